//! Results of dice in words: an attack with its odds, and the luck of a game.

use crate::game::seat::Seat;
use crate::play::luck::{Attack, LuckTally, Odds, swung_most};
use crate::play::stage::Stage;
use crate::play::{Game, MadeMove, Ply, luck, review};
use crate::service::describe::game;
use crate::service::words::catalogue::TextArg;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::service::words::{catalogue, language};

/// Number of throws below which luck says little.
const FEW: u32 = 30;

/// An attack: the players, the faces, its odds, and the number of its roll; `None` if no dice decided the move of this
/// ply.
pub(in crate::service) fn attack_line(game: &Game, ply: Ply, names: &PlayerNames) -> Option<Text> {
    let step = game.history().step_at(ply)?;
    let (_, target) = review::stood_before(game, ply);
    let (roll, target, cell) = (step.roll.as_ref()?, target?, step.text.captures()?);
    let face = |n: usize| TextArg::Num(roll.faces().get(n).copied().unwrap_or(0).into());
    let args = [
        ("player", names.seated(game, step.seat)),
        ("piece", game::piece(target, 1).into()),
        ("cell", cell.to_owned().into()),
        ("attack", face(0)),
        ("defence", face(1)),
        ("move", step.written().into()),
    ];
    let id = if step.was_repelled() {
        "move-attack-lost"
    } else {
        "move-attack-won"
    };
    let mut text = catalogue::sentences().text(id, &args);
    text.push_line(needed(game, ply));
    Some(text)
}

/// The needed faces and odds of this ply's attack, and whether the players threw their own dice.
fn needed(game: &Game, ply: Ply) -> Text {
    let words = catalogue::sentences();
    let Some(Odds { ways, rolls }) = luck::odds_at(game, ply) else {
        return Text::default();
    };
    let percent = Odds { ways, rolls }.percent();
    let mut text = words.text(
        "dice-needed",
        &[
            ("ways", TextArg::Num(ways.into())),
            ("rolls", TextArg::Num(rolls.into())),
            ("percent", TextArg::Num(percent.into())),
        ],
    );
    if game.uses_players_dice() {
        text.push(" ");
        text.append(words.text("dice-own", &[]));
    }
    text
}

/// The luck of a finished game: each player’s attacks, and the roll with the greatest swing. Empty if the bot’s dice
/// decided nothing.
pub(in crate::service) fn luck_summary(game: &Game, names: &PlayerNames) -> Text {
    luck_summary_with(game, names, None)
}

/// [`luck_summary`], with these words about the roll that decided most, if an analysis knows it, in place of the values
/// of pieces.
pub(in crate::service) fn luck_summary_with(
    game: &Game,
    names: &PlayerNames,
    decisive: Option<Text>,
) -> Text {
    let words = catalogue::sentences();
    let attacks = luck::attacks(game);
    let mut text = Text::default();
    let Some(most) = swung_most(&attacks).filter(|_| game.stage() == Stage::Over) else {
        return text;
    };
    let mut explained = false;
    for seat in Seat::all(game.position().seats()) {
        let tally = LuckTally::of(thrown(&attacks, seat));
        if tally.count() == 0 {
            continue;
        }
        let mut args = luck_counts(&tally);
        // If chance allows every result, there is nothing to say about it.
        let usual = if tally.usual() == (0, tally.count()) {
            String::new()
        } else if std::mem::replace(&mut explained, true) {
            words.line("luck-usual-too", &args)
        } else {
            words.line("luck-usual", &args)
        };
        args.push(("usual", usual.into()));
        args.push(("player", names.seated(game, seat)));
        let id = if text == Text::default() {
            "luck-attacks"
        } else {
            "luck-attacks-too"
        };
        text.append(words.text(id, &args));
    }
    text.push(".");
    text.push_line(decisive.unwrap_or_else(|| swing(game, most, names)));
    let count = u32::try_from(attacks.len()).unwrap_or(u32::MAX);
    if count < FEW {
        text.push(" ");
        text.append(words.text("luck-few", &[]));
    }
    text
}

/// The attacks of a seat, as throws.
fn thrown(attacks: &[Attack], seat: Seat) -> impl Iterator<Item = (f64, bool)> {
    let mine = attacks.iter().filter(move |attack| attack.by == seat);
    mine.map(|attack| (attack.odds.chance(), attack.won))
}

/// The arguments about throws: their number, successes, expectation, and usual range.
pub(in crate::service) fn luck_counts(tally: &LuckTally) -> Vec<(&'static str, TextArg<'static>)> {
    let (least, most) = tally.usual();
    let often = format!("{:.0}", 100.0 * tally.tail_probability());
    vec![
        ("count", TextArg::Num(tally.count().into())),
        ("won", TextArg::Num(tally.won().into())),
        ("expected", tenths(tally.expected()).into()),
        ("least", TextArg::Num(least.into())),
        ("most", TextArg::Num(most.into())),
        ("often", TextArg::Num(often.parse().unwrap_or(0))),
    ]
}

/// Returns `true` if throws are too few for a statement.
pub(in crate::service) fn are_few(tally: &LuckTally) -> bool {
    tally.count() < FEW
}

/// One decimal; a half is rounded up despite errors of summation.
fn tenths(number: f64) -> String {
    let written = format!("{:.1}", number + 1e-9);
    written.replace('.', language::current_language().decimal_mark())
}

fn swing(game: &Game, most: &Attack, names: &PlayerNames) -> Text {
    let unit = game.kind().spec().luck.unit;
    let made = game.history().step_at(most.ply);
    let args = [
        (
            "move",
            made.map(MadeMove::numbered).unwrap_or_default().into(),
        ),
        ("worth", tenths(most.luck_swing().abs()).into()),
        ("pieces", game::shape(unit, 2).into()),
        ("player", names.seated(game, most.lucky())),
    ];
    catalogue::sentences().text("luck-swing", &args)
}
