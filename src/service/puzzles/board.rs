//! A puzzle on its board: the position after some plies of its line, its words, and its controls.

use crate::game::grid::Cell;
use crate::game::options::Options;
use crate::game::outcome::Status;
use crate::game::seat::Seat;
use crate::game::text::MoveText;
use crate::play::{Game, PlayerId, Timestamp, suppose, turn};
use crate::scene::{Mark, ThemeName};
use crate::service::api::action::Action;
use crate::service::api::puzzle::{self, Puzzle, PuzzleControl};
use crate::service::api::reply::{ButtonStyle, Control, Picture, Reply};
use crate::service::describe::game::Viewpoint;
use crate::service::describe::pick_menus::PickedPiece;
use crate::service::describe::{args, button, game, pick_menus, refuse};
use crate::service::learn::teach::{self, TeachingBoard};
use crate::service::lookup::preferences;
use crate::service::puzzles::stored;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{self, Store, StoreError, StoredPuzzle};

/// A puzzle as its solver sees it.
#[derive(Clone, Debug)]
pub(super) struct PuzzleBoard {
    pub(super) stored: StoredPuzzle,
    pub(super) puzzle: Puzzle,
    /// Number of plies of its line on the board.
    pub(super) plies: usize,
    /// The board: a game that nobody plays.
    pub(super) game: Game,
    /// The solver's seat.
    pub(super) seat: Seat,
    view: Viewpoint,
}

impl PuzzleBoard {
    /// A stored puzzle at its start; `None` if today's rules cannot follow it.
    pub(super) fn of(store: &Store, player: &PlayerId, stored: StoredPuzzle) -> Option<Self> {
        let settings = preferences::preferences_of(store, player);
        let mut board = Self::plain(stored)?;
        board.view = Viewpoint::from(board.seat, settings);
        Some(board)
    }

    /// A stored puzzle at its start, for everybody: from the solver's side, in the usual colours.
    pub(super) fn plain(stored: StoredPuzzle) -> Option<Self> {
        let puzzle = stored::read(&stored)?;
        let game = teach::begun(
            puzzle.kind,
            &puzzle.options.to_string(),
            puzzle.start.as_str(),
        );
        let Status::ToMove(seat) = game.position().status() else {
            return None;
        };
        Some(Self {
            stored,
            puzzle,
            plies: 0,
            game,
            seat,
            view: Viewpoint {
                bottom: seat,
                theme: ThemeName::default(),
            },
        })
    }

    /// The same puzzle after this many plies of its line. A last move that dice decide stays in the air.
    pub(super) fn at(&self, plies: usize) -> Self {
        let mut board = self.clone();
        board.plies = plies.min(self.puzzle.line.len());
        board.game = teach::begun(
            self.puzzle.kind,
            &self.puzzle.options.to_string(),
            self.puzzle.start.as_str(),
        );
        for mv in self.puzzle.line.iter().take(board.plies) {
            match teach::played(&board.game, mv.as_str(), None) {
                Some(next) => board.game = next,
                None => break,
            }
        }
        board
    }

