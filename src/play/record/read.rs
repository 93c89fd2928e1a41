//! What a record's text means: its tags make the offer and the start, and the game is played again move by
//! move, by [`decide`], so that nothing is read that could not have been played here.

mod back;

use std::collections::BTreeMap;

use crate::game::any::AnyPosition;
use crate::game::chance::Roll;
use crate::game::options::Options;
use crate::game::outcome::Status;
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::clock::Times;
use crate::play::command::{Choice, Command};
use crate::play::decide::{TOUCH, decide, touched};
use crate::play::event::{Entry, Event, Terms};
use crate::play::record::letters::read_moment;
use crate::play::record::scan::{Item, Sheet, Tag, sheet, short};
use crate::play::record::{
    Because, Comment, MAX_ID, MAX_NAME, Record, RecordError, result, side_tag, termination,
};
use crate::play::{Env, Game, GameId, Number, Place, PlayerId, Ply, Timestamp};

/// Reads a record.
pub(super) fn record(bytes: &[u8]) -> Result<Record, RecordError> {
    let Sheet {
        tags,
        below,
        items,
        result,
    } = sheet(bytes)?;
    let tags = Tags {
        by_name: tags.iter().map(|tag| (tag.name.as_str(), tag)).collect(),
        below,
    };
    let head = Head::read(&tags, &result.1)?;
    let mut replay = Replay::begin(&head);
    let mut items = items.into_iter().peekable();
    let mut number = None;
    while let Some((line, item)) = items.next() {
        match item {
            Item::Number(next) => number = Some(next),
            Item::Move { text, dice } => {
                // The time stands in a comment right behind.
                let timed = |item: &(usize, Item)| matches!(&item.1, Item::Command(word, _) if word == "at");
                let at = match items.next_if(timed) {
                    Some((line, Item::Command(_, words))) => one_time(line, &words)?,
                    Some(_) | None => replay.last,
                };
                let attempt = Attempt {
                    line,
                    number: number.take(),
                    text,
                    dice,
                };
                replay.attempt(&attempt, at)?;
            }
            Item::Command(word, words) if word == "by" => {
                let author = replay.author(&words);
                let author = author.ok_or_else(|| unknown(line, &word, &words))?;
                match items.next() {
                    Some((_, Item::Words(text))) => replay.comment(Some(author), text),
                    _ => return Err(unknown(line, &word, &words)),
                }
            }
            Item::Command(word, words) => replay.command(line, &word, &words)?,
            Item::Words(text) => replay.comment(None, text),
        }
    }
    replay.end(&tags, &result)?;
    let log = replay.log;
    Ok(Record::new(head.number, log, head.names, replay.comments)
        .expect("all seats are taken before the first item"))
}

fn value(tag: &Tag) -> RecordError {
    RecordError::new(tag.line, "value")
        .with("tag", &tag.name)
        .with("found", short(&tag.value))
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

/// No command has this word with these words behind it.
fn unknown(line: usize, word: &str, words: &[String]) -> RecordError {
    let said = format!("[%{word} {}", words.join(" "));
    RecordError::new(line, "command").with("found", short(said.trim()))
}

/// Whether a text may be an id or a place.
fn is_id(text: &str) -> bool {
    text.chars().nth(MAX_ID).is_none() && !text.contains(char::is_control)
}

/// The tags by name.
struct Tags<'a> {
    by_name: BTreeMap<&'a str, &'a Tag>,
    below: usize,
}

impl<'a> Tags<'a> {
    fn get(&self, name: &str) -> Option<&'a Tag> {
        self.by_name.get(name).copied()
    }

    fn needed(&self, name: &str) -> Result<&'a Tag, RecordError> {
        self.get(name)
            .ok_or_else(|| RecordError::new(self.below, "tag-missing").with("tag", name))
    }

    fn number<N: std::str::FromStr>(&self, name: &str) -> Result<N, RecordError> {
        let tag = self.needed(name)?;
        let digits = tag.value.bytes().all(|b| b.is_ascii_digit());
        let number = tag.value.parse().ok().filter(|_| digits);
        number.ok_or_else(|| value(tag))
    }

    fn time(&self, name: &str) -> Result<Timestamp, RecordError> {
        let tag = self.needed(name)?;
        read_moment(&tag.value).ok_or_else(|| value(tag))
    }

    /// Text of at least one character and at most `most`, none of which controls anything.
    fn text(&self, name: &str, most: usize) -> Result<&'a str, RecordError> {
        let tag = self.needed(name)?;
        match tag.value.chars().nth(most) {
            Some(_) => Err(RecordError::new(tag.line, "too-long")
                .with("tag", name)
                .with("most", most)),
            None if tag.value.is_empty() || tag.value.contains(char::is_control) => Err(value(tag)),
            None => Ok(&tag.value),
        }
    }

    /// A seat by the name of its side; `None` when there is no such tag.
    fn seat(&self, name: &str, kind: GameKind) -> Result<Option<Seat>, RecordError> {
        let Some(tag) = self.get(name) else {
            return Ok(None);
        };
        seat(kind, &tag.value).map(Some).ok_or_else(|| value(tag))
    }
}

