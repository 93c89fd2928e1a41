//! Legal moves that continue typed text: of one game, or of all that wait for a player.

use crate::game::text::{MoveText, complete};
use crate::play::suppose::DiceOutcome;
use crate::play::{Game, GameId, PlayerId, suppose, turn};
use crate::service::api::values::Suggestion;
use crate::service::describe::pick_menus;
use crate::service::lookup::{find, load_names, which_game};
use crate::service::words::catalogue;
use crate::store::{Store, StoreError};

/// The legal moves of a game that match the typed text, and turns that continue it.
pub(in crate::service) fn of_game(game: &Game, typed: &str) -> Vec<String> {
    let choices = game.choices();
    let first = complete(&choices, typed, usize::MAX);
    let first = pick_menus::strongest_first(game, first, |mv| mv).into_iter();
    let first = first.map(ToString::to_string);
    first.chain(further(game, typed)).collect()
}

/// The moves of all games that wait for a player, the most urgent game first, each with its game: `#12 D2-D3`. The
/// first `most` are shared among the games, so that each has some.
pub(in crate::service) fn of_all_waiting(
    store: &Store,
    player: &PlayerId,
    typed: &str,
    most: usize,
) -> Result<Vec<Suggestion>, StoreError> {
    let (number, typed) = numbered(typed);
    let numbered =
        |game: GameId| number.is_none_or(|number| game.0.to_string().starts_with(number));
    let mut games = find::awaiting(store, player, None, numbered)?;
    games.retain(|game| !game.stands_still());
    let games = which_game::by_urgency(store, player, games)?;
    let mut offers = Vec::new();
    for game in &games {
        // Each game has one move at least, so there is no room for further games.
        if offers.len() == most {
            break;
        }
        let mut moves = of_game(game, typed);
        if moves.is_empty() {
            continue;
        }
        moves.truncate(most);
        let names = load_names::names(store, game)?;
        let offer = |mv: String| {
            let args = [
                ("game", game.id().to_string().into()),
                ("opponent", names.opponents(game, player)),
                ("move", mv.clone().into()),
            ];
            Suggestion {
                label: catalogue::sentences().line("suggest-move-of-game", &args),
                value: format!("{} {mv}", game.id()),
            }
        };
        offers.push(moves.into_iter().map(offer).collect::<Vec<_>>());
    }
    Ok(shared(offers, most))
}

/// The leading number of a game that may still be typed, and the rest.
fn numbered(typed: &str) -> (Option<&str>, &str) {
    let Some(rest) = typed.trim_start().strip_prefix('#') else {
        return (None, typed);
    };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = rest.split_at_checked(digits).unwrap_or((rest, ""));
    (Some(number), rest.trim_start_matches([':', ' ']))
}

/// At most this many of several lists: an equal share of each, and the rest from the first ones.
fn shared<T>(lists: Vec<Vec<T>>, most: usize) -> Vec<T> {
    let share = most.checked_div(lists.len()).unwrap_or(most).max(1);
    let least: usize = lists.iter().map(|list| list.len().min(share)).sum();
    let mut left = most.saturating_sub(least);
    let mut found = Vec::new();
    for mut list in lists {
        let extra = list.len().saturating_sub(share).min(left);
        left -= extra;
        list.truncate(share + extra);
        found.append(&mut list);
    }
    found.truncate(most);
    found
}

/// Turns that continue the typed text: moves before the last comma are played, the rest is completed.
pub(in crate::service) fn further(game: &Game, typed: &str) -> Vec<String> {
    let (made, begun) = match typed.rsplit_once(',') {
        Some((made, begun)) => (made, begun.trim()),
        None => (typed, ""),
    };
    let Ok(plies) = game.position().read_turn(made) else {
        return Vec::new();
    };
    let moves: Vec<MoveText> = plies
        .into_iter()
        .filter(|mv| mv.cells().next().is_some())
        .collect();
    let mut shown = game.clone();
    for mv in &moves {
        match suppose::after_move(&shown, mv, DiceOutcome::Succeeds) {
            Ok(after) => shown = after,
            Err(_) => return Vec::new(),
        }
    }
    if moves.is_empty() || !shown.position().mid_turn() {
        return Vec::new();
    }
    let fits = |mv: &MoveText| {
        let next = turn::further(&moves[0], mv).unwrap_or_default();
        next.to_lowercase().starts_with(&begun.to_lowercase())
    };
    let (next, words): (Vec<MoveText>, Vec<MoveText>) = shown
        .choices()
        .into_iter()
        .partition(|mv| mv.cells().next().is_some());
    let next = pick_menus::strongest_first(&shown, next, |mv| mv);
    let turns = next.iter().filter(|mv| fits(mv));
    let turns = turns.map(|mv| turn::join_turn(moves.iter().chain([mv])).replace(' ', ""));
    // Ending the turn is a choice too, if it is legal.
    let stays = words.into_iter().map(|word| {
        let whole: Vec<MoveText> = moves.iter().cloned().chain([word]).collect();
        turn::typed(game, &whole)
    });
    let stays = stays.filter(|_| begun.is_empty() && typed.contains(','));
    stays.into_iter().chain(turns).collect()
}
