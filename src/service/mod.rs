//! Requests in, replies out: the whole bot without a transport.
//!
//! [`Service::handle`] answers the requesting user. Announcements to a table are stored in the outbox together with the
//! events. [`Service::due`] returns them until the adapter reports their delivery: the only path, crash or no crash.
//! The service keeps nothing important in memory.

pub mod api;
pub mod background;
pub mod boards;
pub mod challenges;
pub mod commit;
pub mod contests;
pub mod describe;
pub mod learn;
pub mod lookup;
pub mod moves;
pub mod operator;
pub mod players;
pub mod programs;
pub mod puzzles;
pub mod servers;
pub mod state;
pub mod study;
pub mod talk;
pub mod words;

use std::collections::{BTreeMap, BTreeSet};

pub use crate::game::options::Options;
pub use crate::game::outcome::Score;
pub use crate::game::seat::Seat;
pub use crate::games::GameKind;
pub use crate::play::Env;
pub use crate::play::GameId;
pub use crate::play::Place;
pub use crate::play::PlayerId;
pub use crate::play::Ply;
pub use crate::play::Server;
pub use crate::play::Timestamp;
pub use crate::play::Version;
pub use crate::play::computer::{Computer, LEVELS};
pub use crate::play::lengths;
pub use crate::play::record::MAX_BYTES as RECORD_LIMIT;
pub use crate::play::record::Record;
pub use crate::play::record::RecordError;
pub use crate::play::summary::GameSummary;
pub use crate::service::api::wire::{unwire, wire};
pub use crate::service::boards::snapshot;
pub use crate::service::describe::refuse::setup_error;
pub use crate::service::players::person_pages;
pub use crate::service::players::standings_pages;
use crate::service::state::{AnalysisQueue, UncountedDice, WaitingThoughts};
pub use crate::service::state::{ApiAccess, Service, ServiceOptions};
pub use crate::service::study::film::{FILM_LIMIT, smaller_film};
pub use crate::service::study::game_lines;
pub use crate::service::study::history::ListFilter;
pub use crate::service::study::history_pages;
pub use crate::service::study::records::{ExportError, ImportError, left_out, record_error};
pub use crate::service::talk::{open_study, suggest};
pub use crate::store::{
    ApiToken, HookId, HookTopic, Recipient, RoleChange, StoreError, TokenId, TokenOwner,
    TokenScope, WornRole,
};
pub use crate::store::{place_of_text, place_text, server_text};

use crate::play::Game;
use crate::play::command::Command;
use crate::service::api::action::{Action, Request};
use crate::service::api::challenges::ChallengeListAction;
use crate::service::api::notes::NoteEdit;
use crate::service::api::pick::PickStep;
use crate::service::api::pointed::{MessageAction, MessageIntent};
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::values::ReviewPage;
use crate::service::boards::{close_up, explore, piece_moves, read_out, views, why_not};
use crate::service::challenges::{
    challenge, computer, form, list, lobby, play_on, relations, rematch, seats,
};
use crate::service::commit::command::WantedGame;
use crate::service::commit::{command, quarantine};
use crate::service::describe::refuse;
use crate::service::learn::{guide, lesson, rulebook};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, languages, sight, viewers};
use crate::service::moves::{clock, dice, pick, plan, signal, takeback, typed};
use crate::service::players::{
    inbox, off_hours_and_holidays, onward, preferences, privacy, remind, sign_in, tokens,
};
use crate::service::servers::{change_settings, hooks, may_begin, moderate, places, setup};
use crate::service::study::{
    analyse, competition, film, history, notes, profile, records, review, story, verify,
};
use crate::service::talk::chat::ChatOutcome;
use crate::service::talk::{chat, fields, named_review};
use crate::service::words::catalogue::TextArg;
use crate::service::words::{catalogue, language};
use crate::store::{self, Store};