/// The seat of the side with this code.
fn seat(kind: GameKind, side: &str) -> Option<Seat> {
    let sides = kind.spec().sides;
    let index = sides.iter().position(|code| *code == side)?;
    u8::try_from(index).ok().and_then(Seat::new)
}

/// What the tags say of the game before its first move.
struct Head {
    kind: GameKind,
    rules: (usize, u16),
    number: GameId,
    names: Vec<String>,
    created: Entry,
    players: Vec<PlayerId>,
    started: Timestamp,
    start: Box<dyn AnyPosition>,
}

impl Head {
    fn read(tags: &Tags<'_>, result: &str) -> Result<Self, RecordError> {
        let game = tags.needed("Game")?;
        let kind: GameKind = game.value.parse().map_err(|_| value(game))?;
        let rules = (tags.needed("Rules")?.line, tags.number("Rules")?);
        let ours = kind.spec().rules_version;
        if rules.1 != ours && result == "*" {
            return Err(RecordError::new(rules.0, "rules-running")
                .with("found", rules.1)
                .with("ours", ours));
        }
        let options = options(tags, kind)?;
        if let Some(clock) = tags.get("TimeControl").filter(|tag| tag.value != "-") {
            let found = short(&clock.value);
            return Err(RecordError::new(clock.line, "clock").with("found", found));
        }
        let (players, names) = people(tags, kind)?;
        let start = start(tags, kind, &options)?;
        let chosen = match tags.get("Sides") {
            Some(tag) if tag.value == "lot" => false,
            Some(tag) if tag.value != "chosen" => return Err(value(tag)),
            Some(_) | None => true,
        };
        let by = tags.seat("OfferedBy", kind)?.unwrap_or(Seat::FIRST);
        let anyone = tags
            .get("OfferedTo")
            .is_none_or(|tag| tag.value == "anyone");
        let to = if anyone {
            None
        } else {
            tags.seat("OfferedTo", kind)?
        };
        let started = tags.time("Started")?;
        let offered = tags.get("Offered").map(|_| tags.time("Offered"));
        let player = |seat: Seat| players[seat.index()].clone();
        let created = Event::Created {
            kind,
            rules_version: rules.1,
            options,
            place: Place::new(tags.text("Place", MAX_ID)?),
            by: player(by),
            invited: to.map(player),
            side: chosen.then_some(by),
            terms: Terms::default(),
        };
        Ok(Self {
            kind,
            rules,
            number: GameId(tags.number("Number")?),
            names,
            created: Entry {
                at: offered.transpose()?.unwrap_or(started),
                event: created,
            },
            players,
            started,
            start,
        })
    }

    /// The log up to the start.
    fn log(&self) -> Vec<Entry> {
        let mut log = vec![self.created.clone()];
        let mut push = |event| {
            log.push(Entry {
                at: self.started,
                event,
            });
        };
        for (seat, player) in Seat::all(self.start.seats()).zip(&self.players) {
            push(Event::Seated {
                seat,
                player: player.clone(),
            });
        }
        push(Event::Started {
            setup: self.start.setup(),
        });
        log
    }
}

fn options(tags: &Tags<'_>, kind: GameKind) -> Result<Options, RecordError> {
    let known = kind.spec().options;
    let Some(tag) = tags.get("Options") else {
        return Ok(Options::default());
    };
    let mut options = Options::default();
    for name in tag.value.split_ascii_whitespace() {
        if !known.contains(&name) {
            return Err(RecordError::new(tag.line, "option")
                .with("found", short(name))
                .with("options", known.join(", ")));
        }
        options = options.with(name);
    }
    Ok(options)
}

