//! The commands about dice: as Discord is told of them, and what they ask.

use serenity::all::{CommandOptionType, ResolvedOption, ResolvedValue};
use serenity::builder::CreateCommand;

use crate::discord::commands::given::{game as named_game, typed};
use crate::discord::commands::options::{command, described, game, option, text};
use crate::service::api::action::Action;
use crate::service::api::dice::DiceAction;
use crate::service::moves::dice::MAX_SEED;

/// `/dice`: a subcommand for each thing one can do with them.
pub(in crate::discord) const DICE: &str = "dice";
/// `/accept`: take a challenge up with words of one's own for the dice.
pub(in crate::discord) const ACCEPT: &str = "accept";
/// `/dice words`.
const WORDS: &str = "words";
/// `/dice roll`.
const ROLL: &str = "roll";
/// `/dice enter`.
const ENTER: &str = "enter";
/// `/dice renew`.
const RENEW: &str = "renew";
/// The faces that were thrown.
const FACES: &str = "faces";

/// All of them.
pub(in crate::discord) fn commands() -> Vec<CreateCommand> {
    let sub = |name: &str| described(DICE, name, CommandOptionType::SubCommand);
    let game_of = || game(DICE);
    let words = text(DICE, option::TEXT);
    vec![
        command(DICE)
            .add_option(sub(ROLL).add_sub_option(game_of()))
            .add_option(
                sub(ENTER)
                    .add_sub_option(text(DICE, FACES).required(true))
                    .add_sub_option(game_of()),
            )
            .add_option(
                sub(WORDS)
                    .add_sub_option(words.required(true).max_length(MAX_SEED))
                    .add_sub_option(game_of()),
            )
            .add_option(sub(RENEW).add_sub_option(game_of())),
        command(ACCEPT)
            .add_option(game(ACCEPT).required(true))
            .add_option(text(ACCEPT, option::WORDS).max_length(MAX_SEED)),
    ]
}

/// The action of such a command; `None` for any other command.
pub(in crate::discord) fn ask(
    name: &str,
    options: &[ResolvedOption<'_>],
) -> Option<Result<Action, &'static str>> {
    let wish = match name {
        DICE => wish(options),
        ACCEPT => accepted(options),
        _ => return None,
    };
    Some(wish.map(Action::Dice))
}

fn accepted(options: &[ResolvedOption<'_>]) -> Result<DiceAction, &'static str> {
    Ok(DiceAction::Accept {
        game: named_game(options)?.ok_or("discord-no-such-game")?,
        words: typed(options, option::WORDS).unwrap_or_default(),
    })
}

fn wish(options: &[ResolvedOption<'_>]) -> Result<DiceAction, &'static str> {
    let Some(ResolvedOption {
        name,
        value: ResolvedValue::SubCommand(given),
        ..
    }) = options.first()
    else {
        return Err("discord-unknown-command");
    };
    let game = named_game(given)?;
    Ok(match *name {
        WORDS => DiceAction::Words {
            game,
            text: typed(given, option::TEXT).unwrap_or_default(),
        },
        ROLL => DiceAction::Roll { game, seen: None },
        ENTER => DiceAction::Enter {
            game,
            faces: typed(given, FACES).unwrap_or_default(),
        },
        RENEW => DiceAction::Renew(game),
        _ => return Err("discord-unknown-command"),
    })
}
