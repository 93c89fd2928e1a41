//! The controls under the last replies, each pressed by its number.

use crate::console::print;
use crate::service::GameId;
use crate::service::api::action::Action;
use crate::service::api::computer::USUAL_LEVEL;
use crate::service::api::lesson::{LessonAction, LessonControl};
use crate::service::api::pick::PickStep;
use crate::service::api::play_on::PlayOnAction;
use crate::service::api::puzzle::{PuzzleAction, PuzzleControl};
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::words::labels;

/// Ends the label of a control that turns to the next page.
const NEXT: char = '▶';
/// Begins the label of a control that turns back.
const BACK: char = '◀';
/// Begins the label of a control that leads to the first page.
const FIRST: char = '⏮';
/// Ends the label of a control that leads to the last page.
const LAST: char = '⏭';

/// An end of several pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PageEnd {
    /// No page comes before it.
    First,
    /// No page comes after it.
    Last,
}

impl PageEnd {
    /// The end to which a label leads; `None` for a control that turns no pages.
    fn of(label: &str) -> Option<Self> {
        if label.starts_with([BACK, FIRST]) {
            Some(Self::First)
        } else if label.ends_with([NEXT, LAST]) {
            Some(Self::Last)
        } else {
            None
        }
    }
}

/// The controls in the order of their numbers. One that cannot be pressed just now keeps its number, so that no number
/// changes its meaning from page to page.
#[derive(Clone, Debug, Default)]
pub(super) struct Controls {
    numbered: Vec<(String, Option<Action>)>,
    /// Pieces of a task in the lesson, or of a puzzle: a move or a square is typed, and their list would hide the task.
    unlisted: Vec<(String, Action)>,
}

impl Controls {
    /// Adds the controls of a reply. Returns the game whose pieces they move.
    pub(super) fn add(&mut self, controls: &[Control]) -> Option<GameId> {
        let mut moved = None;
        for control in controls {
            match control {
                Control::Button {
                    label,
                    action: _,
                    style: ButtonStyle::Disabled,
                } => self.numbered.push((label.clone(), None)),
                Control::Button {
                    label,
                    action,
                    style: _,
                } => self.offer(label, action),
                // The names of a list are typed here, and there is no invitation link.
                Control::Select { .. } | Control::Invite { label: _ } | Control::Link { .. } => {}
                Control::Menu { prompt, options } => {
                    // The board is for all; the list of its pieces is shown on request.
                    if let Some(game) = options.first().and_then(|(_, action)| shared_piece(action))
                    {
                        moved = Some(game);
                        let pieces = PickStep::ChoosePiece(Some(game));
                        self.offer(prompt, &Action::PickStep(pieces));
                    } else if options.first().is_some_and(|(_, action)| is_piece(action)) {
                        self.unlisted.extend(options.iter().cloned());
                    } else {
                        let options = options.iter().filter(|(_, action)| !print::is_jump(action));
                        options.for_each(|(label, action)| self.offer(label, action));
                    }
                }
            }
        }
        moved
    }

    fn offer(&mut self, label: &str, action: &Action) {
        // A board stays on the screen after its move, and `next` is typed for the next one.
        let action = if let Action::ThenNext(first) = action {
            first
        } else {
            action
        };
        if !print::is_idle(action) {
            self.numbered.push((label.to_owned(), Some(action.clone())));
        }
    }

    /// Returns `true` if there is none.
    pub(super) fn is_empty(&self) -> bool {
        self.numbered.is_empty() && self.unlisted.is_empty()
    }

    /// Returns `true` if no piece can be chosen beside those that are listed.
    pub(super) fn lists_all(&self) -> bool {
        self.unlisted.is_empty()
    }

    /// The end of the pages beyond which a typed word leads: the control that it names cannot be pressed just now.
    pub(super) fn past_end(&self, wanted: &str) -> Option<PageEnd> {
        let mut idle = self.numbered.iter().filter(|(_, action)| action.is_none());
        idle.find_map(|(label, _)| {
            let named = is_named(label, wanted) || turns(label, wanted) || ends(label, wanted);
            PageEnd::of(label).filter(|_| named)
        })
    }

