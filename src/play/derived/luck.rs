//! Luck: the expected results of attacks, their actual results, and the range of chance.

use crate::game::seat::Seat;
use crate::play::game::suppose::{DiceOutcome, all_rolls, due};
use crate::play::game::{Game, review};
use crate::play::values::identity::Ply;

/// Share of all results left out on either side of the usual range.
const TAIL: f64 = 0.025;
/// Tolerance of sums of fractions.
const DUST: f64 = 1e-9;

/// The odds of an attack, counted in rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Odds {
    /// Rolls with a success.
    pub ways: u32,
    /// All rolls.
    pub rolls: u32,
}

impl Odds {
    /// The odds as a fraction of 1.
    pub fn chance(self) -> f64 {
        f64::from(self.ways) / f64::from(self.rolls.max(1))
    }

    /// The odds in hundredths.
    pub fn percent(self) -> u32 {
        (100 * self.ways + self.rolls / 2) / self.rolls.max(1)
    }
}

/// One attack that the bot’s dice decided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Attack {
    /// The ply of the move.
    pub ply: Ply,
    /// The attacking seat.
    pub by: Seat,
    /// The attacked seat.
    pub on: Seat,
    /// Its odds of success.
    pub odds: Odds,
    /// `true` if it succeeded.
    pub won: bool,
    /// The worth of the attacked piece, in the game’s unit.
    pub worth: f64,
}

impl Attack {
    /// The attacker's gain by the dice beyond the expected value, in the game’s unit.
    pub fn luck_swing(&self) -> f64 {
        (f64::from(u8::from(self.won)) - self.odds.chance()) * self.worth
    }

    /// The seat that was luckier.
    pub fn lucky(&self) -> Seat {
        if self.won { self.by } else { self.on }
    }
}

/// The attack with the greatest luck, the first of several; `None` without attacks.
pub fn swung_most(attacks: &[Attack]) -> Option<&Attack> {
    let swing = |attack: &Attack| attack.luck_swing().abs();
    attacks.iter().fold(None, |most, attack| match most {
        Some(most) if swing(attack) <= swing(most) + DUST => Some(most),
        Some(_) | None => Some(attack),
    })
}

/// The odds of the attack of this ply, from the dice of its position. `None` if no dice decided it, or if today's
/// rules cannot read the position.
pub fn odds_at(game: &Game, ply: Ply) -> Option<Odds> {
    let step = game
        .history()
        .step_at(ply)
        .filter(|step| step.roll.is_some())?;
    let dice = due(
        game.history().position_at(Ply(ply.0.checked_sub(1)?))?,
        &step.text,
    )?;
    let (mut ways, mut rolls) = (0, 0);
    for roll in all_rolls(dice) {
        rolls += 1;
        ways += u32::from(DiceOutcome::of(&roll) == DiceOutcome::Succeeds);
    }
    Some(Odds { ways, rolls })
}

/// All attacks that the bot’s dice decided, in order; none if the players threw their own dice.
pub fn attacks(game: &Game) -> Vec<Attack> {
    if game.uses_players_dice() {
        return Vec::new();
    }
    let plies = 1..=game.ply().0;
    plies.filter_map(|ply| attack_at(game, Ply(ply))).collect()
}

fn attack_at(game: &Game, ply: Ply) -> Option<Attack> {
    let step = game.history().step_at(ply)?;
    let odds = odds_at(game, ply)?;
    let (_, target) = review::stood_before(game, ply);
    let target = target?;
    let board = review::board_before(game, ply)?;
    let mut trays = Seat::all(game.position().seats()).zip(&board.lost);
    let (on, _) = trays.find(|(_, tray)| tray.tint == target.tint)?;
    Some(Attack {
        ply,
        by: step.seat,
        on,
        odds,
        won: !step.was_repelled(),
        worth: (game.kind().spec().luck.worth)(target.glyph).unwrap_or_default(),
    })
}

/// A number of throws with the same odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThrowCount {
    /// Their odds.
    pub odds: Odds,
    /// Number of throws.
    pub thrown: u32,
    /// Number of successes.
    pub won: u32,
}

/// The throws of one player together, with the exact chances of every number of successes.
#[derive(Clone, Debug, PartialEq)]
pub struct LuckTally {
    won: u32,
    expected: f64,
    /// The chance of no success, of one, of two, and so on.
    chances: Vec<f64>,
}

impl Default for LuckTally {
    fn default() -> Self {
        Self {
            won: 0,
            expected: 0.0,
            chances: vec![1.0],
        }
    }
}

impl LuckTally {
    /// Tallies throws: the chance of each, and whether it succeeded.
    pub fn of(throws: impl IntoIterator<Item = (f64, bool)>) -> Self {
        let mut tally = Self::default();
        for (chance, won) in throws {
            tally.add(chance, won);
        }
        tally
    }