impl Service {
    /// The service of this store.
    pub fn new(store: Store) -> Self {
        Self {
            store,
            options: ServiceOptions::default(),
            last_heartbeat: None,
            unstored_since: None,
            faults: 0,
            moves: 0,
            stored: (0, GameId::UNSTORED),
            changed: BTreeSet::new(),
            health_checked_up_to: GameId::UNSTORED,
            announced: None,
            edit_of: None,
            thoughts: WaitingThoughts::default(),
            analyses: AnalysisQueue::default(),
            unsettled: BTreeMap::new(),
            daily_enqueued: None,
            podium_looked: None,
            puzzles_may_wait: true,
            puzzles_passed_over: BTreeSet::new(),
            dice: UncountedDice::default(),
        }
    }

    /// The service with other options.
    #[must_use]
    pub fn configured(mut self, change: impl FnOnce(&mut ServiceOptions)) -> Self {
        change(&mut self.options);
        self
    }

    /// Answers one request. An empty reply means that it succeeded (and is announced to the table), or that a line of
    /// chat was no move.
    pub fn handle(&mut self, request: &Request, env: &Env) -> Vec<Reply> {
        if let Some(error) = self.lost() {
            tracing::error!(%error, "request refused");
            self.faults += 1;
            let language = languages::language_for(self, request);
            let said = || Reply::note(catalogue::sentences().text(refuse::fault(&error), &[]));
            return vec![language::with_language(language, said)];
        }
        self.note_requester(request, env);
        self.look(request, env)
    }

    /// Records the facts that every request shows of its user.
    pub fn note_requester(&mut self, request: &Request, env: &Env) {
        // A user who asks for their stored data leaves no new trace by that.
        if !matches!(request.action, Action::Privacy(_)) {
            remind::note_seen(&mut self.store, request, env.now);
            languages::note_languages(&mut self.store, request);
            viewers::note_met(self, request, env.now);
        }
    }

    /// Answers a read-only request that is already recorded.
    pub fn look(&mut self, request: &Request, env: &Env) -> Vec<Reply> {
        let language = languages::language_for(self, request);
        let replies = language::with_language(language, || self.dispatch_or_explain(request, env));
        debug_assert!(
            may_begin::is_as_public_as_allowed(request, &replies),
            "an action with a public reply needs an arm in `may_begin::begins`: {:?}",
            request.action
        );
        quarantine::quarantine_damaged(&mut self.store, env);
        replies
    }

    /// Dispatches a request to its feature, if it may be made here.
    fn dispatch(&mut self, request: &Request, env: &Env) -> HandlerResult {
        may_begin::check_allowed(&self.store, request)?;
        self.run(request, env)
    }

