//! A player’s plan for a game: its owner alone sees and changes it.

use crate::play::command::Refusal;
use crate::play::plan::{Instruction, Plan, PlanStep};
use crate::play::plan_reading::PlanError;
use crate::play::stage::Stage;
use crate::play::suppose::DiceOutcome;
use crate::play::{Env, Game, PlayerId, suppose, turn};
use crate::service::api::action::{Action, Request};
use crate::service::api::plan::PlanAction;
use crate::service::api::reply::{ButtonStyle, Control, Reply, TextFile};
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::api::values::Person;
use crate::service::commit::plans::{self, PlanState};
use crate::service::describe::button::button;
use crate::service::describe::{args, refuse};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load, load_names};
use crate::service::moves::follow;
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::store::{self, PlayerPlan, Store};

/// Most characters of lines in a message; more go into a file, since a message also holds their markup.
const MAX_LINE_CHARS: usize = 900;

/// Handles an action on the user’s own plan.
pub(in crate::service) fn plan(
    service: &mut Service,
    request: &Request,
    action: &PlanAction,
    env: &Env,
) -> HandlerResult {
    let user = &request.user;
    let game = match action {
        PlanAction::Add { game, .. } => {
            find::resolve_game(&service.store, request.asker(), *game, GameMatch::Playing)?
        }
        PlanAction::Drop { game, .. } | PlanAction::Clear { game, .. } => {
            find::visible(&service.store, request.asker(), *game)?
        }
    };
    may_plan(&service.store, &game, &user.id)?;
    // A due plan is executed first: it would be lost by the change.
    if plans::plan_is_due(&service.store, &game, &user.id)? {
        follow::execute_plan(service, game.id(), &user.id, env)?;
    }
    let Some(game) = load::load(&service.store, game.id())? else {
        return Ok(Vec::new());
    };
    may_plan(&service.store, &game, &user.id)?;
    let Some(present) = plans::present_plan(&service.store, game, &user.id)? else {
        return Ok(Vec::new());
    };
    let plan = &present.followed.plan;
    let changed = match action {
        PlanAction::Add { text, .. } => match typed(text) {
            PlanInput::Nothing => None,
            PlanInput::Clear => Some(Plan::default()),
            PlanInput::Drop(nth) => Some(plan.without(nth)),
            PlanInput::Lines(text) => match plan.with(&present.game, present.seat, text) {
                Ok(plan) => Some(plan),
                Err(wrong) => {
                    return Ok(vec![plan_error(&service.store, &present, &wrong)?]);
                }
            },
        },
        PlanAction::Drop { seen, .. } | PlanAction::Clear { seen, .. }
            if *seen != present.edition =>
        {
            let mut reply = page(&present, plan, present.edition);
            let mut text = catalogue::sentences().text("plan-changed", &[]);
            text.push_line(reply.text);
            reply.text = text;
            return Ok(vec![reply]);
        }
        PlanAction::Drop { index, .. } => Some(plan.without((*index).into())),
        PlanAction::Clear { .. } => Some(Plan::default()),
    };
    let Some(plan) = changed.as_ref() else {
        return Ok(vec![page(&present, plan, present.edition)]);
    };
    let kept = present.to_stored(plan, present.game.version());
    let id = present.game.id();
    let owned = PlayerPlan {
        player: &user.id,
        plan: &kept,
    };
    store::plans::save(&mut service.store, id, owned, &[], env.now)?;
    let edition = if plan.is_empty() { 0 } else { kept.edition };
    let mut reply = page(&present, plan, edition);
    reply.replaces_source = !matches!(action, PlanAction::Add { .. });
    noted(&mut service.store, user)?;
    Ok(vec![reply])
}

fn noted(store: &mut Store, user: &Person) -> Result<(), HandlerError> {
    Ok(store.save_name(&user.id, &user.name)?)
}

