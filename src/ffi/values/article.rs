//! By which article a repetition is lost.

#[cfg(test)]
use crate::rules::Article;

/// The article of the rule books that a threat falls under.
pub type duiyi_article = u32;

/// None: nobody offends.
pub const DUIYI_ARTICLE_NONE: duiyi_article = 0;
/// The general is attacked.
pub const DUIYI_ARTICLE_CHECK: duiyi_article = 1;
/// A man is attacked that nothing protects.
pub const DUIYI_ARTICLE_UNPROTECTED: duiyi_article = 2;
/// A chariot is attacked by a horse or cannon, protected or not.
pub const DUIYI_ARTICLE_CHARIOT_BY_LESSER: duiyi_article = 3;
/// A man of the hunter's own kind is attacked that cannot take back.
pub const DUIYI_ARTICLE_CANNOT_TAKE_BACK: duiyi_article = 4;
/// The full exchange on the victim's point wins material.
pub const DUIYI_ARTICLE_EXCHANGE: duiyi_article = 5;
/// Mate is threatened.
pub const DUIYI_ARTICLE_KILL: duiyi_article = 6;
/// A check would win material.
pub const DUIYI_ARTICLE_BEHIND_CHECK: duiyi_article = 7;
/// Check, threat of mate and chase in turn.
pub const DUIYI_ARTICLE_MIXED: duiyi_article = 8;

#[cfg(test)]
super::same_numbers! { Article as duiyi_article:
    Check = DUIYI_ARTICLE_CHECK,
    Unprotected = DUIYI_ARTICLE_UNPROTECTED,
    ChariotByLesser = DUIYI_ARTICLE_CHARIOT_BY_LESSER,
    CannotTakeBack = DUIYI_ARTICLE_CANNOT_TAKE_BACK,
    Exchange = DUIYI_ARTICLE_EXCHANGE,
    Kill = DUIYI_ARTICLE_KILL,
    BehindCheck = DUIYI_ARTICLE_BEHIND_CHECK,
    Mixed = DUIYI_ARTICLE_MIXED,
}