    /// Dispatches a request to its feature.
    #[expect(clippy::too_many_lines, reason = "a table: an arm for each action")]
    fn run(&mut self, request: &Request, env: &Env) -> HandlerResult {
        let Request {
            user,
            place,
            action,
            ..
        } = request;
        match action {
            Action::Challenge(offer) => challenge::challenge(self, user, place, offer, env),
            Action::Computer(wanted) => computer::computer(self, request, *wanted, env),
            Action::Form(wanted) => form::challenge_form(self, request, wanted, env),
            Action::Challenges(wanted) => {
                let replies = list::challenges(self, request, wanted, env)?;
                match wanted {
                    ChallengeListAction::List => {
                        contests::ladder::with_waiting(self, request, replies)
                    }
                    ChallengeListAction::Decline { .. } => Ok(replies),
                }
            }
            Action::Relation(wanted) => relations::relate(self, request, wanted, env),
            Action::Accept(game) => challenge::accept(self, request, *game, env),
            Action::Lobby(wanted) => lobby::lobby(self, request, wanted, env),
            Action::OfferSeat { game, to } => seats::offer_own_seat(self, request, *game, to, env),
            Action::Decline(game) => list::decline(self, request, *game, env),
            Action::Withdraw(game) => {
                command::run_command_on(self, request, *game, &Command::Withdraw, env)
            }
            Action::Rematch(game) => rematch::rematch(self, request, *game, env),
            Action::Chat { .. } => match chat::chat(self, request, env)? {
                ChatOutcome::Replies(replies) => Ok(replies),
                ChatOutcome::Action(action) => {
                    let action = &Request {
                        action,
                        ..request.clone()
                    };
                    self.run(action, env)
                }
            },
            Action::Play { game, text } => typed::play_typed(self, request, *game, text, env),
            Action::Pick { game, seen, index } => {
                let (game, seen, index) = (*game, *seen, *index);
                pick::pick_index(self, request, pick::PickedIndex { game, seen, index }, env)
            }
            Action::Plan(wanted) => plan::plan(self, request, wanted, env),
            Action::Explore(wanted) => explore::explore(self, request, wanted, env),
            Action::PickStep(step) => pick::pick_step(self, request, step, env),
            Action::Touch { game, cell } => {
                let wanted = WantedGame::of(*game, GameMatch::ToMove);
                let touch = Command::Touch(cell.clone());
                command::run_command_matching(self, request, wanted, &touch, env)
            }
            Action::OfferDraw(game) => {
                let wanted = WantedGame::of(*game, GameMatch::MayOfferDraw);
                command::run_command_matching(self, request, wanted, &Command::OfferDraw, env)
            }
            Action::AnswerDraw { game, seen, accept } => {
                let (accept, seen) = (*accept, *seen);
                let wanted = WantedGame::of(*game, GameMatch::DrawOffered);
                let answer = Command::AnswerDraw { accept, seen };
                command::run_command_matching(self, request, wanted, &answer, env)
            }
            Action::Swap { game, seen } => {
                let wanted = WantedGame::of(*game, GameMatch::MaySwap);
                let swap = Command::Swap { seen: *seen };
                command::run_command_matching(self, request, wanted, &swap, env)
            }
            Action::Abort(game) => {
                let wanted = WantedGame::of(*game, GameMatch::Playing);
                command::run_command_matching(self, request, wanted, &Command::Abort, env)
            }
            Action::Signal(wanted) => signal::signal(self, request, wanted, env),
            Action::Time(wanted) => clock::time(self, request, wanted, env),
            Action::Hours(wanted) => off_hours_and_holidays::off_hours(self, request, wanted, env),
            Action::Dice(wanted) => dice::dice(self, request, wanted, env),
            Action::Takeback(wanted) => takeback::take_back(self, request, *wanted, env),
            Action::Remind(wanted) => remind::remind(&mut self.store, request, wanted, env),
            Action::Moderate(wanted) => moderate::moderate(self, request, wanted, env),
            Action::FillField { field, typed } => {
                fields::submit_field(self, request, field, typed.as_deref(), env)
            }
            Action::Inbox(wanted) => inbox::inbox(self, user, place, *wanted, env),
            Action::ThenNext(first) => onward::act(self, request, first, env),
            Action::Resign { game, sure } => command::resign(self, request, *game, *sure, env),
            Action::NoGame(typed) => Ok(vec![sight::unknown_as(typed)]),
            Action::Board(game) => views::board(self, request, *game, env.now),
            Action::CloseUp { game, at } => {
                close_up::close_up(&self.store, request, *game, *at, env.now)
            }
            Action::Games(filter) => {
                let replies = inbox::games(self, user, place, *filter, env)?;
                contests::ladder::with_waiting(self, request, replies)
            }
            Action::Export { game, format } => {
                records::export_here(&self.store, request, *game, *format)
            }
            Action::Verify(game) => verify::verify(&self.store, request, *game),
            Action::Note { game, at, text } => {
                let (game, at) = (*game, at.as_deref());
                notes::note(&mut self.store, request, &NoteEdit { game, at, text }, env)
            }
            Action::Notes { game, share } => notes::notes(&mut self.store, request, *game, *share),
            Action::Describe { game, part } => {
                read_out::read_out(&self.store, request, *game, part)
            }
            Action::WhyNot { game, ply, text } => {
                why_not::why_not(&self.store, request, *game, *ply, text)
            }
            Action::PieceMoves { game, cell } => {
                piece_moves::piece_moves(&self.store, request, *game, cell)
            }
            Action::Settings(chosen) => preferences::preferences(self, user, chosen, env.now),
            Action::ServerSettings(wanted) => {
                change_settings::update_server_settings(self, request, wanted, env)
            }
            Action::Hooks(wanted) => hooks::hooks(self, request, wanted, env),
            Action::Tokens(wanted) => tokens::tokens(self, request, *wanted, env),
            Action::MoveHere(game) => places::move_here(self, request, *game, env),
            Action::Privacy(wanted) => privacy::privacy(self, request, wanted, env),
            Action::Competition(wanted) => competition::competition(self, request, wanted, env),
            Action::Setup => Ok(vec![setup::setup(&self.store, request)?]),
            Action::BeginReview { game, at } => {
                review::begin_review(self, request, *game, at.as_deref())
            }
            Action::ReviewOf { player, at } => {
                named_review::review_of(self, request, player, at.as_deref())
            }
            Action::Review(walk) => review::review(self, request, *walk),
            Action::OnMessage(wanted) => on_message(self, request, wanted, env),
            Action::History(search) => history::history(&self.store, user, place, search),
            Action::Profile(player) => {
                profile::profile(&self.store, request, player.as_ref(), env.now)
            }
            Action::Film { game, cut } => film::film_reply(&self.store, request, *game, cut),
            Action::Story { game, look } => story::story_reply(self, request, *game, *look),
            Action::Analyse(game) => analyse::analyse(self, request, *game, env),
            Action::PlayOn(wanted) => play_on::play_on(self, request, wanted, env),
            Action::Help => Ok(guide::help(&self.store, &user.id, place)),
            Action::Guide(wanted) => Ok(guide::guide(&self.store, &user.id, *wanted)),
            Action::Lesson(wanted) => {
                let reply = lesson::lesson(&mut self.store, request.asker(), wanted);
                Ok(vec![reply])
            }
            Action::Contest(wanted) => contests::contest(self, request, wanted, env),
            Action::Ladder(wanted) => contests::ladder::ladder(self, request, wanted, env),
            Action::Puzzle(wanted) => puzzles::puzzle(self, request, wanted, env),
            Action::Web(wanted) => sign_in::web(self, request, *wanted, env),
            Action::Rules { kind, topic } => {
                let asker = request.asker();
                Ok(vec![rulebook::rules(
                    &self.store,
                    asker,
                    *kind,
                    topic.as_deref(),
                )])
            }
        }
    }
}

/// Handles an action on a message; for one without a game, explains the other ways.
fn on_message(
    service: &mut Service,
    request: &Request,
    action: &MessageAction,
    env: &Env,
) -> HandlerResult {
    let Some((id, version)) =
        store::delivery::origin_of_message(&service.store, &request.place, &action.message)?
    else {
        let args = [
            ("review", TextArg::Command("review")),
            ("move", TextArg::Command("move")),
        ];
        return Ok(vec![result::note("pointed-unknown", &args)]);
    };
    match action.aim {
        MessageIntent::Play => {
            let game = find::visible(&service.store, request.asker(), id)?;
            let mut replies = pick::pick_step(
                service,
                request,
                &PickStep::ChoosePiece(Some(game.id())),
                env,
            )?;
            // It is a new message, whatever the pressed one was.
            for reply in &mut replies {
                reply.replaces_source = false;
            }
            Ok(replies)
        }
        MessageIntent::Review => {
            let mut walk = ReviewPage::of(id);
            if let Some(version) = version {
                let log = service.store.load(id)?;
                let upto = log.get(..version.0 as usize).unwrap_or(&log);
                walk.ply = Game::from_log(id, upto).map(|game| game.ply());
            }
            review::review(service, request, walk)
        }
    }
}