/// Refuses users without a seat, and games that are not running.
fn may_plan(store: &Store, game: &Game, player: &PlayerId) -> Result<(), HandlerError> {
    let refusal = match game.stage() {
        Stage::Open => Refusal::NotStarted,
        Stage::Over | Stage::Void => Refusal::Over,
        Stage::Running if game.seat_of(player).is_none() => Refusal::NotSeated,
        Stage::Running => return Ok(()),
    };
    let names = load_names::names(store, game)?;
    Err(refuse::refusal(game, &refusal, "", &names).into())
}

/// The reason why the text is no instruction; the plan is unchanged.
fn plan_error(
    store: &Store,
    present: &PlanState,
    wrong: &PlanError,
) -> Result<Reply, HandlerError> {
    let words = catalogue::sentences();
    let mut text = match wrong {
        PlanError::Otherwise(code) => words.text(&format!("plan-wrong-{code}"), &[]),
        PlanError::Move(fault) => {
            let args = [
                ("number", TextArg::count(fault.before + 1)),
                ("text", args::short(&fault.word).into()),
            ];
            let names = load_names::names(store, &present.game)?;
            let why = refuse::refusal(&fault.game, &fault.refusal, &fault.word, &names);
            let mut text = words.text("plan-wrong-move", &args);
            text.push(" ");
            text.append(why.text);
            text
        }
    };
    if matches!(wrong, PlanError::Otherwise(_)) {
        text.push_line(how(present));
    }
    Ok(Reply::note(text))
}

/// The typed text after the command.
enum PlanInput<'a> {
    Nothing,
    Clear,
    /// The instruction with this index.
    Drop(usize),
    Lines(&'a str),
}

/// `clear`, `drop 2`, or instructions.
fn typed(text: &str) -> PlanInput<'_> {
    let text = text.trim();
    let lower = text.to_lowercase();
    let mut words = lower.split_whitespace();
    match (words.next(), words.next(), words.next()) {
        (None, ..) => PlanInput::Nothing,
        (Some("clear"), None, _) => PlanInput::Clear,
        (Some("drop"), Some(nth), None) => match nth.parse::<usize>() {
            // A number without an instruction has no effect.
            Ok(nth) => PlanInput::Drop(nth.wrapping_sub(1)),
            Err(_) => PlanInput::Lines(text),
        },
        _ => PlanInput::Lines(text),
    }
}

/// The plan as its owner sees it.
fn page(present: &PlanState, plan: &Plan, edition: u32) -> Reply {
    let words = catalogue::sentences();
    let id = present.game.id();
    let args = [("game", id.to_string().into())];
    if plan.is_empty() {
        let mut text = words.text("plan-none", &args);
        text.push_line(how(present));
        let mut reply = Reply::note(text);
        reply.replaces_source = true;
        return reply;
    }
    let mut text = words.text("plan-title", &args);
    let mut list = Text::default();
    let mut options = Vec::new();
    for (index, instruction) in plan.0.iter().enumerate() {
        let told = instruction_text(present, instruction);
        let number = TextArg::count(index + 1);
        let mut line = words.text("plan-number", &[("number", number.clone())]);
        let label = words.line(
            "plan-option",
            &[("number", number), ("line", told.plain().into())],
        );
        line.push(" ");
        line.append(told);
        list.push_line(line);
        if let Ok(index) = u8::try_from(index) {
            let game = id;
            let seen = edition;
            options.push((label, Action::Plan(PlanAction::Drop { game, seen, index })));
        }
    }
    let mut file = None;
    if list.plain().chars().count() <= MAX_LINE_CHARS {
        text.push_line(list);
    } else {
        text.push_line(words.text("plan-file", &[]));
        file = Some(TextFile {
            name: format!("plan-{}.txt", id.0),
            text: list.plain() + "\n",
        });
    }
    let mut reply = Reply::note(text);
    reply.file = file;
    let clear = PlanAction::Clear {
        game: id,
        seen: edition,
    };
    reply.controls = vec![
        Control::Menu {
            prompt: words.line("menu-plan-drop", &[]),
            options,
        },
        button(
            "button-plan-clear",
            Action::Plan(clear),
            ButtonStyle::Secondary,
        ),
    ];
    reply.replaces_source = true;
    reply
}

