//! What the men are worth, and what they can still do: dead positions, and who could still give mate.

use super::{Kind, Position, Side, Square, Squares, Variant};

/// White's (red's) men minus black's, in hundredths of a pawn, by the table of [`Variant::material`].
pub(crate) fn material_balance<P: Position>(position: &P) -> i32 {
    let [white, black] = Side::ALL.map(|side| -> i32 {
        let men = position.occupied_by(side).iter().filter_map(|square| {
            let piece = position.piece_at(square)?;
            Some(position.variant().material(piece.kind, side, square))
        });
        men.sum()
    });
    white - black
}

/// Can no series of legal moves end in mate, by the men alone?
///
/// Chess (FIDE 5.2.2): bare kings, one minor piece, or bishops that all stand on squares of one
/// colour. Xiangqi: neither side has a chariot, horse, cannon or soldier.
#[must_use]
pub fn has_dead_material<P: Position>(position: &P) -> bool {
    match position.variant() {
        Variant::Xiangqi => Side::ALL.into_iter().all(|side| !has_attackers(position, side)),
        Variant::Chess | Variant::Chess960 => {
            let [white, black] = Side::ALL.map(|side| Army::of(position, side));
            let both = white.and(black);
            let minors = both.knights + both.bishops();
            both.heavy() == 0
                && (minors <= 1 || both.knights == 0 && both.has_bishops_of_one_colour())
        }
    }
}

/// Could a side still give mate, with all the help of the other? If not, a fallen flag of the other
/// side is a draw (FIDE 6.9).
///
/// | chess: the side has, besides its king | it cannot give mate if the other has |
/// |---|---|
/// | nothing | whatever |
/// | one knight | nothing but king and queens |
/// | bishops, all on one colour | no pawn, no knight, no bishop of the other colour |
/// | only pawns, all blocked for good, like the other's | only such pawns too, and no king gets at any |
/// | anything else (two knights, too) | – it can |
///
/// In xiangqi a side cannot give mate without chariot, horse, cannon and soldier. (Our choice: the
/// rule books leave it to the arbiter.)
///
/// ```
/// use duiyi::rules::{Chess, FenReading, Position, Side, Variant, can_mate};
/// let fen = "7k/8/6Q1/8/3K4/8/1n6/8 w - - 0 1";
/// let board = Chess::read_fen(Variant::Chess, fen, FenReading::default()).unwrap().position;
/// assert!(can_mate(&board, Side::White));
/// assert!(!can_mate(&board, Side::Black));
/// ```
#[must_use]
pub fn can_mate<P: Position>(position: &P, side: Side) -> bool {
    if position.variant() == Variant::Xiangqi {
        return has_attackers(position, side);
    }
    let (own, other) = (Army::of(position, side), Army::of(position, side.other()));
    if own.heavy() > 0 {
        return own.heavy() > own.pawns || !is_locked(position, own.and(other));
    }
    match (own.knights, own.bishops()) {
        (0, 0) => false,
        (1, 0) => other.pawns + other.rooks + other.knights + other.bishops() > 0,
        (0, _) => other.pawns + other.knights > 0 || !own.and(other).has_bishops_of_one_colour(),
        _ => true,
    }
}

/// Has the side a man that could attack a general?
fn has_attackers<P: Position>(position: &P, side: Side) -> bool {
    position.occupied_by(side).iter().filter_map(|square| position.piece_at(square)).any(|piece| {
        matches!(piece.kind, Kind::Chariot | Kind::Horse | Kind::Cannon | Kind::Soldier)
    })
}

/// How many chess men of each kind there are, without kings.
#[derive(Clone, Copy, Default)]
struct Army {
    pawns: u32,
    knights: u32,
    light_bishops: u32,
    dark_bishops: u32,
    rooks: u32,
    queens: u32,
}

