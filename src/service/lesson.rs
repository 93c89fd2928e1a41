//! The lesson: a game’s first tasks to play through, each a board with something to be done on it.
//!
//! Where somebody stands in it is in the controls alone: nothing is stored, and nobody else is told. What is tried
//! is judged by the rules themselves, so a forbidden move is refused in the words of the table.

use crate::game::grid::Cell;
use crate::game::teach::Task;
use crate::game::text::{MoveError, MoveText};
use crate::games::GameKind;
use crate::play::suppose::Fall;
use crate::play::{Game, Place, PlayerId};
use crate::scene::{Mark, ThemeName};
use crate::service::ask::Ask;
use crate::service::buttons::button;
use crate::service::describe::{caption, piece};
use crate::service::names::Names;
use crate::service::pick::{piece_menus, targets};
use crate::service::prose::{Arg, sentences};
use crate::service::reply::{Control, Reply, Text, Weight};
use crate::service::wire::{is_cell, number};
use crate::service::{Service, guide, refuse, rulebook, teach, why_not};

/// The longest move that a button carries.
const TRIED: usize = 16;

/// What is wished of the lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
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
    Press {
        /// The lesson of which game.
        kind: GameKind,
        /// Which task, from 1; behind the last stands the end.
        task: u8,
        /// What.
        act: Act,
    },
}

/// What a control of the lesson does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
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

impl Wish {
    /// What a move typed at a control of this wish asks; `None` where no task is open.
    pub fn typed(&self, text: &str) -> Option<Self> {
        match self {
            Self::Press {
                kind,
                task,
                act: Act::Piece(_) | Act::Play(_),
            } => Some(press(*kind, *task, Act::Try(text.to_owned()))),
            Self::Press { .. } | Self::Open { .. } => None,
        }
    }
}

const fn press(kind: GameKind, task: u8, act: Act) -> Wish {
    Wish::Press { kind, task, act }
}

/// Asks for the first task.
pub(super) fn first(kind: GameKind) -> Ask {
    Ask::Lesson(press(kind, 1, Act::Show))
}

/// The wire form behind the mark; `None` for what is typed.
pub(super) fn wire(wish: &Wish) -> Option<String> {
    let Wish::Press { kind, task, act } = wish else {
        return None;
    };
    let act = match act {
        Act::Show => String::new(),
        Act::Piece(cell) if is_cell(cell) => format!(".piece.{cell}"),
        Act::Play(index) => format!(".play.{index}"),
        Act::Throw(index) => format!(".throw.{index}"),
        Act::Try(text) if is_tried(text) => format!(".try.{text}"),
        Act::Piece(_) | Act::Try(_) => return None,
    };
    Some(format!("lesson.{}.{task}{act}", kind.spec().slug))
}

