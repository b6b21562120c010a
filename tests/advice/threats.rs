//! Which men are attacked, which hang, and the threat of mate.

use duiyi::advice::Threats;
use duiyi::rules::{Kind, Position, Side, Square, Squares, Tagged, Variant};

use super::{position, random_positions, slow};

/// Square names of chess, as a set.
fn squares(variant: Variant, names: &str) -> Squares {
    let all = (0..variant.squares()).map(Square::new);
    all.filter(|&s| names.split(' ').any(|name| variant.name(s).to_string() == name)).collect()
}

fn against(variant: Variant, fen: &str, side: Side) -> Threats {
    Threats::against(&position(variant, fen), side)
}

#[test]
fn they_are_those_of_the_legal_moves() {
    let (mut seen, mut hung, mut mates, mut checks) = (0, 0, 0, 0);
    random_positions(40, |now| {
        let (mover, other) = (now.side_to_move(), now.side_to_move().other());
        let enemy = Threats::against(now, other);
        assert_eq!((enemy.attacked, enemy.hanging), slow::targets(now), "{now}");
        assert_eq!(enemy.mate, slow::mate(now), "{now}");
        assert!(enemy.checkers.is_empty());
        seen += 1;
        mates += u32::from(enemy.mate.is_some());
        hung += enemy.hanging.len();

        let own = Threats::against(now, mover);
        if now.in_check() {
            checks += 1;
            assert_eq!((own.checkers, own.mate), (now.checkers(), None));
            compare_in_check(now, &own);
            return;
        }
        let passed = now.pass();
        assert_eq!((own.attacked, own.hanging), slow::targets(&passed), "{now}");
        assert_eq!(own.mate, slow::mate(&passed), "{now}");
        let moves = passed.legal_moves();
        let takes = |m: &&Tagged| slow::victim(&passed, **m).is_some();
        let takers: Squares =
            moves.tagged().iter().filter(takes).map(|m| m.plain().from()).collect();
        assert_eq!(own.attackers, takers, "{now}");
    });
    assert!(
        seen > 5_000 && hung > 5_000 && mates > 50 && checks > 200,
        "{seen} {hung} {mates} {checks}"
    );
}

/// In check: attacked as the board shows it; hanging after each answer.
fn compare_in_check(now: &duiyi::rules::AnyPosition, own: &Threats) {
    let mover = now.side_to_move();
    for square in now.occupied_by(mover).iter() {
        let royal = square == now.king(mover);
        let by = now.attackers(square, mover.other());
        let hangs = now.legal_moves().tagged().iter().all(|&answer| {
            let after = now.play(answer);
            after.piece_at(square) == now.piece_at(square)
                && slow::targets(&after).1.contains(square)
        });
        assert_eq!(own.hanging.contains(square), hangs && !royal, "{now} {square:?}");
        let attacked = !by.is_empty() || hangs;
        assert_eq!(own.attacked.contains(square), attacked && !royal, "{now}");
    }
}

#[test]
fn the_other_prong_of_a_fork_hangs() {
    // The knight on c7 checks the king and attacks the rook.
    let own = against(Variant::Chess, "r3k3/2N5/8/8/8/8/8/4K3 b q - 0 1", Side::Black);
    assert_eq!(own.checkers, squares(Variant::Chess, "c7"));
    assert_eq!(own.hanging, squares(Variant::Chess, "a8"));
    // Not if the knight can be taken.
    let own = against(Variant::Chess, "r3k3/1qN5/8/8/8/8/8/4K3 b q - 0 1", Side::Black);
    assert!(own.hanging.is_empty());
    assert_eq!(own.attacked, squares(Variant::Chess, "a8"));
}

#[test]
fn a_pinned_man_attacks_nothing() {
    // The bishop on e3 could take on d4 but for the rook behind it.
    let fen = "4r1k1/8/8/8/3n4/4B3/8/4K3 b - - 0 1";
    assert!(against(Variant::Chess, fen, Side::Black).attacked.is_empty());
    let fen = "6k1/4r3/8/8/3n4/4B3/8/5K2 b - - 0 1";
    assert_eq!(against(Variant::Chess, fen, Side::Black).hanging, squares(Variant::Chess, "d4"));
}

#[test]
fn cannons_need_a_screen_and_chariots_dislike_horses() {
    // The cannon on e2 looks at the chariot on e8 over the soldier on e6; the horse behind does not help.
    let fen = "3k5/4r4/2n6/4p4/9/9/9/4C4/9/5K3 b - - 0 1";
    let own = against(Variant::Xiangqi, fen, Side::Black);
    assert_eq!(own.hanging, squares(Variant::Xiangqi, "e8"));
    assert_eq!(own.attackers, squares(Variant::Xiangqi, "e2"));
}

#[test]
fn mate_is_a_threat() {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1";
    let own = against(Variant::Chess, fen, Side::Black);
    let mate = own.mate.unwrap();
    assert_eq!((mate.from(), mate.to()), (Square::new(3), Square::new(59)));
    assert_eq!(against(Variant::Chess, fen, Side::White).mate, None);
}

#[test]
fn kings_are_never_among_the_attacked() {
    random_positions(10, |now| {
        for side in Side::ALL {
            let threats = Threats::against(now, side);
            let royal = |square| {
                let kind = now.piece_at(square).unwrap().kind;
                matches!(kind, Kind::King | Kind::General)
            };
            assert!(!threats.attacked.iter().any(royal), "{now}");
            assert_eq!(threats.hanging & threats.attacked, threats.hanging, "{now}");
            assert_eq!(threats.attackers & now.occupied_by(side.other()), threats.attackers);
        }
    });
}
