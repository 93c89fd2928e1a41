//! [`Record`]: one game as one file, out and in; PGN-shaped text, or the same as JSON (out only).
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
//! A record holds the log of a game that has started, and what people are called: reading what was
//! written gives the same log. `scan` takes text apart, `read` plays it again by the rules of playing
//! together ([`decide`](crate::play::decide::decide)), `write` and `json` put it out, `letters` are
//! characters and moments in a file. What is wrong with a text is a code with facts; nothing here knows
//! a sentence, a database or where a file comes from. `docs/record.md` has the format for readers.

mod dice;
mod head;
mod json;
mod letters;
mod moderate;
mod read;
mod scan;
mod time;
mod write;

use crate::game::chance::Roll;
use crate::game::outcome::{Outcome, Termination};
use crate::game::seat::Seat;
use crate::game::text::{Fact, MoveError, SetupError};
use crate::play::event::{
    Consent, DiceEvent, Entry, Event, ModerationEvent, PauseReason, TimeEvent,
};
use crate::play::sealed::RollInput;
use crate::play::signal::Signal;
use crate::play::summary::Stage;
use crate::play::{Game, GameId, MadeMove, Place, PlayerId, Ply, Timestamp, verify};

/// The most bytes a record may have.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;
/// The most bytes of one line.
const MAX_LINE: usize = 16 * 1024;
/// The most tags.
const MAX_TAGS: usize = 64;
/// The most moves: those of a game in which one is made every half a minute, day and night, for three weeks.
const MAX_PLIES: usize = 65_536;
/// The most of all that stands behind the tags: moves, comments, offers.
const MAX_ITEMS: usize = 4 * MAX_PLIES;
/// The most moves that are played once more because others were taken back: it keeps reading quick.
const MAX_AGAIN: u32 = 1_000_000;
/// The most characters of a player's name; what is longer is cut when it is written, and line ends and the
/// like are left out.
const MAX_NAME: usize = 100;
/// The most characters of an id and of a place.
const MAX_ID: usize = 200;
/// The most characters of a comment; what is longer is cut when it is written.
const MAX_COMMENT: usize = 2000;

/// One game that has started, from its offer to its last event, with names and comments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    game: GameId,
    names: Vec<String>,
    log: Vec<Entry>,
    comments: Vec<Comment>,
}

/// What somebody wrote about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// After which move; 0 is before the first.
    pub ply: Ply,
    /// Who; `None` when the file does not say.
    pub author: Option<PlayerId>,
    /// The words, at most 2000 characters.
    pub text: String,
}

/// Why text is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, one of [`FAULTS`].
    pub code: &'static str,
    /// What the sentence names, by argument name.
    pub facts: Vec<(&'static str, Fact)>,
    /// What the rules of the game say to it.
    pub because: Option<Box<RulesFault>>,
}

/// What the rules of a game find wrong in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesFault {
    /// A move.
    Move(MoveError),
    /// The position it starts from.
    Setup(SetupError),
}

