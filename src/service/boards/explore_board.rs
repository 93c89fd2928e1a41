//! A private board in memory: playing moves on it, its text and its controls.

use crate::game::seat::Seat;
use crate::game::text::MoveText;
use crate::play::line::SupposedMove;
use crate::play::stage::Stage;
use crate::play::suppose::DiceOutcome;
use crate::play::{Game, PlayerId, suppose, turn};
use crate::service::api::action::Action;
use crate::service::api::explore::{ExploreAction, ExploreControl};
use crate::service::api::reply::{ButtonStyle, Control, Picture, Reply};
use crate::service::describe::game::Viewpoint;
use crate::service::describe::{button, game, pick_menus};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::Exploration;

/// Most moves of one line.
const MAX_LINE_PLIES: usize = 60;

/// A private board with its moves played out.
pub(in crate::service) struct ExploreBoard {
    /// The actual game.
    pub(in crate::service) real: Game,
    /// The game at the start of the line.
    pub(in crate::service) base: Game,
    /// The game on the board.
    pub(in crate::service) shown: Game,
    pub(in crate::service) line: Vec<SupposedMove>,
    pub(in crate::service) kept: Exploration,
    /// `true` if the actual game has moved on since the line was begun.
    pub(in crate::service) behind: bool,
}

impl ExploreBoard {
    /// Plays out the shown moves of the line; those that are no longer legal are dropped.
    pub(in crate::service) fn set_up(&mut self) {
        let mut game = self.base.clone();
        let mut shown = 0;
        for made in self.line.iter().take(self.kept.shown as usize) {
            match made.played(&game) {
                Ok(after) => game = after,
                Err(_) => break,
            }
            shown += 1;
        }
        if shown < self.kept.shown {
            self.line.truncate(shown as usize);
            self.kept.shown = shown;
        }
        self.shown = game;
    }

    /// Shows this many moves of the line.
    pub(in crate::service) fn show(&mut self, count: u32) {
        let most = u32::try_from(self.line.len()).unwrap_or(u32::MAX);
        self.kept.shown = count.min(most);
        self.set_up();
        self.changed();
    }

    /// Plays a move after the shown ones; returns the reason of a refusal, or an empty text.
    pub(in crate::service) fn play(&mut self, made: SupposedMove) -> Text {
        let shown = self.kept.shown as usize;
        if shown >= MAX_LINE_PLIES {
            let args = [("most", TextArg::count(MAX_LINE_PLIES))];
            return catalogue::sentences().text("explore-too-long", &args);
        }
        let Ok(after) = made.played(&self.shown) else {
            return catalogue::sentences().text("explore-changed", &[]);
        };
        // Repeating the next move of the line keeps the moves after it.
        if self.line.get(shown) != Some(&made) {
            self.line.truncate(shown);
            self.line.push(made);
        }
        self.kept.shown += 1;
        self.shown = after;
        self.changed();
        Text::default()
    }

    pub(in crate::service) fn flip(&mut self, now: Seat) {
        let seats = self.real.position().seats();
        let next = Seat::all(seats).find(|seat| *seat > now);
        let next = next.unwrap_or(Seat::FIRST);
        self.kept.eyes = u8::try_from(next.index()).ok();
        self.changed();
    }

    /// Saves the line; older controls become stale.
    fn changed(&mut self) {
        let words: Vec<String> = self.line.iter().map(ToString::to_string).collect();
        self.kept.line = words.join(" ");
        self.kept.edition = self.kept.edition.wrapping_add(1);
    }

    pub(in crate::service) fn ask(&self, act: ExploreControl) -> Action {
        Action::Explore(ExploreAction::Control {
            game: self.real.id(),
            seen: self.kept.edition,
            act,
        })
    }

    pub(in crate::service) fn button(
        &self,
        label: &str,
        act: ExploreControl,
        style: ButtonStyle,
    ) -> Control {
        button::button(label, self.ask(act), style)
    }

    /// The controls under the board beside the menu of pieces.
    pub(in crate::service) fn controls(&self) -> Vec<Control> {
        let idle = |possible: bool| {
            if possible {
                ButtonStyle::Secondary
            } else {
                ButtonStyle::Disabled
            }
        };
        let shown = self.kept.shown as usize;
        vec![
            self.button("button-back", ExploreControl::Back, idle(shown > 0)),
            self.button(
                "button-forward",
                ExploreControl::Forward,
                idle(shown < self.line.len()),
            ),
            self.button("button-flip", ExploreControl::Flip, ButtonStyle::Secondary),
            self.button(
                "button-fresh",
                ExploreControl::Fresh,
                ButtonStyle::Secondary,
            ),
        ]
    }

