//! What moderators of a server may do to its games: hold them, let them go on, annul them, seat somebody else; and the log
//! of all that.
//!
//! Who is a moderator is asked at the moment of each deed. Every deed is an event of its game, so the log is found in
//! the games themselves.

use crate::play::event::{Event, ModerationEvent};
use crate::play::moderate::{self, LONGEST_REASON, ModerationRefusal, ModeratorCommand};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, PlayerId, Version};
use crate::service::ask::{Action, Person, Request};
use crate::service::buttons::button;
use crate::service::describe::picture;
use crate::service::forms::{self, InputField};
use crate::service::names::PlayerNames;
use crate::service::present::others;
use crate::service::prose::{TextArg, clean, sentences};
use crate::service::reply::{ButtonStyle, Control, Reply, Text};
use crate::service::wire::{game as read_game, number};
use crate::service::{
    AppendExtras, HandlerError, HandlerResult, MAX_ATTEMPTS, Service, find, note, present,
};
use crate::store::{AuditEntry, StoreError, StoredPlan};

/// How many lines of the log are shown.
const SHOWN: usize = 15;
/// How many deeds are looked at to find those of one game or player.
const LOOK: usize = 1000;

/// What a moderator can wish. A reason is as typed; none is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModerationAction {
    /// Let a game stand still.
    Pause {
        /// Which.
        game: GameId,
        /// Why.
        reason: String,
    },
    /// Let it go on.
    Resume(GameId),
    /// End it without a result, or take its result away.
    Annul {
        /// Which.
        game: GameId,
        /// How far it had got when he was shown it and said yes; `None` is to be shown it.
        sure: Option<Stage>,
        /// Why.
        reason: String,
    },
    /// Ask somebody to take a player’s seat.
    HandOver {
        /// In which game.
        game: GameId,
        /// Whose seat.
        from: PlayerId,
        /// Whom.
        to: Person,
        /// Why.
        reason: String,
    },
    /// Answer such an offer.
    Answer {
        /// In which game.
        game: GameId,
        /// The version it stands since.
        since: Version,
        /// Agree to it.
        accept: bool,
    },
    /// See what moderators did: to a game, about a player, or all.
    Log {
        /// To which game.
        game: Option<GameId>,
        /// About whom, or by whom.
        player: Option<PlayerId>,
    },
}

/// What a button with this wish carries, after `moderate.`; `None` for what is typed.
pub(super) fn wire(wish: &ModerationAction) -> Option<String> {
    match wish {
        ModerationAction::Answer {
            game,
            since,
            accept,
        } => {
            let answer = if *accept { "yes" } else { "no" };
            Some(format!("seat.{}.{}.{answer}", game.0, since.0))
        }
        ModerationAction::Pause { .. }
        | ModerationAction::Resume(_)
        | ModerationAction::Annul { .. }
        | ModerationAction::HandOver { .. }
        | ModerationAction::Log { .. } => None,
    }
}

/// The wish that [`wire`] made these parts of.
pub(super) fn unwire(parts: &[&str]) -> Option<ModerationAction> {
    match parts {
        ["seat", id, since, answer @ ("yes" | "no")] => Some(ModerationAction::Answer {
            game: read_game(id)?,
            since: Version(number(since)?),
            accept: *answer == "yes",
        }),
        _ => None,
    }
}

