//! The C library as programs in C and C++ meet it: built by cargo, included, linked and run.
//!
//! The programs are in `tests/c` and `tests/cpp`; a check that fails there names its file and line.

mod c;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use c::{ROOT, run};
use serde_json::Value;

/// What every program is compiled with.
const STRICT: [&str; 5] = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-g"];

/// What a static libduiyi.a of std needs on Linux, as `rustc --print native-static-libs` lists it.
const NATIVE: [&str; 6] = ["-lgcc_s", "-lutil", "-lrt", "-lpthread", "-lm", "-ldl"];

/// The folder with libduiyi.so and libduiyi.a, as `cargo build --release` leaves them.
fn library() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        // This test is target/debug/deps/capi-…
        let test = std::env::current_exe().expect("a test knows where it is");
        let target = test.ancestors().nth(3).expect("cargo's layout").to_owned();
        let build = ["build", "--release", "--package", "duiyi-capi", "--target-dir"];
        let mut cargo = Command::new(env!("CARGO"));
        run(cargo.args(build).arg(&target).current_dir(ROOT), "cargo");
        target.join("release")
    })
}

/// Compiles a program of `tests` and runs it.
fn check(compiler: &str, package: &str, flags: &[&str], program: &str, link: &[&str]) {
    let name = format!("{program}{}", flags.concat()).replace('/', " ");
    let binary = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut compile = Command::new(compiler);
    compile.args(flags).args(STRICT);
    compile.args(["include", "bindings/cpp", "tests/c"].map(|folder| format!("-I{ROOT}/{folder}")));
    compile.arg(format!("{ROOT}/tests/{program}")).arg("-o").arg(&binary);
    compile.arg("-L").arg(library()).args(link);
    run(&mut compile, package);
    run(Command::new(&binary).env("LD_LIBRARY_PATH", library()), package);
}

fn check_c99(program: &str) {
    check("cc", "gcc", &["-std=c99"], &format!("c/{program}.c"), &["-lduiyi"]);
}

#[test]
fn macros_in_every_dialect() {
    for dialect in ["c99", "c11", "c17"] {
        let flags = [&format!("-std={dialect}"), "-Wconversion"];
        check("cc", "gcc", &flags, "c/macros.c", &["-lduiyi"]);
    }
    for dialect in ["c++11", "c++17", "c++20"] {
        let flags = ["-xc++", &format!("-std={dialect}"), "-Wconversion"];
        check("c++", "g++", &flags, "c/macros.c", &["-xnone", "-lduiyi"]);
    }
}

#[test]
fn a_game_of_chess() {
    check_c99("chess");
}

#[test]
fn a_game_of_xiangqi() {
    check_c99("xiangqi");
}

#[test]
fn a_session() {
    check_c99("session");
}

#[test]
fn saved_games() {
    check_c99("saves");
}

#[test]
fn games_from_files() {
    check_c99("files");
}

#[test]
fn clocks_and_events() {
    check_c99("clock");
}

#[test]
fn the_position_editor() {
    check_c99("editor");
}

#[test]
fn words() {
    check_c99("words");
}

#[test]
fn score_cards() {
    check_c99("score_card");
}

#[test]
fn the_arbiter() {
    check_c99("arbiter");
}

#[test]
fn errors_in_words() {
    check_c99("errors");
}

#[test]
fn the_opponent() {
    check_c99("thinking");
}

#[test]
fn advice() {
    check_c99("advice");
}

#[test]
fn threads() {
    check("cc", "gcc", &["-std=c99", "-pthread"], "c/threads.c", &["-lduiyi"]);
}

#[test]
fn the_binding_for_cpp() {
    for dialect in ["-std=c++17", "-std=c++20"] {
        for exceptions in ["-fexceptions", "-fno-exceptions"] {
            let flags = [dialect, exceptions, "-Wconversion"];
            check("c++", "g++", &flags, "cpp/binding.cpp", &["-lduiyi"]);
        }
    }
}

#[test]
fn the_binding_for_cpp_leaves_nothing_out() {
    let cpp = Path::new(ROOT).join("bindings/cpp");
    let parts = fs::read_dir(cpp.join("duiyi")).expect("a folder of ours");
    let headers = parts.map(|part| part.expect("a header").path()).chain([cpp.join("duiyi.hpp")]);
    let binding: String =
        headers.map(|header| fs::read_to_string(header).expect("a header of ours")).collect();
    // Choices are handed out as C has them, and their values with them.
    let as_in_c = |name: &str| {
        let values = ["DUIYI_CHOICE_", "DUIYI_SPAN_", "DUIYI_CHASE_", "DUIYI_CHECKS_"];
        name == "duiyi_rule_choices" || values.iter().any(|value| name.starts_with(value))
    };
    let words: BTreeSet<_> = binding.split(|c: char| c != '_' && !c.is_alphanumeric()).collect();
    let api: Value = serde_json::from_str(include_str!("../bindings/c/duiyi_api.json")).unwrap();
    for kind in ["functions", "structs", "constants"] {
        let entries = api[kind].as_object().expect("a table").iter();
        for (name, entry) in entries.filter(|(name, _)| !as_in_c(name)) {
            assert!(words.contains(name.as_str()), "bindings/cpp knows no {name}");
            let fields = entry.as_array().into_iter().flatten();
            for field in fields.map(|field| field["name"].as_str().expect("a name")) {
                let silent =
                    ["struct_size", "pad", "pad_2", "reserved", "square_count"].contains(&field);
                assert!(silent || words.contains(field), "bindings/cpp knows no {name}.{field}");
            }
        }
    }
}

#[test]
fn the_static_library_links_too() {
    let archive = library().join("libduiyi.a");
    let link: Vec<_> = [archive.to_str().expect("a path")].into_iter().chain(NATIVE).collect();
    check("cc", "gcc", &["-std=c99", "-O1"], "c/xiangqi.c", &link);
}

#[test]
fn the_shared_library_exports_the_functions_of_the_header_and_nothing_else() {
    let mut nm = Command::new("nm");
    let shared = library().join("libduiyi.so");
    let output = run(nm.args(["-D", "--defined-only", "-P"]).arg(shared), "binutils");
    let listing = String::from_utf8(output.stdout).expect("names of C are ASCII");
    let exported: BTreeSet<_> = listing.lines().filter_map(|l| l.split(' ').next()).collect();
    let expected: BTreeSet<_> = include_str!("abi/symbols.txt").lines().collect();
    assert!(expected.iter().all(|name| name.starts_with("duiyi_")));
    assert_eq!(exported, expected);
}

#[test]
fn the_library_has_no_variable_of_its_own() {
    let mut objdump = Command::new("objdump");
    let output = run(objdump.arg("-t").arg(library().join("libduiyi.so")), "binutils");
    let listing = String::from_utf8(output.stdout).expect("names of symbols are ASCII");
    let is_variable = |line: &&str| {
        line.split_whitespace().any(|word| [".data", ".bss", ".tdata", ".tbss"].contains(&word))
    };
    let variables: Vec<_> = listing.lines().filter(is_variable).collect();
    // Those of the standard library, for panics, show that there is something to find.
    assert!(variables.iter().any(|line| line.contains("panicking")), "{variables:?}");
    assert!(!variables.iter().any(|line| line.contains("duiyi")), "{variables:?}");
}
