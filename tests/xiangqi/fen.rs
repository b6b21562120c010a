//! Reading and writing FEN.

use duiyi::rules::{
    FenCause, FenError, FenField, FenReading, Position, Setup, Side, Variant, Xiangqi,
};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
const LENIENT: FenReading = FenReading { strict: false, arrangement: false };
const STRICT: FenReading = FenReading { strict: true, arrangement: false };
const ARRANGEMENT: FenReading = FenReading { strict: false, arrangement: true };

fn read(text: &str, reading: FenReading) -> Result<Setup<Xiangqi>, FenError> {
    Xiangqi::read_fen(Variant::Xiangqi, text, reading)
}

/// A lenient reading is written as this.
#[track_caller]
fn reads_as(text: &str, expected: &str) {
    assert_eq!(read(text, LENIENT).map(|setup| setup.to_string()), Ok(expected.to_string()));
}

#[track_caller]
fn fails(text: &str, reading: FenReading, field: FenField, offset: usize, cause: FenCause) {
    assert_eq!(read(text, reading), Err(FenError { field, offset, cause }), "{text}");
}

#[test]
fn whatever_may_be_missing_may_be_missing() {
    let full = format!("{START} w - - 0 1");
    for text in [
        START.to_string(),
        format!("{START} w"),
        format!("{START} r"),
        format!("{START} R"),
        format!("{START} W - -"),
        format!("{START} w -"),
        format!("{START} w - - 0"),
        format!("{START} w 0 1"),
        format!("{START} w - 0 1"),
        format!("{START} w - - - -"),
        format!("{START} w - - 0 0"),
        format!("  {START}\t w\u{a0}- \r\n-  0 1 \n"),
        START.replace('b', "e").replace('B', "E").replace('n', "h").replace('N', "H"),
        START.replace('b', "m").replace('B', "M").replace('a', "g").replace('A', "G"),
        START.replace('9', "36").replace("5", "1112"),
    ] {
        reads_as(&text, &full);
    }
    reads_as(&format!("{START} b - - 17 42"), &format!("{START} b - - 17 42"));
    reads_as(&format!("{START} B"), &format!("{START} b - - 0 1"));
    reads_as(&format!("{START} w 65535 65535"), &format!("{START} w - - 65535 65535"));
}

#[test]
fn a_strict_reading_wants_all_six_fields() {
    assert!(read(&format!("{START} w - - 0 1"), STRICT).is_ok());
    assert!(read(&format!("{START} b - - 3 2"), STRICT).is_ok());
    let end = START.len();
    let missing = [
        ("", FenField::Side),
        (" w", FenField::Castling),
        (" w -", FenField::EnPassant),
        (" w - -", FenField::NoProgress),
        (" w - - 0", FenField::FullMove),
    ];
    for (rest, field) in missing {
        fails(&format!("{START}{rest}"), STRICT, field, end + rest.len(), FenCause::Missing);
    }
    let bad = FenCause::BadCharacter;
    fails(&format!("{START} r - - 0 1"), STRICT, FenField::Side, end + 1, bad);
    fails(&format!("{START} W - - 0 1"), STRICT, FenField::Side, end + 1, bad);
    fails(&format!("{START} w 0 1"), STRICT, FenField::Castling, end + 3, bad);
    fails(&format!("{START} w - - 0 0"), STRICT, FenField::FullMove, end + 9, FenCause::BadNumber);
    fails(
        &format!("{START} w - - - 1"),
        STRICT,
        FenField::NoProgress,
        end + 7,
        FenCause::BadNumber,
    );
    fails(&format!("{START} w - - 0 1 "), STRICT, FenField::End, end + 10, FenCause::TrailingText);
    for text in ["e", "h", "m", "g", "E", "H", "M", "G"] {
        fails(&format!("{text}{START}"), STRICT, FenField::Board, 0, bad);
    }
    fails(&format!(" {START} w - - 0 1"), STRICT, FenField::Board, 0, FenCause::Missing);
    fails(&START.replace("/9/", "/36/"), STRICT, FenField::Board, 11, bad);
    assert!(read(&format!("{START} w  - - 0 1"), STRICT).is_err());
    assert!(read(&format!("{START}\tw - - 0 1"), STRICT).is_err());
}

