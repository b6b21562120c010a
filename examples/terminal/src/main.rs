//! The board in a terminal: chess and xiangqi with keyboard and mouse, on the Rust API.
//!
//! | file | job |
//! |---|---|
//! | `main.rs` | the terminal is taken and given back; the loop |
//! | `arguments.rs` | the command line |
//! | `app.rs` | the program between two frames |
//! | `input.rs`, `command.rs` | what keys and pointer do; which key asks for what |
//! | `screen.rs` | what is where on the screen, and what a click there means |
//! | `geometry.rs`, `scene.rs` | where squares are; what is drawn of a board |
//! | `draw_chess.rs`, `draw_xiangqi.rs` | the two boards |
//! | `panel.rs`, `status.rs`, `page.rs` | beside, below and over the board |
//! | `choices.rs`, `settings.rs`, `named.rs` | what a user chooses |
//! | `play.rs`, `store.rs` | the table, the files, the score card |
//! | `theme.rs`, `text.rs`, `labels.rs` | colours, columns, the board's own words |
//! | `time.rs` | the clock, slices of thought, how long frames took |

mod app;
mod arguments;
mod choices;
mod command;
mod draw_chess;
mod draw_xiangqi;
mod geometry;
mod input;
mod labels;
mod named;
mod page;
mod panel;
mod play;
mod scene;
mod screen;
mod settings;
mod status;
mod store;
mod text;
mod theme;
mod time;

use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};

use app::App;
use arguments::Arguments;
use play::Play;
use settings::{Settings, language_of};
use store::{SETTINGS, Store, data_folder};
use theme::Theme;

fn main() -> ExitCode {
    match start(&argh::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("duiyi-terminal: {error}");
            ExitCode::FAILURE
        }
    }
}

fn start(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Err("standard input and output must be a terminal".into());
    }
    let folder = arguments.data.clone().unwrap_or_else(data_folder);
    let mut store = Store::new(folder);
    let mut settings = store.load(SETTINGS, Settings::read).unwrap_or_else(first_settings);
    if let Some(language) = arguments.language {
        settings.language = language;
    }
    let wish = arguments.wish(&settings)?;
    let play = Play::new(store, settings, wish, arguments.seed)?;
    let app = App::new(play, arguments.theme());
    let meter = with_terminal(app)?;
    if arguments.measure_frames {
        println!("{}", meter.report());
    }
    Ok(())
}

/// Those of a first start: in the language of the locale.
fn first_settings() -> Settings {
    Settings { language: language_of(&Theme::locale()), ..Settings::default() }
}

/// Takes the terminal, plays, and gives it back as it was: also if something breaks.
fn with_terminal(mut app: App) -> io::Result<time::Meter> {
    let mut terminal = ratatui::try_init()?;
    let mouse = execute!(io::stdout(), EnableMouseCapture);
    let played = mouse.and_then(|()| run(&mut terminal, &mut app));
    app.play.close();
    execute!(io::stdout(), DisableMouseCapture).ok(); // the terminal may be gone
    ratatui::try_restore().ok();
    played.map(|()| app.meter)
}

fn run(terminal: &mut DefaultTerminal, app: &mut App) -> io::Result<()> {
    while !app.quits {
        app.frame();
        if app.is_stale() {
            // Shown at once where the terminal can, so that nobody sees half of it.
            execute!(io::stdout(), BeginSynchronizedUpdate)?;
            terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
            execute!(io::stdout(), EndSynchronizedUpdate)?;
        }
        let searches = app.searches();
        if std::mem::take(&mut app.rings) {
            ring()?;
        }
        app.meter.end(&app.play.timer, searches);
        let mut patience = Duration::from_millis(app.patience_ms());
        while !app.quits && event::poll(patience)? {
            app.input(&event::read()?);
            patience = Duration::ZERO;
        }
    }
    Ok(())
}

fn ring() -> io::Result<()> {
    let mut out = io::stdout();
    out.write_all(b"\x07")?;
    out.flush()
}
