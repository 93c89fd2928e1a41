//! Events of ladders as they are stored: JSON bodies with a schema number, apart from the model’s own types.
//!
//! The names in here are permanent. Bodies hold numbers, and words of nobody.

use serde::{Deserialize, Serialize};

use crate::contest::ladder::{ChallengeId, LadderEvent, LadderLeaving};
use crate::contest::values::EntrantId;

/// The schema number of new bodies.
pub(in crate::store) const SCHEMA: i64 = 1;

/// A body of schema 1.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum LadderBody {
    Joined {
        member: u32,
    },
    Challenged {
        challenge: u32,
        from: u32,
        to: u32,
    },
    Accepted {
        challenge: u32,
    },
    Refused {
        challenge: u32,
        silent: bool,
        passed: bool,
    },
    Withdrawn {
        challenge: u32,
    },
    Ended {
        challenge: u32,
        winner: Option<u32>,
        late: bool,
    },
    Slipped {
        member: u32,
        // Those of old logs are of one place.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        places: u32,
    },
    Left {
        member: u32,
        why: String,
    },
    Closed {
        by: u32,
    },
    PlaceLost {},
    Moved {},
}

/// The body of an event in the present schema.
pub(in crate::store) fn write(event: &LadderEvent) -> String {
    serde_json::to_string(&LadderBody::from(event)).expect("numbers and words have a JSON form")
}

/// Reads an event. The error is its fault.
pub(in crate::store) fn read(schema: i64, body: &str) -> Result<LadderEvent, String> {
    if schema != SCHEMA {
        return Err(format!("schema {schema} is not known"));
    }
    let body: LadderBody = serde_json::from_str(body).map_err(|error| error.to_string())?;
    body.into_event()
}

impl From<&LadderEvent> for LadderBody {
    fn from(event: &LadderEvent) -> Self {
        match *event {
            LadderEvent::Joined(member) => Self::Joined { member: member.0 },
            LadderEvent::Challenged {
                challenge,
                from,
                to,
            } => Self::Challenged {
                challenge: challenge.0,
                from: from.0,
                to: to.0,
            },
            LadderEvent::Accepted(challenge) => Self::Accepted {
                challenge: challenge.0,
            },
            LadderEvent::Refused {
                challenge,
                silent,
                passed,
            } => Self::Refused {
                challenge: challenge.0,
                silent,
                passed,
            },
            LadderEvent::Withdrawn(challenge) => Self::Withdrawn {
                challenge: challenge.0,
            },
            LadderEvent::Ended {
                challenge,
                winner,
                late,
            } => Self::Ended {
                challenge: challenge.0,
                winner: winner.map(|winner| winner.0),
                late,
            },
            LadderEvent::Slipped { member, places } => Self::Slipped {
                member: member.0,
                places,
            },
            LadderEvent::Left { member, why } => Self::Left {
                member: member.0,
                why: why.code().to_owned(),
            },
            LadderEvent::Closed { by } => Self::Closed { by: by.0 },
            LadderEvent::PlaceLost => Self::PlaceLost {},
            LadderEvent::Moved => Self::Moved {},
        }
    }
}

impl LadderBody {
    fn into_event(self) -> Result<LadderEvent, String> {
        Ok(match self {
            Self::Joined { member } => LadderEvent::Joined(EntrantId(member)),
            Self::Challenged {
                challenge,
                from,
                to,
            } => LadderEvent::Challenged {
                challenge: ChallengeId(challenge),
                from: EntrantId(from),
                to: EntrantId(to),
            },
            Self::Accepted { challenge } => LadderEvent::Accepted(ChallengeId(challenge)),
            Self::Refused {
                challenge,
                silent,
                passed,
            } => LadderEvent::Refused {
                challenge: ChallengeId(challenge),
                silent,
                passed,
            },
            Self::Withdrawn { challenge } => LadderEvent::Withdrawn(ChallengeId(challenge)),
            Self::Ended {
                challenge,
                winner,
                late,
            } => LadderEvent::Ended {
                challenge: ChallengeId(challenge),
                winner: winner.map(EntrantId),
                late,
            },
            Self::Slipped { member, places } => LadderEvent::Slipped {
                member: EntrantId(member),
                places,
            },
            Self::Left { member, why } => {
                let mut known = LadderLeaving::ALL.into_iter();
                let why = known.find(|known| known.code() == why);
                LadderEvent::Left {
                    member: EntrantId(member),
                    why: why.ok_or("its reason is not known")?,
                }
            }
            Self::Closed { by } => LadderEvent::Closed { by: EntrantId(by) },
            Self::PlaceLost {} => LadderEvent::PlaceLost,
            Self::Moved {} => LadderEvent::Moved,
        })
    }
}

const fn one() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
const fn is_one(places: &u32) -> bool {
    *places == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_is_read_as_it_was_written() {
        let (member, challenge) = (EntrantId(3), ChallengeId(2));
        let mut all = vec![
            LadderEvent::Joined(member),
            LadderEvent::Challenged {
                challenge,
                from: member,
                to: EntrantId(1),
            },
            LadderEvent::Accepted(challenge),
            LadderEvent::Withdrawn(challenge),
            LadderEvent::Slipped { member, places: 1 },
            LadderEvent::Slipped { member, places: 3 },
            LadderEvent::Closed { by: member },
            LadderEvent::PlaceLost,
            LadderEvent::Moved,
        ];
        for yes in [true, false] {
            all.push(LadderEvent::Refused {
                challenge,
                silent: yes,
                passed: !yes,
            });
            all.push(LadderEvent::Ended {
                challenge,
                winner: yes.then_some(member),
                late: yes,
            });
        }
        all.extend(LadderLeaving::ALL.map(|why| LadderEvent::Left { member, why }));
        for event in all {
            assert_eq!(read(SCHEMA, &write(&event)).as_ref(), Ok(&event));
        }
        let wrong = [
            (2, "{\"joined\":{\"member\":1}}"),
            (1, "{\"joined\":{\"member\":-1}}"),
            (1, "{\"left\":{\"member\":1,\"why\":\"tired\"}}"),
            (1, "{\"joined\":{\"member\":1,\"x\":2}}"),
        ];
        for (schema, body) in wrong {
            assert!(read(schema, body).is_err(), "{body}");
        }
    }

    #[test]
    fn bodies_keep_their_form() {
        let left = LadderEvent::Left {
            member: EntrantId(7),
            why: LadderLeaving::Idle,
        };
        assert_eq!(write(&left), "{\"left\":{\"member\":7,\"why\":\"idle\"}}");
        let joined = LadderEvent::Joined(EntrantId(1));
        assert_eq!(write(&joined), "{\"joined\":{\"member\":1}}");
    }
}
