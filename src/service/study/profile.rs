//! Profile: a player's games, and their luck with sealed dice, counted from the logs on request.
//!
//! As in the history, only games count that the user may see from the place.

use std::collections::BTreeMap;

use crate::game::outcome::Score;
use crate::games::GameKind;
use crate::play::summary::GameSummary;
use crate::play::{PlayerId, Timestamp};
use crate::service::api::action::Request;
use crate::service::api::reply::Reply;
use crate::service::api::result::HandlerResult;
use crate::service::lookup::{games, load_names};
use crate::service::study::dice_tally::series;
use crate::service::study::seats::seats_of;
use crate::service::study::{card, competition};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::store::Store;

/// The profile of this player, or of the user.
pub(in crate::service) fn profile(
    store: &Store,
    request: &Request,
    player: Option<&PlayerId>,
    now: Timestamp,
) -> HandlerResult {
    let words = catalogue::sentences();
    let asker = request.asker();
    let player = player.unwrap_or(asker.player);
    let seen = |running| games::newest(store, asker, Some(player), running, usize::MAX);
    let (ended, running) = (seen(false)?, seen(true)?);
    let names = load_names::load_names(store, [player].into_iter())?
        .with(&request.user.id, &request.user.name);
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
        now,
    )?);
    if player != asker.player {
        text.push_line(words.text("profile-seen", &args));
    }
    let mut reply = Reply::note(text);
    reply.picture = card::newest(store, asker, player, now)?;
    Ok(vec![reply])
}

/// Counts of these games, ended and running, by result; empty without any.
pub(super) fn record(title: &str, player: &PlayerId, games: [Vec<&GameSummary>; 2]) -> Text {
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

/// A player's result in a game: on several seats, the best.
fn best(game: &GameSummary, player: &PlayerId) -> Option<Score> {
    let end = game.outcome.as_ref()?;
    seats_of(game, end, player)
        .map(|seat| end.score(seat))
        .min()
}
