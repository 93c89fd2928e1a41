//! The card of a player’s rating: its course, the form, results by side, the best win, usual first moves, and dice.

use std::collections::BTreeMap;

use crate::game::outcome::{Outcome, Score};
use crate::game::seat::Seat;
use crate::play::luckless_score;
use crate::play::summary::GameSummary;
use crate::play::{PlayerId, Timestamp};
use crate::rating::player_rating::PlayerRating;
use crate::rating::ranking::points;
use crate::scene::{FormMark, RatingCard, RatingPoint, ResultRow, Sheet};
use crate::service::api::action::Asker;
use crate::service::api::reply::Picture;
use crate::service::describe::{game, ratings, rolls};
use crate::service::lookup::{competition, games, load, load_names, preferences};
use crate::service::study::dice_tally;
use crate::service::study::pools::{rounded, shows, whole};
use crate::service::study::seats::seats_of;
use crate::service::words::catalogue::{self, TextArg};
use crate::store::{self, PoolKey, Store, StoreError, StoredStep};

/// Most steps drawn, the newest.
const COURSE: usize = 400;
/// Results of the form.
const FORM: usize = 10;
/// Newest games searched for usual first moves.
const OPENINGS: usize = 40;
/// Fewest games that make a first move usual.
const USUAL: usize = 3;
/// Wins searched for one over a player who shows their rating.
const WINS: usize = 20;

/// The card of the pool in which this player last finished a rated game here, if the viewer may see it.
pub(super) fn newest(
    store: &Store,
    asker: Asker<'_>,
    player: &PlayerId,
    now: Timestamp,
) -> Result<Option<Picture>, StoreError> {
    if competition::competition_of(store, player).is_hidden() && player != asker.player {
        return Ok(None);
    }
    let here = Some(asker.place.server());
    let pools = store::standings::pools_of(store, player)?;
    match pools.iter().find(|key| key.server().as_ref() == here) {
        Some(key) => picture(store, asker, player, key, now),
        None => Ok(None),
    }
}

/// The card of a player in a pool of this server; `None` before their first rated game there.
pub(super) fn picture(
    store: &Store,
    asker: Asker<'_>,
    player: &PlayerId,
    key: &PoolKey,
    now: Timestamp,
) -> Result<Option<Picture>, StoreError> {
    let mut steps = store::standings::steps_of_player(store, player, key, COURSE)?;
    steps.reverse();
    let Some(last) = steps.last().map(|last| last.step.after) else {
        return Ok(None);
    };
    let words = catalogue::sentences();
    let names = load_names::load_names(store, [player].into_iter())?;
    let pool = ratings::pool(key);
    let deviation = rounded(last.at(now.0).deviation);
    let rating = whole(points(last.rating));
    let played = played(store, asker, player, key)?;
    let mut lines = Vec::new();
    lines.extend(best_win(store, player, key)?);
    lines.extend(openings(store, player, &played)?);
    lines.extend(dice(store, player, &played)?);
    let form = form(store, &steps)?;
    let card = RatingCard {
        name: format!("rating-{}", key.slug()),
        player: names.of(player).to_owned(),
        subtitle: if last.is_provisional(now.0) {
            words.line("card-provisional", &[("pool", pool.into())])
        } else {
            pool
        },
        figure: format!("{rating} ± {deviation}"),
        course: course(&steps, &last, now),
        dates: dates(&steps, now),
        form_label: words.line("card-form", &[]),
        form: form.iter().map(|result| result.mark).collect(),
        results: results(player, &played),
        lines,
    };
    let theme = preferences::preferences_of(store, asker.player).theme;
    let alt = described(&card, &steps, &form);
    let alt = game::fitted(&alt);
    Ok(Some(Picture::of_sheet(Sheet::Card(card), alt, theme)))
}

/// The finished games of a player in a pool that the viewer may see, the newest first; none with a computer.
fn played(
    store: &Store,
    asker: Asker<'_>,
    player: &PlayerId,
    key: &PoolKey,
) -> Result<Vec<GameSummary>, StoreError> {
    let mut played = games::newest(store, asker, Some(player), false, usize::MAX)?;
    played.retain(|game| {
        game.kind.spec().pool(&game.options).slug == key.slug()
            && !game.seats.iter().any(PlayerId::is_computer)
    });
    Ok(played)
}

