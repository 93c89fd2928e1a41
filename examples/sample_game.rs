//! Plays the game recorded in `docs/pictures/film.txt` and prints its record: `cargo run --example sample_game >
//! docs/pictures/film.txt`. It has two players who like to attack, sealed dice, and an end worth a film.
//!
//! The game is the same every time, so its secret is public. `docs/pictures/film.gif` shows its last moves.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a tool that stops where it cannot go on"
)]

use kingboard::game::any::AnyPosition;
use kingboard::game::outcome::Termination;
use kingboard::game::seat::Seat;
use kingboard::game::text::MoveText;
use kingboard::games::GameKind;
use kingboard::play::command::{Command, MoveChoice};
use kingboard::play::decide::{DecideInput, DiceSource, decide};
use kingboard::play::event::{ChallengeTerms, DiceEvent, Entry, Event};
use kingboard::play::record::Record;
use kingboard::play::seal::Secret;
use kingboard::play::stage::Stage;
use kingboard::play::{Env, Game, GameId, Place, PlayerId, Timestamp, sealed};
use kingboard::scene::Glyph;

const ID: GameId = GameId(1);
/// The time of the offer: 1 March 2026, 17:00 UTC.
const OFFERED: i64 = 1_772_384_400_000;
const MINUTE: i64 = 60_000;
/// Permitted length of the game, in moves.
const PLIES: std::ops::RangeInclusive<u32> = 40..=70;

fn main() {
    let log = (0..).find_map(played).unwrap();
    let names = ["First player", "Second player"].map(str::to_owned);
    let record = Record::new(ID, log, names.into(), Vec::new()).unwrap();
    print!("{}", record.text());
}

/// The game of this number, if it is worth showing.
fn played(number: u64) -> Option<Vec<Entry>> {
    let players = ["console:first-player", "console:second-player"].map(PlayerId::new);
    let mut luck = Luckier(number);
    let secret = Secret::new(std::array::from_fn(|_| luck.byte()));
    let mut table = Table::offered(&players[0], &secret);
    let words = |text: &str| DecideInput {
        dice_source: DiceSource::Sealed(secret.clone()),
        seed: text.to_owned(),
        ..DecideInput::default()
    };
    table.wishes(&players[1], &Command::Join, &words("a grey heron at noon"))?;
    let seed = Command::AddSeed("three stones from the river".to_owned());
    table.wishes(&players[0], &seed, &words(""))?;
    while table.game.stage() == Stage::Running {
        let seat = table.game.to_move()?;
        let player = table.game.player(seat)?.clone();
        let choice = MoveChoice::ply(chosen(&table.game, &mut luck).clone());
        table.wishes(&player, &Command::Play(choice), &words(""))?;
        if table.game.ply().0 > *PLIES.end() {
            return None;
        }
    }
    table.book(Event::Dice(DiceEvent::Opened { secret }));
    table.is_worth_a_film().then_some(table.log)
}

/// The move of such a player: an attack on a valuable piece if there is one, else any move.
fn chosen(game: &Game, luck: &mut Luckier) -> MoveText {
    let choices = game.choices();
    let value = |mv: &MoveText| mv.captures().map_or(0, |cell| worth(game.position(), cell));
    let best = choices.iter().max_by_key(|mv| value(mv)).unwrap();
    if value(best) > usize::from(luck.byte() % 4) {
        return best.clone();
    }
    let at = usize::from(luck.byte()) % choices.len();
    choices[at].clone()
}

/// The value of the piece on a cell for such a player.
fn worth(position: &dyn AnyPosition, cell: &str) -> usize {
    let scene = position.scene();
    let found = scene.grid.cell(cell).and_then(|cell| {
        let mut pieces = scene.pieces.iter();
        pieces.find(|(at, _)| *at == cell)
    });
    match found.map(|(_, figure)| figure.glyph) {
        Some(Glyph::King) => 9,
        Some(Glyph::Swordmaster) => 6,
        Some(Glyph::Fool) => 2,
        Some(_) => 3,
        None => 0,
    }
}

/// A game in progress, with its log.
struct Table {
    game: Game,
    log: Vec<Entry>,
    now: i64,
}

impl Table {
    fn offered(by: &PlayerId, secret: &Secret) -> Self {
        let kind = GameKind::KINGS_MATE;
        let created = Entry {
            at: Timestamp(OFFERED),
            event: Event::Created {
                kind,
                rules_version: kind.spec().rules_version,
                options: "active".parse().unwrap(),
                place: Place::of_transport("console"),
                by: by.clone(),
                invited: None,
                side: Some(Seat::FIRST),
                terms: ChallengeTerms::default(),
            },
        };
        let log = vec![created];
        let game = Game::from_log(ID, &log).unwrap();
        let seal = sealed::seal_event(&game, ID, secret);
        let mut table = Self {
            game,
            log,
            now: OFFERED,
        };
        table.book(seal);
        table.now += 30 * MINUTE;
        table
    }

    fn book(&mut self, event: Event) {
        let entry = Entry {
            at: Timestamp(self.now),
            event,
        };
        self.game.apply(&entry);
        self.log.push(entry);
    }

    /// Runs a player's command, then lets some hours pass.
    fn wishes(&mut self, player: &PlayerId, command: &Command, input: &DecideInput) -> Option<()> {
        let env = Env {
            now: Timestamp(self.now),
            entropy: [0; 32],
        };
        let events = decide(&self.game, player, command, &env, input).ok()?;
        for event in events {
            self.book(event);
        }
        if self.game.stage() == Stage::Running {
            self.now += (5 * 60 + i64::from(self.game.ply().0) * 97 % 240) * MINUTE;
        }
        Some(())
    }

    /// Returns `true` if it ends with a captured king, after a fight with luck on both sides.
    fn is_worth_a_film(&self) -> bool {
        let conquered = self
            .game
            .outcome()
            .is_some_and(|outcome| outcome.termination == Termination::new("conquest"));
        let steps = self.game.steps();
        let last = steps.len().saturating_sub(12);
        let rolls = |repelled| {
            let thrown = steps[last..].iter().filter(|step| step.roll.is_some());
            thrown
                .filter(|step| step.was_repelled() == repelled)
                .count()
        };
        let long = PLIES.contains(&self.game.ply().0);
        conquered && long && rolls(true) >= 3 && rolls(false) >= 4
    }
}

/// Reproducible numbers (`SplitMix64`).
struct Luckier(u64);

impl Luckier {
    fn byte(&mut self) -> u8 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)).to_le_bytes()[7]
    }
}
