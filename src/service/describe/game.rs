//! A game in words: captions, headings, and the alt text that holds the whole position.

use crate::game::any::AnyPosition;
use crate::game::grid::{Cell, Shape};
use crate::game::outcome::{Outcome, Status};
use crate::game::seat::{Seat, SeatSet};
use crate::play::lengths::{beginning, length};
use crate::play::stage::Stage;
use crate::play::{Game, Ply, review, set_up, turn};
use crate::scene::{Army, Caption, Figure, Mark, Scene, ThemeName, Tint};
use crate::service::api::preferences::{BoardOrientation, Preferences};
use crate::service::api::reply::{Picture, PictureContent, PictureFormat};
use crate::service::describe::args::side_called;
pub(in crate::service) use crate::service::describe::args::{piece, shape, side};
use crate::service::describe::{duties, last_move, result, verdict};
use crate::service::words::catalogue::{Catalogue, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::service::words::{catalogue, durations};

/// Most characters of alt text: Discord's limit, kept everywhere so that the words are the same.
const ALT_LIMIT: usize = 1024;

/// A user's view of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) struct Viewpoint {
    /// The seat at the bottom.
    pub(in crate::service) bottom: Seat,
    /// The colours.
    pub(in crate::service) theme: ThemeName,
}

impl Viewpoint {
    /// The view of a user without a seat.
    pub(in crate::service) const FIRST: Self = Self {
        bottom: Seat::FIRST,
        theme: ThemeName::Slate,
    };

    /// The view of a player with these preferences from this seat.
    pub(in crate::service) fn from(seat: Seat, settings: Preferences) -> Self {
        Self {
            bottom: match settings.facing {
                BoardOrientation::Own => seat,
                BoardOrientation::First => Seat::FIRST,
            },
            theme: settings.theme,
        }
    }
}

/// The picture of a game after this many moves; `None` past the last.
pub(in crate::service) fn picture(
    game: &Game,
    ply: Ply,
    view: Viewpoint,
    names: &PlayerNames,
) -> Option<Picture> {
    let mut scene = review::scene_at(game, ply)?;
    scene.eyes = (game.kind().spec().looks.faces)(game.options(), view.bottom);
    scene.caption = caption(game, ply, &scene, names);
    result::show(game, ply, &mut scene, names);
    let alt = alt(&scene, opening(game, ply), &scene.caption.status);
    Some(Picture {
        scene,
        content: PictureContent::Board,
        theme: view.theme,
        alt,
        format: PictureFormat::Image,
    })
}

/// A board beside the games: a task of the lesson, a puzzle, a private board.
pub(in crate::service) struct BoardBeside {
    /// Its position.
    pub(in crate::service) game: Game,
    /// It, with its heading and whose turn it is.
    pub(in crate::service) picture: Picture,
}

/// The turn that led to this ply with its number: "14. D2-D3"; `None` for the start.
pub(in crate::service) fn numbered(game: &Game, ply: Ply) -> Option<String> {
    turn::numbered(turn::turn_to(game, ply))
}

/// The heading of a message: its game and its last move, "King’s Mate #12 · move 14, White". It distinguishes two games
/// in one channel, and two boards of one game.
pub(in crate::service) fn head(game: &Game, ply: Ply) -> Text {
    let mut args = title(game).to_vec();
    args.extend(half_move(game, ply));
    catalogue::sentences().text("head", &args)
}

/// The number of the last move and the side that made it. The number alone is that of everybody's move in a round.
fn half_move(game: &Game, ply: Ply) -> [(&'static str, TextArg<'static>); 2] {
    let last = turn::turn_to(game, ply).last();
    let side = last.map(|last| side(game, last.seat)).unwrap_or_default();
    [
        ("ply", TextArg::Num(turn::moves_to(game, ply).into())),
        ("side", side.into()),
    ]
}

/// A game by its title and number: "King’s Mate #12".
pub(in crate::service) fn titled(game: &Game) -> String {
    catalogue::sentences().line("caption-title", &title(game))
}

/// The title of a finished game with its result, in which players have their names.
pub(in crate::service) fn titled_with_result(game: &Game, names: &PlayerNames) -> String {
    let words = catalogue::sentences();
    let winners = winners(game);
    let people = winners.iter().filter_map(|seat| game.player(seat));
    let result = won(winners, names.together(people.collect()), words);
    let args = [("game", titled(game).into()), ("result", result.into())];
    words.line("graph-title", &args)
}

