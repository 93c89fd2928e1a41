//! Team talk: saying numbers to a partner before all at the table, and what the numbers mean between partners.
//!
//! What is said is an event like any other, and everybody is told. What it means is read by partners alone: in no message to
//! the table, in no log and in no record. Ruling FK-18.

use crate::game::seat::Seat;
use crate::play::command::{Command, Refusal, SignalRefusal};
use crate::play::lobby::LobbyPlayer;
use crate::play::signal::{Said, Signal};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, PlayerId, Ply};
use crate::service::ask::{Action, Request};
use crate::service::buttons::button;
use crate::service::describe::side;
use crate::service::find::GameMatch;
use crate::service::names::PlayerNames;
use crate::service::present::Announcement;
use crate::service::prose::{TextArg, clean, sentences};
use crate::service::refuse::{self, Extra};
use crate::service::reply::{ButtonStyle, Control, Reply, Text};
use crate::service::wire::{game as named, number};
use crate::service::{HandlerError, HandlerResult, Service, note};
use crate::store::{GameQuery, Meaning, StoreError};

/// The most characters of what a number means.
const LONGEST: usize = 100;
/// How many characters of it stand in a menu.
const SHORT: usize = 80;
/// How many open tables of somebody are looked at to find the one that is meant.
const LOOK: usize = 20;

/// What one can wish about team talk. Without a game it is the one that fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SignalAction {
    /// See the numbers with what they mean between partners, to say one.
    Open(Option<GameId>),
    /// Say a number to the table.
    Say {
        /// In which game.
        game: Option<GameId>,
        /// Which; what is none is refused.
        number: u8,
    },
    /// Note what a number means, for oneself and one's partner; no text takes it away.
    Mean {
        /// In which game.
        game: Option<GameId>,
        /// Which number; what is none is refused.
        number: u8,
        /// The words.
        text: String,
    },
}

/// `12` opens the page, `12.3` says a number; `None` for what is typed.
pub(super) fn wire(wish: &SignalAction) -> Option<String> {
    match wish {
        SignalAction::Open(game) => Some((*game)?.0.to_string()),
        SignalAction::Say { game, number } => Some(format!("{}.{number}", (*game)?.0)),
        SignalAction::Mean { .. } => None,
    }
}

/// What [`wire`] wrote.
pub(super) fn unwire(parts: &[&str]) -> Option<SignalAction> {
    match *parts {
        [id] => Some(SignalAction::Open(Some(named(id)?))),
        [id, said] => {
            let game = Some(named(id)?);
            let signal = Signal::new(number(said)?)?;
            let number = signal.number();
            Some(SignalAction::Say { game, number })
        }
        _ => None,
    }
}

impl Service {
    /// Shows the page of team talk, says a number, or notes what one means.
    pub(super) fn signal(
        &mut self,
        request: &Request,
        wish: &SignalAction,
        env: &Env,
    ) -> HandlerResult {
        match wish {
            SignalAction::Open(game) => {
                let game = self.talking(request, *game)?;
                Ok(vec![self.talk(&game, &request.who.id, Text::default())?])
            }
            SignalAction::Say { game, number } => {
                let signal = Signal::new(*number).ok_or_else(|| note("signal-numbers", &[]))?;
                let command = Command::Signal(signal);
                self.run_command_matching(request, (*game, GameMatch::Talks), &command, env)
            }
            SignalAction::Mean { game, number, text } => {
                let signal = Signal::new(*number).ok_or_else(|| note("signal-numbers", &[]))?;
                let game = self.talking(request, *game)?;
                self.mean(request, &game, (signal, text), env)
            }
        }
    }

    /// A line of chat that is a signal, `signal 3`, from who plays with a partner here. The word alone, addressed to the bot,
    /// leads to the page that only its reader sees.
    pub(super) fn said_signal(
        &mut self,
        request: &Request,
        (line, named): (&str, Option<GameId>),
        addressed: bool,
        env: &Env,
    ) -> Option<HandlerResult> {
        let said = said(line)?;
        let (who, place) = (&request.who.id, &request.place);
        let games = match named {
            Some(id) => self.visible(who, place, id).into_iter().collect(),
            None if place.is_private() => self.running(who, None).ok()?,
            None => self.running(who, Some(place)).ok()?,
        };
        let mut fitting = games
            .into_iter()
            .filter(|game| GameMatch::Talks.fits(game, who));
        let game = fitting.next()?;
        if fitting.next().is_some() {
            return addressed.then(|| {
                self.resolve_game(who, place, None, GameMatch::Talks)
                    .map(|_| Vec::new())
            });
        }
        match Signal::read(said) {
            Some(signal) => Some(self.run_command(request, game, &Command::Signal(signal), env)),
            None if said.is_empty() && addressed => {
                let mut reply = note("signal-how", &[("command", TextArg::Command("signal"))]);
                reply.controls.extend(button_of(&game));
                Some(Ok(vec![reply]))
            }
            None => addressed.then(|| Ok(vec![note("signal-numbers", &[])])),
        }
    }

