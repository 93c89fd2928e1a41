//! [`Service`]: the store and the few facts kept in memory.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

use crate::game::seat::Seat;
use crate::game::text::MoveText;
use crate::games::GameKind;
use crate::play::calendar::DAY;
use crate::play::event::{Entry, Event};
use crate::play::{Game, GameId, Place, Ply, Timestamp, turn};
use crate::service::api::reply::Reply;
use crate::service::api::result;
use crate::service::words::catalogue;
use crate::service::words::text::{Span, Text};
use crate::store::Store;

/// The result of a request, and the place of its announcement.
#[derive(Debug)]
pub(in crate::service) struct Announced {
    pub(in crate::service) game: GameId,
    pub(in crate::service) place: Place,
    /// The moves it made, of one turn.
    pub(in crate::service) moves: Vec<MoveText>,
}

impl Announced {
    /// A short answer to a user who typed it in another place, with a link to the board.
    pub(in crate::service) fn in_words(&self) -> Reply {
        let args = [
            ("game", self.game.to_string().into()),
            ("moves", turn::join_turn(&self.moves).into()),
        ];
        let id = if self.moves.is_empty() {
            "done-there"
        } else {
            "done-there-move"
        };
        let mut reply = result::note(id, &args);
        reply.text.push(" ");
        reply.text.push_place(self.place.clone());
        reply
    }
}

/// The moves of the first turn among these events.
pub(in crate::service) fn played(entries: &[Entry]) -> Vec<MoveText> {
    let moves = entries.iter().filter_map(|entry| {
        let Event::Played { seat, text, .. } = &entry.event else {
            return None;
        };
        Some((*seat, text.clone()))
    });
    let moves: Vec<(Seat, MoveText)> = moves.collect();
    let first = moves.first().map(|(seat, _)| *seat);
    let own = moves.into_iter().filter(|(seat, _)| Some(*seat) == first);
    own.map(|(_, text)| text).collect()
}

/// The whole bot, without a transport.
#[derive(Debug)]
pub struct Service {
    pub(in crate::service) store: Store,
    /// Its options.
    pub(in crate::service) options: ServiceOptions,
    /// The last recorded heartbeat; `None` if only the store knows.
    pub(in crate::service) last_heartbeat: Option<Timestamp>,
    /// The time since which no heartbeat could be recorded; `None` while they are.
    pub(in crate::service) unstored_since: Option<Timestamp>,
    /// Number of requests that failed since the store could not read or write.
    pub(in crate::service) faults: u64,
    /// Number of moves played through it.
    pub(in crate::service) moves: u64,
    /// Number of stored changes through it, and the last game changed.
    pub(in crate::service) stored: (u64, GameId),
    /// The games changed since their list was last taken.
    pub(in crate::service) changed: BTreeSet<GameId>,
    /// Highest running game checked for damage since start-up.
    pub(in crate::service) health_checked_up_to: GameId,
    /// The place where the result of the present request is announced; `None` while it has done nothing.
    pub(in crate::service) announced: Option<Announced>,
    /// The time at which the line was written of which the present request is an edit; `None` if it is no edit.
    pub(in crate::service) edit_of: Option<Timestamp>,
    /// Games that wait for a computer’s move.
    pub(in crate::service) thoughts: WaitingThoughts,
    /// Requests of analyses that wait, and the pace of those made.
    pub(in crate::service) analyses: AnalysisQueue,
    /// Finished games of contests and ladders whose results could not be stored, each with the time of the next
    /// attempt.
    pub(in crate::service) unsettled: BTreeMap<GameId, Timestamp>,
    /// The day whose puzzle every server has got that wants it; `None` if only the store knows.
    pub(in crate::service) daily_enqueued: Option<i64>,
    /// The time of the last comparison of roles with standings; `None` before the first.
    pub(in crate::service) podium_looked: Option<Timestamp>,
    /// `true` if puzzles may be found in a finished game.
    pub(in crate::service) puzzles_may_wait: bool,
    /// Finished games without a complete analysis, passed over in the search for puzzles until it is complete.
    pub(in crate::service) puzzles_passed_over: BTreeSet<GameId>,
    /// Games whose dice may not be counted.
    pub(in crate::service) dice: UncountedDice,
}

/// Games whose dice may not be counted.
#[derive(Debug)]
pub(in crate::service) struct UncountedDice {
    /// Those that were changed since they were looked at.
    pub(in crate::service) changed: BTreeSet<GameId>,
    /// The last of those that ended before the program started that was looked at; `None` once all were.
    pub(in crate::service) old_after: Option<GameId>,
}

impl Default for UncountedDice {
    /// All games that are stored.
    fn default() -> Self {
        Self {
            changed: BTreeSet::new(),
            old_after: Some(GameId::UNSTORED),
        }
    }
}

