//! Reading a record: the tags make the offer and the start, and [`decide`] plays the game again move by move. So
//! nothing is accepted that could not have been played here.

mod back;
mod dice;

use std::iter::Peekable;
use std::vec::IntoIter;

use crate::game::chance::Roll;
use crate::game::outcome::Termination;
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::decide::checks::{DecideInput, DiceSource};
use crate::play::decide::command::{Command, MoveChoice};
use crate::play::decide::{TOUCH, decide, touched};
use crate::play::game::stage::Stage;
use crate::play::game::{Game, clock, silence, suppose, touch_move};
use crate::play::record::analysis::is_judgement;
use crate::play::record::dice::read as read_dice;
use crate::play::record::head::{RecordHeader, Tags, seat};
use crate::play::record::letters::read_moment;
use crate::play::record::places::place_of_text;
use crate::play::record::scan::{ScannedItem, ScannedRecord, sheet, short};
use crate::play::record::time::read_clock;
use crate::play::record::{
    Comment, MAX_ID, Record, RecordError, RulesFault, moderate, result, termination, time,
};
use crate::play::values::event::{Consent, Entry, Event, PauseReason, TimeEvent};
use crate::play::values::identity::{Env, GameId, MoveNumber, PlayerId, Ply, Timestamp};
use crate::play::values::signal::Signal;
use crate::play::values::stakes::Stakes;
use crate::play::values::time_control::TimeExclusions;

/// Reads a record.
pub(super) fn record(bytes: &[u8]) -> Result<Record, RecordError> {
    let ScannedRecord {
        tags,
        below,
        items,
        result,
    } = sheet(bytes)?;
    let tags = Tags::of(&tags, below);
    let head = RecordHeader::read(&tags, &result.1)?;
    let mut replay = Replay::begin(&head);
    let mut items = items.into_iter().peekable();
    let mut number = None;
    while let Some((line, item)) = items.next() {
        match item {
            ScannedItem::Number(next) => number = Some(next),
            ScannedItem::Move { text, dice } => {
                // The time stands in a comment right after it.
                let timed = |item: &(usize, ScannedItem)| matches!(&item.1, ScannedItem::Command(word, _) if word == "at");
                let at = match items.next_if(timed) {
                    Some((line, ScannedItem::Command(_, words))) => one_time(line, &words)?,
                    Some(_) | None => replay.last,
                };
                let clocked = |item: &(usize, ScannedItem)| matches!(&item.1, ScannedItem::Command(word, _) if word == "clk");
                let clock = match items.next_if(clocked) {
                    Some((line, ScannedItem::Command(word, words))) => {
                        let left = match words.as_slice() {
                            [left] => read_clock(left),
                            _ => None,
                        };
                        Some(left.ok_or_else(|| unknown(line, &word, &words))?)
                    }
                    Some(_) | None => None,
                };
                let roll = depends(&mut items);
                let attempt = MoveAttempt {
                    line,
                    number: number.take(),
                    text,
                    dice,
                    clock,
                    roll,
                };
                replay.attempt(&attempt, at)?;
            }
            ScannedItem::Command(word, words) if word == "by" => {
                let author = replay.author(&words);
                let author = author.ok_or_else(|| unknown(line, &word, &words))?;
                match items.next() {
                    Some((_, ScannedItem::Words(text))) => replay.comment(Some(author), text),
                    _ => return Err(unknown(line, &word, &words)),
                }
            }
            ScannedItem::Command(word, words) if word == "rolled" => {
                let roll = depends(&mut items);
                replay.fallen(line, &words, roll.as_ref())?;
            }
            // An engine's judgement follows from the game.
            ScannedItem::Command(word, _) if is_judgement(&word) => {}
            ScannedItem::Command(word, words) => replay.command(line, &word, &words)?,
            ScannedItem::Words(text) => replay.comment(None, text),
        }
    }
    let (line, found) = result;
    replay.end(&tags, line, &found)?;
    let log = replay.log;
    Ok(Record::new(head.number, log, head.names, replay.comments)
        .expect("all seats are taken before the first item"))
}