    /// The game of team talk that is meant: one that runs or, before it begins, a table at which one sits.
    fn talking(&self, request: &Request, game: Option<GameId>) -> Result<Game, HandlerError> {
        let (who, place) = (&request.who.id, &request.place);
        let runs = |game: &Game| GameMatch::Talks.fits(game, who);
        if game.is_none() && !self.running(who, None)?.iter().any(runs) {
            let open = self.store.list(&GameQuery {
                player: Some(who),
                place: None,
                stages: &[Stage::Open],
                before: None,
                most: LOOK,
            })?;
            for summary in open {
                let table = self.load_healthy(summary.id)?;
                if let Some(table) = table.filter(|table| sits(table, who) && table.talks()) {
                    return Ok(table);
                }
            }
        }
        let game = self.resolve_game(who, place, game, GameMatch::Talks)?;
        let names = self.names(&game)?;
        let refused = |refusal| Err(refuse::refusal(&game, &refusal, "", &names).into());
        if !sits(&game, who) {
            return refused(Refusal::NotSeated);
        }
        if !game.talks() {
            return refused(Refusal::Signal(SignalRefusal::NoPartner));
        }
        Ok(game)
    }

    fn mean(
        &mut self,
        request: &Request,
        game: &Game,
        (signal, text): (Signal, &str),
        env: &Env,
    ) -> HandlerResult {
        let who = &request.who;
        if matches!(game.stage(), Stage::Over | Stage::Void) {
            let names = self.names(game)?;
            return Ok(vec![refuse::refusal(game, &Refusal::Over, "", &names)]);
        }
        let text = clean(text).split_whitespace().collect::<Vec<_>>().join(" ");
        let count = text.chars().count();
        if count > LONGEST {
            let args = [
                ("most", TextArg::count(LONGEST)),
                ("count", TextArg::count(count)),
            ];
            return Ok(vec![note("signal-too-long", &args)]);
        }
        let meaning = Meaning {
            signal,
            author: who.id.clone(),
            text,
        };
        let earlier = self.store.mean(game.id(), &meaning, env.now)?;
        if let Err(error) = self.store.save_name(&who.id, &who.name) {
            tracing::warn!(%error, "a name could not be noted");
        }
        let id = match (meaning.text.is_empty(), &earlier) {
            (true, Some(_)) => "signal-meaning-gone",
            (true, None) => "signal-meaning-none",
            (false, _) => "signal-meaning-kept",
        };
        let args = [("number", TextArg::from(signal.number().to_string()))];
        let done = sentences().text(id, &args);
        Ok(vec![self.talk(game, &who.id, done)?])
    }

    /// The page of team talk, for one player's eyes: what each number means, what was said, and a menu to say one.
    fn talk(&self, game: &Game, who: &PlayerId, first: Text) -> Result<Reply, StoreError> {
        let names = self.names(game)?;
        let words = sentences();
        let partners: Vec<&PlayerId> = game.partners_of(who).collect();
        let mut reply = Reply::note(first);
        let number = ("game", game.id().to_string().into());
        if partners.is_empty() {
            reply
                .text
                .push_line(words.text("signal-title-open", &[number]));
        } else {
            let args = [number, ("partner", names.together(partners.clone()))];
            reply.text.push_line(words.text("signal-title", &args));
        }
        // Before the game begins seats change hands, so nobody reads another's words.
        let authors: Vec<&PlayerId> = [who].into_iter().chain(partners).collect();
        let meanings = self.store.meanings(game.id(), &authors)?;
        for Meaning {
            signal,
            author,
            text,
        } in &meanings
        {
            let args = [
                ("number", TextArg::from(signal.number().to_string())),
                ("text", text.as_str().into()),
                ("player", names.arg(author)),
            ];
            reply.text.push_line(words.text("signal-meaning", &args));
        }
        let how = if meanings.is_empty() {
            "signal-none-noted"
        } else {
            "signal-note-how"
        };
        reply
            .text
            .push_line(words.text(how, &[("command", TextArg::Command("signal"))]));
        reply
            .text
            .push_line(heard(game, game.signals().iter(), &names));
        if game.stage() == Stage::Running && game.is_active(who) {
            reply.controls = vec![menu(game, &meanings)];
        }
        reply.replaces_source = true;
        Ok(reply)
    }
}

