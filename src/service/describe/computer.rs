//! Computers in words: names, strength, refusals to join, and requests that one plays on for a player.

use crate::play::command::ComputerRefusal;
use crate::play::computer::LEVELS;
use crate::play::event::{Consent, ModerationEvent};
use crate::play::{Game, PlayerId};
use crate::rating::Skill;
use crate::service::api;
use crate::service::api::action::Action;
use crate::service::api::computer::{ComputerAction, USUAL_LEVEL};
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::describe::args::Extra;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;

/// The strength of one level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::service) struct LevelStrength {
    /// The level, from 1.
    pub(in crate::service) level: u8,
    /// Its strength among the people of the pool.
    pub(in crate::service) skill: Skill,
}

/// The menu of levels, and a button for the usual one.
pub(in crate::service) fn level_controls(play: impl Fn(u8) -> Action) -> Vec<Control> {
    let words = catalogue::sentences();
    let level = [("level", TextArg::Num(USUAL_LEVEL.into()))];
    vec![
        Control::Menu {
            prompt: words.line("menu-computer-level", &[]),
            options: levels(&play),
        },
        Control::Button {
            label: words.line("button-computer-level", &level),
            action: play(USUAL_LEVEL),
            style: ButtonStyle::Primary,
        },
    ]
}

/// The levels as menu options: number and strength.
pub(in crate::service) fn levels(action: impl Fn(u8) -> Action) -> Vec<(String, Action)> {
    (1..=LEVELS)
        .map(|level| (api::computer::level(level), action(level)))
        .collect()
}

/// The strengths of its levels by people's games in a server; empty while there are too few.
pub(in crate::service) fn strengths(levels: &[LevelStrength]) -> Text {
    let words = catalogue::sentences();
    if levels.is_empty() {
        return Text::default();
    }
    let told = levels.iter().map(|level| {
        let args = [
            ("level", TextArg::Num(level.level.into())),
            ("rating", format!("{:.0}", level.skill.rating).into()),
            ("deviation", format!("{:.0}", level.skill.deviation).into()),
        ];
        words.line("computer-strength", &args)
    });
    let told: Vec<String> = told.collect();
    words.text("computer-strengths", &[("levels", told.join("; ").into())])
}

/// The number of games that a computer thinks about before this one.
pub(in crate::service) fn queue_notice(
    computer: &PlayerId,
    ahead: usize,
    names: &PlayerNames,
) -> Text {
    let args = [
        ("player", names.arg(computer)),
        ("ahead", TextArg::count(ahead)),
    ];
    catalogue::sentences().text("computer-thinks-later", &args)
}

/// The number of games that a computer thinks about before one in a list.
pub(in crate::service) fn listed(ahead: usize) -> Text {
    let ahead = [("ahead", TextArg::count(ahead))];
    catalogue::sentences().text("inbox-computer", &ahead)
}

/// The reason why a computer does not join or leave a table.
pub(in crate::service) fn refused<'a>(
    why: &'a ComputerRefusal,
    names: &'a PlayerNames,
) -> (&'static str, Extra<'a>) {
    let host = |player: &'a PlayerId| vec![("player", names.arg(player))];
    match why {
        ComputerRefusal::OwnDice => ("refuse-computer-own-dice", vec![]),
        ComputerRefusal::NotHost(player) => ("refuse-computer-host", host(player)),
        ComputerRefusal::NoneHere => ("refuse-computer-none", vec![]),
        ComputerRefusal::StillThere(player) => ("refuse-stand-in-there", host(player)),
        ComputerRefusal::NobodyLeft => {
            let resign = ("resign", TextArg::Command("resign"));
            ("refuse-stand-in-nobody", vec![resign])
        }
    }
}

/// The levels of a computer that may play on for a missing player; `None` if nobody is missing.
pub(in crate::service) fn stand_in_menu(game: &Game) -> Option<Control> {
    let seat = game.missing().filter(|_| !game.uses_players_dice())?;
    let standing = game.requests().stand_in().is_some();
    let action = |level| {
        Action::Computer(ComputerAction::StandIn {
            game: Some(game.id()),
            seat: u8::try_from(seat.index()).ok(),
            level,
        })
    };
    (!standing).then(|| Control::Menu {
        prompt: catalogue::sentences().line("menu-stand-in", &[]),
        options: levels(action),
    })
}

/// An event of such a request; `None` for an offer to a person.
pub(in crate::service) fn stand_in_told(
    game: &Game,
    event: &ModerationEvent,
    names: &PlayerNames,
) -> Option<Text> {
    let words = catalogue::sentences();
    let number = ("game", game.id().to_string().into());
    match event {
        ModerationEvent::HandOverOffered {
            by,
            seat,
            to,
            expires,
            ..
        } if to.is_computer() => {
            let own = game.player(*seat) == Some(by);
            let id = if own {
                "stand-in-offered-own"
            } else {
                "stand-in-offered"
            };
            let waiting = game.unanswered(Consent::StandIn);
            let waiting = waiting.into_iter().filter_map(|seat| game.player(seat));
            let args = [
                number,
                ("player", names.arg(by)),
                ("from", names.seated(game, *seat)),
                ("computer", names.arg(to)),
                ("until", TextArg::Date(*expires)),
                ("players", names.all(waiting.collect())),
            ];
            Some(words.text(id, &args))
        }
        ModerationEvent::HandedOver { from, to, .. } if to.is_computer() => {
            let args = [number, ("from", names.arg(from)), ("to", names.arg(to))];
            Some(words.text("handed-on", &args))
        }
        ModerationEvent::HandOverDeclined { by } if asked_for_computer(game) => {
            if game.seat_offer_lapsed() {
                return Some(words.text("stand-in-lapsed", &[number]));
            }
            Some(words.text("stand-in-declined", &[number, ("player", names.arg(by))]))
        }
        ModerationEvent::Paused { .. }
        | ModerationEvent::Resumed { .. }
        | ModerationEvent::Annulled { .. }
        | ModerationEvent::Unrated { .. }
        | ModerationEvent::HandOverOffered { .. }
        | ModerationEvent::HandOverDeclined { .. }
        | ModerationEvent::HandedOver { .. } => None,
    }
}

/// Returns `true` if the last seat offered was offered to a computer.
fn asked_for_computer(game: &Game) -> bool {
    let mut events = game.moderation_events().iter().rev();
    events
        .find_map(|(_, event)| match event {
            ModerationEvent::HandOverOffered { to, .. } => Some(to.is_computer()),
            ModerationEvent::Paused { .. }
            | ModerationEvent::Resumed { .. }
            | ModerationEvent::Annulled { .. }
            | ModerationEvent::Unrated { .. }
            | ModerationEvent::HandOverDeclined { .. }
            | ModerationEvent::HandedOver { .. } => None,
        })
        .unwrap_or_default()
}
