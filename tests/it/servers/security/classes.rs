//! The facts that tables hold about each action: whether a public page may ask for it, whether it is slow, and the game
//! that it names.

use std::fmt::Write;
use std::path::Path;

use kingboard::service::api::action::Action;
use kingboard::service::api::computer::ComputerAction;
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::moderate::ModerationAction;
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::puzzle::{PuzzleAction, PuzzleControl};
use kingboard::service::api::signal::SignalAction;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::{GameId, Version};
use kingboard::store::PuzzleId;
use kingboard::web;

use crate::servers::security::every_action::{Target, kinds};

/// Actions that differ from the samples of their kind.
fn others(Target { game: id, version }: Target) -> Vec<Action> {
    let (game, seen, accept) = (Some(id), Some(version), false);
    let words = String::new;
    let moderated = |moderation| Action::Moderate(moderation);
    let press = |act| {
        Action::Puzzle(PuzzleAction::Control {
            puzzle: PuzzleId(1),
            seen: 0,
            act,
        })
    };
    let renewal = DiceAction::AnswerRenewal { game, seen, accept };
    let wait = Box::new(ClockAction::Wait(id));
    let unchanged = ClockAction::IfUnchanged {
        game: id,
        seen: version,
        action: wait,
    };
    vec![
        Action::Computer(ComputerAction::AnswerStandIn {
            game: id,
            since: version,
            accept,
        }),
        Action::Dice(DiceAction::Enter {
            game,
            faces: words(),
            seen,
        }),
        Action::Dice(renewal),
        Action::Plan(PlanAction::Clear { game: id, seen: 0 }),
        Action::Signal(SignalAction::Mean {
            game,
            number: 1,
            text: words(),
        }),
        Action::Takeback(TakebackAction::Answer { game, seen, accept }),
        Action::Takeback(TakebackAction::Withdraw { game, seen }),
        Action::Time(ClockAction::AnswerPause { game, seen, accept }),
        Action::Time(ClockAction::Resume(game)),
        Action::Time(ClockAction::Wait(id)),
        Action::Time(unchanged),
        moderated(ModerationAction::Resume(id)),
        moderated(ModerationAction::Answer {
            game: id,
            since: version,
            accept,
        }),
        moderated(ModerationAction::Unrate {
            game: id,
            reason: words(),
        }),
        press(PuzzleControl::Begin),
        press(PuzzleControl::Play(0)),
        press(PuzzleControl::PlayOn),
        Action::Puzzle(PuzzleAction::Share(true)),
    ]
}

#[test]
fn the_tables_of_actions_say_of_each_what_is_listed() {
    let at = Target {
        game: GameId(7),
        version: Version(3),
    };
    let samples = kinds(at).into_iter().flat_map(|kind| kind.samples);
    let mut text = String::new();
    for action in samples.chain(others(at)) {
        let page = if web::allowed(&action) {
            "page"
        } else {
            "no page"
        };
        let speed = if action.is_slow_lookup() {
            ", slow"
        } else {
            ""
        };
        let named = action.named_game();
        let named = named.map_or_else(String::new, |game| format!(", {game}"));
        let written = format!("{action:?}");
        let written: String = written.chars().take(90).collect();
        writeln!(text, "{page}{speed}{named}: {written}").unwrap();
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/wire");
    insta::with_settings!({
        snapshot_path => folder,
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, { insta::assert_snapshot!("action-classes", text) });
}