#[test]
fn the_shape_of_the_board_is_checked_first() {
    let board = |text: &str, offset, cause| fails(text, LENIENT, FenField::Board, offset, cause);
    board("", 0, FenCause::Missing);
    board(" \n", 2, FenCause::Missing);
    board("rnbakabnr1/9", 9, FenCause::RankTooLong);
    board("rnbakabnrr/9", 9, FenCause::RankTooLong);
    board("rnbakab3/9", 7, FenCause::RankTooLong);
    board("rnbakabn/9", 8, FenCause::RankTooShort);
    board("//", 0, FenCause::RankTooShort);
    board(
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABN w",
        58,
        FenCause::RankTooShort,
    );
    board("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/RNBAKABNR w", 57, FenCause::TooFewRanks);
    board(&format!("{START}/9 w"), START.len(), FenCause::TooManyRanks);
    board("rnbaxabnr/9", 4, FenCause::BadCharacter);
    board("rnba0abnr/9", 4, FenCause::BadCharacter);
    board("rnbaqabnr/9", 4, FenCause::BadCharacter);
    board("rnbak兵bnr/9", 5, FenCause::BadCharacter);
    board(" rnbakabn?/9", 9, FenCause::BadCharacter);
}

#[test]
fn a_side_has_one_general_and_the_men_of_one_set() {
    let board = |text: &str, offset, cause| {
        fails(text, LENIENT, FenField::Board, offset, cause);
        fails(text, ARRANGEMENT, FenField::Board, offset, cause);
    };
    board("4k4/9/9/9/9/9/9/9/9/9 w", 21, FenCause::NoKing);
    board("9/9/9/9/9/9/9/9/9/4K4 w", 21, FenCause::NoKing);
    board("3kk4/9/9/9/9/9/9/9/9/5K3 w", 2, FenCause::TooManyKings);
    board("4k4/9/9/9/9/9/9/9/9/3K1K3 w", 23, FenCause::TooManyKings);
    for letter in ['r', 'c', 'n', 'a', 'b'] {
        board(
            &format!("4k4/9/9/9/{letter}{letter}{letter}6/9/9/9/9/5K3"),
            12,
            FenCause::TooManyMen,
        );
        let red = letter.to_ascii_uppercase();
        board(&format!("4k4/9/9/9/{red}{red}{red}6/9/9/9/9/5K3"), 12, FenCause::TooManyMen);
    }
    board("4k4/9/9/9/9/9/pppppp3/9/9/5K3", 19, FenCause::TooManyMen);
    assert!(read("4k4/9/9/9/9/9/ppppp4/9/9/5K3", LENIENT).is_ok());
    // Both letters of one kind count together.
    board("4k4/9/9/9/nhn6/9/9/9/9/5K3", 12, FenCause::TooManyMen);
}

#[test]
fn generals_stay_in_their_palaces_and_do_not_face() {
    for reading in [LENIENT, ARRANGEMENT] {
        let board =
            |text: &str, offset, cause| fails(text, reading, FenField::Board, offset, cause);
        board("2k6/9/9/9/9/9/9/9/9/4K4", 1, FenCause::GeneralOutsidePalace);
        board("6k2/9/9/9/9/9/9/9/9/4K4", 1, FenCause::GeneralOutsidePalace);
        board("9/9/9/4k4/9/9/9/9/9/3K5", 7, FenCause::GeneralOutsidePalace);
        board("4k4/9/9/9/9/9/3K5/9/9/9", 15, FenCause::GeneralOutsidePalace);
        board("4K4/9/9/9/9/9/9/9/9/3k5", 1, FenCause::GeneralOutsidePalace);
        board("4k4/9/9/9/9/9/9/9/9/4K4 w", 21, FenCause::GeneralsFace);
        board("9/9/5k3/9/9/9/9/5K3/9/9 b", 17, FenCause::GeneralsFace);
        assert!(read("4k4/9/9/9/9/9/4p4/9/9/4K4 w", reading).is_ok());
        assert!(read("4k4/9/9/9/9/9/9/9/9/5K3 w", reading).is_ok());
    }
}

