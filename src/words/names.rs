//! What has a name: games, sides, pieces, offences, rule sets, levels.

use core::fmt;

use super::{Field, Fill, Key, Phrase, Words, text};
use crate::engine::Level;
use crate::rules::{
    Article, CHOICES, FenCause, Kind, Offence, Piece, RuleSet, Side, Values, Variant,
};

/// By kind, in the order of [`Kind::ALL`].
type ByKind = [Key; Kind::ALL.len()];

const KINDS: ByKind = [
    Key::KindPawn,
    Key::KindKnight,
    Key::KindBishop,
    Key::KindRook,
    Key::KindQueen,
    Key::KindKing,
    Key::KindSoldier,
    Key::KindHorse,
    Key::KindElephant,
    Key::KindChariot,
    Key::KindCannon,
    Key::KindAdvisor,
    Key::KindGeneral,
];
/// Of white (red), of black.
const MEN: [ByKind; 2] = [
    [
        Key::KindPawn,
        Key::KindKnight,
        Key::KindBishop,
        Key::KindRook,
        Key::KindQueen,
        Key::KindKing,
        Key::RedSoldier,
        Key::RedHorse,
        Key::RedElephant,
        Key::RedChariot,
        Key::RedCannon,
        Key::RedAdvisor,
        Key::RedGeneral,
    ],
    [
        Key::KindPawn,
        Key::KindKnight,
        Key::KindBishop,
        Key::KindRook,
        Key::KindQueen,
        Key::KindKing,
        Key::BlackSoldier,
        Key::BlackHorse,
        Key::BlackElephant,
        Key::BlackChariot,
        Key::BlackCannon,
        Key::BlackAdvisor,
        Key::BlackGeneral,
    ],
];
const SYMBOLS: [ByKind; 2] = [
    [
        Key::SymbolWhitePawn,
        Key::SymbolWhiteKnight,
        Key::SymbolWhiteBishop,
        Key::SymbolWhiteRook,
        Key::SymbolWhiteQueen,
        Key::SymbolWhiteKing,
        Key::SymbolRedSoldier,
        Key::SymbolRedHorse,
        Key::SymbolRedElephant,
        Key::SymbolRedChariot,
        Key::SymbolRedCannon,
        Key::SymbolRedAdvisor,
        Key::SymbolRedGeneral,
    ],
    [
        Key::SymbolBlackPawn,
        Key::SymbolBlackKnight,
        Key::SymbolBlackBishop,
        Key::SymbolBlackRook,
        Key::SymbolBlackQueen,
        Key::SymbolBlackKing,
        Key::SymbolBlackSoldier,
        Key::SymbolBlackHorse,
        Key::SymbolBlackElephant,
        Key::SymbolBlackChariot,
        Key::SymbolBlackCannon,
        Key::SymbolBlackAdvisor,
        Key::SymbolBlackGeneral,
    ],
];
const LETTERS: ByKind = [
    Key::LetterPawn,
    Key::LetterKnight,
    Key::LetterBishop,
    Key::LetterRook,
    Key::LetterQueen,
    Key::LetterKing,
    Key::LetterSoldier,
    Key::LetterHorse,
    Key::LetterElephant,
    Key::LetterChariot,
    Key::LetterCannon,
    Key::LetterAdvisor,
    Key::LetterGeneral,
];
const MOVES: ByKind = [
    Key::MovesPawn,
    Key::MovesKnight,
    Key::MovesBishop,
    Key::MovesRook,
    Key::MovesQueen,
    Key::MovesKing,
    Key::MovesSoldier,
    Key::MovesHorse,
    Key::MovesElephant,
    Key::MovesChariot,
    Key::MovesCannon,
    Key::MovesAdvisor,
    Key::MovesGeneral,
];

