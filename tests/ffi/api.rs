//! What the header declares, by bindings/c/duiyi_api.json: the tables of these tests are held
//! against it, so that a new function or argument cannot be forgotten.

use serde_json::Value;

pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) arguments: Vec<Argument>,
}

pub(crate) struct Argument {
    pub(crate) name: String,
    /// In the words of C.
    pub(crate) c_type: String,
}

impl Argument {
    pub(crate) fn is_pointer(&self) -> bool {
        self.c_type.ends_with('*') || self.c_type == "duiyi_progress_fn"
    }

    pub(crate) fn is_only_read(&self) -> bool {
        self.c_type.starts_with("const ")
    }

    /// The type behind a pointer.
    pub(crate) fn pointee(&self) -> &str {
        self.c_type.trim_start_matches("const ").trim_end_matches(" *")
    }
}

fn read() -> Value {
    serde_json::from_str(include_str!("../../bindings/c/duiyi_api.json")).expect("a file of ours")
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

pub(crate) fn functions() -> Vec<Function> {
    let api = read();
    let argument = |a: &Value| Argument { name: text(&a["name"]), c_type: text(&a["type"]) };
    let function = |(name, entry): (&String, &Value)| Function {
        name: name.clone(),
        arguments: entry["arguments"].as_array().expect("a list").iter().map(argument).collect(),
    };
    api["functions"].as_object().expect("a table").iter().map(function).collect()
}

/// The fields of a struct.
pub(crate) fn fields(of: &str) -> Vec<String> {
    let api = read();
    let fields = api["structs"][of].as_array().expect("a struct of the header").iter();
    fields.map(|field| text(&field["name"])).collect()
}

/// The structs that begin with `struct_size`.
pub(crate) fn growing_structs() -> Vec<String> {
    let api = read();
    let structs = api["structs"].as_object().expect("a table").iter();
    structs.filter(|(_, f)| f[0]["name"] == "struct_size").map(|(name, _)| name.clone()).collect()
}