/// The codes of all that can be wrong with a record, with the names of their facts: the catalogue has a
/// `record-` message for each.
///
/// The file as a whole: `too-large` (`most`), `not-text`, `line-too-long` (`most`), `character` (`found`),
/// `escape` (`found`), `too-many-tags` (`most`), `too-many-moves` (`most`).
///
/// Its form: `no-tags`, `tag`, `tag-twice` (`tag`), `tag-late`, `tag-missing` (`tag`), `unexpected`
/// (`found`), `comment-open`, `comment-nested`, `comment-too-long` (`most`), `command` (`found`), `dice`
/// (`found`), `no-result`, `after-result`.
///
/// What the tags say: `id` (`tag`, `found`), `value` (`tag`, `found`), `too-long` (`tag`, `most`), `option` (`found`, `options`),
/// `same-player`, `clock` (`found`), `setup`, `setup-over`, `rules-running` (`found`, `ours`).
///
/// What was played: `number` (`found`, `expected`), `time` (`found`), `over` (`found`), `move` (`move`),
/// `move-rules` (`move`, `found`, `ours`), `touched` (`move`, `cells`), `dice-missing` (`move`),
/// `dice-surplus` (`move`), `dice-faces` (`move`), `roll-missing` (`move`), `roll` (`found`, `expected`),
/// `roll-open` (`move`), `rolls` (`found`, `expected`), `act` (`found`), `result` (`found`, `expected`).
pub const FAULTS: &[&str] = &[
    "too-large",
    "not-text",
    "line-too-long",
    "character",
    "escape",
    "too-many-tags",
    "too-many-moves",
    "no-tags",
    "tag",
    "tag-twice",
    "tag-late",
    "tag-missing",
    "unexpected",
    "comment-open",
    "comment-nested",
    "comment-too-long",
    "command",
    "dice",
    "no-result",
    "after-result",
    "id",
    "value",
    "too-long",
    "option",
    "same-player",
    "clock",
    "setup",
    "setup-over",
    "rules-running",
    "number",
    "time",
    "over",
    "move",
    "move-rules",
    "touched",
    "dice-missing",
    "dice-surplus",
    "dice-faces",
    "roll-missing",
    "roll",
    "roll-open",
    "rolls",
    "act",
    "result",
];

impl RecordError {
    fn new(line: usize, code: &'static str) -> Self {
        Self {
            line,
            code,
            facts: Vec::new(),
            because: None,
        }
    }

    fn with(mut self, name: &'static str, fact: impl std::fmt::Display) -> Self {
        self.facts.push((name, Fact::Name(format!("{fact}"))));
        self
    }

    fn because(mut self, why: RulesFault) -> Self {
        self.because = Some(Box::new(why));
        self
    }
}

impl Record {
    /// The record of the game with this log; `names` are those of its first players in seat order. `None` when the game
    /// has not started: there is nothing to record yet.
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
        // Who came and went before it started is nothing of the game.
        log.retain(|entry| !matches!(entry.event, Event::Lobby(_)));
        if let Some(Event::Created { options, .. }) = log.first_mut().map(|first| &mut first.event)
        {
            *options = played.options().clone();
        }
        let mut names = names.into_iter();
        let first = Seat::all(played.position().seats());
        let names = first
            .filter_map(|seat| played.first_player(seat))
            .map(|id| {
                let name = names.next().unwrap_or_default();
                let plain = name.chars().filter(|c| !c.is_control());
                let name: String = plain.take(MAX_NAME).collect();
                // Who has no name goes by the id.
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
        })
    }

    /// Reads a record: the whole game is played again by today's rules.
    ///
    /// # Errors
    /// The first thing that is wrong, in time linear in the text's length.
    pub fn read(bytes: &[u8]) -> Result<Self, RecordError> {
        read::record(bytes)
    }

    /// The record as text, its lines at most 80 columns wide wherever there is a space to break them at.
    pub fn text(&self) -> String {
        write::text(self)
    }

    /// The same as JSON, its keys in alphabetical order.
    pub fn json(&self) -> String {
        json::text(self)
    }

    /// The number the game had where it was recorded.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The events, oldest first.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// What was written about moves, in the order of the moves.
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// The game as it was recorded.
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

    /// The log of this game as brought here: played at `place` from now on, with where it comes from noted.
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
        // The way here costs nobody any time.
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