/// The availability of the API to programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ApiAccess {
    /// On public pages, or at a table of this machine.
    Served,
    /// Nowhere, so that a token would be of no use.
    Absent,
}

/// Options of a service, set by the operator and the adapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServiceOptions {
    /// Number of days after which a server that the bot has left is forgotten; 0 is never.
    pub forget_servers_after_days: u16,
    /// The web address of the operator's privacy page.
    pub privacy_page: Option<String>,
    /// The web address of the public pages, without a slash at its end; `None` if there are none.
    pub pages: Option<String>,
    /// The availability of the API to the programs of players and servers.
    pub api: ApiAccess,
    /// `true` if messages name their game only if several are running. It is for an adapter that shows one board at a
    /// time, with the game’s name above it.
    pub omits_single_game_name: bool,
    /// `true` if every reply is in the language of its place, whatever its user has chosen elsewhere. It is for a
    /// table, where all read the same screen.
    pub speaks_one_language: bool,
    /// Time for which the announcement of a move waits for the answer of a computer or of a plan, in ms. At 0 each has
    /// its own announcement.
    pub answer_wait: i64,
    /// Most positions of one thought of a computer; `None` disables computers.
    pub think_limit: Option<u64>,
    /// Most analyses that a person may ask for in a day; 0 allows none.
    pub analyses_per_day: u32,
    /// Most web hooks of a server; 0 allows none.
    pub hooks_each_server: u16,
    /// `true` if analyses are left to the adapter, which is idle meanwhile, instead of being put into the queue.
    pub analyses_at_once: bool,
}

impl Service {
    /// The options that the operator and the adapter have set.
    pub const fn options(&self) -> &ServiceOptions {
        &self.options
    }
}

impl ServiceOptions {
    /// Time after which a left server is forgotten, in ms; `None` is never.
    pub(in crate::service) fn forget_servers_after(&self) -> Option<i64> {
        let days = i64::from(self.forget_servers_after_days);
        (days > 0).then_some(days * DAY)
    }
}

impl Default for ServiceOptions {
    /// The API is served, computers without a limit, 20 analyses a day, five web hooks a server, and nothing else.
    fn default() -> Self {
        Self {
            forget_servers_after_days: 0,
            privacy_page: None,
            pages: None,
            api: ApiAccess::Served,
            omits_single_game_name: false,
            speaks_one_language: false,
            answer_wait: 0,
            think_limit: Some(u64::MAX),
            analyses_per_day: 20,
            hooks_each_server: 5,
            analyses_at_once: false,
        }
    }
}

/// The cached state of the analysis queue.
#[derive(Debug, Default)]
pub(in crate::service) struct AnalysisQueue {
    /// Number of players with a waiting request; `None` if only the store knows.
    pub(in crate::service) waiting: Option<usize>,
    /// The game whose analysis the adapter has to make.
    pub(in crate::service) asked: Option<GameId>,
    /// Mean time of a look at a position of each game, in µs; none while no one was made.
    pace: BTreeMap<GameKind, i64>,
}

impl AnalysisQueue {
    /// Forgets the number of waiting requests.
    pub(in crate::service) fn changed(&mut self) {
        self.waiting = None;
    }

    /// Mean time of a look at a position with this node budget, in µs: measured, or else that of a slow machine.
    pub(in crate::service) fn pace(&self, kind: GameKind, nodes: u64) -> i64 {
        let guess = i64::try_from(nodes).unwrap_or(i64::MAX).saturating_mul(5) / 2;
        self.pace.get(&kind).copied().unwrap_or(guess)
    }

    /// Notes the time of looks, in ms. Recent ones count most.
    pub(in crate::service) fn note_pace(&mut self, kind: GameKind, looks: usize, took: i64) {
        let Some(looks) = i64::try_from(looks).ok().filter(|looks| *looks > 0) else {
            return;
        };
        let pace = took.saturating_mul(1_000) / looks;
        let known = self.pace.entry(kind).or_insert(pace);
        *known = (known.saturating_mul(3).saturating_add(pace)) / 4;
    }
}

/// The place of a game among those that wait for a computer’s move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) struct QueuePosition {
    /// Number of games before it.
    pub(in crate::service) ahead: usize,
    /// The time since which it waits.
    pub(in crate::service) since: Timestamp,
}

impl Service {
    /// A link to the public page of a game after this ply; nothing if there are no pages.
    pub(in crate::service) fn page_of_game(&self, game: &Game, ply: Ply) -> Text {
        let Some(pages) = &self.options.pages else {
            return Text::default();
        };
        Text(vec![Span::Page {
            words: catalogue::sentences().line("page-of-game", &[]),
            address: format!("{pages}/g/{}/{}", game.id().0, ply.0),
        }])
    }

