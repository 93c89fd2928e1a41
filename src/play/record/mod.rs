//! [`Record`]: one game as one file, written and read as PGN-shaped text, and written as JSON.
//!
//! ```text
//! record   = { tag } { number | move | comment } result
//! tag      = "[" name ' "' value '"]'                      one a line
//! number   = digits "." { "." }                            12. opens a round, 12... goes on in it
//! move     = canonical text [ "[" face { ":" face } "]" ]  D4xE5[5:2]
//! comment  = "{" { "[%" word { " " argument } "]" } [ text ] "}"
//! result   = "1-0" | "0-1" | "1/2-1/2" | "*"               of more than two seats: places, 1-3-2-2
//! ```
//!
//! A record holds the log of a started game, and the names of its players: reading a written record gives the same log.
//! `scan` splits text, `read` plays it again by the rules of playing together
//! ([`decide`](crate::play::decide::decide)), `write` and `json` write it, `letters` has characters and times. A fault
//! of a text is a code with facts. Nothing here knows a sentence, a database or the source of a file. `docs/record.md`
//! has the format for readers.

mod analysis;
mod dice;
mod error;
mod head;
mod json;
mod letters;
mod moderate;
mod places;
mod read;
mod scan;
mod time;
mod write;

pub use analysis::{RecordedAnalysis, RecordedJudgement};
pub use error::{FAULTS, RecordError, RulesFault};

use crate::game::chance::Roll;
use crate::game::outcome::{Outcome, Termination};
use crate::game::seat::Seat;
use crate::play::derived::verify;
use crate::play::game::stage::Stage;
use crate::play::game::{Game, MadeMove};
use crate::play::values::event::{
    Consent, DiceEvent, Entry, Event, ModerationEvent, PauseReason, TimeEvent,
};
use crate::play::values::identity::{GameId, Place, PlayerId, Ply, Timestamp};
use crate::play::values::seal::RollInput;
use crate::play::values::signal::Signal;
use crate::play::values::stakes::Stakes;

/// Most bytes of a record.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;
/// Most bytes of one line.
const MAX_LINE: usize = 16 * 1024;
/// Most tags.
const MAX_TAGS: usize = 64;
/// Most moves: those of a game with one move each half a minute, day and night, for three weeks.
const MAX_PLIES: usize = 65_536;
/// Most items after the tags: moves, comments, offers.
const MAX_ITEMS: usize = 4 * MAX_PLIES;
/// Most moves played again after takebacks: it bounds the time of reading.
const MAX_AGAIN: u32 = 1_000_000;
/// Most characters of a player's name; a longer one is cut when it is written, and line ends and the like are left out.
const MAX_NAME: usize = 100;
/// Most characters of an id and of a place.
const MAX_ID: usize = 200;
/// Most characters of a comment; a longer one is cut when it is written.
const MAX_COMMENT: usize = 2000;

/// One started game from its offer to its last event, with names and comments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    game: GameId,
    names: Vec<String>,
    log: Vec<Entry>,
    comments: Vec<Comment>,
    /// An engine's judgement, to be written; never read.
    analysis: Option<RecordedAnalysis>,
}

/// A note on a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// The move it follows; 0 is the start.
    pub ply: Ply,
    /// The author; `None` if the file does not name one.
    pub author: Option<PlayerId>,
    /// The words, at most 2000 characters.
    pub text: String,
}

impl Record {
    /// The record of the game with this log; `names` are those of its first players in seat order. `None` if the game
    /// has not started.
    pub fn new(
        game: GameId,
        mut log: Vec<Entry>,
        names: Vec<String>,
        mut comments: Vec<Comment>,
    ) -> Option<Self> {
        let played = Game::from_log(game, &log)?;
        if played.seats().is_empty() {
            return None;
        }
        // The comings and goings before the start are not recorded.
        log.retain(|entry| !matches!(entry.event, Event::Lobby(_)));
        if let Some(Event::Created { options, .. }) = log.first_mut().map(|first| &mut first.event)
        {
            *options = played.options().clone();
        }
        let mut names = names.into_iter();
        let first = Seat::all(played.position().seats());
        let names = first
            .filter_map(|seat| played.seating().first_player(seat))
            .map(|id| {
                let name = names.next().unwrap_or_default();
                let plain = name.chars().filter(|c| !c.is_control());
                let name: String = plain.take(MAX_NAME).collect();
                // A player without a name goes by their id.
                let id = id.as_str().chars().take(MAX_NAME);
                if name.is_empty() { id.collect() } else { name }
            });
        let names = names.collect();
        comments.retain(|comment| comment.ply <= played.ply() && !comment.text.is_empty());
        for comment in &mut comments {
            comment.text = comment.text.chars().take(MAX_COMMENT).collect();
        }
        comments.sort_by_key(|comment| comment.ply);
        Some(Self {
            game,
            names,
            log,
            comments,
            analysis: None,
        })
    }

