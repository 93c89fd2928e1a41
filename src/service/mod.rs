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
pub mod spoken;
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
pub use crate::store::Recipient;
pub use film::{FILM_LIMIT, smaller_film};
pub use history::ListFilter;
pub use records::{ExportError, ImportError, left_out, record_error};
pub use refuse::setup_error;
pub use views::VERBS;
pub use wire::{unwire, wire};

use crate::game::text::MoveError;
use crate::play::Game;
use crate::play::command::{Command, MoveChoice, Refusal};
use crate::play::decide::decide;
use crate::play::event::{Entry, Event};
use crate::play::sealed::Secret;
use crate::play::summary::{GameSummary, Stage};
use crate::service::ask::{Action, Person, Request};
use crate::service::find::GameMatch;
use crate::service::names::PlayerNames;
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::Reply;
use crate::store::{
    Alarm, GameChange, Notice, OutboxMessage, SideEffects, Store, StoreError, StoredPlan,
};

/// How often a wish is decided anew when somebody else was faster.
const MAX_ATTEMPTS: usize = 4;

/// The whole bot, without a transport.
#[derive(Debug)]
pub struct Service {
    store: Store,
    /// When it was last noted that the bot is there; what the store says where this is not known.
    last_heartbeat: Option<Timestamp>,
    /// How long after the bot was put out of a server that is forgotten, ms; `None` is never.
    forget_server_after: Option<i64>,
    /// How many moves were played through it.
    moves: u64,
    /// How often something was stored in a game through it, and in which game it was last.
    stored: (u64, GameId),
    /// Up to which running game all were looked through since the start.
    health_checked_up_to: GameId,
    /// Where a table is told of what the present request did; `None` while it did nothing.
    told_at: Option<elsewhere::Told>,
    /// Where whoever runs the bot says what is kept, as an address of the web.
    privacy_page: Option<String>,
    /// Whether games are named above their messages only where several run.
    sparing: bool,
}

/// Why a request could not be answered as asked: a reply to say instead, or a fault.
enum HandlerError {
    Reply(Box<Reply>),
    Fault(StoreError),
}

impl From<StoreError> for HandlerError {
    fn from(error: StoreError) -> Self {
        Self::Fault(error)
    }
}

impl From<Reply> for HandlerError {
    fn from(reply: Reply) -> Self {
        Self::Reply(Box::new(reply))
    }
}

/// What is stored with events beside what always follows from them.
#[derive(Clone, Copy, Debug, Default)]
struct AppendExtras<'a> {
    /// What is to be said, and to whom.
    notices: &'a [Notice],
    /// What is left of a plan.
    plan: Option<(&'a PlayerId, &'a StoredPlan)>,
    /// The table is not told of them.
    silent: bool,
}

/// What happens in a game, and what is owed for it.
struct PendingAppend {
    expected: Version,
    entries: Vec<Entry>,
    summary: GameSummary,
    promises: Vec<OutboxMessage>,
    alarms: Vec<Alarm>,
    notices: Vec<Notice>,
    secret: Option<Secret>,
}

impl PendingAppend {
    fn owed(&self) -> SideEffects<'_> {
        SideEffects {
            promises: &self.promises,
            alarms: &self.alarms,
            notices: &self.notices,
            secret: self.secret.as_ref(),
            plan: None,
        }
    }

    fn change(&self) -> GameChange<'_> {
        GameChange {
            expected: self.expected,
            entries: &self.entries,
            summary: &self.summary,
            owed: self.owed(),
        }
    }
}

type HandlerResult = Result<Vec<Reply>, HandlerError>;

impl Service {
    /// The bot on this store.
    pub fn new(store: Store) -> Self {
        Self {
            store,
            last_heartbeat: None,
            forget_server_after: None,
            moves: 0,
            stored: (0, GameId::UNSTORED),
            health_checked_up_to: GameId::UNSTORED,
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
            return vec![language::with_language(language, said)];
        }
        self.note_requester(request, env);
        self.look(request, env)
    }

    /// Notes what every request shows of who asks.
    pub fn note_requester(&mut self, request: &Request, env: &Env) {
        // Who asks what is kept of him leaves no new trace by that.
        if !matches!(request.action, Action::Privacy(_)) {
            self.note_seen(request, env.now);
            self.note_languages(request);
        }
    }

    /// Answers a request of which all is noted already.
    pub fn look(&mut self, request: &Request, env: &Env) -> Vec<Reply> {
        let language = self.language_for(request);
        let replies = language::with_language(language, || self.dispatch_or_explain(request, env));
        self.quarantine_damaged(env);
        replies
    }

