//! What a language file may lack: the build stops, and says where.

use std::string::String;

#[allow(dead_code)] // parts are for build.rs
#[path = "../build.rs"]
pub(super) mod compiler;

const ENGLISH: &str = "plural = one other\nnotation = WXF\n\
                       cat = cat\nmany = {count} {count|cat|cats} of {side}\nspace = \" \"\n";

/// What the compiler says of a language beside the English above.
fn fault(source: &str) -> String {
    let shape = compiler::Shape::of("en.txt", ENGLISH).expect("a whole language");
    shape.compile("xx.txt", source).err().unwrap_or_default()
}

#[test]
fn a_whole_language_is_compiled() {
    assert_eq!(fault(ENGLISH), "");
    let other = "# Deutsch\nspace=\" \"\n\n  cat = Katze\nmany = {side}: {count}\nplural = other\n\
                 notation = Chinese\n";
    assert_eq!(fault(other), "");
    let shape = compiler::Shape::of("en.txt", ENGLISH).unwrap();
    let table = shape.compile("xx.txt", other).unwrap();
    assert_eq!((table.text.as_str(), &table.ends[..]), ("Katze\u{2}: \u{1} ", &[5, 9, 10][..]));
}

#[test]
fn what_is_missing_or_wrong_is_named() {
    let with = |old: &str, new: &str| fault(&ENGLISH.replace(old, new));
    assert_eq!(with("cat = cat\n", ""), "xx.txt: lacks the key 'cat'");
    assert_eq!(with("plural = one other\n", ""), "xx.txt: lacks the key 'plural'");
    assert_eq!(with(" of {side}", ""), "xx.txt, line 4, many: lacks {side}");
    assert_eq!(with("{count} {count|cat|cats}", ""), "xx.txt, line 4, many: lacks {count}");
    assert_eq!(with("= cat", "= {side}"), "xx.txt, line 3, cat: no {side} in English");
    assert_eq!(with("{side}", "{sid}"), "xx.txt, line 4, many: no {sid} in English");
    assert_eq!(with("= cat", "="), "xx.txt, line 3, cat: 'key = text' is a line, or 'key = \"\"'");
    assert_eq!(
        with("= cat\n", "= cat\ncat = cat\n"),
        "xx.txt, line 4, cat: the key stands here for the second time"
    );
    assert_eq!(with("cat =", "dog ="), "xx.txt, line 3, dog: English has no such key");
    let forms = "xx.txt, line 4, many: not as many forms as the plural of the language has";
    assert_eq!(with("|cat|cats", "|cats"), forms);
    assert_eq!(with("one other", "one few many"), forms);
    assert_eq!(
        with("one other", "two"),
        "xx.txt, line 1, plural: 'two' is none of those there are"
    );
    assert_eq!(with("WXF", "SAN"), "xx.txt, line 2, notation: 'SAN' is none of those there are");
    assert_eq!(with("{side}", "{side"), "xx.txt, line 4, many: a brace is not closed");
    assert_eq!(with("{side}", "side}"), "xx.txt, line 4, many: a brace is not opened");
    assert_eq!(with("{side}", "{}"), "xx.txt, line 4, many: braces hold the name of a field");
    assert_eq!(with("= cat", "= c\u{1}t"), "xx.txt, line 3, cat: a control character");
}
