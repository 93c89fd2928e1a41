//! What moderators of a server may do to its games: hold them, let them go on, annul them, seat somebody else; and the log
//! of all that.
//!
//! Who is a moderator is asked at the moment of each deed. Every deed is an event of its game, so the log is found in
//! the games themselves.

use crate::play::event::{Event, Moderation};
use crate::play::moderate::{self, Deed, LONGEST_REASON, NotDone};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, PlayerId, Version};
use crate::service::ask::{Ask, Person, Request};
use crate::service::buttons::button;
use crate::service::describe::picture;
use crate::service::forms::{self, Field};
use crate::service::names::Names;
use crate::service::present::others;
use crate::service::prose::{Arg, clean, sentences};
use crate::service::reply::{Control, Reply, Text, Weight};
use crate::service::wire::{game as read_game, number};
use crate::service::{Answer, Besides, Service, TRIES, Trouble, find, note, present};
use crate::store::{KeptDeed, KeptPlan, StoreError};

/// How many lines of the log are shown.
const SHOWN: usize = 15;
/// How many deeds are looked at to find those of one game or player.
const LOOK: usize = 1000;

/// What a moderator can wish. A reason is as typed; none is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
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
pub(super) fn wire(wish: &Wish) -> Option<String> {
    match wish {
        Wish::Answer {
            game,
            since,
            accept,
        } => {
            let answer = if *accept { "yes" } else { "no" };
            Some(format!("seat.{}.{}.{answer}", game.0, since.0))
        }
        Wish::Pause { .. }
        | Wish::Resume(_)
        | Wish::Annul { .. }
        | Wish::HandOver { .. }
        | Wish::Log { .. } => None,
    }
}

/// The wish that [`wire`] made these parts of.
pub(super) fn unwire(parts: &[&str]) -> Option<Wish> {
    match parts {
        ["seat", id, since, answer @ ("yes" | "no")] => Some(Wish::Answer {
            game: read_game(id)?,
            since: Version(number(since)?),
            accept: *answer == "yes",
        }),
        _ => None,
    }
}