/// The course of a rating: before and after each game, and now. Its deviation grows in between.
fn course(steps: &[StoredStep], last: &PlayerRating, now: Timestamp) -> Vec<RatingPoint> {
    let mut course = Vec::new();
    for stored in steps {
        let step = &stored.step;
        for (rating, deviation) in [
            (step.rating, step.deviation),
            (step.after.rating, step.after.deviation),
        ] {
            course.push(RatingPoint {
                at: stored.ended.0,
                rating: whole(points(rating)),
                deviation: whole(points(deviation)),
            });
        }
    }
    let strength = last.at(now.0);
    course.push(RatingPoint {
        at: now.0.max(last.last),
        rating: whole(points(last.rating)),
        deviation: rounded(strength.deviation),
    });
    course
}

/// The first day of the course, and today.
fn dates(steps: &[StoredStep], now: Timestamp) -> Vec<(i64, String)> {
    let first = steps.first().map_or(now, |step| step.ended);
    let dates = [first, now].map(|at| (at.0, catalogue::day(at)));
    dates.into()
}

/// The newest results with their marks, the newest last.
fn form(store: &Store, steps: &[StoredStep]) -> Result<Vec<FormResult>, StoreError> {
    let newest = steps.get(steps.len().saturating_sub(FORM)..);
    let newest = newest.unwrap_or_default().iter();
    let ended = newest.map(|stored| {
        let summary = store.summary(stored.game)?;
        let outcome = summary.and_then(|summary| summary.outcome);
        Ok(FormResult {
            mark: mark(stored, outcome.as_ref()),
            seats: outcome.map_or(0, |outcome| outcome.places.count()),
        })
    });
    ended.collect()
}

/// A result with the number of seats of its game.
struct FormResult {
    mark: FormMark,
    seats: u8,
}

fn mark(stored: &StoredStep, outcome: Option<&Outcome>) -> FormMark {
    if let Some(place) = outcome.and_then(|outcome| outcome.between(stored.seat)) {
        return FormMark::Placed(place);
    }
    match stored.step.score {
        1000.. => FormMark::Won,
        ..=0 => FormMark::Lost,
        1..1000 => FormMark::Drawn,
    }
}

/// Results in all games, and by side if the player has played several.
fn results(player: &PlayerId, played: &[GameSummary]) -> Vec<ResultRow> {
    let words = catalogue::sentences();
    let mut all = empty(words.line("card-all", &[]));
    let mut sides: BTreeMap<Seat, ResultRow> = BTreeMap::new();
    for summary in played {
        let Some(end) = &summary.outcome else {
            continue;
        };
        for seat in seats_of(summary, end, player) {
            let side = sides
                .entry(seat)
                .or_insert_with(|| empty(side(summary, seat)));
            for row in [&mut all, side] {
                *match end.score(seat) {
                    Score::Won => &mut row.won,
                    Score::Drawn => &mut row.drawn,
                    Score::Lost => &mut row.lost,
                } += 1;
            }
        }
    }
    if all.won + all.drawn + all.lost == 0 {
        return Vec::new();
    }
    let sides = sides.into_values();
    std::iter::once(all).chain(sides).collect()
}

fn empty(label: String) -> ResultRow {
    ResultRow {
        label,
        won: 0,
        drawn: 0,
        lost: 0,
    }
}

/// The name of the side at a seat of this game.
fn side(summary: &GameSummary, seat: Seat) -> String {
    let sides = (summary.kind.spec().sides)(&summary.options);
    let code = sides.get(seat.index()).copied().unwrap_or_default();
    catalogue::sentences().code_name("side", code)
}

/// The win over the highest rated opponent who shows their rating.
fn best_win(store: &Store, player: &PlayerId, key: &PoolKey) -> Result<Option<String>, StoreError> {
    let wins = store::standings::best_wins(store, player, key, WINS)?;
    let Some(best) = wins.iter().find(|win| shows(store, key, &win.opponent)) else {
        return Ok(None);
    };
    let names = load_names::load_names(store, [&best.opponent].into_iter())?;
    let args = [
        ("player", names.of(&best.opponent).to_owned().into()),
        ("rating", ratings::figure(best.rating).into()),
        ("game", best.game.to_string().into()),
    ];
    Ok(Some(catalogue::sentences().line("card-best", &args)))
}

