//! The commands of who learns: the lesson as Discord is told of it, and what it and help ask.

use serenity::all::{CommandOptionType, ResolvedOption, ResolvedValue};
use serenity::builder::CreateCommand;

use crate::discord::commands::given::{kind, typed};
use crate::discord::commands::options::{command, described, kinds, option, text};
use crate::service::api::action::Action;
use crate::service::api::guide::{GuideAction, GuidePage};
use crate::service::api::lesson::LessonAction;

/// `/tutorial`.
pub(in crate::discord) const TUTORIAL: &str = "tutorial";
/// The number of a task.
const TASK: &str = "task";

/// From the start, from a task, or with a move to make in it.
pub(in crate::discord) fn offered() -> CreateCommand {
    let task = described(TUTORIAL, TASK, CommandOptionType::Integer);
    command(TUTORIAL)
        .add_option(task.min_int_value(1).max_int_value(u8::MAX.into()))
        .add_option(text(TUTORIAL, option::MOVE))
        .add_option(kinds(TUTORIAL))
}

/// Which task, and the move.
pub(in crate::discord) fn asked(options: &[ResolvedOption<'_>]) -> Action {
    let task = options.iter().find_map(|option| {
        let ResolvedValue::Integer(task) = option.value else {
            return None;
        };
        (option.name == TASK).then(|| u8::try_from(task).ok())?
    });
    Action::Lesson(LessonAction::Open {
        kind: typed(options, option::GAME).and_then(|slug| kind(&slug)),
        task,
        text: typed(options, option::MOVE),
    })
}

/// Help, with the pictures of the game that is named.
pub(in crate::discord) fn helped(options: &[ResolvedOption<'_>]) -> Action {
    let named = typed(options, option::GAME).and_then(|slug| kind(&slug));
    let page = GuidePage::Picture(1);
    named.map_or(Action::Help, |kind| {
        Action::Guide(GuideAction { kind, page })
    })
}
