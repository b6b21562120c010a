//! The C ABI in numbers, as a compiler reads them out of the header. What these snapshots hold,
//! programs have been built with: a line that changes breaks them.

mod c;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use c::{ROOT, run};
use serde_json::Value;

/// The names to ask the compiler for.
fn api() -> Value {
    let text = include_str!("../bindings/c/duiyi_api.json");
    serde_json::from_str(text).expect("a file of ours")
}

fn names(fields: &Value) -> impl Iterator<Item = &str> {
    fields.as_array().expect("a list").iter().map(|field| field["name"].as_str().expect("a name"))
}

fn entries<'a>(api: &'a Value, kind: &str) -> impl Iterator<Item = (&'a str, &'a Value)> {
    api[kind].as_object().expect("a table").iter().map(|(name, entry)| (name.as_str(), entry))
}

/// What the compiler makes of each expression of C. They come back as notes in its assembly, so
/// that nothing is linked or run and any target will do.
fn numbers(flags: &[&str], expressions: &[String]) -> Vec<u64> {
    let mut source = String::from("#include <duiyi.h>\nvoid numbers(void)\n{\n");
    for expression in expressions {
        source += &format!("    __asm__(\"\\n-> %c0\" : : \"i\"({expression}));\n");
    }
    source += "}\n";
    let folder = scratch();
    // A bare compiler has no <string.h>; the header needs one function of it.
    fs::write(folder.join("string.h"), "void *memset(void *, int, size_t);\n").expect("written");
    fs::write(folder.join("numbers.c"), source).expect("written");
    let mut compile = Command::new("cc");
    compile.args(["-S", "-ffreestanding", "-Wall", "-Wpadded", "-Werror"]).args(flags);
    compile.arg("-I").arg(&folder).arg(format!("-I{ROOT}/include"));
    compile.arg(folder.join("numbers.c")).args(["-o", "-"]);
    let assembly = String::from_utf8(run(&mut compile, "gcc").stdout).expect("ASCII");
    let notes = assembly.lines().filter_map(|line| line.strip_prefix("-> "));
    let numbers: Vec<u64> = notes.map(|number| number.parse().expect("a number")).collect();
    assert_eq!(numbers.len(), expressions.len());
    numbers
}

/// Each number type and each struct with its size, each field with the bytes it takes.
fn layout(flags: &[&str]) -> String {
    let api = api();
    let mut expressions = Vec::new();
    for (name, _) in entries(&api, "numbers") {
        expressions.push(format!("sizeof({name})"));
    }
    for (name, fields) in entries(&api, "structs") {
        expressions.push(format!("sizeof({name})"));
        for field in names(fields) {
            expressions.push(format!("offsetof({name}, {field})"));
            expressions.push(format!("sizeof((({name} *)0)->{field})"));
        }
    }
    let mut numbers = numbers(flags, &expressions).into_iter();
    let mut next = || numbers.next().expect("one for each expression");
    let mut text = String::new();
    for (name, _) in entries(&api, "numbers") {
        text += &format!("{name}: {}\n", next());
    }
    for (name, fields) in entries(&api, "structs") {
        text += &format!("{name}: {}\n", next());
        for field in names(fields) {
            let (first, size) = (next(), next());
            text += &format!("    {first:3}..={:<3}  {field}\n", first + size - 1);
        }
    }
    text
}

/// A folder of this thread's own under target.
fn scratch() -> PathBuf {
    let name = format!("abi {}", std::thread::current().name().expect("a test has a name"));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder under target");
    folder
}

/// Compares with tests/abi/NAME.snap.
fn assert_unchanged(name: &str, text: &str) {
    insta::with_settings!({
        snapshot_path => "abi",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, { insta::assert_snapshot!(name, text) });
}

#[test]
#[cfg(target_pointer_width = "64")]
fn structs_of_64_bit() {
    assert_unchanged("structs_64_bit", &layout(&[]));
}

#[test]
#[cfg(target_arch = "x86_64")] // where one compiler has both widths
fn structs_of_32_bit() {
    let i386 = layout(&["-m32"]);
    assert_unchanged("structs_32_bit", &i386);
    // i386 on Linux aligns 64-bit integers to 4 bytes; ARM, RISC-V, wasm and Windows to 8.
    assert_eq!(layout(&["-m32", "-malign-double"]), i386);
}

#[test]
fn constants() {
    let api = api();
    let names: Vec<String> = entries(&api, "constants").map(|(name, _)| name.to_owned()).collect();
    let mut text = String::new();
    for (name, number) in names.iter().zip(numbers(&[], &names)) {
        assert_eq!(api["constants"][name], number, "{name} in duiyi_api.json");
        text += &format!("{name} {number}\n");
    }
    assert_unchanged("constants", &text);
}