/// The first moves that a player usually makes, by side.
fn openings(
    store: &Store,
    player: &PlayerId,
    played: &[GameSummary],
) -> Result<Vec<String>, StoreError> {
    let mut first: BTreeMap<Seat, (String, BTreeMap<String, usize>)> = BTreeMap::new();
    for summary in played.iter().take(OPENINGS) {
        let Some(loaded) = load::load_healthy(store, summary.id)? else {
            continue;
        };
        let own = |seat: Seat| loaded.player(seat) == Some(player);
        let Some(step) = loaded.steps().iter().find(|step| own(step.seat)) else {
            continue;
        };
        let seat = first
            .entry(step.seat)
            .or_insert_with(|| (side(summary, step.seat), BTreeMap::new()));
        *seat.1.entry(step.text.to_string()).or_default() += 1;
    }
    let usual = first.into_values().filter_map(|(side, moves)| {
        let games: usize = moves.values().sum();
        let (text, count) = moves.into_iter().max_by_key(|(_, count)| *count)?;
        let args = [
            ("side", side.into()),
            ("move", text.into()),
            ("count", TextArg::count(count)),
            ("games", TextArg::count(games)),
        ];
        let is_usual = count >= USUAL && 2 * count > games;
        is_usual.then(|| catalogue::sentences().line("card-opening", &args))
    });
    Ok(usual.take(2).collect())
}

/// Attacks with sealed dice, won and expected; and the mean score beside the one without luck, where that says more.
/// Empty for a game without dice.
fn dice(
    store: &Store,
    player: &PlayerId,
    played: &[GameSummary],
) -> Result<Vec<String>, StoreError> {
    let tally = dice_tally::series(store, player, played)?;
    let attacks = tally.attacks();
    if attacks.count() == 0 {
        return Ok(Vec::new());
    }
    let args = rolls::luck_counts(&attacks);
    let mut lines = vec![catalogue::sentences().line("card-luck", &args)];
    if let Some(found) = luckless_score::compare(&tally.scores, luckless_score::SLOPE) {
        let percent = |part: f64| TextArg::from(format!("{:.0}", 100.0 * part));
        let args = [
            ("score", percent(found.score.mean)),
            ("error", percent(found.score.error)),
            ("without", percent(found.without_luck.mean)),
            ("left", percent(found.without_luck.error)),
            ("games", TextArg::count(tally.scores.len())),
        ];
        lines.push(catalogue::sentences().line("card-luckless", &args));
    }
    Ok(lines)
}

/// The card in words.
fn described(card: &RatingCard, steps: &[StoredStep], form: &[FormResult]) -> String {
    let words = catalogue::sentences();
    let ratings = || card.course.iter().map(|point| point.rating);
    let (rating, deviation) = card.figure.split_once(" ± ").unwrap_or_default();
    let from = steps.first().map(|step| catalogue::day(step.ended));
    let args = [
        ("player", card.player.clone().into()),
        ("rating", rating.into()),
        ("deviation", deviation.into()),
        ("from", from.unwrap_or_default().into()),
        (
            "high",
            ratings().max().unwrap_or_default().to_string().into(),
        ),
        (
            "low",
            ratings().min().unwrap_or_default().to_string().into(),
        ),
    ];
    let mut told = vec![format!("{}.", card.subtitle), words.line("card-alt", &args)];
    let form = form.iter().map(|result| match result.mark {
        FormMark::Won => words.line("form-won", &[]),
        FormMark::Drawn => words.line("form-drawn", &[]),
        FormMark::Lost => words.line("form-lost", &[]),
        FormMark::Placed(place) => {
            let args = [
                ("place", TextArg::Num(place.into())),
                ("seats", TextArg::Num(result.seats.into())),
            ];
            words.line("form-placed", &args)
        }
    });
    let form: Vec<String> = form.collect();
    if !form.is_empty() {
        let results = [("results", form.join(", ").into())];
        told.push(words.line("card-alt-form", &results));
    }
    for row in &card.results {
        let args = [
            ("label", row.label.clone().into()),
            ("won", TextArg::Num(row.won.into())),
            ("drawn", TextArg::Num(row.drawn.into())),
            ("lost", TextArg::Num(row.lost.into())),
        ];
        told.push(words.line("card-alt-results", &args));
    }
    told.extend(card.lines.iter().map(|line| format!("{line}.")));
    told.join(" ")
}