    /// The record with an engine's judgement. One that does not have exactly one judgement for each move is left out.
    #[must_use]
    pub fn with_analysis(mut self, analysis: RecordedAnalysis) -> Self {
        self.analysis = Some(analysis).filter(|analysis| analysis.fits(&self.played()));
        self
    }

    /// Reads a record: the whole game is played again by today's rules.
    ///
    /// # Errors
    /// The first fault, found in time linear in the text's length.
    pub fn read(bytes: &[u8]) -> Result<Self, RecordError> {
        read::record(bytes)
    }

    /// The record as text, with lines of at most 80 columns wherever a space allows a break.
    pub fn text(&self) -> String {
        write::text(self)
    }

    /// The record as JSON, its keys in alphabetical order.
    pub fn json(&self) -> String {
        json::text(self)
    }

    /// The game's number at the place of the recording.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The events, oldest first.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The comments, in the order of the moves.
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// The recorded game.
    pub fn played(&self) -> Game {
        Game::from_log(self.game, &self.log).expect("a record's log begins with an offer")
    }

    /// The players in seat order, with their names.
    pub fn players(&self) -> impl Iterator<Item = (&PlayerId, &str)> {
        let ids = self.log.iter().filter_map(|entry| {
            if let Event::Seated { seat: _, player } = &entry.event {
                Some(player)
            } else {
                None
            }
        });
        ids.zip(self.names.iter().map(String::as_str))
    }

    /// The log of this game after its import: played at `place` from now on, with its origin noted.
    pub fn imported_log(&self, place: Option<&Place>, now: Timestamp) -> Vec<Entry> {
        let mut log = self.log.clone();
        let origin = self.played().place().clone();
        if let Some(place) = place {
            for entry in &mut log {
                if let Event::Created { place: there, .. } | Event::Moved { place: there } =
                    &mut entry.event
                {
                    *there = place.clone();
                }
            }
        }
        let mut here = |event| log.push(Entry { at: now, event });
        here(Event::Imported {
            place: origin,
            game: self.game,
        });
        let game = self.played();
        // The time of the transfer counts on no clock.
        if let Some((seat, clocks)) = game.ticking().zip(game.clocks()) {
            let left = clocks.left_when_stopped(seat);
            here(Event::Time(TimeEvent::Clocked { seat, left }));
        }
        if let Some((PauseReason::PlaceGone, _)) = game.paused() {
            here(Event::Time(TimeEvent::Resumed { by: Seat::FIRST }));
        }
        log
    }
}

