//! The buttons under a message, which answer its events.

use crate::play::stage::Stage;
use crate::play::{Game, GameId, PlayerId, Ply};
use crate::service::api::action::Action;
use crate::service::api::open_request::{OpenRequest, RequestAnswer};
use crate::service::api::plan::PlanAction;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::values::{FilmOptions, ReviewPage, StoryOptions};
use crate::service::describe::button::button;
use crate::service::describe::lobby;
use crate::service::words::catalogue;
use crate::service::words::names::PlayerNames;

/// The buttons of an open challenge.
pub(in crate::service) fn answers(game: &Game) -> Vec<Control> {
    if game.has_lobby() {
        return lobby::buttons(game);
    }
    let mut row = vec![button(
        "button-accept",
        Action::Accept(game.id()),
        ButtonStyle::Success,
    )];
    if game.invited().is_some() {
        row.push(button(
            "button-decline",
            Action::Decline(game.id()),
            ButtonStyle::Secondary,
        ));
    }
    row.push(button(
        "button-withdraw",
        Action::Withdraw(game.id()),
        ButtonStyle::Secondary,
    ));
    row
}

/// The buttons that accept and decline a request; none if it does not stand.
pub(in crate::service) fn request_answers(game: &Game, request: OpenRequest) -> Vec<Control> {
    let [accept, decline] =
        [RequestAnswer::Accept, RequestAnswer::Decline].map(|answer| request.label(answer));
    let accept = request
        .answered(game, true)
        .map(|action| button(accept, action, ButtonStyle::Success));
    let decline = request
        .answered(game, false)
        .map(|action| button(decline, action, ButtonStyle::Secondary));
    accept.into_iter().chain(decline).collect()
}

/// The buttons for a film and a story of the whole game, if it has moves.
fn keepsakes(game: &Game) -> Vec<Control> {
    if game.steps().is_empty() {
        return Vec::new();
    }
    let action = Action::Film {
        game: Some(game.id()),
        cut: FilmOptions::default(),
    };
    let story = Action::Story {
        game: Some(game.id()),
        look: StoryOptions::default(),
    };
    [("button-film", action), ("button-story", story)]
        .map(|(id, action)| button(id, action, ButtonStyle::Secondary))
        .into()
}

/// The button that asks for an analysis, if the game is over, has moves, and today's rules can follow it.
pub(in crate::service) fn analyse_button(game: &Game) -> Option<Control> {
    let over = game.stage() == Stage::Over && !game.steps().is_empty();
    let followed = game.history().diverged().is_none() && game.other_rules().is_none();
    let action = Action::Analyse(Some(game.id()));
    (over && followed).then(|| button("button-analyse", action, ButtonStyle::Secondary))
}

/// The buttons under a game's end. Those that lead on come first, and a rematch before all.
pub(in crate::service) fn after_the_end(game: &Game) -> Vec<Control> {
    let rematch = (game.seats().len() > 1).then(|| {
        let action = Action::Rematch(game.id());
        button("button-rematch", action, ButtonStyle::Primary)
    });
    let first = || look_through_button("button-look-through", game.id(), Ply(0));
    let look = (!game.steps().is_empty()).then(first);
    rematch
        .into_iter()
        .chain(look)
        .chain(analyse_button(game))
        .chain(keepsakes(game))
        .collect()
}

/// The button with this label that looks through a finished game from this ply on, in a message of its own.
pub(in crate::service) fn look_through_button(label: &str, game: GameId, ply: Ply) -> Control {
    let page = ReviewPage {
        ply: Some(ply),
        new_message: true,
        ..ReviewPage::of(game)
    };
    button(label, Action::Review(page), ButtonStyle::Secondary)
}

/// The button that plans a draw offer with one's own next move.
pub(in crate::service) fn offer_with_next_move(game: &Game) -> Control {
    let plan = PlanAction::Add {
        game: Some(game.id()),
        text: "draw next".to_owned(),
    };
    button("button-draw-next", Action::Plan(plan), ButtonStyle::Primary)
}

/// "Really resign?", with its button; `ends` says if the game ends with it.
pub(in crate::service) fn resign_sure(
    game: &Game,
    player: &PlayerId,
    ends: bool,
    names: &PlayerNames,
) -> Reply {
    let words = catalogue::sentences();
    let id = ("game", game.id().to_string().into());
    let mut partners = game
        .partners_of(player)
        .filter(|other| game.is_active(other));
    let partner = partners.next();
    let rivals: Vec<&PlayerId> = game
        .opponents_of(player)
        .filter(|other| game.is_active(other))
        .collect();
    let message = match (ends, partner) {
        (true, Some(_)) => "resign-sure-both",
        (true, None) => "resign-sure",
        (false, Some(_)) => "resign-sure-partner",
        (false, None) => "resign-sure-others",
    };
    let mut args = vec![id.clone(), ("opponent", names.together(rivals))];
    args.extend(partner.map(|partner| ("partner", names.arg(partner))));
    let mut reply = Reply::note(words.text(message, &args)).deleted_after_next_move(game);
    reply.controls = vec![Control::Button {
        label: words.line("button-resign", &[id]),
        action: Action::Resign {
            game: Some(game.id()),
            sure: true,
        },
        style: ButtonStyle::Danger,
    }];
    reply
}