/// Name and description, in the order of [`RuleSet::NAMED`].
const RULES: [[Key; 2]; RuleSet::NAMED.len()] = [
    [Key::RulesChessCasual, Key::AboutChessCasual],
    [Key::RulesChessFide, Key::AboutChessFide],
    [Key::RulesXiangqiFree, Key::AboutXiangqiFree],
    [Key::RulesXiangqiSimple, Key::AboutXiangqiSimple],
    [Key::RulesXiangqiClub, Key::AboutXiangqiClub],
    [Key::RulesXiangqiAxf, Key::AboutXiangqiAxf],
    [Key::RulesXiangqiWxf, Key::AboutXiangqiWxf],
    [Key::RulesXiangqiCxa, Key::AboutXiangqiCxa],
];

/// In the order of [`RuleSet::CHOICES`].
const CHOICE: [Key; CHOICES] = [
    Key::ChoiceStalemateLoses,
    Key::ChoiceRepetition,
    Key::ChoiceRepetitionClaim,
    Key::ChoiceOffence,
    Key::ChoiceSpan,
    Key::ChoicePerpetualCheckLoses,
    Key::ChoicePerpetualChaseLoses,
    Key::ChoiceCheckOutranksChase,
    Key::ChoicePerpetualKillLoses,
    Key::ChoiceMixedOffenceLoses,
    Key::ChoiceGraverOffenceLoses,
    Key::ChoiceChase,
    Key::ChoiceNoProgressLimit,
    Key::ChoiceNoProgressClaim,
    Key::ChoiceCountedChecks,
    Key::ChoiceDeadMaterial,
    Key::ChoiceFlagNeedsMaterial,
];

impl Words {
    /// What the language calls itself.
    #[must_use]
    pub const fn language(self) -> Phrase {
        self.phrase(Key::Language)
    }

    /// A game.
    #[must_use]
    pub const fn variant(self, variant: Variant) -> Phrase {
        self.phrase(match variant {
            Variant::Chess => Key::VariantChess,
            Variant::Chess960 => Key::VariantChess960,
            Variant::Xiangqi => Key::VariantXiangqi,
        })
    }

    /// A side: white, in xiangqi red, and black.
    #[must_use]
    pub const fn side(self, variant: Variant, side: Side) -> Phrase {
        self.phrase(match (side, variant) {
            (Side::Black, _) => Key::SideBlack,
            (Side::White, Variant::Xiangqi) => Key::SideRed,
            (Side::White, _) => Key::SideWhite,
        })
    }

    /// A kind of piece, whoever owns it: "advisor", "仕（士）".
    #[must_use]
    pub const fn kind(self, kind: Kind) -> Phrase {
        self.phrase(by_kind(&KINDS, kind))
    }

    /// A piece, as it is called in a sentence: "advisor", "仕".
    #[must_use]
    pub const fn piece(self, piece: Piece) -> Phrase {
        self.phrase(by_kind(&MEN[piece.side.index()], piece.kind))
    }

    /// One character for a piece on a board: a chess symbol, or what is written on the piece of
    /// xiangqi. No two pieces have the same.
    ///
    /// ```
    /// use duiyi::rules::{Kind, Piece, Side};
    /// use duiyi::words::{Language, Words};
    /// let general = Piece::new(Side::RED, Kind::General);
    /// assert_eq!(Words::of(Language::ZhHans).symbol(general).as_str(), "帅");
    /// assert_eq!(Words::of(Language::ZhHant).symbol(general).as_str(), "帥");
    /// ```
    #[must_use]
    pub const fn symbol(self, piece: Piece) -> Phrase {
        self.phrase(by_kind(&SYMBOLS[piece.side.index()], piece.kind))
    }

    /// The letter of a kind in the notations of this language. (In a FEN it is
    /// [`Kind::letter`].)
    #[must_use]
    pub const fn letter(self, kind: Kind) -> Phrase {
        self.phrase(by_kind(&LETTERS, kind))
    }

