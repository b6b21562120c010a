//! Files in the user's data folder: written whole or not at all; damaged ones are set aside.

use std::env;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The game, the settings; and the score card, which all boards on this machine share.
pub const GAME: &str = "terminal-game.json";
pub const SETTINGS: &str = "terminal-settings.json";
pub const SCORE_CARD: &str = "score-card.json";

/// Something about the files that the user should read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A damaged file has another name now.
    SetAside(String),
    /// A file cannot be read or written, in the words of the system.
    Failed(String),
}

/// A folder of small texts. What goes wrong is gathered for the user to read: a board without its
/// folder still plays.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    notices: Vec<Notice>,
    /// The last failure, which is told once.
    failed: Option<String>,
}

impl Store {
    pub fn new(folder: PathBuf) -> Store {
        Store { folder, notices: Vec::new(), failed: None }
    }

    /// What there is to tell the user since the last time.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// What `read` makes of a file; `None` if there is none. A text that it refuses is set aside
    /// under another name, never overwritten.
    pub fn load<T, E>(&mut self, name: &str, read: impl Fn(&str) -> Result<T, E>) -> Option<T> {
        let bytes = match fs::read(self.folder.join(name)) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return None,
            Err(error) => {
                self.fail(&error);
                return None;
            }
        };
        let value = String::from_utf8(bytes).ok().and_then(|text| read(&text).ok());
        if value.is_none() {
            match set_aside(&self.folder, name) {
                Ok(other) => self.notices.push(Notice::SetAside(other)),
                Err(error) => self.fail(&error),
            }
        }
        value
    }

    /// Writes a file beside the old one and puts it in its place: whoever is killed meanwhile leaves
    /// the old one or the new one.
    pub fn save(&mut self, name: &str, text: &str) {
        match self.write(name, text) {
            Ok(()) => self.failed = None,
            Err(error) => self.fail(&error),
        }
    }

    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let scratch = self.folder.join(format!("{name}.{}.new", std::process::id()));
        fs::write(&scratch, text)?;
        fs::rename(&scratch, self.folder.join(name))
    }

    fn fail(&mut self, error: &io::Error) {
        let text = format!("{}: {error}", self.folder.display());
        if self.failed.as_ref() != Some(&text) {
            self.failed = Some(text.clone());
            self.notices.push(Notice::Failed(text));
        }
    }
}

/// Gives a file the first free name, and tells which.
fn set_aside(folder: &Path, name: &str) -> io::Result<String> {
    let stem = name.trim_end_matches(".json");
    let mut number = 1;
    loop {
        let other = format!("{stem}.damaged-{number}.json");
        // A link fails where a name is taken, so that no earlier one is lost.
        match fs::hard_link(folder.join(name), folder.join(&other)) {
            Ok(()) => return fs::remove_file(folder.join(name)).map(|()| other),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            // There are file systems without links.
            Err(_) if !folder.join(&other).exists() => {
                return fs::rename(folder.join(name), folder.join(&other)).map(|()| other);
            }
            Err(error) => return Err(error),
        }
    }
}

/// Where programs of this platform keep a user's data.
pub fn data_folder() -> PathBuf {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = env::home_dir().unwrap_or_default();
    let base = if cfg!(windows) {
        set("APPDATA").unwrap_or_else(|| home.join("AppData/Roaming"))
    } else if cfg!(target_os = "macos") {
        home.join("Library/Application Support")
    } else {
        set("XDG_DATA_HOME").unwrap_or_else(|| home.join(".local/share"))
    };
    base.join("duiyi")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_file_is_set_aside_under_a_free_name() {
        let folder = env::temp_dir().join(format!("duiyi-store-{}", std::process::id()));
        let mut store = Store::new(folder.clone());
        let read = |text: &str| text.parse::<u8>();
        assert_eq!(store.load("a.json", read), None);
        for number in 1..=2 {
            store.save("a.json", "rubbish");
            assert_eq!(store.load("a.json", read), None);
            let other = format!("a.damaged-{number}.json");
            assert_eq!(fs::read_to_string(folder.join(&other)).unwrap(), "rubbish");
            assert_eq!(store.take_notices(), [Notice::SetAside(other)]);
        }
        store.save("a.json", "7");
        assert_eq!(store.load("a.json", read), Some(7));
        fs::remove_dir_all(folder).unwrap();
    }
}