/// The words around a scene of a game after this many moves.
pub(in crate::service) fn caption(
    game: &Game,
    ply: Ply,
    scene: &Scene,
    names: &PlayerNames,
) -> Caption {
    let words = catalogue::sentences();
    let title = titled(game);
    let set_up = || {
        game.is_set_up()
            .then(|| words.line("caption-position", &[]))
    };
    let last = numbered(game, ply).or_else(set_up);
    let (to_move, status) = turn_or_result(game, ply, scene, words);
    let seats = Seat::all(game.position().seats());
    let players = seats.filter_map(|seat| Some((scene.tint_of(seat)?, seat)));
    Caption {
        title,
        last: last.unwrap_or_default(),
        players: players
            .clone()
            .filter_map(|(tint, seat)| {
                let player = game.seating().player_shown(seat, ply)?;
                Some((tint, names.of(player).to_owned()))
            })
            .collect(),
        clocks: durations::captions(game, ply, players.clone()),
        to_move: players
            .into_iter()
            .find(|(_, seat)| Some(*seat) == to_move)
            .map(|(tint, _): (Tint, Seat)| tint),
        warns: to_move.is_some() && scene.marks.iter().any(|(_, mark)| *mark == Mark::Danger),
        verdict: scene.dice.and_then(verdict::between),
        number: to_move.map_or_else(String::new, |seat| next_number(game, ply, seat)),
        card: None,
        status,
    }
}

/// The number of the move that a seat is about to make.
fn next_number(game: &Game, ply: Ply, seat: Seat) -> String {
    let number = TextArg::Num(set_up::round_after(game, ply, seat).into());
    catalogue::sentences().line("caption-move", &[("number", number)])
}

fn title(game: &Game) -> [(&'static str, TextArg<'static>); 2] {
    [
        ("title", game.kind().spec().title.into()),
        ("game", game.id().to_string().into()),
    ]
}

/// The seat to move at this ply, and the line with the turn or the result.
fn turn_or_result(
    game: &Game,
    ply: Ply,
    scene: &Scene,
    words: &Catalogue,
) -> (Option<Seat>, String) {
    let latest = ply == game.ply();
    match game.stage() {
        // An offer of a position shows the side to move in it.
        Stage::Open if !game.is_set_up() => return (None, words.line("caption-open", &[])),
        Stage::Void if latest => return (None, words.line("caption-void", &[])),
        Stage::Over if latest => return (None, result(game, words)),
        Stage::Open | Stage::Running | Stage::Over | Stage::Void => {}
    }
    if latest && game.dice_due().is_some() {
        return (game.seat_to_act(), words.line("caption-dice", &[]));
    }
    let position = game.history().position_at(ply);
    let judged = match position.as_ref().map(|position| position.status()) {
        Some(Status::ToMove(seat)) => Some(seat),
        Some(Status::ToRoll(_) | Status::Over(_)) | None => None,
    };
    // The player of the next move was to move, whatever today's rules make of the position.
    let next = game.history().step_at(Ply(ply.0 + 1)).map(|step| step.seat);
    let Some(seat) = next.or(judged) else {
        return (None, String::new());
    };
    let state = position.filter(|_| judged == Some(seat));
    let last = game.history().step_at(ply);
    let again = last.is_some_and(|step| step.seat == seat);
    let goes_on = again && last.is_some_and(|step| step.turn_continues);
    let further = format!("caption-turn-goes-on-{}", game.kind());
    let due = duties::required_cells(scene, seat).join(", ");
    let check = words.own("caption-turn-check", game.kind());
    let id = match state.as_deref().map(AnyPosition::state) {
        Some("check") if goes_on => "caption-turn-second-check",
        Some("check") => check.as_str(),
        Some("surrender") => "caption-turn-surrender",
        // Ruling FK-15.
        _ if goes_on && last.is_some_and(|step| step.text.hands_over()) => {
            "caption-turn-goes-on-surrender"
        }
        _ if goes_on => further.as_str(),
        _ if state.as_deref().is_some_and(turn::only_passes) => "caption-turn-pass",
        _ if again => "caption-turn-another",
        _ if !due.is_empty() => "caption-turn-due",
        _ => "caption-turn",
    };
    let args = [("side", side(game, seat).into()), ("cells", due.into())];
    let mut line = words.line(id, &args);
    let asked = [
        (
            game.requests().draw_offer().is_some(),
            "caption-draw-offered",
        ),
        (
            game.requests().takeback().is_some(),
            "caption-takeback-asked",
        ),
    ];
    for (_, id) in asked.into_iter().filter(|(stands, _)| latest && *stands) {
        let then = words.line(id, &[]);
        line = words.line("comma", &[("first", line.into()), ("then", then.into())]);
    }
    (Some(seat), line)
}

