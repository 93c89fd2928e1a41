//! The lesson: a game’s first tasks, each a board with something to do.
//!
//! The controls hold the user's progress, and nobody else sees it. Only the task that a player opened last is stored,
//! so that a move typed by a command needs no other option. The rules judge each attempt, so a forbidden move is
//! refused in the words of the table.

use crate::game::grid::Cell;
use crate::game::teach::LessonTask;
use crate::game::text::{MoveError, MoveText};
use crate::games::GameKind;
use crate::play::suppose::DiceOutcome;
use crate::play::{Game, PlayerId, suppose};
use crate::scene::{Mark, ThemeName};
use crate::service::api::action::{Action, Asker};
use crate::service::api::computer::ComputerAction;
use crate::service::api::lesson::{LessonAction, LessonControl};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::setting_keys::LESSON;
use crate::service::api::{lesson, rulebook};
use crate::service::describe::button::button;
use crate::service::describe::game::BoardBeside;
use crate::service::describe::pick_menus::PickedPiece;
use crate::service::describe::{game, pick_menus, refuse, why_not};
use crate::service::learn::teach::{self, TeachingBoard};
use crate::service::lookup::{preferences, server, stored};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::language::Surface;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{self, Store, StoreError};

/// Handles an action on the lesson.
pub(in crate::service) fn lesson(
    store: &mut Store,
    asker: Asker<'_>,
    action: &LessonAction,
) -> Reply {
    let theme = preferences::preferences_of(store, asker.player).theme;
    let (kind, task) = named(store, asker, action);
    // A page shows a task by a request that changes nothing.
    if Surface::current() != Surface::Page {
        // A lesson is worth more than the note of where it was: a disk may be full.
        if let Err(error) = note_opened(store, asker.player, kind, task) {
            tracing::warn!(%error, "failed to store the task that was opened");
        }
    }
    let act = match action.clone() {
        LessonAction::Open { text, .. } => text.map_or(LessonControl::Show, LessonControl::Try),
        LessonAction::Control { act, .. } => act,
    };
    let tasks = kind.spec().teaching.lesson;
    let nth = usize::from(task.max(1)) - 1;
    let mut reply = match tasks.get(nth) {
        Some(task) => TaskPage::new(kind, nth, task, theme).answer(&act),
        None => end(store, kind),
    };
    reply.replaces_source = true;
    reply
}

/// Stores the task that a player has opened, unless it is stored already. The end page is no task.
fn note_opened(
    store: &mut Store,
    player: &PlayerId,
    kind: GameKind,
    task: u8,
) -> Result<(), StoreError> {
    let is_task = usize::from(task) <= kind.spec().teaching.lesson.len();
    if is_task && opened(store, player) != Some((kind, task)) {
        store::players::save_preference(store, player, LESSON, &lesson::stored_text(kind, task))?;
    }
    Ok(())
}

/// The task that a player opened last.
fn opened(store: &Store, player: &PlayerId) -> Option<(GameKind, u8)> {
    // A player whose settings cannot be read begins with the first task.
    let stored = stored::of_player(store, player);
    lesson::from_stored(stored.get(LESSON)?)
}

/// The game and the task that an action names. A move typed without a task answers the one that was opened last.
fn named(store: &Store, asker: Asker<'_>, action: &LessonAction) -> (GameKind, u8) {
    match action {
        LessonAction::Open { kind, task, text } => {
            let asks = text.is_some() && task.is_none();
            let last = asks.then(|| opened(store, asker.player)).flatten();
            let last = last.filter(|(of, _)| kind.is_none_or(|kind| kind == *of));
            let usual = || server::settings_at(store, asker.place).game;
            let (kind, task) =
                last.unwrap_or_else(|| (kind.unwrap_or_else(usual), task.unwrap_or(1)));
            // Only the last task leads to the end page.
            let last = numbered(kind.spec().teaching.lesson.len().saturating_sub(1));
            (kind, task.min(last))
        }
        LessonAction::Control { kind, task, .. } => (*kind, *task),
    }
}

/// The task that an action shows, from 1; `None` for the end page.
pub(in crate::service) fn task_of(
    store: &Store,
    asker: Asker<'_>,
    action: &LessonAction,
) -> Option<(GameKind, u8)> {
    let (kind, task) = named(store, asker, action);
    let task = task.max(1);
    (usize::from(task) <= kind.spec().teaching.lesson.len()).then_some((kind, task))
}

/// The board of a task; `None` if there is no such task.
pub(in crate::service) fn study_board(
    store: &Store,
    asker: Asker<'_>,
    kind: GameKind,
    task: u8,
) -> Option<BoardBeside> {
    let theme = preferences::preferences_of(store, asker.player).theme;
    let nth = usize::from(task.checked_sub(1)?);
    let page = TaskPage::new(kind, nth, kind.spec().teaching.lesson.get(nth)?, theme);
    let picture = page.open(Text::default()).picture?;
    let game = page.game;
    Some(BoardBeside { game, picture })
}