    fn dispatch(&mut self, request: &Request, env: &Env) -> HandlerResult {
        self.check_allowed(request)?;
        let Request {
            who,
            place,
            action: ask,
            ..
        } = request;
        match ask {
            Action::Challenge(offer) => self.challenge(who, place, offer, env),
            Action::Form(wish) => self.challenge_form(request, wish, env),
            Action::Challenges(wish) => self.challenges(request, wish, env),
            Action::Relation(wish) => self.relate(request, wish, env),
            Action::Accept(game) => self.accept(request, *game, env),
            Action::Lobby(wish) => self.lobby(request, wish, env),
            Action::OfferSeat { game, to } => self.offer_own_seat(request, *game, to, env),
            Action::Decline(game) => self.decline(request, *game, env),
            Action::Withdraw(game) => self.run_command_on(request, *game, &Command::Withdraw, env),
            Action::Rematch(game) => self.rematch(request, *game, env),
            Action::Chat { .. } => self.chat(request, env),
            Action::Play { game, text } => self.play_typed(request, *game, text, env),
            Action::Pick { game, seen, index } => {
                self.pick_index(request, (*game, *seen, *index), env)
            }
            Action::Plan(wish) => self.plan(request, wish, env),
            Action::Explore(wish) => self.explore(who, place, wish),
            Action::PickStep(step) => self.pick_step(request, step, env),
            Action::Touch { .. }
            | Action::OfferDraw(_)
            | Action::AnswerDraw { .. }
            | Action::Swap { .. }
            | Action::Abort(_) => self.run_simple_action(request, env),
            Action::Signal(wish) => self.signal(request, wish, env),
            Action::Time(wish) => self.time(request, wish, env),
            Action::Hours(wish) => self.off_hours(request, wish, env),
            Action::Dice(wish) => self.dice(request, wish, env),
            Action::Takeback(wish) => self.take_back(request, *wish, env),
            Action::Remind(wish) => self.remind(request, wish, env),
            Action::Moderate(wish) => self.moderate(request, wish, env),
            Action::FillField { field, typed } => {
                self.submit_field(request, (*field, typed.as_deref()), env)
            }
            Action::Inbox(wish) => self.inbox(who, place, *wish, env),
            Action::Resign { game, sure } => self.resign(request, *game, *sure, env),
            Action::NoGame(typed) => Ok(vec![find::unknown_as(typed)]),
            Action::Board(game) => self.board(who, place, *game, env.now),
            Action::CloseUp { game, at } => self.close_up(who, place, (*game, *at), env.now),
            Action::Games(filter) => self.games(who, place, *filter, env),
            Action::Export { game, format } => self.export_here(who, place, *game, *format),
            Action::Verify(game) => self.verify(who, place, *game),
            Action::Note { game, at, text } => {
                let (game, at) = (*game, at.as_deref());
                self.note(who, place, &notes::NoteEdit { game, at, text }, env)
            }
            Action::Notes { game, share } => self.notes(who, place, *game, *share),
            Action::Describe { game, part } => self.read_out(who, place, *game, part),
            Action::WhyNot { game, ply, text } => self.why_not(request, *game, *ply, text),
            Action::PieceMoves { game, cell } => self.piece_moves(who, place, *game, cell),
            Action::Settings(chosen) => self.preferences(who, chosen),
            Action::ServerSettings(wish) => self.update_server_settings(request, wish),
            Action::MoveHere(game) => self.move_here(request, *game, env),
            Action::Privacy(wish) => self.privacy(request, wish, env),
            Action::Setup => Ok(vec![self.setup(request)]),
            Action::BeginReview { game, at } => {
                self.begin_review((who, place), *game, at.as_deref())
            }
            Action::Review(walk) => self.review(who, place, *walk),
            Action::OnMessage(wish) => self.on_message(request, wish, env),
            Action::History(search) => self.history(who, place, search),
            Action::Profile(player) => self.profile(who, place, player.as_ref()),
            Action::Film { game, cut } => self.film(who, place, *game, cut),
            Action::Help => Ok(self.help(&who.id, place)),
            Action::Guide(wish) => Ok(self.guide(&who.id, *wish)),
            Action::Lesson(wish) => Ok(vec![self.lesson(&who.id, place, wish)]),
            Action::Rules { kind, topic } => {
                let here = (&who.id, place);
                Ok(vec![self.rules(here, *kind, topic.as_deref())])
            }
        }
    }

