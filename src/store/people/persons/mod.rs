//! The fields of stored events that name people and places, or hold a person's text: the whole stored form, field by
//! field.
//! Forgetting and handing out follow from [`FIELDS`]. Tests compare it with the stored form, which describes itself,
//! and with the types of the model. They also show that the database's trigger lets each of these be forgotten, and
//! nothing else be changed.

/// The content of a field of a stored event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Holds {
    /// Nothing about a person: a seat, a number, a name of the rules.
    Nothing,
    /// A player, who gets a pseudonym.
    Player,
    /// A place, which gets a pseudonym with its server.
    Place,
    /// A text of the player named by another field; it is deleted with that player.
    Words(&'static str),
    /// Text of the game itself: cells, or words that decide rolls. It stays.
    Text,
}

use Holds::{Nothing, Place, Player, Text, Words};

/// Every field of every stored event, by the names that lead to it.
pub(in crate::store) const FIELDS: &[(&str, Holds)] = &[
    ("aborted.by", Nothing),
    ("agreed.seat", Nothing),
    ("agreed.to", Nothing),
    ("created.by", Player),
    ("created.invited", Player),
    ("created.kind", Nothing),
    ("created.options", Nothing),
    ("created.place", Place),
    ("created.rules", Nothing),
    ("created.side", Nothing),
    ("created.terms.clock", Nothing),
    ("created.terms.expires", Nothing),
    ("created.terms.first_move", Nothing),
    ("created.terms.follows", Nothing),
    ("created.terms.longest_stop", Nothing),
    ("created.terms.note", Words("created.by")),
    ("created.terms.position", Nothing),
    ("created.terms.rated", Nothing),
    ("created.terms.standing", Nothing),
    ("created.terms.thread", Nothing),
    ("declined.by", Player),
    ("declined.word", Words("declined.by")),
    ("dice.opened.secret", Nothing),
    ("dice.renewal_declined.by", Nothing),
    ("dice.renewal_offered.by", Nothing),
    ("dice.sealed.commitment", Nothing),
    ("dice.sealed.game", Nothing),
    ("dice.sealed.rules", Nothing),
    ("dice.sealed.scheme", Nothing),
    ("dice.seeded.seat", Nothing),
    ("dice.seeded.seed", Text),
    ("draw_declined.seat", Nothing),
    ("draw_offered.seat", Nothing),
    ("ended.places", Nothing),
    ("ended.why", Nothing),
    ("forfeited.seat", Nothing),
    ("forfeited.why", Nothing),
    ("imported.game", Nothing),
    ("imported.place", Place),
    ("lobby.came.player", Player),
    ("lobby.came.seat", Nothing),
    ("lobby.fewer.options", Nothing),
    ("lobby.ready.player", Player),
    ("lobby.went.player", Player),
    ("moderated.annulled.by", Player),
    ("moderated.annulled.reason", Words("moderated.annulled.by")),
    ("moderated.hand_over_declined.by", Player),
    ("moderated.hand_over_offered.by", Player),
    (
        "moderated.hand_over_offered.reason",
        Words("moderated.hand_over_offered.by"),
    ),
    ("moderated.hand_over_offered.seat", Nothing),
    ("moderated.hand_over_offered.to", Player),
    ("moderated.hand_over_offered.until", Nothing),
    ("moderated.handed_over.by", Player),
    ("moderated.handed_over.from", Player),
    (
        "moderated.handed_over.reason",
        Words("moderated.handed_over.by"),
    ),
    ("moderated.handed_over.seat", Nothing),
    ("moderated.handed_over.to", Player),
    ("moderated.paused.by", Player),
    ("moderated.paused.reason", Words("moderated.paused.by")),
    ("moderated.resumed.by", Player),
    ("moderated.unrated.by", Player),
    ("moderated.unrated.reason", Words("moderated.unrated.by")),
    ("moved.place", Place),
    ("played.after", Nothing),
    ("played.seat", Nothing),
    ("played.text", Nothing),
    ("rolled.after", Nothing),
    ("rolled.faces", Nothing),
    ("seated.player", Player),
    ("seated.seat", Nothing),
    ("signalled.number", Nothing),
    ("signalled.seat", Nothing),
    ("stakes.rated", Nothing),
    ("started.setup", Nothing),
    ("swapped.seat", Nothing),
    ("takeback.agreed.to", Nothing),
    ("takeback.asked.seat", Nothing),
    ("takeback.asked.to", Nothing),
    ("takeback.declined.seat", Nothing),
    ("time.away.from", Nothing),
    ("time.away.seat", Nothing),
    ("time.away.until", Nothing),
    ("time.back.seat", Nothing),
    ("time.clocked.left", Nothing),
    ("time.clocked.seat", Nothing),
    ("time.flagged.seat", Nothing),
    ("time.given.added", Nothing),
    ("time.given.by", Nothing),
    ("time.given.to", Nothing),
    ("time.pause_declined.by", Nothing),
    ("time.pause_offered.by", Nothing),
    ("time.paused.seat", Nothing),
    ("time.paused.why", Nothing),
    ("time.resumed.by", Nothing),
    ("touched.cells", Text),
    ("touched.seat", Nothing),
];

/// Event kinds that may name a person without a seat in the game; each has an index of its own.
pub(in crate::store) const MENTIONS: [&str; 2] = ["moderated", "lobby"];

/// The fields that name players.
pub(in crate::store) fn players() -> impl Iterator<Item = &'static str> {
    holding(|holds| holds == Player)
}

/// The fields that name players, in events of this kind.
pub(in crate::store) fn players_in(kind: &str) -> impl Iterator<Item = &'static str> {
    players().filter(move |field| kind_of(field) == kind)
}

/// The fields that name places.
pub(in crate::store) fn places() -> impl Iterator<Item = &'static str> {
    holding(|holds| holds == Place)
}

/// The fields with a player's text, each with the field that names the player.
pub(in crate::store) fn words() -> impl Iterator<Item = (&'static str, &'static str)> {
    FIELDS.iter().filter_map(|(field, holds)| match holds {
        Words(by) => Some((*field, *by)),
        Nothing | Player | Place | Text => None,
    })
}

fn holding(wanted: impl Fn(Holds) -> bool) -> impl Iterator<Item = &'static str> {
    let fields = FIELDS.iter().filter(move |(_, holds)| wanted(*holds));
    fields.map(|(field, _)| *field)
}

/// The event kind that a field belongs to: how its bodies begin.
pub(in crate::store) fn kind_of(field: &str) -> &str {
    field.split_once('.').map_or(field, |(kind, _)| kind)
}

#[cfg(test)]
mod tests;
