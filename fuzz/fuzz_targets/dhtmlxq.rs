#![no_main]

#[path = "../check.rs"]
mod check;

libfuzzer_sys::fuzz_target!(|file: &[u8]| check::check(duiyi::files::Format::DhtmlXq, file));