/// The format of plans, with legal moves; empty while dice are in the air.
fn how(present: &PlanState) -> Text {
    let example = example(present);
    if example.is_empty() {
        return Text::default();
    }
    let args = [
        ("command", TextArg::Command("plan")),
        ("example", example.into()),
    ];
    catalogue::sentences().text("plan-how", &args)
}

/// An example of a line for the present position.
fn example(present: &PlanState) -> String {
    let mut game = present.game.clone();
    let mut words = Vec::new();
    for _ in 0..6 {
        let legal = game.choices();
        let quiet = legal.iter().filter(|mv| mv.captures().is_none());
        let quiet: Vec<_> = quiet.collect();
        let Some(mv) = quiet.get(quiet.len() / 2) else {
            break;
        };
        let own = game.to_move() == Some(present.seat);
        words.push(mv.to_string());
        if own && words.len() > 1 {
            break;
        }
        let Ok(after) = suppose::after_move(&game, mv, DiceOutcome::Succeeds) else {
            break;
        };
        game = after;
    }
    words.join(" ")
}

/// One instruction in words, with one’s own moves emphasised.
fn instruction_text(present: &PlanState, instruction: &Instruction) -> Text {
    let words = catalogue::sentences();
    let line = match instruction {
        Instruction::OnDraw(true) => return words.text("plan-draw-accept", &[]),
        Instruction::OnDraw(false) => return words.text("plan-draw-decline", &[]),
        Instruction::OnResign => return words.text("plan-resign-rematch", &[]),
        Instruction::OfferNext => return words.text("plan-draw-next", &[]),
        Instruction::Line(line) => line,
    };
    let mut game = present.game.clone();
    let mut text = Text::default();
    for (at, step) in line.iter().enumerate() {
        let last = at + 1 == line.len();
        let own = game.to_move() == Some(present.seat);
        match step {
            PlanStep::OfferDraw => {
                text.push(", ");
                text.append(words.text("plan-step-draw", &[]));
            }
            PlanStep::Resign => {
                text.push(" → ");
                text.append(words.text("plan-step-resign", &[]));
            }
            PlanStep::Move(made) if game.position().mid_turn() => {
                let first = turn::turn_to(&game, game.ply()).first();
                let further = first.and_then(|first| turn::further(&first.text, &made.text));
                if let Some(further) = further {
                    text.push(", ");
                    text.push(&further);
                }
                if let Ok(after) = made.played(&game) {
                    game = after;
                }
            }
            PlanStep::Move(made) => {
                if at > 0 {
                    text.push(if own { " → " } else { " · " });
                }
                let shown = made.fall.filter(|_| !last);
                if made.text.as_str().is_empty() {
                    let id = match made.fall {
                        Some(DiceOutcome::Fails) => "plan-dice-fail",
                        Some(DiceOutcome::Succeeds) | None => "plan-dice-succeed",
                    };
                    text.append(words.text(id, &[]));
                    if let Some(after) = suppose::after_fall(&game, made.fall) {
                        game = after;
                    }
                    continue;
                }
                let id = match (own, shown) {
                    (true, None) => "plan-own",
                    (false, None) => "plan-their",
                    (true, Some(DiceOutcome::Succeeds)) => "plan-own-succeeds",
                    (true, Some(DiceOutcome::Fails)) => "plan-own-fails",
                    (false, Some(DiceOutcome::Succeeds)) => "plan-their-succeeds",
                    (false, Some(DiceOutcome::Fails)) => "plan-their-fails",
                };
                text.append(words.text(id, &[("move", made.text.to_string().into())]));
                if let Ok(after) = made.played(&game) {
                    game = after;
                }
            }
        }
    }
    text
}
