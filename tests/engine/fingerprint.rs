//! All that the engine answers on fixed positions, in one number.

use duiyi::engine::{FINGERPRINT, Limits, Report, Score};

use super::{POSITIONS, engine, root};

/// Takes one answer into the number.
fn mix(fingerprint: u64, report: &Report) -> u64 {
    let (kind, value) = match report.score {
        Some(Score::Centipawns(value)) => (1, value),
        Some(Score::Mate(value)) => (2, value),
        None => (0, 0),
    };
    let best = report.best.map_or(0, |m| m.number());
    [report.nodes, kind, u64::from(value as u32), u64::from(best)].into_iter().fold(
        fingerprint,
        |sum, number| {
            let product = (sum ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            product ^ product >> 29
        },
    )
}

#[test]
fn the_engine_answers_as_its_fingerprint_says() {
    let mut engine = engine();
    let mut found = 0;
    for (variant, fen) in POSITIONS {
        let root = root(variant, fen);
        // Without a clear between them: what the table keeps belongs to the answer.
        for limits in [Limits::nodes(50_000), Limits::level(3, 1), Limits::depth(6)] {
            found = mix(found, &engine.think(&root, &limits, None).unwrap());
        }
    }
    assert_eq!(
        found, FINGERPRINT,
        "the engine answers differently: if that is meant, FINGERPRINT becomes {found:#018X}"
    );
}