/// The inputs of a roll, which stand right after it, and their line.
fn depends(items: &mut Peekable<IntoIter<(usize, ScannedItem)>>) -> Option<(usize, Vec<String>)> {
    let roll = |item: &(usize, ScannedItem)| matches!(&item.1, ScannedItem::Command(word, _) if word == "roll");
    match items.next_if(roll) {
        Some((line, ScannedItem::Command(_, words))) => Some((line, words)),
        Some(_) | None => None,
    }
}

fn time(line: usize, text: &str) -> Result<Timestamp, RecordError> {
    read_moment(text).ok_or_else(|| RecordError::new(line, "time").with("found", short(text)))
}

fn one_time(line: usize, words: &[String]) -> Result<Timestamp, RecordError> {
    match words {
        [at] => time(line, at),
        _ => Err(RecordError::new(line, "time").with("found", short(&words.join(" ")))),
    }
}

/// The error of a command with these words that does not exist.
fn unknown(line: usize, word: &str, words: &[String]) -> RecordError {
    let said = format!("[%{word} {}", words.join(" "));
    RecordError::new(line, "command").with("found", short(said.trim()))
}

/// Returns `true` if a text may be an id or a place.
fn is_id(text: &str) -> bool {
    text.chars().nth(MAX_ID).is_none() && !text.contains(char::is_control)
}

/// A move in the text.
struct MoveAttempt {
    line: usize,
    number: Option<MoveNumber>,
    text: String,
    dice: Option<Vec<u8>>,
    /// The mover's time left after it, in ms.
    clock: Option<i64>,
    /// The inputs of its roll, and their line.
    roll: Option<(usize, Vec<String>)>,
}

impl MoveAttempt {
    fn wrong(&self, code: &'static str) -> RecordError {
        RecordError::new(self.line, code).with("move", short(&self.text))
    }
}

/// A game being played again.
struct Replay {
    kind: GameKind,
    sides: &'static [&'static str],
    rules: u16,
    game: Game,
    log: Vec<Entry>,
    /// The time of the last event.
    last: Timestamp,
    comments: Vec<Comment>,
    /// Number of moves played again after takebacks.
    again: u32,
    /// The last move, while its dice are in the air.
    air: Option<(usize, String)>,
}

impl Replay {
    fn begin(head: &RecordHeader) -> Self {
        let log = head.log();
        let game = Game::from_log(head.number, &log).expect("it begins with an offer");
        // Under other rules only finished games are read, and each move is checked against ours.
        let game = game.under_our_rules();
        Self {
            kind: head.kind,
            sides: (head.kind.spec().sides)(game.options()),
            rules: head.rules.1,
            game,
            log,
            last: head.started,
            comments: Vec::new(),
            again: 0,
            air: None,
        }
    }

    fn book(&mut self, events: Vec<Event>, at: Timestamp) {
        self.last = at;
        for event in events {
            let entry = Entry { at, event };
            self.game.apply(&entry);
            self.log.push(entry);
        }
    }

    /// The events of a player's command; `None` if it is refused.
    fn decided(&self, seat: Seat, command: &Command, faces: &[u8]) -> Option<Vec<Event>> {
        self.decided_at(self.last, seat, command, faces)
    }

    fn decided_at(
        &self,
        now: Timestamp,
        seat: Seat,
        command: &Command,
        faces: &[u8],
    ) -> Option<Vec<Event>> {
        let env = Env {
            now,
            entropy: [0; 32],
        };
        let input = DecideInput {
            dice_source: DiceSource::Given(faces.to_vec()),
            ..DecideInput::default()
        };
        let player = self.game.mover_for_seat(seat)?;
        decide(&self.game, player, command, &env, &input).ok()
    }

    /// [`Replay::decided`] without the events of clocks: those stand in the text.
    pub(super) fn granted(&self, seat: Seat, command: &Command) -> Option<Vec<Event>> {
        self.granted_at(self.last, seat, command)
    }

    /// [`Replay::granted`] where the time of the command matters, as it does to a silence.
    fn granted_at(&self, now: Timestamp, seat: Seat, command: &Command) -> Option<Vec<Event>> {
        let mut events = self.decided_at(now, seat, command, &[])?;
        events.retain(|event| !matches!(event, Event::Time(_)));
        Some(events)
    }

