//! How a refusal reaches a script: in the debugger's list of errors, and in what the call returns.

use std::cell::RefCell;
use std::fmt::Display;

use godot::global::push_error;
use godot::prelude::*;

/// Why a call did nothing, in English.
pub(crate) struct Failure(pub(crate) String);

impl<E: Display> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(error.to_string())
    }
}

pub(crate) type Answer<T> = Result<T, Failure>;

/// A failure with that text.
pub(crate) fn fail<T>(why: impl Into<String>) -> Answer<T> {
    Err(Failure(why.into()))
}

/// The last failure of an object.
#[derive(Default)]
pub(crate) struct LastFailure(RefCell<String>);

impl LastFailure {
    /// What a call answers; after a failure, which is told, nothing.
    pub(crate) fn settle<T: Default>(&self, call: &str, answer: Answer<T>) -> T {
        let (message, answer) = match answer {
            Ok(answer) => (String::new(), answer),
            Err(Failure(why)) => {
                push_error(&[format!("{call}: {why}").to_variant()]);
                (why, T::default())
            }
        };
        *self.0.borrow_mut() = message;
        answer
    }

    /// Its text; empty if the last call that could fail did not.
    pub(crate) fn message(&self) -> GString {
        GString::from(self.0.borrow().as_str())
    }
}
