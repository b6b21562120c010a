//! What the tests with C programs share.

use std::process::{Command, Output};

pub(crate) const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Runs a tool to its end; `package` is what to install where it is missing.
pub(crate) fn run(command: &mut Command, package: &str) -> Output {
    let tool = command.get_program().to_string_lossy().into_owned();
    let output = command.output().unwrap_or_else(|error| {
        panic!("cannot run {tool} ({error}): install it, on Debian by `apt install {package}`")
    });
    assert!(
        output.status.success(),
        "{command:?} failed, {}\n{}{}",
        output.status,
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    output
}
