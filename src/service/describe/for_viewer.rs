//! The controls of an answer that one player alone sees: answers of other players are left out, since they would be
//! refused.

use crate::game::seat::Seat;
use crate::play::clock::Clocks;
use crate::play::event::Consent;
use crate::play::sealed::SealedDice;
use crate::play::{Game, PlayerId, lobby, swap};
use crate::service::api::action::Action;
use crate::service::api::computer::ComputerAction;
use crate::service::api::dice::DiceAction;
use crate::service::api::fields::InputField;
use crate::service::api::lobby::{LobbyAction, LobbyStep};
use crate::service::api::moderate::ModerationAction;
use crate::service::api::reply::Control;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::time::ClockAction;
use crate::service::words::language;

/// Leaves out the controls of a game that this player cannot use. Those who share a terminal see all of them.
pub(in crate::service) fn keep_own(game: &Game, player: &PlayerId, controls: &mut Vec<Control>) {
    if language::is_at_terminal() {
        return;
    }
    let viewer = GameViewer::of(game, player);
    controls.retain(|control| match control {
        Control::Button { action, .. } | Control::Select { action, .. } => viewer.may(action),
        Control::Menu { options, .. } => options.iter().any(|(_, action)| viewer.may(action)),
        Control::Invite { .. } | Control::Link { .. } => true,
    });
}

/// A player who looks at a game.
struct GameViewer<'a> {
    game: &'a Game,
    player: &'a PlayerId,
    /// Their seat, if they are still in play.
    seat: Option<Seat>,
}

impl<'a> GameViewer<'a> {
    fn of(game: &'a Game, player: &'a PlayerId) -> Self {
        let seat = game.seat_of(player);
        Self {
            game,
            player,
            seat: seat.filter(|seat| !game.is_eliminated(*seat)),
        }
    }

    /// Returns `true` unless the action is another player’s. Other refusals are decided when it runs.
    fn may(&self, action: &Action) -> bool {
        if let Action::Accept(_) | Action::Decline(_) | Action::Withdraw(_) | Action::Lobby(_) =
            action
        {
            return self.may_at_open_table(action);
        }
        if let Action::AnswerDraw { accept, .. } = action {
            return self.may_answer(Consent::Draw, self.game.requests().draw_offer(), *accept);
        }
        if let Action::Takeback(asked) = action {
            return self.may_at_takeback(asked);
        }
        if let Action::Time(time) = action {
            return self.may_at_clock(time);
        }
        if let Action::Moderate(ModerationAction::Answer { accept, .. }) = action {
            let offer = self.game.requests().hand_over();
            let theirs = |by: &PlayerId| !accept && by == self.player;
            return offer.is_some_and(|offer| offer.to == *self.player || theirs(&offer.by));
        }
        if let Action::Computer(ComputerAction::AnswerStandIn { accept, .. }) = action {
            return self.may_answer(Consent::StandIn, None, *accept);
        }
        if let Action::Computer(ComputerAction::StandIn { .. }) = action {
            return self.is_other_than(self.game.missing());
        }
        if let Action::Abort(_) = action {
            // Before the first move a player who is back may call it off, too.
            let begun = !self.game.steps().is_empty();
            return self.is_other_than(self.game.missing().filter(|_| begun));
        }
        if let Action::Dice(dice) = action {
            return self.may_at_dice(dice);
        }
        if let Action::FillField {
            field: InputField::Dice(..),
            ..
        } = action
        {
            return self.seat.is_some();
        }
        if let Action::Swap { .. } = action {
            return self.seat.is_some() && swap::may_swap(self.game) == self.seat;
        }
        true
    }

    fn may_at_open_table(&self, action: &Action) -> bool {
        let (game, player) = (self.game, self.player);
        let hosts = player == game.challenger();
        if let Action::Lobby(LobbyAction { step, .. }) = action {
            let mut here = game.lobby().iter();
            let here = here.find(|here| here.player == *player);
            return match step {
                LobbyStep::Join => here.is_none_or(|here| here.seat.is_some()),
                LobbyStep::JoinSeat(_) | LobbyStep::JoinNamed(_) => true,
                LobbyStep::Leave => !hosts && lobby::is_present(game, player),
                LobbyStep::AgreeToStart => here.is_some_and(|here| !here.ready),
                LobbyStep::AddComputer(_) | LobbyStep::DismissComputer | LobbyStep::Withdraw => {
                    hosts
                }
            };
        }
        if let Action::Accept(_) = action {
            return !hosts && game.invited().is_none_or(|invited| invited == player);
        }
        if let Action::Decline(_) = action {
            return game.invited() == Some(player);
        }
        hosts
    }

    /// A request to all: its author does not answer it, and a player who has agreed can still refuse it.
    fn may_answer(&self, what: Consent, author: Option<Seat>, accept: bool) -> bool {
        self.seat.is_some_and(|seat| {
            let is_open = self.game.unanswered(what).contains(&seat);
            author != Some(seat) && (is_open || !accept)
        })
    }

    fn may_at_takeback(&self, action: &TakebackAction) -> bool {
        let author = self.game.requests().takeback().map(|asked| asked.seat);
        match action {
            TakebackAction::Ask(_) => true,
            TakebackAction::Answer { accept, .. } => {
                self.may_answer(Consent::Takeback, author, *accept)
            }
            TakebackAction::Withdraw { .. } => self.seat.is_some() && author == self.seat,
        }
    }

    fn may_at_clock(&self, action: &ClockAction) -> bool {
        match action {
            ClockAction::IfUnchanged { action, .. } => self.may_at_clock(action),
            ClockAction::AnswerPause { .. } => {
                let offers = self.game.requests().pause_offers();
                self.seat.is_some_and(|seat| !offers.contains(&seat))
            }
            ClockAction::Wait(_) | ClockAction::Claim(_) | ClockAction::Give { .. } => {
                let flagged = self.game.clocks().and_then(Clocks::flagged);
                self.is_other_than(self.game.missing().or(flagged))
            }
            ClockAction::Resume(_) | ClockAction::OfferPause(_) => self.seat.is_some(),
            ClockAction::Show(_) => true,
        }
    }

    fn may_at_dice(&self, action: &DiceAction) -> bool {
        let game = self.game;
        match action {
            DiceAction::Roll { .. } => {
                let attacker = game.steps().last().map(|step| step.seat);
                self.is_other_than(attacker)
            }
            // Its author may take the proposal back.
            DiceAction::AnswerRenewal { accept: false, .. } => self.seat.is_some(),
            DiceAction::AnswerRenewal { accept: true, .. } => {
                self.is_other_than(game.sealed().and_then(SealedDice::renewal))
            }
            DiceAction::Enter { .. }
            | DiceAction::Words { .. }
            | DiceAction::Renew(_)
            | DiceAction::Accept { .. } => true,
        }
    }

    /// Returns `true` for a player in play on another seat than this one.
    fn is_other_than(&self, other: Option<Seat>) -> bool {
        self.seat.is_some() && self.seat != other
    }
}