    /// As [`Service::wish`], for the game of this number if it can be seen from where it is asked.
    fn run_command_on(
        &mut self,
        request: &Request,
        id: GameId,
        command: &Command,
        env: &Env,
    ) -> HandlerResult {
        let game = self.visible(&request.who.id, &request.place, id)?;
        self.run_command(request, game, command, env)
    }

    /// A wish that is no more than a command about one game: the one that is named, or the one that fits.
    fn run_simple_action(&mut self, request: &Request, env: &Env) -> HandlerResult {
        let (game, fits, command) = if let Action::Touch { game, cell } = &request.action {
            (*game, GameMatch::ToMove, Command::Touch(cell.clone()))
        } else if let Action::OfferDraw(game) = &request.action {
            (*game, GameMatch::MayOfferDraw, Command::OfferDraw)
        } else if let Action::AnswerDraw { game, seen, accept } = &request.action {
            let (accept, seen) = (*accept, *seen);
            let command = Command::AnswerDraw { accept, seen };
            (*game, GameMatch::DrawOffered, command)
        } else if let Action::Swap { game, seen } = &request.action {
            (*game, GameMatch::MaySwap, Command::Swap { seen: *seen })
        } else if let Action::Abort(game) = &request.action {
            (*game, GameMatch::Playing, Command::Abort)
        } else {
            return Ok(Vec::new());
        };
        self.run_command_matching(request, (game, fits), &command, env)
    }

    /// As [`Service::wish`], for the game that is named, or the one that fits.
    fn run_command_matching(
        &mut self,
        request: &Request,
        (game, fits): (Option<GameId>, GameMatch),
        command: &Command,
        env: &Env,
    ) -> HandlerResult {
        let game = self.resolve_game(&request.who.id, &request.place, game, fits)?;
        self.run_command(request, game, command, env)
    }

