//! `d` and `perft`: what is on the board, for people and for programs.

use std::io::{self, Write};

use duiyi::game::Game;
use duiyi::rules::{
    AnyPosition, Notation, Piece, Position, RuleSet, Side, Span, Square, Variant, Verdict, perft,
};

/// Everything about the position: the board as letters, then one fact a line as `name: value`, the
/// texts of the legal moves (SAN, WXF) and the moves last. The verdict is by the default rules of the variant.
pub(crate) fn show(out: &mut impl Write, game: &Game, notation: Notation) -> io::Result<()> {
    let position = game.position();
    let variant = position.variant();
    board(out, position)?;
    writeln!(out, "fen: {}", game.setup())?;
    writeln!(out, "hash: {:016x}", position.hash())?;
    write!(out, "checkers: ")?;
    for square in position.checkers().iter() {
        write!(out, "{} ", square_name(variant, square, notation))?;
    }
    writeln!(out, "\nrepetitions: {}", game.repetitions())?;
    writeln!(out, "verdict: {}", verdict(game, RuleSet::default_of(variant)))?;
    if variant == Variant::Xiangqi {
        chases(out, game)?;
    }
    write!(out, "texts: ")?;
    for &m in game.legal_moves().tagged() {
        write!(out, "{} ", position.write_tagged(m, Notation::San))?;
    }
    write!(out, "\nmoves: ")?;
    for m in game.legal_moves().iter() {
        write!(out, "{} ", position.write_move(m, notation))?;
    }
    writeln!(out)
}

/// Counts the leaves below each legal move, and all of them.
pub(crate) fn divide(
    out: &mut impl Write,
    position: &AnyPosition,
    depth: u32,
    notation: Notation,
) -> io::Result<()> {
    match position {
        AnyPosition::Chess(chess) => divide_in(out, chess, depth, notation),
        AnyPosition::Xiangqi(xiangqi) => divide_in(out, xiangqi, depth, notation),
    }
}

fn divide_in<P: Position>(
    out: &mut impl Write,
    position: &P,
    depth: u32,
    notation: Notation,
) -> io::Result<()> {
    let Some(below) = depth.checked_sub(1) else { return writeln!(out, "Nodes searched: 1") };
    let mut sum = 0;
    for &m in position.legal_moves().tagged() {
        let leaves = perft(&position.play(m), below);
        sum += leaves;
        writeln!(out, "{}: {leaves}", position.write_move(m.plain(), notation))?;
    }
    writeln!(out, "Nodes searched: {sum}")
}

fn board(out: &mut impl Write, position: &AnyPosition) -> io::Result<()> {
    let variant = position.variant();
    for rank in (0..variant.ranks()).rev() {
        for file in 0..variant.files() {
            let piece = variant.square(file, rank).and_then(|square| position.piece_at(square));
            write!(out, "{} ", piece.map_or('.', Piece::letter))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// The name of a square as the moves of this notation have it.
fn square_name(variant: Variant, square: Square, notation: Notation) -> String {
    let first = if notation == Notation::Uci1 { 1 } else { variant.first_rank_label() };
    let file = char::from(b'a' + variant.file(square));
    format!("{file}{}", variant.rank(square) + first)
}

/// Repetitions alone, by the Asian rules, all moves since the first occurrence judged; and why.
fn chases(out: &mut impl Write, game: &Game) -> io::Result<()> {
    let rules = RuleSet {
        span: Span::FromFirst,
        no_progress_limit: None,
        dead_material: false,
        ..RuleSet::XIANGQI_AXF
    };
    writeln!(out, "axf: {}", verdict(game, rules))?;
    let (present, earlier) = game.past().split_last().expect("the present is always there");
    match rules.evidence(game.position(), earlier, *present) {
        Some(evidence) => writeln!(out, "evidence: {evidence}"),
        None => Ok(()),
    }
}

/// The session does not end its game by repetition or move limit, so the rules are asked apart.
fn verdict(game: &Game, rules: RuleSet) -> String {
    let verdict = game.judged_by(&rules);
    match verdict {
        Verdict::Ongoing => "ongoing".to_owned(),
        Verdict::Won { by: Side::White, how } => format!("white {how:?}"),
        Verdict::Won { by: Side::Black, how } => format!("black {how:?}"),
        Verdict::Drawn { how } => format!("draw {how:?}"),
        Verdict::Abandoned => "abandoned".to_owned(),
    }
}