    /// Tallies throws that are counted by their odds.
    pub fn of_counts(counts: impl IntoIterator<Item = ThrowCount>) -> Self {
        let mut tally = Self::default();
        for ThrowCount { odds, thrown, won } in counts {
            tally.won += won;
            tally.expected += odds.chance() * f64::from(thrown);
            let successes = binomial(thrown, odds.chance());
            tally.chances = if tally.chances.len() == 1 {
                successes
            } else {
                together(&tally.chances, &successes)
            };
        }
        tally
    }

    /// Adds a throw.
    pub fn add(&mut self, chance: f64, won: bool) {
        self.won += u32::from(won);
        self.expected += chance;
        self.chances.push(0.0);
        for n in (0..self.chances.len()).rev() {
            let one_less = n.checked_sub(1).map_or(0.0, |less| self.chances[less]);
            self.chances[n] = self.chances[n] * (1.0 - chance) + one_less * chance;
        }
    }

    /// Number of throws.
    pub fn count(&self) -> u32 {
        number(self.chances.len() - 1)
    }

    /// Number of successes.
    pub fn won(&self) -> u32 {
        self.won
    }

    /// Expected number of successes.
    pub fn expected(&self) -> f64 {
        self.expected
    }

    /// The chance of every number of successes, from none.
    pub fn chances(&self) -> &[f64] {
        &self.chances
    }

    /// The usual range of successes, both ends included: in at least 95 of 100 cases chance stays inside. At most 2.5
    /// cases fall below it, and at most 2.5 above.
    pub fn usual(&self) -> (u32, u32) {
        let end = |chances: &mut dyn Iterator<Item = &f64>| {
            let mut beyond = 0.0;
            let within = |chance: &&f64| {
                beyond += **chance;
                beyond <= TAIL + DUST
            };
            number(chances.take_while(within).count())
        };
        let least = end(&mut self.chances.iter());
        let most = self.count() - end(&mut self.chances.iter().rev());
        (least, most)
    }

    /// The chance of a result at least as far from the expected one, in either direction.
    pub fn tail_probability(&self) -> f64 {
        let off = |n: u32| (f64::from(n) - self.expected).abs();
        let far = off(self.won) - DUST;
        let as_far = (0..).zip(&self.chances).filter(|(n, _)| off(*n) >= far);
        as_far.map(|(_, chance)| chance).sum()
    }
}

/// The chance of every number of successes of throws with one chance. Each value is a simple multiple of its neighbour,
/// from the likeliest one on, so thousands of throws take thousands of steps.
fn binomial(thrown: u32, chance: f64) -> Vec<f64> {
    let odds = chance / (1.0 - chance);
    let likelier = |n: &u32| f64::from(*n) <= f64::from(thrown + 1) * chance;
    let likeliest = (1..=thrown).take_while(likelier).count();
    let room = thrown as usize + 1;
    let mut chances = vec![0.0; room];
    chances[likeliest] = 1.0;
    let ratio = |n: u32| f64::from(thrown - n) / f64::from(n + 1) * odds;
    for (at, n) in (0..thrown).enumerate().skip(likeliest) {
        chances[at + 1] = chances[at] * ratio(n);
    }
    for (at, n) in (0..thrown).enumerate().take(likeliest).rev() {
        chances[at] = chances[at + 1] / ratio(n);
    }
    let all: f64 = chances.iter().sum();
    for value in &mut chances {
        *value /= all;
    }
    chances
}

