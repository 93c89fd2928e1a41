//! A game in one picture, to be shared: its start, its turning point and its end, with a line each.
//!
//! The roll that decided most by an analysis is the turning point here as it is there. Without an analysis
//! [`turning_point::find`] judges by dice and material.

use std::borrow::Cow;

use crate::game::seat::Seat;
use crate::play::stage::Stage;
use crate::play::turning_point::{TurnReason, TurningPoint};
use crate::play::{Game, GameId, Ply, turning_point};
use crate::scene::{Scene, Story, StoryPanel};
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::{Audience, ButtonStyle, Picture, PictureContent, Reply};
use crate::service::api::result::HandlerResult;
use crate::service::api::values::StoryOptions;
use crate::service::describe::button::button;
use crate::service::describe::game::{self, Viewpoint};
use crate::service::lookup::{find, load, load_names, move_names, view};
use crate::service::state::Service;
use crate::service::study::analysis::{AnalysedGame, Report, USUAL_NODES};
use crate::service::study::{analyse, figures};
use crate::service::words::catalogue;
use crate::service::words::clean::isolated;
use crate::service::words::names::PlayerNames;
use crate::store::StoreError;

/// A story of a game visible to the user here.
pub(in crate::service) fn story_reply(
    service: &Service,
    request: &Request,
    game: Option<GameId>,
    look: StoryOptions,
) -> HandlerResult {
    let store = &service.store;
    let game = match game {
        Some(id) => find::visible(store, request.asker(), id)?,
        None => find::newest_of(store, request.asker())?,
    };
    let words = catalogue::sentences();
    let at_home = game.place().server() == request.place.server();
    if look.shared && !at_home {
        let number = ("game", game.id().to_string().into());
        return Ok(vec![Reply::note(words.text("refuse-share", &[number]))]);
    }
    // A public picture shows no user's own view.
    let own = if look.shared {
        Viewpoint::FIRST
    } else {
        view::view(store, &game, &request.user.id)
    };
    let report = analyse::readable(service, &game, &request.user.id)?;
    let turn = turning_point(&game, report.as_ref());
    let mut reply = told(&game, turn, look, own, &load_names::names(store, &game)?);
    if look.shared {
        reply.audience = Audience::Table;
    } else if at_home && reply.picture.is_some() {
        let action = Action::Story {
            game: Some(game.id()),
            look: StoryOptions {
                shared: true,
                ..look
            },
        };
        let share = button("button-share", action, ButtonStyle::Secondary);
        reply.controls.push(share);
    }
    Ok(vec![reply])
}

/// A story of any game, for a shell; without a picture, the reply has the reason. `None` if no game has this number.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn story_of(
    service: &Service,
    id: GameId,
    look: StoryOptions,
) -> Result<Option<Reply>, StoreError> {
    let Some(game) = load::load(&service.store, id)? else {
        return Ok(None);
    };
    let names = load_names::names(&service.store, &game)?;
    let analysed = match AnalysedGame::of(&game, USUAL_NODES) {
        Ok(analysed) => analysed.most_thorough(&service.store, &game)?,
        Err(_) => None,
    };
    let report = analysed.as_ref().map(|(_, report)| report);
    let turn = turning_point(&game, report);
    Ok(Some(told(&game, turn, look, Viewpoint::FIRST, &names)))
}

/// The turning point, by this report if its game has one.
fn turning_point(game: &Game, report: Option<&Report>) -> Option<TurningPoint> {
    let decisive = report.and_then(Report::decisive_roll);
    turning_point::find(game, decisive.map(figures::ply_of))
}

