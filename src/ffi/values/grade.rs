//! How grave a move is.

/// How grave a move is, by the winning chance that it gives away. In a position that is won or lost
/// anyway, more pawns may go.
pub type duiyi_grade = u32;

/// As good as the best, or nearly.
pub const DUIYI_GRADE_FINE: duiyi_grade = 1;
/// It costs what 0.3 pawns are worth in an even position: 42 thousandths of winning chance or more.
pub const DUIYI_GRADE_INACCURACY: duiyi_grade = 2;
/// What 0.9 pawns are worth there: 126 thousandths or more.
pub const DUIYI_GRADE_MISTAKE: duiyi_grade = 3;
/// What 2 pawns are worth there: 260 thousandths or more.
pub const DUIYI_GRADE_BLUNDER: duiyi_grade = 4;

#[cfg(test)]
super::same_numbers! { crate::advice::Grade as duiyi_grade:
    Fine = DUIYI_GRADE_FINE,
    Inaccuracy = DUIYI_GRADE_INACCURACY,
    Mistake = DUIYI_GRADE_MISTAKE,
    Blunder = DUIYI_GRADE_BLUNDER,
}