/// The hint of a task; `None` if there is no such task.
pub(in crate::service) fn hint(kind: GameKind, task: u8) -> Option<Text> {
    let nth = usize::from(task.checked_sub(1)?);
    let task = kind.spec().teaching.lesson.get(nth)?;
    Some(TaskPage::new(kind, nth, task, ThemeName::default()).sentence("hint"))
}

/// The number of a task with this index.
fn numbered(nth: usize) -> u8 {
    u8::try_from(nth + 1).unwrap_or(u8::MAX)
}

/// The end page: the ways to continue.
fn end(store: &Store, kind: GameKind) -> Reply {
    let verbs = ["challenge", "rules", "help"].map(|verb| (verb, TextArg::Command(verb)));
    let mut text = catalogue::sentences().text("lesson-end", &verbs);
    text.push_line(catalogue::sentences().text("lesson-end-computer", &[]));
    let mut reply = Reply::note(text);
    let since = store.next_number();
    let play = |since| ComputerAction::Play {
        kind,
        level: 1,
        since,
    };
    let first = since.map_or(ComputerAction::Choose(kind), play);
    let last = numbered(kind.spec().teaching.lesson.len().saturating_sub(1));
    let last = Action::Lesson(lesson::press(kind, last, LessonControl::Show));
    reply.controls = vec![
        button(
            "button-play-computer",
            Action::Computer(first),
            ButtonStyle::Success,
        ),
        button(
            "button-rules",
            rulebook::contents(kind),
            ButtonStyle::Primary,
        ),
        button(
            "button-pictures",
            Action::first_guide_picture(kind),
            ButtonStyle::Secondary,
        ),
        button("teach-back", last, ButtonStyle::Secondary),
        button(
            "button-lesson-again",
            Action::first_task(kind),
            ButtonStyle::Secondary,
        ),
    ];
    reply
        .controls
        .extend(teach::others(kind, Action::first_task));
    reply
}

/// A task on its board.
struct TaskPage {
    kind: GameKind,
    nth: usize,
    task: &'static LessonTask,
    game: Game,
    theme: ThemeName,
}

impl TaskPage {
    fn new(kind: GameKind, nth: usize, task: &'static LessonTask, theme: ThemeName) -> Self {
        Self {
            kind,
            nth,
            task,
            game: teach::begun(kind, task.options, task.setup),
            theme,
        }
    }

    fn ask(&self, act: LessonControl) -> Action {
        Action::Lesson(lesson::press(self.kind, numbered(self.nth), act))
    }

    fn answer(&self, act: &LessonControl) -> Reply {
        match act {
            LessonControl::Show => self.open(self.task_text()),
            LessonControl::Piece(cell) => self.which_target(cell),
            LessonControl::Play(index) => self.play(*index, false),
            LessonControl::Throw(index) => self.play(*index, true),
            LessonControl::Try(text) => self.tried(text),
        }
    }

    /// The number of the task among all, and the game's title.
    fn args(&self) -> [(&'static str, TextArg<'static>); 3] {
        let spec = self.kind.spec();
        [
            ("task", TextArg::count(self.nth + 1)),
            ("tasks", TextArg::count(spec.teaching.lesson.len())),
            ("title", spec.title.into()),
        ]
    }

    /// The words of the task.
    fn task_text(&self) -> Text {
        let words = catalogue::sentences();
        let mut text = words.text("lesson-task", &self.args());
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
        catalogue::sentences().text(&format!("lesson-{family}-{}", self.task.code), &args)
    }

    /// The board with these marks; `lead` describes it.
    fn show(&self, reply: &mut Reply, game: &Game, marks: Vec<(Cell, Mark)>, lead: String) {
        let words = catalogue::sentences();
        let scene = game.position().scene();
        let shown = TeachingBoard {
            game,
            marks,
            title: words.line("lesson-title", &self.args()),
            status: game::caption(game, game.ply(), &scene, &PlayerNames::default()).status,
            lead,
        };
        reply.picture = Some(teach::picture(shown, self.theme));
    }

    /// The open task after these words.
    fn open(&self, text: Text) -> Reply {
        let mut reply = Reply::note(text);
        let lead = catalogue::sentences().line(&format!("lesson-{}", self.task.code), &[]);
        self.show(&mut reply, &self.game, Vec::new(), lead);
        reply.controls = self.controls();
        reply.choices = self.game.choices();
        reply
    }

