//! The result of fallen dice in words: on the board between them, and for listeners.

use crate::scene::{DiceShown, Scene, Verdict};
use crate::service::describe::args;
use crate::service::words::catalogue::{self, TextArg};

/// The highest face of a die.
const HIGHEST: u8 = 6;

/// Hit or miss, and the needed number; `None` while the dice are in the air.
pub(in crate::service) fn between(dice: DiceShown) -> Option<Verdict> {
    let words = catalogue::sentences();
    let id = if dice.won() { "dice-hit" } else { "dice-miss" };
    let needed = match dice.defender.0 {
        HIGHEST => words.line("dice-unbeatable", &[]),
        defence => {
            let least = defence + 1;
            let faces = if least == HIGHEST {
                least.to_string()
            } else {
                format!("{least}+")
            };
            words.line("dice-need", &[("faces", faces.into())])
        }
    };
    dice.lie().then(|| Verdict {
        word: words.line(id, &[]),
        needed,
    })
}

/// The dice of a scene and their verdict.
pub(in crate::service) fn sentences(scene: &Scene) -> Option<String> {
    let (dice, verdict) = (scene.dice?, scene.caption.verdict.as_ref()?);
    let side = |tint| {
        let army = scene.armies.iter().find(|army| army.tint == tint);
        army.map(|army| args::side_called(army.side))
            .unwrap_or_default()
    };
    let args = [
        ("attacker", side(dice.attacker.1).into()),
        ("attack", TextArg::Num(dice.attacker.0.into())),
        ("defender", side(dice.defender.1).into()),
        ("defence", TextArg::Num(dice.defender.0.into())),
        ("verdict", verdict.word.clone().into()),
        ("needed", verdict.needed.clone().into()),
    ];
    Some(catalogue::sentences().line("alt-dice", &args))
}