/// What [`wire`] wrote, behind its verb.
pub(super) fn unwire(parts: &[&str]) -> Option<Wish> {
    let [slug, task, act @ ..] = parts else {
        return None;
    };
    let act = match *act {
        [] => Act::Show,
        ["piece", cell] if is_cell(cell) => Act::Piece(cell.to_owned()),
        ["play", index] => Act::Play(number(index)?),
        ["throw", index] => Act::Throw(number(index)?),
        ["try", text] if is_tried(text) => Act::Try(text.to_owned()),
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
    pub(super) fn lesson(&self, who: &PlayerId, place: &Place, wish: &Wish) -> Reply {
        let theme = self.settings_of(who).theme;
        let (kind, task, act) = match wish.clone() {
            Wish::Open { kind, task, text } => {
                let act = text.map_or(Act::Show, Act::Try);
                let kind = kind.unwrap_or_else(|| self.house(place).game);
                // Only the last task leads to the end.
                let last = numbered(kind.spec().teaching.lesson.len().saturating_sub(1));
                (kind, task.unwrap_or(1).min(last), act)
            }
            Wish::Press { kind, task, act } => (kind, task, act),
        };
        let tasks = kind.spec().teaching.lesson;
        let nth = usize::from(task.max(1)) - 1;
        let mut reply = match tasks.get(nth) {
            Some(task) => Page::new(kind, nth, task, theme).answer(&act),
            None => end(kind),
        };
        reply.replaces = true;
        reply
    }
}

/// The number of a task by its place in the list.
fn numbered(nth: usize) -> u8 {
    u8::try_from(nth + 1).unwrap_or(u8::MAX)
}

/// Behind the last task: where to go on.
fn end(kind: GameKind) -> Reply {
    let verbs = ["challenge", "rules", "help"].map(|verb| (verb, Arg::Command(verb)));
    let mut reply = Reply::note(sentences().text("lesson-end", &verbs));
    let last = numbered(kind.spec().teaching.lesson.len().saturating_sub(1));
    let last = Ask::Lesson(press(kind, last, Act::Show));
    reply.controls = vec![
        button("button-rules", rulebook::contents(kind), Weight::Main),
        button("button-pictures", guide::first(kind), Weight::Plain),
        button("teach-back", last, Weight::Plain),
        button("button-lesson-again", first(kind), Weight::Plain),
    ];
    reply.controls.extend(teach::others(kind, first));
    reply
}

/// A task on its board.
struct Page {
    kind: GameKind,
    nth: usize,
    task: &'static Task,
    game: Game,
    theme: ThemeName,
}

impl Page {
    fn new(kind: GameKind, nth: usize, task: &'static Task, theme: ThemeName) -> Self {
        Self {
            kind,
            nth,
            task,
            game: teach::begun(kind, task.options, task.setup),
            theme,
        }
    }

    fn ask(&self, act: Act) -> Ask {
        Ask::Lesson(press(self.kind, numbered(self.nth), act))
    }

    fn answer(&self, act: &Act) -> Reply {
        match act {
            Act::Show => self.open(self.told()),
            Act::Piece(cell) => self.which_target(cell),
            Act::Play(index) => self.play(*index, false),
            Act::Throw(index) => self.play(*index, true),
            Act::Try(text) => self.tried(text),
        }
    }

    /// What is to be done.
    fn told(&self) -> Text {
        let words = sentences();
        let args = [
            ("task", Arg::count(self.nth + 1)),
            ("tasks", Arg::count(self.kind.spec().teaching.lesson.len())),
            ("title", self.kind.spec().title.into()),
        ];
        let mut text = words.text("lesson-task", &args);
        text.push_line(words.text(&format!("lesson-{}", self.task.code), &[]));
        if self.nth == 0 {
            let args = [
                ("command", Arg::Command("tutorial")),
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
            ("attack", Arg::Num(attack.into())),
            ("defence", Arg::Num(defence.into())),
        ];
        sentences().text(&format!("lesson-{family}-{}", self.task.code), &args)
    }

    /// The board as it stands or has become, with these marks; `lead` says what is to be seen.
    fn show(&self, reply: &mut Reply, game: &Game, marks: Vec<(Cell, Mark)>, lead: String) {
        let words = sentences();
        let args = [
            ("task", Arg::count(self.nth + 1)),
            ("tasks", Arg::count(self.kind.spec().teaching.lesson.len())),
            ("title", self.kind.spec().title.into()),
        ];
        let scene = game.position().scene();
        let shown = teach::Shown {
            game,
            marks,
            title: words.line("lesson-title", &args),
            status: caption(game, game.ply(), &scene, &Names::default()).status,
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
        let mut controls = piece_menus(&self.game, |from| self.ask(Act::Piece(from)));
        let beside = |nth: usize| Ask::Lesson(press(self.kind, numbered(nth), Act::Show));
        let here = self.ask(Act::Show);
        controls.push(match self.nth.checked_sub(1) {
            Some(before) => button("teach-back", beside(before), Weight::Plain),
            None => button("teach-back", here, Weight::Idle),
        });
        if let Some(mv) = self.task.forbidden {
            let args = [("move", mv.into())];
            controls.push(Control::Button {
                label: sentences().line("button-try", &args),
                ask: self.ask(Act::Try(mv.to_owned())),
                weight: Weight::Plain,
            });
        }
        controls.extend(self.words());
        controls.push(button("teach-skip", beside(self.nth + 1), Weight::Plain));
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
            ask: self.ask(Act::Play(index)),
            weight: Weight::Plain,
        });
        buttons.collect()
    }

    /// The piece on a cell, and where it may go.
    fn which_target(&self, from: &str) -> Reply {
        let menus = targets(&self.game, from, |index| self.ask(Act::Play(index)));
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
        let another = self.ask(Act::Show);
        reply
            .controls
            .push(button("button-another-piece", another, Weight::Plain));
        reply
    }

    /// The move of this index, on a task that nobody else can have changed.
    fn play(&self, index: u16, thrown: bool) -> Reply {
        match self.game.choices().get(usize::from(index)) {
            Some(mv) => self.judged(std::slice::from_ref(mv), index, thrown),
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
                return self.judged(&plies, index, false);
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
                    ask: self.ask(Act::Play(self.index(mv))),
                    weight: Weight::Plain,
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
    fn judged(&self, plies: &[MoveText], index: u16, thrown: bool) -> Reply {
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
        let next = Ask::Lesson(press(self.kind, numbered(self.nth + 1), Act::Show));
        reply.controls = vec![
            button("teach-next", next, Weight::Main),
            button("button-once-more", self.ask(Act::Show), Weight::Plain),
        ];
        reply
    }

    /// How likely an attack is to succeed, before the dice fall.
    fn odds(&self, mv: &MoveText, index: u16) -> Reply {
        let turns = self.game.turns(mv).unwrap_or_default();
        let won = turns.iter().find(|turn| turn.fall == Some(Fall::Succeeds));
        let (ways, rolls, percent) =
            won.map_or((0, 0, 0), |turn| (turn.ways, turn.rolls, turn.percent()));
        let args = [
            ("move", mv.as_str().into()),
            ("ways", Arg::Num(ways.into())),
            ("rolls", Arg::Num(rolls.into())),
            ("percent", Arg::Num(percent.into())),
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
            button("button-throw", self.ask(Act::Throw(index)), Weight::Main),
            button("button-another-piece", self.ask(Act::Show), Weight::Plain),
        ];
        reply
    }
}
