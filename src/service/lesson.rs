//! The lesson: a game’s first tasks to play through, each a board with something to be done on it.
//!
//! Where somebody stands in it is in the controls alone: nothing is stored, and nobody else is told. What is tried
//! is judged by the rules themselves, so a forbidden move is refused in the words of the table.

use crate::game::grid::Cell;
use crate::game::teach::Task;
use crate::game::text::{MoveError, MoveText};
use crate::games::GameKind;
use crate::play::suppose::DiceOutcome;
use crate::play::{Game, Place, PlayerId};
use crate::scene::{Mark, ThemeName};
use crate::service::ask::Action;
use crate::service::buttons::button;
use crate::service::describe::{caption, piece};
use crate::service::names::PlayerNames;
use crate::service::pick::{piece_menus, targets};
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::{ButtonStyle, Control, Reply, Text};
use crate::service::wire::{is_cell, number};
use crate::service::{Service, guide, refuse, rulebook, teach, why_not};

/// The longest move that a button carries.
const TRIED: usize = 16;

/// What is wished of the lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonAction {
    /// As it is typed.
    Open {
        /// The lesson of which game; `None` is that of the server.
        kind: Option<GameKind>,
        /// Which task, from 1; `None` is the first.
        task: Option<u8>,
        /// A move to make in it.
        text: Option<String>,
    },
    /// What a control of it asks.
    Control {
        /// The lesson of which game.
        kind: GameKind,
        /// Which task, from 1; behind the last stands the end.
        task: u8,
        /// What.
        act: LessonControl,
    },
}

/// What a control of the lesson does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonControl {
    /// Shows the task.
    Show,
    /// Where may the piece on this cell go?
    Piece(String),
    /// Plays the move with this index in the legal list; where it needs dice, tells how likely they are first.
    Play(u16),
    /// Lets the dice fall.
    Throw(u16),
    /// Tries a move as typed, lawful or not.
    Try(String),
}

impl LessonAction {
    /// What a move typed at a control of this wish asks; `None` where no task is open.
    pub fn typed(&self, text: &str) -> Option<Self> {
        match self {
            Self::Control {
                kind,
                task,
                act: LessonControl::Piece(_) | LessonControl::Play(_),
            } => Some(press(*kind, *task, LessonControl::Try(text.to_owned()))),
            Self::Control { .. } | Self::Open { .. } => None,
        }
    }
}

const fn press(kind: GameKind, task: u8, act: LessonControl) -> LessonAction {
    LessonAction::Control { kind, task, act }
}

/// Asks for the first task.
pub(super) fn first(kind: GameKind) -> Action {
    Action::Lesson(press(kind, 1, LessonControl::Show))
}

/// The wire form behind the mark; `None` for what is typed.
pub(super) fn wire(wish: &LessonAction) -> Option<String> {
    let LessonAction::Control { kind, task, act } = wish else {
        return None;
    };
    let act = match act {
        LessonControl::Show => String::new(),
        LessonControl::Piece(cell) if is_cell(cell) => format!(".piece.{cell}"),
        LessonControl::Play(index) => format!(".play.{index}"),
        LessonControl::Throw(index) => format!(".throw.{index}"),
        LessonControl::Try(text) if is_tried(text) => format!(".try.{text}"),
        LessonControl::Piece(_) | LessonControl::Try(_) => return None,
    };
    Some(format!("lesson.{}.{task}{act}", kind.spec().slug))
}

/// What [`wire`] wrote, behind its verb.
pub(super) fn unwire(parts: &[&str]) -> Option<LessonAction> {
    let [slug, task, act @ ..] = parts else {
        return None;
    };
    let act = match *act {
        [] => LessonControl::Show,
        ["piece", cell] if is_cell(cell) => LessonControl::Piece(cell.to_owned()),
        ["play", index] => LessonControl::Play(number(index)?),
        ["throw", index] => LessonControl::Throw(number(index)?),
        ["try", text] if is_tried(text) => LessonControl::Try(text.to_owned()),
        _ => return None,
    };
    Some(press(slug.parse().ok()?, number(task)?, act))
}

/// A move that a button may carry.
fn is_tried(text: &str) -> bool {
    let sign = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'=');
    (1..=TRIED).contains(&text.len()) && text.bytes().all(sign)
}