    /// The movable pieces, a forbidden move to try, and the neighbouring tasks.
    fn controls(&self) -> Vec<Control> {
        let mut controls =
            pick_menus::piece_menus(&self.game, |from| self.ask(LessonControl::Piece(from)));
        let beside = |nth: usize| {
            Action::Lesson(lesson::press(self.kind, numbered(nth), LessonControl::Show))
        };
        let here = self.ask(LessonControl::Show);
        controls.push(match self.nth.checked_sub(1) {
            Some(before) => button("teach-back", beside(before), ButtonStyle::Secondary),
            None => button("teach-back", here, ButtonStyle::Disabled),
        });
        if let Some(mv) = self.task.forbidden {
            let args = [("move", mv.into())];
            controls.push(Control::Button {
                label: catalogue::sentences().line("button-try", &args),
                action: self.ask(LessonControl::Try(mv.to_owned())),
                style: ButtonStyle::Secondary,
            });
        }
        controls.extend(self.words());
        controls.push(button(
            "teach-skip",
            beside(self.nth + 1),
            ButtonStyle::Secondary,
        ));
        if self.nth == 0 {
            controls.extend(teach::others(self.kind, Action::first_task));
        }
        controls
    }

    /// A button for each legal ply without a target, such as a word or a king handed over: it needs no menu of squares.
    fn words(&self) -> Vec<Control> {
        let choices = (0..).zip(self.game.choices());
        let words = choices.filter(|(_, mv)| mv.cells().nth(1).is_none());
        let buttons = words.map(|(index, mv)| Control::Button {
            label: catalogue::sentences()
                .line("button-lesson-word", &[("move", mv.as_str().into())]),
            action: self.ask(LessonControl::Play(index)),
            style: ButtonStyle::Secondary,
        });
        buttons.collect()
    }

    /// The piece on a cell, and its targets.
    fn which_target(&self, from: &str) -> Reply {
        let menus = pick_menus::targets(&self.game, from, |index| {
            self.ask(LessonControl::Play(index))
        });
        self.narrowed(from, Some(menus).filter(|menus| !menus.is_empty()))
    }

    /// These menus for the piece on a cell; the task itself without a choice.
    fn narrowed(&self, from: &str, menus: Option<Vec<Control>>) -> Reply {
        let picked = pick_menus::picked(&self.game.position().scene(), from);
        let (Some(PickedPiece { at, question: text }), Some(menus)) = (picked, menus) else {
            return self.open(self.task_text());
        };
        let lead = text.plain();
        let mut reply = Reply::note(text);
        self.show(&mut reply, &self.game, teach::reach(&self.game, at), lead);
        reply.controls = menus;
        reply.choices = self.game.choices();
        let another = self.ask(LessonControl::Show);
        reply.controls.push(button(
            "button-another-piece",
            another,
            ButtonStyle::Secondary,
        ));
        reply
    }

    /// The move with this index; nobody else can have changed a task.
    fn play(&self, index: u16, thrown: bool) -> Reply {
        match self.game.choices().get(usize::from(index)) {
            Some(mv) => self.judge_move(std::slice::from_ref(mv), index, thrown),
            None => self.open(self.task_text()),
        }
    }

    /// A typed move, or a whole turn of several.
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
                let moves = pick_menus::strongest_first(&self.game, moves, |mv| mv);
                let buttons = moves.into_iter().map(|mv| Control::Button {
                    label: mv.to_string(),
                    action: self.ask(LessonControl::Play(self.index(mv))),
                    style: ButtonStyle::Secondary,
                });
                reply.controls = buttons.collect();
            }
            MoveError::Unreadable { .. } => {}
        }
        let again = catalogue::sentences().text(&format!("lesson-{}", self.task.code), &[]);
        reply.text.push_line(again);
        reply
    }

    fn index(&self, mv: &MoveText) -> u16 {
        let place = self.game.choices().iter().position(|other| other == mv);
        place
            .and_then(|place| u16::try_from(place).ok())
            .unwrap_or_default()
    }

    /// The result of legal plies. Only the first of them, with this index, decides whether the task is solved.
    fn judge_move(&self, plies: &[MoveText], index: u16, thrown: bool) -> Reply {
        let Some(mv) = plies.first() else {
            return self.open(self.task_text());
        };
        if !self.task.answers.contains(&mv.as_str()) {
            let mut text = self.sentence("hint");
            text.push_line(self.task_text());
            return self.open(text);
        }
        if suppose::needs_dice(&self.game, mv) && !thrown {
            return self.odds(mv, index);
        }
        let after = plies.iter().try_fold(self.game.clone(), |game, mv| {
            teach::played(&game, mv.as_str(), self.task.dice)
        });
        let Some(after) = after else {
            return self.open(self.task_text());
        };
        let text = self.sentence("done");
        let lead = text.plain();
        let mut reply = Reply::note(text);
        self.show(&mut reply, &after, Vec::new(), lead);
        let next = Action::Lesson(lesson::press(
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

    /// The odds of an attack, before the dice fall.
    fn odds(&self, mv: &MoveText, index: u16) -> Reply {
        let turns = suppose::branches(&self.game, mv).unwrap_or_default();
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
        let text = catalogue::sentences().text("lesson-odds", &args);
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
