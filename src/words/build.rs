//! A part of `build.rs`: reads the files of `languages/` and makes tables of them, so that nothing is
//! parsed when the library runs. What a file lacks stops the build. (The tests of the words read
//! files with faults, and languages that nobody speaks, by the same functions.)

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

/// In a compiled text a field is one byte, its place counted from 1.
const FIELDS_AT_MOST: usize = 25;
/// Then come a field, and forms with a byte between, of which its number chooses one.
const PLURAL: char = '\u{1C}';
const NEXT_FORM: char = '\u{1D}';
const PLURAL_END: char = '\u{1E}';

/// How a language chooses among the forms of a plural, and how many forms there are.
pub(crate) const PLURALS: [(&str, &str, usize); 3] =
    [("other", "Other", 1), ("one other", "OneOther", 2), ("one few many", "OneFewMany", 3)];

/// How moves of xiangqi are written in a language.
pub(crate) const NOTATIONS: [(&str, &str); 3] =
    [("WXF", "Wxf"), ("Chinese", "Chinese"), ("traditional Chinese", "ChineseTraditional")];

/// Lines that are no texts.
const SETTINGS: [&str; 2] = ["plural", "notation"];

/// What every language has: the keys and fields of the English file, in its order.
pub(crate) struct Shape {
    pub keys: Vec<String>,
    pub fields: Vec<String>,
    /// The fields of each key, and whether a language may do without: those that only choose forms.
    of_key: Vec<BTreeMap<usize, bool>>,
}

/// A language, compiled.
pub(crate) struct Language {
    /// The place of its rule in [`PLURALS`].
    pub plural: usize,
    /// The place in [`NOTATIONS`].
    pub notation: usize,
    /// All texts, in the order of the keys.
    pub text: String,
    /// Where each of them ends.
    pub ends: Vec<u16>,
}

/// Writes `words.rs` into OUT_DIR: a table for each file, called as the file is.
pub(crate) fn write() {
    let [root, out] = ["CARGO_MANIFEST_DIR", "OUT_DIR"].map(|name| env::var_os(name).expect(name));
    let folder = Path::new(&root).join("src/words/languages");
    println!("cargo:rerun-if-changed=src/words/build.rs");
    println!("cargo:rerun-if-changed=src/words/languages");
    let code = code(&folder).unwrap_or_else(|error| panic!("{error}"));
    fs::write(Path::new(&out).join("words.rs"), code).expect("OUT_DIR");
}

fn code(folder: &Path) -> Result<String, String> {
    let read =
        |path: &Path| fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()));
    let shape = Shape::of("en.txt", &read(&folder.join("en.txt"))?)?;
    let mut code = shape.code();
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the languages")
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    for path in files {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        let language = shape.compile(&name, &read(&path)?)?;
        code += &language.code(&name.trim_end_matches(".txt").replace('-', "_").to_uppercase());
    }
    Ok(code)
}

impl Shape {
    pub(crate) fn of(name: &str, english: &str) -> Result<Shape, String> {
        let mut shape = Shape { keys: Vec::new(), fields: Vec::new(), of_key: Vec::new() };
        for line in lines(name, english)?.into_iter().filter(|line| !SETTINGS.contains(&line.key)) {
            let mut fields = BTreeMap::new();
            for part in line.parts()? {
                let Part::Field(field, forms) = part else { continue };
                let known = shape.fields.iter().position(|name| name == field);
                *fields.entry(known.unwrap_or(shape.fields.len())).or_insert(true) &=
                    !forms.is_empty();
                if known.is_none() {
                    shape.fields.push(field.to_owned());
                }
            }
            shape.keys.push(line.key.to_owned());
            shape.of_key.push(fields);
        }
        match shape.fields.len() {
            0..=FIELDS_AT_MOST => Ok(shape),
            many => Err(format!("{name}: {many} fields are too many")),
        }
    }

    /// Compiles a language. It must have each key of English with each of its fields, and no other.
    pub(crate) fn compile(&self, name: &str, source: &str) -> Result<Language, String> {
        let lines = lines(name, source)?;
        let find = |key: &str| {
            let line = lines.iter().find(|line| line.key == key);
            line.ok_or_else(|| format!("{name}: lacks the key '{key}'"))
        };
        if let Some(line) = lines.iter().find(|line| !self.has(line.key)) {
            return Err(line.error("English has no such key"));
        }
        let [plural, notation] = [find("plural")?, find("notation")?];
        let mut language = Language {
            plural: plural.choose(PLURALS.iter().map(|(name, ..)| *name))?,
            notation: notation.choose(NOTATIONS.iter().map(|(name, _)| *name))?,
            text: String::new(),
            ends: Vec::new(),
        };
        for (key, fields) in self.keys.iter().zip(&self.of_key) {
            self.compile_line(find(key)?, fields, &mut language)?;
        }
        Ok(language)
    }

    fn has(&self, key: &str) -> bool {
        SETTINGS.contains(&key) || self.keys.iter().any(|known| known == key)
    }