    /// The place of a game that waits for a computer’s move; `None` if it waits for none, or computers are disabled.
    pub(in crate::service) fn queue_position(&self, game: GameId) -> Option<QueuePosition> {
        self.options.think_limit?;
        self.thoughts.place_of(game)
    }
}

/// Thinking time of a computer after which its game’s players are notified of the number of games before it, in ms.
pub(in crate::service) const QUEUE_NOTICE_AFTER: i64 = 5_000;

/// Time after which a computer tries again where a game could not be read, or its move not be stored, in ms.
const PUT_OFF: i64 = 10_000;

/// The games that wait for a computer’s move, the longest waiting first. They follow from the list rows, and are read
/// again when unknown.
#[derive(Debug, Default)]
pub(in crate::service) struct WaitingThoughts {
    /// `true` if all stored games have been read.
    pub(in crate::service) known: bool,
    /// Number of changes of games so far, of any game: a thought in progress may have become pointless.
    changes: u64,
    since: BTreeMap<GameId, Timestamp>,
    line: BTreeSet<(Timestamp, GameId)>,
    /// The last game whose players were notified of their wait; `None` before the first look.
    told: Option<(Timestamp, GameId)>,
    /// `true` if a game was postponed after an error, though it waits.
    lacks_some: bool,
    /// The time at which the games are read again for that; `None` until the next tick.
    again: Option<Timestamp>,
}

impl WaitingThoughts {
    /// Records the time since which a game waits, or that it does not wait.
    pub(in crate::service) fn note(&mut self, game: GameId, since: Option<Timestamp>) {
        self.changes += 1;
        if let Some(before) = self.since.remove(&game) {
            self.line.remove(&(before, game));
        }
        if let Some(since) = since {
            self.since.insert(game, since);
            self.line.insert((since, game));
        }
    }

    /// Forgets the games, so that they are read again: for changes of many games at once.
    pub(in crate::service) fn read_again(&mut self) {
        self.known = false;
        self.changes += 1;
        self.since.clear();
        self.line.clear();
    }

    /// Leaves out a game that waits and could not be read or stored, until [`WaitingThoughts::tick`] has all games read
    /// again.
    pub(in crate::service) fn put_off(&mut self, game: GameId) {
        self.note(game, None);
        self.lacks_some = true;
    }

    /// Has the games read again some time after one was postponed. Called about once a second.
    pub(in crate::service) fn tick(&mut self, now: Timestamp) {
        if !self.lacks_some {
            return;
        }
        let later = Timestamp(now.0.saturating_add(PUT_OFF));
        let at = *self.again.get_or_insert(later);
        // A clock that was set back does not make the pause longer.
        let waits = (1..=PUT_OFF).contains(&at.0.saturating_sub(now.0));
        if !waits {
            (self.lacks_some, self.again) = (false, None);
            self.read_again();
        }
    }

    /// Number of changes of games so far.
    pub(in crate::service) const fn changes(&self) -> u64 {
        self.changes
    }

    /// The games in the order of thinking.
    pub(in crate::service) fn queue(&self) -> impl Iterator<Item = GameId> {
        self.line.iter().map(|(_, game)| *game)
    }

    /// The place of a game that waits.
    fn place_of(&self, game: GameId) -> Option<QueuePosition> {
        let since = *self.since.get(&game)?;
        let ahead = self.line.range(..(since, game)).count();
        Some(QueuePosition { ahead, since })
    }

    /// The time since which the first game waits.
    pub(in crate::service) fn oldest(&self) -> Option<Timestamp> {
        self.line.first().map(|(since, _)| *since)
    }

    /// The next games, at most `most`, that have waited for longer than [`QUEUE_NOTICE_AFTER`] now. Each is returned
    /// once. Those
    /// that waited before the first look are left out, as their players may have been notified before a restart.
    pub(in crate::service) fn late(&mut self, now: Timestamp, most: usize) -> Vec<GameId> {
        let until = (
            Timestamp(now.0.saturating_sub(QUEUE_NOTICE_AFTER)),
            GameId::UNSTORED,
        );
        let Some(told) = self.told else {
            self.told = Some(until);
            return Vec::new();
        };
        if until <= told {
            return Vec::new();
        }
        let next = self
            .line
            .range((Bound::Excluded(told), Bound::Excluded(until)));
        let next: Vec<(Timestamp, GameId)> = next.take(most).copied().collect();
        let all = next.len() < most;
        self.told = if all {
            Some(until)
        } else {
            next.last().copied()
        };
        next.into_iter().map(|(_, game)| game).collect()
    }

    /// Number of waiting games; `usize::MAX` while unknown.
    pub(in crate::service) fn count(&self) -> usize {
        if self.known {
            self.line.len()
        } else {
            usize::MAX
        }
    }
}
