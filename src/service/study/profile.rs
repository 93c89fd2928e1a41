//! Profile: what somebody has played, and what sealed dice gave him, counted from the logs when it is asked for.
//!
//! As in the history, only games count that the asker may see from where he asks.

use std::collections::BTreeMap;

use crate::game::outcome::{Outcome, Score};
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::luck::LuckTally;
use crate::play::sealed::OWN_DICE;
use crate::play::summary::GameSummary;
use crate::play::{Game, Place, PlayerId, Timestamp};
use crate::service::api::reply::Reply;
use crate::service::api::result::HandlerResult;
use crate::service::api::values::Person;
use crate::service::describe::rolls;
use crate::service::lookup::{load, load_names};
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store;
use crate::store::{Store, StoreError};

/// From so many of the newest games with dice luck is counted.
const NEWEST: usize = 500;

/// What this player, or who asks, has played.
pub(in crate::service) fn profile(
    store: &Store,
    who: &Person,
    place: &Place,
    whom: Option<&PlayerId>,
) -> HandlerResult {
    let words = catalogue::sentences();
    let player = whom.unwrap_or(&who.id);
    let [ended, running] = [
        seen(store, &who.id, place, player, false)?,
        seen(store, &who.id, place, player, true)?,
    ];
    let names = load_names::load_names(store, [player].into_iter())?;
    let args = [
        ("player", names.named_or_typed(player)),
        ("command", TextArg::Command("challenge")),
    ];
    if ended.is_empty() && running.is_empty() {
        return Ok(vec![Reply::note(words.text("profile-none", &args))]);
    }
    let mut text = words.text("profile-title", &args);
    for kind in GameKind::ALL {
        text.push_line(record(kind, player, &ended, &running));
    }
    text.push_line(series(store, player, &ended)?.words(player, &names));
    if player != &who.id {
        text.push_line(words.text("profile-seen", &args));
    }
    Ok(vec![Reply::note(text)])
}

/// All games of this player that are ended (or running) and may be seen, newest first.
fn seen(
    store: &Store,
    viewer: &PlayerId,
    place: &Place,
    player: &PlayerId,
    running: bool,
) -> Result<Vec<GameSummary>, StoreError> {
    store.search(&store::GameSearch {
        viewer,
        place,
        running,
        player: Some(player),
        opponent: None,
        kind: None,
        score: None,
        since: Timestamp(i64::MIN),
        until: Timestamp(i64::MAX),
        skip: 0,
        most: usize::MAX,
    })
}

/// What sealed dice gave this player in the newest of these games.
fn series(
    store: &Store,
    player: &PlayerId,
    ended: &[GameSummary],
) -> Result<DiceTally, StoreError> {
    let thrown = |summary: &&GameSummary| {
        let options = &summary.options;
        (summary.kind.spec().luck.throws)(options) && !options.has(OWN_DICE)
    };
    let mut games = ended.iter().filter(thrown);
    let mut series = DiceTally::default();
    for summary in games.by_ref().take(NEWEST) {
        // One game that cannot be read must not hide all others.
        if let Some(game) = load::load_healthy(store, summary.id)? {
            series.add(&game, player);
        }
    }
    series.more = games.next().is_some();
    Ok(series)
}

/// How many games of one kind were played, and how they ended; empty where there is none.
fn record(
    kind: GameKind,
    player: &PlayerId,
    ended: &[GameSummary],
    running: &[GameSummary],
) -> Text {
    let of_kind = |games: &[GameSummary]| games.iter().filter(|game| game.kind == kind).count();
    let (played, under_way) = (of_kind(ended), of_kind(running));
    if played + under_way == 0 {
        return Text::default();
    }
    let came_to = |score| {
        let so = |game: &&GameSummary| game.kind == kind && best(game, player) == Some(score);
        TextArg::count(ended.iter().filter(so).count())
    };
    let args = [
        ("title", kind.spec().title.into()),
        ("played", TextArg::count(played)),
        ("won", came_to(Score::Won)),
        ("drawn", came_to(Score::Drawn)),
        ("lost", came_to(Score::Lost)),
        ("running", TextArg::count(under_way)),
    ];
    let mut text = catalogue::sentences().text("profile-kind", &args);
    let ended = ended.iter().filter(|game| game.kind == kind);
    if let Some(places) = places(ended, player) {
        text.push_line(places);
    }
    text
}