    /// Stores that this player has come as far as this board.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub(super) fn save(
        &self,
        store: &mut Store,
        player: &PlayerId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        store::solvers::save_attempt(store, player, self.stored.id, self.plies, now)
    }

    /// Returns `true` once all of the line stands on the board.
    pub(super) fn is_done(&self) -> bool {
        self.plies >= self.puzzle.line.len()
    }

    /// The legal move of this index.
    pub(super) fn choice(&self, index: u16) -> Option<MoveText> {
        self.game.choices().into_iter().nth(index.into())
    }

    /// The part of the line between these plies, as it is written.
    pub(super) fn line(&self, plies: std::ops::Range<usize>) -> String {
        let whole = self.at(plies.end);
        let made = whole.game.steps().get(plies.start..).unwrap_or_default();
        let mut written: Vec<String> = turn::turns(made).map(turn::written).collect();
        // An attack whose dice are not thrown is on no board.
        let on_board = plies.start + made.len();
        let thrown = self
            .puzzle
            .line
            .get(on_board..plies.end)
            .unwrap_or_default();
        written.extend(thrown.iter().map(ToString::to_string));
        written.join(" ")
    }

    fn ask(&self, act: PuzzleControl) -> Action {
        let seen = u16::try_from(self.plies).unwrap_or(u16::MAX);
        Action::Puzzle(puzzle::press(self.stored.id, seen, act))
    }

    pub(super) fn button(&self, id: &str, act: PuzzleControl, style: ButtonStyle) -> Control {
        button::button(id, self.ask(act), style)
    }

    /// Its game, with the options that are declared: the answer depends on them.
    fn title(&self) -> String {
        let title = self.puzzle.kind.spec().title;
        if self.puzzle.options == Options::default() {
            return title.to_owned();
        }
        let args = [
            ("title", title.into()),
            ("options", args::declared(&self.game).into()),
        ];
        catalogue::sentences().line("puzzle-rules", &args)
    }

    /// Its number and its game.
    pub(super) fn args(&self) -> Vec<(&'static str, TextArg<'static>)> {
        vec![
            ("number", TextArg::Num(self.stored.id.0)),
            ("title", self.title().into()),
            ("side", game::side(&self.game, self.seat).into()),
        ]
    }

    /// Its heading: game, number, difficulty.
    pub(super) fn heading(&self) -> Text {
        let mut args = self.args();
        let rating = stored::points(self.stored.rating.rating);
        args.extend([
            ("rating", TextArg::Num(rating)),
            ("tried", TextArg::Num(self.stored.tried.into())),
            ("solved", TextArg::Num(self.stored.solved.into())),
        ]);
        let words = catalogue::sentences();
        let mut text = words.text("puzzle-heading", &args);
        let level = if self.stored.tried == 0 {
            "puzzle-level-untried"
        } else {
            "puzzle-level"
        };
        text.push_line(words.text(level, &args));
        text
    }

    /// The task in words.
    pub(super) fn question(&self) -> Text {
        let mut args = self.args();
        let id = if let Some(percent) = self.percent().filter(|_| self.asks_which_attack()) {
            args.push(("percent", TextArg::Num(percent.into())));
            "puzzle-task-attack"
        } else if self.game.position().mid_turn() {
            "puzzle-task-second"
        } else {
            "puzzle-task"
        };
        catalogue::sentences().text(id, &args)
    }

    /// Returns `true` if the next move is one of several attacks that dice decide.
    fn asks_which_attack(&self) -> bool {
        let next = self.puzzle.line.get(self.plies);
        let rolls = |mv: &MoveText| suppose::needs_dice(&self.game, mv);
        next.is_some_and(rolls) && self.game.choices().iter().filter(|mv| rolls(mv)).count() > 1
    }

    /// The chance of the attack that ends the line to succeed, in hundredths; `None` if no dice decide it.
    pub(super) fn percent(&self) -> Option<i32> {
        let after = self.puzzle.after(self.puzzle.line.len())?;
        puzzle::odds(&*after)
    }

    /// A legal move that is no part of the solution, as an example.
    pub(super) fn example(&self) -> String {
        refuse::example_but(self.game.position(), &self.puzzle.line)
    }

    /// The heading, the question, and how to answer.
    pub(super) fn task(&self) -> Text {
        let mut text = self.heading();
        if self.is_done() {
            return text;
        }
        text.push_line(self.question());
        let args = [
            ("command", TextArg::Command("puzzle solve")),
            ("example", self.example().into()),
        ];
        text.push_line(catalogue::sentences().text("puzzle-how", &args));
        text
    }

    /// The board with these marks; `lead` describes it.
    pub(super) fn picture(&self, marks: Vec<(Cell, Mark)>, lead: String) -> Picture {
        let scene = self.game.position().scene();
        let names = PlayerNames::default();
        let shown = TeachingBoard {
            game: &self.game,
            marks,
            title: catalogue::sentences().line("puzzle-title", &self.args()),
            status: game::caption(&self.game, self.game.ply(), &scene, &names).status,
            lead,
        };
        let mut picture = teach::picture(shown, self.view.theme);
        let faces = self.puzzle.kind.spec().looks.faces;
        picture.scene.eyes = faces(&self.puzzle.options, self.view.bottom);
        picture
    }

    /// The marks of an attack that stands in the air.
    fn aimed(&self) -> Vec<(Cell, Mark)> {
        let last = self.puzzle.line.last().filter(|_| self.is_done());
        let Some(mv) = last.filter(|mv| suppose::needs_dice(&self.game, mv)) else {
            return Vec::new();
        };
        let grid = self.game.position().scene().grid;
        let ends = [mv.cells().next(), mv.cells().last()];
        let ends = ends.into_iter().zip([Mark::From, Mark::Target]);
        ends.filter_map(|(name, mark)| Some((grid.cell(name?)?, mark)))
            .collect()
    }

    /// The board under these words, with the controls that fit it.
    pub(super) fn page(&self, text: Text) -> Reply {
        let mut reply = Reply::note(text);
        let lead = catalogue::sentences().line("puzzle-title", &self.args());
        reply.picture = Some(self.picture(self.aimed(), format!("{lead}.")));
        reply.controls = if self.is_done() {
            self.ends()
        } else {
            self.answers()
        };
        reply.choices = if self.is_done() {
            Vec::new()
        } else {
            self.game.choices()
        };
        reply
    }

    /// The pieces that may move, and the way to the solution.
    fn answers(&self) -> Vec<Control> {
        let mut controls =
            pick_menus::piece_menus(&self.game, |cell| self.ask(PuzzleControl::Piece(cell)));
        let choices = (0..).zip(self.game.choices());
        let words = choices.filter(|(_, mv)| mv.cells().nth(1).is_none());
        controls.extend(words.map(|(index, mv)| Control::Button {
            label:
                catalogue::sentences().line("button-lesson-word", &[("move", mv.as_str().into())]),
            action: self.ask(PuzzleControl::Play(index)),
            style: ButtonStyle::Secondary,
        }));
        let solution = PuzzleControl::Solution;
        controls.push(self.button("button-solution", solution, ButtonStyle::Secondary));
        controls
    }

    /// The way on after the end.
    fn ends(&self) -> Vec<Control> {
        let wish = puzzle::PuzzleWish {
            kind: Some(self.puzzle.kind),
            theme: None,
        };
        let goes_on = matches!(self.game.position().status(), Status::ToMove(_));
        let play_on = goes_on.then(|| {
            self.button(
                "button-play-on",
                PuzzleControl::PlayOn,
                ButtonStyle::Secondary,
            )
        });
        let ends = [
            button::button(
                "button-next-puzzle",
                Action::next_puzzle(wish),
                ButtonStyle::Primary,
            ),
            self.button(
                "button-once-more",
                PuzzleControl::Again,
                ButtonStyle::Secondary,
            ),
        ];
        ends.into_iter().chain(play_on).collect()
    }

    /// The piece on a cell with its targets; the task itself if it has none.
    pub(super) fn targets(&self, from: &str) -> Reply {
        let menus = pick_menus::targets(&self.game, from, |index| {
            self.ask(PuzzleControl::Play(index))
        });
        let picked = pick_menus::picked(&self.game.position().scene(), from);
        let Some(PickedPiece { at, question: text }) = picked.filter(|_| !menus.is_empty()) else {
            return self.page(self.task());
        };
        let lead = text.plain();
        let mut reply = Reply::note(text);
        reply.picture = Some(self.picture(teach::reach(&self.game, at), lead));
        reply.controls = menus;
        reply.choices = self.game.choices();
        let another = PuzzleControl::Show;
        reply
            .controls
            .push(self.button("button-another-piece", another, ButtonStyle::Secondary));
        reply
    }
}
