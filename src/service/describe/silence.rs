//! A long silence in a game without clocks, in words: the silent players, and those who may call the game off for it.

use crate::game::seat::Seat;
use crate::play::decide::may_abort;
use crate::play::event::Consent;
use crate::play::silence::SILENCE;
use crate::play::time_control::TimeExclusions;
use crate::play::{Game, PlayerId, Timestamp, silence};
use crate::service::api::action::Action;
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::describe::args::Extra;
use crate::service::describe::button::button;
use crate::service::words::catalogue::TextArg;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::service::words::{catalogue, durations};

/// The player who is to act, and the length of a silence.
fn args<'a>(game: &'a Game, names: &'a PlayerNames) -> Extra<'a> {
    let silent = silence::player_to_act(game);
    let silent = silent.map_or_else(|| "".into(), |player| names.arg(player));
    vec![("silent", silent), length()]
}

/// The refusal to call off a game that waits for another player, with the time from which that is possible.
pub(in crate::service) fn refused<'a>(
    game: &'a Game,
    from: Timestamp,
    names: &'a PlayerNames,
) -> (&'static str, Extra<'a>) {
    let mut args = args(game, names);
    args.push(("from", TextArg::Date(from)));
    ("refuse-abort-from", args)
}

/// The announcement that a player called the game off.
pub(in crate::service) fn called_off(game: &Game, by: Seat, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let player = ("player", names.seated(game, by));
    let number = ("game", game.id().to_string().into());
    if game.steps().is_empty() {
        return words.text("game-aborted", &[player, number]);
    }
    if !silence::changed_after_silence(game) {
        return words.text("game-aborted-later", &[player, number]);
    }
    words.text("game-aborted-silent", &[player, number, length()])
}

/// The length of a silence, as an argument.
pub(in crate::service) fn length() -> (&'static str, TextArg<'static>) {
    ("time", durations::lasting(SILENCE).into())
}

/// The words for a player who waits in vain, and the button that calls the game off; nothing for anybody else.
pub(in crate::service) fn way_out(
    game: &Game,
    player: &PlayerId,
    names: &PlayerNames,
    times: &TimeExclusions,
    now: Timestamp,
) -> (Text, Option<Control>) {
    let id = if may_end(game, player, times, now) {
        if game.is_large() {
            "silent-several"
        } else {
            "silent"
        }
    } else if may_agree(game, player, times, now) {
        "silent-oneself"
    } else {
        return (Text::default(), None);
    };
    let mut args = args(game, names);
    args.push(("game", game.id().to_string().into()));
    let told = catalogue::sentences().text(id, &args);
    (told, Some(call_off(game)))
}

/// The button that calls a game off.
fn call_off(game: &Game) -> Control {
    let action = Action::Abort(Some(game.id()));
    button("button-abort", action, ButtonStyle::Danger)
}

/// The message to those who may call a game off from now on, and the button that does it.
pub(in crate::service) fn call(
    game: &Game,
    people: Vec<&PlayerId>,
    link: TextArg<'static>,
    names: &PlayerNames,
) -> (Text, Control) {
    let id = if game.is_large() {
        "silent-call-several"
    } else {
        "silent-call"
    };
    let mut args = args(game, names);
    args.push(("player", names.together(people)));
    args.push(("game", link));
    args.push(("abort", TextArg::Command("abort")));
    (catalogue::sentences().text(id, &args), call_off(game))
}

/// The warning to a silent player that the others may call the game off, once half of that time is over. Nobody else
/// gets it.
pub(in crate::service) fn warning(
    game: &Game,
    times: &TimeExclusions,
    now: Timestamp,
) -> Option<Text> {
    let from = silence::silent_from(game, times)?;
    if from.0 - now.0 > SILENCE / 2 {
        return None;
    }
    let args = [("from", TextArg::Date(from)), length()];
    let id = if from <= now {
        "reminder-silent-now"
    } else {
        "reminder-silent"
    };
    Some(catalogue::sentences().text(id, &args))
}

/// The first person at a table who may call the game off now, or agree to that.
pub(in crate::service) fn caller<'a>(
    game: &'a Game,
    times: &TimeExclusions,
    now: Timestamp,
) -> Option<&'a PlayerId> {
    let mut people = game.seats().iter().filter(|player| !player.is_computer());
    people.find(|player| may_abort(game, player, times, now))
}

/// Returns `true` if this player may call the game off for the silence of another, and has not asked for it yet.
pub(in crate::service) fn may_end(
    game: &Game,
    player: &PlayerId,
    times: &TimeExclusions,
    now: Timestamp,
) -> bool {
    silence::player_to_act(game) != Some(player) && is_open_to(game, player, times, now)
}

/// Returns `true` if this player is the silent one, and others have asked them to agree that the game is called off.
fn may_agree(game: &Game, player: &PlayerId, times: &TimeExclusions, now: Timestamp) -> bool {
    silence::player_to_act(game) == Some(player) && is_open_to(game, player, times, now)
}

/// Returns `true` if this player may ask to end a silence, or agree to that, and has not done so yet.
fn is_open_to(game: &Game, player: &PlayerId, times: &TimeExclusions, now: Timestamp) -> bool {
    let agreed = game.agreed_to(Consent::Abort);
    let asked = game
        .seat_of(player)
        .is_some_and(|seat| agreed.contains(seat));
    !asked && silence::may_end_silence(game, player, times, now)
}
