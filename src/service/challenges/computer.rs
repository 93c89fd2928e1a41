//! Playing the computer by a button: the page with the levels, and the start of the game.

use crate::game::options::Options;
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::command::StandIn;
use crate::play::computer::Computer;
use crate::play::moderate::SeatAnswer;
use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, PlayerId};
use crate::service::api::action::{Action, Asker, Request};
use crate::service::api::challenge::NewChallenge;
use crate::service::api::computer::ComputerAction;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::challenges::computer_limit::check_plays;
use crate::service::challenges::{challenge, position, stand_in};
use crate::service::describe::{button, computer};
use crate::service::lookup::{games, levels};
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};
use crate::store::{PoolKey, Store, StoreError};

/// Shows the levels, or begins a game against one.
pub(in crate::service) fn computer(
    service: &mut Service,
    request: &Request,
    action: ComputerAction,
    env: &Env,
) -> HandlerResult {
    let (kind, level, since) = match action {
        ComputerAction::Choose(kind) => return Ok(vec![page(service, request, kind)?]),
        ComputerAction::Play { kind, level, since } => (kind, level, since),
        ComputerAction::StandIn { game, seat, level } => {
            let seat = seat.and_then(Seat::new);
            return stand_in::ask(service, request, game, StandIn { seat, level }, env);
        }
        ComputerAction::AnswerStandIn {
            game,
            since,
            accept,
        } => {
            let answer = SeatAnswer { accept, since };
            return stand_in::answer(service, request, game, answer, env);
        }
    };
    let (player, place) = (&request.user, &request.place);
    if let Some(game) = begun(&service.store, request.asker(), kind, level, since)? {
        let game = [("game", game.to_string().into())];
        return Ok(vec![result::note("form-sent-already", &game)]);
    }
    let offer = NewChallenge {
        kind,
        computer: Some(level),
        ..NewChallenge::default()
    };
    challenge::challenge(service, player, place, &offer, env)
}

/// Checks that a computer plays at a table of this person, or at one like it.
pub(in crate::service) fn check_joins(
    service: &Service,
    player: &PlayerId,
    table: &Game,
) -> Result<(), HandlerError> {
    check_plays(service, player)?;
    if table.is_set_up() {
        let (kind, options) = (table.kind(), table.options());
        position::check_not_played(
            &service.store,
            player,
            kind,
            options,
            table.history().start(),
        )?;
    }
    Ok(())
}

/// The levels, each with its strength.
fn page(service: &Service, request: &Request, kind: GameKind) -> Result<Reply, StoreError> {
    let words = catalogue::sentences();
    if service.options.think_limit.is_none() {
        let mut refused = result::note("refuse-computer-off", &[]);
        refused.replaces_source = true;
        return Ok(refused);
    }
    let since = service.store.next_number()?;
    let play = |level| Action::Computer(ComputerAction::Play { kind, level, since });
    let title = [("title", kind.spec().title.into())];
    let mut text = words.text("computer-choose", &title);
    text.push_line(words.text("computer-choose-first", &[]));
    let pool = kind.spec().pool(&Options::default()).slug;
    let pool = PoolKey::here(request.place.server(), pool);
    text.push_line(computer::strengths(&levels::strengths(
        &service.store,
        &pool,
    )?));
    let mut reply = Reply::note(text);
    reply.controls = vec![
        Control::Menu {
            prompt: words.line("menu-computer-level", &[]),
            options: computer::levels(play),
        },
        first_level(kind, since),
        button::button(
            "button-pictures",
            Action::first_guide_picture(kind),
            ButtonStyle::Secondary,
        ),
    ];
    reply.replaces_source = true;
    Ok(reply)
}

/// The button that begins a game against level 1.
fn first_level(kind: GameKind, since: GameId) -> Control {
    let level = 1;
    let args = [("level", TextArg::Num(level.into()))];
    Control::Button {
        label: catalogue::sentences().line("button-computer-level", &args),
        action: Action::Computer(ComputerAction::Play { kind, level, since }),
        style: ButtonStyle::Primary,
    }
}

/// The game already begun from this button.
fn begun(
    store: &Store,
    Asker {
        player: player_id,
        place,
        ..
    }: Asker<'_>,
    kind: GameKind,
    level: u8,
    since: GameId,
) -> Result<Option<GameId>, StoreError> {
    let stages = &[Stage::Running, Stage::Over, Stage::Void];
    let games = games::listed(store, Some(player_id), Some(place), stages)?;
    let invited = Some(Computer::new(level).player());
    let same = games.into_iter().find(|game| {
        game.id >= since
            && game.challenger == *player_id
            && game.invited == invited
            && game.kind == kind
            && !game.set_up
    });
    Ok(same.map(|game| game.id))
}
