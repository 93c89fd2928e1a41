//! Swapping sides (the pie rule, ruling KG-7): the wish, its button, and what is told of it.

use crate::game::seat::Seat;
use crate::play::Env;
use crate::play::Game;
use crate::play::command::{Command, SwapRefusal};
use crate::play::swap::SWAP;
use crate::service::ask::{Action, Request};
use crate::service::buttons::button;
use crate::service::describe::side;
use crate::service::find::GameMatch;
use crate::service::names::PlayerNames;
use crate::service::present::Announcement;
use crate::service::prose::TextArg;
use crate::service::refuse::Extra;
use crate::service::reply::{ButtonStyle, Control};
use crate::service::{GameId, HandlerResult, Service};

impl Service {
    /// A line of chat that takes the other side: `swap`, where one game of this place lets its author do so, or where
    /// the bot was plainly spoken to. `None` where it is nothing of the kind.
    pub(super) fn said_swap(
        &mut self,
        request: &Request,
        (line, named, attempt): (&str, Option<GameId>, bool),
        env: &Env,
    ) -> Option<HandlerResult> {
        let word = line.trim_matches(|c: char| !c.is_alphanumeric());
        if !word.eq_ignore_ascii_case(SWAP) {
            return None;
        }
        let (who, place) = (&request.who.id, &request.place);
        let game = match self.resolve_game(who, place, named, GameMatch::MaySwap) {
            Ok(game) => game,
            Err(trouble) => return attempt.then_some(Err(trouble)),
        };
        if !attempt && !GameMatch::MaySwap.fits(&game, who) {
            return None;
        }
        Some(self.run_command(request, game, &Command::Swap { seen: None }, env))
    }
}

/// The button that takes the other side, while that can be done.
pub(super) fn answers(game: &Game) -> Vec<Control> {
    if game.may_swap().is_none() || game.stands_still() {
        return Vec::new();
    }
    let ask = Action::Swap {
        game: Some(game.id()),
        seen: Some(game.version()),
    };
    vec![button("button-swap", ask, ButtonStyle::Secondary)]
}

/// The message of a refusal and the arguments of its own.
pub(super) fn refused<'a>(
    why: &'a SwapRefusal,
    names: &'a PlayerNames,
) -> (&'static str, Extra<'a>) {
    match why {
        SwapRefusal::NotDeclared => ("refuse-swap-not-declared", vec![]),
        SwapRefusal::Early => ("refuse-swap-early", vec![]),
        SwapRefusal::Late => ("refuse-swap-late", vec![]),
        SwapRefusal::Done => ("refuse-swap-done", vec![]),
        SwapRefusal::NotYours(player) => {
            ("refuse-swap-not-yours", vec![("player", names.arg(player))])
        }
    }
}

impl Announcement<'_> {
    /// Who plays which side from here on.
    pub(super) fn sides_swapped(&mut self) {
        let id = if self.game.swapped().is_some() {
            "swap-made"
        } else {
            "swap-undone"
        };
        let args: Vec<(&str, TextArg<'_>)> = vec![
            ("player", self.player(Seat::FIRST)),
            ("opponent", self.player(Seat::SECOND)),
            ("side", side(self.game, Seat::FIRST).into()),
            ("other", side(self.game, Seat::SECOND).into()),
        ];
        self.say(id, &args);
    }

    /// That the player to move may take the other side instead.
    pub(super) fn may_swap(&mut self) {
        if self.game.may_swap().is_some() {
            let side = side(self.game, Seat::FIRST);
            self.say("swap-possible", &[("side", side.into())]);
        }
    }
}
