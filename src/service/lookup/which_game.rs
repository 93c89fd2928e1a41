//! The question which game a request means, and the menu that repeats the request for one of them.

use crate::play::{Game, PlayerId, Timestamp, clock};
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::{Control, MAX_GAMES_OF_ANSWER, Reply};
use crate::service::api::wire;
use crate::service::describe::row;
use crate::service::lookup::{load_names, times};
use crate::service::words::catalogue::{self, TextArg};
use crate::store::{Store, StoreError};

/// Most games in a menu.
pub(in crate::service) const MAX_LISTED: usize = 25;

/// Most characters of a typed text that an example repeats.
const REPEATED: usize = 40;

/// "Which one do you mean?", about these games. The question becomes a menu in [`offer_choices`].
pub(in crate::service) fn ask(
    store: &Store,
    player: &PlayerId,
    games: Vec<Game>,
) -> Result<Reply, StoreError> {
    let games = by_urgency(store, player, games)?;
    let (mut list, mut may_mean) = (Vec::new(), Vec::new());
    for game in &games {
        let names = load_names::names(store, game)?;
        let people: Vec<String> = game.seats().iter().map(|id| names.written(id)).collect();
        list.push(format!("{} ({})", game.id(), people.join(" – ")));
        may_mean.push((game.id(), row::label(&game.summary(), &names)));
    }
    let more = list.len().saturating_sub(MAX_GAMES_OF_ANSWER);
    list.truncate(MAX_GAMES_OF_ANSWER);
    let mut list = list.join(", ");
    if more > 0 {
        let more = [("count", TextArg::count(more))];
        list.push(' ');
        list.push_str(&catalogue::sentences().line("refuse-which-game-more", &more));
    }
    let args = [("games", TextArg::Written(list))];
    let words = catalogue::sentences().text("refuse-which-game-named", &args);
    let mut reply = Reply::note(words).deleted_after_next_move_in(&games);
    reply.may_mean = may_mean;
    Ok(reply)
}

/// These games, those first that wait for the player: by the time left, and then by the time since the last move.
pub(in crate::service) fn by_urgency(
    store: &Store,
    player: &PlayerId,
    games: Vec<Game>,
) -> Result<Vec<Game>, StoreError> {
    let mut sorted = Vec::new();
    for game in games {
        let up = clock::deadline(&game, &times::with_silence(store, &game)?);
        let up = up.map_or(Timestamp(i64::MAX), |(_, up)| up);
        let waits = game.awaits(player) && !game.stands_still();
        sorted.push(((!waits, up, game.turn_began_at(), game.id()), game));
    }
    sorted.sort_by_key(|(urgency, _)| *urgency);
    Ok(sorted.into_iter().map(|(_, game)| game).collect())
}

/// Gives each question which game is meant its answers: the same request for each game, the most urgent first. The
/// games stay with it where there is a menu of them.
pub(in crate::service) fn offer_choices(request: &Request, replies: &mut [Reply]) {
    for reply in replies {
        let mut games = std::mem::take(&mut reply.may_mean);
        let Some((first, _)) = games.first() else {
            continue;
        };
        let asked = &request.action;
        let options = games.iter().take(MAX_LISTED).filter_map(|(game, label)| {
            let ask = asked.with_game(*game);
            let ask = ask.filter(|ask| wire::wire(ask).is_some())?;
            Some((label.clone(), ask))
        });
        let options: Vec<(String, Action)> = options.collect();
        if options.is_empty() {
            if let Action::Chat { text, .. } = asked
                && text.chars().count() <= REPEATED
            {
                let example = format!("{first} {}", text.trim().replace('`', ""));
                let args = [("example", example.into())];
                let how = catalogue::sentences().text("refuse-which-game-example", &args);
                reply.text.push(" ");
                reply.text.append(how);
            }
            continue;
        }
        reply.text = catalogue::sentences().text("refuse-which-game", &[]);
        if games.len() > options.len() {
            let args = [("count", TextArg::count(options.len()))];
            reply.text.push(" ");
            reply
                .text
                .append(catalogue::sentences().text("refuse-which-game-most", &args));
        }
        games.truncate(options.len());
        reply.may_mean = games;
        reply.controls.push(Control::Menu {
            prompt: catalogue::sentences().line("menu-which-game", &[]),
            options,
        });
    }
}