/// The story, or the reason why there is none.
fn told(
    game: &Game,
    turn: Option<TurningPoint>,
    look: StoryOptions,
    view: Viewpoint,
    names: &PlayerNames,
) -> Reply {
    let words = catalogue::sentences();
    let mut args = vec![("game", game.id().to_string().into())];
    if game.ply() == Ply(0) {
        return Reply::note(words.text("refuse-story-empty", &args));
    }
    if let Some(first) = game.player(Seat::FIRST) {
        args.push(("white", names.arg(first)));
        args.push(("black", names.others(game, first)));
    }
    let sides = usize::from(game.position().seats());
    let below = look.side.and_then(Seat::new);
    let view = Viewpoint {
        bottom: below
            .filter(|seat| seat.index() < sides)
            .unwrap_or(view.bottom),
        theme: look.theme.unwrap_or(view.theme),
    };
    let middle = match turn.as_ref().map(|turn| turn.why) {
        None => "none",
        Some(TurnReason::Middle) => "half",
        Some(
            TurnReason::Luckiest { .. }
            | TurnReason::Decisive { .. }
            | TurnReason::Lead(_)
            | TurnReason::Capture(_),
        ) => "turn",
    };
    let runs = game.stage() == Stage::Running;
    args.push(("middle", middle.into()));
    args.push(("end", if runs { "now" } else { "end" }.into()));
    let mut reply = Reply::note(words.text("story-told", &args));
    reply.picture = picture(game, turn, view, names).map(|picture| {
        let about = words.line("story-alt", &args);
        let alt = game::fitted(&format!("{about} {}", picture.alt));
        Picture { alt, ..picture }
    });
    reply
}

/// The boards in a row, described in words; `None` if the last one cannot be drawn.
fn picture(
    game: &Game,
    turn: Option<TurningPoint>,
    view: Viewpoint,
    names: &PlayerNames,
) -> Option<Picture> {
    let last = game::picture(game, game.ply(), view, names)?;
    let scene = |ply| game::picture(game, ply, view, names).map(|picture| picture.scene);
    let first = scene(Ply(0)).map(|scene| start(game, scene));
    let middle = turn.and_then(|turn| turning(game, turn, scene(turn.ply)?));
    let end = end(game, &last.scene);
    let panels: Vec<StoryPanel> = first.into_iter().chain(middle).chain([end]).collect();
    let told = panels.iter().map(|panel| {
        let players = panel.players.iter();
        let named: Vec<Cow<'_, str>> = players.map(|(_, name)| isolated(name)).collect();
        let line = if named.is_empty() {
            panel.line.clone()
        } else {
            named.join(" – ")
        };
        format!("{}: {line}.", panel.heading)
    });
    let told: Vec<String> = told.collect();
    let alt = format!("{} {}", told.join(" "), last.alt);
    let story = Story {
        name: format!("game-{}-story", game.id().0),
        title: game::titled(game),
        panels,
    };
    Some(Picture {
        content: PictureContent::Story(story),
        alt,
        ..last
    })
}

/// The board at the start, with the players.
fn start(game: &Game, mut scene: Scene) -> StoryPanel {
    let id = if game.is_set_up() {
        "caption-position"
    } else {
        "story-start"
    };
    StoryPanel {
        players: std::mem::take(&mut scene.caption.players),
        scene,
        heading: catalogue::sentences().line(id, &[]),
        line: String::new(),
    }
}

/// The board at the turning point, with the reason.
fn turning(game: &Game, turn: TurningPoint, scene: Scene) -> Option<StoryPanel> {
    let words = catalogue::sentences();
    let line = match turn.why {
        TurnReason::Luckiest { won: true } => words.line("story-roll-hit", &[]),
        TurnReason::Luckiest { won: false } => words.line("story-roll-miss", &[]),
        TurnReason::Decisive { won: true } => words.line("story-decisive-hit", &[]),
        TurnReason::Decisive { won: false } => words.line("story-decisive-miss", &[]),
        TurnReason::Lead(seat) => {
            words.line("story-lead", &[("side", game::side(game, seat).into())])
        }
        TurnReason::Capture(figure) => {
            words.line("story-capture", &[("piece", game::piece(figure, 1).into())])
        }
        TurnReason::Middle => words.line("story-middle", &[]),
    };
    Some(StoryPanel {
        scene,
        heading: game::numbered(game, turn.ply)?,
        line,
        players: Vec::new(),
    })
}

/// The last board, with the result, or with the player to move.
fn end(game: &Game, scene: &Scene) -> StoryPanel {
    let caption = &scene.caption;
    let (heading, line) = match &caption.card {
        Some(card) => (card.headline.clone(), card.lines.join(" · ")),
        None if game.stage() == Stage::Running => {
            let last = move_names::move_name(game, game.ply());
            (last, caption.status.clone())
        }
        None => (caption.status.clone(), String::new()),
    };
    StoryPanel {
        scene: scene.clone(),
        heading,
        line,
        players: Vec::new(),
    }
}
