//! The data files of the tests, and whether this is the long run.

use std::fs;
use std::path::Path;

/// Is this the long run (`./x test --long`)?
pub(crate) fn long() -> bool {
    std::env::var_os("DUIYI_LONG").is_some()
}

/// A file under `tests/data`.
pub(crate) fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A file of the shared test facts, if they lie beside the repository.
pub(crate) fn shared(name: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data").join(name);
    fs::read_to_string(path).ok()
}

/// The lines of a data file that say something.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The tab-separated columns of each line.
pub(crate) fn rows<const N: usize>(text: &str) -> impl Iterator<Item = [&str; N]> {
    lines(text).map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        columns.try_into().unwrap_or_else(|_| panic!("not {N} columns: {line}"))
    })
}
