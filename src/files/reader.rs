//! One reader for all formats: bytes in, games out.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use super::encoding::{Decoder, Encoding};
use super::pgn::PgnReader;
use super::{Entry, FileCause, FileError, GameTree, Limits, Place, cbr, dhtmlxq, xqf};
use crate::rules::{Setup, Variant};

/// What kind of file it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Format {
    /// Portable game notation, of either game.
    Pgn = 1,
    /// DhtmlXQ (UBB), alone or in a page.
    DhtmlXq = 2,
    /// XQF, of XQStudio.
    Xqf = 3,
    /// CBR, of CCBridge.
    Cbr = 4,
}

/// How a file is read. The default suits most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReaderOptions {
    /// What kind of file it is; `None`: its first bytes tell.
    pub format: Option<Format>,
    /// How its text is encoded.
    pub encoding: Encoding,
    /// Which game it is where nothing in the file says so; `None`: the one that the first move is of.
    pub variant: Option<Variant>,
    /// How much a file may ask for.
    pub limits: Limits,
}

/// So many bytes tell what kind of file it is.
const HEAD: usize = 16;

/// Files of fixed form, and pages, are read whole, up to so many bytes.
const MAX_WHOLE: usize = 16 << 20;

/// Reads games out of bytes that come in pieces.
///
/// ```
/// use duiyi::files::{Reader, ReaderOptions};
/// let mut reader = Reader::new(&ReaderOptions::default());
/// let mut plies = Vec::new();
/// for piece in ["1. e4 e5 2. N", "f3 1-0\n\n1. d", "4 d5 *"] {
///     reader.feed(piece.as_bytes());
///     while let Some(entry) = reader.next_game() {
///         plies.push(entry.whole()?.main_line().count());
///     }
/// }
/// reader.finish();
/// assert_eq!((plies, reader.next_game().unwrap().tree.len()), (vec![3], 2));
/// # Ok::<(), duiyi::files::FileError>(())
/// ```
pub struct Reader {
    options: ReaderOptions,
    decoder: Decoder,
    content: Content,
    finished: bool,
}

enum Content {
    /// Too few bytes to know.
    Head(Vec<u8>),
    Pgn(Box<PgnReader>),
    /// A file that is read whole; too long for that: none of it.
    Whole(Format, Option<Vec<u8>>),
    Pages(dhtmlxq::Games),
    Over,
}

impl Reader {
    /// A reader that has read nothing.
    #[must_use]
    pub fn new(options: &ReaderOptions) -> Reader {
        let mut reader = Reader {
            options: *options,
            decoder: Decoder::new(options.encoding),
            content: Content::Head(Vec::new()),
            finished: false,
        };
        if let Some(format) = options.format {
            reader.begin(format);
        }
        reader
    }

    /// What kind of file it is, once enough was fed to tell.
    #[must_use]
    pub fn format(&self) -> Option<Format> {
        match &self.content {
            Content::Head(_) | Content::Over => self.options.format,
            Content::Pgn(_) => Some(Format::Pgn),
            Content::Whole(format, _) => Some(*format),
            Content::Pages(_) => Some(Format::DhtmlXq),
        }
    }

    fn begin(&mut self, format: Format) {
        self.options.format = Some(format);
        self.content = match format {
            Format::Pgn => {
                Content::Pgn(Box::new(PgnReader::new(self.options.variant, self.options.limits)))
            }
            _ => Content::Whole(format, Some(Vec::new())),
        };
    }

    /// The next piece of the file. It is copied; take the games that are whole before feeding more, or
    /// it all gathers here. After [`finish`](Reader::finish) it is passed over.
    pub fn feed(&mut self, bytes: &[u8]) {
        if self.finished {
            return;
        }
        match &mut self.content {
            Content::Head(head) => {
                head.extend_from_slice(bytes);
                if head.len() >= HEAD {
                    self.leave_head();
                }
            }
            Content::Pgn(pgn) => self.decoder.decode(bytes, pgn.feed()),
            Content::Whole(_, whole) => {
                let fits = |file: &Vec<u8>| file.len().saturating_add(bytes.len()) <= MAX_WHOLE;
                *whole = whole.take().filter(fits).map(|mut file| {
                    file.extend_from_slice(bytes);
                    file
                });
            }
            Content::Pages(_) | Content::Over => {}
        }
    }

    fn leave_head(&mut self) {
        let Content::Head(head) = &mut self.content else { return };
        let head = core::mem::take(head);
        self.begin(match () {
            () if xqf::is(&head) => Format::Xqf,
            () if cbr::is(&head) => Format::Cbr,
            () if dhtmlxq::is(&head) => Format::DhtmlXq,
            () => Format::Pgn,
        });
        self.feed(&head);
    }

    /// There are no more bytes.
    pub fn finish(&mut self) {
        if self.finished {
            return;
        }
        self.leave_head();
        self.finished = true;
        if let Content::Pgn(pgn) = &mut self.content {
            self.decoder.finish(pgn.feed());
        }
    }

    /// The next game, broken or not. `None`: more bytes are needed, or, after
    /// [`finish`](Reader::finish), there are no more games.
    pub fn next_game(&mut self) -> Option<Entry> {
        let whole = match &mut self.content {
            Content::Pgn(pgn) => return pgn.next(self.finished),
            Content::Pages(games) => return games.next(),
            Content::Whole(format, whole) if self.finished => (*format, whole.take()),
            Content::Whole(..) | Content::Head(_) | Content::Over => return None,
        };
        self.content = Content::Over;
        match whole {
            (Format::DhtmlXq, Some(file)) => {
                let mut text = String::new();
                self.decoder.decode(&file, &mut text);
                self.decoder.finish(&mut text);
                self.content = Content::Pages(dhtmlxq::Games::new(text));
                self.next_game()
            }
            (format, file) => Some(self.read_whole(format, file.as_deref())),
        }
    }

    fn read_whole(&self, format: Format, file: Option<&[u8]>) -> Entry {
        let mut tree = GameTree::new(Setup::usual(Variant::Xiangqi));
        let mut place = 0;
        let read = match (file, format) {
            (None, _) => Err(FileCause::Limit("bytes of one file")),
            (Some(file), Format::Cbr) => cbr::read(file, &mut tree, &mut place),
            (Some(file), _) => xqf::read(file, self.options.encoding, &mut tree, &mut place),
        };
        let place = Place { byte: place as u64, line: 0, column: 0 };
        let error = read.err().map(|cause| FileError { game: 1, place, cause });
        Entry { tree, error }
    }
}