    fn compile_line(
        &self,
        line: &Line<'_>,
        fields: &BTreeMap<usize, bool>,
        language: &mut Language,
    ) -> Result<(), String> {
        let mut used = BTreeSet::new();
        for part in line.parts()? {
            let (name, forms) = match part {
                Part::Plain(plain) => {
                    language.text += plain;
                    continue;
                }
                Part::Field(name, forms) => (name, forms),
            };
            let place = self.fields.iter().position(|known| known == name);
            let place = place.filter(|place| fields.contains_key(place));
            let place = place.ok_or_else(|| line.error(&format!("no {{{name}}} in English")))?;
            used.insert(place);
            let byte = char::from(place as u8 + 1);
            if forms.is_empty() {
                language.text.push(byte);
            } else if forms.len() == PLURALS[language.plural].2 {
                let forms = forms.join(&NEXT_FORM.to_string());
                write!(language.text, "{PLURAL}{byte}{forms}{PLURAL_END}").expect("a String");
            } else {
                return Err(line.error("not as many forms as the plural of the language has"));
            }
        }
        let lacks = |(place, optional): (&usize, &bool)| !optional && !used.contains(place);
        if let Some((&place, _)) = fields.iter().find(|&field| lacks(field)) {
            return Err(line.error(&format!("lacks {{{}}}", self.fields[place])));
        }
        let end = u16::try_from(language.text.len());
        language.ends.push(end.map_err(|_| line.error("more text than a table holds"))?);
        Ok(())
    }

    /// Keys and fields as enums, and how a number chooses among forms.
    pub(crate) fn code(&self) -> String {
        let keys = self.keys.iter().map(|key| camel(key)).collect::<Vec<_>>();
        let fields = self.fields.iter().map(|field| camel(field)).collect::<Vec<_>>();
        format!(
            "/// The texts that every language has.\n\
             #[derive(Clone, Copy, Debug, PartialEq, Eq)]\n\
             #[cfg_attr(not(feature = \"capi\"), allow(dead_code))]\n\
             pub(crate) enum Key {{ {} }}\n\
             /// What is filled into texts.\n\
             #[derive(Clone, Copy, Debug, PartialEq, Eq)]\n\
             #[cfg_attr(not(feature = \"alloc\"), allow(dead_code))]\n\
             pub(crate) enum Field {{ {} }}\n",
            keys.join(",\n"),
            fields.join(",\n"),
        )
    }
}

impl Language {
    /// The table as Rust has it.
    pub(crate) fn code(&self, name: &str) -> String {
        let (plural, notation) = (PLURALS[self.plural].1, NOTATIONS[self.notation].1);
        format!(
            "pub(super) static {name}: Table = Table {{ plural: Plural::{plural}, notation: \
             Notation::{notation}, text: {:?}, ends: &{:?} }};\n",
            self.text, self.ends
        )
    }
}

/// A key and its text.
struct Line<'t> {
    file: &'t str,
    number: usize,
    key: &'t str,
    text: &'t str,
}

/// A piece of a text: words, or a field with the forms it chooses among.
enum Part<'t> {
    Plain(&'t str),
    Field(&'t str, Vec<&'t str>),
}

fn lines<'t>(file: &'t str, source: &'t str) -> Result<Vec<Line<'t>>, String> {
    let mut lines: Vec<Line<'t>> = Vec::new();
    for (number, text) in source.lines().enumerate().map(|(place, line)| (place + 1, line.trim())) {
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let (key, text) = text.split_once('=').unwrap_or((text, ""));
        let line = Line { file, number, key: key.trim(), text: text.trim() };
        if text.trim().is_empty() {
            return Err(line.error("'key = text' is a line, or 'key = \"\"'"));
        }
        if lines.iter().any(|other| other.key == line.key) {
            return Err(line.error("the key stands here for the second time"));
        }
        // Quotes keep what would be trimmed.
        let quoted = line.text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
        lines.push(Line { text: quoted.unwrap_or(line.text), ..line });
    }
    Ok(lines)
}

impl<'t> Line<'t> {
    fn error(&self, what: &str) -> String {
        format!("{}, line {}, {}: {what}", self.file, self.number, self.key)
    }

    /// The place of the text in a list of those that are possible.
    fn choose<'n>(&self, mut names: impl Iterator<Item = &'n str>) -> Result<usize, String> {
        let place = names.position(|name| name == self.text);
        place.ok_or_else(|| self.error(&format!("'{}' is none of those there are", self.text)))
    }

    fn parts(&self) -> Result<Vec<Part<'t>>, String> {
        let (mut parts, mut rest) = (Vec::new(), self.text);
        if rest.contains(char::is_control) {
            return Err(self.error("a control character"));
        }
        while let Some((plain, more)) = rest.split_once('{') {
            let (field, after) =
                more.split_once('}').ok_or_else(|| self.error("a brace is not closed"))?;
            let mut forms = field.split('|');
            let name = forms.next().unwrap_or_default();
            if name.is_empty() || field.contains('{') || plain.contains('}') {
                return Err(self.error("braces hold the name of a field"));
            }
            parts.extend([Part::Plain(plain), Part::Field(name, forms.collect())]);
            rest = after;
        }
        if rest.contains('}') {
            return Err(self.error("a brace is not opened"));
        }
        parts.push(Part::Plain(rest));
        Ok(parts)
    }
}

/// `reason.horse_leg`: `ReasonHorseLeg`.
fn camel(name: &str) -> String {
    let words = name.split(['.', '_']).filter_map(|word| word.split_at_checked(1));
    words.map(|(first, rest)| first.to_uppercase() + rest).collect()
}