fn result(game: &Game, words: &Catalogue) -> String {
    let winners = winners(game);
    if let Some(outcome) = game.outcome().filter(|outcome| outcome.is_ranked())
        && winners.is_empty()
    {
        // No draw for all of them: a player is behind those who share the first place.
        return ranking(outcome, |seat| Some(side(game, seat)));
    }
    let sides: Vec<String> = winners.iter().map(|seat| side(game, seat)).collect();
    won(winners, words.together(&sides).into(), words)
}

/// The place of every seat, each called as given.
pub(in crate::service) fn ranking(
    outcome: &Outcome,
    called: impl Fn(Seat) -> Option<String>,
) -> String {
    let last = outcome.places.count();
    let places = (1..=last).filter_map(|place| {
        let there = outcome.places.iter().filter(|(_, at)| **at == place);
        let there: Vec<String> = there.filter_map(|(seat, _)| called(seat)).collect();
        (!there.is_empty()).then(|| format!("{place}. {}", there.join(", ")))
    });
    places.collect::<Vec<_>>().join(" · ")
}

/// The winners of a game; empty for a draw.
fn winners(game: &Game) -> SeatSet {
    game.outcome().map(Outcome::winners).unwrap_or_default()
}

/// The sentence that the winners, called so, won; without any, that the game was drawn.
fn won(winners: SeatSet, called: TextArg<'_>, words: &Catalogue) -> String {
    if winners.is_empty() {
        return words.line("caption-drawn", &[]);
    }
    let args = [
        ("count", TextArg::Num(winners.len().into())),
        ("side", called),
    ];
    words.line("caption-won", &args)
}

/// The position's place in the game, and the move that led to it.
fn opening(game: &Game, ply: Ply) -> Vec<String> {
    let words = catalogue::sentences();
    let mut title = title(game).to_vec();
    match last_move::last_move(game, ply) {
        None if game.is_set_up() => vec![words.line("alt-start-position", &title)],
        None => vec![words.line("alt-start", &title)],
        Some(last) => {
            title.extend(half_move(game, ply));
            vec![
                words.line("alt-title", &title),
                words.line("alt-last", &[("move", last.into())]),
            ]
            .into_iter()
            .chain(last_move::round(game, ply))
            .collect()
        }
    }
}

/// The alternative text: the opening, the news, the status and the whole position, in at most [`ALT_LIMIT`] characters.
fn alt(scene: &Scene, opening: Vec<String>, status: &str) -> String {
    let mut parts = opening;
    parts.extend(verdict::sentences(scene));
    match result::sentences(scene) {
        Some(card) => parts.push(card),
        None if status.is_empty() => {}
        None => parts.push(format!("{}.", status.trim_end_matches(['.', '!']))),
    }
    parts.extend(threats(scene));
    parts.extend(standing_pieces(scene));
    fitted(&parts.join(" "))
}

/// Words that fit into an alt text, cut after a whole one.
pub(in crate::service) fn fitted(text: &str) -> String {
    if length(text) <= ALT_LIMIT {
        return text.to_owned();
    }
    // Room for the mark of a cut, and the space before it.
    let kept = beginning(text, ALT_LIMIT - 2);
    let whole = kept.rsplit_once(' ').map_or(kept, |(whole, _)| whole);
    format!("{whole} …")
}

/// The position in sentences: each army's pieces, captive kings, dead men, and towers.
pub(in crate::service) fn standing_pieces(scene: &Scene) -> Vec<String> {
    let armies = army_list(scene).into_iter().map(|(_, army)| army);
    let mut sentences: Vec<String> = armies.collect();
    sentences.extend(captives(scene));
    sentences.extend(dead(scene));
    sentences.extend(towers(scene));
    sentences
}

/// Each army's pieces in words, with its seat.
pub(in crate::service) fn army_list(scene: &Scene) -> Vec<(Seat, String)> {
    let armies = scene.armies.iter();
    armies
        .map(|at| (at.seat, army(scene, at)))
        .filter(|(_, army)| !army.is_empty())
        .collect()
}

/// The armies whose kings are captive.
fn captives(scene: &Scene) -> Option<String> {
    let kings = scene.captives.iter();
    let sides: Vec<String> = kings.map(|king| owner(scene, *king)).collect();
    let args = [
        ("count", TextArg::count(sides.len())),
        ("sides", sides.join(", ").into()),
    ];
    (!sides.is_empty()).then(|| catalogue::sentences().line("alt-captive", &args))
}

