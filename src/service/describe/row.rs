//! One game in one line: for lists, autocomplete, and the heading of a review.

use crate::game::outcome::Outcome;
use crate::game::seat::Seat;
use crate::play::lengths::cut;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{Game, PlayerId};
use crate::service::describe::{game, tell_tables};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::clean::isolated;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::place_text;

/// The game, its progress, and its players.
pub(in crate::service) fn title(game: &Game, names: &PlayerNames) -> Text {
    let mut text = game::head(game, game.ply());
    let mut args = Vec::new();
    if game.is_large() {
        text.push_line(tell_tables::seated(game, names));
        return text;
    }
    for (name, player) in ["white", "black"].into_iter().zip(game.seats()) {
        args.push((name, names.arg(player)));
    }
    let sides = ["first", "second"].into_iter().zip(Seat::all(2));
    args.extend(sides.map(|(name, seat)| (name, game::side(game, seat).into())));
    text.push_line(catalogue::sentences().text("board-of", &args));
    text
}

/// The origin of an imported game, as one line.
pub(in crate::service) fn origin(game: &Game) -> Option<String> {
    let (place, number) = game.origin()?;
    let args = [
        ("place", place_text(place).into()),
        ("game", number.to_string().into()),
    ];
    Some(catalogue::sentences().line("record-origin", &args))
}

/// Most characters of a name in a short line.
const MAX_NAME_LENGTH: usize = 19;

/// The people of a game.
pub(in crate::service) fn people(summary: &GameSummary) -> impl Iterator<Item = &PlayerId> {
    [&summary.challenger]
        .into_iter()
        .chain(&summary.invited)
        .chain(&summary.seats)
        .chain(&summary.present)
}

/// One game in one line.
pub(in crate::service) fn line(summary: &GameSummary, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let mut args = vec![
        ("game", summary.id.to_string().into()),
        ("title", summary.kind.spec().title.into()),
        ("challenger", names.arg(&summary.challenger)),
        ("ply", TextArg::Num(summary.moves.into())),
    ];
    args.extend(across(summary, names));
    args.push(match summary.stage {
        Stage::Open | Stage::Running => ("when", TextArg::Time(summary.changed)),
        Stage::Over | Stage::Void => ("when", TextArg::Date(summary.changed)),
    });
    let id = match (summary.stage, &summary.outcome) {
        (Stage::Open, _) => match &summary.invited {
            Some(invited) => {
                args.push(("invited", names.arg(invited)));
                "game-line-open"
            }
            None => "game-line-open-anyone",
        },
        (Stage::Running, _) => {
            if let Some(player) = &summary.to_move {
                args.push(("player", names.arg(player)));
            }
            "game-line-running"
        }
        (Stage::Over, Some(outcome)) => {
            let why = words.code_name("why", outcome.termination.as_str());
            args.push(("why", why.into()));
            match winner(summary, outcome) {
                Some(winner) => {
                    args.push(("player", names.together(winner)));
                    "game-line-won"
                }
                None => "game-line-drawn",
            }
        }
        (Stage::Void | Stage::Over, _) if summary.seats.is_empty() => "game-line-void",
        (Stage::Void | Stage::Over, _) => "game-line-aborted",
    };
    let mut line = words.text(id, &args);
    if summary.set_up {
        line.push(" · ");
        line.append(words.text("game-line-position", &[]));
    }
    let outcome = summary.outcome.as_ref();
    let places = outcome.map(|end| tell_tables::places(end, &summary.seats, names));
    if let Some(places) = places.filter(|places| !places.is_empty()) {
        line.push(" · ");
        line.push(&places);
    }
    line
}

/// The winners; `None` without one.
fn winner<'a>(summary: &'a GameSummary, outcome: &Outcome) -> Option<Vec<&'a PlayerId>> {
    let winners = outcome.winners();
    let won = winners
        .iter()
        .filter_map(|seat| summary.seats.get(seat.index()));
    (!winners.is_empty()).then(|| won.collect())
}

/// The first player, and the players opposite.
fn across<'a>(
    summary: &'a GameSummary,
    names: &'a PlayerNames,
) -> Vec<(&'static str, TextArg<'a>)> {
    match summary.seats.as_slice() {
        [] => Vec::new(),
        [first, others @ ..] => vec![
            ("white", names.arg(first)),
            ("black", names.all(others.iter().collect())),
        ],
    }
}

/// One game as a label for autocomplete and menus: at most 100 characters.
pub(in crate::service) fn label(summary: &GameSummary, names: &PlayerNames) -> String {
    let words = catalogue::sentences();
    let name = |player: Option<&PlayerId>| -> String {
        let name = player.map_or("?", |player| names.of(player));
        isolated(&cut(name, MAX_NAME_LENGTH)).into_owned()
    };
    let won = |winners: &[&PlayerId]| {
        let names: Vec<String> = winners.iter().map(|player| name(Some(player))).collect();
        names.join(", ")
    };
    let mut across = name(summary.seats.get(1));
    if let [_, _, more @ ..] = summary.seats.as_slice()
        && !more.is_empty()
    {
        across = format!("{across} +{}", more.len());
    }
    let mut args = vec![
        ("game", summary.id.to_string().into()),
        (
            "challenger",
            TextArg::Written(name(Some(&summary.challenger))),
        ),
        ("white", TextArg::Written(name(summary.seats.first()))),
        ("black", TextArg::Written(across)),
        ("ply", TextArg::Num(summary.moves.into())),
        ("date", catalogue::day(summary.changed).into()),
    ];
    let id = match (summary.stage, &summary.outcome) {
        (Stage::Open, _) => "suggest-game-open",
        (Stage::Running, _) => {
            let player = TextArg::Written(name(summary.to_move.as_ref()));
            args.push(("player", player));
            "suggest-game-running"
        }
        (Stage::Over, Some(outcome)) => match winner(summary, outcome) {
            Some(winner) => {
                args.push(("player", TextArg::Written(won(&winner))));
                "suggest-game-won"
            }
            None => "suggest-game-drawn",
        },
        (Stage::Over | Stage::Void, _) if summary.seats.is_empty() => "suggest-game-void",
        (Stage::Over | Stage::Void, _) => "suggest-game-aborted",
    };
    words.line(id, &args)
}
