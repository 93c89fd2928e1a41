//! Reading out a game: the whole position in words, one's own pieces, one square, or the board in letters.
//!
//! It serves screen readers and braille displays, and any place without pictures.

use crate::game::grid::Cell;
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::MoveText;
use crate::play::{Game, GameId, PlayerId, capturable};
use crate::scene::{CellBuild, Figure, Ground, Mark, Scene, Tint, Tray};
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::{ButtonStyle, Control, Picture, PictureFormat, Reply};
use crate::service::api::result::HandlerResult;
use crate::service::api::values::ReadOutPart;
use crate::service::describe::game::BoardBeside;
use crate::service::describe::{self, args, duties, game, labels, last_move, present, reach, row};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load_names, times, view};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::store::Store;

/// A game, or part of it, in words or letters.
pub(in crate::service) fn read_out(
    store: &Store,
    request: &Request,
    game: Option<GameId>,
    part: &ReadOutPart,
) -> HandlerResult {
    let game = find::resolve_game(store, request.asker(), game, GameMatch::ToMoveOrLast)?;
    let names = load_names::names(store, &game)?;
    let (now, _) = present::situation(&game, &names, &times::time_exclusions(store, &game)?);
    if game.seats().is_empty() && !game.is_set_up() {
        return Ok(vec![Reply::note(now)]);
    }
    let heading = match game.seats() {
        [] => row::line(&game.summary(), &names),
        _ => row::title(&game, &names),
    };
    let view = view::view(store, &game, &request.user.id);
    let draws = *part == ReadOutPart::Board;
    let picture = draws.then(|| game::picture(&game, game.ply(), view, &names));
    let board = ReadBoard {
        game: &game,
        heading,
        now,
        picture: picture.flatten(),
    };
    let mut reply = board.part(&request.user.id, part);
    match part {
        ReadOutPart::All => reply.controls = vec![other(&game, "button-board", ReadOutPart::Board)],
        ReadOutPart::Board => reply.controls = vec![other(&game, "button-words", ReadOutPart::All)],
        ReadOutPart::Text | ReadOutPart::Cell(_) | ReadOutPart::Mine => {}
    }
    reply.replaces_source = !reply.controls.is_empty();
    Ok(vec![reply])
}

/// A board beside the games, or part of it, in words or letters.
pub(in crate::service) fn of_study(
    board: BoardBeside,
    player: &PlayerId,
    part: &ReadOutPart,
) -> Reply {
    let caption = &board.picture.scene.caption;
    let read = ReadBoard {
        game: &board.game,
        heading: plain(&caption.title),
        now: plain(&format!("{}.", caption.status.trim_end_matches(['.', '!']))),
        picture: (*part == ReadOutPart::Board).then_some(board.picture),
    };
    read.part(player, part)
}

/// A board to be read out.
struct ReadBoard<'a> {
    game: &'a Game,
    /// The title of its game or study.
    heading: Text,
    /// The sentence about the turn.
    now: Text,
    /// The same board as a picture, for letters.
    picture: Option<Picture>,
}

impl ReadBoard<'_> {
    /// This part of it, for this player.
    fn part(self, player: &PlayerId, part: &ReadOutPart) -> Reply {
        let game = self.game;
        let mut scene = game.position().scene();
        // A listener has no picture with a button for them.
        scene.show_hints();
        let mut reply = Reply::note(self.heading);
        match part {
            ReadOutPart::Text => {
                let position = game.position().setup().to_string();
                let args = [
                    ("position", position.into()),
                    ("challenge", TextArg::Command("challenge")),
                ];
                let text = catalogue::sentences().text("describe-text", &args);
                reply.text.push_line(text);
            }
            ReadOutPart::Cell(cell) => reply.text = on_cell(game, &scene, cell),
            ReadOutPart::Mine => {
                for line in pieces_of(game, &scene, player) {
                    reply.text.push_line(line);
                }
            }
            ReadOutPart::All => {
                for line in whole(game, &scene) {
                    reply.text.push_line(line);
                }
                reply.text.push_line(self.now);
            }
            ReadOutPart::Board => {
                reply.picture = self.picture;
                if let Some(picture) = &mut reply.picture {
                    picture.format = PictureFormat::Letters;
                }
                let letters = format!("board-letters-{}", game.kind());
                reply
                    .text
                    .push_line(catalogue::sentences().text(&letters, &[]));
                reply.text.push_line(self.now);
            }
        }
        reply
    }
}