#[test]
fn the_side_that_has_moved_is_not_in_check() {
    let fails = |text: &str, offset| {
        fails(text, LENIENT, FenField::Side, offset, FenCause::OpponentInCheck);
    };
    let chariot = "3k5/9/9/9/9/9/9/9/4r4/4K4";
    assert!(read(&format!("{chariot} w"), LENIENT).is_ok());
    fails(&format!("{chariot} b"), 26);
    fails("3k5/9/9/9/4c4/9/4P4/9/9/4K4 b - - 0 1", 28);
    fails("3k5/9/9/9/9/9/9/3n5/9/4K4 b", 26);
    fails("3k5/9/9/9/9/9/9/9/9/3pK4 b", 25);
    // Red moves if nothing is said: the error is where the field is missing.
    fails("3k5/3R5/9/9/9/9/9/9/9/4K4", 25);
    assert!(read("3k5/3R5/9/9/9/9/9/9/9/4K4 b", LENIENT).is_ok());
}

#[test]
fn the_other_fields_say_where_they_are_wrong() {
    let end = START.len();
    let text = |rest: &str| format!("{START}{rest}");
    fails(&text(" x"), LENIENT, FenField::Side, end + 1, FenCause::BadCharacter);
    fails(&text(" white"), LENIENT, FenField::Side, end + 1, FenCause::BadCharacter);
    fails(&text(" w KQkq"), LENIENT, FenField::Castling, end + 3, FenCause::BadCharacter);
    fails(&text(" w - e3"), LENIENT, FenField::EnPassant, end + 5, FenCause::BadCharacter);
    fails(&text(" w - - x 1"), LENIENT, FenField::NoProgress, end + 7, FenCause::BadNumber);
    fails(&text(" w - - -1 1"), LENIENT, FenField::NoProgress, end + 7, FenCause::BadNumber);
    fails(&text(" w - - +1 1"), LENIENT, FenField::NoProgress, end + 7, FenCause::BadNumber);
    fails(&text(" w - - 65536 1"), LENIENT, FenField::NoProgress, end + 7, FenCause::BadNumber);
    fails(&text(" w - - 0 1.5"), LENIENT, FenField::FullMove, end + 9, FenCause::BadNumber);
    fails(&text(" w - - 0 1 moves"), LENIENT, FenField::End, end + 11, FenCause::TrailingText);
    fails(&text(" w 0 1 2"), LENIENT, FenField::End, end + 7, FenCause::TrailingText);
}

/// Each kind alone, on every point: the points that a game can bring it to, as a picture of the
/// board from rank 9 down, `x` for those points.
fn points(letter: char, picture: [&str; 10]) {
    for (row, line) in picture.into_iter().enumerate() {
        for (file, mark) in line.chars().enumerate() {
            let mut board = [['.'; 9]; 10];
            board[row][file] = letter;
            // Generals where they neither face nor stand in check nor on that point.
            let generals = [(0, 4, 'k'), (1, 4, 'k'), (9, 3, 'K'), (9, 5, 'K'), (8, 3, 'K')];
            let fits = |black: usize, red: usize, side: &str| {
                let mut board = board;
                for (rank, file, general) in [generals[black], generals[red]] {
                    if board[rank][file] != '.' {
                        return None;
                    }
                    board[rank][file] = general;
                }
                let rows = board.map(|row| row.into_iter().collect::<String>());
                let text = format!("{} {side}", rows.join("/").replace('.', "1"));
                read(&text, ARRANGEMENT).is_ok().then_some(text)
            };
            let text = [(0, 2), (1, 3), (0, 4), (1, 2)]
                .into_iter()
                .flat_map(|(black, red)| [fits(black, red, "w"), fits(black, red, "b")])
                .flatten()
                .next()
                .expect("an arrangement that is accepted");
            let possible = match read(&text, LENIENT) {
                Ok(_) => true,
                Err(error) => {
                    assert_eq!(error.cause, FenCause::ImpossiblePoint, "{text}");
                    assert_eq!(error.offset, text.find(letter).unwrap());
                    false
                }
            };
            assert_eq!(possible, mark == 'x', "{letter} {text}");
        }
    }
}