/// The players in seat order, each somebody else, and their names.
fn people(tags: &Tags<'_>, kind: GameKind) -> Result<(Vec<PlayerId>, Vec<String>), RecordError> {
    let (mut players, mut names) = (Vec::new(), Vec::new());
    for code in kind.spec().sides {
        let (name, id) = (side_tag(code), format!("{}Id", side_tag(code)));
        let tag = tags.needed(&id)?;
        let player = tags.text(&id, MAX_ID)?;
        // Every adapter's ids name it: so an id is never taken for a side.
        if !player.contains(':') {
            return Err(RecordError::new(tag.line, "id")
                .with("tag", &tag.name)
                .with("found", short(player)));
        }
        let player = PlayerId::new(player);
        if players.contains(&player) {
            return Err(RecordError::new(tag.line, "same-player"));
        }
        players.push(player);
        names.push(match tags.get(&name) {
            Some(tag) if tag.value.is_empty() => String::new(),
            Some(_) => tags.text(&name, MAX_NAME)?.to_owned(),
            None => String::new(),
        });
    }
    Ok((players, names))
}

/// The position the game begins from.
fn start(
    tags: &Tags<'_>,
    kind: GameKind,
    options: &Options,
) -> Result<Box<dyn AnyPosition>, RecordError> {
    let Some(tag) = tags.get("Setup") else {
        return Ok((kind.spec().start)(options));
    };
    let start = (kind.spec().restore)(options, &tag.value)
        .map_err(|error| RecordError::new(tag.line, "setup").because(Because::Setup(error)))?;
    match start.status() {
        Status::ToMove(_) => Ok(start),
        Status::ToRoll(_) | Status::Over(_) => Err(RecordError::new(tag.line, "setup-over")),
    }
}

/// A move as it stands in the text.
struct Attempt {
    line: usize,
    number: Option<Number>,
    text: String,
    dice: Option<Vec<u8>>,
}

impl Attempt {
    fn wrong(&self, code: &'static str) -> RecordError {
        RecordError::new(self.line, code).with("move", short(&self.text))
    }
}

/// A game that is being played again.
struct Replay {
    kind: GameKind,
    rules: u16,
    game: Game,
    log: Vec<Entry>,
    /// When the last thing happened.
    last: Timestamp,
    comments: Vec<Comment>,
    /// How many moves were played once more because others were taken back.
    again: u32,
}

