//! Dice events in words, and the players who may roll.

use crate::game::seat::Seat;
use crate::play::command::DiceRefusal;
use crate::play::event::{DiceEvent, Entry, Event};
use crate::play::seal::closed;
use crate::play::sealed::SealedDice;
use crate::play::stage::Stage;
use crate::play::{Game, PlayerId};
use crate::service::api::action::Action;
use crate::service::api::dice::DiceAction;
use crate::service::api::fields::InputField;
use crate::service::api::open_request::OpenRequest;
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::describe::args::{self, Extra};
use crate::service::describe::button::button;
use crate::service::describe::buttons;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::language;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;

/// The text of a dice event; empty if it needs none.
pub(in crate::service) fn sentences(game: &Game, event: &DiceEvent, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    match event {
        DiceEvent::Sealed { commitment, .. } => {
            let args = [
                ("seal", commitment.to_string().into()),
                ("accept", TextArg::Command("accept")),
                ("command", TextArg::Command("dice words")),
                ("verify", TextArg::Command("verify")),
            ];
            let id = match game.stage() {
                Stage::Open => "dice-sealed",
                // Accepted at once, it was never offered with its seal.
                _ if game.steps().is_empty() => "dice-begins",
                Stage::Running | Stage::Over | Stage::Void => "dice-sealed-anew",
            };
            words.text(id, &args)
        }
        // A secret that decided nothing need not be checked.
        DiceEvent::Opened { secret: _ } if game.sealed().is_none_or(|dice| dice.rolls() == 0) => {
            Text::default()
        }
        DiceEvent::Opened { secret: _ } => {
            let args = [
                ("command", TextArg::Command("verify")),
                ("number", game.id().0.to_string().into()),
            ];
            words.text("dice-opened", &args)
        }
        // Nobody contributes to open dice any more.
        DiceEvent::Seeded { .. } if !game.keeps_secret() => Text::default(),
        DiceEvent::Seeded { seat, seed } => added(game, *seat, seed, names),
        DiceEvent::RenewalOffered { by } => renewal_line(game, *by, names),
        DiceEvent::RenewalDeclined { by } => words.text(
            "dice-renewal-declined",
            &[("player", names.seated(game, *by))],
        ),
    }
}

/// The seals made by these events, in small print; empty where the words have them themselves.
pub(in crate::service) fn seals(events: &[Entry]) -> Text {
    let mut text = Text::default();
    let started = |entry: &Entry| matches!(entry.event, Event::Started { .. });
    let made = |entry: &Entry| matches!(entry.event, Event::Created { .. });
    // The offer of a game has shown the seal.
    let shown = events.iter().any(started) && !events.iter().any(made);
    if shown || language::is_at_terminal() {
        return text;
    }
    for entry in events {
        if let Event::Dice(DiceEvent::Sealed { commitment, .. }) = &entry.event {
            let args = [("seal", commitment.to_string().into())];
            text.push_line(catalogue::sentences().text("dice-seal", &args));
        }
    }
    text
}

/// The player who proposes a new seal, and the effect of agreeing.
fn renewal_line(game: &Game, by: Seat, names: &PlayerNames) -> Text {
    let args = [("player", names.seated(game, by))];
    let mut text = catalogue::sentences().text("dice-renewal-offered", &args);
    if let Some(other) = args::others(game, by).find(|other| !other.is_computer()) {
        let args = [("player", names.arg(other))];
        text.push_line(catalogue::sentences().text("dice-renewal-prompt", &args));
    }
    text
}

/// The dice of a game that begins: that they are sealed, and the words that players chose. The seal itself is in the
/// offer and in the output of `/dice verify`. A terminal shows no offer between players at its keyboard, and shows the
/// seal here unless the words before have it. Empty if none are sealed.
pub(in crate::service) fn begin(game: &Game, names: &PlayerNames, told: &str) -> Text {
    let Some(dice) = game.sealed() else {
        return Text::default();
    };
    let seal = dice.seal().commitment.to_string();
    let is_told = if told.contains(&seal) { "yes" } else { "no" };
    let args = [
        ("told", is_told.into()),
        ("seal", seal.into()),
        ("command", TextArg::Command("dice words")),
        ("verify", TextArg::Command("verify")),
    ];
    let mut text = catalogue::sentences().text("dice-at-start", &args);
    for seat in Seat::all(game.position().seats()) {
        let words = dice.seed(seat);
        let told = words.map_or_else(Text::default, |words| added(game, seat, words, names));
        if !told.0.is_empty() {
            text.push(" ");
            text.append(told);
        }
    }
    text
}

/// The pending act on dice: their fall, or an answer to a proposal of a new seal; empty if there is none.
pub(in crate::service) fn awaited(game: &Game, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    if game.dice_due().is_none() {
        let by = game.sealed().and_then(SealedDice::renewal);
        return by.map_or_else(Text::default, |by| renewal_line(game, by, names));
    }
    let mover = game.steps().last().map(|step| step.seat);
    let mut args = vec![("number", game.id().0.to_string().into())];
    if let Some(mover) = mover {
        args.push(("attacker", names.seated(game, mover)));
    }
    let Some(roller) = game.who_may_roll() else {
        args.push(("command", TextArg::Command("dice enter")));
        return words.text("dice-enter", &args);
    };
    args.push(("player", names.seated(game, roller)));
    match game.dice_fall() {
        Some(at) => {
            args.push(("until", TextArg::Due(at)));
            let mut text = words.text("dice-roll-to-defend", &args);
            if game.steps().iter().all(|step| step.roll.is_none()) {
                text.push(" ");
                text.append(words.text("dice-roll-sealed", &[]));
            }
            if game.clocks().is_some() {
                text.push_line(words.text("dice-no-clock", &[]));
            }
            text
        }
        None => words.text("dice-stand", &args),
    }
}

