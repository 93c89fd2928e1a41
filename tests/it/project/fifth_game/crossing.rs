//! Crossing, a game for this test only: a board of 5 x 5, a king on each side, one step a turn. A player wins by
//! capturing the other king or by reaching the far row.

use kingboard::game::any::{AnyPosition, erase};
use kingboard::game::grid::{Cell, Grid, Perspective};
use kingboard::game::options::Options;
use kingboard::game::outcome::{Outcome, Status, Termination};
use kingboard::game::seat::Seat;
use kingboard::game::teach::Teaching;
use kingboard::game::text::{MoveError, MoveText, Reason, SetupError, SetupText};
use kingboard::game::typed::TypedScan;
use kingboard::game::{Depict, Notation, Position};
use kingboard::games::spec::{GameSpec, Looks, Luck, OptionFlag, RatingPool, TableSize};
use kingboard::scene::{Army, Caption, Figure, Glyph, Ground, Scene, Shade, Tint, Tray};

/// The specification of Crossing.
pub(crate) static SPEC: GameSpec = GameSpec {
    slug: "crossing",
    title: "Crossing",
    tables: &[TableSize::FOR_TWO],
    sides: |_| &["ivory", "ebony"],
    rules_version: 1,
    options: &["straight"],
    themes: &[],
    puzzles: "",
    flags: &[OptionFlag {
        name: "straight",
        about: "Kings step along rows and columns",
        values: &[],
    }],
    draws_any_time: false,
    settled: |options| options,
    looks: Looks {
        faces: |_, seat| side_of(seat),
        close_up: None,
        passes: false,
    },
    luck: Luck {
        throws: |_| false,
        unit: Glyph::King,
        worth: |_| None,
    },
    pools: &[RatingPool {
        slug: "crossing",
        option: None,
    }],
    rules: &[(
        "en",
        "# Crossing\n\n## In short\n\nTake the other king, or reach the far row.\n",
    )],
    ruled: |_| None,
    words: &[("en", include_str!("crossing.ftl"))],
    teaching: &Teaching {
        guide: &[],
        rules: &[],
        subjects: &[],
        lesson: &[],
        numbered: &[],
    },
    start: |options| erase(Crossing::start(options)),
    restore: |options, text| {
        read_setup(options, text).map(|at| -> Box<dyn AnyPosition> { erase(at) })
    },
    depict: |options, text| read_setup(options, text).ok().map(|at| at.scene()),
};

const GRID: Grid = Grid::squares(SIZE, SIZE);
const SIZE: u8 = 5;

fn side_of(seat: Seat) -> Perspective {
    if seat == Seat::FIRST {
        Perspective::HOME
    } else {
        Perspective::ACROSS
    }
}

/// A position: both kings, `None` once captured, and the side to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Crossing {
    kings: [Option<Cell>; 2],
    turn: Seat,
    straight: bool,
    over: Option<Outcome>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    from: Cell,
    to: Cell,
    takes: bool,
}

impl Crossing {
    fn start(options: &Options) -> Self {
        let kings = ["C1", "C5"].map(|name| GRID.cell(name));
        let straight = options.has("straight");
        Self {
            kings,
            turn: Seat::FIRST,
            straight,
            over: None,
        }
    }

    fn other(&self) -> Seat {
        if self.turn == Seat::FIRST {
            Seat::SECOND
        } else {
            Seat::FIRST
        }
    }

    fn end(&mut self, winner: Seat, word: &'static str) {
        self.over = Some(Outcome::win(2, winner, Termination::new(word)));
    }
}

impl Position for Crossing {
    type Move = Step;

    fn seats(&self) -> u8 {
        2
    }

    fn status(&self) -> Status {
        match &self.over {
            Some(outcome) => Status::Over(outcome.clone()),
            None => Status::ToMove(self.turn),
        }
    }

    fn state(&self) -> &'static str {
        if self.over.is_some() { "over" } else { "play" }
    }

    fn legal_moves(&self) -> Vec<Step> {
        let (Some(from), None) = (self.kings[self.turn.index()], &self.over) else {
            return Vec::new();
        };
        let other = self.kings[self.other().index()];
        let (file, rank) = (i16::from(from.file), i16::from(from.rank));
        let near = |to: &Cell| {
            let (files, ranks) = (i16::from(to.file) - file, i16::from(to.rank) - rank);
            let steps = files.abs().max(ranks.abs());
            steps == 1 && (!self.straight || files == 0 || ranks == 0)
        };
        let steps = GRID.cells().filter(near).map(|to| Step {
            from,
            to,
            takes: other == Some(to),
        });
        let mut steps: Vec<Step> = steps.collect();
        steps.sort_by_key(|step| self.write_move(step));
        steps
    }

    fn play_unchecked(&mut self, step: &Step) {
        let (mover, other) = (self.turn, self.other());
        self.kings[mover.index()] = Some(step.to);
        let far = if mover == Seat::FIRST { SIZE - 1 } else { 0 };
        if step.takes {
            self.kings[other.index()] = None;
            self.end(mover, "king-taken");
        } else if step.to.rank == far {
            self.end(mover, "crossed");
        }
        self.turn = other;
    }

    fn with_turn(&self, seat: Seat) -> Option<Self> {
        let turn = seat;
        self.over.is_none().then(|| Self {
            turn,
            ..self.clone()
        })
    }

    fn forfeit(&mut self, seat: Seat, why: Termination) {
        let winner = if seat == Seat::FIRST {
            Seat::SECOND
        } else {
            Seat::FIRST
        };
        self.over = Some(Outcome::win(2, winner, why));
    }
}