    fn attempt(&mut self, attempt: &MoveAttempt, at: Timestamp) -> Result<(), RecordError> {
        self.check_no_dice_pending()?;
        let Some(seat) = self.game.to_move() else {
            let found = short(&attempt.text);
            return Err(RecordError::new(attempt.line, "over").with("found", found));
        };
        let due = self.game.history().next_number(seat);
        let wanted = |number: MoveNumber| {
            format!(
                "{}{}",
                number.round,
                if number.first_of_round { "." } else { "..." }
            )
        };
        if let Some(found) = attempt.number.filter(|found| *found != due) {
            return Err(RecordError::new(attempt.line, "number")
                .with("found", wanted(found))
                .with("expected", wanted(due)));
        }
        let index = self.index(attempt)?;
        let choice = MoveChoice::Index {
            seen: self.game.version(),
            index,
        };
        let mut events = self
            .decided(
                seat,
                &Command::Play(choice),
                attempt.dice.as_deref().unwrap_or_default(),
            )
            .ok_or_else(|| attempt.wrong("move"))?;
        if let Some(told) = attempt.clock {
            let booked = events.iter_mut().find_map(|event| {
                if let Event::Time(TimeEvent::Clocked { left, .. }) = event {
                    Some(left)
                } else {
                    None
                }
            });
            let surplus = || RecordError::new(attempt.line, "act").with("found", "clk");
            *booked.ok_or_else(surplus)? = told;
        }
        let thrown = events.iter().find_map(|event| {
            if let Event::Rolled { roll, after: _ } = event {
                Some(roll)
            } else {
                None
            }
        });
        let due = (self.game.choices().get(usize::from(index)))
            .is_some_and(|mv| suppose::needs_dice(&self.game, mv));
        let told = thrown.is_some().then(|| self.throw(index)).flatten();
        self.sealed_roll(attempt.line, &attempt.text, told, attempt.roll.as_ref())?;
        match (&attempt.dice, thrown.map(Roll::faces)) {
            (None, None) if due && self.game.dice_wait() => {
                self.air = Some((attempt.line, short(&attempt.text)));
            }
            (None, _) if due => return Err(attempt.wrong("dice-missing")),
            (Some(_), None) if due => return Err(attempt.wrong("dice-faces")),
            (Some(_), None) => return Err(attempt.wrong("dice-surplus")),
            (Some(told), Some(thrown)) if told != thrown => {
                return Err(attempt.wrong("dice-faces"));
            }
            (Some(_) | None, Some(_)) | (None, None) => {}
        }
        self.book(events, at);
        Ok(())
    }

    /// The index of the move among the legal ones.
    fn index(&self, attempt: &MoveAttempt) -> Result<u16, RecordError> {
        let ours = self.kind.spec().rules_version;
        let mv = self.game.position().read(&attempt.text).map_err(|error| {
            let wrong = if self.rules == ours {
                attempt.wrong("move")
            } else {
                let rules = attempt.wrong("move-rules");
                rules.with("found", self.rules).with("ours", ours)
            };
            wrong.because(RulesFault::Move(error))
        })?;
        let choices = self.game.choices();
        let index = choices.iter().position(|choice| *choice == mv);
        index
            .and_then(|index| u16::try_from(index).ok())
            .ok_or_else(|| {
                attempt.wrong("touched").with(
                    "cells",
                    touch_move::touch_duty(&self.game).binding.join(", "),
                )
            })
    }

    /// The last asked player accepts the offered draw.
    fn draw_agreed(&mut self) -> Option<Vec<Event>> {
        self.game.requests().draw_offer()?;
        let [last] = self.game.unanswered(Consent::Draw)[..] else {
            return None;
        };
        self.granted(last, &answer(true))
    }

    /// A draw offered while the dice were in the air, as older versions allowed.
    fn offered_in_the_air(&self, seat: Seat) -> Option<Vec<Event>> {
        let moved = self
            .game
            .steps()
            .last()
            .is_some_and(|step| step.seat == seat);
        let free =
            self.game.requests().draw_offer().is_none() && !self.game.requests().draw_declined();
        (self.game.dice_due().is_some() && moved && free).then(|| vec![Event::DrawOffered { seat }])
    }

    /// A draw offered while another offer stands, which a move for a partner ended in older versions.
    fn offered_after_partner(&self, seat: Seat) -> Option<Vec<Event>> {
        let stands = self.game.requests().draw_offer().is_some();
        let mut steps = self.game.steps().iter();
        let moved = steps.any(|step| self.game.history().has_left(step.seat));
        let may = stands && moved && !self.game.is_eliminated(seat);
        may.then(|| vec![Event::DrawOffered { seat }])
    }

