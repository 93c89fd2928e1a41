//! One game in one line: for lists, for autocomplete, above a review.

use crate::game::outcome::Outcome;
use crate::play::PlayerId;
use crate::play::summary::{Stage, Summary};
use crate::service::names::Names;
use crate::service::prose::{Arg, day, sentences};
use crate::service::reply::Text;

/// How much of a name there is room for in a short line.
const NAME: usize = 18;

/// The people of a game.
pub(super) fn people(summary: &Summary) -> impl Iterator<Item = &PlayerId> {
    [&summary.challenger]
        .into_iter()
        .chain(&summary.invited)
        .chain(&summary.seats)
}

/// One game in one line.
pub(super) fn line(summary: &Summary, names: &Names) -> Text {
    let words = sentences();
    let mut args = vec![
        ("game", summary.id.to_string().into()),
        ("title", summary.kind.spec().title.into()),
        ("challenger", names.arg(&summary.challenger)),
        ("ply", Arg::Num(summary.moves.into())),
    ];
    for (name, player) in ["white", "black"].into_iter().zip(&summary.seats) {
        args.push((name, names.arg(player)));
    }
    args.push(match summary.stage {
        Stage::Open | Stage::Running => ("when", Arg::Time(summary.changed)),
        Stage::Over | Stage::Void => ("when", Arg::Date(summary.changed)),
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
            let why = words.coded("why", outcome.termination.as_str());
            args.push(("why", why.into()));
            match winner(summary, outcome) {
                Some(winner) => {
                    args.push(("player", names.arg(winner)));
                    "game-line-won"
                }
                None => "game-line-drawn",
            }
        }
        (Stage::Void | Stage::Over, _) => "game-line-void",
    };
    words.text(id, &args)
}

fn winner<'a>(summary: &'a Summary, outcome: &Outcome) -> Option<&'a PlayerId> {
    summary.seats.get(outcome.winner()?.index())
}

/// One game in the few words that autocomplete and menus have room for: at most 100 characters.
pub(super) fn label(summary: &Summary, names: &Names) -> String {
    let words = sentences();
    let name = |player: Option<&PlayerId>| -> Arg<'static> {
        let name = player.map_or("?", |player| names.of(player));
        let mut short: String = name.chars().take(NAME).collect();
        if short.len() < name.len() {
            short.push('…');
        }
        short.into()
    };
    let mut args = vec![
        ("game", summary.id.to_string().into()),
        ("challenger", name(Some(&summary.challenger))),
        ("white", name(summary.seats.first())),
        ("black", name(summary.seats.get(1))),
        ("ply", Arg::Num(summary.moves.into())),
        ("date", day(summary.changed).into()),
    ];
    let id = match (summary.stage, &summary.outcome) {
        (Stage::Open, _) => "suggest-game-open",
        (Stage::Running, _) => {
            args.push(("player", name(summary.to_move.as_ref())));
            "suggest-game-running"
        }
        (Stage::Over, Some(outcome)) => match winner(summary, outcome) {
            Some(winner) => {
                args.push(("player", name(Some(winner))));
                "suggest-game-won"
            }
            None => "suggest-game-drawn",
        },
        (Stage::Over | Stage::Void, _) => "suggest-game-void",
    };
    words.line(id, &args)
}
