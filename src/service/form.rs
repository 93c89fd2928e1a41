//! A challenge filled in by menus and buttons: its form, which nobody but its author sees until it is sent.
//!
//! All that is filled in stands in the controls, so a form outlives a restart; and the number that the next game had
//! when it was opened stands there too, so that what is sent twice is offered once.

use crate::game::options::Options;
use crate::games::GameKind;
use crate::play::clock::TimeControl;
use crate::play::event::ChallengeTerms;
use crate::play::summary::Stage;
use crate::play::{Env, GameId, Place, PlayerId};
use crate::service::ask::{Action, Person, Request, SideChoice};
use crate::service::challenge::NewChallenge;
use crate::service::houses::{self, ServerSetting};
use crate::service::prose::sentences;
use crate::service::reply::{ButtonStyle, Control, Reply};
use crate::service::wire::{game as read_game, number, pack_player, unpack_player};
use crate::service::{HandlerError, HandlerResult, Service, note};
use crate::store::{GameQuery, StoreError};

/// How many games are looked at to find one that was offered since.
const LOOK: usize = 100;
/// What stands for a side by lot, and for the server's own time.
const RANDOM: &str = "lot";
const SERVER_DEFAULT: &str = "own";
/// The mark of a game with a thread of its own; digits are the options by their index.
const THREAD: char = 't';

/// What is wanted of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeFormAction {
    /// A new one, for this opponent or for anyone here.
    Open(Option<Person>),
    /// It, filled in so.
    Fill(ChallengeDraft),
    /// What stands in it is to be offered.
    Send(ChallengeDraft),
}

/// All that stands in a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeDraft {
    /// The number that the next game had when it was opened.
    pub since: GameId,
    /// Which game.
    pub kind: GameKind,
    /// Against whom; `None` is anyone here.
    pub opponent: Option<PlayerId>,
    /// The side that is wanted.
    pub side: SideChoice,
    /// The time control as it is typed; `None` is that of the server.
    pub clock: Option<String>,
    /// What is declared.
    pub options: Options,
    /// Whether the game is to have a thread of its own.
    pub thread: bool,
}

/// `form.fill.12.kings-mate.lot.3d soft.t02.discord:ab`, behind its first word.
pub(super) fn wire(wish: &ChallengeFormAction) -> Option<String> {
    let (verb, form) = match wish {
        ChallengeFormAction::Open(_) => return None,
        ChallengeFormAction::Fill(form) => ("fill", form),
        ChallengeFormAction::Send(form) => ("send", form),
    };
    let ChallengeDraft {
        since,
        kind,
        opponent,
        side,
        clock,
        options,
        thread,
    } = form;
    let spec = kind.spec();
    let side = match side {
        SideChoice::Seat(seat) => seat.to_string(),
        SideChoice::Random => RANDOM.to_owned(),
    };
    let clock = clock.as_deref().unwrap_or(SERVER_DEFAULT);
    let mut marks: String = thread.then_some(THREAD).into_iter().collect();
    for (index, option) in spec.options.iter().enumerate() {
        if options.has(option) {
            marks.push(char::from_digit(u32::try_from(index).ok()?, 10)?);
        }
    }
    let opponent = match opponent {
        Some(player) => pack_player(player)?,
        None => String::new(),
    };
    let parts = [
        "form",
        verb,
        &since.0.to_string(),
        spec.slug,
        &side,
        clock,
        &marks,
        &opponent,
    ];
    (!clock.contains('.')).then(|| parts.join("."))
}

/// What [`wire`] wrote.
pub(super) fn unwire(parts: &[&str]) -> Option<ChallengeFormAction> {
    let &[verb, since, slug, side, clock, marks, opponent] = parts else {
        return None;
    };
    let kind: GameKind = slug.parse().ok()?;
    let spec = kind.spec();
    let side = match side {
        RANDOM => SideChoice::Random,
        seat => SideChoice::Seat(number(seat).filter(|seat| *seat < spec.most_seats())?),
    };
    let mut form = ChallengeDraft {
        since: read_game(since)?,
        kind,
        opponent: None,
        side,
        clock: (clock != SERVER_DEFAULT).then(|| clock.to_owned()),
        options: Options::default(),
        thread: false,
    };
    for mark in marks.chars() {
        if mark == THREAD {
            form.thread = true;
            continue;
        }
        let index = usize::try_from(mark.to_digit(10)?).ok()?;
        form.options = form.options.with(spec.options.get(index)?);
    }
    if !opponent.is_empty() {
        form.opponent = Some(unpack_player(opponent)?);
    }
    match verb {
        "fill" => Some(ChallengeFormAction::Fill(form)),
        "send" => Some(ChallengeFormAction::Send(form)),
        _ => None,
    }
}