    /// A player's signal to a partner. Records do not enforce the limit on quick signals.
    fn signalled(&self, seat: Seat, signal: Signal) -> Option<Vec<Event>> {
        let may = self.game.talks() && !self.game.is_eliminated(seat);
        (may && self.game.stage() == Stage::Running)
            .then(|| vec![Event::Signalled { seat, signal }])
    }

    /// An agreement to a request to all.
    fn agreed(&self, seat: Seat, to: &str, at: Timestamp) -> Option<Vec<Event>> {
        let action = match to {
            "draw" => answer(true),
            "takeback" => back::answer(true),
            "abort" => {
                // Older games asked everybody. Records know no outages, which only make a silence longer.
                let known = TimeExclusions::default();
                let asked = self.game.stage() == Stage::Running
                    && silence::is_called_off_together(&self.game, seat, &known, at);
                return asked
                    .then(|| self.one_of_many(seat, Consent::Abort))
                    .flatten();
            }
            "computer" => return self.one_of_many(seat, Consent::StandIn),
            _ => return None,
        };
        self.granted(seat, &action)
            .filter(|events| matches!(events.as_slice(), [Event::Agreed { .. }]))
    }

    /// An agreement that is not the last one.
    fn one_of_many(&self, seat: Seat, to: Consent) -> Option<Vec<Event>> {
        let waiting = self.game.unanswered(to);
        let one_of_many = waiting.len() > 1 && waiting.contains(&seat);
        one_of_many.then(|| vec![Event::Agreed { seat, to }])
    }

    /// An event beside the moves; its time stands last.
    #[expect(clippy::too_many_lines, reason = "a table: an arm for each")]
    fn command(&mut self, line: usize, word: &str, words: &[String]) -> Result<(), RecordError> {
        let unknown = || unknown(line, word, words);
        let Some((at, given)) = words.split_last() else {
            return Err(unknown());
        };
        let at = time(line, at)?;
        let given: Vec<&str> = given.iter().map(String::as_str).collect();
        let impossible = || RecordError::new(line, "act").with("found", word);
        let events = match (word, given.as_slice()) {
            ("touched", cells) if !cells.is_empty() => self.touch(cells),
            ("draw", ["offered", side]) => {
                let seat = seat(self.sides, side).ok_or_else(unknown)?;
                self.granted(seat, &Command::OfferDraw)
                    .or_else(|| self.offered_in_the_air(seat))
                    .or_else(|| self.offered_after_partner(seat))
                    .filter(|events| matches!(events.as_slice(), [Event::DrawOffered { .. }]))
            }
            ("draw", ["declined", side]) => {
                let seat = seat(self.sides, side).ok_or_else(unknown)?;
                self.granted(seat, &answer(false))
            }
            ("draw", ["agreed"]) => self.draw_agreed(),
            ("agreed", [to, side]) => {
                let seat = seat(self.sides, side).ok_or_else(unknown)?;
                self.agreed(seat, to, at)
            }
            ("signal", [number, side]) => {
                let seat = seat(self.sides, side).ok_or_else(unknown)?;
                let signal = Signal::read(number).ok_or_else(unknown)?;
                self.signalled(seat, signal)
            }
            ("takeback", ["agreed", to]) => {
                let to = to.parse().map_err(|_| unknown())?;
                self.taken_back(Ply(to))
            }
            ("takeback", [what @ ("asked" | "declined"), side]) => {
                let seat = seat(self.sides, side).ok_or_else(unknown)?;
                self.asked_back(seat, *what == "asked")
            }
            ("forfeited", [side, why @ ("time" | "abandonment")]) => {
                let seat = seat(self.sides, side).ok_or_else(unknown)?;
                self.lost(seat, why)
            }
            ("moved", [place]) if is_id(place) => Some(vec![Event::Moved {
                place: place_of_text(place),
            }]),
            ("forfeited", [side, "resignation"]) => {
                let seat = seat(self.sides, side).ok_or_else(unknown)?;
                self.granted(seat, &Command::Resign)
            }
            ("swapped", [side]) => {
                let seat = seat(self.sides, side).ok_or_else(unknown)?;
                self.granted(seat, &Command::Swap { seen: None })
            }
            ("aborted", [side]) => {
                let seat = seat(self.sides, side).ok_or_else(unknown)?;
                self.granted_at(at, seat, &Command::Abort)
            }
            ("closed", []) => (self.game.stage() == Stage::Running).then(|| vec![Event::Closed]),
            ("rated", [code]) => {
                let stakes = Stakes::from_code(code).ok_or_else(unknown)?;
                let begun = self.game.stage() != Stage::Open;
                begun.then(|| vec![Event::Stakes(stakes)])
            }
            ("imported", [place, number]) if is_id(place) => {
                let number = number.parse().map_err(|_| unknown())?;
                Some(vec![Event::Imported {
                    place: place_of_text(place),
                    game: GameId(number),
                }])
            }
            ("sealed" | "seed" | "renewal" | "opened", given) => {
                let event = read_dice(word, given, |side| seat(self.sides, side));
                let (event, rolls) = event.ok_or_else(unknown)?;
                self.dice(line, event, rolls)?
            }
            ("moderated", given) => {
                let event = moderate::read(&self.game, given).ok_or_else(unknown)?;
                moderate::is_possible(&self.game, &event).then(|| vec![Event::Moderated(event)])
            }
            _ => {
                let event = time::read(word, &given, |side| seat(self.sides, side));
                let event = event.ok_or_else(unknown)?;
                time::is_possible(&self.game, event).then(|| vec![Event::Time(event)])
            }
        };
        self.book(events.ok_or_else(impossible)?, at);
        Ok(())
    }