    /// How a kind of piece moves, in a few sentences.
    #[must_use]
    pub const fn how_it_moves(self, kind: Kind) -> Phrase {
        self.phrase(by_kind(&MOVES, kind))
    }

    /// Castling to the h side.
    #[must_use]
    pub const fn castling_short(self) -> Phrase {
        self.phrase(Key::CastlingShort)
    }

    /// Castling to the a side.
    #[must_use]
    pub const fn castling_long(self) -> Phrase {
        self.phrase(Key::CastlingLong)
    }

    /// An offence by which a repetition is lost.
    #[must_use]
    pub const fn offence(self, offence: Offence) -> Phrase {
        self.phrase(match offence {
            Offence::PerpetualCheck => Key::OffencePerpetualCheck,
            Offence::PerpetualChase => Key::OffencePerpetualChase,
            Offence::PerpetualKill => Key::OffencePerpetualKill,
            Offence::Mixed => Key::OffenceMixed,
        })
    }

    /// What an article of the rule books says.
    #[must_use]
    pub const fn article(self, article: Article) -> Phrase {
        self.phrase(match article {
            Article::Check => Key::ArticleCheck,
            Article::Unprotected => Key::ArticleUnprotected,
            Article::ChariotByLesser => Key::ArticleChariotByLesser,
            Article::CannotTakeBack => Key::ArticleCannotTakeBack,
            Article::Exchange => Key::ArticleExchange,
            Article::Kill => Key::ArticleKill,
            Article::BehindCheck => Key::ArticleBehindCheck,
            Article::Mixed => Key::ArticleMixed,
        })
    }

    /// Where the rule books have it.
    #[must_use]
    pub const fn reference(self, article: Article) -> Phrase {
        self.phrase(match article {
            Article::Check => Key::ReferenceCheck,
            Article::Unprotected => Key::ReferenceUnprotected,
            Article::ChariotByLesser => Key::ReferenceChariotByLesser,
            Article::CannotTakeBack => Key::ReferenceCannotTakeBack,
            Article::Exchange => Key::ReferenceExchange,
            Article::Kill => Key::ReferenceKill,
            Article::BehindCheck => Key::ReferenceBehindCheck,
            Article::Mixed => Key::ReferenceMixed,
        })
    }

    /// What is wrong with a position that is read or set up.
    #[must_use]
    pub const fn fen_cause(self, cause: FenCause) -> Phrase {
        self.phrase(match cause {
            FenCause::Missing => Key::FenMissing,
            FenCause::BadCharacter => Key::FenBadCharacter,
            FenCause::RankTooLong => Key::FenRankTooLong,
            FenCause::RankTooShort => Key::FenRankTooShort,
            FenCause::TooManyRanks => Key::FenTooManyRanks,
            FenCause::TooFewRanks => Key::FenTooFewRanks,
            FenCause::NoKing => Key::FenNoKing,
            FenCause::TooManyKings => Key::FenTooManyKings,
            FenCause::TooManyMen => Key::FenTooManyMen,
            FenCause::PawnOnEdge => Key::FenPawnOnEdge,
            FenCause::GeneralOutsidePalace => Key::FenGeneralOutsidePalace,
            FenCause::ImpossiblePoint => Key::FenImpossiblePoint,
            FenCause::GeneralsFace => Key::FenGeneralsFace,
            FenCause::OpponentInCheck => Key::FenOpponentInCheck,
            FenCause::NoCastlingRook => Key::FenNoCastlingRook,
            FenCause::ImpossibleEnPassant => Key::FenImpossibleEnPassant,
            FenCause::BadNumber => Key::FenBadNumber,
            FenCause::TrailingText => Key::FenTrailingText,
        })
    }

