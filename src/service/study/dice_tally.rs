//! [`DiceTally`]: a player's luck with sealed dice over many games.

use std::collections::BTreeMap;

use crate::game::outcome::Score;
use crate::game::seat::Seat;
use crate::play::PlayerId;
use crate::play::luck::{LuckTally, Odds, ThrowCount};
use crate::play::luckless_score::LuckyScore;
use crate::play::summary::GameSummary;
use crate::service::describe::rolls;
use crate::service::study::dice_counts;
use crate::service::study::seats::seats_of;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{Store, StoreError, StoredAttack, StoredDice};

/// Most games that are read for their dice, the newest first; the counts of all others are stored.
const READ: usize = 500;

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

impl DiceTally {
    /// The attacks of the player.
    pub(super) fn attacks(&self) -> LuckTally {
        self.attacks.tally()
    }

    /// Adds the sealed rolls of a game.
    pub(super) fn add(&mut self, dice: &StoredDice, summary: &GameSummary, player: &PlayerId) {
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
    pub(super) fn words(&self, player: &PlayerId, names: &PlayerNames) -> Text {
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

/// Numbers of throws by the odds of their success.
#[derive(Default)]
struct ThrowsByOdds(BTreeMap<Odds, ThrowCount>);

impl ThrowsByOdds {
    pub(super) fn add(&mut self, odds: Odds, won: bool) {
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