/// The towers in words, piece by piece.
pub(in crate::service) fn towers(scene: &Scene) -> Option<String> {
    let mut cells: Vec<Cell> = scene.pieces.iter().map(|(cell, _)| *cell).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.retain(|cell| scene.tower_at(*cell).count() > 1);
    let words = catalogue::sentences();
    let towers = cells.into_iter().map(|cell| {
        let args = [
            ("cell", scene.grid.name(cell).into()),
            ("height", TextArg::count(scene.tower_at(cell).count())),
            ("pieces", tower(scene, cell).into()),
        ];
        words.line("alt-tower", &args)
    });
    let towers: Vec<String> = towers.collect();
    let args = [("towers", towers.join("; ").into())];
    (!towers.is_empty()).then(|| words.line("alt-towers", &args))
}

/// The pieces of a tower from the bottom up, each with its side; equal ones are counted.
pub(in crate::service) fn tower(scene: &Scene, at: Cell) -> String {
    let figures: Vec<Figure> = scene.tower_at(at).collect();
    let pieces = figures.chunk_by(|one, next| one == next).map(|alike| {
        let side = owner(scene, alike[0]);
        let args = [
            ("count", TextArg::count(alike.len())),
            ("piece", piece(alike[0], alike.len()).into()),
            ("side", side.into()),
        ];
        catalogue::sentences().line("tower-piece", &args)
    });
    pieces.collect::<Vec<_>>().join(", ")
}

/// The side of this colour of pieces, as a word.
pub(in crate::service) fn owner(scene: &Scene, figure: Figure) -> String {
    let army = scene.armies.iter().find(|army| army.tint == figure.tint);
    army.map(|army| side_called(army.side)).unwrap_or_default()
}

/// Pieces in danger, pieces that may not move, and towers to be dismantled.
pub(in crate::service) fn threats(scene: &Scene) -> Vec<String> {
    let plain = |cell| scene.grid.name(cell);
    let kinds = [
        (Mark::Danger, "alt-danger"),
        (Mark::Spent, "alt-spent"),
        (Mark::Begun, "alt-begun"),
        (Mark::Fallen, "alt-fallen"),
        (Mark::Final, "alt-final"),
    ];
    let kinds = kinds.map(|(mark, id)| marked(scene, |_, other| other == mark, id, plain));
    let by = |cell| {
        let owner = scene.figure_at(cell).map(|top| owner(scene, top));
        let args = [
            ("cell", scene.grid.name(cell).into()),
            ("side", owner.unwrap_or_default().into()),
        ];
        catalogue::sentences().line("alt-due-cell", &args)
    };
    let due = marked(scene, |_, mark| mark == Mark::Due, "alt-due", by);
    let kinds = kinds.into_iter().chain([passed(scene), due, turned(scene)]);
    kinds.flatten().collect()
}

/// A sentence about turned pawns and the sides they now move towards.
fn turned(scene: &Scene) -> Option<String> {
    let turned = scene.marks.iter().filter_map(|(cell, mark)| {
        let Mark::Heads(side) = mark else { return None };
        let mut armies = scene.armies.iter();
        let army = armies.find(|army| army.sits.number(scene.grid) == *side)?;
        let args = [
            ("cell", scene.grid.name(*cell).into()),
            ("side", side_called(army.side).into()),
        ];
        Some(catalogue::sentences().line("alt-turned-pawn", &args))
    });
    let turned: Vec<String> = turned.collect();
    let args = [("pawns", turned.join(", ").into())];
    (!turned.is_empty()).then(|| catalogue::sentences().line("alt-turned", &args))
}

/// The squares on which pawns can be taken in passing, if they are marked.
pub(in crate::service) fn passed(scene: &Scene) -> Option<String> {
    let plain = |cell| scene.grid.name(cell);
    marked(scene, |_, mark| mark == Mark::Passed, "alt-passed", plain)
}

/// The additions to the current board in a picture that answers a question.
pub(in crate::service) struct Highlight {
    /// Marks in place of the last move's.
    pub(in crate::service) marks: Vec<(Cell, Mark)>,
    /// The answer in a few words, below the board.
    pub(in crate::service) status: String,
    /// The answer as a sentence, in the alt text.
    pub(in crate::service) lead: String,
}