/// Whether somebody has a seat in a game, or has come to its table before it begins.
fn sits(game: &Game, who: &PlayerId) -> bool {
    let here = |present: &LobbyPlayer| present.player == *who;
    match game.stage() {
        Stage::Open => game.lobby().iter().any(here),
        Stage::Running | Stage::Over | Stage::Void => game.seat_of(who).is_some(),
    }
}

/// What stands behind the word, in a line that is a signal or asks for the page.
fn said(line: &str) -> Option<&str> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    word.eq_ignore_ascii_case("signal").then(|| rest.trim())
}

/// Whether a line begins like a signal.
pub(super) fn begins_like_a_signal(line: &str) -> bool {
    said(line.trim()).is_some_and(|said| Signal::read(said).is_some())
}

/// Each number, with what it means where that is noted.
fn menu(game: &Game, meanings: &[Meaning]) -> Control {
    let option = |signal: Signal| {
        let own: Vec<&str> = meanings
            .iter()
            .filter(|meaning| meaning.signal == signal)
            .map(|meaning| meaning.text.as_str())
            .collect();
        let text: String = own.join(" / ").chars().take(SHORT).collect();
        let number = TextArg::from(signal.number().to_string());
        let label = if text.is_empty() {
            sentences().line("signal-option", &[("number", number)])
        } else {
            let args = [("number", number), ("text", text.into())];
            sentences().line("signal-option-meaning", &args)
        };
        let (game, number) = (Some(game.id()), signal.number());
        (label, Action::Signal(SignalAction::Say { game, number }))
    };
    Control::Menu {
        prompt: sentences().line("menu-signal", &[]),
        options: Signal::all().map(option).collect(),
    }
}

/// The way to the page of team talk, where there are partners.
pub(super) fn button_of(game: &Game) -> Option<Control> {
    let talks = game.talks() && game.stage() == Stage::Running;
    let ask = Action::Signal(SignalAction::Open(Some(game.id())));
    talks.then(|| button("button-signal", ask, ButtonStyle::Secondary))
}

/// Why a player may not signal.
pub(super) fn refused(why: SignalRefusal) -> (&'static str, Extra<'static>) {
    match why {
        SignalRefusal::NoPartner => ("refuse-signal-alone", vec![]),
        SignalRefusal::TooMany(again) => {
            ("refuse-signal-many", vec![("when", TextArg::Time(again))])
        }
    }
}

/// What was signalled in the turn that ends at this ply and after it, in a line; empty where nothing was.
pub(super) fn heard_at(game: &Game, ply: Ply, names: &PlayerNames) -> Text {
    let signals = game.signals().iter();
    heard(
        game,
        signals.filter(|said| game.end_of_turn(said.ply) == ply),
        names,
    )
}

fn heard<'a>(game: &Game, signals: impl Iterator<Item = &'a Said>, names: &PlayerNames) -> Text {
    let said: Vec<String> = signals
        .map(|said| {
            let player = game.player(said.seat).map_or("", |player| names.of(player));
            let args = [
                ("player", player.to_owned().into()),
                ("side", side(game, said.seat).into()),
                ("number", TextArg::from(said.signal.number().to_string())),
            ];
            sentences().line("signal-heard-one", &args)
        })
        .collect();
    if said.is_empty() {
        return Text::default();
    }
    let args = [("signals", said.join(", ").into())];
    sentences().text("signal-heard", &args)
}

impl Announcement<'_> {
    /// A player signals: to a partner, who is called, before all.
    pub(super) fn signalled(&mut self, seat: Seat, signal: Signal) {
        let (game, names) = (self.game, self.names);
        let who = game.player(seat);
        let partners = who.map_or_else(Vec::new, |who| game.partners_of(who).collect());
        let args = [
            ("player", self.player(seat)),
            ("partner", names.together(partners)),
            ("number", TextArg::from(signal.number().to_string())),
            ("game", self.number()),
        ];
        self.say("signal-said", &args);
    }
}
