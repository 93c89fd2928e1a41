//! A player’s plan for a game: shown, added to and cleared by its owner, and seen by nobody else.

use crate::play::command::Refusal;
use crate::play::plan::{Instruction, Plan, Step, Wrong};
use crate::play::summary::Stage;
use crate::play::suppose::Fall;
use crate::play::{Env, Game, GameId, PlayerId, turn};
use crate::service::ask::{Ask, Person, Request};
use crate::service::buttons::button;
use crate::service::find::Found;
use crate::service::follow::Present;
use crate::service::prose::{Arg, sentences};
use crate::service::refuse::{self, short};
use crate::service::reply::{Control, Reply, Text, TextFile, Weight};
use crate::service::wire::{game as read_game, number};
use crate::service::{Answer, Service, Trouble};

/// More characters of lines than this go into a file: a message must hold them with all that marks them.
const PAGE: usize = 900;

/// What is wished of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
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
pub(super) fn wire(wish: &Wish) -> Option<String> {
    match wish {
        Wish::Add { .. } => None,
        Wish::Drop { game, seen, index } => Some(format!("plan.{}.{seen}.drop.{index}", game.0)),
        Wish::Clear { game, seen } => Some(format!("plan.{}.{seen}.clear", game.0)),
    }
}

/// What [`wire`] wrote.
pub(super) fn unwire(parts: &[&str]) -> Option<Wish> {
    match *parts {
        ["plan", game, seen, "drop", index] => Some(Wish::Drop {
            game: read_game(game)?,
            seen: number(seen)?,
            index: number(index)?,
        }),
        ["plan", game, seen, "clear"] => Some(Wish::Clear {
            game: read_game(game)?,
            seen: number(seen)?,
        }),
        _ => None,
    }
}

impl Service {
    /// Does what is wished of the asker’s own plan.
    pub(super) fn plan(&mut self, request: &Request, wish: &Wish, env: &Env) -> Answer {
        let (who, place) = (&request.who, &request.place);
        let game = match wish {
            Wish::Add { game, .. } => self.find(&who.id, place, *game, Found::Playing)?,
            Wish::Drop { game, .. } | Wish::Clear { game, .. } => {
                self.visible(&who.id, place, *game)?
            }
        };
        self.may_plan(&game, &who.id)?;
        // What is due comes first: else it would be lost when the plan is changed.
        if self.plan_is_due(&game, &who.id)? {
            self.run_plan(game.id(), &who.id, env)?;
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
            Wish::Add { text, .. } => match typed(text) {
                Typed::Nothing => None,
                Typed::Clear => Some(Plan::default()),
                Typed::Drop(nth) => Some(plan.without(nth)),
                Typed::Lines(text) => match plan.with(&present.game, present.seat, text) {
                    Ok(plan) => Some(plan),
                    Err(wrong) => return Ok(vec![self.not_planned(&present, &wrong)?]),
                },
            },
            Wish::Drop { seen, .. } | Wish::Clear { seen, .. } if *seen != present.edition => {
                let mut reply = page(&present, plan, present.edition);
                let mut text = sentences().text("plan-changed", &[]);
                text.push_line(reply.text);
                reply.text = text;
                return Ok(vec![reply]);
            }
            Wish::Drop { index, .. } => Some(plan.without((*index).into())),
            Wish::Clear { .. } => Some(Plan::default()),
        };
        let Some(plan) = changed.as_ref() else {
            return Ok(vec![page(&present, plan, present.edition)]);
        };
        let kept = present.kept(plan, present.game.version());
        let id = present.game.id();
        self.store.keep_plan(id, (&who.id, &kept), &[], env.now)?;
        let edition = if plan.is_empty() { 0 } else { kept.edition };
        let mut reply = page(&present, plan, edition);
        reply.replaces = !matches!(wish, Wish::Add { .. });
        self.noted(who)?;
        Ok(vec![reply])
    }

    fn noted(&mut self, who: &Person) -> Result<(), Trouble> {
        Ok(self.store.remember(&who.id, &who.name)?)
    }

