//! Parts of stored events: the terms of a challenge, events about time and dice. As in
//! [`events`](crate::store::rows::event_bodies), the names in here are permanent.

use serde::{Deserialize, Serialize};

use crate::game::text::SetupText;
use crate::play::calendar::TimeSpan;
use crate::play::event::{
    ChallengeTerms, DiceEvent, Event, ModerationEvent, OfferRepeat, PauseReason, TimeEvent,
};
use crate::play::seal::{Commitment, Scheme, Secret};
use crate::play::{GameId, PlayerId, Ply, Timestamp};
use crate::store::rows::parts::{index, seat};

/// Events about a game's time. Durations and moments are in ms.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(in crate::store) enum TimeBody {
    Clocked {
        seat: u8,
        left: i64,
    },
    Flagged {
        seat: u8,
    },
    Given {
        by: u8,
        to: u8,
        added: i64,
    },
    PauseOffered {
        by: u8,
    },
    PauseDeclined {
        by: u8,
    },
    Paused {
        why: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    },
    Resumed {
        by: u8,
    },
    PauseEnded {},
    Away {
        seat: u8,
        from: i64,
        until: i64,
    },
    Back {
        seat: u8,
    },
}

/// Events about taking moves back. `to` is the number of moves that stand.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(in crate::store) enum TakebackBody {
    Asked { seat: u8, to: u32 },
    Declined { seat: u8 },
    Agreed { to: u32 },
}

/// Events about sealed dice. Commitments and secrets are 64 hex digits.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(in crate::store) enum DiceBody {
    Sealed {
        game: i64,
        rules: u16,
        commitment: String,
        /// Left out for scheme 1, which is older than the field.
        #[serde(default = "first_scheme", skip_serializing_if = "is_first_scheme")]
        scheme: u8,
    },
    Seeded {
        seat: u8,
        seed: String,
    },
    RenewalOffered {
        by: u8,
    },
    RenewalDeclined {
        by: u8,
    },
    Opened {
        secret: String,
    },
}