    /// The control beside one that a typed word names and that cannot be pressed: one page before the end, both lead
    /// there.
    fn to_end(&self, wanted: &str) -> Option<&Action> {
        let end = self.past_end(wanted)?;
        let mut pressed = self.numbered();
        let (_, _, action) = pressed.find(|(_, label, _)| PageEnd::of(label) == Some(end))?;
        Some(action)
    }

    /// Takes all of them away.
    pub(super) fn clear(&mut self) {
        self.numbered.clear();
        self.unlisted.clear();
    }

    /// Their actions.
    pub(super) fn actions(&self) -> impl Iterator<Item = &Action> {
        let numbered = self
            .numbered
            .iter()
            .filter_map(|(_, action)| action.as_ref());
        numbered.chain(self.unlisted.iter().map(|(_, action)| action))
    }

    /// A line that names no game plays on from the page of the review that is shown, if there is one.
    pub(super) fn page_of(&self, action: Action) -> Action {
        let Action::PlayOn(PlayOnAction::Typed {
            game: None,
            at: None,
            level,
        }) = &action
        else {
            return action;
        };
        let page = self.actions().find_map(|shown| {
            let Action::PlayOn(PlayOnAction::Choose { game, ply }) = shown else {
                return None;
            };
            Some((*game, *ply))
        });
        let begin = |(game, ply)| PlayOnAction::Begin {
            game,
            ply,
            level: level.unwrap_or(USUAL_LEVEL),
            since: None,
        };
        page.map_or(action.clone(), |page| Action::PlayOn(begin(page)))
    }

    /// The control that plays the whole move that is shown before it counts, or the one that changes it.
    pub(super) fn of_preview(&self, plays: bool) -> Option<&Action> {
        let is_sure = |action: &Action| {
            matches!(
                action,
                Action::Pick { .. } | Action::PickStep(PickStep::SubmitTurn { sure: true, .. })
            )
        };
        let changes = |action: &Action| {
            matches!(
                action,
                Action::PickStep(PickStep::ChoosePiece(_) | PickStep::ChooseTarget { .. })
            )
        };
        match self.numbered.as_slice() {
            [(_, Some(play)), (_, Some(change))] if is_sure(play) && changes(change) => {
                Some(if plays { play } else { change })
            }
            _ => None,
        }
    }

    /// The game of the move that is shown before it counts: the controls play it or change it.
    pub(super) fn previewed(&self) -> Option<GameId> {
        if let Some(play) = self.of_preview(true) {
            return play.named_game();
        }
        // The first moves of a turn that is still being picked.
        let goes_on = |action: &Action| {
            matches!(
                action,
                Action::PickStep(PickStep::ChooseTargetInTurn { .. })
            )
        };
        self.actions().find(|action| goes_on(action))?.named_game()
    }

    /// Those that can be pressed, with their numbers.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (usize, &str, &Action)> {
        let numbered = (1..).zip(&self.numbered);
        numbered.filter_map(|(number, (label, action))| {
            Some((number, label.as_str(), action.as_ref()?))
        })
    }

    /// The action of the control with this number.
    pub(super) fn pressed(&self, number: usize) -> Option<&Action> {
        let (_, action) = self.numbered.get(number.checked_sub(1)?)?;
        action.as_ref()
    }

    /// The action of the control with this label, or with this first word, here or in English; its punctuation may be
    /// left out. `next` and `n`, `back` and `p` turn pages in every language.
    pub(super) fn labelled(&self, wanted: &str) -> Option<&Action> {
        let here = self.numbered().find(|(_, label, _)| says(label, wanted));
        let english = || {
            self.numbered()
                .find(|(_, label, _)| in_english(label, wanted))
        };
        let named = here.or_else(english);
        let named = named.or_else(|| self.numbered().find(|(_, label, _)| turns(label, wanted)));
        let unlisted = || {
            let mut unlisted = self.unlisted.iter();
            unlisted.find(|(label, _)| {
                let first = label.split_whitespace().next().unwrap_or_default();
                first.eq_ignore_ascii_case(wanted)
            })
        };
        named
            .map(|(_, _, action)| action)
            .or_else(|| unlisted().map(|(_, action)| action))
            .or_else(|| self.to_end(wanted))
    }
}

/// Returns `true` if a label, here or in English, is the typed word in small letters.
fn is_named(label: &str, wanted: &str) -> bool {
    says(label, wanted) || in_english(label, wanted)
}

