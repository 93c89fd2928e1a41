//! Teaching boards: marked positions that nobody plays.
//!
//! Such a board is a game like any other, so that it is drawn, read and refused as at the table. It has no visible
//! number, and is never stored.

use crate::game::chance::Roll;
use crate::game::grid::{Cell, Perspective};
use crate::game::seat::Seat;
use crate::game::teach::{Annotation, Diagram};
use crate::game::text::{MoveError, MoveText, SetupText};
use crate::games::GameKind;
use crate::play::event::{ChallengeTerms, Entry, Event};
use crate::play::{Game, GameId, Place, PlayerId, Timestamp, review, suppose};
use crate::scene::{Caption, Mark, Scene, ThemeName};
use crate::service::api::action::Action;
use crate::service::api::reply::{ButtonStyle, Control, Picture, PictureContent, PictureFormat};
use crate::service::describe::button::button;
use crate::service::describe::{args, game, reach, verdict, why_not};
use crate::service::words::catalogue;
use crate::service::words::text::Text;

/// The time of all their events; it is never shown.
const EPOCH: Timestamp = Timestamp(0);

/// A game of two that nobody plays, starting from this position.
pub(in crate::service) fn begun(kind: GameKind, options: &str, setup: &str) -> Game {
    let options = options.split_whitespace();
    let options = options.fold(crate::game::options::Options::default(), |all, name| {
        all.with(name)
    });
    let seats = Seat::all((kind.spec().start)(&options).seats());
    let player = |seat: Seat| PlayerId::new(format!("lesson:{}", seat.index()));
    let created = Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options,
        place: Place::of_transport("lesson"),
        by: player(Seat::FIRST),
        invited: None,
        side: None,
        terms: ChallengeTerms::default(),
    };
    let seated = seats.map(|seat| Event::Seated {
        seat,
        player: player(seat),
    });
    let setup = SetupText::new(setup);
    let log: Vec<Entry> = [created]
        .into_iter()
        .chain(seated)
        .chain([Event::Started { setup }])
        .map(|event| Entry { at: EPOCH, event })
        .collect();
    Game::from_log(GameId(0), &log).expect("the log begins with a challenge")
}

/// The game after this move with these faces, if it needs dice; `None` if the move is illegal.
pub(in crate::service) fn played(game: &Game, mv: &str, faces: Option<[u8; 2]>) -> Option<Game> {
    let text = game.position().read(mv).ok()?;
    let roll = |dice| Roll::new(dice, faces?.into());
    suppose::after_rolled_move(game, &text, roll).ok()?
}

/// A board with its captions.
pub(in crate::service) struct TeachingBoard<'a> {
    /// The game.
    pub(in crate::service) game: &'a Game,
    /// Marks beside those of the last move.
    pub(in crate::service) marks: Vec<(Cell, Mark)>,
    /// The title above the board.
    pub(in crate::service) title: String,
    /// The short line below the board.
    pub(in crate::service) status: String,
    /// Its description in a sentence, which a listener hears first.
    pub(in crate::service) lead: String,
}

/// The picture of it, in these colours.
pub(in crate::service) fn picture(shown: TeachingBoard<'_>, theme: ThemeName) -> Picture {
    let TeachingBoard {
        game,
        marks,
        title,
        status,
        lead,
    } = shown;
    let mut scene = (review::scene_at(game, game.ply())).unwrap_or_else(|| game.position().scene());
    scene.eyes = Perspective::HOME;
    for mark in marks {
        if !scene.marks.contains(&mark) {
            scene.marks.push(mark);
        }
    }
    let mut words = vec![lead];
    if !status.is_empty() {
        words.push(format!("{}.", status.trim_end_matches(['.', '!'])));
    }
    // A position of a few pieces has no losses: it never had more.
    scene.lost.clear();
    scene.caption = Caption {
        title,
        status,
        verdict: scene.dice.and_then(verdict::between),
        ..Caption::default()
    };
    words.extend(marked(&scene));
    words.extend(verdict::sentences(&scene));
    words.extend(game::threats(&scene));
    words.extend(game::standing_pieces(&scene));
    words.retain(|part| !part.is_empty());
    Picture {
        alt: game::fitted(&words.join(" ")),
        scene,
        content: PictureContent::Board,
        theme,
        format: PictureFormat::Image,
    }
}