impl Replay {
    fn begin(head: &Head) -> Self {
        let log = head.log();
        Self {
            kind: head.kind,
            rules: head.rules.1,
            game: Game::from_log(head.number, &log).expect("it begins with an offer"),
            log,
            last: head.started,
            comments: Vec::new(),
            again: 0,
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

    /// What somebody's wish comes to; `None` when it is not granted.
    fn decided(&self, seat: Seat, wish: &Command, entropy: [u8; 32]) -> Option<Vec<Event>> {
        let env = Env {
            now: self.last,
            entropy,
        };
        let (player, times) = (self.game.player(seat)?, Times::default());
        decide(&self.game, player, wish, &env, &times).ok()
    }

    fn attempt(&mut self, attempt: &Attempt, at: Timestamp) -> Result<(), RecordError> {
        let Some(seat) = self.game.to_move() else {
            let found = short(&attempt.text);
            return Err(RecordError::new(attempt.line, "over").with("found", found));
        };
        let due = self.game.next_number(seat);
        let wanted =
            |number: Number| format!("{}{}", number.round, if number.opens { "." } else { "..." });
        if let Some(found) = attempt.number.filter(|found| *found != due) {
            return Err(RecordError::new(attempt.line, "number")
                .with("found", wanted(found))
                .with("expected", wanted(due)));
        }
        let index = self.index(attempt)?;
        let choice = Choice::Index {
            seen: self.game.version(),
            index,
        };
        let mut entropy = [0; 32];
        for (byte, face) in entropy.iter_mut().zip(attempt.dice.iter().flatten()) {
            // As the faces are made of the bytes.
            *byte = face.wrapping_sub(1);
        }
        let events = self
            .decided(seat, &Command::Play(choice), entropy)
            .ok_or_else(|| attempt.wrong("move"))?;
        let thrown = events.iter().find_map(|event| {
            if let Event::Rolled { roll, after: _ } = event {
                Some(roll)
            } else {
                None
            }
        });
        match (&attempt.dice, thrown.map(Roll::faces)) {
            (None, Some(_)) => return Err(attempt.wrong("dice-missing")),
            (Some(_), None) => return Err(attempt.wrong("dice-surplus")),
            (Some(told), Some(thrown)) if told != thrown => {
                return Err(attempt.wrong("dice-faces"));
            }
            (Some(_), Some(_)) | (None, None) => {}
        }
        self.book(events, at);
        Ok(())
    }

    /// Which of the moves that may be made it is.
    fn index(&self, attempt: &Attempt) -> Result<u16, RecordError> {
        let ours = self.kind.spec().rules_version;
        let mv = self.game.position().read(&attempt.text).map_err(|error| {
            let wrong = if self.rules == ours {
                attempt.wrong("move")
            } else {
                let rules = attempt.wrong("move-rules");
                rules.with("found", self.rules).with("ours", ours)
            };
            wrong.because(Because::Move(error))
        })?;
        let choices = self.game.choices();
        let index = choices.iter().position(|choice| *choice == mv);
        index
            .and_then(|index| u16::try_from(index).ok())
            .ok_or_else(|| {
                attempt
                    .wrong("touched")
                    .with("cells", self.game.touched.join(", "))
            })
    }

    /// Something that happened beside the moves; its time stands last.
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
                let seat = seat(self.kind, side).ok_or_else(unknown)?;
                self.decided(seat, &Command::OfferDraw, [0; 32])
                    .filter(|events| matches!(events.as_slice(), [Event::DrawOffered { .. }]))
            }
            ("draw", ["declined", side]) => {
                let seat = seat(self.kind, side).ok_or_else(unknown)?;
                self.decided(seat, &answer(false), [0; 32])
            }
            ("draw", ["agreed"]) => {
                let offered = self.game.draw_offer();
                let mut seats = Seat::all(self.game.position().seats());
                let other = offered.and_then(|by| seats.find(|seat| *seat != by));
                other.and_then(|seat| self.decided(seat, &answer(true), [0; 32]))
            }
            ("takeback", ["agreed", to]) => {
                let to = to.parse().map_err(|_| unknown())?;
                self.taken_back(Ply(to))
            }
            ("takeback", [what @ ("asked" | "declined"), side]) => {
                let seat = seat(self.kind, side).ok_or_else(unknown)?;
                self.asked_back(seat, *what == "asked")
            }
            // The only reason there is to leave a game.
            ("forfeited", [side, "resignation"]) => {
                let seat = seat(self.kind, side).ok_or_else(unknown)?;
                self.decided(seat, &Command::Resign, [0; 32])
            }
            ("aborted", [side]) => {
                let seat = seat(self.kind, side).ok_or_else(unknown)?;
                self.decided(seat, &Command::Abort, [0; 32])
            }
            ("imported", [place, number]) if is_id(place) => {
                let number = number.parse().map_err(|_| unknown())?;
                Some(vec![Event::Imported {
                    place: Place::new(*place),
                    game: GameId(number),
                }])
            }
            _ => return Err(unknown()),
        };
        self.book(events.ok_or_else(impossible)?, at);
        Ok(())
    }

    /// The event of touching these cells; `None` unless each obliges to something new.
    fn touch(&self, cells: &[&str]) -> Option<Vec<Event>> {
        let seat = self.game.to_move()?;
        let cells: Vec<String> = cells.iter().map(|cell| (*cell).to_owned()).collect();
        let event = touched(&self.game, seat, cells.clone())?;
        let all = Event::Touched { seat, cells };
        (self.game.options().has(TOUCH) && event == all).then(|| vec![event])
    }

    /// Whom a comment names: the player of a side, or somebody else by id.
    fn author(&self, words: &[String]) -> Option<PlayerId> {
        let [author] = words else { return None };
        let seated = seat(self.kind, author).and_then(|seat| self.game.player(seat));
        let other = || (author.contains(':') && is_id(author)).then(|| PlayerId::new(author));
        seated.cloned().or_else(other)
    }

    fn comment(&mut self, author: Option<PlayerId>, text: String) {
        self.comments.push(Comment {
            ply: self.game.ply(),
            author,
            text,
        });
    }

    /// Holds what the text says of the end against how the game stands.
    fn end(&self, tags: &Tags<'_>, (line, found): &(usize, String)) -> Result<(), RecordError> {
        let expected = result(&self.game);
        let wrong = |line: usize, found: &str, expected: &str| {
            Err(RecordError::new(line, "result")
                .with("found", short(found))
                .with("expected", expected))
        };
        if *found != expected {
            return wrong(*line, found, &expected);
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
