//! Tells the code whether it is to be small, makes tables of the words (feature `words`), and writes
//! the C header (feature `header`).

#![allow(clippy::disallowed_methods)] // a build script is told everything by the environment

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // cfg(small_code): optimised for size, the largest functions are not copied into their callers,
    // which saves a third of the library.
    println!("cargo:rustc-check-cfg=cfg(small_code)");
    if matches!(std::env::var("OPT_LEVEL").as_deref(), Ok("s" | "z")) {
        println!("cargo:rustc-cfg=small_code");
    }
    #[cfg(feature = "words")]
    words::write();
    #[cfg(feature = "header")]
    header::write();
}

#[cfg(feature = "header")]
fn variable(name: &str) -> String {
    std::env::var(name).expect("cargo sets it")
}

/// `words.rs`: the texts of all languages, for `src/words/table.rs`.
#[cfg(feature = "words")]
#[path = "src/words/build.rs"]
#[allow(dead_code)] // parts are for the tests of the words
mod words;

/// `duiyi.h`: the contract, then one section after the other, each made by cbindgen of a few files
/// of `src/ffi`. Whole files in this order, rather than the whole crate at once, so that every type
/// stands beside its constants and functions.
#[cfg(feature = "header")]
mod header {
    use std::path::{Path, PathBuf};
    use std::{env, fs};

    use super::variable;

    const SECTIONS: [(&str, &[&str]); 11] = [
        (
            "1. Plain values",
            &[
                "values/variant",
                "values/rules",
                "values/side",
                "values/square",
                "values/kind",
                "values/piece",
                "values/moves",
                "values/notation",
                "values/outcome",
                "values/termination",
                "values/offence",
                "values/article",
                "values/claim",
                "values/action",
                "values/event",
                "values/fen_cause",
                "values/fen_field",
                "values/reason",
                "values/merit",
                "values/grade",
                "values/puzzle_state",
                "values/seat",
                "values/answer",
                "values/may",
                "values/language",
                "values/text_family",
                "values/status",
            ],
        ),
        ("2. Facts about the loaded library", &["facts", "rule_choices"]),
        ("3. A game's life", &["clock_options", "game", "tags", "saves", "editor"]),
        (
            "4. Looking at a game",
            &[
                "state",
                "board",
                "move_info",
                "legal",
                "explain",
                "evidence",
                "move_text",
                "history",
                "ply",
            ],
        ),
        ("5. Playing", &["play", "offer", "ending", "clock", "events"]),
        ("6. Thinking", &["engine", "limits", "score", "report", "search"]),
        ("7. Score cards", &["score_card"]),
        ("8. Words", &["words"]),
        ("9. Files", &["values/format", "values/note", "files", "tree"]),
        ("10. Advice", &["threats", "hint", "review", "puzzle", "manners"]),
        ("11. The table", &["table_options", "table", "table_hand", "table_view", "table_actions"]),
    ];

    /// Writes the header into OUT_DIR, and over include/duiyi.h only if DUIYI_UPDATE_HEADER is set:
    /// a build must not change the sources unasked.
    pub(crate) fn write() {
        println!("cargo:rerun-if-changed=cbindgen.toml");
        println!("cargo:rerun-if-changed=src/ffi");
        println!("cargo:rerun-if-changed=include/duiyi.h");
        println!("cargo:rerun-if-env-changed=DUIYI_UPDATE_HEADER");
        let root = PathBuf::from(variable("CARGO_MANIFEST_DIR"));
        let text = header(&root);
        fs::write(Path::new(&variable("OUT_DIR")).join("duiyi.h"), &text).expect("OUT_DIR");
        let include = root.join("include/duiyi.h");
        if env::var_os("DUIYI_UPDATE_HEADER").is_some()
            && fs::read_to_string(&include).ok().as_ref() != Some(&text)
        {
            fs::write(&include, &text).expect("include/duiyi.h");
        }
    }

    fn header(root: &Path) -> String {
        let ffi = root.join("src/ffi");
        let contract = fs::read_to_string(ffi.join("contract.md")).expect("contract.md");
        let mut frame =
            cbindgen::Config::from_file(root.join("cbindgen.toml")).expect("cbindgen.toml");
        let inside = cbindgen::Config {
            include_guard: None,
            sys_includes: Vec::new(),
            after_includes: None,
            ..frame.clone()
        };
        let sections: String =
            SECTIONS.iter().map(|(title, files)| section(&ffi, &inside, title, files)).collect();
        frame.header = Some(comment("duiyi.h", &contract));
        frame.after_includes = frame.after_includes.map(|text| {
            text.replace("@VERSION@", &version()).replace("@SECTIONS@", sections.trim_end())
        });
        generate(cbindgen::Builder::new().with_config(frame))
    }

    fn section(ffi: &Path, config: &cbindgen::Config, title: &str, files: &[&str]) -> String {
        let mut text = format!("/* {:=<92} */\n\n", format!("== {title} "));
        for file in files {
            text += part(&ffi.join(format!("{file}.rs")), config.clone()).trim();
            text += "\n\n";
        }
        // cbindgen names a type of the same file `struct duiyi_x` and those of others `duiyi_x`;
        // the short name is enough.
        ["(struct ", ", struct ", "const struct ", "  struct "]
            .iter()
            .fold(text, |text, long| text.replace(long, &long.replace("struct ", "")))
    }

    fn part(file: &Path, mut config: cbindgen::Config) -> String {
        let source = fs::read_to_string(file).expect("a file of src/ffi");
        // All structs, also those that only functions of other files use.
        config.export.include = source
            .lines()
            .filter_map(|line| line.strip_prefix("pub struct "))
            .filter_map(|line| line.split_whitespace().next())
            .map(str::to_owned)
            .collect();
        generate(cbindgen::Builder::new().with_config(config).with_src(file))
    }

    fn generate(builder: cbindgen::Builder) -> String {
        let mut text = Vec::new();
        builder.generate().expect("cbindgen reads src/ffi").write(&mut text);
        String::from_utf8(text).expect("the sources are UTF-8")
    }

    fn comment(title: &str, text: &str) -> String {
        let lines = text.lines().map(|line| format!(" * {line}").trim_end().to_owned() + "\n");
        let origin = "Generated from src/ffi by cbindgen; do not edit.";
        let licence = "SPDX-License-Identifier: MIT OR Apache-2.0";
        format!("/*\n * {title}. {origin}\n * {licence}\n *\n{} */", lines.collect::<String>())
    }

    fn version() -> String {
        let parts = ["MAJOR", "MINOR", "PATCH"];
        let lines = parts.map(|part| {
            let number = variable(&format!("CARGO_PKG_VERSION_{part}"));
            format!("#define DUIYI_VERSION_{part} {number}")
        });
        lines.join("\n")
    }
}