impl ChallengeDraft {
    /// It with one option switched on, or off with all that take it for granted.
    fn with_option_toggled(&self, option: &str) -> Self {
        let settled = self.kind.spec().settled;
        let mut form = self.clone();
        if !form.options.has(option) {
            form.options = settled(form.options.with(option));
            return form;
        }
        let needs = |other: &str| settled(Options::default().with(other)).has(option);
        let dropped: Vec<&str> = self.options.iter().filter(|other| needs(other)).collect();
        form.options = dropped
            .into_iter()
            .fold(form.options, Options::without)
            .without(option);
        form
    }

    /// Whether a challenge with these terms may have been sent from it; the server's own clock may be any.
    fn matches_terms(&self, terms: &ChallengeTerms) -> bool {
        let clock = self.clock.as_deref();
        let clock = clock.is_none_or(|clock| clock.parse::<TimeControl>().ok() == terms.clock);
        clock && terms.thread == self.thread
    }

    fn to_challenge(&self, opponent: Option<Person>) -> NewChallenge {
        NewChallenge {
            kind: self.kind,
            opponent,
            side: self.side,
            options: self.options.clone(),
            clock: self.clock.clone(),
            thread: self.thread,
            ..NewChallenge::default()
        }
    }
}

impl Service {
    /// Opens a form, fills it in, or sends what stands in it.
    pub(super) fn challenge_form(
        &mut self,
        request: &Request,
        wish: &ChallengeFormAction,
        env: &Env,
    ) -> HandlerResult {
        let (who, place) = (&request.who, &request.place);
        match wish {
            ChallengeFormAction::Open(opponent) => {
                if let Some(opponent) = opponent {
                    self.check_may_challenge(&who.id, &opponent.id)?;
                }
                let form = ChallengeDraft {
                    since: self.store.next_number()?,
                    kind: self.server_settings(place).game,
                    opponent: opponent.as_ref().map(|opponent| opponent.id.clone()),
                    side: SideChoice::Random,
                    clock: None,
                    options: Options::default(),
                    thread: false,
                };
                let mut reply = self.form_page(&form, place)?;
                reply.replaces_source = false;
                Ok(vec![reply])
            }
            ChallengeFormAction::Fill(form) => Ok(vec![self.form_page(form, place)?]),
            ChallengeFormAction::Send(form) => self.send_draft(request, form, env),
        }
    }

    /// Refuses who challenges himself, or somebody who does not want to be.
    fn check_may_challenge(&self, who: &PlayerId, opponent: &PlayerId) -> Result<(), HandlerError> {
        if who == opponent {
            return Err(note("refuse-yourself", &[]).into());
        }
        self.check_accepts_challenges(who, opponent)
    }

    fn send_draft(&mut self, request: &Request, form: &ChallengeDraft, env: &Env) -> HandlerResult {
        let (who, place) = (&request.who, &request.place);
        if let Some(game) = self.already_sent(&who.id, place, form)? {
            return Ok(vec![done("form-sent-already", game)]);
        }
        let opponent = match &form.opponent {
            Some(id) => Some(Person {
                id: id.clone(),
                name: self.store.name(id)?.unwrap_or_default(),
            }),
            None => None,
        };
        let replies = self.challenge(who, place, &form.to_challenge(opponent), env)?;
        if !replies.is_empty() {
            return Ok(replies);
        }
        let sent = self.already_sent(&who.id, place, form)?;
        Ok(sent
            .map(|game| done("form-sent", game))
            .into_iter()
            .collect())
    }

    /// The game that was offered from this form already.
    fn already_sent(
        &self,
        who: &PlayerId,
        place: &Place,
        form: &ChallengeDraft,
    ) -> Result<Option<GameId>, StoreError> {
        let games = self.store.list(&GameQuery {
            player: Some(who),
            place: Some(place),
            stages: &[Stage::Open, Stage::Running, Stage::Over, Stage::Void],
            before: None,
            most: LOOK,
        })?;
        let settled = (form.kind.spec().settled)(form.options.clone());
        let alike = games.into_iter().filter(|game| {
            game.id >= form.since
                && game.challenger == *who
                && game.invited == form.opponent
                && game.kind == form.kind
                && game.options == settled
        });
        for summary in alike {
            let terms = self
                .load_healthy(summary.id)?
                .map(|game| game.terms().clone());
            if terms.is_some_and(|terms| form.matches_terms(&terms)) {
                return Ok(Some(summary.id));
            }
        }
        Ok(None)
    }