/// What happened, as the table is told.
pub(super) fn told(game: &Game, deed: &ModerationEvent, names: &PlayerNames) -> Text {
    let words = sentences();
    let number = ("game", game.id().to_string().into());
    let by = |player| ("moderator", names.arg(player));
    let mut text = match deed {
        ModerationEvent::Paused { by: who, .. } => {
            words.text("moderated-paused", &[by(who), number])
        }
        ModerationEvent::Resumed { by: who } => words.text("moderated-resumed", &[by(who), number]),
        ModerationEvent::Annulled { by: who, .. } => {
            words.text("moderated-annulled", &[by(who), number])
        }
        ModerationEvent::HandOverOffered {
            by: who,
            seat,
            to,
            expires,
            ..
        } => {
            let args = [
                by(who),
                number,
                ("from", names.seated(game, *seat)),
                ("to", names.arg(to)),
                ("until", TextArg::Date(*expires)),
            ];
            let own = game.player(*seat) == Some(who);
            let id = if own {
                "handed-on-offered"
            } else {
                "moderated-offered"
            };
            words.text(id, &args)
        }
        ModerationEvent::HandOverDeclined { by: who } => {
            words.text("moderated-declined", &[("player", names.arg(who)), number])
        }
        ModerationEvent::HandedOver {
            by: who, from, to, ..
        } => {
            let args = [
                by(who),
                number,
                ("from", names.arg(from)),
                ("to", names.arg(to)),
            ];
            let id = if who == from {
                "handed-on"
            } else {
                "moderated-handed"
            };
            words.text(id, &args)
        }
    };
    text.push_line(why(deed));
    text
}

fn why(deed: &ModerationEvent) -> Text {
    match deed.reason() {
        "" => Text::default(),
        reason => sentences().text("moderated-reason", &[("reason", reason.to_owned().into())]),
    }
}

/// How the offer of a seat that stands can be answered.
pub(super) fn answers(game: &Game) -> Vec<Control> {
    let Some(offer) = game.hand_over() else {
        return Vec::new();
    };
    let answer = |accept| {
        Action::Moderate(ModerationAction::Answer {
            game: game.id(),
            since: offer.since,
            accept,
        })
    };
    vec![
        button("button-seat-accept", answer(true), ButtonStyle::Success),
        button("button-seat-decline", answer(false), ButtonStyle::Secondary),
    ]
}

/// What moderators have to do with how a game stands: that one holds it, that a seat is offered.
pub(super) fn standing(game: &Game, names: &PlayerNames) -> Text {
    let mut text = Text::default();
    if let Some((by, _)) = game.held() {
        let args = [
            ("moderator", names.arg(by)),
            ("game", game.id().to_string().into()),
        ];
        text.push_line(sentences().text("moderated-paused", &args));
    }
    if let Some(offer) = game.hand_over() {
        let deed = ModerationEvent::HandOverOffered {
            by: offer.by.clone(),
            seat: offer.seat,
            to: offer.to.clone(),
            reason: offer.reason.clone(),
            expires: offer.expires,
        };
        text.push_line(told(game, &deed, names));
    }
    text
}

impl Service {
    /// Answers a wish about moderating.
    pub(super) fn moderate(
        &mut self,
        request: &Request,
        wish: &ModerationAction,
        env: &Env,
    ) -> HandlerResult {
        if let ModerationAction::Answer {
            game,
            since,
            accept,
        } = wish
        {
            return self.answer_seat(request, *game, (*accept, *since), env);
        }
        self.moderates(request)?;
        match wish {
            ModerationAction::Pause { game, reason } => {
                let deed = ModeratorCommand::Pause(one_reason(reason)?);
                self.run_moderator_command(request, *game, &deed, env)
            }
            ModerationAction::Resume(game) => {
                self.run_moderator_command(request, *game, &ModeratorCommand::Resume, env)
            }
            ModerationAction::Annul { game, sure, reason } => {
                self.annul(request, *game, (*sure, reason.as_str()), env)
            }
            ModerationAction::HandOver {
                game,
                from,
                to,
                reason,
            } => {
                let (from, reason) = (from.clone(), one_reason(reason)?);
                self.offer_seat(request, *game, (from, to, reason), env)
            }
            ModerationAction::Log { game, player } => {
                self.moderation_log(request, *game, player.as_ref())
            }
            ModerationAction::Answer { .. } => Ok(Vec::new()),
        }
    }