    /// The name of a rule set; `number` as in [`RuleSet::NAMED`].
    ///
    /// ```
    /// use duiyi::words::{Language, Words};
    /// let words = Words::of(Language::ZhHans);
    /// assert_eq!(words.rules(19).unwrap().as_str(), "亚洲规则");
    /// assert!(words.rules(3).is_none());
    /// ```
    #[must_use]
    pub fn rules(self, number: u32) -> Option<Phrase> {
        self.of_rules(number, 0)
    }

    /// What a rule set amounts to, in a sentence.
    #[must_use]
    pub fn about_rules(self, number: u32) -> Option<Phrase> {
        self.of_rules(number, 1)
    }

    fn of_rules(self, number: u32, what: usize) -> Option<Phrase> {
        let place = RuleSet::NAMED.iter().position(|(named, ..)| *named == number)?;
        Some(self.phrase(RULES[place][what]))
    }

    /// A choice of a rule set; `place` as in [`RuleSet::CHOICES`].
    #[must_use]
    pub fn choice(self, place: usize) -> Option<Phrase> {
        Some(self.phrase(*CHOICE.get(place)?))
    }

    /// What a choice may be, by its code ([`RuleSet::codes`]); `None` if it has no such code.
    ///
    /// ```
    /// use duiyi::rules::RuleSet;
    /// use duiyi::words::{Language, Words};
    /// let (words, codes) = (Words::of(Language::En), RuleSet::CHESS_FIDE.codes());
    /// let of = |place: usize| words.value(place, codes[place]).unwrap().to_string();
    /// assert_eq!([of(0), of(1), of(3)], ["no", "5 times", "never"]);
    /// ```
    #[must_use]
    pub fn value(self, place: usize, code: u16) -> Option<impl fmt::Display> {
        let key = value_key(*RuleSet::VALUES.get(place)?, code)?;
        Some(text(move |f| self.write(f, key, &[(Field::Count, Fill::Count(code.into()))])))
    }

    /// A level by its number: 1 to [`Level::MAX`], and 0 for full strength.
    #[must_use]
    pub fn level(self, number: u8) -> Option<impl fmt::Display> {
        let key = match number {
            0 => Key::LevelFull,
            1..=Level::MAX => Key::LevelNumbered,
            _ => return None,
        };
        Some(text(move |f| self.write(f, key, &[(Field::Count, Fill::Count(number.into()))])))
    }

    /// The name of a level that has one: [`Level::EASY`], [`Level::NORMAL`], [`Level::HARD`].
    #[must_use]
    pub const fn level_name(self, number: u8) -> Option<Phrase> {
        Some(self.phrase(match number {
            Level::EASY => Key::LevelEasy,
            Level::NORMAL => Key::LevelNormal,
            Level::HARD => Key::LevelHard,
            _ => return None,
        }))
    }
}

const fn by_kind(keys: &ByKind, kind: Kind) -> Key {
    keys[kind.number() as usize - 1]
}

fn value_key(values: Values, code: u16) -> Option<Key> {
    match values {
        Values::Words(words) => {
            let word = words.get(usize::from(code).checked_sub(1)?)?;
            WORDS.iter().find(|(name, _)| name == word).map(|&(_, key)| key)
        }
        Values::Count(_) if code == 0 => None,
        Values::Count(_) if code == u16::MAX => Some(Key::ValueNever),
        Values::Count(most) if code > most => None,
        Values::Count(most) if most > u8::MAX.into() => Some(Key::ValuePlies),
        Values::Count(_) => Some(Key::ValueTimes),
    }
}

/// The words that values are called by in [`RuleSet::VALUES`].
const WORDS: [(&str, Key); 9] = [
    ("no", Key::ValueNo),
    ("yes", Key::ValueYes),
    ("from_first", Key::ValueFromFirst),
    ("last_lap", Key::ValueLastLap),
    ("recapture", Key::ValueRecapture),
    ("exchange", Key::ValueExchange),
    ("all", Key::ValueAll),
    ("ten_a_side", Key::ValueTenASide),
    ("ten_and_replies", Key::ValueTenAndReplies),
];