/// The current board with the answer to a question on it.
pub(in crate::service) fn highlighted_picture(
    game: &Game,
    answer: Highlight,
    view: Viewpoint,
    names: &PlayerNames,
) -> Picture {
    let Highlight {
        marks,
        status,
        lead,
    } = answer;
    let mut scene = game.position().scene();
    scene.eyes = (game.kind().spec().looks.faces)(game.options(), view.bottom);
    scene.marks.extend(marks);
    scene.caption = caption(game, game.ply(), &scene, names);
    // The marks are not those of the last move.
    scene.caption.last.clear();
    scene.caption.number.clear();
    scene.caption.status = status;
    scene.caption.warns = false;
    let mut opening = opening(game, game.ply());
    opening.push(lead);
    let alt = alt(&scene, opening, "");
    Picture {
        scene,
        content: PictureContent::Board,
        theme: view.theme,
        alt,
        format: PictureFormat::Image,
    }
}

/// The dead men that stand in the way, of each army that is out.
fn dead(scene: &Scene) -> Vec<String> {
    let words = catalogue::sentences();
    let of_army = |army: &Army| {
        let is_dead = |man: &Figure| man.tint == Tint::Dead && man.once == Some(army.tint);
        let men = groups(scene, alone(scene, is_dead));
        let side = side_called(army.side);
        let args = [("side", side.into()), ("pieces", men.join(", ").into())];
        (!men.is_empty()).then(|| words.line("alt-dead", &args))
    };
    scene.armies.iter().filter_map(of_army).collect()
}

/// "White: king D1, swordmasters C1 E1". An army on hexagons without pieces is out.
pub(in crate::service) fn army(scene: &Scene, army: &Army) -> String {
    let words = catalogue::sentences();
    let side = ("side", side_called(army.side).into());
    let men = groups(scene, alone(scene, |man| man.tint == army.tint));
    if !men.is_empty() {
        return words.line("alt-side", &[side, ("pieces", men.join(", ").into())]);
    }
    let mut tints = scene.pieces.iter().map(|(_, figure)| figure.tint);
    match scene.grid.shape {
        // Pieces in towers are described with them.
        _ if tints.any(|tint| tint == army.tint) => String::new(),
        Shape::Squares => words.line("alt-none", &[side]),
        Shape::Hexagons => words.line("alt-out", &[side]),
    }
}

/// The pieces that belong, without those in towers.
fn alone(scene: &Scene, belongs: impl Fn(&Figure) -> bool) -> impl Iterator<Item = (Cell, Figure)> {
    let pieces = scene.pieces.iter().copied();
    pieces.filter(move |(cell, figure)| belongs(figure) && scene.tower_at(*cell).count() == 1)
}

/// These pieces by their kinds, the strongest first, each with its cells by their names: "keeper A5, fools B4 D4".
pub(in crate::service) fn groups(
    scene: &Scene,
    pieces: impl Iterator<Item = (Cell, Figure)>,
) -> Vec<String> {
    let mut pieces: Vec<_> = pieces.collect();
    pieces.sort_by_key(|(cell, figure)| (figure.glyph, scene.grid.name_parts(*cell)));
    let kinds = pieces.chunk_by(|(_, a), (_, b)| a.glyph == b.glyph);
    kinds
        .map(|alike| {
            let cells = alike.iter().map(|(cell, _)| scene.grid.name(*cell));
            let cells: Vec<String> = cells.collect();
            let args = [
                ("piece", piece(alike[0].1, alike.len()).into()),
                ("cells", cells.join(" ").into()),
            ];
            catalogue::sentences().line("alt-group", &args)
        })
        .collect()
}

/// A sentence about the kings in danger on cells of one's own.
pub(in crate::service) fn in_danger(scene: &Scene, own: impl Fn(Cell) -> bool) -> Option<String> {
    let danger = |cell, mark| mark == Mark::Danger && own(cell);
    marked(scene, danger, "alt-danger", |cell| scene.grid.name(cell))
}

/// A sentence about the cells with these marks, each worded by `told`.
fn marked(
    scene: &Scene,
    is_meant: impl Fn(Cell, Mark) -> bool,
    id: &str,
    told: impl Fn(Cell) -> String,
) -> Option<String> {
    let cells = scene.marks.iter().copied();
    let cells = cells.filter(|(cell, mark)| is_meant(*cell, *mark));
    let cells: Vec<String> = cells.map(|(cell, _)| told(cell)).collect();
    let args = [("cells", cells.join(", ").into())];
    (!cells.is_empty()).then(|| catalogue::sentences().line(id, &args))
}