/// What stands behind the tags, in the order of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
enum RecordItem<'a> {
    /// A move.
    Move(&'a RecordedMove),
    /// The dice of this move, which were in the air, have fallen.
    Fell(&'a RecordedMove, &'a Roll, Timestamp),
    /// Anything else that happened.
    Act(RecordedAct, Timestamp),
    /// What somebody wrote.
    Comment(&'a Comment),
}

/// What happens in a game beside moves.
#[derive(Clone, Debug, PartialEq, Eq)]
enum RecordedAct {
    Touched(Vec<String>),
    DrawOffered(Seat),
    DrawDeclined(Seat),
    DrawAgreed,
    /// One of several who are all asked.
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
    Time(TimeEvent),
    /// With the number of rolls that the seal of that time has decided.
    Dice(DiceEvent, u32),
    Moderated(ModerationEvent),
}

/// What a game consists of, as it is written: `made` are the record's own moves, as [`made`] gives them. A
/// comment stands right behind its move: of several that led to its ply, behind the one that was not taken back.
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
            // It stands with its move.
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

/// The log without what the tags say of the offer: a seal that was made with it is one of them.
fn behind_the_offer(log: &[Entry]) -> &[Entry] {
    let offer = 1 + usize::from(first_seal(log).is_some());
    log.get(offer..).unwrap_or_default()
}

/// The seal that was made with the offer.
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

/// A move as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RecordedMove {
    step: MadeMove,
    /// What its roll depended on, where that is sealed.
    throw: Option<RollInput>,
    /// Whether its dice did not fall at once.
    waits: bool,
    /// The ply it led to, unless it was taken back.
    stands: Option<Ply>,
}

/// All moves that were ever made, in order.
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

/// Whether the dice of this move fell with it.
fn falls_at_once(declared: &Entry, rest: &[Entry]) -> bool {
    rest.first()
        .is_some_and(|next| next.at == declared.at && matches!(next.event, Event::Rolled { .. }))
}

/// What a log entry is written as; `None` for moves, and for what the tags or other entries tell. `rest` are
/// the entries behind it.
fn act(entry: &Entry, rest: &[Entry]) -> Option<RecordedAct> {
    // Moving declines: the move says so.
    let by_moving = |seat: &Seat| {
        let declined = |next: &&Entry| {
            matches!(
                next.event,
                Event::DrawDeclined { .. } | Event::TakebackDeclined { .. }
            )
        };
        rest.iter()
            .find(|next| !declined(next))
            .is_some_and(|next| {
                next.at == entry.at
                    && matches!(&next.event, Event::Played { seat: mover, .. } | Event::Swapped { seat: mover } if mover == seat)
            })
    };
    match &entry.event {
        Event::Touched { seat: _, cells } => Some(RecordedAct::Touched(cells.clone())),
        Event::DrawOffered { seat } => Some(RecordedAct::DrawOffered(*seat)),
        Event::DrawDeclined { seat } => {
            (!by_moving(seat)).then_some(RecordedAct::DrawDeclined(*seat))
        }
        Event::TakebackAsked { seat, to: _ } => Some(RecordedAct::TakebackAsked(*seat)),
        Event::TakebackDeclined { seat } => {
            (!by_moving(seat)).then_some(RecordedAct::TakebackDeclined(*seat))
        }
        Event::TakenBack { to } => Some(RecordedAct::TakenBack(*to)),
        Event::Swapped { seat } => {
            // Back again goes without saying where it is taken back.
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

/// What all are asked for, as a word.
const fn consent(to: Consent) -> &'static str {
    match to {
        Consent::Draw => "draw",
        Consent::Takeback => "takeback",
        Consent::Abort => "abort",
    }
}

/// The result as it stands at the end of a record.
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

/// Why the game ended, as the tag has it.
fn termination(outcome: Option<&Outcome>) -> Option<&str> {
    outcome.map(|outcome| outcome.termination.as_str())
}

/// The name that tags give a side: `White` of `white`.
fn side_tag(side: &str) -> String {
    side.split('-')
        .map(|part| {
            let mut letters = part.chars();
            let first = letters.next().map(|c| c.to_ascii_uppercase());
            first.into_iter().chain(letters).collect::<String>()
        })
        .collect()
}

/// The code of the side at a seat.
fn side(game: &Game, seat: Seat) -> &'static str {
    let sides = (game.kind().spec().sides)(game.options());
    sides.get(seat.index()).copied().unwrap_or_default()
}