    /// Refuses who does not play, and games that are not under way.
    fn may_plan(&self, game: &Game, who: &PlayerId) -> Result<(), Trouble> {
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
    fn not_planned(&self, present: &Present, wrong: &Wrong) -> Result<Reply, Trouble> {
        let words = sentences();
        let mut text = match wrong {
            Wrong::Otherwise(code) => words.text(&format!("plan-wrong-{code}"), &[]),
            Wrong::Move(fault) => {
                let args = [
                    ("number", Arg::count(fault.before + 1)),
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
        if matches!(wrong, Wrong::Otherwise(_)) {
            text.push_line(how(present));
        }
        Ok(Reply::note(text))
    }
}

/// What is typed behind the command.
enum Typed<'a> {
    Nothing,
    Clear,
    /// By its index.
    Drop(usize),
    Lines(&'a str),
}

/// `clear`, `drop 2`, or instructions.
fn typed(text: &str) -> Typed<'_> {
    let text = text.trim();
    let lower = text.to_lowercase();
    let mut words = lower.split_whitespace();
    match (words.next(), words.next(), words.next()) {
        (None, ..) => Typed::Nothing,
        (Some("clear"), None, _) => Typed::Clear,
        (Some("drop"), Some(nth), None) => match nth.parse::<usize>() {
            // What has no such number is left alone.
            Ok(nth) => Typed::Drop(nth.wrapping_sub(1)),
            Err(_) => Typed::Lines(text),
        },
        _ => Typed::Lines(text),
    }
}

/// The plan as its owner sees it.
fn page(present: &Present, plan: &Plan, edition: u32) -> Reply {
    let words = sentences();
    let id = present.game.id();
    let args = [("game", id.to_string().into())];
    if plan.is_empty() {
        let mut text = words.text("plan-none", &args);
        text.push_line(how(present));
        let mut reply = Reply::note(text);
        reply.replaces = true;
        return reply;
    }
    let mut text = words.text("plan-title", &args);
    let mut list = Text::default();
    let mut options = Vec::new();
    for (index, instruction) in plan.0.iter().enumerate() {
        let told = told(present, instruction);
        let number = Arg::count(index + 1);
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
            options.push((label, Ask::Plan(Wish::Drop { game, seen, index })));
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
    let clear = Wish::Clear {
        game: id,
        seen: edition,
    };
    reply.controls = vec![
        Control::Menu {
            prompt: words.line("menu-plan-drop", &[]),
            options,
        },
        button("button-plan-clear", Ask::Plan(clear), Weight::Plain),
    ];
    reply.replaces = true;
    reply
}

/// How plans are written, with moves that could be made; empty while none can, as dice are in the air.
fn how(present: &Present) -> Text {
    let example = example(present);
    if example.is_empty() {
        return Text::default();
    }
    let args = [
        ("command", Arg::Command("plan")),
        ("example", example.into()),
    ];
    sentences().text("plan-how", &args)
}

/// A line that could be planned now.
fn example(present: &Present) -> String {
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
        let Ok(after) = game.suppose(mv, Fall::Succeeds) else {
            break;
        };
        game = after;
    }
    words.join(" ")
}

/// One instruction in words, one’s own moves standing out.
fn told(present: &Present, instruction: &Instruction) -> Text {
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
            Step::OfferDraw => {
                text.push(", ");
                text.append(words.text("plan-step-draw", &[]));
            }
            Step::Resign => {
                text.push(" → ");
                text.append(words.text("plan-step-resign", &[]));
            }
            Step::Move(made) if game.position().mid_turn() => {
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
            Step::Move(made) => {
                if at > 0 {
                    text.push(if own { " → " } else { " · " });
                }
                let shown = made.fall.filter(|_| !last);
                if made.text.as_str().is_empty() {
                    let id = match made.fall {
                        Some(Fall::Fails) => "plan-dice-fail",
                        Some(Fall::Succeeds) | None => "plan-dice-succeed",
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
                    (true, Some(Fall::Succeeds)) => "plan-own-succeeds",
                    (true, Some(Fall::Fails)) => "plan-own-fails",
                    (false, Some(Fall::Succeeds)) => "plan-their-succeeds",
                    (false, Some(Fall::Fails)) => "plan-their-fails",
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
