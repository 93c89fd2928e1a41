//! Dice rolled by players, and the words they add.

use crate::play::command::Command;
use crate::play::dice::faces;
use crate::play::seal::seed;
use crate::play::{Env, Game};
use crate::service::api::action::Request;
use crate::service::api::dice::DiceAction;
use crate::service::api::result::HandlerResult;
use crate::service::challenges::challenge;
use crate::service::commit::command;
use crate::service::describe::dice;
use crate::service::lookup::find::{self, GameMatch};
use crate::service::moves::typed::MeantLine;
use crate::service::state::Service;
use crate::service::words::clean;
use crate::store::Store;

/// Handles a dice action: contributions, rolls, own faces, new seals.
pub(in crate::service) fn dice(
    service: &mut Service,
    request: &Request,
    action: &DiceAction,
    env: &Env,
) -> HandlerResult {
    let (named, fits, command) = match action {
        DiceAction::Words { game, text } => {
            let words = own_words(text).unwrap_or_default();
            (*game, GameMatch::TakesWords, Command::AddSeed(words))
        }
        DiceAction::Roll { game, seen } => {
            let command = Command::Roll { seen: *seen };
            (*game, GameMatch::DiceDue, command)
        }
        DiceAction::Enter { game, faces, seen } => {
            let (faces, seen) = (faces.clone(), *seen);
            let command = Command::EnterFaces { faces, seen };
            (*game, GameMatch::DiceDue, command)
        }
        DiceAction::Renew(game) => (*game, GameMatch::Sealed, Command::OfferRenewal),
        DiceAction::AnswerRenewal { game, seen, accept } => {
            let (accept, seen) = (*accept, *seen);
            let command = Command::AnswerRenewal { accept, seen };
            (*game, GameMatch::RenewalOffered, command)
        }
        DiceAction::Accept { game, words } => {
            let mut request = request.clone();
            if let Some(words) = own_words(words) {
                request.source = words;
            }
            return challenge::accept(service, &request, *game, env);
        }
    };
    let game = find::resolve_game(&service.store, request.asker(), named, fits)?;
    command::run_command(service, request, game, &command, env)
}

/// A line of chat that is a roll. It is `roll` from a player who may let dice fall, `roll 5 2` or `5:2` from one with
/// their own dice. `None` if it is none, or if no game waits for one.
pub(in crate::service) fn read_roll(
    store: &Store,
    request: &Request,
    meant: MeantLine<'_>,
) -> Option<(Game, Command)> {
    let lower = meant.line.to_lowercase();
    let told = match lower.strip_prefix("roll") {
        Some(rest) if rest.is_empty() || rest.starts_with(char::is_whitespace) => rest.trim(),
        None if faces(&lower).is_some() => lower.as_str(),
        Some(_) | None => return None,
    };
    let mut games = meant.games(store, request);
    let fits = |game: &Game| {
        let own = game.uses_players_dice();
        dice::may_roll(game, &request.user.id) && (own || told.is_empty())
    };
    let mut fitting = (0..).zip(&games).filter(|(_, game)| fits(game));
    let (Some((nth, _)), None) = (fitting.next(), fitting.next()) else {
        let is_late = meant.attempt && !told.is_empty();
        let late = is_late.then(|| thrown_late(request, games)).flatten();
        return late.map(|game| (game, faces_of(told)));
    };
    let game = games.swap_remove(nth);
    let roll = if game.uses_players_dice() && !told.is_empty() {
        faces_of(told)
    } else {
        Command::Roll { seen: None }
    };
    Some((game, roll))
}

/// Faces in a line of chat.
fn faces_of(told: &str) -> Command {
    Command::EnterFaces {
        faces: told.to_owned(),
        seen: None,
    }
}

/// The game of faces of own dice that come after those of the other player: entering them is refused in words.
fn thrown_late(request: &Request, games: Vec<Game>) -> Option<Game> {
    let mut own = games.into_iter().filter(Game::uses_players_dice);
    let (Some(game), None) = (own.next(), own.next()) else {
        return None;
    };
    let is_late = game.seat_of(&request.user.id).is_some() && game.dice_due().is_none();
    is_late.then_some(game)
}

/// Returns `true` if a line of chat may be a roll.
pub(in crate::service) fn begins_like_a_roll(text: &str) -> bool {
    let text = text.trim_start().to_lowercase();
    text.starts_with("roll") || faces(&text).is_some()
}

/// A user's words for the dice as stored and shown: without invisible and bidirectional marks, and unlike a message id.
/// `None` if nothing is left.
fn own_words(typed: &str) -> Option<String> {
    seed(&clean::clean(typed)).filter(|words| !dice::names_a_message(words))
}
