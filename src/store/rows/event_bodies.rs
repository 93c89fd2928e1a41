//! Events as they are stored: JSON bodies with a schema number, apart from the model's own types.
//!
//! The names in here are permanent. A renamed field is a new schema number, and every body ever written stays readable
//! (`tests/golden/events.txt` holds one of each kind).

use serde::{Deserialize, Serialize};

use crate::game::chance::{Dice, Roll};
use crate::game::outcome::{Outcome, Termination};
use crate::game::seat::{BySeat, MAX_SEATS, Seat};
use crate::game::text::{MoveText, SetupText};
use crate::play::event::{Consent, Event};
use crate::play::signal::Signal;
use crate::play::stakes::Stakes;
use crate::play::{GameId, Place, PlayerId};
use crate::store::rows::bodies::{DiceBody, ModeratedBody, StoredTerms, TakebackBody, TimeBody};
use crate::store::rows::lobby_bodies::{LobbyBody, consent_word, read_consent};
use crate::store::rows::parts::{index, read_options, seat};
use crate::store::rows::places::{place_of_text, place_text};

/// The schema number of new bodies.
pub(in crate::store) const SCHEMA: i64 = 1;

/// A body of schema 1. Seats are indices from 0; games and options go by name.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Body {
    Created {
        kind: String,
        rules: u16,
        options: String,
        place: String,
        by: String,
        invited: Option<String>,
        side: Option<u8>,
        #[serde(default, skip_serializing_if = "StoredTerms::is_plain")]
        terms: StoredTerms,
    },
    Declined {
        by: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        word: String,
    },
    Withdrawn {},
    Lobby(LobbyBody),
    Seated {
        seat: u8,
        player: String,
    },
    Agreed {
        seat: u8,
        to: String,
    },
    Started {
        setup: String,
    },
    /// `rated` is `here`, `everywhere`, or why it does not count.
    Stakes {
        rated: String,
    },
    Played {
        seat: u8,
        text: String,
        after: String,
    },
    Rolled {
        faces: Vec<u8>,
        after: String,
    },
    Touched {
        seat: u8,
        cells: Vec<String>,
    },
    Signalled {
        seat: u8,
        number: u8,
    },
    DrawOffered {
        seat: u8,
    },
    DrawDeclined {
        seat: u8,
    },
    Takeback(TakebackBody),
    Swapped {
        seat: u8,
    },
    Forfeited {
        seat: u8,
        why: String,
    },
    Ended(StoredOutcome),
    Aborted {
        by: u8,
    },
    Imported {
        place: String,
        game: i64,
    },
    Closed {},
    Expired {},
    Time(TimeBody),
    Dice(DiceBody),
    Moderated(ModeratedBody),
    Moved {
        place: String,
    },
}

/// An outcome: each seat's place, and the reason of the end.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredOutcome {
    places: Vec<u8>,
    why: String,
}

/// The body of an event in the present schema.
pub(in crate::store) fn write(event: &Event) -> String {
    to_json(&Body::from(event))
}

/// Reads an event from a body of this schema; the error is its fault.
pub(in crate::store) fn read(schema: i64, body: &str) -> Result<Event, String> {
    if schema != SCHEMA {
        return Err(format!("schema {schema} is not known"));
    }
    let body: Body = serde_json::from_str(body).map_err(|error| error.to_string())?;
    body.try_into()
}

/// An outcome as text.
pub(in crate::store) fn write_outcome(outcome: &Outcome) -> String {
    to_json(&StoredOutcome::from(outcome))
}

/// Reads an outcome from its text; the error is its fault.
pub(in crate::store) fn read_outcome(text: &str) -> Result<Outcome, String> {
    let stored: StoredOutcome = serde_json::from_str(text).map_err(|error| error.to_string())?;
    stored.try_into()
}

/// Players in seat order as text.
pub(in crate::store) fn write_players(players: &[PlayerId]) -> String {
    to_json(&players.iter().map(PlayerId::as_str).collect::<Vec<_>>())
}

/// Reads players from their text; the error is its fault.
pub(in crate::store) fn read_players(text: &str) -> Result<Vec<PlayerId>, String> {
    let stored: Vec<String> = serde_json::from_str(text).map_err(|error| error.to_string())?;
    Ok(stored.into_iter().map(PlayerId::new).collect())
}

fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value)
        .expect("plain structures of text and numbers always have a JSON form")
}