    /// Lets through who is a moderator of this server just now.
    fn moderates(&self, request: &Request) -> Result<(), HandlerError> {
        let Request {
            place,
            access: standing,
            ..
        } = request;
        if place.is_private() || standing.guest {
            return Err(note("moderate-no-server", &[]).into());
        }
        let roles = self.server_settings(place).moderators;
        let may = if roles.is_empty() {
            standing.moderates
        } else {
            standing.manages || standing.roles.iter().any(|role| roles.contains(role))
        };
        if may {
            return Ok(());
        }
        Err(note("moderate-not-yours", &[]).into())
    }

    /// A game of the server this is asked in.
    fn of_this_server(&self, request: &Request, id: GameId) -> Result<Game, HandlerError> {
        self.load(id)
            .map_err(|error| self.unavailable_reason((&request.who.id, &request.place), id, error))?
            .filter(|game| game.place().server() == request.place.server())
            .ok_or_else(|| find::unknown(id).into())
    }

    /// Does something to a game. Somebody may be faster: then it is decided anew on the game as it has become.
    fn run_moderator_command(
        &mut self,
        request: &Request,
        id: GameId,
        deed: &ModeratorCommand,
        env: &Env,
    ) -> HandlerResult {
        let who = &request.who;
        for _ in 0..MAX_ATTEMPTS {
            let game = self.of_this_server(request, id)?;
            let (game, times) = self.apply_overdue_with_times(game, env)?;
            let events = match moderate::decide(&game, &who.id, deed, &times, env.now) {
                Ok(events) => events,
                Err(not) => return Ok(vec![self.not_done(&game, &not)?]),
            };
            match self.append(&game, &events, env) {
                Ok(()) => {
                    self.store.save_name(&who.id, &who.name)?;
                    let args = [("game", id.to_string().into())];
                    let mut done = note("moderate-done", &args);
                    done.replaces_source = true;
                    return Ok(vec![done]);
                }
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Annuls a game that he was shown as it is; moves that were made since are no matter, an end is.
    fn annul(
        &mut self,
        request: &Request,
        id: GameId,
        (sure, reason): (Option<Stage>, &str),
        env: &Env,
    ) -> HandlerResult {
        let game = self.of_this_server(request, id)?;
        let (game, times) = self.apply_overdue_with_times(game, env)?;
        let reason = match one_reason(reason) {
            Ok(reason) => reason,
            Err(HandlerError::Reply(mut reply)) => {
                let field = InputField::Annul(id, game.stage());
                reply.controls.push(forms::retry_button(field));
                return Ok(vec![*reply]);
            }
            Err(fault) => return Err(fault),
        };
        let deed = ModeratorCommand::Annul(reason);
        if sure == Some(game.stage()) {
            return self.run_moderator_command(request, id, &deed, env);
        }
        if let Err(not) = moderate::decide(&game, &request.who.id, &deed, &times, env.now) {
            return Ok(vec![self.not_done(&game, &not)?]);
        }
        let names = self.names(&game)?;
        let over = game.stage() == Stage::Over;
        let ask = if over {
            "moderate-annul-over"
        } else {
            "moderate-annul-sure"
        };
        let mut reply = note(ask, &[("game", id.to_string().into())]);
        let (situation, _) = present::situation(&game, &names, &times);
        reply.text.push_line(situation);
        reply.picture = picture(&game, game.ply(), self.view(&game, &request.who.id), &names);
        reply.controls.push(forms::open_button(
            InputField::Annul(id, game.stage()),
            ButtonStyle::Danger,
        ));
        Ok(vec![reply])
    }

    /// Asks somebody to take a seat, unless he and who plays on there will not play each other.
    fn offer_seat(
        &mut self,
        request: &Request,
        id: GameId,
        (from, to, reason): (PlayerId, &Person, String),
        env: &Env,
    ) -> HandlerResult {
        let game = self.of_this_server(request, id)?;
        let seat = game.seat_of(&from);
        self.check_can_be_seated(to, seat.into_iter().flat_map(|seat| others(&game, seat)))?;
        let to = to.id.clone();
        self.run_moderator_command(
            request,
            id,
            &ModeratorCommand::HandOver { from, to, reason },
            env,
        )
    }

    /// Makes sure that somebody can be asked to play with these, and notes his name.
    pub(super) fn check_can_be_seated<'a>(
        &mut self,
        who: &Person,
        with: impl Iterator<Item = &'a PlayerId>,
    ) -> Result<(), HandlerError> {
        for other in with {
            self.check_not_blocked(&who.id, other)
                .map_err(|why| match why {
                    // Who asks hears no more of it than who is not wanted.
                    HandlerError::Reply(_) => {
                        let player = [("player", TextArg::Player(&who.id, &who.name))];
                        note("moderate-cannot-sit", &player).into()
                    }
                    fault @ HandlerError::Fault(_) => fault,
                })?;
        }
        if !who.name.is_empty() {
            self.store.save_name(&who.id, &who.name)?;
        }
        Ok(())
    }

    /// Seats who agrees, on a clock of his own, with his holidays and without a trace of the other’s plans.
    fn answer_seat(
        &mut self,
        request: &Request,
        id: GameId,
        (accept, since): (bool, Version),
        env: &Env,
    ) -> HandlerResult {
        let who = &request.who;
        for _ in 0..MAX_ATTEMPTS {
            let game = self.visible(&who.id, &request.place, id)?;
            let (game, times) = self.apply_overdue_with_times(game, env)?;
            let offer = game.hand_over().filter(|offer| offer.to == who.id);
            if let Some(seat) = offer.map(|offer| offer.seat).filter(|_| accept) {
                for other in others(&game, seat) {
                    self.check_not_blocked(&who.id, other)?;
                }
            }
            let answer = (accept, since);
            let mut events = match moderate::answer(&game, &who.id, answer, &times, env.now) {
                Ok(events) => events,
                Err(not) => return Ok(vec![self.not_done(&game, &not)?]),
            };
            let gone = left_by(&events).map(|from| (from, forgotten(&game)));
            if gone.is_some() {
                let (_, next) = super::stamp_and_apply(&game, &events, env);
                events.extend(self.holidays_of(&next, &who.id, env.now)?);
            }
            let besides = AppendExtras {
                plan: gone.as_ref().map(|(from, plan)| (from, plan)),
                ..AppendExtras::default()
            };
            match self.append_with(&game, &events, besides, env) {
                Ok(()) => {
                    self.store.save_name(&who.id, &who.name)?;
                    return Ok(Vec::new());
                }
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// What moderators did, the newest first.
    fn moderation_log(
        &self,
        request: &Request,
        game: Option<GameId>,
        player: Option<&PlayerId>,
    ) -> HandlerResult {
        if let Some(id) = game {
            self.of_this_server(request, id)?;
        }
        let mut deeds = self.store.audit_log(request.place.server(), LOOK)?;
        deeds.retain(|deed| game.is_none_or(|game| deed.game == game));
        if let Some(player) = player {
            let mut about = Vec::new();
            for deed in deeds {
                let seats = self.row_if_healthy(deed.game)?.map(|game| game.seats);
                let plays = seats.is_some_and(|seats| seats.contains(player));
                if plays || deed.deed.people().contains(&player) {
                    about.push(deed);
                }
            }
            deeds = about;
        }
        if deeds.is_empty() {
            return Ok(vec![note("moderate-log-empty", &[])]);
        }
        let people = deeds.iter().flat_map(|deed| deed.deed.people());
        let names = self.load_names(people)?;
        let mut reply = note("moderate-log", &[]);
        for deed in deeds.iter().take(SHOWN) {
            reply.text.push_line(line(deed, &names));
        }
        if deeds.len() > SHOWN {
            let count = [("count", TextArg::count(deeds.len() - SHOWN))];
            reply
                .text
                .push_line(sentences().text("moderate-log-more", &count));
        }
        Ok(vec![reply])
    }

    fn not_done(&self, game: &Game, not: &ModerationRefusal) -> Result<Reply, StoreError> {
        let mut people: Vec<&PlayerId> = game.seats().iter().collect();
        let number = ("game", game.id().to_string().into());
        let (id, whom) = match not {
            ModerationRefusal::OwnGame => ("moderate-own-game", None),
            ModerationRefusal::NotRunning(_) => ("moderate-not-running", None),
            ModerationRefusal::Held(by) => ("moderate-held", Some(by)),
            ModerationRefusal::NotHeld => ("moderate-not-held", None),
            ModerationRefusal::Void if game.is_annulled() => ("moderate-annulled", None),
            ModerationRefusal::Void => ("moderate-void", None),
            ModerationRefusal::NoPlace => ("moderate-no-place", None),
            ModerationRefusal::NotSeated(player) => ("moderate-not-seated", Some(player)),
            ModerationRefusal::PlaysAlready(player) => ("moderate-plays-already", Some(player)),
            ModerationRefusal::NoOffer => ("moderate-no-offer", None),
            ModerationRefusal::NotAsked(player) => ("moderate-not-asked", Some(player)),
            ModerationRefusal::Lapsed(at) => {
                let args = [number, ("until", TextArg::Date(*at))];
                return Ok(note("moderate-lapsed", &args));
            }
        };
        people.extend(whom);
        let names = self.load_names(people.into_iter())?;
        let mut args = vec![number];
        args.extend(whom.map(|player| ("player", names.named_or_typed(player))));
        Ok(note(id, &args))
    }
}

/// Who left his seat with these events.
fn left_by(events: &[Event]) -> Option<PlayerId> {
    events.iter().find_map(|event| {
        if let Event::Moderated(ModerationEvent::HandedOver { from, .. }) = event {
            Some(from.clone())
        } else {
            None
        }
    })
}

/// A plan with nothing in it.
fn forgotten(game: &Game) -> StoredPlan {
    StoredPlan {
        version: game.version(),
        body: String::new(),
        edition: 0,
    }
}

/// Somebody’s reason, in one line.
fn one_reason(typed: &str) -> Result<String, HandlerError> {
    let text = clean(typed);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let count = text.chars().count();
    if count > LONGEST_REASON {
        let args = [
            ("most", TextArg::count(LONGEST_REASON)),
            ("count", TextArg::count(count)),
        ];
        return Err(note("refuse-long-words", &args).into());
    }
    Ok(text)
}

/// A line of the log.
fn line(kept: &AuditEntry, names: &PlayerNames) -> Text {
    let args = |by| {
        vec![
            ("when", TextArg::Date(kept.at)),
            ("game", kept.game.to_string().into()),
            ("moderator", names.arg(by)),
        ]
    };
    let (id, args) = match &kept.deed {
        ModerationEvent::Paused { by, .. } => ("moderate-line-paused", args(by)),
        ModerationEvent::Resumed { by } => ("moderate-line-resumed", args(by)),
        ModerationEvent::Annulled { by, .. } => ("moderate-line-annulled", args(by)),
        ModerationEvent::HandOverOffered { by, to, .. } => {
            let mut args = args(by);
            args.push(("to", names.arg(to)));
            ("moderate-line-offered", args)
        }
        ModerationEvent::HandOverDeclined { by } => ("moderate-line-declined", args(by)),
        ModerationEvent::HandedOver { by, from, to, .. } => {
            let mut args = args(by);
            args.extend([("from", names.arg(from)), ("to", names.arg(to))]);
            ("moderate-line-handed", args)
        }
    };
    let mut text = sentences().text(id, &args);
    let why = why(&kept.deed);
    if !why.0.is_empty() {
        text.push(" ");
        text.append(why);
    }
    text
}
