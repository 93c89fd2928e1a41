//! Checks beyond the compiler's: walls between modules, the catalogue of texts, languages, the style of comments.

pub(crate) mod asserts;
pub(crate) mod catalogue;
pub(crate) mod commands_page;
pub(crate) mod fifth_game;
pub(crate) mod imports;
pub(crate) mod languages;
pub(crate) mod loops;
pub(crate) mod matches;
pub(crate) mod signatures;
pub(crate) mod style;
pub(crate) mod systems;
pub(crate) mod walls;
