//! The table of an offer for more than two: who comes and goes, who sits where, and when it starts.
//!
//! Each coming and going is told by the message that offers the table: it is edited to show who is there now, with all
//! that can be pressed. Where it is gone, or messages have no names, a new card is shown, and the one before loses its
//! buttons. Whoever would start calls the others, so that is a message of its own.

use crate::game::seat::Seat;
use crate::play::command::{Command, LobbyRefusal};
use crate::play::event::{Entry, Event, LobbyEvent};
use crate::play::lobby::LobbyPlayer;
use crate::play::{Env, Game, GameId, PlayerId, Version};
use crate::service::ask::{Action, Request};
use crate::service::buttons::button;
use crate::service::carriers::MessageState;
use crate::service::describe::{side, side_called};
use crate::service::names::PlayerNames;
use crate::service::present::{Announcement, declared, situation};
use crate::service::prose::{TextArg, sentences};
use crate::service::refuse::Extra;
use crate::service::reply::{Audience, ButtonStyle, Control, Reply};
use crate::service::wire::{game as named, number};
use crate::service::{HandlerError, HandlerResult, Service, challenge, note};
use crate::store::{DueMessage, StoreError};

/// What one can wish about such a table. `seen` is the version a control was made against: an older card serves no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyAction {
    /// Which game.
    pub game: GameId,
    /// The version the control was made against; `None` when typed.
    pub seen: Option<Version>,
    /// What.
    pub step: LobbyStep,
}

/// What of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyStep {
    /// Come, on any seat.
    Join,
    /// Come on this seat, or change to it.
    JoinSeat(Seat),
    /// Come on the seat of the side that is typed so.
    JoinNamed(String),
    /// Leave.
    Leave,
    /// Agree to start with those who are there.
    AgreeToStart,
    /// Take the offer back.
    Withdraw,
}

impl LobbyAction {
    /// Whether it is the way into a game.
    pub(super) fn is_join(&self) -> bool {
        match self.step {
            LobbyStep::Join | LobbyStep::JoinSeat(_) | LobbyStep::JoinNamed(_) => true,
            LobbyStep::Leave | LobbyStep::AgreeToStart | LobbyStep::Withdraw => false,
        }
    }
}

/// `12.34.any`, a seat by its index, `go`, `start` or `off`; `None` for what is typed.
pub(super) fn wire(wish: &LobbyAction) -> Option<String> {
    let what = match wish.step {
        LobbyStep::Join => "any".to_owned(),
        LobbyStep::JoinSeat(seat) => seat.to_string(),
        LobbyStep::Leave => "go".to_owned(),
        LobbyStep::AgreeToStart => "start".to_owned(),
        LobbyStep::Withdraw => "off".to_owned(),
        LobbyStep::JoinNamed(_) => return None,
    };
    Some(format!("{}.{}.{what}", wish.game.0, wish.seen?.0))
}

/// What [`wire`] wrote.
pub(super) fn unwire(parts: &[&str]) -> Option<LobbyAction> {
    let &[id, seen, what] = parts else {
        return None;
    };
    Some(LobbyAction {
        game: named(id)?,
        seen: Some(Version(number(seen)?)),
        step: match what {
            "any" => LobbyStep::Join,
            "go" => LobbyStep::Leave,
            "start" => LobbyStep::AgreeToStart,
            "off" => LobbyStep::Withdraw,
            seat => LobbyStep::JoinSeat(Seat::new(number(seat)?)?),
        },
    })
}

impl Service {
    /// Does what is wished of a table that gathers. A card that was overtaken still does what it says, where that can be.
    pub(super) fn lobby(
        &mut self,
        request: &Request,
        wish: &LobbyAction,
        env: &Env,
    ) -> HandlerResult {
        let who = &request.who.id;
        let game = self.visible(who, &request.place, wish.game)?;
        if wish.is_join() {
            self.check_not_blocked_at_table(who, &game)?;
        }
        let command = match &wish.step {
            LobbyStep::Join => Command::Join,
            LobbyStep::JoinSeat(seat) => Command::JoinSeat(*seat),
            LobbyStep::JoinNamed(typed) => Command::JoinSeat(seat_named(&game, typed)?),
            LobbyStep::Leave => Command::Leave,
            LobbyStep::AgreeToStart => Command::AgreeToStart,
            LobbyStep::Withdraw => Command::Withdraw,
        };
        self.run_command(request, game, &command, env)
    }

