//! include/duiyi.h is what build.rs makes of src/ffi today, and documents every function.

/// What build.rs has just made.
const MADE: &str = include_str!(concat!(env!("OUT_DIR"), "/duiyi.h"));
/// What C programs include.
const INCLUDED: &str = include_str!("../include/duiyi.h");

#[test]
fn the_header_is_current() {
    assert!(
        MADE == INCLUDED,
        "include/duiyi.h is not what src/ffi says; update it by\n\n    \
         ./x header\n"
    );
}

#[test]
fn every_function_tells_its_age_and_shows_an_example() {
    let mut functions = 0;
    for block in INCLUDED.split("\n\n").filter(|block| block.contains("\nDUIYI_API")) {
        functions += 1;
        assert!(block.lines().any(|line| line.starts_with("/// Since: ")), "no Since:\n{block}");
        assert!(block.lines().any(|line| line.starts_with("/// Example: `")), "none:\n{block}");
    }
    assert_eq!(functions, include_str!("abi/symbols.txt").lines().count());
}