/// The button for the other form of the same content.
fn other(game: &Game, label: &str, part: ReadOutPart) -> Control {
    Control::Button {
        label: catalogue::sentences().line(label, &[]),
        action: Action::Describe {
            game: Some(game.id()),
            part,
        },
        style: ButtonStyle::Secondary,
    }
}

fn plain(line: &str) -> Text {
    let mut text = Text::default();
    text.push(line);
    text
}

/// The last move, each side's pieces and losses, and pieces in danger.
fn whole(game: &Game, scene: &Scene) -> Vec<Text> {
    let words = catalogue::sentences();
    let last = match last_move::last_move(game, game.ply()) {
        Some(last) => words.text("alt-last", &[("move", last.into())]),
        None => words.text("describe-start", &[]),
    };
    let mut lines = vec![last];
    lines.extend(last_move::round(game, game.ply()).map(|round| plain(&round)));
    lines.extend(game::standing_pieces(scene).iter().map(|line| plain(line)));
    let losses = scene.lost.iter().filter_map(|tray| {
        let army = scene.armies.iter().find(|army| army.tint == tray.tint)?;
        lost(tray, args::side_called(army.side))
    });
    lines.extend(losses);
    lines.extend(game::threats(scene).iter().map(|line| plain(line)));
    lines
}

/// "White has lost a fool, 2 keepers."
fn lost(tray: &Tray, side: String) -> Option<Text> {
    let words = catalogue::sentences();
    let groups = tray.figures.chunk_by(|a, b| a.glyph == b.glyph);
    let groups: Vec<String> = groups
        .map(|group| {
            let name = game::piece(group[0], group.len());
            words.line(
                "lost-group",
                &[
                    ("count", TextArg::count(group.len())),
                    ("piece", name.into()),
                ],
            )
        })
        .collect();
    if groups.is_empty() {
        return None;
    }
    let args = [("side", side.into()), ("pieces", groups.join(", ").into())];
    Some(words.text("describe-lost", &args))
}

/// The pieces of this player's sides, and which of them can be taken now; of all, without a seat.
fn pieces_of(game: &Game, scene: &Scene, player: &PlayerId) -> Vec<Text> {
    let all = Seat::all(game.position().seats());
    let own: SeatSet = all
        .clone()
        .filter(|seat| game.player(*seat) == Some(player))
        .collect();
    let told = if own.is_empty() { all.collect() } else { own };
    let capturable = capturable::capturable(game, told);
    let armies = game::army_list(scene);
    let mut lines = Vec::new();
    for seat in told.iter() {
        let own = armies.iter().filter(|(owner, _)| *owner == seat);
        lines.extend(own.map(|(_, army)| army.clone()));
        let danger = describe::capturable::sentences(game, scene, seat, capturable.as_ref());
        lines.extend(danger);
    }
    // The owner of a tower changes with its top, so all of them are listed.
    lines.extend(game::towers(scene));
    lines.iter().map(|line| plain(line)).collect()
}

