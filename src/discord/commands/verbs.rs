//! The names of commands, by the verbs of the service, and the values that their options can have.

use crate::discord::commands::options::option;

/// `/challenge`: a subcommand for each game.
pub(in crate::discord) const CHALLENGE: &str = "challenge";
/// `/challenges`: those one can answer, and one's own.
pub(in crate::discord) const CHALLENGES: &str = "challenges";
/// `/decline`: one made to oneself, with a word.
pub(in crate::discord) const DECLINE: &str = "decline";
/// `/block`, `/unblock`, `/friend`, `/unfriend`: whom one plays and whom not.
pub(in crate::discord) const RELATIONS: [&str; 4] = [BLOCK, UNBLOCK, FRIEND, UNFRIEND];
/// `/block`.
pub(in crate::discord) const BLOCK: &str = "block";
/// `/unblock`.
pub(in crate::discord) const UNBLOCK: &str = "unblock";
/// `/friend`.
pub(in crate::discord) const FRIEND: &str = "friend";
/// `/unfriend`.
pub(in crate::discord) const UNFRIEND: &str = "unfriend";
/// `/move`.
pub(in crate::discord) const MOVE: &str = "move";
/// `/board`.
pub(in crate::discord) const BOARD: &str = "board";
/// `/games`.
pub(in crate::discord) const GAMES: &str = "games";
/// `/review`.
pub(in crate::discord) const REVIEW: &str = "review";
/// `/export`.
pub(in crate::discord) const EXPORT: &str = "export";
/// `/verify`: check the dice of a game.
pub(in crate::discord) const VERIFY: &str = "verify";
/// `/history`.
pub(in crate::discord) const HISTORY: &str = "history";
/// `/film`.
pub(in crate::discord) const FILM: &str = "film";
/// `/signal`: a number to one's partner, and what the numbers mean.
pub(in crate::discord) const SIGNAL: &str = "signal";
/// `/draw`.
pub(in crate::discord) const DRAW: &str = "draw";
/// `/takeback`.
pub(in crate::discord) const TAKEBACK: &str = "takeback";
/// `/swap`: take the other side.
pub(in crate::discord) const SWAP: &str = "swap";
/// `/resign`.
pub(in crate::discord) const RESIGN: &str = "resign";
/// `/abort`.
pub(in crate::discord) const ABORT: &str = "abort";
/// `/handover`: offer one's seat to somebody.
pub(in crate::discord) const HANDOVER: &str = "handover";
/// `/touch`.
pub(in crate::discord) const TOUCH: &str = "touch";
/// `/show`: what a piece may do.
pub(in crate::discord) const SHOW: &str = "show";
/// `/describe`: a game in words or letters.
pub(in crate::discord) const DESCRIBE: &str = "describe";
/// `/explore`: a private board of what might be.
pub(in crate::discord) const EXPLORE: &str = "explore";
/// `/plan`: what one will do when.
pub(in crate::discord) const PLAN: &str = "plan";
/// `/note`: a private note on a move.
pub(in crate::discord) const NOTE: &str = "note";
/// `/notes`: all that one may read.
pub(in crate::discord) const NOTES: &str = "notes";
/// `/remind`: how one is reminded.
pub(in crate::discord) const REMIND: &str = "remind";
/// `/settings boards`: how they look, and what is seen on them first.
pub(in crate::discord) const SETTINGS: &str = "settings";
/// `/settings general`: what else one chooses.
pub(in crate::discord) const GENERAL: &str = "general";
/// `/server`: how the server wants its games.
pub(in crate::discord) const SERVER: &str = "server";
/// `/setup`: what the bot may do in a channel.
pub(in crate::discord) const SETUP: &str = "setup";
/// `/here`: bring a game to this channel.
pub(in crate::discord) const HERE: &str = "here";
/// `/challenge form`: a challenge filled in by menus and buttons.
pub(in crate::discord) const FORM: &str = "form";
/// What stands in the menu of a person, and what in that of a message: by the messages of the catalogue that
/// name them.
pub(in crate::discord) const ON_PERSON: &str = "discord-menu-challenge";
/// Walk through the game of a message.
pub(in crate::discord) const REVIEW_HERE: &str = "discord-menu-review";
/// Move in the game of a message.
pub(in crate::discord) const MOVE_HERE: &str = "discord-menu-move";
/// `/help`.
pub(in crate::discord) const HELP: &str = "help";
/// `/rules`.
pub(in crate::discord) const RULES: &str = "rules";

/// The values of `/games show`.
pub(in crate::discord) const LISTS: [&str; 2] = ["mine", "here"];
/// The values of `/history result`.
pub(in crate::discord) const RESULTS: [&str; 3] = ["won", "lost", "drawn"];
/// The values of `/history state`.
pub(in crate::discord) const STATES: [&str; 2] = ["ended", "running"];

/// The values of `/export format`.
pub(in crate::discord) const FORMATS: [&str; 2] = ["text", "json"];
/// The values of `/describe show`; left out, all in words.
pub(in crate::discord) const PARTS: [&str; 3] = ["all", "mine", "board"];

/// The values of `/board show`; left out, the whole board.
pub(in crate::discord) const LOOKS: [&str; 2] = ["close", "passant"];

/// What `/settings boards` offers.
pub(in crate::discord) const ON_BOARDS: [&str; 3] =
    [option::THEME, option::FACING, option::CONFIRM];
/// What `/settings general` offers.
pub(in crate::discord) const IN_GENERAL: [&str; 2] = [option::LANGUAGE, option::WELCOME];
