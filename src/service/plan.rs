//! A player’s plan for a game: shown, added to and cleared by its owner, and seen by nobody else.

use crate::play::command::Refusal;
use crate::play::plan::{Instruction, Plan, PlanError, PlanStep};
use crate::play::summary::Stage;
use crate::play::suppose::DiceOutcome;
use crate::play::{Env, Game, GameId, PlayerId, turn};
use crate::service::ask::{Action, Person, Request};
use crate::service::buttons::button;
use crate::service::find::GameMatch;
use crate::service::follow::PlanState;
use crate::service::prose::{TextArg, sentences};
use crate::service::refuse::{self, short};
use crate::service::reply::{ButtonStyle, Control, Reply, Text, TextFile};
use crate::service::wire::{game as read_game, number};
use crate::service::{HandlerError, HandlerResult, Service};

/// More characters of lines than this go into a file: a message must hold them with all that marks them.
const PAGE: usize = 900;

/// What is wished of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanAction {
    /// Add what is typed, and show it; nothing typed is to look only.
    Add {
        /// For which game.
        game: Option<GameId>,
        /// The instructions.
        text: String,
    },
    /// Take one instruction out.
    Drop {
        /// Of which game’s plan.
        game: GameId,
        /// The edition of the plan that the control was made for.
        seen: u32,
        /// Its index.
        index: u8,
    },
    /// Take all out.
    Clear {
        /// Of which game’s plan.
        game: GameId,
        /// The edition of the plan that the control was made for.
        seen: u32,
    },
}

/// The wire form behind the mark; `None` for what is typed.
pub(super) fn wire(wish: &PlanAction) -> Option<String> {
    match wish {
        PlanAction::Add { .. } => None,
        PlanAction::Drop { game, seen, index } => {
            Some(format!("plan.{}.{seen}.drop.{index}", game.0))
        }
        PlanAction::Clear { game, seen } => Some(format!("plan.{}.{seen}.clear", game.0)),
    }
}

/// What [`wire`] wrote.
pub(super) fn unwire(parts: &[&str]) -> Option<PlanAction> {
    match *parts {
        ["plan", game, seen, "drop", index] => Some(PlanAction::Drop {
            game: read_game(game)?,
            seen: number(seen)?,
            index: number(index)?,
        }),
        ["plan", game, seen, "clear"] => Some(PlanAction::Clear {
            game: read_game(game)?,
            seen: number(seen)?,
        }),
        _ => None,
    }
}

impl Service {
    /// Does what is wished of the asker’s own plan.
    pub(super) fn plan(
        &mut self,
        request: &Request,
        wish: &PlanAction,
        env: &Env,
    ) -> HandlerResult {
        let (who, place) = (&request.who, &request.place);
        let game = match wish {
            PlanAction::Add { game, .. } => {
                self.resolve_game(&who.id, place, *game, GameMatch::Playing)?
            }
            PlanAction::Drop { game, .. } | PlanAction::Clear { game, .. } => {
                self.visible(&who.id, place, *game)?
            }
        };
        self.may_plan(&game, &who.id)?;
        // What is due comes first: else it would be lost when the plan is changed.
        if self.plan_is_due(&game, &who.id)? {
            self.execute_plan(game.id(), &who.id, env)?;
        }
        let Some(game) = self.load(game.id())? else {
            return Ok(Vec::new());
        };
        self.may_plan(&game, &who.id)?;
        let Some(present) = self.present_plan(game, &who.id)? else {
            return Ok(Vec::new());
        };
        let plan = &present.followed.plan;
        let changed = match wish {
            PlanAction::Add { text, .. } => match typed(text) {
                PlanInput::Nothing => None,
                PlanInput::Clear => Some(Plan::default()),
                PlanInput::Drop(nth) => Some(plan.without(nth)),
                PlanInput::Lines(text) => match plan.with(&present.game, present.seat, text) {
                    Ok(plan) => Some(plan),
                    Err(wrong) => return Ok(vec![self.plan_error(&present, &wrong)?]),
                },
            },
            PlanAction::Drop { seen, .. } | PlanAction::Clear { seen, .. }
                if *seen != present.edition =>
            {
                let mut reply = page(&present, plan, present.edition);
                let mut text = sentences().text("plan-changed", &[]);
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
        self.store.save_plan(id, (&who.id, &kept), &[], env.now)?;
        let edition = if plan.is_empty() { 0 } else { kept.edition };
        let mut reply = page(&present, plan, edition);
        reply.replaces_source = !matches!(wish, PlanAction::Add { .. });
        self.noted(who)?;
        Ok(vec![reply])
    }

    fn noted(&mut self, who: &Person) -> Result<(), HandlerError> {
        Ok(self.store.save_name(&who.id, &who.name)?)
    }

    /// Refuses who does not play, and games that are not under way.
    fn may_plan(&self, game: &Game, who: &PlayerId) -> Result<(), HandlerError> {
        let refusal = match game.stage() {
            Stage::Open => Refusal::NotStarted,
            Stage::Over | Stage::Void => Refusal::Over,
            Stage::Running if game.seat_of(who).is_none() => Refusal::NotSeated,
            Stage::Running => return Ok(()),
        };
        let names = self.names(game)?;
        Err(refuse::refusal(game, &refusal, "", &names).into())
    }

    /// Why what was typed is no instruction; the plan is as it was.
    fn plan_error(&self, present: &PlanState, wrong: &PlanError) -> Result<Reply, HandlerError> {
        let words = sentences();
        let mut text = match wrong {
            PlanError::Otherwise(code) => words.text(&format!("plan-wrong-{code}"), &[]),
            PlanError::Move(fault) => {
                let args = [
                    ("number", TextArg::count(fault.before + 1)),
                    ("text", short(&fault.word).into()),
                ];
                let names = self.names(&present.game)?;
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
}

/// What is typed behind the command.
enum PlanInput<'a> {
    Nothing,
    Clear,
    /// By its index.
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
            // What has no such number is left alone.
            Ok(nth) => PlanInput::Drop(nth.wrapping_sub(1)),
            Err(_) => PlanInput::Lines(text),
        },
        _ => PlanInput::Lines(text),
    }
}

/// The plan as its owner sees it.
fn page(present: &PlanState, plan: &Plan, edition: u32) -> Reply {
    let words = sentences();
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
        let told = told(present, instruction);
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
    if list.plain().chars().count() <= PAGE {
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

/// How plans are written, with moves that could be made; empty while none can, as dice are in the air.
fn how(present: &PlanState) -> Text {
    let example = example(present);
    if example.is_empty() {
        return Text::default();
    }
    let args = [
        ("command", TextArg::Command("plan")),
        ("example", example.into()),
    ];
    sentences().text("plan-how", &args)
}

/// A line that could be planned now.
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
        let Ok(after) = game.suppose(mv, DiceOutcome::Succeeds) else {
            break;
        };
        game = after;
    }
    words.join(" ")
}

/// One instruction in words, one’s own moves standing out.
fn told(present: &PlanState, instruction: &Instruction) -> Text {
    let words = sentences();
    let line = match instruction {
        Instruction::OnDraw(true) => return words.text("plan-draw-accept", &[]),
        Instruction::OnDraw(false) => return words.text("plan-draw-decline", &[]),
        Instruction::OnResign => return words.text("plan-resign-rematch", &[]),
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
                let first = game.turn_to(game.ply()).first();
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
                    if let Some(after) = game.supposed_fall(made.fall) {
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