    /// The message that this promise only brings up to date: the newest of a table that still gathers, where somebody came
    /// or left and no more.
    pub(super) fn standing_card(&self, due: &DueMessage) -> Option<String> {
        let told = self.state_when_posted(due).ok().flatten()?;
        let moves = |entry: &Entry| {
            matches!(
                entry.event,
                Event::Lobby(LobbyEvent::Joined { .. } | LobbyEvent::Left { .. })
            )
        };
        let only = told.events.iter().all(moves) && told.game.has_lobby();
        let message = only.then(|| self.store.last_message(due.game));
        message?.ok().flatten()
    }

    /// The offer of a table with who is there now.
    ///
    /// # Errors
    /// As the store reports, and where the game of the promise has no log.
    pub(super) fn lobby_card(&self, due: &DueMessage) -> Result<Reply, StoreError> {
        let Some(MessageState { game, events: _ }) = self.state_when_posted(due)? else {
            return Err(self.store.damaged(due.game, "it has no log"));
        };
        let (text, controls) = situation(&game, &self.names(&game)?, &self.time_exclusions(&game)?);
        let mut reply = Reply::note(text);
        reply.audience = Audience::Table;
        reply.controls = controls;
        Ok(reply)
    }

    /// Refuses a seat beside somebody where one of the two will not play the other.
    pub(super) fn check_not_blocked_at_table(
        &self,
        who: &PlayerId,
        game: &Game,
    ) -> Result<(), HandlerError> {
        let there = game.lobby().iter().map(|here| &here.player);
        for other in [game.challenger()].into_iter().chain(there) {
            if other != who {
                self.check_not_blocked(who, other)?;
            }
        }
        Ok(())
    }
}

/// The seat of the side of this name: its code, or what it is called.
fn seat_named(game: &Game, typed: &str) -> Result<Seat, HandlerError> {
    let sides = (game.kind().spec().sides)(game.options());
    let lower = typed.trim().to_lowercase();
    let at = sides
        .iter()
        .position(|code| **code == lower || side_called(code).to_lowercase() == lower);
    let seat = at.and_then(|at| u8::try_from(at).ok()).and_then(Seat::new);
    seat.ok_or_else(|| {
        let sides: Vec<String> = sides.iter().map(|code| side_called(code)).collect();
        let args = [("sides", sides.join(", ").into())];
        note("refuse-lobby-which", &args).into()
    })
}

/// What can be pressed on the card of a table that gathers.
pub(super) fn buttons(game: &Game) -> Vec<Control> {
    let ask = |what| {
        Action::Lobby(LobbyAction {
            game: game.id(),
            seen: Some(game.version()),
            step: what,
        })
    };
    let seats = game.free_seats().into_iter().map(|seat| Control::Button {
        label: side(game, seat),
        ask: ask(LobbyStep::JoinSeat(seat)),
        weight: ButtonStyle::Secondary,
    });
    let any = button(
        "button-lobby-any",
        ask(LobbyStep::Join),
        ButtonStyle::Success,
    );
    let mut controls: Vec<Control> = [any].into_iter().chain(seats).collect();
    if game.smaller().is_some() {
        let count = [("count", TextArg::count(game.lobby().len()))];
        controls.push(Control::Button {
            label: sentences().line("button-lobby-begin", &count),
            ask: ask(LobbyStep::AgreeToStart),
            weight: ButtonStyle::Primary,
        });
    }
    controls.push(button(
        "button-lobby-leave",
        ask(LobbyStep::Leave),
        ButtonStyle::Secondary,
    ));
    controls.push(button(
        "button-withdraw",
        ask(LobbyStep::Withdraw),
        ButtonStyle::Secondary,
    ));
    controls
}