#[test]
fn men_stand_where_a_game_can_bring_them() {
    const NOWHERE: &str = ".........";
    const EVERYWHERE: &str = "xxxxxxxxx";
    const FILES: &str = "x.x.x.x.x";
    const TWO: &str = "..x...x..";
    const THREE: &str = "x...x...x";
    let upside_down = |mut picture: [&'static str; 10]| {
        picture.reverse();
        picture
    };
    let soldiers = [
        EVERYWHERE, EVERYWHERE, EVERYWHERE, EVERYWHERE, EVERYWHERE, FILES, FILES, NOWHERE, NOWHERE,
        NOWHERE,
    ];
    let elephants =
        [NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, TWO, NOWHERE, THREE, NOWHERE, TWO];
    let corners = "...x.x...";
    let advisors = [
        NOWHERE,
        NOWHERE,
        NOWHERE,
        NOWHERE,
        NOWHERE,
        NOWHERE,
        NOWHERE,
        corners,
        "....x....",
        corners,
    ];
    for (letter, picture) in
        [('p', soldiers), ('b', elephants), ('a', advisors), ('n', [EVERYWHERE; 10])]
    {
        points(letter.to_ascii_uppercase(), picture);
        points(letter, upside_down(picture));
    }
}

#[test]
fn sides_and_counters_are_kept_apart_from_the_position() {
    let one = read(&format!("{START} w - - 5 9"), LENIENT).unwrap();
    let other = read(&format!("{START} w"), LENIENT).unwrap();
    assert_eq!(one.position, other.position);
    assert_eq!((one.no_progress, one.full_move), (5, 9));
    assert_eq!(read(&format!("{START} b"), LENIENT).unwrap().position.side_to_move(), Side::Black);
}

/// No text of damaged characters makes the reader panic, and what it accepts it writes and reads
/// again as the same.
#[test]
fn damaged_texts_are_refused_or_read_whole() {
    let mut random = crate::random::Random(4);
    let letters: Vec<char> = "rnbakcpRNBAKCPhemgEHMG123456789/ -wb0\t兵\u{a0}".chars().collect();
    let mut accepted = 0;
    for _ in 0..20_000 {
        let mut text: Vec<char> = format!("{START} w - - 0 1").chars().collect();
        for _ in 0..1 + random.below(4) {
            let place = random.below(text.len());
            match random.below(3) {
                0 => text[place] = random.one_of(&letters),
                1 => text.insert(place, random.one_of(&letters)),
                _ => drop(text.remove(place)),
            }
        }
        let text: String = text.into_iter().collect();
        for strict in [false, true] {
            for arrangement in [false, true] {
                let reading = FenReading { strict, arrangement };
                match read(&text, reading) {
                    Ok(setup) => {
                        accepted += 1;
                        let again = FenReading { strict: true, arrangement };
                        assert_eq!(read(&setup.to_string(), again), Ok(setup), "{text}");
                    }
                    Err(error) => assert!(error.offset <= text.len(), "{text}: {error}"),
                }
            }
        }
    }
    assert!(accepted > 500, "{accepted}");
}
