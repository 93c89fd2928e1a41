//! Requests in, replies out: the whole bot without a transport.
//!
//! [`Service::handle`] answers who asked. What a table is told is promised in the store together with
//! the events, and comes out of [`Service::due`] until the adapter says it was delivered: the one path
//! for it, crash or no crash. The service keeps nothing in memory that matters.

mod admit;
mod apart;
pub mod ask;
mod buttons;
mod called;
mod carriers;
pub mod challenge;
pub mod challenges;
mod clocks;
mod deeds;
pub mod deliveries;
mod describe;
pub mod dice;
mod duties;
mod elsewhere;
pub mod explore;
mod film;
mod find;
mod follow;
pub mod form;
pub mod forms;
mod gather;
pub mod guide;
pub mod health;
mod history;
pub mod hours;
pub mod houses;
pub mod inbox;
pub mod language;
pub mod lesson;
pub mod lobby;
pub mod look;
pub mod manners;
pub mod moderate;
mod named;
mod names;
mod notes;
pub mod pick;
pub mod places;
pub mod plan;
pub mod pointed;
pub mod presence;
mod present;
mod preview;
pub mod privacy;
mod profile;
pub mod prose;
mod reach;
mod read_out;
mod records;
mod refuse;
pub mod relations;
mod rematch;
pub mod remind;
pub mod reply;
mod review;
mod rolls;
mod row;
mod rulebook;
mod say;
pub mod settings;
mod setup;
pub mod signal;
mod spoken;
pub mod standing;
pub mod suggest;
mod swap;
mod tables;
pub mod takeback;
mod teach;
mod tick;
pub mod time;
pub mod verify;
mod views;
mod why_not;
mod wire;
pub mod yes_no;

pub use crate::game::options::Options;
pub use crate::game::outcome::Score;
pub use crate::game::seat::Seat;
pub use crate::games::GameKind;
pub use crate::play::record::{Record, RecordError};
pub use crate::play::{Env, GameId, Place, PlayerId, Ply, Timestamp, Version};
pub use crate::store::Address;
pub use film::{FILM_LIMIT, smaller_film};
pub use history::Sieve;
pub use records::{NotExported, NotImported, left_out, record_error};
pub use refuse::setup_error;
pub use views::VERBS;
pub use wire::{unwire, wire};

use crate::game::text::MoveError;
use crate::play::Game;
use crate::play::command::{Choice, Command, Refusal};
use crate::play::decide::decide;
use crate::play::event::{Entry, Event};
use crate::play::sealed::Secret;
use crate::play::summary::{Stage, Summary};
use crate::service::ask::{Ask, Person, Request};
use crate::service::find::Found;
use crate::service::names::Names;
use crate::service::prose::{Arg, sentences};
use crate::service::reply::Reply;
use crate::store::{Alarm, Change, KeptPlan, Notice, Owed, Promise, Store, StoreError};

/// How often a wish is decided anew when somebody else was faster.
const TRIES: usize = 4;

/// The whole bot, without a transport.
#[derive(Debug)]
pub struct Service {
    store: Store,
    /// When it was last noted that the bot is there; what the store says where this is not known.
    last_beat: Option<Timestamp>,
    /// How long after the bot was put out of a server that is forgotten, ms; `None` is never.
    forgets_after: Option<i64>,
    /// How many moves were played through it.
    moves: u64,
    /// How often something was stored in a game through it, and in which game it was last.
    stored: (u64, GameId),
    /// Up to which running game all were looked through since the start.
    looked_through: GameId,
    /// Where a table is told of what the present request did; `None` while it did nothing.
    told_at: Option<elsewhere::Told>,
    /// Where whoever runs the bot says what is kept, as an address of the web.
    privacy_page: Option<String>,
    /// Whether games are named above their messages only where several run.
    sparing: bool,
}

/// Why a request could not be answered as asked: a reply to say instead, or a fault.
enum Trouble {
    Say(Box<Reply>),
    Fault(StoreError),
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Fault(error)
    }
}

impl From<Reply> for Trouble {
    fn from(reply: Reply) -> Self {
        Self::Say(Box::new(reply))
    }
}