/// The scheme of seals that name none.
const fn first_scheme() -> u8 {
    Scheme::UntilRoll.number()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_first_scheme(scheme: &u8) -> bool {
    *scheme == first_scheme()
}

/// Moderators' actions. `until` is a moment in ms.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(in crate::store) enum ModeratedBody {
    Paused {
        by: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    Resumed {
        by: String,
    },
    Annulled {
        by: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    Unrated {
        by: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    HandOverOffered {
        by: String,
        seat: u8,
        to: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
        until: i64,
    },
    HandOverDeclined {
        by: String,
    },
    HandedOver {
        by: String,
        seat: u8,
        from: String,
        to: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
}

impl From<&ModerationEvent> for ModeratedBody {
    fn from(event: &ModerationEvent) -> Self {
        let id = |player: &PlayerId| player.as_str().to_owned();
        match event.clone() {
            ModerationEvent::Paused { by, reason } => Self::Paused {
                by: id(&by),
                reason,
            },
            ModerationEvent::Resumed { by } => Self::Resumed { by: id(&by) },
            ModerationEvent::Annulled { by, reason } => Self::Annulled {
                by: id(&by),
                reason,
            },
            ModerationEvent::Unrated { by, reason } => Self::Unrated {
                by: id(&by),
                reason,
            },
            ModerationEvent::HandOverOffered {
                by,
                seat,
                to,
                reason,
                expires,
            } => Self::HandOverOffered {
                by: id(&by),
                seat: index(seat),
                to: id(&to),
                reason,
                until: expires.0,
            },
            ModerationEvent::HandOverDeclined { by } => Self::HandOverDeclined { by: id(&by) },
            ModerationEvent::HandedOver {
                by,
                seat,
                from,
                to,
                reason,
            } => Self::HandedOver {
                by: id(&by),
                seat: index(seat),
                from: id(&from),
                to: id(&to),
                reason,
            },
        }
    }
}

impl TryFrom<ModeratedBody> for ModerationEvent {
    type Error = String;

    fn try_from(body: ModeratedBody) -> Result<Self, String> {
        let id = |player: String| PlayerId::new(player);
        Ok(match body {
            ModeratedBody::Paused { by, reason } => Self::Paused { by: id(by), reason },
            ModeratedBody::Resumed { by } => Self::Resumed { by: id(by) },
            ModeratedBody::Annulled { by, reason } => Self::Annulled { by: id(by), reason },
            ModeratedBody::Unrated { by, reason } => Self::Unrated { by: id(by), reason },
            ModeratedBody::HandOverOffered {
                by,
                seat: at,
                to,
                reason,
                until,
            } => Self::HandOverOffered {
                by: id(by),
                seat: seat(at)?,
                to: id(to),
                reason,
                expires: Timestamp(until),
            },
            ModeratedBody::HandOverDeclined { by } => Self::HandOverDeclined { by: id(by) },
            ModeratedBody::HandedOver {
                by,
                seat: at,
                from,
                to,
                reason,
            } => Self::HandedOver {
                by: id(by),
                seat: seat(at)?,
                from: id(from),
                to: id(to),
                reason,
            },
        })
    }
}

impl From<&DiceEvent> for DiceBody {
    fn from(event: &DiceEvent) -> Self {
        match event {
            DiceEvent::Sealed {
                game,
                rules,
                commitment,
                scheme,
            } => Self::Sealed {
                game: game.0,
                rules: *rules,
                commitment: commitment.to_string(),
                scheme: scheme.number(),
            },
            DiceEvent::Seeded { seat, seed } => Self::Seeded {
                seat: index(*seat),
                seed: seed.clone(),
            },
            DiceEvent::RenewalOffered { by } => Self::RenewalOffered { by: index(*by) },
            DiceEvent::RenewalDeclined { by } => Self::RenewalDeclined { by: index(*by) },
            DiceEvent::Opened { secret } => Self::Opened {
                secret: secret.hex(),
            },
        }
    }
}

impl TryFrom<DiceBody> for DiceEvent {
    type Error = String;

    fn try_from(body: DiceBody) -> Result<Self, String> {
        Ok(match body {
            DiceBody::Sealed {
                game,
                rules,
                commitment,
                scheme,
            } => Self::Sealed {
                game: GameId(game),
                rules,
                commitment: Commitment::from_hex(&commitment)
                    .ok_or_else(|| format!("{commitment} is no seal"))?,
                scheme: Scheme::numbered(scheme)
                    .ok_or_else(|| format!("no scheme of sealed dice has the number {scheme}"))?,
            },
            DiceBody::Seeded { seat: at, seed } => Self::Seeded {
                seat: seat(at)?,
                seed,
            },
            DiceBody::RenewalOffered { by } => Self::RenewalOffered { by: seat(by)? },
            DiceBody::RenewalDeclined { by } => Self::RenewalDeclined { by: seat(by)? },
            // An invalid secret is not quoted: it may be confidential.
            DiceBody::Opened { secret } => Self::Opened {
                secret: Secret::from_hex(&secret).ok_or("a secret cannot be read")?,
            },
        })
    }
}

impl TryFrom<TakebackBody> for Event {
    type Error = String;

    fn try_from(body: TakebackBody) -> Result<Self, String> {
        Ok(match body {
            TakebackBody::Asked { seat: at, to } => Self::TakebackAsked {
                seat: seat(at)?,
                to: Ply(to),
            },
            TakebackBody::Declined { seat: at } => Self::TakebackDeclined { seat: seat(at)? },
            TakebackBody::Agreed { to } => Self::TakenBack { to: Ply(to) },
        })
    }
}

/// The terms of a challenge beside the game; absent terms are not written.
#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(in crate::store) struct StoredTerms {
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    note: String,
    thread: bool,
    /// Number of games; 0 is without end.
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expires: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    follows: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(skip_serializing_if = "is_false")]
    rated: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    longest_stop: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_move: Option<i64>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}

impl StoredTerms {
    pub(in crate::store) fn is_plain(&self) -> bool {
        *self == Self::default()
    }
}

impl From<TimeEvent> for TimeBody {
    fn from(event: TimeEvent) -> Self {
        match event {
            TimeEvent::Clocked { seat, left } => Self::Clocked {
                seat: index(seat),
                left,
            },
            TimeEvent::Flagged { seat } => Self::Flagged { seat: index(seat) },
            TimeEvent::Given { by, to, added } => Self::Given {
                by: index(by),
                to: index(to),
                added,
            },
            TimeEvent::PauseOffered { by } => Self::PauseOffered { by: index(by) },
            TimeEvent::PauseDeclined { by } => Self::PauseDeclined { by: index(by) },
            TimeEvent::Paused { why } => {
                let (why, seat) = write_pause(why);
                let why = why.to_owned();
                Self::Paused { why, seat }
            }
            TimeEvent::Resumed { by } => Self::Resumed { by: index(by) },
            TimeEvent::PauseEnded => Self::PauseEnded {},
            TimeEvent::Away { seat, stretch } => Self::Away {
                seat: index(seat),
                from: stretch.from.0,
                until: stretch.until.0,
            },
            TimeEvent::Back { seat } => Self::Back { seat: index(seat) },
        }
    }
}

impl TryFrom<TimeBody> for TimeEvent {
    type Error = String;

    fn try_from(body: TimeBody) -> Result<Self, String> {
        Ok(match body {
            TimeBody::Clocked { seat: at, left } => Self::Clocked {
                seat: seat(at)?,
                left,
            },
            TimeBody::Flagged { seat: at } => Self::Flagged { seat: seat(at)? },
            TimeBody::Given { by, to, added } => Self::Given {
                by: seat(by)?,
                to: seat(to)?,
                added,
            },
            TimeBody::PauseOffered { by } => Self::PauseOffered { by: seat(by)? },
            TimeBody::PauseDeclined { by } => Self::PauseDeclined { by: seat(by)? },
            TimeBody::Paused { why, seat: at } => Self::Paused {
                why: read_pause(&why, at)?,
            },
            TimeBody::Resumed { by } => Self::Resumed { by: seat(by)? },
            TimeBody::PauseEnded {} => Self::PauseEnded,
            TimeBody::Away {
                seat: at,
                from,
                until,
            } => Self::Away {
                seat: seat(at)?,
                stretch: TimeSpan {
                    from: Timestamp(from),
                    until: Timestamp(until),
                },
            },
            TimeBody::Back { seat: at } => Self::Back { seat: seat(at)? },
        })
    }
}

fn write_pause(why: PauseReason) -> (&'static str, Option<u8>) {
    match why {
        PauseReason::Agreed => ("agreed", None),
        PauseReason::PlaceGone => ("place-gone", None),
        PauseReason::Left(seat) => ("left", Some(index(seat))),
    }
}

fn read_pause(why: &str, at: Option<u8>) -> Result<PauseReason, String> {
    match (why, at) {
        ("agreed", None) => Ok(PauseReason::Agreed),
        ("place-gone", None) => Ok(PauseReason::PlaceGone),
        ("left", Some(at)) => seat(at).map(PauseReason::Left),
        _ => Err(format!("no pause is called {why}")),
    }
}

impl From<&ChallengeTerms> for StoredTerms {
    fn from(terms: &ChallengeTerms) -> Self {
        let ChallengeTerms {
            clock,
            note,
            thread,
            standing,
            expires,
            follows,
            position,
            rated,
            longest_stop,
            first_move,
        } = terms;
        Self {
            clock: clock.map(|clock| clock.to_string()),
            note: note.clone(),
            thread: *thread,
            standing: standing.map(|standing| match standing {
                OfferRepeat::Games(games) => games,
                OfferRepeat::ForEver => 0,
            }),
            expires: expires.map(|at| at.0),
            follows: follows.map(|game| game.0),
            position: position.as_ref().map(ToString::to_string),
            rated: *rated,
            longest_stop: *longest_stop,
            first_move: *first_move,
        }
    }
}

impl TryFrom<StoredTerms> for ChallengeTerms {
    type Error = String;

    fn try_from(stored: StoredTerms) -> Result<Self, String> {
        let clock = stored.clock.map(|clock| {
            let read = clock.parse();
            read.map_err(|_| format!("no time control is written {clock}"))
        });
        Ok(Self {
            clock: clock.transpose()?,
            note: stored.note,
            thread: stored.thread,
            standing: stored.standing.map(|games| match games {
                0 => OfferRepeat::ForEver,
                games => OfferRepeat::Games(games),
            }),
            expires: stored.expires.map(Timestamp),
            follows: stored.follows.map(GameId),
            position: stored.position.map(SetupText::new),
            rated: stored.rated,
            longest_stop: stored.longest_stop,
            first_move: stored.first_move,
        })
    }
}
