//! Profile: a player's games, and their luck with sealed dice, counted from the logs on request.
//!
//! As in the history, only games count that the user may see from the place.

use std::collections::BTreeMap;

use crate::game::outcome::{Outcome, Score};
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::luck::{LuckTally, Odds, ThrowCount};
use crate::play::luckless_score::LuckyScore;
use crate::play::summary::GameSummary;
use crate::play::{PlayerId, Timestamp};
use crate::service::api::action::Request;
use crate::service::api::reply::Reply;
use crate::service::api::result::HandlerResult;
use crate::service::describe::rolls;
use crate::service::lookup::{games, load_names};
use crate::service::study::{card, competition, dice_counts};
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{Store, StoreError, StoredAttack, StoredDice};

/// Most games that are read for their dice, the newest first; the counts of all others are stored.
const READ: usize = 500;

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

/// This player's luck with sealed dice in these games. Most are counted already; only some of the others are read.
pub(super) fn series(
    store: &Store,
    player: &PlayerId,
    ended: &[GameSummary],
) -> Result<DiceTally, StoreError> {
    let mut series = DiceTally::default();
    let mut read = 0;
    for summary in ended.iter().filter(|summary| dice_counts::throws(summary)) {
        let dice = match dice_counts::stored(store, summary)? {
            Some(dice) => dice,
            None if read < READ => {
                read += 1;
                dice_counts::counted(store, summary)?
            }
            None => {
                series.uncounted += 1;
                continue;
            }
        };
        series.add(&dice, summary, player);
    }
    Ok(series)
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
    /// Their attacks, with how many succeeded.
    attacks: ThrowsByOdds,
    /// Attacks on them, with how many they held.
    defences: ThrowsByOdds,
    /// The result and luck of each game with such rolls, except those on several of its seats.
    pub(super) scores: Vec<LuckyScore>,
    /// Number of games.
    games: usize,
    /// Number of games that are not counted yet.
    uncounted: usize,
}

/// Numbers of throws by the odds of their success.
#[derive(Default)]
struct ThrowsByOdds(BTreeMap<Odds, ThrowCount>);

impl ThrowsByOdds {
    fn add(&mut self, odds: Odds, won: bool) {
        let count = self.0.entry(odds).or_insert(ThrowCount {
            odds,
            thrown: 0,
            won: 0,
        });
        count.thrown += 1;
        count.won += u32::from(won);
    }

    fn tally(&self) -> LuckTally {
        LuckTally::of_counts(self.0.values().copied())
    }
}

impl DiceTally {
    /// The attacks of the player.
    pub(super) fn attacks(&self) -> LuckTally {
        self.attacks.tally()
    }

    /// Adds the sealed rolls of a game.
    fn add(&mut self, dice: &StoredDice, summary: &GameSummary, player: &PlayerId) {
        let own = |seat: u8| summary.seats.get(usize::from(seat)) == Some(player);
        let mut thrown = false;
        for attack in &dice.attacks {
            let &StoredAttack {
                by,
                on,
                ways,
                rolls,
                won,
            } = attack;
            if own(by) {
                self.attacks.add(Odds { ways, rolls }, won);
                thrown = true;
            }
            if own(on) {
                let ways = rolls.saturating_sub(ways);
                self.defences.add(Odds { ways, rolls }, !won);
                thrown = true;
            }
        }
        if !thrown {
            return;
        }
        self.games += 1;
        let Some(end) = &summary.outcome else {
            return;
        };
        let seats: Vec<Seat> = seats_of(summary, end, player).collect();
        let [seat] = seats[..] else {
            return;
        };
        self.scores.push(LuckyScore {
            score: match end.score(seat) {
                Score::Won => 1.0,
                Score::Drawn => 0.5,
                Score::Lost => 0.0,
            },
            luck: dice.luck.get(seat.index()).copied().unwrap_or(0.0),
        });
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
            (&self.attacks(), "profile-attacks"),
            (&self.defences.tally(), "profile-defences"),
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
        if self.uncounted > 0 {
            let count = [("count", TextArg::count(self.uncounted))];
            text.push_line(words.text("profile-uncounted", &count));
        }
        text
    }
}