impl Service {
    /// Does what is wished of the lesson.
    pub(super) fn lesson(&self, who: &PlayerId, place: &Place, wish: &LessonAction) -> Reply {
        let theme = self.preferences_of(who).theme;
        let (kind, task, act) = match wish.clone() {
            LessonAction::Open { kind, task, text } => {
                let act = text.map_or(LessonControl::Show, LessonControl::Try);
                let kind = kind.unwrap_or_else(|| self.server_settings(place).game);
                // Only the last task leads to the end.
                let last = numbered(kind.spec().teaching.lesson.len().saturating_sub(1));
                (kind, task.unwrap_or(1).min(last), act)
            }
            LessonAction::Control { kind, task, act } => (kind, task, act),
        };
        let tasks = kind.spec().teaching.lesson;
        let nth = usize::from(task.max(1)) - 1;
        let mut reply = match tasks.get(nth) {
            Some(task) => TaskPage::new(kind, nth, task, theme).answer(&act),
            None => end(kind),
        };
        reply.replaces_source = true;
        reply
    }
}

/// The number of a task by its place in the list.
fn numbered(nth: usize) -> u8 {
    u8::try_from(nth + 1).unwrap_or(u8::MAX)
}

/// Behind the last task: where to go on.
fn end(kind: GameKind) -> Reply {
    let verbs = ["challenge", "rules", "help"].map(|verb| (verb, TextArg::Command(verb)));
    let mut reply = Reply::note(sentences().text("lesson-end", &verbs));
    let last = numbered(kind.spec().teaching.lesson.len().saturating_sub(1));
    let last = Action::Lesson(press(kind, last, LessonControl::Show));
    reply.controls = vec![
        button(
            "button-rules",
            rulebook::contents(kind),
            ButtonStyle::Primary,
        ),
        button(
            "button-pictures",
            guide::first(kind),
            ButtonStyle::Secondary,
        ),
        button("teach-back", last, ButtonStyle::Secondary),
        button("button-lesson-again", first(kind), ButtonStyle::Secondary),
    ];
    reply.controls.extend(teach::others(kind, first));
    reply
}

/// A task on its board.
struct TaskPage {
    kind: GameKind,
    nth: usize,
    task: &'static Task,
    game: Game,
    theme: ThemeName,
}

impl TaskPage {
    fn new(kind: GameKind, nth: usize, task: &'static Task, theme: ThemeName) -> Self {
        Self {
            kind,
            nth,
            task,
            game: teach::begun(kind, task.options, task.setup),
            theme,
        }
    }

    fn ask(&self, act: LessonControl) -> Action {
        Action::Lesson(press(self.kind, numbered(self.nth), act))
    }

    fn answer(&self, act: &LessonControl) -> Reply {
        match act {
            LessonControl::Show => self.open(self.told()),
            LessonControl::Piece(cell) => self.which_target(cell),
            LessonControl::Play(index) => self.play(*index, false),
            LessonControl::Throw(index) => self.play(*index, true),
            LessonControl::Try(text) => self.tried(text),
        }
    }

    /// What is to be done.
    fn told(&self) -> Text {
        let words = sentences();
        let args = [
            ("task", TextArg::count(self.nth + 1)),
            (
                "tasks",
                TextArg::count(self.kind.spec().teaching.lesson.len()),
            ),
            ("title", self.kind.spec().title.into()),
        ];
        let mut text = words.text("lesson-task", &args);
        text.push_line(words.text(&format!("lesson-{}", self.task.code), &[]));
        if self.nth == 0 {
            let args = [
                ("command", TextArg::Command("tutorial")),
                ("example", refuse::example(self.game.position()).into()),
            ];
            text.push_line(words.text("lesson-how", &args));
        }
        text
    }

    /// The sentence of this family for this task.
    fn sentence(&self, family: &str) -> Text {
        let [attack, defence] = self.task.dice.unwrap_or_default();
        let args = [
            ("attack", TextArg::Num(attack.into())),
            ("defence", TextArg::Num(defence.into())),
        ];
        sentences().text(&format!("lesson-{family}-{}", self.task.code), &args)
    }