/// What happened, as the table is told.
pub(super) fn told(game: &Game, deed: &Moderation, names: &Names) -> Text {
    let words = sentences();
    let number = ("game", game.id().to_string().into());
    let by = |player| ("moderator", names.arg(player));
    let mut text = match deed {
        Moderation::Paused { by: who, .. } => words.text("moderated-paused", &[by(who), number]),
        Moderation::Resumed { by: who } => words.text("moderated-resumed", &[by(who), number]),
        Moderation::Annulled { by: who, .. } => {
            words.text("moderated-annulled", &[by(who), number])
        }
        Moderation::HandOverOffered {
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
                ("until", Arg::Date(*expires)),
            ];
            let own = game.player(*seat) == Some(who);
            let id = if own {
                "handed-on-offered"
            } else {
                "moderated-offered"
            };
            words.text(id, &args)
        }
        Moderation::HandOverDeclined { by: who } => {
            words.text("moderated-declined", &[("player", names.arg(who)), number])
        }
        Moderation::HandedOver {
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

fn why(deed: &Moderation) -> Text {
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
        Ask::Moderate(Wish::Answer {
            game: game.id(),
            since: offer.since,
            accept,
        })
    };
    vec![
        button("button-seat-accept", answer(true), Weight::Good),
        button("button-seat-decline", answer(false), Weight::Plain),
    ]
}

/// What moderators have to do with how a game stands: that one holds it, that a seat is offered.
pub(super) fn standing(game: &Game, names: &Names) -> Text {
    let mut text = Text::default();
    if let Some((by, _)) = game.held() {
        let args = [
            ("moderator", names.arg(by)),
            ("game", game.id().to_string().into()),
        ];
        text.push_line(sentences().text("moderated-paused", &args));
    }
    if let Some(offer) = game.hand_over() {
        let deed = Moderation::HandOverOffered {
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
    pub(super) fn moderate(&mut self, request: &Request, wish: &Wish, env: &Env) -> Answer {
        if let Wish::Answer {
            game,
            since,
            accept,
        } = wish
        {
            return self.answer_seat(request, *game, (*accept, *since), env);
        }
        self.moderates(request)?;
        match wish {
            Wish::Pause { game, reason } => {
                let deed = Deed::Pause(one_reason(reason)?);
                self.deed(request, *game, &deed, env)
            }
            Wish::Resume(game) => self.deed(request, *game, &Deed::Resume, env),
            Wish::Annul { game, sure, reason } => {
                self.annul(request, *game, (*sure, reason.as_str()), env)
            }
            Wish::HandOver {
                game,
                from,
                to,
                reason,
            } => {
                let (from, reason) = (from.clone(), one_reason(reason)?);
                self.offer_seat(request, *game, (from, to, reason), env)
            }
            Wish::Log { game, player } => self.moderation_log(request, *game, player.as_ref()),
            Wish::Answer { .. } => Ok(Vec::new()),
        }
    }

    /// Lets through who is a moderator of this server just now.
    fn moderates(&self, request: &Request) -> Result<(), Trouble> {
        let Request {
            place, standing, ..
        } = request;
        if place.is_private() || standing.guest {
            return Err(note("moderate-no-server", &[]).into());
        }
        let roles = self.house(place).moderators;
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
    fn of_this_server(&self, request: &Request, id: GameId) -> Result<Game, Trouble> {
        self.load(id)
            .map_err(|error| self.not_had((&request.who.id, &request.place), id, error))?
            .filter(|game| game.place().house() == request.place.house())
            .ok_or_else(|| find::unknown(id).into())
    }

    /// Does something to a game. Somebody may be faster: then it is decided anew on the game as it has become.
    fn deed(&mut self, request: &Request, id: GameId, deed: &Deed, env: &Env) -> Answer {
        let who = &request.who;
        for _ in 0..TRIES {
            let game = self.of_this_server(request, id)?;
            let (game, times) = self.on_time_by(game, env)?;
            let events = match moderate::decide(&game, &who.id, deed, &times, env.now) {
                Ok(events) => events,
                Err(not) => return Ok(vec![self.not_done(&game, &not)?]),
            };
            match self.append(&game, &events, env) {
                Ok(()) => {
                    self.store.remember(&who.id, &who.name)?;
                    let args = [("game", id.to_string().into())];
                    let mut done = note("moderate-done", &args);
                    done.replaces = true;
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
    ) -> Answer {
        let game = self.of_this_server(request, id)?;
        let (game, times) = self.on_time_by(game, env)?;
        let reason = match one_reason(reason) {
            Ok(reason) => reason,
            Err(Trouble::Say(mut reply)) => {
                let field = Field::Annul(id, game.stage());
                reply.controls.push(forms::again(field));
                return Ok(vec![*reply]);
            }
            Err(fault) => return Err(fault),
        };
        let deed = Deed::Annul(reason);
        if sure == Some(game.stage()) {
            return self.deed(request, id, &deed, env);
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
        reply
            .controls
            .push(forms::open(Field::Annul(id, game.stage()), Weight::Grave));
        Ok(vec![reply])
    }

    /// Asks somebody to take a seat, unless he and who plays on there will not play each other.
    fn offer_seat(
        &mut self,
        request: &Request,
        id: GameId,
        (from, to, reason): (PlayerId, &Person, String),
        env: &Env,
    ) -> Answer {
        let game = self.of_this_server(request, id)?;
        let seat = game.seat_of(&from);
        self.may_sit(to, seat.into_iter().flat_map(|seat| others(&game, seat)))?;
        let to = to.id.clone();
        self.deed(request, id, &Deed::HandOver { from, to, reason }, env)
    }

    /// Makes sure that somebody can be asked to play with these, and notes his name.
    pub(super) fn may_sit<'a>(
        &mut self,
        who: &Person,
        with: impl Iterator<Item = &'a PlayerId>,
    ) -> Result<(), Trouble> {
        for other in with {
            self.may_meet(&who.id, other).map_err(|why| match why {
                // Who asks hears no more of it than who is not wanted.
                Trouble::Say(_) => {
                    let player = [("player", Arg::Player(&who.id, &who.name))];
                    note("moderate-cannot-sit", &player).into()
                }
                fault @ Trouble::Fault(_) => fault,
            })?;
        }
        if !who.name.is_empty() {
            self.store.remember(&who.id, &who.name)?;
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
    ) -> Answer {
        let who = &request.who;
        for _ in 0..TRIES {
            let game = self.visible(&who.id, &request.place, id)?;
            let (game, times) = self.on_time_by(game, env)?;
            let offer = game.hand_over().filter(|offer| offer.to == who.id);
            if let Some(seat) = offer.map(|offer| offer.seat).filter(|_| accept) {
                for other in others(&game, seat) {
                    self.may_meet(&who.id, other)?;
                }
            }
            let answer = (accept, since);
            let mut events = match moderate::answer(&game, &who.id, answer, &times, env.now) {
                Ok(events) => events,
                Err(not) => return Ok(vec![self.not_done(&game, &not)?]),
            };
            let gone = left_by(&events).map(|from| (from, forgotten(&game)));
            if gone.is_some() {
                let (_, next) = super::happened(&game, &events, env);
                events.extend(self.holidays_of(&next, &who.id, env.now)?);
            }
            let besides = Besides {
                plan: gone.as_ref().map(|(from, plan)| (from, plan)),
                ..Besides::default()
            };
            match self.append_besides(&game, &events, besides, env) {
                Ok(()) => {
                    self.store.remember(&who.id, &who.name)?;
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
    ) -> Answer {
        if let Some(id) = game {
            self.of_this_server(request, id)?;
        }
        let mut deeds = self.store.deeds(request.place.house(), LOOK)?;
        deeds.retain(|deed| game.is_none_or(|game| deed.game == game));
        if let Some(player) = player {
            let mut about = Vec::new();
            for deed in deeds {
                let seats = self.row_sound(deed.game)?.map(|game| game.seats);
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
        let names = self.names_of(people)?;
        let mut reply = note("moderate-log", &[]);
        for deed in deeds.iter().take(SHOWN) {
            reply.text.push_line(line(deed, &names));
        }
        if deeds.len() > SHOWN {
            let count = [("count", Arg::count(deeds.len() - SHOWN))];
            reply
                .text
                .push_line(sentences().text("moderate-log-more", &count));
        }
        Ok(vec![reply])
    }

    fn not_done(&self, game: &Game, not: &NotDone) -> Result<Reply, StoreError> {
        let mut people: Vec<&PlayerId> = game.seats().iter().collect();
        let number = ("game", game.id().to_string().into());
        let (id, whom) = match not {
            NotDone::OwnGame => ("moderate-own-game", None),
            NotDone::NotRunning(_) => ("moderate-not-running", None),
            NotDone::Held(by) => ("moderate-held", Some(by)),
            NotDone::NotHeld => ("moderate-not-held", None),
            NotDone::Void if game.is_annulled() => ("moderate-annulled", None),
            NotDone::Void => ("moderate-void", None),
            NotDone::NoPlace => ("moderate-no-place", None),
            NotDone::NotSeated(player) => ("moderate-not-seated", Some(player)),
            NotDone::PlaysAlready(player) => ("moderate-plays-already", Some(player)),
            NotDone::NoOffer => ("moderate-no-offer", None),
            NotDone::NotAsked(player) => ("moderate-not-asked", Some(player)),
            NotDone::Lapsed(at) => {
                let args = [number, ("until", Arg::Date(*at))];
                return Ok(note("moderate-lapsed", &args));
            }
        };
        people.extend(whom);
        let names = self.names_of(people.into_iter())?;
        let mut args = vec![number];
        args.extend(whom.map(|player| ("player", names.sought(player))));
        Ok(note(id, &args))
    }
}

/// Who left his seat with these events.
fn left_by(events: &[Event]) -> Option<PlayerId> {
    events.iter().find_map(|event| {
        if let Event::Moderated(Moderation::HandedOver { from, .. }) = event {
            Some(from.clone())
        } else {
            None
        }
    })
}

/// A plan with nothing in it.
fn forgotten(game: &Game) -> KeptPlan {
    KeptPlan {
        version: game.version(),
        body: String::new(),
        edition: 0,
    }
}

/// Somebody’s reason, in one line.
fn one_reason(typed: &str) -> Result<String, Trouble> {
    let text = clean(typed);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let count = text.chars().count();
    if count > LONGEST_REASON {
        let args = [
            ("most", Arg::count(LONGEST_REASON)),
            ("count", Arg::count(count)),
        ];
        return Err(note("refuse-long-words", &args).into());
    }
    Ok(text)
}

/// A line of the log.
fn line(kept: &KeptDeed, names: &Names) -> Text {
    let args = |by| {
        vec![
            ("when", Arg::Date(kept.at)),
            ("game", kept.game.to_string().into()),
            ("moderator", names.arg(by)),
        ]
    };
    let (id, args) = match &kept.deed {
        Moderation::Paused { by, .. } => ("moderate-line-paused", args(by)),
        Moderation::Resumed { by } => ("moderate-line-resumed", args(by)),
        Moderation::Annulled { by, .. } => ("moderate-line-annulled", args(by)),
        Moderation::HandOverOffered { by, to, .. } => {
            let mut args = args(by);
            args.push(("to", names.arg(to)));
            ("moderate-line-offered", args)
        }
        Moderation::HandOverDeclined { by } => ("moderate-line-declined", args(by)),
        Moderation::HandedOver { by, from, to, .. } => {
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