    /// Decides one wish about one game and stores what follows. Somebody else may be faster: then it
    /// is decided anew on the game as it has become.
    fn run_command(
        &mut self,
        request: &Request,
        mut game: Game,
        command: &Command,
        env: &Env,
    ) -> HandlerResult {
        let who = &request.who;
        for _ in 0..MAX_ATTEMPTS {
            let (on_time, times) = self.apply_overdue_with_times(game, env)?;
            game = on_time;
            let means = self.decide_input_with(times, &game, &request.source)?;
            let events = match decide(&game, &who.id, command, env, &means) {
                Ok(events) => events,
                Err(refusal) => {
                    return Ok(vec![self.refusal_reply(who, &game, &refusal, command)?]);
                }
            };
            match self.append(&game, &events, env) {
                Ok(()) => {
                    // Only who plays is kept by name; what is stored stands without it.
                    if let Err(error) = self.store.save_name(&who.id, &who.name) {
                        tracing::warn!(%error, "a name could not be noted");
                    }
                    return self.reply_after(who, &game, command, &events);
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
        let happened = stamp_and_apply(game, events, env);
        let besides = AppendExtras {
            notices: &Self::private_notices(game, &happened.1, env),
            ..AppendExtras::default()
        };
        self.append_prepared(game, happened, besides, env)
    }

    /// Stores what happened, and what else follows from it.
    fn append_with(
        &mut self,
        game: &Game,
        events: &[Event],
        besides: AppendExtras<'_>,
        env: &Env,
    ) -> Result<(), StoreError> {
        self.append_prepared(game, stamp_and_apply(game, events, env), besides, env)
    }

    /// As [`Service::append_besides`], with what [`happened`].
    fn append_prepared(
        &mut self,
        game: &Game,
        happened: (Vec<Entry>, Game),
        besides: AppendExtras<'_>,
        env: &Env,
    ) -> Result<(), StoreError> {
        let happening = self.prepare_append(game, happened, besides, env)?;
        let owed = SideEffects {
            plan: besides.plan,
            ..happening.owed()
        };
        let (version, entries, summary) = (
            happening.expected,
            happening.entries.as_slice(),
            &happening.summary,
        );
        match self.next_in_series(game, entries, env) {
            None => self.store.append(version, entries, summary, owed)?,
            Some(offer) => {
                self.append_and_reoffer((version, entries, summary, owed), &offer, env)?;
            }
        }
        let moves = entries.iter();
        let moves = moves.filter(|entry| matches!(entry.event, Event::Played { .. }));
        self.moves += moves.count() as u64;
        self.note_stored(game.id());
        if !besides.silent && !Self::is_placeless(game) {
            self.note_told(game.id(), &summary.place, entries);
        }
        Ok(())
    }

    /// What happened with all that follows from it, ready to be stored.
    fn prepare_append(
        &self,
        game: &Game,
        (mut entries, mut next): (Vec<Entry>, Game),
        besides: AppendExtras<'_>,
        env: &Env,
    ) -> Result<PendingAppend, StoreError> {
        if game.stage() == Stage::Open && next.stage() == Stage::Running {
            for event in self.holidays_on_start(&next, env.now)? {
                let entry = Entry { at: env.now, event };
                next.apply(&entry);
                entries.push(entry);
            }
        }
        if let Some(event) = self.reveal_event(game, &next)? {
            let entry = Entry { at: env.now, event };
            next.apply(&entry);
            entries.push(entry);
        }
        let promise = OutboxMessage {
            from: game.version(),
            to: next.version(),
            due: env.now,
        };
        let alarms = self.alarms(&next)?;
        let mut notices = besides.notices.to_vec();
        notices.extend(self.private_board_notice(game, &next, env.now));
        Ok(PendingAppend {
            expected: game.version(),
            secret: dice::secret_to_store(&entries, env),
            entries,
            summary: next.summary(),
            promises: (!besides.silent).then_some(promise).into_iter().collect(),
            alarms,
            notices,
        })
    }

    fn refusal_reply(
        &self,
        who: &Person,
        game: &Game,
        refusal: &Refusal,
        command: &Command,
    ) -> Result<Reply, HandlerError> {
        let typed = if let Command::Play(MoveChoice::Typed(text) | MoveChoice::Turn { text, .. }) =
            command
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
    fn reply_after(
        &self,
        who: &Person,
        game: &Game,
        command: &Command,
        events: &[Event],
    ) -> HandlerResult {
        // Alone, or behind what he adds to the dice.
        let (Command::Play(MoveChoice::Typed(text)), Some(Event::Touched { cells, .. })) =
            (command, events.last())
        else {
            return Ok(Vec::new());
        };
        let Err(error) = game.position().read_turn(text) else {
            return Ok(Vec::new());
        };
        let mut reply = self.refusal_reply(who, game, &Refusal::Move(error), command)?;
        reply.controls.clear();
        let args = [("cells", cells.join(", ").into())];
        reply
            .text
            .push_line(sentences().text("touched-refused", &args));
        Ok(vec![reply])
    }

    fn resign(
        &mut self,
        request: &Request,
        game: Option<GameId>,
        sure: bool,
        env: &Env,
    ) -> HandlerResult {
        let game = self.resolve_game(&request.who.id, &request.place, game, GameMatch::Playing)?;
        if sure {
            return self.run_command(request, game, &Command::Resign, env);
        }
        let (who, command, means) = (&request.who, Command::Resign, self.decide_input(&game, "")?);
        let events = match decide(&game, &who.id, &command, env, &means) {
            Ok(events) => events,
            Err(refusal) => return Ok(vec![self.refusal_reply(who, &game, &refusal, &command)?]),
        };
        let ends = (events.iter()).any(|event| matches!(event, Event::Ended { .. }));
        let names = self.names(&game)?;
        Ok(vec![views::resign_sure(&game, &who.id, ends, &names)])
    }

    /// The names of all people in a game.
    fn names(&self, game: &Game) -> Result<PlayerNames, StoreError> {
        let people = [game.challenger()]
            .into_iter()
            .chain(game.invited())
            .chain(game.seats())
            .chain(game.named_in_lobby())
            .chain(game.named_in_deeds());
        self.load_names(people)
    }

    fn load_names<'a>(
        &self,
        people: impl Iterator<Item = &'a PlayerId>,
    ) -> Result<PlayerNames, StoreError> {
        let mut fault = None;
        let names = PlayerNames::of_all(people, |id| {
            self.store.name(id).unwrap_or_else(|error| {
                fault = Some(error);
                None
            })
        });
        fault.map_or(Ok(names), Err)
    }
}

/// Events as they happen now, and the game after them.
fn stamp_and_apply(game: &Game, events: &[Event], env: &Env) -> (Vec<Entry>, Game) {
    let entries = stamp(events, env);
    let mut next = game.clone();
    for entry in &entries {
        next.apply(entry);
    }
    (entries, next)
}

/// Events as they happen now.
fn stamp(events: &[Event], env: &Env) -> Vec<Entry> {
    let entry = |event: &Event| Entry {
        at: env.now,
        event: event.clone(),
    };
    events.iter().map(entry).collect()
}

/// One sentence.
fn note(id: &str, args: &[(&str, TextArg<'_>)]) -> Reply {
    Reply::note(sentences().text(id, args))
}

/// A sentence with a command in it, for several places.
fn with_command(id: &str, command: &str) -> Reply {
    note(id, &[("command", TextArg::Command(command))])
}