/// Which places somebody took where there are places from first to last, and how often; `None` where there were none.
fn places<'a>(ended: impl Iterator<Item = &'a GameSummary>, player: &PlayerId) -> Option<Text> {
    let mut places: BTreeMap<u8, usize> = BTreeMap::new();
    for game in ended {
        let ranked = game.outcome.as_ref().filter(|end| end.is_ranked());
        let his = ranked.and_then(|end| {
            seats_of(game, end, player)
                .map(|seat| end.places[seat])
                .min()
        });
        if let Some(place) = his {
            *places.entry(place).or_default() += 1;
        }
    }
    let places: Vec<String> = places
        .into_iter()
        .map(|(place, count)| format!("{place}. × {count}"))
        .collect();
    let told = [("places", places.join(" · ").into())];
    (!places.is_empty()).then(|| catalogue::sentences().text("profile-places", &told))
}

/// The seats of a player in a game that ended so.
fn seats_of<'a>(
    game: &'a GameSummary,
    end: &Outcome,
    player: &'a PlayerId,
) -> impl Iterator<Item = Seat> + use<'a> {
    let seats = Seat::all(end.places.count()).zip(&game.seats);
    let his = seats.filter(move |(_, other)| *other == player);
    his.map(|(seat, _)| seat)
}

/// What a game came to for a player: on several seats, the best.
fn best(game: &GameSummary, player: &PlayerId) -> Option<Score> {
    let end = game.outcome.as_ref()?;
    seats_of(game, end, player)
        .map(|seat| end.score(seat))
        .min()
}

/// What sealed dice gave somebody over many games.
#[derive(Default)]
struct DiceTally {
    /// His attacks: whether they succeeded.
    attacks: LuckTally,
    /// Attacks on him: whether he held.
    defences: LuckTally,
    /// From how many games.
    games: usize,
    /// There are older ones that were left out.
    more: bool,
}

impl DiceTally {
    /// The sealed rolls of a game. One that was brought from elsewhere tells nothing sure of its dice.
    fn add(&mut self, game: &Game, player: &PlayerId) {
        if game.origin().is_some() {
            return;
        }
        let sealed = |attack: &crate::play::luck::Attack| game.roll_at(attack.ply).is_some();
        let before = self.attacks.count() + self.defences.count();
        for attack in game.attacks().iter().filter(|attack| sealed(attack)) {
            let chance = attack.odds.chance();
            if game.player(attack.by) == Some(player) {
                self.attacks.add(chance, attack.won);
            }
            if game.player(attack.on) == Some(player) {
                self.defences.add(1.0 - chance, !attack.won);
            }
        }
        self.games += usize::from(self.attacks.count() + self.defences.count() > before);
    }

    /// Empty where there were no such rolls.
    fn words(&self, player: &PlayerId, names: &PlayerNames) -> Text {
        let words = catalogue::sentences();
        let mut text = Text::default();
        if self.games == 0 {
            return text;
        }
        let args = [("games", TextArg::count(self.games))];
        text.push_line(words.text("profile-dice", &args));
        for (tally, id) in [
            (&self.attacks, "profile-attacks"),
            (&self.defences, "profile-defences"),
        ] {
            if tally.count() == 0 {
                continue;
            }
            let mut args = rolls::luck_counts(tally);
            args.push(("player", names.named_or_typed(player)));
            text.push_line(words.text(id, &args));
            text.push(" ");
            let id = if rolls::are_few(tally) {
                "luck-few"
            } else {
                "profile-chance"
            };
            text.append(words.text(id, &args));
        }
        if self.more {
            let newest = [("newest", TextArg::count(NEWEST))];
            text.push_line(words.text("profile-newest", &newest));
        }
        text
    }
}