fn in_english(label: &str, wanted: &str) -> bool {
    let english = labels::in_english(label);
    english.iter().any(|label| says(label, wanted))
}

/// Returns `true` for a word that turns a page as the control with this label does, in every language.
fn turns(label: &str, wanted: &str) -> bool {
    match wanted {
        "next" | "n" => label.ends_with(NEXT),
        "back" | "p" | "previous" => label.starts_with(BACK),
        _ => false,
    }
}

/// Returns `true` for a word that leads to an end of pages, and the label of the control that turns a page towards it.
fn ends(label: &str, wanted: &str) -> bool {
    match wanted {
        "first" => label.starts_with(BACK),
        "forward" | "last" => label.ends_with(NEXT),
        _ => false,
    }
}

/// Returns `true` if a label, or its first word, is the typed word in small letters.
fn says(label: &str, wanted: &str) -> bool {
    let label = label.to_lowercase();
    let bare = label.trim_matches(|c: char| !c.is_alphanumeric());
    [&label, bare].contains(&wanted) || bare.split_whitespace().next() == Some(wanted)
}

/// The game of a piece that is chosen under a public board.
fn shared_piece(action: &Action) -> Option<GameId> {
    if let Action::ThenNext(first) = action {
        return shared_piece(first);
    }
    let Action::PickStep(PickStep::ChooseTargetShared { game, .. }) = action else {
        return None;
    };
    Some(*game)
}

/// Returns `true` for a piece of a task in the lesson, or of a puzzle.
const fn is_piece(action: &Action) -> bool {
    matches!(
        action,
        Action::Lesson(LessonAction::Control {
            act: LessonControl::Piece(_),
            ..
        }) | Action::Puzzle(PuzzleAction::Control {
            act: PuzzleControl::Piece(_),
            ..
        })
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_for_an_end_leads_there_from_the_page_beside_it() {
        let (idle, plain) = (ButtonStyle::Disabled, ButtonStyle::Secondary);
        let mut second = Controls::default();
        second.add(&[
            button("⏮ First", 0, idle),
            button("◀ Back", 1, plain),
            button("Forward ▶", 2, idle),
            button("Last ⏭", 2, idle),
        ]);
        let start = Action::Board(Some(GameId(1)));
        assert_eq!(second.labelled("first"), Some(&start));
        for typed in ["next", "n", "forward", "last"] {
            assert_eq!(second.labelled(typed), None, "{typed}");
            assert_eq!(second.past_end(typed), Some(PageEnd::Last), "{typed}");
        }
    }

    fn button(label: &str, number: i64, style: ButtonStyle) -> Control {
        Control::Button {
            label: label.to_owned(),
            action: Action::Board(Some(GameId(number))),
            style,
        }
    }

    #[test]
    fn a_page_without_one_before_it_leaves_the_number_of_back_free() {
        let (idle, plain) = (ButtonStyle::Disabled, ButtonStyle::Secondary);
        let mut first = Controls::default();
        first.add(&[button("◀ Zurück", 0, idle), button("Weiter ▶", 2, plain)]);
        let mut second = Controls::default();
        second.add(&[button("◀ Zurück", 1, plain), button("Weiter ▶", 3, plain)]);
        let board = |number| Action::Board(Some(GameId(number)));
        assert_eq!(first.pressed(1), None);
        assert_eq!(first.pressed(2), Some(&board(2)));
        assert_eq!(second.pressed(1), Some(&board(1)));
        assert_eq!(second.pressed(2), Some(&board(3)));
        assert_eq!(second.pressed(0), None);
        assert_eq!(second.pressed(3), None);
        for (typed, meant) in [("n", 3), ("next", 3), ("weiter", 3), ("back", 1), ("p", 1)] {
            assert_eq!(second.labelled(typed), Some(&board(meant)), "{typed}");
        }
        assert_eq!(first.labelled("back"), None);
        for typed in ["back", "p", "zurück"] {
            assert_eq!(first.past_end(typed), Some(PageEnd::First), "{typed}");
        }
        assert_eq!(first.past_end("next"), None);
        let shown: Vec<usize> = first.numbered().map(|(number, _, _)| number).collect();
        assert_eq!(shown, [2]);
    }
}