/// What is stored with events beside what always follows from them.
#[derive(Clone, Copy, Debug, Default)]
struct Besides<'a> {
    /// What is to be said, and to whom.
    notices: &'a [Notice],
    /// What is left of a plan.
    plan: Option<(&'a PlayerId, &'a KeptPlan)>,
    /// The table is not told of them.
    untold: bool,
}

/// What happens in a game, and what is owed for it.
struct Happening {
    expected: Version,
    entries: Vec<Entry>,
    summary: Summary,
    promises: Vec<Promise>,
    alarms: Vec<Alarm>,
    notices: Vec<Notice>,
    secret: Option<Secret>,
}

impl Happening {
    fn owed(&self) -> Owed<'_> {
        Owed {
            promises: &self.promises,
            alarms: &self.alarms,
            notices: &self.notices,
            secret: self.secret.as_ref(),
            plan: None,
        }
    }

    fn change(&self) -> Change<'_> {
        Change {
            expected: self.expected,
            entries: &self.entries,
            summary: &self.summary,
            owed: self.owed(),
        }
    }
}

type Answer = Result<Vec<Reply>, Trouble>;

impl Service {
    /// The bot on this store.
    pub fn new(store: Store) -> Self {
        Self {
            store,
            last_beat: None,
            forgets_after: None,
            moves: 0,
            stored: (0, GameId::UNSTORED),
            looked_through: GameId::UNSTORED,
            told_at: None,
            privacy_page: None,
            sparing: false,
        }
    }

    /// Answers one request; no reply at all means that all went as asked (the table is told) or that
    /// a line of chat was no move.
    pub fn handle(&mut self, request: &Request, env: &Env) -> Vec<Reply> {
        if let Some(error) = self.lost() {
            tracing::error!(%error, "a request was refused");
            let language = self.language_for(request);
            let said = || Reply::note(sentences().text(refuse::fault(&error), &[]));
            return vec![language::speaking(language, said)];
        }
        self.note_asker(request, env);
        self.look(request, env)
    }

    /// Notes what every request shows of who asks.
    pub fn note_asker(&mut self, request: &Request, env: &Env) {
        // Who asks what is kept of him leaves no new trace by that.
        if !matches!(request.ask, Ask::Privacy(_)) {
            self.note_here(request, env.now);
            self.note_languages(request);
        }
    }

    /// Answers a request of which all is noted already.
    pub fn look(&mut self, request: &Request, env: &Env) -> Vec<Reply> {
        let language = self.language_for(request);
        let replies = language::speaking(language, || self.replies(request, env));
        self.set_noticed_apart(env);
        replies
    }

