//! Events of contests as they are stored: JSON bodies with a schema number, apart from the model’s own types.
//!
//! The names in here are permanent. Bodies hold numbers, and words of nobody: a moderator’s reason stands in a table of
//! its own.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use serde::{Deserialize, Serialize};

use crate::contest::event::{Bye, ByeKind, ContestEvent, How, Leaving, NewEntrant, NewTable};
use crate::contest::terms::{Format, OLD_FILL_IN, Terms};
use crate::contest::values::{ContestTime, EntrantId, TableId};

/// The schema number of new bodies.
pub(in crate::store) const SCHEMA: i64 = 1;

/// A body of schema 1.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum ContestBody {
    Opened {
        terms: TermsBody,
        closes: i64,
        seal: String,
    },
    Entered {
        id: u32,
        strength: i32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        group: Option<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        team: Option<u32>,
        #[serde(default, skip_serializing_if = "is_false")]
        computer: bool,
    },
    Rested {
        entrant: u32,
        round: u32,
    },
    Left {
        entrant: u32,
        why: String,
        struck: bool,
    },
    Replaced {
        entrant: u32,
        fresh: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        former: Option<u32>,
    },
    Extended {
        closes: i64,
    },
    Began {
        seeds: Vec<u32>,
        groups: Vec<u32>,
        rounds: u32,
    },
    Paired {
        round: u32,
        tables: Vec<TableBody>,
        byes: Vec<ByeBody>,
    },
    Started {
        table: u32,
    },
    Begun {
        table: u32,
    },
    Adjourned {
        table: u32,
    },
    Resulted {
        table: u32,
        points: Vec<u32>,
        how: String,
        late: Vec<u32>,
    },
    Corrected {
        table: u32,
        points: Vec<u32>,
        by: u32,
    },
    Held {
        by: u32,
        until: i64,
    },
    Resumed {
        by: Option<u32>,
    },
    PlaceLost {},
    Moved {},
    Ended {
        order: Vec<u32>,
        early: bool,
        secret: Option<String>,
    },
    Cancelled {
        by: Option<u32>,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TermsBody {
    form: String,
    /// The numbers of its format: games at once; rounds; boards; seats and rounds.
    numbers: Vec<u32>,
    least: u32,
    most: u32,
    length: i64,
    fill_in: bool,
    /// The level of the computer that fills in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TableBody {
    id: u32,
    round: u32,
    group: u32,
    meeting: u32,
    seats: Vec<u32>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ByeBody {
    entrant: u32,
    kind: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_false(value: &bool) -> bool {
    !value
}

/// The body of an event in the present schema.
pub(in crate::store) fn write(event: &ContestEvent) -> String {
    serde_json::to_string(&ContestBody::from(event)).expect("numbers and words have a JSON form")
}

/// Reads an event; `reason` is the moderator’s. The error is its fault.
pub(in crate::store) fn read(
    schema: i64,
    body: &str,
    reason: String,
) -> Result<ContestEvent, String> {
    if schema != SCHEMA {
        return Err(format!("schema {schema} is not known"));
    }
    let body: ContestBody = serde_json::from_str(body).map_err(|error| error.to_string())?;
    body.into_event(reason)
}

fn ids(entrants: &[EntrantId]) -> Vec<u32> {
    entrants.iter().map(|entrant| entrant.0).collect()
}

fn entrants(ids: Vec<u32>) -> Vec<EntrantId> {
    ids.into_iter().map(EntrantId).collect()
}

fn bytes(hex: &str) -> Result<[u8; 32], String> {
    let bytes = HEXLOWER_PERMISSIVE.decode(hex.as_bytes());
    let bytes = bytes.map_err(|error| error.to_string())?;
    bytes.try_into().map_err(|_| "not 32 bytes".to_owned())
}

impl From<&Terms> for TermsBody {
    fn from(terms: &Terms) -> Self {
        let Terms {
            format,
            least,
            most,
            length,
            fill_in,
        } = *terms;
        let numbers = match format {
            Format::League | Format::Knockout | Format::Swiss { rounds: None } => Vec::new(),
            Format::RoundRobin { at_once } => vec![at_once],
            Format::Swiss {
                rounds: Some(rounds),
            } => vec![rounds],
            Format::Teams { boards } => vec![boards],
            Format::Heats { seats, rounds } => vec![seats, rounds],
        };
        Self {
            form: format.code().to_owned(),
            numbers,
            least,
            most,
            length,
            fill_in: fill_in.is_some(),
            level: fill_in,
        }
    }
}

impl TryFrom<TermsBody> for Terms {
    type Error = String;

    fn try_from(body: TermsBody) -> Result<Self, String> {
        let TermsBody {
            form,
            numbers,
            least,
            most,
            length,
            fill_in,
            level,
        } = body;
        let format = match (form.as_str(), numbers.as_slice()) {
            ("league", []) => Format::League,
            ("round-robin", [at_once]) => Format::RoundRobin { at_once: *at_once },
            ("swiss", []) => Format::Swiss { rounds: None },
            ("swiss", [rounds]) => Format::Swiss {
                rounds: Some(*rounds),
            },
            ("knockout", []) => Format::Knockout,
            ("teams", [boards]) => Format::Teams { boards: *boards },
            ("heats", [seats, rounds]) => Format::Heats {
                seats: *seats,
                rounds: *rounds,
            },
            _ => return Err(format!("{form} is no format")),
        };
        Ok(Self {
            format,
            least,
            most,
            length,
            fill_in: fill_in.then(|| level.unwrap_or(OLD_FILL_IN)),
        })
    }
}

const fn bye_code(kind: ByeKind) -> &'static str {
    match kind {
        ByeKind::Allotted => "allotted",
        ByeKind::Asked => "asked",
        ByeKind::Through => "through",
    }
}

impl From<&ContestEvent> for ContestBody {
    #[expect(clippy::too_many_lines, reason = "a table: an arm for each event")]
    fn from(event: &ContestEvent) -> Self {
        match event {
            ContestEvent::Opened {
                terms,
                closes,
                seal,
            } => Self::Opened {
                terms: terms.into(),
                closes: closes.0,
                seal: HEXLOWER.encode(seal),
            },
            ContestEvent::Entered(entrant) => {
                let NewEntrant {
                    id,
                    strength,
                    group,
                    team,
                    computer,
                } = *entrant;
                Self::Entered {
                    id: id.0,
                    strength,
                    group,
                    team,
                    computer,
                }
            }
            ContestEvent::Rested { entrant, round } => Self::Rested {
                entrant: entrant.0,
                round: *round,
            },
            ContestEvent::Left {
                entrant,
                why,
                struck,
            } => Self::Left {
                entrant: entrant.0,
                why: why.code().to_owned(),
                struck: *struck,
            },
            ContestEvent::Replaced {
                entrant,
                fresh,
                former,
            } => Self::Replaced {
                entrant: entrant.0,
                fresh: *fresh,
                former: former.map(|former| former.0),
            },
            ContestEvent::Extended { closes } => Self::Extended { closes: closes.0 },
            ContestEvent::Began {
                seeds,
                groups,
                rounds,
            } => Self::Began {
                seeds: ids(seeds),
                groups: groups.clone(),
                rounds: *rounds,
            },
            ContestEvent::Paired {
                round,
                tables,
                byes,
            } => Self::Paired {
                round: *round,
                tables: tables.iter().map(table_body).collect(),
                byes: byes.iter().copied().map(bye_body).collect(),
            },
            ContestEvent::Started(table) => Self::Started { table: table.0 },
            ContestEvent::Begun(table) => Self::Begun { table: table.0 },
            ContestEvent::Adjourned(table) => Self::Adjourned { table: table.0 },
            ContestEvent::Resulted {
                table,
                points,
                how,
                late,
            } => Self::Resulted {
                table: table.0,
                points: points.clone(),
                how: how.code().to_owned(),
                late: ids(late),
            },
            // The reason stands elsewhere.
            ContestEvent::Corrected {
                table,
                points,
                by,
                reason: _,
            } => Self::Corrected {
                table: table.0,
                points: points.clone(),
                by: by.0,
            },
            ContestEvent::Held { by, until } => Self::Held {
                by: by.0,
                until: until.0,
            },
            ContestEvent::Resumed { by } => Self::Resumed {
                by: by.map(|by| by.0),
            },
            ContestEvent::PlaceLost => Self::PlaceLost {},
            ContestEvent::Moved => Self::Moved {},
            ContestEvent::Ended {
                order,
                early,
                secret,
            } => Self::Ended {
                order: ids(order),
                early: *early,
                secret: secret.as_ref().map(|secret| HEXLOWER.encode(secret)),
            },
            ContestEvent::Cancelled { by } => Self::Cancelled {
                by: by.map(|by| by.0),
            },
        }
    }
}

fn table_body(table: &NewTable) -> TableBody {
    let NewTable {
        id,
        round,
        group,
        meeting,
        seats,
    } = table;
    TableBody {
        id: id.0,
        round: *round,
        group: *group,
        meeting: *meeting,
        seats: ids(seats),
    }
}

fn bye_body(bye: Bye) -> ByeBody {
    let Bye { entrant, kind } = bye;
    let kind = bye_code(kind).to_owned();
    ByeBody {
        entrant: entrant.0,
        kind,
    }
}

fn read_table(body: TableBody) -> NewTable {
    let TableBody {
        id,
        round,
        group,
        meeting,
        seats,
    } = body;
    let (id, seats) = (TableId(id), entrants(seats));
    NewTable {
        id,
        round,
        group,
        meeting,
        seats,
    }
}

fn read_bye(body: &ByeBody) -> Result<Bye, String> {
    let kinds = [ByeKind::Allotted, ByeKind::Asked, ByeKind::Through];
    let kind = kinds.into_iter().find(|kind| bye_code(*kind) == body.kind);
    let kind = kind.ok_or_else(|| format!("{} is no bye", body.kind))?;
    let entrant = EntrantId(body.entrant);
    Ok(Bye { entrant, kind })
}

impl ContestBody {
    #[expect(clippy::too_many_lines, reason = "a table: an arm for each event")]
    fn into_event(self, reason: String) -> Result<ContestEvent, String> {
        Ok(match self {
            Self::Opened {
                terms,
                closes,
                seal,
            } => ContestEvent::Opened {
                terms: terms.try_into()?,
                closes: ContestTime(closes),
                seal: bytes(&seal)?,
            },
            Self::Entered {
                id,
                strength,
                group,
                team,
                computer,
            } => {
                let id = EntrantId(id);
                ContestEvent::Entered(NewEntrant {
                    id,
                    strength,
                    group,
                    team,
                    computer,
                })
            }
            Self::Rested { entrant, round } => {
                let entrant = EntrantId(entrant);
                ContestEvent::Rested { entrant, round }
            }
            Self::Left {
                entrant,
                why,
                struck,
            } => {
                let found = Leaving::ALL
                    .into_iter()
                    .find(|leaving| leaving.code() == why);
                let (entrant, why) = (EntrantId(entrant), found.ok_or("no reason to leave")?);
                ContestEvent::Left {
                    entrant,
                    why,
                    struck,
                }
            }
            Self::Replaced {
                entrant,
                fresh,
                former,
            } => {
                let (entrant, former) = (EntrantId(entrant), former.map(EntrantId));
                ContestEvent::Replaced {
                    entrant,
                    fresh,
                    former,
                }
            }
            Self::Extended { closes } => ContestEvent::Extended {
                closes: ContestTime(closes),
            },
            Self::Began {
                seeds,
                groups,
                rounds,
            } => {
                let seeds = entrants(seeds);
                ContestEvent::Began {
                    seeds,
                    groups,
                    rounds,
                }
            }
            Self::Paired {
                round,
                tables,
                byes,
            } => ContestEvent::Paired {
                round,
                tables: tables.into_iter().map(read_table).collect(),
                byes: byes.iter().map(read_bye).collect::<Result<_, _>>()?,
            },
            Self::Started { table } => ContestEvent::Started(TableId(table)),
            Self::Begun { table } => ContestEvent::Begun(TableId(table)),
            Self::Adjourned { table } => ContestEvent::Adjourned(TableId(table)),
            Self::Resulted {
                table,
                points,
                how,
                late,
            } => {
                let found = How::ALL.into_iter().find(|known| known.code() == how);
                let (table, how) = (TableId(table), found.ok_or("no way to a result")?);
                let late = entrants(late);
                ContestEvent::Resulted {
                    table,
                    points,
                    how,
                    late,
                }
            }
            Self::Corrected { table, points, by } => {
                let (table, by) = (TableId(table), EntrantId(by));
                ContestEvent::Corrected {
                    table,
                    points,
                    by,
                    reason,
                }
            }
            Self::Held { by, until } => {
                let (by, until) = (EntrantId(by), ContestTime(until));
                ContestEvent::Held { by, until }
            }
            Self::Resumed { by } => ContestEvent::Resumed {
                by: by.map(EntrantId),
            },
            Self::PlaceLost {} => ContestEvent::PlaceLost,
            Self::Moved {} => ContestEvent::Moved,
            Self::Ended {
                order,
                early,
                secret,
            } => {
                let order = entrants(order);
                let secret = secret.as_deref().map(bytes).transpose()?;
                ContestEvent::Ended {
                    order,
                    early,
                    secret,
                }
            }
            Self::Cancelled { by } => ContestEvent::Cancelled {
                by: by.map(EntrantId),
            },
        })
    }
}

#[cfg(test)]
mod tests;
