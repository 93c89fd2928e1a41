//! The controls under the last replies, each pressed by its number.

use crate::console::print;
use crate::service::GameId;
use crate::service::api::action::Action;
use crate::service::api::pick::PickStep;
use crate::service::api::reply::{ButtonStyle, Control};

/// Ends the label of a control that turns to the next page.
const NEXT: char = '▶';
/// Begins the label of a control that turns back.
const BACK: char = '◀';

/// The controls in the order of their numbers. One that cannot be pressed just now keeps its number, so that no number
/// changes its meaning from page to page.
#[derive(Debug, Default)]
pub(super) struct Controls(Vec<(String, Option<Action>)>);

impl Controls {
    /// Adds the controls of a reply. Returns the game whose pieces they move.
    pub(super) fn add(&mut self, controls: &[Control]) -> Option<GameId> {
        let mut moved = None;
        for control in controls {
            match control {
                Control::Button {
                    label,
                    ask: _,
                    weight: ButtonStyle::Disabled,
                } => self.0.push((label.clone(), None)),
                Control::Button {
                    label,
                    ask,
                    weight: _,
                } => self.offer(label, ask),
                // The names of a list are typed here, and there is no invitation link.
                Control::Select { .. } | Control::Invite { label: _ } => {}
                Control::Menu { prompt, options } => {
                    // The board is for all; the list of its pieces is shown on request.
                    if let Some((_, Action::PickStep(PickStep::ChooseTargetShared { game, .. }))) =
                        options.first()
                    {
                        moved = Some(*game);
                        let pieces = PickStep::ChoosePiece(Some(*game));
                        self.offer(prompt, &Action::PickStep(pieces));
                    } else {
                        let options = options.iter().filter(|(_, ask)| !print::is_jump(ask));
                        options.for_each(|(label, ask)| self.offer(label, ask));
                    }
                }
            }
        }
        moved
    }

    fn offer(&mut self, label: &str, ask: &Action) {
        if !print::is_idle(ask) {
            self.0.push((label.to_owned(), Some(ask.clone())));
        }
    }

    /// Takes all of them away.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Their actions.
    pub(super) fn actions(&self) -> impl Iterator<Item = &Action> {
        self.0.iter().filter_map(|(_, ask)| ask.as_ref())
    }

    /// Those that can be pressed, with their numbers.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (usize, &str, &Action)> {
        let numbered = (1..).zip(&self.0);
        numbered.filter_map(|(number, (label, ask))| Some((number, label.as_str(), ask.as_ref()?)))
    }

    /// The action of the control with this number.
    pub(super) fn pressed(&self, number: usize) -> Option<&Action> {
        let (_, ask) = self.0.get(number.checked_sub(1)?)?;
        ask.as_ref()
    }

    /// The action of the control with this label, or with this first word; its punctuation may be left out. `next` and
    /// `n`, `back` and `p` turn pages in every language.
    pub(super) fn labelled(&self, wanted: &str) -> Option<&Action> {
        let named = self.numbered().find(|(_, label, _)| {
            let label = label.to_lowercase();
            let bare = label.trim_matches(|c: char| !c.is_alphanumeric());
            [&label, bare].contains(&wanted) || bare.split_whitespace().next() == Some(wanted)
        });
        let turns = |label: &str| match wanted {
            "next" | "n" => label.ends_with(NEXT),
            "back" | "p" | "previous" => label.starts_with(BACK),
            _ => false,
        };
        let named = named.or_else(|| self.numbered().find(|(_, label, _)| turns(label)));
        named.map(|(_, _, ask)| ask)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn button(label: &str, number: i64, weight: ButtonStyle) -> Control {
        Control::Button {
            label: label.to_owned(),
            ask: Action::Board(Some(GameId(number))),
            weight,
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
        let shown: Vec<usize> = first.numbered().map(|(number, _, _)| number).collect();
        assert_eq!(shown, [2]);
    }
}