    fn answer(&mut self, request: &Request, env: &Env) -> Answer {
        self.admit(request)?;
        let Request {
            who, place, ask, ..
        } = request;
        match ask {
            Ask::Challenge(offer) => self.challenge(who, place, offer, env),
            Ask::Form(wish) => self.form(request, wish, env),
            Ask::Challenges(wish) => self.challenges(request, wish, env),
            Ask::Relate(wish) => self.relate(request, wish, env),
            Ask::Accept(game) => self.accept(request, *game, env),
            Ask::Lobby(wish) => self.at_lobby(request, wish, env),
            Ask::HandOn { game, to } => self.hand_on(request, *game, to, env),
            Ask::Decline(game) => self.decline(request, *game, env),
            Ask::Withdraw(game) => self.wish_here(request, *game, &Command::Withdraw, env),
            Ask::Rematch(game) => self.rematch(request, *game, env),
            Ask::Say { .. } => self.say(request, env),
            Ask::Play { game, text } => self.play_typed(request, *game, text, env),
            Ask::Pick { game, seen, index } => self.pick(request, (*game, *seen, *index), env),
            Ask::Plan(wish) => self.plan(request, wish, env),
            Ask::Explore(wish) => self.explore(who, place, wish),
            Ask::Choose(step) => self.choose(request, step, env),
            Ask::Touch { .. }
            | Ask::OfferDraw(_)
            | Ask::AnswerDraw { .. }
            | Ask::Swap { .. }
            | Ask::Abort(_) => self.wish_in_one(request, env),
            Ask::Signal(wish) => self.signal(request, wish, env),
            Ask::Time(wish) => self.time(request, wish, env),
            Ask::Hours(wish) => self.own_hours(request, wish, env),
            Ask::Dice(wish) => self.wish_dice(request, wish, env),
            Ask::Takeback(wish) => self.take_back(request, *wish, env),
            Ask::Remind(wish) => self.remind(request, wish, env),
            Ask::Moderate(wish) => self.moderate(request, wish, env),
            Ask::Fill { field, typed } => self.fill(request, (*field, typed.as_deref()), env),
            Ask::Inbox(wish) => self.inbox(who, place, *wish, env),
            Ask::Resign { game, sure } => self.resign(request, *game, *sure, env),
            Ask::NoGame(typed) => Ok(vec![find::unknown_as(typed)]),
            Ask::Board(game) => self.board(who, place, *game, env.now),
            Ask::Look { game, at } => self.look_closer(who, place, (*game, *at), env.now),
            Ask::Games(filter) => self.games(who, place, *filter, env),
            Ask::Export { game, format } => self.export_here(who, place, *game, *format),
            Ask::Verify(game) => self.verify(who, place, *game),
            Ask::Note { game, at, text } => {
                let (game, at) = (*game, at.as_deref());
                self.note(who, place, &notes::Wish { game, at, text }, env)
            }
            Ask::Notes { game, share } => self.notes(who, place, *game, *share),
            Ask::Describe { game, part } => self.read_out(who, place, *game, part),
            Ask::WhyNot { game, ply, text } => self.why_not(request, *game, *ply, text),
            Ask::Reach { game, cell } => self.reach(who, place, *game, cell),
            Ask::Settings(chosen) => self.settings(who, chosen),
            Ask::House(wish) => self.furnish(request, wish),
            Ask::Here(game) => self.here(request, *game, env),
            Ask::Privacy(wish) => self.privacy(request, wish, env),
            Ask::Setup => Ok(vec![self.setup(request)]),
            Ask::BeginReview { game, at } => self.begin_review((who, place), *game, at.as_deref()),
            Ask::Review(walk) => self.review(who, place, *walk),
            Ask::Pointed(wish) => self.pointed(request, wish, env),
            Ask::History(search) => self.history(who, place, search),
            Ask::Profile(player) => self.profile(who, place, player.as_ref()),
            Ask::Film { game, cut } => self.film(who, place, *game, cut),
            Ask::Help => Ok(self.help(&who.id, place)),
            Ask::Guide(wish) => Ok(self.guide(&who.id, *wish)),
            Ask::Lesson(wish) => Ok(vec![self.lesson(&who.id, place, wish)]),
            Ask::Rules { kind, topic } => {
                let here = (&who.id, place);
                Ok(vec![self.rules(here, *kind, topic.as_deref())])
            }
        }
    }

    /// As [`Service::wish`], for the game of this number if it can be seen from where it is asked.
    fn wish_here(&mut self, request: &Request, id: GameId, command: &Command, env: &Env) -> Answer {
        let game = self.visible(&request.who.id, &request.place, id)?;
        self.wish(request, game, command, env)
    }

    /// A wish that is no more than a command about one game: the one that is named, or the one that fits.
    fn wish_in_one(&mut self, request: &Request, env: &Env) -> Answer {
        let (game, fits, command) = if let Ask::Touch { game, cell } = &request.ask {
            (*game, Found::ToMove, Command::Touch(cell.clone()))
        } else if let Ask::OfferDraw(game) = &request.ask {
            (*game, Found::MayOfferDraw, Command::OfferDraw)
        } else if let Ask::AnswerDraw { game, seen, accept } = &request.ask {
            let (accept, seen) = (*accept, *seen);
            let command = Command::AnswerDraw { accept, seen };
            (*game, Found::DrawOffered, command)
        } else if let Ask::Swap { game, seen } = &request.ask {
            (*game, Found::MaySwap, Command::Swap { seen: *seen })
        } else if let Ask::Abort(game) = &request.ask {
            (*game, Found::Playing, Command::Abort)
        } else {
            return Ok(Vec::new());
        };
        self.wish_in(request, (game, fits), &command, env)
    }