impl Army {
    fn of<P: Position>(position: &P, side: Side) -> Army {
        let variant = position.variant();
        let mut army = Army::default();
        for square in position.occupied_by(side).iter() {
            match position.piece_at(square).map(|piece| piece.kind) {
                Some(Kind::Pawn) => army.pawns += 1,
                Some(Kind::Knight) => army.knights += 1,
                Some(Kind::Bishop) if (variant.file(square) + variant.rank(square)) % 2 == 0 => {
                    army.dark_bishops += 1;
                }
                Some(Kind::Bishop) => army.light_bishops += 1,
                Some(Kind::Rook) => army.rooks += 1,
                Some(Kind::Queen) => army.queens += 1,
                _ => {}
            }
        }
        army
    }

    const fn and(self, other: Army) -> Army {
        Army {
            pawns: self.pawns + other.pawns,
            knights: self.knights + other.knights,
            light_bishops: self.light_bishops + other.light_bishops,
            dark_bishops: self.dark_bishops + other.dark_bishops,
            rooks: self.rooks + other.rooks,
            queens: self.queens + other.queens,
        }
    }

    /// Men that can give mate alone, or become such men.
    const fn heavy(self) -> u32 {
        self.pawns + self.rooks + self.queens
    }

    const fn bishops(self) -> u32 {
        self.light_bishops + self.dark_bishops
    }

    const fn has_bishops_of_one_colour(self) -> bool {
        self.light_bishops == 0 || self.dark_bishops == 0
    }
}

/// Kings and pawns only, no pawn can ever move or take, and no king can get at one: then nothing
/// can change.
fn is_locked<P: Position>(position: &P, men: Army) -> bool {
    men.knights + men.bishops() + men.rooks + men.queens == 0
        && Side::ALL.into_iter().all(|side| pawns_are_blocked(position, side))
        && Side::ALL.into_iter().all(|side| !king_reaches_pawns(position, side))
}

/// Does an enemy pawn stand before each pawn of the side, and none where it could take?
fn pawns_are_blocked<P: Position>(position: &P, side: Side) -> bool {
    let enemies = pawns(position, side.other());
    let own = pawns(position, side);
    own.iter().all(|pawn| step(pawn, 0, side).is_some_and(|front| enemies.contains(front)))
        && (attacked_by_pawns(own, side) & enemies).is_empty()
}

/// Could the king, walking where no enemy pawn hits it, ever take a pawn? (Where the other king
/// may stand does not count: he can help.)
fn king_reaches_pawns<P: Position>(position: &P, side: Side) -> bool {
    let (own, enemies) = (pawns(position, side), pawns(position, side.other()));
    let open = !(own | attacked_by_pawns(enemies, side.other()));
    let mut reached = Squares::EMPTY.with(position.king(side));
    loop {
        let around = neighbours(reached);
        if !(around & enemies & open).is_empty() {
            return true;
        }
        let more = reached | around & open;
        if more == reached {
            return false;
        }
        reached = more;
    }
}

fn pawns<P: Position>(position: &P, side: Side) -> Squares {
    let is_pawn =
        |square: &Square| position.piece_at(*square).is_some_and(|piece| piece.kind == Kind::Pawn);
    position.occupied_by(side).iter().filter(is_pawn).collect()
}

/// The chess square one rank on for a side, and so many files to the right.
fn step(square: Square, right: i32, side: Side) -> Option<Square> {
    let up = if side == Side::White { 1 } else { -1 };
    moved(square, right, up)
}

fn moved(square: Square, right: i32, up: i32) -> Option<Square> {
    let number = i32::from(square.number());
    let (file, rank) = (number % 8 + right, number / 8 + up);
    let on_board = (0..8).contains(&file) && (0..8).contains(&rank);
    on_board.then(|| Square::new((8 * rank + file) as u8))
}

fn attacked_by_pawns(pawns: Squares, side: Side) -> Squares {
    let hits = |pawn| [-1, 1].into_iter().filter_map(move |right| step(pawn, right, side));
    pawns.iter().flat_map(hits).collect()
}

fn neighbours(squares: Squares) -> Squares {
    let around =
        |square| (0..9).filter_map(move |place| moved(square, place % 3 - 1, place / 3 - 1));
    squares.iter().flat_map(around).collect()
}
