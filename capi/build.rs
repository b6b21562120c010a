//! How the shared library is called and laid out on each system.

#![allow(clippy::disallowed_methods)] // a build script is told everything by the environment

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // cargo-c gives the library a versioned name of its own, as distributions want it.
    if std::env::var_os("CARGO_FEATURE_CAPI").is_some() {
        return;
    }
    let os = std::env::var("CARGO_CFG_TARGET_OS").expect("cargo sets it");
    // Without a name of its own a library is remembered by the path it was linked from. The name is
    // unversioned so that programs run against target/release.
    let arguments: &[&str] = match os.as_str() {
        "linux" | "freebsd" => &["-Wl,-soname,libduiyi.so"],
        // Android 15 loads nothing with smaller pages.
        "android" => &["-Wl,-soname,libduiyi.so", "-Wl,-z,max-page-size=16384"],
        "macos" | "ios" => &["-Wl,-install_name,@rpath/libduiyi.dylib"],
        _ => &[],
    };
    for argument in arguments {
        println!("cargo:rustc-cdylib-link-arg={argument}");
    }
}