    /// As [`Service::wish`], for the game that is named, or the one that fits.
    fn wish_in(
        &mut self,
        request: &Request,
        (game, fits): (Option<GameId>, Found),
        command: &Command,
        env: &Env,
    ) -> Answer {
        let game = self.find(&request.who.id, &request.place, game, fits)?;
        self.wish(request, game, command, env)
    }

    /// Decides one wish about one game and stores what follows. Somebody else may be faster: then it
    /// is decided anew on the game as it has become.
    fn wish(&mut self, request: &Request, mut game: Game, command: &Command, env: &Env) -> Answer {
        let who = &request.who;
        for _ in 0..TRIES {
            let (on_time, times) = self.on_time_by(game, env)?;
            game = on_time;
            let means = self.means_by(times, &game, &request.message)?;
            let events = match decide(&game, &who.id, command, env, &means) {
                Ok(events) => events,
                Err(refusal) => return Ok(vec![self.refused(who, &game, &refusal, command)?]),
            };
            match self.append(&game, &events, env) {
                Ok(()) => {
                    // Only who plays is kept by name; what is stored stands without it.
                    if let Err(error) = self.store.remember(&who.id, &who.name) {
                        tracing::warn!(%error, "a name could not be noted");
                    }
                    return self.afterwards(who, &game, command, &events);
                }
                Err(StoreError::Conflict) => {
                    game = self
                        .load(game.id())?
                        .ok_or_else(|| find::unknown(game.id()))?;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Stores what happened, and what is owed for it: the table is told, and whoever else must hear of it.
    fn append(&mut self, game: &Game, events: &[Event], env: &Env) -> Result<(), StoreError> {
        let happened = happened(game, events, env);
        let besides = Besides {
            notices: &Self::owed_elsewhere(game, &happened.1, env),
            ..Besides::default()
        };
        self.append_happened(game, happened, besides, env)
    }

    /// Stores what happened, and what else follows from it.
    fn append_besides(
        &mut self,
        game: &Game,
        events: &[Event],
        besides: Besides<'_>,
        env: &Env,
    ) -> Result<(), StoreError> {
        self.append_happened(game, happened(game, events, env), besides, env)
    }

    /// As [`Service::append_besides`], with what [`happened`].
    fn append_happened(
        &mut self,
        game: &Game,
        happened: (Vec<Entry>, Game),
        besides: Besides<'_>,
        env: &Env,
    ) -> Result<(), StoreError> {
        let happening = self.happening(game, happened, besides, env)?;
        let owed = Owed {
            plan: besides.plan,
            ..happening.owed()
        };
        let (version, entries, summary) = (
            happening.expected,
            happening.entries.as_slice(),
            &happening.summary,
        );
        match self.follows(game, entries, env) {
            None => self.store.append(version, entries, summary, owed)?,
            Some(offer) => {
                self.append_and_offer((version, entries, summary, owed), &offer, env)?;
            }
        }
        let moves = entries.iter();
        let moves = moves.filter(|entry| matches!(entry.event, Event::Played { .. }));
        self.moves += moves.count() as u64;
        self.note_stored(game.id());
        if !besides.untold && !Self::is_placeless(game) {
            self.note_told(game.id(), &summary.place, entries);
        }
        Ok(())
    }

    /// What happened with all that follows from it, ready to be stored.
    fn happening(
        &self,
        game: &Game,
        (mut entries, mut next): (Vec<Entry>, Game),
        besides: Besides<'_>,
        env: &Env,
    ) -> Result<Happening, StoreError> {
        if game.stage() == Stage::Open && next.stage() == Stage::Running {
            for event in self.brought_holidays(&next, env.now)? {
                let entry = Entry { at: env.now, event };
                next.apply(&entry);
                entries.push(entry);
            }
        }
        if let Some(event) = self.opening(game, &next)? {
            let entry = Entry { at: env.now, event };
            next.apply(&entry);
            entries.push(entry);
        }
        let promise = Promise {
            from: game.version(),
            to: next.version(),
            due: env.now,
        };
        let alarms = self.alarms(&next)?;
        let mut notices = besides.notices.to_vec();
        notices.extend(self.board_owed(game, &next, env.now));
        Ok(Happening {
            expected: game.version(),
            secret: dice::kept(&entries, env),
            entries,
            summary: next.summary(),
            promises: (!besides.untold).then_some(promise).into_iter().collect(),
            alarms,
            notices,
        })
    }

    fn refused(
        &self,
        who: &Person,
        game: &Game,
        refusal: &Refusal,
        command: &Command,
    ) -> Result<Reply, Trouble> {
        let typed = if let Command::Play(Choice::Typed(text) | Choice::Turn { text, .. }) = command
        {
            text.as_str()
        } else {
            ""
        };
        let names = self.names(game)?;
        let mut reply = refuse::refusal(game, refusal, typed, &names);
        if let Refusal::TakebackStands(_) | Refusal::OwnTakeback | Refusal::TakebackAskedAlready =
            refusal
        {
            reply.controls = takeback::answers(game);
        }
        if let Refusal::Move(MoveError::Illegal(reason)) = refusal {
            let view = self.view(game, &who.id);
            why_not::show(&mut reply, game, reason, view, &names);
        }
        Ok(reply)
    }

    /// A rejected move that touched a piece still tells its author why it was rejected. Ruling KM-15.
    fn afterwards(&self, who: &Person, game: &Game, command: &Command, events: &[Event]) -> Answer {
        // Alone, or behind what he adds to the dice.
        let (Command::Play(Choice::Typed(text)), Some(Event::Touched { cells, .. })) =
            (command, events.last())
        else {
            return Ok(Vec::new());
        };
        let Err(error) = game.position().read_turn(text) else {
            return Ok(Vec::new());
        };
        let mut reply = self.refused(who, game, &Refusal::Move(error), command)?;
        reply.controls.clear();
        let args = [("cells", cells.join(", ").into())];
        reply
            .text
            .push_line(sentences().text("touched-refused", &args));
        Ok(vec![reply])
    }

    fn resign(&mut self, request: &Request, game: Option<GameId>, sure: bool, env: &Env) -> Answer {
        let game = self.find(&request.who.id, &request.place, game, Found::Playing)?;
        if sure {
            return self.wish(request, game, &Command::Resign, env);
        }
        let (who, command, means) = (&request.who, Command::Resign, self.means(&game, "")?);
        let events = match decide(&game, &who.id, &command, env, &means) {
            Ok(events) => events,
            Err(refusal) => return Ok(vec![self.refused(who, &game, &refusal, &command)?]),
        };
        let ends = (events.iter()).any(|event| matches!(event, Event::Ended { .. }));
        let names = self.names(&game)?;
        Ok(vec![views::resign_sure(&game, &who.id, ends, &names)])
    }

    /// The names of all people in a game.
    fn names(&self, game: &Game) -> Result<Names, StoreError> {
        let people = [game.challenger()]
            .into_iter()
            .chain(game.invited())
            .chain(game.seats())
            .chain(game.named_in_lobby())
            .chain(game.named_in_deeds());
        self.names_of(people)
    }

    fn names_of<'a>(
        &self,
        people: impl Iterator<Item = &'a PlayerId>,
    ) -> Result<Names, StoreError> {
        let mut fault = None;
        let names = Names::of_all(people, |id| {
            self.store.name(id).unwrap_or_else(|error| {
                fault = Some(error);
                None
            })
        });
        fault.map_or(Ok(names), Err)
    }
}

/// Events as they happen now, and the game after them.
fn happened(game: &Game, events: &[Event], env: &Env) -> (Vec<Entry>, Game) {
    let entries = entries(events, env);
    let mut next = game.clone();
    for entry in &entries {
        next.apply(entry);
    }
    (entries, next)
}

/// Events as they happen now.
fn entries(events: &[Event], env: &Env) -> Vec<Entry> {
    let entry = |event: &Event| Entry {
        at: env.now,
        event: event.clone(),
    };
    events.iter().map(entry).collect()
}

/// One sentence.
fn note(id: &str, args: &[(&str, Arg<'_>)]) -> Reply {
    Reply::note(sentences().text(id, args))
}

/// A sentence with a command in it, for several places.
fn with_command(id: &str, command: &str) -> Reply {
    note(id, &[("command", Arg::Command(command))])
}