    /// The board as it stands or has become, with these marks; `lead` says what is to be seen.
    fn show(&self, reply: &mut Reply, game: &Game, marks: Vec<(Cell, Mark)>, lead: String) {
        let words = sentences();
        let args = [
            ("task", TextArg::count(self.nth + 1)),
            (
                "tasks",
                TextArg::count(self.kind.spec().teaching.lesson.len()),
            ),
            ("title", self.kind.spec().title.into()),
        ];
        let scene = game.position().scene();
        let shown = teach::TeachingBoard {
            game,
            marks,
            title: words.line("lesson-title", &args),
            status: caption(game, game.ply(), &scene, &PlayerNames::default()).status,
            lead,
        };
        reply.picture = Some(teach::picture(shown, self.theme));
    }

    /// The open task behind these words.
    fn open(&self, text: Text) -> Reply {
        let mut reply = Reply::note(text);
        let lead = sentences().line(&format!("lesson-{}", self.task.code), &[]);
        self.show(&mut reply, &self.game, Vec::new(), lead);
        reply.controls = self.controls();
        reply
    }

    /// All that may be moved, a forbidden move to try, and the tasks beside this one.
    fn controls(&self) -> Vec<Control> {
        let mut controls = piece_menus(&self.game, |from| self.ask(LessonControl::Piece(from)));
        let beside =
            |nth: usize| Action::Lesson(press(self.kind, numbered(nth), LessonControl::Show));
        let here = self.ask(LessonControl::Show);
        controls.push(match self.nth.checked_sub(1) {
            Some(before) => button("teach-back", beside(before), ButtonStyle::Secondary),
            None => button("teach-back", here, ButtonStyle::Disabled),
        });
        if let Some(mv) = self.task.forbidden {
            let args = [("move", mv.into())];
            controls.push(Control::Button {
                label: sentences().line("button-try", &args),
                ask: self.ask(LessonControl::Try(mv.to_owned())),
                weight: ButtonStyle::Secondary,
            });
        }
        controls.extend(self.words());
        controls.push(button(
            "teach-skip",
            beside(self.nth + 1),
            ButtonStyle::Secondary,
        ));
        if self.nth == 0 {
            controls.extend(teach::others(self.kind, first));
        }
        controls
    }

    /// A button for each legal ply that leads nowhere, a word or a king handed over: it needs no menu of squares.
    fn words(&self) -> Vec<Control> {
        let choices = (0..).zip(self.game.choices());
        let words = choices.filter(|(_, mv)| mv.cells().nth(1).is_none());
        let buttons = words.map(|(index, mv)| Control::Button {
            label: sentences().line("button-lesson-word", &[("move", mv.as_str().into())]),
            ask: self.ask(LessonControl::Play(index)),
            weight: ButtonStyle::Secondary,
        });
        buttons.collect()
    }

    /// The piece on a cell, and where it may go.
    fn which_target(&self, from: &str) -> Reply {
        let menus = targets(&self.game, from, |index| {
            self.ask(LessonControl::Play(index))
        });
        self.narrowed(from, Some(menus).filter(|menus| !menus.is_empty()))
    }

    /// These menus for the piece on a cell; the task itself where there is nothing to choose from.
    fn narrowed(&self, from: &str, menus: Option<Vec<Control>>) -> Reply {
        let scene = self.game.position().scene();
        let at = scene.grid.cell(from);
        let figure = at.and_then(|at| scene.figure_at(at));
        let (Some(at), Some(figure), Some(menus)) = (at, figure, menus) else {
            return self.open(self.told());
        };
        let args = [
            ("cell", from.to_owned().into()),
            ("piece", piece(figure, 1).into()),
        ];
        let text = sentences().text("pick-target", &args);
        let lead = text.plain();
        let mut reply = Reply::note(text);
        self.show(&mut reply, &self.game, teach::reach(&self.game, at), lead);
        reply.controls = menus;
        let another = self.ask(LessonControl::Show);
        reply.controls.push(button(
            "button-another-piece",
            another,
            ButtonStyle::Secondary,
        ));
        reply
    }

    /// The move of this index, on a task that nobody else can have changed.
    fn play(&self, index: u16, thrown: bool) -> Reply {
        match self.game.choices().get(usize::from(index)) {
            Some(mv) => self.judge_move(std::slice::from_ref(mv), index, thrown),
            None => self.open(self.told()),
        }
    }