/// Why a wish about such a table is not granted.
pub(super) fn refused<'a>(
    why: &'a LobbyRefusal,
    names: &'a PlayerNames,
) -> (&'static str, Extra<'a>) {
    match why {
        LobbyRefusal::ForTwo => ("refuse-lobby-two", vec![]),
        LobbyRefusal::ThereAlready => ("refuse-lobby-there", vec![]),
        LobbyRefusal::NotThere => ("refuse-lobby-not-there", vec![]),
        LobbyRefusal::Taken(player) => ("refuse-lobby-taken", vec![("player", names.arg(player))]),
        LobbyRefusal::NoSuchSeat => ("refuse-lobby-no-seat", vec![]),
        LobbyRefusal::Host => ("refuse-lobby-host", vec![]),
        LobbyRefusal::TooFew => ("refuse-lobby-few", vec![]),
        LobbyRefusal::ReadyAlready => ("refuse-lobby-ready", vec![]),
    }
}

impl Announcement<'_> {
    /// What happened at a table that gathers.
    pub(super) fn lobby_events(&mut self, event: &LobbyEvent) {
        let (game, names) = (self.game, self.names);
        let number = ("game", game.id().to_string().into());
        match event {
            LobbyEvent::Joined { player, seat } => {
                let player = ("player", names.arg(player));
                match seat {
                    Some(seat) => {
                        let side = ("side", side(game, *seat).into());
                        self.say("lobby-came-seat", &[player, number, side]);
                    }
                    None => self.say("lobby-came", &[player, number]),
                }
            }
            LobbyEvent::Left { player } => {
                self.say("lobby-went", &[("player", names.arg(player)), number]);
            }
            LobbyEvent::Ready { player } => {
                self.say(
                    "lobby-would-start",
                    &[("player", names.arg(player)), number],
                );
            }
            LobbyEvent::Shrunk { options: _ } => {
                let seats = TextArg::Num(game.position().seats().into());
                self.say("lobby-fewer", &[number, ("seats", seats)]);
            }
        }
    }

    /// A table for more than two, with who is there.
    pub(super) fn table_offered(&mut self, by: &PlayerId, invited: Option<&PlayerId>) {
        let (game, names) = (self.game, self.names);
        let args = [
            ("player", names.arg(by)),
            ("title", game.kind().spec().title.into()),
            ("game", game.id().to_string().into()),
            ("seats", TextArg::Num(game.position().seats().into())),
        ];
        self.say("lobby-offered", &args);
        let here = |player: &&PlayerId| game.gathered().any(|here| here == *player);
        if let Some(invited) = invited.filter(|player| !here(player)) {
            self.say("lobby-called", &[("player", names.arg(invited))]);
        }
        self.say("lobby-terms", &[("options", declared(game).into())]);
        self.text.push_line(challenge::terms(game, names));
        self.lobby_card();
    }

    /// Who sits where, and who waits for the lot.
    pub(super) fn lobby_card(&mut self) {
        let (game, names) = (self.game, self.names);
        let there = |seat: Seat| game.lobby().iter().find(|here| here.seat == Some(seat));
        for seat in Seat::all(game.position().seats()) {
            let side = ("side", side(game, seat).into());
            match there(seat) {
                Some(here) => {
                    self.say("lobby-seat", &[side, ("player", names.arg(&here.player))]);
                }
                None => self.say("lobby-free", &[side]),
            }
        }
        let of = |fits: fn(&&LobbyPlayer) -> bool| {
            let here = game.lobby().iter().filter(fits);
            here.map(|here| &here.player).collect::<Vec<_>>()
        };
        for (id, players) in [
            ("lobby-by-lot", of(|here| here.seat.is_none())),
            ("lobby-ready", of(|here| here.ready)),
        ] {
            if !players.is_empty() {
                self.say(id, &[("players", names.all(players))]);
            }
        }
        let args = [
            ("count", TextArg::count(game.lobby().len())),
            ("seats", TextArg::Num(game.position().seats().into())),
        ];
        self.say("lobby-count", &args);
    }
}