/// The items after the tags, in the order of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
enum RecordItem<'a> {
    /// A move.
    Move(&'a RecordedMove),
    /// The dice of this move, which were in the air, fell.
    Fell(&'a RecordedMove, &'a Roll, Timestamp),
    /// Any other event.
    Act(RecordedAct, Timestamp),
    /// A comment.
    Comment(&'a Comment),
}

/// Events of a game beside moves.
#[derive(Clone, Debug, PartialEq, Eq)]
enum RecordedAct {
    Touched(Vec<String>),
    DrawOffered(Seat),
    DrawDeclined(Seat),
    DrawAgreed,
    /// An agreement to a request to all.
    Agreed(Seat, Consent),
    /// A player signalled.
    Signalled(Seat, Signal),
    TakebackAsked(Seat),
    TakebackDeclined(Seat),
    TakenBack(Ply),
    Swapped(Seat),
    Forfeited(Seat, String),
    Aborted(Seat),
    Closed,
    Imported(Place, GameId),
    Moved(Place),
    /// The decision whether the game counts for ratings.
    Stakes(Stakes),
    Time(TimeEvent),
    /// Holds the number of rolls that the seal of that time had decided.
    Dice(DiceEvent, u32),
    Moderated(ModerationEvent),
}

/// The items of a record; `made` are the moves, from [`made`]. A comment follows its move directly: of several moves to
/// its ply, the one that was not undone.
fn items<'a>(record: &'a Record, made: &'a [RecordedMove]) -> Vec<RecordItem<'a>> {
    let mut moves = made.iter();
    let mut comments = record.comments.iter().peekable();
    let mut stands = Some(Ply(0));
    let mut clock = None;
    let mut items = Vec::new();
    let (mut rolls, mut air) = (0, None);
    let mut log = behind_the_offer(&record.log);
    loop {
        if let Some(ply) = stands.take() {
            while let Some(comment) = comments.next_if(|comment| comment.ply <= ply) {
                items.push(RecordItem::Comment(comment));
            }
        }
        let Some((entry, rest)) = log.split_first() else {
            return items;
        };
        log = rest;
        if matches!(entry.event, Event::Played { .. })
            && let Some(made) = moves.next()
        {
            stands = made.stands;
            clock = made.step.clock.map(|left| (made.step.seat, left));
            air = made.waits.then_some(made);
            items.push(RecordItem::Move(made));
        } else if let Event::Time(TimeEvent::Clocked { seat, left }) = entry.event
            && clock == Some((seat, left))
        {
            // The clock stands with its move.
            clock = None;
        } else if let Event::Rolled { roll, .. } = &entry.event {
            rolls += 1;
            if let Some(made) = air.take() {
                items.push(RecordItem::Fell(made, roll, entry.at));
            }
        } else if let Event::Dice(event) = &entry.event {
            items.push(RecordItem::Act(
                RecordedAct::Dice(event.clone(), rolls),
                entry.at,
            ));
            if let DiceEvent::Sealed { .. } = event {
                rolls = 0;
            }
        } else if let Some(act) = act(entry, rest) {
            items.push(RecordItem::Act(act, entry.at));
        }
    }
}

/// The log without the events that the tags hold, such as a seal made with the offer.
fn behind_the_offer(log: &[Entry]) -> &[Entry] {
    let offer = 1 + usize::from(first_seal(log).is_some());
    log.get(offer..).unwrap_or_default()
}

/// The seal made with the offer.
fn first_seal(log: &[Entry]) -> Option<&DiceEvent> {
    let [offer, sealed, ..] = log else {
        return None;
    };
    if let Event::Dice(seal @ DiceEvent::Sealed { .. }) = &sealed.event
        && sealed.at == offer.at
    {
        Some(seal)
    } else {
        None
    }
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RecordedMove {
    step: MadeMove,
    /// The inputs of its roll, if that is sealed.
    throw: Option<RollInput>,
    /// `true` if its dice did not fall at once.
    waits: bool,
    /// The ply it led to, unless it was undone.
    stands: Option<Ply>,
}

/// All moves ever made, in order.
fn made(record: &Record) -> Vec<RecordedMove> {
    let mut made: Vec<RecordedMove> = Vec::new();
    let mut fell = false;
    let mut log = record.log.as_slice();
    let first = log.split_off_first();
    let Some(mut game) = first.and_then(|first| Game::created(record.game, first)) else {
        return made;
    };
    while let Some(entry) = log.split_off_first() {
        let falls = matches!(entry.event, Event::Rolled { .. });
        let throw = falls.then(|| verify::in_the_air(&game)).flatten();
        game.apply(entry);
        match (&entry.event, game.steps().last().cloned()) {
            (Event::Played { .. }, Some(step)) => {
                fell = false;
                made.push(RecordedMove {
                    step,
                    throw: None,
                    waits: game.dice_due().is_some() && !falls_at_once(entry, log),
                    stands: Some(game.ply()),
                });
            }
            (Event::Rolled { .. }, Some(step)) => {
                if let Some(last) = made.last_mut() {
                    last.step = step;
                    last.throw = throw;
                    fell = true;
                }
            }
            (Event::Time(TimeEvent::Clocked { .. }), Some(step)) => {
                if let Some(last) = made
                    .last_mut()
                    .filter(|last| last.stands == Some(game.ply()) && !(last.waits && fell))
                {
                    last.step = step;
                }
            }
            (Event::TakenBack { .. }, _) => {
                let back =
                    |made: &&mut RecordedMove| made.stands.is_some_and(|ply| ply > game.ply());
                made.iter_mut()
                    .filter(back)
                    .for_each(|made| made.stands = None);
            }
            _ => {}
        }
    }
    made
}

/// Returns `true` if the dice of this move fell with it.
fn falls_at_once(declared: &Entry, rest: &[Entry]) -> bool {
    rest.first()
        .is_some_and(|next| next.at == declared.at && matches!(next.event, Event::Rolled { .. }))
}

/// The seat that declines a request in this event: for a draw, a takeback or a pause.
const fn decliner(event: &Event) -> Option<Seat> {
    if let Event::DrawDeclined { seat }
    | Event::TakebackDeclined { seat }
    | Event::Time(TimeEvent::PauseDeclined { by: seat }) = event
    {
        Some(*seat)
    } else {
        None
    }
}

/// Returns `true` for an entry in which a move declines a request. `rest` are the entries after it.
pub fn is_declined_by_move(entry: &Entry, rest: &[Entry]) -> bool {
    let Some(seat) = decliner(&entry.event) else {
        return false;
    };
    let next = rest.iter().find(|next| decliner(&next.event).is_none());
    next.is_some_and(|next| {
        next.at == entry.at
            && matches!(next.event, Event::Played { seat: mover, .. } | Event::Swapped { seat: mover } if mover == seat)
    })
}

/// The written form of a log entry; `None` for moves, and for entries covered by the tags or by others. `rest` are the
/// entries after it.
fn act(entry: &Entry, rest: &[Entry]) -> Option<RecordedAct> {
    // The move says it already.
    if is_declined_by_move(entry, rest) {
        return None;
    }
    match &entry.event {
        Event::Touched { seat: _, cells } => Some(RecordedAct::Touched(cells.clone())),
        Event::DrawOffered { seat } => Some(RecordedAct::DrawOffered(*seat)),
        Event::DrawDeclined { seat } => Some(RecordedAct::DrawDeclined(*seat)),
        Event::TakebackAsked { seat, to: _ } => Some(RecordedAct::TakebackAsked(*seat)),
        Event::TakebackDeclined { seat } => Some(RecordedAct::TakebackDeclined(*seat)),
        Event::TakenBack { to } => Some(RecordedAct::TakenBack(*to)),
        Event::Swapped { seat } => {
            // A takeback includes the swap back.
            let back = rest.first().map(|next| &next.event);
            let back = matches!(back, Some(Event::TakenBack { .. }));
            (!back).then_some(RecordedAct::Swapped(*seat))
        }
        Event::Forfeited { seat, why } => Some(RecordedAct::Forfeited(*seat, why.to_string())),
        Event::Ended { outcome } if outcome.termination == Termination::AGREEMENT => {
            Some(RecordedAct::DrawAgreed)
        }
        Event::Aborted { by } => Some(RecordedAct::Aborted(*by)),
        Event::Closed => Some(RecordedAct::Closed),
        Event::Imported { place, game } => Some(RecordedAct::Imported(place.clone(), *game)),
        Event::Moved { place } => Some(RecordedAct::Moved(place.clone())),
        Event::Time(event) => Some(RecordedAct::Time(*event)),
        Event::Stakes(stakes) => Some(RecordedAct::Stakes(*stakes)),
        Event::Moderated(event) => Some(RecordedAct::Moderated(event.clone())),
        Event::Agreed { seat, to } => Some(RecordedAct::Agreed(*seat, *to)),
        Event::Signalled { seat, signal } => Some(RecordedAct::Signalled(*seat, *signal)),
        Event::Created { .. }
        | Event::Declined { .. }
        | Event::Withdrawn
        | Event::Lobby(_)
        | Event::Seated { .. }
        | Event::Started { .. }
        | Event::Played { .. }
        | Event::Rolled { .. }
        | Event::Expired
        | Event::Dice(_)
        | Event::Ended { .. } => None,
    }
}

/// The word of a request to all.
const fn consent(to: Consent) -> &'static str {
    match to {
        Consent::Draw => "draw",
        Consent::Takeback => "takeback",
        Consent::Abort => "abort",
        Consent::StandIn => "computer",
    }
}

/// The result at the end of a record.
fn result(game: &Game) -> String {
    let Some(outcome) = game.outcome().filter(|_| game.stage() == Stage::Over) else {
        return "*".to_owned();
    };
    let places: Vec<u8> = outcome.places.iter().map(|(_, place)| *place).collect();
    match (places.as_slice(), outcome.winner()) {
        ([_, _], Some(Seat::FIRST)) => "1-0".to_owned(),
        ([_, _], Some(_)) => "0-1".to_owned(),
        ([_, _], None) => "1/2-1/2".to_owned(),
        (places, _) => {
            let places: Vec<String> = places.iter().map(u8::to_string).collect();
            places.join("-")
        }
    }
}

/// The value of the termination tag.
fn termination(outcome: Option<&Outcome>) -> Option<&str> {
    outcome.map(|outcome| outcome.termination.as_str())
}

/// The tag name of a side: `White` for `white`.
fn side_tag(side: &str) -> String {
    side.split('-')
        .map(|part| {
            let mut letters = part.chars();
            let first = letters.next().map(|c| c.to_ascii_uppercase());
            first.into_iter().chain(letters).collect::<String>()
        })
        .collect()
}