/// The controls of dice in the air, or of a proposal of a new seal.
pub(in crate::service) fn answers(game: &Game) -> Vec<Control> {
    let (id, seen) = (Some(game.id()), Some(game.version()));
    if game.who_may_roll().is_some() {
        let roll = Action::Dice(DiceAction::Roll { game: id, seen });
        return vec![button("button-roll", roll, ButtonStyle::Primary)];
    }
    if game.dice_due().is_some() && game.uses_players_dice() {
        let field = InputField::Dice(game.id(), game.version());
        let enter = Action::FillField { field, typed: None };
        return vec![button("button-dice-enter", enter, ButtonStyle::Primary)];
    }
    buttons::request_answers(game, OpenRequest::Renewal)
}

/// Returns `true` if this player may act on the dice in the air.
pub(in crate::service) fn may_roll(game: &Game, player: &PlayerId) -> bool {
    let Some(seat) = game.seat_of(player).filter(|_| game.dice_due().is_some()) else {
        return false;
    };
    game.uses_players_dice() || game.steps().last().is_some_and(|step| step.seat != seat)
}

/// A player's words for the dice; empty for the default, which `/dice verify` shows.
fn added(game: &Game, seat: Seat, seed: &str, names: &PlayerNames) -> Text {
    if names_a_message(seed) {
        return Text::default();
    }
    let args = [("player", names.seated(game, seat)), ("seed", seed.into())];
    let id = if closed(seed).is_some() {
        "dice-closed"
    } else {
        "dice-words"
    };
    catalogue::sentences().text(id, &args)
}

/// Numbers of hex digits in the number that a browser gives a request, now and before.
const BROWSERS_NUMBER: [usize; 2] = [32, 64];

/// Returns `true` if a seed looks like a transport’s message id (`discord:1234`) or a browser’s number of a request,
/// which are the default.
pub(in crate::service) fn names_a_message(seed: &str) -> bool {
    let parts = seed.split_once(':');
    parts.is_some_and(|(transport, id)| {
        let named =
            |part: &str, of: fn(&u8) -> bool| !part.is_empty() && part.bytes().all(|b| of(&b));
        let drawn = BROWSERS_NUMBER.contains(&id.len()) && named(id, u8::is_ascii_hexdigit);
        named(transport, u8::is_ascii_lowercase) && (drawn || named(id, u8::is_ascii_digit))
    })
}

/// The message and arguments of a refusal about dice.
pub(in crate::service) fn refused<'a>(
    why: &'a DiceRefusal,
    names: &'a PlayerNames,
) -> (&'static str, Extra<'a>) {
    let enter = || vec![("command", TextArg::Command("dice enter"))];
    match why {
        DiceRefusal::InTheAir { by: None, .. } => ("refuse-dice-enter-first", enter()),
        DiceRefusal::InTheAir {
            by: Some(player),
            until: Some(until),
        } => {
            let args = vec![
                ("player", names.arg(player)),
                ("until", TextArg::Due(*until)),
            ];
            ("refuse-dice-in-the-air", args)
        }
        DiceRefusal::InTheAir {
            by: Some(player),
            until: None,
        } => {
            let args = vec![("player", names.arg(player))];
            ("refuse-dice-stand", args)
        }
        DiceRefusal::NothingToRoll => ("refuse-dice-nothing-to-roll", vec![]),
        DiceRefusal::EarlierAttack => ("refuse-dice-earlier-attack", vec![]),
        DiceRefusal::NotYoursToRoll(player) => {
            let args = vec![("player", names.arg(player))];
            ("refuse-dice-not-yours", args)
        }
        DiceRefusal::OwnDice => ("refuse-dice-own", enter()),
        DiceRefusal::NotOwnDice => ("refuse-dice-not-own", vec![]),
        DiceRefusal::BadFaces { typed, dice } => {
            let args = vec![
                ("typed", args::short(typed).into()),
                ("count", TextArg::Num(dice.count.into())),
                ("faces", TextArg::Num(dice.faces.into())),
            ];
            ("refuse-dice-faces", args)
        }
        DiceRefusal::RenewalEarly => ("refuse-dice-renewal-early", vec![]),
        DiceRefusal::RenewalOfferedAlready => ("refuse-dice-renewal-already", vec![]),
        DiceRefusal::NoRenewalOffer => {
            let renew = vec![("command", TextArg::Command("dice renew"))];
            ("refuse-dice-no-renewal", renew)
        }
        DiceRefusal::OwnRenewalOffer => ("refuse-dice-own-renewal", vec![]),
        DiceRefusal::NotSealed => ("refuse-dice-not-sealed", vec![]),
        DiceRefusal::SeedsStay => ("refuse-dice-seeds-stay", vec![]),
        DiceRefusal::OtherWords => ("refuse-dice-other-words", vec![]),
        DiceRefusal::NoWords => ("refuse-dice-no-words", vec![]),
        DiceRefusal::SecretLost => ("refuse-dice-secret-lost", vec![]),
    }
}