/// The content of a cell, its kind, the moves of its piece, and pieces that may come to it.
fn on_cell(game: &Game, scene: &Scene, name: &str) -> Text {
    let Some(at) = scene.grid.cell(name.trim()) else {
        return reach::no_such_cell(scene, name);
    };
    let words = catalogue::sentences();
    let figure = scene.figure_at(at);
    let cell = [("cell", scene.grid.name(at).into())];
    let ground = scene.ground.iter().find(|(cell, _)| *cell == at);
    let Some((_, ground)) = ground else {
        return words.text("what-missing", &cell);
    };
    if matches!(ground.build, CellBuild::Wall { .. }) {
        return words.text("what-wall", &cell);
    }
    let closed = matches!(ground.build, CellBuild::Closed | CellBuild::Folded);
    let mut text = stands(game, scene, at, *ground, figure);
    let seat = figure.and_then(|top| scene.seat_of(top.tint));
    let due = match seat.map(|seat| duties::required_cells(scene, seat).len()) {
        // Ruling KG-5.
        Some(2..) => "what-due-several",
        Some(..2) | None => "what-due",
    };
    let marks = [
        (Mark::Danger, "what-danger"),
        (Mark::Spent, "what-spent"),
        (Mark::Due, due),
        (Mark::Begun, "what-begun"),
    ];
    for (mark, id) in marks {
        if scene.marks.contains(&(at, mark)) {
            text.push(" ");
            let owner = figure.map(|figure| game::owner(scene, figure));
            let args = [("side", owner.unwrap_or_default().into())];
            text.append(words.text(&words.own(id, game.kind()), &args));
        }
    }
    if closed && figure.is_none() {
        text.push(" ");
        text.append(words.text("what-closed", &[]));
    }
    let Some(mover) = game.to_move() else {
        return text;
    };
    if figure.is_some_and(|figure| scene.seat_of(figure.tint) == Some(mover)) {
        let moves = reach::moves_from(game, scene, at);
        text.push_line(reach::describe_moves(scene, at, &moves));
        return text;
    }
    let name = scene.grid.name(at);
    let coming = game.choices();
    let coming: Vec<&str> = coming
        .iter()
        .filter(|mv| mv.cells().last() == Some(name.as_str()))
        .map(MoveText::as_str)
        .collect();
    if closed && figure.is_none() && coming.is_empty() {
        return text;
    }
    let id = match (coming.is_empty(), figure.is_some()) {
        (true, true) => "what-not-taken",
        (true, false) => "what-not-entered",
        (false, true) => "what-taken",
        (false, false) => "what-entered",
    };
    let args = [
        ("side", game::side(game, mover).into()),
        // Many languages have the plural for some sides only.
        ("code", game.side_code(mover).into()),
        ("moves", coming.join(", ").into()),
    ];
    text.push_line(words.text(id, &args));
    text
}

/// "White’s fool stands on D2, a plain square." Squares are plain only on a board with raised ones.
fn stands(game: &Game, scene: &Scene, at: Cell, ground: Ground, figure: Option<Figure>) -> Text {
    let words = catalogue::sentences();
    let uneven = scene.ground.iter().any(|(_, ground)| ground.is_raised());
    let ground = match ground.home {
        Some(seat) => Some(words.line("ground-home", &[("side", game::side(game, seat).into())])),
        // The same words as on the board of a page.
        None => {
            labels::ground_of(scene, at).or_else(|| uneven.then(|| words.line("ground-plain", &[])))
        }
    };
    let mut args = vec![("cell", scene.grid.name(at).into())];
    let [empty, dead, piece] = if let Some(ground) = ground {
        args.push(("ground", ground.into()));
        ["what-empty", "what-dead", "what-piece"]
    } else {
        ["what-empty-bare", "what-dead-bare", "what-piece-bare"]
    };
    let Some(figure) = figure else {
        return words.text(empty, &args);
    };
    if figure.tint == Tint::Dead {
        args.push(("piece", game::piece(figure, 1).into()));
        return words.text(dead, &args);
    }
    args.push(("side", game::owner(scene, figure).into()));
    let height = scene.tower_at(at).count();
    if height > 1 {
        args.push(("height", TextArg::count(height)));
        args.push(("pieces", game::tower(scene, at).into()));
        return words.text("what-tower", &args);
    }
    args.push(("piece", game::piece(figure, 1).into()));
    words.text(piece, &args)
}
