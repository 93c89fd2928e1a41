//! The heading of a page to learn from: its subject. A line below that says nothing else is left out.

use crate::service::GameKind;
use crate::service::api::action::Action;
use crate::service::api::guide::GuideAction;
use crate::service::api::lesson::LessonAction;
use crate::service::api::reply::Reply;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::web::study_board;
use crate::web::text::{self, TextPart};

/// The game that an action names.
fn kind_of(action: &Action) -> Option<GameKind> {
    if let Action::Lesson(LessonAction::Control { kind, .. })
    | Action::Guide(GuideAction { kind, .. })
    | Action::Rules {
        kind: Some(kind), ..
    } = action
    {
        Some(*kind)
    } else {
        None
    }
}

/// The words of a line that is bold from end to end.
fn bold(line: &[TextPart]) -> Option<&str> {
    match line {
        [only] if only.tag == "b" => Some(&only.words),
        _ => None,
    }
}

/// The lesson and its task; `None` for the page after the last one.
fn task(action: &Action) -> Option<String> {
    let Action::Lesson(LessonAction::Control { kind, task, .. }) = action else {
        return None;
    };
    let (task, tasks) = (
        usize::from((*task).max(1)),
        kind.spec().teaching.lesson.len(),
    );
    let args = [
        ("task", TextArg::count(task)),
        ("tasks", TextArg::count(tasks)),
        ("title", kind.spec().title.into()),
    ];
    (task <= tasks).then(|| sentences().text("lesson-task", &args).plain())
}

/// The heading of the page of these replies, and its words without a line that only repeats it.
pub(super) fn heading(action: &Action, replies: &[Reply]) -> (String, Vec<Vec<TextPart>>) {
    let mut said: Vec<Vec<TextPart>> = replies
        .iter()
        .flat_map(|reply| text::lines(&reply.text))
        .collect();
    let kind = kind_of(action).map(|kind| kind.spec().title);
    let first = said.first().and_then(|line| bold(line)).map(str::to_owned);
    // The first page of the rules names its game.
    let named = |topic: &&String| kind.is_some_and(|kind| topic.contains(kind));
    let heading = task(action)
        .or_else(|| first.as_ref().filter(named).cloned())
        .or_else(|| study_board::title(replies).map(str::to_owned))
        .or_else(|| match (kind, first.clone()) {
            (Some(kind), Some(topic)) => {
                let args = [("game", kind.into()), ("topic", topic.as_str().into())];
                Some(sentences().line("teach-title", &args))
            }
            (None, Some(topic)) => Some(topic),
            (Some(kind), None) => Some(kind.to_owned()),
            (None, None) => None,
        })
        .unwrap_or_else(|| {
            let id = if matches!(action, Action::Puzzle(_)) {
                "web-puzzles"
            } else {
                "web-learn"
            };
            sentences().line(id, &[])
        });
    // The rules have their topic alone above their words, below a title that has the game, too.
    let repeats = |words: &str| {
        words == heading || matches!(action, Action::Rules { .. }) && heading.ends_with(words)
    };
    said.retain(|line| !bold(line).is_some_and(repeats));
    (heading, said)
}