fn imported(place: &Place, game: GameId) -> Body {
    Body::Imported {
        place: place_text(place),
        game: game.0,
    }
}

fn signalled(seat: Seat, signal: Signal) -> Body {
    Body::Signalled {
        seat: index(seat),
        number: signal.number(),
    }
}

fn read_signalled(at: u8, number: u8) -> Result<Event, String> {
    let signal = Signal::new(number).ok_or_else(|| format!("nobody signals {number}"))?;
    let seat = seat(at)?;
    Ok(Event::Signalled { seat, signal })
}

fn stakes_body(stakes: Stakes) -> Body {
    let rated = stakes.code().to_owned();
    Body::Stakes { rated }
}

fn read_stakes(rated: &str) -> Result<Event, String> {
    let stakes = Stakes::from_code(rated);
    let stakes = stakes.ok_or_else(|| format!("no game is rated {rated}"))?;
    Ok(Event::Stakes(stakes))
}

fn agreed(seat: Seat, to: Consent) -> Body {
    let (seat, to) = (index(seat), consent_word(to).to_owned());
    Body::Agreed { seat, to }
}

fn read_agreed(at: u8, to: &str) -> Result<Event, String> {
    let (seat, to) = (seat(at)?, read_consent(to)?);
    Ok(Event::Agreed { seat, to })
}

fn read_forfeited(at: u8, why: String) -> Result<Event, String> {
    let (seat, why) = (seat(at)?, Termination::stored(why));
    Ok(Event::Forfeited { seat, why })
}

fn declined(by: &PlayerId, word: String) -> Body {
    let by = by.as_str().to_owned();
    Body::Declined { by, word }
}

impl From<&Event> for Body {
    #[expect(clippy::too_many_lines, reason = "a table: an arm for each")]
    fn from(event: &Event) -> Self {
        match event {
            Event::Created {
                kind,
                rules_version,
                options,
                place,
                by,
                invited,
                side,
                terms,
            } => Self::Created {
                kind: kind.to_string(),
                rules: *rules_version,
                options: options.to_string(),
                place: place_text(place),
                by: by.as_str().to_owned(),
                invited: invited.as_ref().map(|player| player.as_str().to_owned()),
                side: side.map(index),
                terms: terms.into(),
            },
            Event::Declined { by, word } => declined(by, word.clone()),
            Event::Withdrawn => Self::Withdrawn {},
            Event::Lobby(event) => Self::Lobby(event.into()),
            Event::Agreed { seat, to } => agreed(*seat, *to),
            Event::Seated { seat, player } => Self::Seated {
                seat: index(*seat),
                player: player.as_str().to_owned(),
            },
            Event::Started { setup } => Self::Started {
                setup: setup.to_string(),
            },
            Event::Stakes(stakes) => stakes_body(*stakes),
            Event::Played { seat, text, after } => Self::Played {
                seat: index(*seat),
                text: text.to_string(),
                after: after.to_string(),
            },
            Event::Rolled { roll, after } => Self::Rolled {
                faces: roll.faces().to_vec(),
                after: after.to_string(),
            },
            Event::Touched { seat, cells } => Self::Touched {
                seat: index(*seat),
                cells: cells.clone(),
            },
            Event::Signalled { seat, signal } => signalled(*seat, *signal),
            Event::DrawOffered { seat } => Self::DrawOffered { seat: index(*seat) },
            Event::DrawDeclined { seat } => Self::DrawDeclined { seat: index(*seat) },
            Event::TakebackAsked { seat, to } => Self::Takeback(TakebackBody::Asked {
                seat: index(*seat),
                to: to.0,
            }),
            Event::TakebackDeclined { seat } => {
                Self::Takeback(TakebackBody::Declined { seat: index(*seat) })
            }
            Event::TakenBack { to } => Self::Takeback(TakebackBody::Agreed { to: to.0 }),
            Event::Swapped { seat } => Self::Swapped { seat: index(*seat) },
            Event::Forfeited { seat, why } => Self::Forfeited {
                seat: index(*seat),
                why: why.to_string(),
            },
            Event::Ended { outcome } => Self::Ended(outcome.into()),
            Event::Aborted { by } => Self::Aborted { by: index(*by) },
            Event::Imported { place, game } => imported(place, *game),
            Event::Closed => Self::Closed {},
            Event::Expired => Self::Expired {},
            Event::Time(event) => Self::Time((*event).into()),
            Event::Dice(event) => Self::Dice(event.into()),
            Event::Moderated(event) => Self::Moderated(event.into()),
            Event::Moved { place } => Self::Moved {
                place: place_text(place),
            },
        }
    }
}