/// The caption that describes the content of a board.
pub(in crate::service) fn on_the_board(scene: &Scene, seen: String) -> Text {
    let framed = scene.marks.iter().any(|(_, mark)| *mark == Mark::Reason);
    let id = if framed {
        "rules-board-framed"
    } else {
        "rules-board"
    };
    catalogue::sentences().text(id, &[("seen", seen.into())])
}

/// The marked cells in words: the start of a move, its targets, and framed cells.
fn marked(scene: &Scene) -> Vec<String> {
    let families: [(&[Mark], &str); 4] = [
        (&[Mark::From], "teach-alt-from"),
        (&[Mark::To, Mark::Target], "teach-alt-to"),
        (&[Mark::Repelled], "teach-alt-repelled"),
        (&[Mark::Reason], "teach-alt-framed"),
    ];
    let told = families.into_iter().filter_map(|(marks, id)| {
        let cells = scene.marks.iter().filter(|(_, mark)| marks.contains(mark));
        let names = args::cell_names(scene.grid, cells.map(|(cell, _)| *cell).collect());
        let args = [("cells", names.clone().into())];
        (!names.is_empty()).then(|| catalogue::sentences().line(id, &args))
    });
    told.collect()
}

/// The board of a diagram; `lead` is its text.
pub(in crate::service) fn diagram(
    kind: GameKind,
    diagram: &Diagram,
    title: String,
    lead: String,
    theme: ThemeName,
) -> Picture {
    let mut game = begun(kind, diagram.options, diagram.setup);
    let mut marks = Vec::new();
    for show in diagram.shows {
        if let Annotation::Played(mv, faces) = show {
            game = played(&game, mv, *faces).unwrap_or(game);
        } else {
            marks.extend(seen(&game, *show));
        }
    }
    let shown = TeachingBoard {
        game: &game,
        marks,
        title,
        status: String::new(),
        lead,
    };
    picture(shown, theme)
}

/// The marks of this annotation.
fn seen(game: &Game, show: Annotation) -> Vec<(Cell, Mark)> {
    let scene = game.position().scene();
    let cell = |name: &str| scene.grid.cell(name);
    match show {
        Annotation::Reach(name) => cell(name).map_or_else(Vec::new, |at| reach(game, at)),
        Annotation::Move(mv) => {
            let mv = MoveText::new(mv);
            let ends = [mv.cells().next(), mv.cells().last()];
            let ends = ends.into_iter().zip([Mark::From, Mark::To]);
            ends.filter_map(|(name, mark)| Some((cell(name?)?, mark)))
                .collect()
        }
        Annotation::Refused(mv) => match game.position().read(mv) {
            Err(MoveError::Illegal(reason)) => why_not::marks(&reason),
            Err(MoveError::Unreadable { .. } | MoveError::Ambiguous(_)) | Ok(_) => Vec::new(),
        },
        Annotation::Cells(mark, names) => {
            let cells = names.iter().filter_map(|name| cell(name));
            cells.map(|cell| (cell, mark)).collect()
        }
        // The board itself shows it.
        Annotation::Played(..) => Vec::new(),
    }
}

/// The piece on this cell with all its moves.
pub(in crate::service) fn reach(game: &Game, at: Cell) -> Vec<(Cell, Mark)> {
    let scene = game.position().scene();
    let moves = reach::moves_from(game, &scene, at);
    let targets = moves
        .iter()
        .filter_map(|mv| scene.grid.cell(mv.cells().last()?));
    let mut marks = vec![(at, Mark::From)];
    for to in targets {
        if !marks.contains(&(to, Mark::Target)) {
            marks.push((to, Mark::Target));
        }
    }
    marks
}

/// The buttons to the same page of other games; `action` makes their actions.
pub(in crate::service) fn others(
    kind: GameKind,
    action: impl Fn(GameKind) -> Action,
) -> Vec<Control> {
    let others = GameKind::ALL.into_iter().filter(|other| *other != kind);
    let buttons = others.map(|other| Control::Button {
        label: other.spec().title.to_owned(),
        action: action(other),
        style: ButtonStyle::Secondary,
    });
    buttons.collect()
}

/// The buttons that turn a page: back and forward, disabled at the ends.
pub(in crate::service) fn turns(
    here: &Action,
    back: Option<Action>,
    on: Option<Action>,
) -> [Control; 2] {
    let turn = |id, action: Option<Action>, style| match action {
        Some(action) => button(id, action, style),
        None => button(id, here.clone(), ButtonStyle::Disabled),
    };
    [
        turn("teach-back", back, ButtonStyle::Secondary),
        turn("teach-next", on, ButtonStyle::Primary),
    ]
}
