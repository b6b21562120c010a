//! Values that have a name: so they stand in the settings, on the command line, and one after the
//! other where something is chosen.

use serde::{Deserialize, Deserializer, Serializer, de::Error};

/// A value with a name in files and options.
pub trait Named: Copy + PartialEq + 'static {
    /// All values, in the order in which they are offered.
    const NAMES: &'static [(&'static str, Self)];

    /// The value of a name.
    fn of(name: &str) -> Result<Self, String> {
        let found = Self::NAMES.iter().find(|(known, _)| *known == name);
        found.map(|&(_, value)| value).ok_or_else(|| {
            let names: Vec<&str> = Self::NAMES.iter().map(|&(name, _)| name).collect();
            format!("'{name}' is none of: {}", names.join(", "))
        })
    }

    /// Its name.
    fn name(self) -> &'static str {
        let found = Self::NAMES.iter().find(|(_, value)| *value == self);
        found.map_or("", |(name, _)| name)
    }

    /// Its place among all.
    fn place(self) -> usize {
        Self::NAMES.iter().position(|(_, value)| *value == self).unwrap_or(0)
    }

    /// The next one, after the last the first.
    fn next(self) -> Self {
        Self::NAMES[(self.place() + 1) % Self::NAMES.len()].1
    }
}

/// For `#[serde(with = "named")]`.
pub fn serialize<T: Named, S: Serializer>(value: &T, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(value.name())
}

/// For `#[serde(with = "named")]`.
pub fn deserialize<'de, T: Named, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    T::of(&String::deserialize(from)?).map_err(D::Error::custom)
}
