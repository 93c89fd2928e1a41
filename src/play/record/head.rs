//! The tags of a record: its game, its players, and its start.

use std::collections::BTreeMap;

use crate::game::any::AnyPosition;
use crate::game::options::Options;
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::game::set_up::{NoBeginning, beginning};
use crate::play::record::letters::read_moment;
use crate::play::record::places::place_of_text;
use crate::play::record::scan::{Tag, short};
use crate::play::record::{MAX_ID, MAX_NAME, RecordError, RulesFault, dice, side_tag};
use crate::play::values::computer::COMPUTERS;
use crate::play::values::event::{ChallengeTerms, Entry, Event};
use crate::play::values::identity::{GameId, PlayerId, Timestamp};
use crate::play::values::seal::OWN_DICE;

/// The tags by name.
pub(super) struct Tags<'a> {
    by_name: BTreeMap<&'a str, &'a Tag>,
    below: usize,
}

impl<'a> Tags<'a> {
    /// The tags of a record whose moves begin at that line.
    pub(super) fn of(tags: &'a [Tag], below: usize) -> Self {
        Self {
            by_name: tags.iter().map(|tag| (tag.name.as_str(), tag)).collect(),
            below,
        }
    }

    pub(super) fn get(&self, name: &str) -> Option<&'a Tag> {
        self.by_name.get(name).copied()
    }

    pub(super) fn needed(&self, name: &str) -> Result<&'a Tag, RecordError> {
        self.get(name)
            .ok_or_else(|| RecordError::new(self.below, "tag-missing").with("tag", name))
    }

    pub(super) fn number<N: std::str::FromStr>(&self, name: &str) -> Result<N, RecordError> {
        let tag = self.needed(name)?;
        let digits = tag.value.bytes().all(|b| b.is_ascii_digit());
        let number = tag.value.parse().ok().filter(|_| digits);
        number.ok_or_else(|| value(tag))
    }

    pub(super) fn time(&self, name: &str) -> Result<Timestamp, RecordError> {
        let tag = self.needed(name)?;
        read_moment(&tag.value).ok_or_else(|| value(tag))
    }

    /// Text of one to `most` characters without control characters.
    pub(super) fn text(&self, name: &str, most: usize) -> Result<&'a str, RecordError> {
        let tag = self.needed(name)?;
        match tag.value.chars().nth(most) {
            Some(_) => Err(RecordError::new(tag.line, "too-long")
                .with("tag", name)
                .with("most", most)),
            None if tag.value.is_empty() || tag.value.contains(char::is_control) => Err(value(tag)),
            None => Ok(&tag.value),
        }
    }

    /// A seat by the name of its side; `None` without that tag.
    fn seat(&self, name: &str, sides: &[&str]) -> Result<Option<Seat>, RecordError> {
        let Some(tag) = self.get(name) else {
            return Ok(None);
        };
        seat(sides, &tag.value).map(Some).ok_or_else(|| value(tag))
    }
}

/// The seat of the side with this code, at this table.
pub(super) fn seat(sides: &[&str], side: &str) -> Option<Seat> {
    let index = sides.iter().position(|code| *code == side)?;
    u8::try_from(index).ok().and_then(Seat::new)
}

/// The tags' account of the game before its first move.
pub(super) struct RecordHeader {
    pub(super) kind: GameKind,
    pub(super) rules: (usize, u16),
    pub(super) number: GameId,
    pub(super) names: Vec<String>,
    pub(super) created: Entry,
    /// The seal made with the offer.
    pub(super) seal: Option<Event>,
    pub(super) players: Vec<PlayerId>,
    pub(super) started: Timestamp,
    pub(super) start: Box<dyn AnyPosition>,
}