    /// The form as it is filled in.
    fn form_page(&self, form: &ChallengeDraft, place: &Place) -> Result<Reply, StoreError> {
        let words = sentences();
        let names = self.load_names(form.opponent.iter())?;
        let title = [("title", form.kind.spec().title.into())];
        let mut text = match &form.opponent {
            Some(opponent) => {
                let args = [title[0].clone(), ("player", names.named_or_typed(opponent))];
                words.text("form-title-to", &args)
            }
            None => words.text("form-title", &title),
        };
        text.push_line(words.text("form-how", &[]));
        let mut reply = Reply::note(text);
        reply.replaces_source = true;
        reply.controls = self.form_controls(form, place);
        Ok(reply)
    }

    fn form_controls(&self, form: &ChallengeDraft, place: &Place) -> Vec<Control> {
        let fill = |form: ChallengeDraft| Action::Form(ChallengeFormAction::Fill(form));
        let mut controls = Vec::new();
        if GameKind::ALL.len() > 1 {
            let kinds = GameKind::ALL.into_iter().map(|kind| {
                let other = ChallengeDraft {
                    kind,
                    side: SideChoice::Random,
                    options: Options::default(),
                    ..form.clone()
                };
                (kind.spec().title.to_owned(), fill(other))
            });
            let title = form.kind.spec().title.to_owned();
            controls.push(menu("form-kind", title, kinds.collect()));
        }
        let seats = (0..)
            .zip((form.kind.spec().sides)(&form.options))
            .map(|(seat, _)| SideChoice::Seat(seat));
        let sides = seats.chain([SideChoice::Random]).map(|side| {
            let label = side_name(form, side);
            (
                label,
                fill(ChallengeDraft {
                    side,
                    ..form.clone()
                }),
            )
        });
        let side = side_name(form, form.side);
        controls.push(menu("form-side", side, sides.collect()));
        let own = houses::suggested(ServerSetting::Clock);
        let clocks = own.iter().map(|offer| Some(offer.value.clone()));
        let clocks = [None].into_iter().chain(clocks).map(|clock| {
            let label = self.clock_name(clock.as_deref(), place);
            (
                label,
                fill(ChallengeDraft {
                    clock,
                    ..form.clone()
                }),
            )
        });
        let clock = self.clock_name(form.clock.as_deref(), place);
        controls.push(menu("form-clock", clock, clocks.collect()));
        for option in form.kind.spec().options {
            let name = sentences().code_name("option", option);
            let on = form.options.has(option);
            controls.push(switch(&name, on, fill(form.with_option_toggled(option))));
        }
        let thread = ChallengeDraft {
            thread: !form.thread,
            ..form.clone()
        };
        let name = sentences().line("form-thread", &[]);
        controls.push(switch(&name, form.thread, fill(thread)));
        controls.push(Control::Button {
            label: sentences().line("button-form-send", &[]),
            ask: Action::Form(ChallengeFormAction::Send(form.clone())),
            weight: ButtonStyle::Primary,
        });
        controls
    }

    /// What a time control is called; `None` is the server's own.
    fn clock_name(&self, clock: Option<&str>, place: &Place) -> String {
        let words = sentences();
        let name = |clock: &str| {
            if houses::is_unlimited(clock) {
                words.line("form-no-clock", &[])
            } else {
                clock.to_owned()
            }
        };
        if let Some(clock) = clock {
            return name(clock);
        }
        let own = self.server_settings(place).clock;
        let own = own.map_or_else(|| name("none"), |clock| clock.to_string());
        words.line("form-own-clock", &[("clock", own.into())])
    }
}

/// A menu that says what is chosen.
fn menu(id: &str, chosen: String, options: Vec<(String, Action)>) -> Control {
    Control::Menu {
        prompt: sentences().line(id, &[("chosen", chosen.into())]),
        options,
    }
}

/// A button that switches something on or off.
fn switch(name: &str, on: bool, ask: Action) -> Control {
    // What stands in the middle of a sentence elsewhere begins a label here.
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let name: String = first.chain(letters).collect();
    let (id, weight) = if on {
        ("form-on", ButtonStyle::Success)
    } else {
        ("form-off", ButtonStyle::Secondary)
    };
    Control::Button {
        label: sentences().line(id, &[("what", name.into())]),
        ask,
        weight,
    }
}

fn side_name(form: &ChallengeDraft, side: SideChoice) -> String {
    let words = sentences();
    match side {
        SideChoice::Seat(seat) => {
            let sides = (form.kind.spec().sides)(&form.options);
            let name = sides.get(usize::from(seat));
            name.map_or_else(String::new, |name| words.line(&format!("side-{name}"), &[]))
        }
        SideChoice::Random => words.line("form-by-lot", &[]),
    }
}

/// What stands in the place of a form that was sent.
fn done(id: &str, game: GameId) -> Reply {
    let mut reply = note(id, &[("game", game.to_string().into())]);
    reply.replaces_source = true;
    reply
}