/// The chances of the sums of two numbers of successes.
fn together(some: &[f64], others: &[f64]) -> Vec<f64> {
    let mut sums = vec![0.0; some.len() + others.len() - 1];
    for (n, one) in some.iter().enumerate() {
        for (m, other) in others.iter().enumerate() {
            sums[n + m] += one * other;
        }
    }
    sums
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    /// A tally of this many throws of one chance, of which `won` succeed.
    fn tally(count: u32, chance: f64, won: u32) -> LuckTally {
        LuckTally::of((0..count).map(|n| (chance, n < won)))
    }

    #[test]
    fn chances_are_those_counted_by_hand() {
        let none = LuckTally::default();
        assert_eq!((none.count(), none.won(), none.usual()), (0, 0, (0, 0)));
        assert!(near(none.tail_probability(), 1.0));
        // Two fair coins.
        let coins = tally(2, 0.5, 2);
        for (chance, by_hand) in coins.chances().iter().zip([0.25, 0.5, 0.25]) {
            assert!(near(*chance, by_hand));
        }
        assert!(near(coins.expected(), 1.0) && near(coins.tail_probability(), 0.5));
        assert_eq!(coins.usual(), (0, 2));
        // One throw of 1 in 4, one of 1 in 2.
        let mixed = LuckTally::of([(0.25, false), (0.5, true)]);
        for (chance, by_hand) in mixed.chances().iter().zip([0.375, 0.5, 0.125]) {
            assert!(near(*chance, by_hand));
        }
        assert!(near(mixed.expected(), 0.75));
        // 0.75 are expected and 1 came: 0 and 2 are farther off.
        assert!(near(mixed.tail_probability(), 1.0));
    }

    #[test]
    fn what_is_usual_is_what_tables_of_the_binomial_say() {
        for (count, chance, usual) in [
            (6, 15.0 / 36.0, (0, 5)),
            (20, 0.5, (6, 14)),
            (100, 0.5, (40, 60)),
            (1, 15.0 / 36.0, (0, 1)),
            (5, 0.0, (0, 0)),
            (5, 1.0, (5, 5)),
            // Exactly 2.5 cases of 100 fall below, or above.
            (1, 0.975, (1, 1)),
            (1, 0.025, (0, 0)),
        ] {
            assert_eq!(tally(count, chance, 0).usual(), usual, "{count} {chance}");
        }
    }

    #[test]
    fn throws_counted_by_their_odds_have_the_chances_of_the_same_throws_one_by_one() {
        let counted = |ways, thrown, won| ThrowCount {
            odds: Odds { ways, rolls: 36 },
            thrown,
            won,
        };
        let counts = [
            counted(15, 40, 11),
            counted(21, 25, 20),
            counted(0, 3, 0),
            counted(36, 2, 2),
        ];
        let whole = LuckTally::of_counts(counts);
        let each = counts
            .into_iter()
            .flat_map(|count| (0..count.thrown).map(move |n| (count.odds.chance(), n < count.won)));
        let each = LuckTally::of(each);
        assert_eq!((whole.count(), whole.won()), (70, 33));
        assert!(near(whole.expected(), each.expected()));
        assert_eq!(whole.usual(), each.usual());
        assert!(near(whole.tail_probability(), each.tail_probability()));
        for (one, other) in whole.chances().iter().zip(each.chances()) {
            assert!(near(*one, *other), "{one} {other}");
        }
        let many = LuckTally::of_counts([counted(15, 100_000, 41_600)]);
        assert!(near(many.chances().iter().sum(), 1.0));
        // The standard deviation is 155.9: 1.96 of them on either side, and a little less than 0.7 for 66.7.
        assert_eq!(many.usual(), (41_361, 41_972));
        assert!((many.tail_probability() - 0.668).abs() < 0.002);
    }

    #[test]
    fn for_any_throws_the_chances_add_up_and_what_is_usual_holds_95_of_100() {
        let mut mixed = LuckTally::default();
        let mut expected = 0.0;
        for n in 0..300_u32 {
            let chance = f64::from(n * 37 % 101) / 100.0;
            mixed.add(chance, n % 3 == 0);
            expected += chance;
            let sum: f64 = mixed.chances().iter().sum();
            let mean: f64 = (0..)
                .zip(mixed.chances())
                .map(|(n, p)| f64::from(n) * p)
                .sum();
            assert!(near(sum, 1.0), "{n}");
            assert!(
                near(mixed.expected(), expected) && (mean - expected).abs() < 1e-6,
                "{n}"
            );
            let (least, most) = mixed.usual();
            let inside = &mixed.chances()[least as usize..=most as usize];
            assert!(inside.iter().sum::<f64>() >= 0.95 - 1e-9, "{n}");
        }
        assert_eq!((mixed.count(), mixed.won()), (300, 100));
    }

    #[test]
    fn a_swing_is_what_came_less_what_was_likely_times_what_was_at_stake() {
        let attack = |ply, won, worth| Attack {
            ply: Ply(ply),
            by: Seat::FIRST,
            on: Seat::SECOND,
            odds: Odds {
                ways: 15,
                rolls: 36,
            },
            won,
            worth,
        };
        let attacks = [
            attack(3, false, 2.0),
            attack(5, true, 1.0),
            attack(9, true, 1.0),
        ];
        assert!(
            near(attacks[0].luck_swing(), -15.0 / 18.0)
                && near(attacks[1].luck_swing(), 21.0 / 36.0)
        );
        assert_eq!(
            (attacks[0].lucky(), attacks[1].lucky()),
            (Seat::SECOND, Seat::FIRST)
        );
        assert_eq!(swung_most(&attacks).map(|most| most.ply), Some(Ply(3)));
        assert_eq!(
            swung_most(&attacks[1..]).map(|most| most.ply),
            Some(Ply(5)),
            "the first"
        );
        assert_eq!(swung_most(&[]), None);
        assert_eq!(attacks[0].odds.percent(), 42);
    }
}