impl TryFrom<Body> for Event {
    type Error = String;

    #[expect(clippy::too_many_lines, reason = "a table: an arm for each")]
    fn try_from(body: Body) -> Result<Self, String> {
        Ok(match body {
            Body::Created {
                kind,
                rules,
                options,
                place,
                by,
                invited,
                side,
                terms,
            } => Self::Created {
                kind: read_kind(&kind)?,
                rules_version: rules,
                options: read_options(&options),
                place: place_of_text(&place),
                by: PlayerId::new(by),
                invited: invited.map(PlayerId::new),
                side: side.map(seat).transpose()?,
                terms: terms.try_into()?,
            },
            Body::Declined { by, word } => Self::Declined {
                by: PlayerId::new(by),
                word,
            },
            Body::Withdrawn {} => Self::Withdrawn,
            Body::Lobby(event) => Self::Lobby(event.try_into()?),
            Body::Agreed { seat, to } => read_agreed(seat, &to)?,
            Body::Seated { seat: at, player } => Self::Seated {
                seat: seat(at)?,
                player: PlayerId::new(player),
            },
            Body::Started { setup } => Self::Started {
                setup: SetupText::new(setup),
            },
            Body::Stakes { rated } => read_stakes(&rated)?,
            Body::Played {
                seat: at,
                text,
                after,
            } => Self::Played {
                seat: seat(at)?,
                text: MoveText::new(text),
                after: SetupText::new(after),
            },
            Body::Rolled { faces, after } => rolled(faces, after)?,
            Body::Touched { seat: at, cells } => Self::Touched {
                seat: seat(at)?,
                cells,
            },
            Body::Signalled { seat, number } => read_signalled(seat, number)?,
            Body::DrawOffered { seat: at } => Self::DrawOffered { seat: seat(at)? },
            Body::DrawDeclined { seat: at } => Self::DrawDeclined { seat: seat(at)? },
            Body::Takeback(event) => event.try_into()?,
            Body::Swapped { seat: at } => Self::Swapped { seat: seat(at)? },
            Body::Forfeited { seat, why } => read_forfeited(seat, why)?,
            Body::Ended(result) => Self::Ended {
                outcome: result.try_into()?,
            },
            Body::Aborted { by } => Self::Aborted { by: seat(by)? },
            Body::Imported { place, game } => Self::Imported {
                place: place_of_text(&place),
                game: GameId(game),
            },
            Body::Closed {} => Self::Closed,
            Body::Expired {} => Self::Expired,
            Body::Time(event) => Self::Time(event.try_into()?),
            Body::Dice(event) => Self::Dice(event.try_into()?),
            Body::Moderated(event) => Self::Moderated(event.try_into()?),
            Body::Moved { place } => Self::Moved {
                place: place_of_text(&place),
            },
        })
    }
}

fn read_kind<K: std::str::FromStr>(slug: &str) -> Result<K, String> {
    slug.parse().map_err(|_| format!("there is no game {slug}"))
}

fn rolled(faces: Vec<u8>, after: String) -> Result<Event, String> {
    let (roll, after) = (read_roll(faces)?, SetupText::new(after));
    Ok(Event::Rolled { roll, after })
}

/// Any faces from 1 up: the rules of the game know its dice.
fn read_roll(faces: Vec<u8>) -> Result<Roll, String> {
    let dice = Dice {
        count: u8::try_from(faces.len()).map_err(|_| "too many dice".to_owned())?,
        faces: u8::MAX,
    };
    Roll::new(dice, faces).ok_or_else(|| "a die shows 0".to_owned())
}

impl From<&Outcome> for StoredOutcome {
    fn from(outcome: &Outcome) -> Self {
        Self {
            places: outcome.places.iter().map(|(_, place)| *place).collect(),
            why: outcome.termination.to_string(),
        }
    }
}

impl TryFrom<StoredOutcome> for Outcome {
    type Error = String;

    fn try_from(stored: StoredOutcome) -> Result<Self, String> {
        let count = u8::try_from(stored.places.len()).unwrap_or(u8::MAX);
        if count > MAX_SEATS {
            return Err(format!("there are no {count} seats"));
        }
        Ok(Self {
            places: BySeat::from_fn(count, |seat| stored.places[seat.index()]),
            termination: Termination::stored(stored.why),
        })
    }
}
