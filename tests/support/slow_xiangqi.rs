//! Xiangqi once more, as slow and plain as the rules are told: letters on a board, each man's
//! steps walked one by one, every move made to see whether the general could then be taken. It
//! shares nothing with the library and is what the library is compared with.

/// From rank, file to rank, file.
pub(crate) type Step = (Place, Place);
pub(crate) type Place = (i32, i32);

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SlowXiangqi {
    /// Rank 0 first; FEN letters, upper case for red, `.` for nobody.
    pub(crate) board: [[char; 9]; 10],
    pub(crate) red_moves: bool,
}

const ORTHOGONAL: [Place; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [Place; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

fn on_board((rank, file): Place) -> bool {
    (0..10).contains(&rank) && (0..9).contains(&file)
}

fn in_palace(red: bool, (rank, file): Place) -> bool {
    (3..6).contains(&file) && if red { (0..3).contains(&rank) } else { (7..10).contains(&rank) }
}

fn over_the_river(red: bool, (rank, _): Place) -> bool {
    if red { rank >= 5 } else { rank <= 4 }
}

pub(crate) fn places() -> impl Iterator<Item = Place> {
    (0..90).map(|number| (number / 9, number % 9))
}

impl SlowXiangqi {
    /// Reads the first two fields of a FEN, which must be right.
    pub(crate) fn from_fen(fen: &str) -> SlowXiangqi {
        let mut fields = fen.split_whitespace();
        let mut board = [['.'; 9]; 10];
        for (row, text) in fields.next().expect("a board").split('/').enumerate() {
            let mut file = 0;
            for c in text.chars() {
                match c.to_digit(10) {
                    Some(empty) => file += empty as usize,
                    None => {
                        board[9 - row][file] = c;
                        file += 1;
                    }
                }
            }
        }
        SlowXiangqi { board, red_moves: fields.next() != Some("b") }
    }

    /// The first two fields of the FEN.
    pub(crate) fn fen(&self) -> String {
        let mut text = String::new();
        for rank in self.board.iter().rev() {
            let mut empty = 0;
            for &c in rank {
                if c == '.' {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    text += &empty.to_string();
                }
                empty = 0;
                text.push(c);
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            text.push('/');
        }
        text.pop();
        text + if self.red_moves { " w" } else { " b" }
    }

    pub(crate) fn at(&self, (rank, file): Place) -> char {
        self.board[rank as usize][file as usize]
    }

    fn is_empty(&self, place: Place) -> bool {
        self.at(place) == '.'
    }

    /// Does a man of that side stand there?
    pub(crate) fn holds(&self, red: bool, place: Place) -> bool {
        !self.is_empty(place) && self.at(place).is_ascii_uppercase() == red
    }

    pub(crate) fn general(&self, red: bool) -> Option<Place> {
        places().find(|&place| self.at(place) == if red { 'K' } else { 'k' })
    }

    /// Where the man on a place could go if nobody's general mattered.
    pub(crate) fn targets(&self, from: Place) -> Vec<Place> {
        let red = self.holds(true, from);
        let add = |(a, b): Place, (c, d): Place| (a + c, b + d);
        let twice = |(a, b): Place| (2 * a, 2 * b);
        let mut targets = Vec::new();
        match self.at(from).to_ascii_lowercase() {
            'r' | 'c' => return self.along_lines(from, self.at(from).eq_ignore_ascii_case(&'c')),
            'n' => {
                for leg in ORTHOGONAL {
                    for side in
                        ORTHOGONAL.into_iter().filter(|side| leg.0 * side.0 + leg.1 * side.1 == 0)
                    {
                        if on_board(add(from, leg)) && self.is_empty(add(from, leg)) {
                            targets.push(add(add(from, twice(leg)), side));
                        }
                    }
                }
            }
            'b' => {
                for eye in DIAGONAL {
                    let target = add(from, twice(eye));
                    if on_board(target)
                        && self.is_empty(add(from, eye))
                        && !over_the_river(red, target)
                    {
                        targets.push(target);
                    }
                }
            }
            'a' => targets.extend(DIAGONAL.map(|step| add(from, step))),
            'k' => {
                targets.extend(ORTHOGONAL.map(|step| add(from, step)));
                targets.retain(|&target| in_palace(red, target));
                targets.extend(self.flight(red, from));
            }
            'p' => {
                targets.push(add(from, (if red { 1 } else { -1 }, 0)));
                if over_the_river(red, from) {
                    targets.extend([add(from, (0, 1)), add(from, (0, -1))]);
                }
            }
            _ => (),
        }
        if self.at(from).eq_ignore_ascii_case(&'a') {
            targets.retain(|&target| in_palace(red, target));
        }
        targets.retain(|&target| on_board(target) && !self.holds(red, target));
        targets
    }

    fn along_lines(&self, from: Place, cannon: bool) -> Vec<Place> {
        let red = self.holds(true, from);
        let mut targets = Vec::new();
        for (up, right) in ORTHOGONAL {
            let mut men = 0;
            for i in 1..10 {
                let place = (from.0 + i * up, from.1 + i * right);
                if !on_board(place) {
                    break;
                }
                let empty = self.is_empty(place);
                let screens = if cannon { 1 } else { 0 };
                if (empty && men == 0) || (!empty && men == screens && !self.holds(red, place)) {
                    targets.push(place);
                }
                men += i32::from(!empty);
            }
        }
        targets
    }

    /// The other general, if nothing stands between: the general that moves there would take it.
    fn flight(&self, red: bool, from: Place) -> Option<Place> {
        let other = self.general(!red)?;
        let between = from.0.min(other.0) + 1..from.0.max(other.0);
        let open = other.1 == from.1 && between.into_iter().all(|r| self.is_empty((r, from.1)));
        open.then_some(other)
    }

    /// The men of a side that could take an enemy who stood on a place.
    pub(crate) fn attackers(&self, red: bool, place: Place) -> Vec<Place> {
        let mut board = self.clone();
        if !self.holds(!red, place) {
            board.board[place.0 as usize][place.1 as usize] = if red { 'n' } else { 'N' };
        }
        places()
            .filter(|&from| board.holds(red, from) && board.targets(from).contains(&place))
            .collect()
    }

    /// Could the other side take this side's general (the generals facing each other included)?
    pub(crate) fn in_danger(&self, red: bool) -> bool {
        let Some(general) = self.general(red) else { return true };
        places().any(|from| self.holds(!red, from) && self.targets(from).contains(&general))
    }

    pub(crate) fn after(&self, (from, to): Step) -> SlowXiangqi {
        let mut after = self.clone();
        after.board[to.0 as usize][to.1 as usize] = self.at(from);
        after.board[from.0 as usize][from.1 as usize] = '.';
        after.red_moves = !self.red_moves;
        after
    }

    /// All legal moves in rising order.
    pub(crate) fn legal_moves(&self) -> Vec<Step> {
        let mut moves = Vec::new();
        for from in places().filter(|&place| self.holds(self.red_moves, place)) {
            for to in self.targets(from) {
                if !self.after((from, to)).in_danger(self.red_moves) {
                    moves.push((from, to));
                }
            }
        }
        moves.sort_unstable();
        moves
    }
}