    /// A move as typed, or a whole turn of several.
    fn tried(&self, text: &str) -> Reply {
        let at = self.game.position();
        let read = at.read(text).map(|mv| vec![mv]);
        let error = match read.or_else(|_| at.read_turn(text)) {
            Ok(plies) => {
                let index = plies.first().map_or(0, |mv| self.index(mv));
                return self.judge_move(&plies, index, false);
            }
            Err(error) => error,
        };
        let mut reply = self.open(refuse::move_error(&self.game, &error, text).text);
        match &error {
            MoveError::Illegal(reason) => {
                let answer = why_not::answer(&self.game.position().scene(), reason);
                if let Some(answer) = answer {
                    self.show(&mut reply, &self.game, answer.marks, answer.lead);
                    if let Some(picture) = &mut reply.picture {
                        picture.scene.caption.status = answer.status;
                    }
                }
            }
            MoveError::Ambiguous(moves) => {
                let buttons = moves.iter().map(|mv| Control::Button {
                    label: mv.to_string(),
                    ask: self.ask(LessonControl::Play(self.index(mv))),
                    weight: ButtonStyle::Secondary,
                });
                reply.controls = buttons.collect();
            }
            MoveError::Unreadable { .. } => {}
        }
        let again = sentences().text(&format!("lesson-{}", self.task.code), &[]);
        reply.text.push_line(again);
        reply
    }

    fn index(&self, mv: &MoveText) -> u16 {
        let place = self.game.choices().iter().position(|other| other == mv);
        place
            .and_then(|place| u16::try_from(place).ok())
            .unwrap_or_default()
    }

    /// What comes of legal plies, the first of them with this index: it alone decides whether the task is done.
    fn judge_move(&self, plies: &[MoveText], index: u16, thrown: bool) -> Reply {
        let Some(mv) = plies.first() else {
            return self.open(self.told());
        };
        if !self.task.answers.contains(&mv.as_str()) {
            let mut text = self.sentence("hint");
            text.push_line(self.told());
            return self.open(text);
        }
        if self.game.needs_dice(mv) && !thrown {
            return self.odds(mv, index);
        }
        let after = plies.iter().try_fold(self.game.clone(), |game, mv| {
            teach::played(&game, mv.as_str(), self.task.dice)
        });
        let Some(after) = after else {
            return self.open(self.told());
        };
        let text = self.sentence("done");
        let lead = text.plain();
        let mut reply = Reply::note(text);
        self.show(&mut reply, &after, Vec::new(), lead);
        let next = Action::Lesson(press(
            self.kind,
            numbered(self.nth + 1),
            LessonControl::Show,
        ));
        reply.controls = vec![
            button("teach-next", next, ButtonStyle::Primary),
            button(
                "button-once-more",
                self.ask(LessonControl::Show),
                ButtonStyle::Secondary,
            ),
        ];
        reply
    }

    /// How likely an attack is to succeed, before the dice fall.
    fn odds(&self, mv: &MoveText, index: u16) -> Reply {
        let turns = self.game.branches(mv).unwrap_or_default();
        let won = turns
            .iter()
            .find(|turn| turn.fall == Some(DiceOutcome::Succeeds));
        let (ways, rolls, percent) =
            won.map_or((0, 0, 0), |turn| (turn.ways, turn.rolls, turn.percent()));
        let args = [
            ("move", mv.as_str().into()),
            ("ways", TextArg::Num(ways.into())),
            ("rolls", TextArg::Num(rolls.into())),
            ("percent", TextArg::Num(percent.into())),
        ];
        let text = sentences().text("lesson-odds", &args);
        let lead = text.plain();
        let mut reply = Reply::note(text);
        let scene = self.game.position().scene();
        let ends = [mv.cells().next(), mv.cells().last()];
        let ends = ends.into_iter().zip([Mark::From, Mark::Target]);
        let marks = ends.filter_map(|(name, mark)| Some((scene.grid.cell(name?)?, mark)));
        self.show(&mut reply, &self.game, marks.collect(), lead);
        reply.controls = vec![
            button(
                "button-throw",
                self.ask(LessonControl::Throw(index)),
                ButtonStyle::Primary,
            ),
            button(
                "button-another-piece",
                self.ask(LessonControl::Show),
                ButtonStyle::Secondary,
            ),
        ];
        reply
    }
}
