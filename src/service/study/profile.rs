//! Profile: a player's games, and their luck with sealed dice, counted from the logs on request.
//!
//! As in the history, only games count that the user may see from the place.

use std::collections::BTreeMap;

use crate::game::outcome::{Outcome, Score};
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::luck::{Attack, LuckTally};
use crate::play::luckless_score::LuckyScore;
use crate::play::seal::OWN_DICE;
use crate::play::summary::GameSummary;
use crate::play::{Game, PlayerId, Timestamp};
use crate::service::api::action::Asker;
use crate::service::api::reply::Reply;
use crate::service::api::result::HandlerResult;
use crate::service::describe::rolls;
use crate::service::lookup::{games, load, load_names};
use crate::service::study::{analysis, card, competition};
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{Store, StoreError};

/// Most games with dice counted for luck, the newest first.
const NEWEST: usize = 500;

/// The profile of this player, or of the user.
pub(in crate::service) fn profile(
    store: &Store,
    asker: Asker<'_>,
    player: Option<&PlayerId>,
    now: Timestamp,
) -> HandlerResult {
    let words = catalogue::sentences();
    let player = player.unwrap_or(asker.player);
    let seen = |running| games::newest(store, asker, Some(player), running, usize::MAX);
    let (ended, running) = (seen(false)?, seen(true)?);
    let names = load_names::load_names(store, [player].into_iter())?;
    let args = [
        ("player", names.named_or_typed(player)),
        ("command", TextArg::Command("challenge")),
    ];
    if ended.is_empty() && running.is_empty() {
        return Ok(vec![Reply::note(words.text("profile-none", &args))]);
    }
    let mut text = words.text("profile-title", &args);
    let among_people = |game: &&GameSummary| {
        !game
            .seats
            .iter()
            .any(|other| other != player && other.is_computer())
    };
    for kind in GameKind::ALL {
        let of_kind = |game: &&GameSummary| game.kind == kind && among_people(game);
        let games = [&ended, &running].map(|games| games.iter().filter(of_kind).collect());
        text.push_line(record(kind.spec().title, player, games));
    }
    // They are counted apart, since anybody may win as many as they like.
    let computers = |game: &&GameSummary| !among_people(game);
    let games = [&ended, &running].map(|games| games.iter().filter(computers).collect());
    text.push_line(record(&words.line("profile-computer", &[]), player, games));
    text.push_line(series(store, player, &ended)?.words(player, &names));
    text.push_line(competition::profile_lines(
        store,
        asker.place.server(),
        asker.player,
        player,
    )?);
    if player != asker.player {
        text.push_line(words.text("profile-seen", &args));
    }
    let mut reply = Reply::note(text);
    reply.picture = card::newest(store, asker, player, now)?;
    Ok(vec![reply])
}

/// This player's luck with sealed dice in the newest of these games.
pub(super) fn series(
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
        // One unreadable game must not hide all others.
        if let Some(game) = load::load_healthy(store, summary.id)? {
            series.add(&game, player);
        }
    }
    series.more = games.next().is_some();
    Ok(series)
}

/// Counts of these games, ended and running, by result; empty without any.
fn record(title: &str, player: &PlayerId, games: [Vec<&GameSummary>; 2]) -> Text {
    let [ended, running] = games;
    let (played, under_way) = (ended.len(), running.len());
    if played + under_way == 0 {
        return Text::default();
    }
    let came_to = |score| {
        let so = |game: &&&GameSummary| best(game, player) == Some(score);
        TextArg::count(ended.iter().filter(so).count())
    };
    let args = [
        ("title", title.into()),
        ("played", TextArg::count(played)),
        ("won", came_to(Score::Won)),
        ("drawn", came_to(Score::Drawn)),
        ("lost", came_to(Score::Lost)),
        ("running", TextArg::count(under_way)),
    ];
    let mut text = catalogue::sentences().text("profile-kind", &args);
    if let Some(places) = places(ended.into_iter(), player) {
        text.push_line(places);
    }
    text
}

/// Counts of a player's places in games ranked from first to last; `None` without any.
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

/// The seats of a player in an ended game.
pub(super) fn seats_of<'a>(
    game: &'a GameSummary,
    end: &Outcome,
    player: &'a PlayerId,
) -> impl Iterator<Item = Seat> + use<'a> {
    let seats = Seat::all(end.places.count()).zip(&game.seats);
    let his = seats.filter(move |(_, other)| *other == player);
    his.map(|(seat, _)| seat)
}

/// A player's result in a game: on several seats, the best.
fn best(game: &GameSummary, player: &PlayerId) -> Option<Score> {
    let end = game.outcome.as_ref()?;
    seats_of(game, end, player)
        .map(|seat| end.score(seat))
        .min()
}

/// A player's luck with sealed dice over many games.
#[derive(Default)]
pub(super) struct DiceTally {
    /// Their attacks, each with whether it succeeded.
    pub(super) attacks: LuckTally,
    /// Attacks on them, each with whether they held.
    defences: LuckTally,
    /// The result and luck of each game with such rolls, except those on several of its seats.
    pub(super) scores: Vec<LuckyScore>,
    /// Number of games.
    games: usize,
    /// Whether older ones were left out.
    more: bool,
}

impl DiceTally {
    /// Adds the sealed rolls of a game. An imported game proves nothing about its dice.
    fn add(&mut self, game: &Game, player: &PlayerId) {
        if game.origin().is_some() {
            return;
        }
        let sealed = |attack: &Attack| game.roll_at(attack.ply).is_some();
        let before = self.attacks.count() + self.defences.count();
        let mut attacks = game.attacks();
        attacks.retain(sealed);
        for attack in &attacks {
            let chance = attack.odds.chance();
            if game.player(attack.by) == Some(player) {
                self.attacks.add(chance, attack.won);
            }
            if game.player(attack.on) == Some(player) {
                self.defences.add(1.0 - chance, !attack.won);
            }
        }
        if self.attacks.count() + self.defences.count() == before {
            return;
        }
        self.games += 1;
        let mut seats = Seat::all(game.position().seats());
        let own = seats
            .by_ref()
            .find(|seat| game.player(*seat) == Some(player));
        let Some((seat, end)) = own.zip(game.outcome()) else {
            return;
        };
        if seats.all(|seat| game.player(seat) != Some(player)) {
            self.scores.push(LuckyScore {
                score: match end.score(seat) {
                    Score::Won => 1.0,
                    Score::Drawn => 0.5,
                    Score::Lost => 0.0,
                },
                luck: attacks
                    .iter()
                    .filter_map(|attack| analysis::luck_at_a_glance(game, attack, seat))
                    .sum(),
            });
        }
    }

    /// The luck in words; empty without such rolls.
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