    /// Returns `true` if the shown moves can be planned: a player of a running game made them from its present
    /// position.
    pub(in crate::service) fn may_become_plan(&self, player: &PlayerId) -> bool {
        let present = self.base.ply() == self.real.ply() && !self.behind;
        let plays = self.real.stage() == Stage::Running && self.real.seat_of(player).is_some();
        plays && present && self.kept.shown > 0
    }

    /// The shown moves as they are typed for a plan.
    pub(in crate::service) fn plan_text(&self) -> String {
        let shown = self.line.iter().take(self.kept.shown as usize);
        let typed = shown.map(|made| match made.fall {
            Some(DiceOutcome::Fails) => format!("{} fails", made.text),
            Some(DiceOutcome::Succeeds) | None => made.text.to_string(),
        });
        typed.collect::<Vec<_>>().join(" ")
    }

    /// The line: the shown moves, and the moves tried after them.
    pub(in crate::service) fn line_text(&self) -> Text {
        let words = catalogue::sentences();
        let from = self.base.ply().0 as usize;
        let moves = self.shown.steps().get(from..).unwrap_or_default();
        let written = turn::rounds(moves).join(" ");
        let mut text = if written.is_empty() {
            words.text("explore-nothing-yet", &[])
        } else {
            words.text("explore-line", &[("line", written.into())])
        };
        let behind = self
            .line
            .get(self.kept.shown as usize..)
            .unwrap_or_default();
        if !behind.is_empty() {
            let line = [("line", self.tried(behind).into())];
            text.push_line(words.text("explore-tried", &line));
        }
        text
    }

    /// The moves tried after the shown ones, turn by turn.
    fn tried(&self, behind: &[SupposedMove]) -> String {
        let played = |game: Game, made: &SupposedMove| made.played(&game).ok();
        let Some(after) = behind.iter().try_fold(self.shown.clone(), played) else {
            let words: Vec<String> = behind.iter().map(ToString::to_string).collect();
            return words.join(" ");
        };
        let moves = after.steps().get(self.shown.steps().len()..);
        let turns: Vec<String> = turn::turns(moves.unwrap_or_default())
            .map(turn::written)
            .collect();
        turns.join(" ")
    }

    pub(in crate::service) fn picture(
        &self,
        view: Viewpoint,
        names: &PlayerNames,
    ) -> Option<Picture> {
        let shown = suppose::without_offers(self.shown.clone());
        let mut board = game::picture(&shown, shown.ply(), view, names)?;
        let lead = |what: &str| {
            catalogue::sentences().line("caption-explored", &[("what", what.to_owned().into())])
        };
        if self.kept.shown > 0 {
            board.scene.caption.status = lead(&board.scene.caption.status);
            board.alt = game::fitted(&lead(&board.alt));
        }
        Some(board)
    }

    /// Asks for the target of the piece on a cell.
    pub(in crate::service) fn target_menu(
        &self,
        from: &str,
        view: Viewpoint,
        names: &PlayerNames,
    ) -> Option<Reply> {
        let menus = pick_menus::targets(&self.shown, from, |index| {
            self.ask(ExploreControl::Play(index, None))
        });
        let mut reply = pick_menus::where_to(&self.shown, from, view, names)?;
        reply.controls = menus;
        reply.controls.push(self.to_board());
        Some(reply)
    }

    /// Asks for the result of this move's dice; `None` if it needs none.
    pub(in crate::service) fn dice_menu(
        &self,
        index: u16,
        view: Viewpoint,
        names: &PlayerNames,
    ) -> Option<Reply> {
        let mv: MoveText = self.shown.choices().into_iter().nth(index.into())?;
        let turns = suppose::branches(&self.shown, &mv).ok()?;
        let mut reply = pick_menus::where_to(&self.shown, mv.origin(), view, names)?;
        reply.text =
            catalogue::sentences().text("explore-dice", &[("move", mv.to_string().into())]);
        reply.controls = turns
            .iter()
            .filter_map(|turn| {
                let fall = turn.fall?;
                let id = match fall {
                    DiceOutcome::Succeeds => "button-succeeds",
                    DiceOutcome::Fails => "button-fails",
                };
                let percent = [("percent", TextArg::Num(turn.percent().into()))];
                Some(Control::Button {
                    label: catalogue::sentences().line(id, &percent),
                    action: self.ask(ExploreControl::Play(index, Some(fall))),
                    style: ButtonStyle::Secondary,
                })
            })
            .collect();
        if reply.controls.is_empty() {
            return None;
        }
        reply.controls.push(self.to_board());
        Some(reply)
    }

    fn to_board(&self) -> Control {
        self.button(
            "button-to-board",
            ExploreControl::Show,
            ButtonStyle::Secondary,
        )
    }
}