impl RecordHeader {
    pub(super) fn read(tags: &Tags<'_>, result: &str) -> Result<Self, RecordError> {
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
        let sides = (kind.spec().sides)(&options);
        let (players, names) = people(tags, sides)?;
        let start = start(tags, kind, &options)?;
        let usual = (kind.spec().start)(&options).setup();
        let terms = ChallengeTerms {
            position: Some(start.setup()).filter(|begins| *begins != usual),
            ..terms(tags)?
        };
        let chosen = match tags.get("Sides") {
            Some(tag) if tag.value == "lot" => false,
            Some(tag) if tag.value != "chosen" => return Err(value(tag)),
            Some(_) | None => true,
        };
        let by = tags.seat("OfferedBy", sides)?.unwrap_or(Seat::FIRST);
        let anyone = tags
            .get("OfferedTo")
            .is_none_or(|tag| tag.value == "anyone");
        let to = if anyone {
            None
        } else {
            tags.seat("OfferedTo", sides)?
        };
        let started = tags.time("Started")?;
        let offered = tags.get("Offered").map(|_| tags.time("Offered"));
        let player = |seat: Seat| players[seat.index()].clone();
        let created = Event::Created {
            kind,
            rules_version: rules.1,
            options,
            place: place_of_text(tags.text("Place", MAX_ID)?),
            by: player(by),
            invited: to.map(player),
            side: chosen.then_some(by),
            terms,
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
            seal: seal(tags, kind)?,
            players,
            started,
            start,
        })
    }

    /// The log up to the start.
    pub(super) fn log(&self) -> Vec<Entry> {
        let mut log = vec![self.created.clone()];
        let at = self.created.at;
        log.extend(self.seal.clone().map(|event| Entry { at, event }));
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

/// The seal made with the offer.
fn seal(tags: &Tags<'_>, kind: GameKind) -> Result<Option<Event>, RecordError> {
    let Some(tag) = tags.get(dice::TAG) else {
        return Ok(None);
    };
    let given: Vec<&str> = tag.value.split(' ').collect();
    let seal = dice::read_seal(&given).ok_or_else(|| value(tag))?;
    let options = options(tags, kind)?;
    let throws = (kind.spec().luck.throws)(&options) && !options.has(OWN_DICE);
    throws
        .then_some(Some(Event::Dice(seal)))
        .ok_or_else(|| value(tag))
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

/// The terms beside the game itself, as far as they matter after the start.
fn terms(tags: &Tags<'_>) -> Result<ChallengeTerms, RecordError> {
    let clock = tags.get("TimeControl").filter(|tag| tag.value != "-");
    let clock = clock.map(|tag| {
        let found = short(&tag.value);
        let wrong = RecordError::new(tag.line, "clock").with("found", found);
        tag.value.parse().map_err(|_| wrong)
    });
    let note = match tags.get("Note") {
        Some(_) => tags.text("Note", MAX_ID)?.to_owned(),
        None => String::new(),
    };
    Ok(ChallengeTerms {
        clock: clock.transpose()?,
        note,
        ..ChallengeTerms::default()
    })
}

/// The players in seat order, all different, and their names.
fn people(tags: &Tags<'_>, sides: &[&str]) -> Result<(Vec<PlayerId>, Vec<String>), RecordError> {
    let (mut players, mut names) = (Vec::new(), Vec::new());
    for code in sides {
        let (name, id) = (side_tag(code), format!("{}Id", side_tag(code)));
        let tag = tags.needed(&id)?;
        let player = tags.text(&id, MAX_ID)?;
        // Every adapter's ids contain a colon, so an id is never taken for a side.
        let is_id = player.contains(':');
        // A computer that is none would be waited for for ever.
        let is_player = !player.starts_with(COMPUTERS) || PlayerId::new(player).is_computer();
        if !is_id || !is_player {
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

/// The position at the start of the game.
fn start(
    tags: &Tags<'_>,
    kind: GameKind,
    options: &Options,
) -> Result<Box<dyn AnyPosition>, RecordError> {
    let Some(tag) = tags.get("Setup") else {
        return Ok((kind.spec().start)(options));
    };
    beginning(kind, options, &tag.value).map_err(|why| match why {
        NoBeginning::Setup(error) => {
            RecordError::new(tag.line, "setup").because(RulesFault::Setup(error))
        }
        NoBeginning::Over => RecordError::new(tag.line, "setup-over"),
    })
}

fn value(tag: &Tag) -> RecordError {
    RecordError::new(tag.line, "value")
        .with("tag", &tag.name)
        .with("found", short(&tag.value))
}