impl Notation for Crossing {
    fn write_move(&self, step: &Step) -> MoveText {
        let sign = if step.takes { 'x' } else { '-' };
        MoveText::new(format!(
            "{}{sign}{}",
            GRID.name(step.from),
            GRID.name(step.to)
        ))
    }

    fn read_move(&self, input: &str) -> Result<Step, MoveError> {
        let scan = TypedScan::of(input)?;
        let typed: String = input
            .to_uppercase()
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .collect();
        let cells = typed.split_at_checked(2);
        let cells = cells.and_then(|(from, to)| Some((GRID.cell(from)?, GRID.cell(to)?)));
        let (from, to) = cells.ok_or_else(|| scan.expected("step"))?;
        let mut legal = self.legal_moves().into_iter();
        legal
            .find(|step| (step.from, step.to) == (from, to))
            .ok_or_else(|| MoveError::Illegal(Reason::new("no-step", [from, to])))
    }

    fn write_setup(&self) -> SetupText {
        let name = |king: Option<Cell>| king.map_or_else(|| "-".to_owned(), |cell| GRID.name(cell));
        let [first, second] = self.kings.map(name);
        let turn = if self.turn == Seat::FIRST { "i" } else { "e" };
        let over = self.over.as_ref().map_or("", |over| {
            if over.winner() == Some(Seat::FIRST) {
                " i"
            } else {
                " e"
            }
        });
        SetupText::new(format!("{first} {second} {turn}{over}"))
    }
}

impl Depict for Crossing {
    fn scene(&self) -> Scene {
        let figure = |(cell, (tint, letter)): (Option<Cell>, (Tint, char))| {
            let figure = Figure {
                glyph: Glyph::King,
                tint,
                letter,
                prefix: None,
                once: None,
            };
            cell.map(|cell| (cell, figure))
        };
        let looks = [(Tint::Light, 'K'), (Tint::Dark, 'k')];
        let shade = |cell: Cell| Shade::chequered((cell.file + cell.rank).is_multiple_of(2));
        Scene {
            grid: GRID,
            eyes: Perspective::HOME,
            window: None,
            hints: Vec::new(),
            borders: Vec::new(),
            ground: GRID
                .cells()
                .map(|cell| (cell, Ground::plain(shade(cell))))
                .collect(),
            pieces: self
                .kings
                .into_iter()
                .zip(looks)
                .filter_map(figure)
                .collect(),
            marks: Vec::new(),
            armies: Army::face_to_face(["ivory", "ebony"]).into(),
            lost: [Tint::Light, Tint::Dark]
                .map(|tint| Tray {
                    tint,
                    beside: tint,
                    figures: Vec::new(),
                })
                .into(),
            captives: Vec::new(),
            dice: None,
            caption: Caption::default(),
        }
    }
}

fn read_setup(options: &Options, text: &str) -> Result<Crossing, SetupError> {
    let wrong = |at| SetupError::new("no-crossing", at);
    let mut at = Crossing::start(options);
    let words: Vec<&str> = text.split(' ').collect();
    let ([first, second, turn], over) = match words.as_slice() {
        [first, second, turn] => ([*first, *second, *turn], None),
        [first, second, turn, over] => ([*first, *second, *turn], Some(*over)),
        _ => return Err(wrong(0)),
    };
    for (king, name) in at.kings.iter_mut().zip([first, second]) {
        *king = match name {
            "-" => None,
            name => Some(GRID.cell(name).ok_or_else(|| wrong(0))?),
        };
    }
    let seat = |word| match word {
        "i" => Ok(Seat::FIRST),
        "e" => Ok(Seat::SECOND),
        _ => Err(wrong(text.len())),
    };
    at.turn = seat(turn)?;
    if let Some(over) = over {
        let winner = seat(over)?;
        at.end(winner, "crossed");
    }
    Ok(at)
}