    /// The events when a seat loses on time or by absence; `None` if it has time, or is there.
    fn lost(&self, seat: Seat, why: &str) -> Option<Vec<Event>> {
        let gone = matches!(self.game.paused(), Some((PauseReason::Left(left), _)) if left == seat);
        let clocks = self.game.clocks();
        let up =
            clocks.is_some_and(|c| c.left_when_stopped(seat) == 0 || c.flagged() == Some(seat));
        let mut events = match why {
            "time" if up => clock::timeout_events(&self.game, seat),
            "abandonment" if gone => clock::forfeited(&self.game, seat, Termination::ABANDONMENT),
            _ => return None,
        };
        // Clock events stand in the text.
        events.retain(|event| !matches!(event, Event::Time(_)));
        Some(events)
    }

    /// The event of touching these cells; `None` unless each adds to the duty.
    fn touch(&self, cells: &[&str]) -> Option<Vec<Event>> {
        let seat = self.game.to_move()?;
        let cells: Vec<String> = cells.iter().map(|cell| (*cell).to_owned()).collect();
        let event = touched(&self.game, seat, cells.clone())?;
        let all = Event::Touched { seat, cells };
        (self.game.options().has(TOUCH) && event == all).then(|| vec![event])
    }

    /// The author of a comment: the player of a side, or another person by id.
    fn author(&self, words: &[String]) -> Option<PlayerId> {
        let [author] = words else { return None };
        let seated = seat(self.sides, author).and_then(|seat| self.game.player(seat));
        let other =
            || (author.contains(':') && is_id(author)).then(|| PlayerId::new(author.as_str()));
        seated.cloned().or_else(other)
    }

    fn comment(&mut self, author: Option<PlayerId>, text: String) {
        self.comments.push(Comment {
            ply: self.game.ply(),
            author,
            text,
        });
    }

    /// Checks the end in the text against the game.
    fn end(&self, tags: &Tags<'_>, line: usize, found: &str) -> Result<(), RecordError> {
        let expected = result(&self.game);
        let wrong = |line: usize, found: &str, expected: &str| {
            Err(RecordError::new(line, "result")
                .with("found", short(found))
                .with("expected", expected))
        };
        if found != expected {
            return wrong(line, found, &expected);
        }
        if let Some(tag) = tags.get("Result").filter(|tag| tag.value != expected) {
            return wrong(tag.line, &tag.value, &expected);
        }
        let why = termination(self.game.outcome()).unwrap_or("-");
        match tags.get("Termination") {
            Some(tag) if tag.value != why => wrong(tag.line, &tag.value, why),
            Some(_) | None => Ok(()),
        }
    }
}

const fn answer(accept: bool) -> Command {
    Command::AnswerDraw { accept, seen: None }
}
