//! The challenge form: a challenge filled in by menus and buttons, which only its author sees until it is sent. A
//! second page has the game's options.
//!
//! The controls hold all entries, so a form outlives a restart. They also hold the number of the next game when the
//! form was opened, so that a form sent twice makes one challenge.

use crate::game::options::Options;
use crate::games::GameKind;
use crate::play::computer::{Computer, LEVELS};
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{Env, GameId, Place, PlayerId};
use crate::service::api::action::{Action, Asker, Request};
use crate::service::api::challenge::NewChallenge;
use crate::service::api::computer::USUAL_LEVEL;
use crate::service::api::fields::InputField;
use crate::service::api::form::{ChallengeDraft, ChallengeFormAction};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::api::server_settings::ServerSetting;
use crate::service::api::values::{Person, SideChoice};
use crate::service::api::{result, server_lists, server_settings};
use crate::service::challenges::challenge;
use crate::service::describe::button::button;
use crate::service::describe::fields;
use crate::service::lookup::{consent, games, load, load_names, preferences, server};
use crate::service::state::Service;
use crate::service::words::text::Text;
use crate::service::words::{beginning, catalogue, names};
use crate::store::{Store, StoreError};

/// Opens a form, updates it, or sends it.
pub(in crate::service) fn challenge_form(
    service: &mut Service,
    request: &Request,
    action: &ChallengeFormAction,
    env: &Env,
) -> HandlerResult {
    let (user, place) = (&request.user, &request.place);
    match action {
        ChallengeFormAction::Open(opponent) => {
            if let Some(opponent) = opponent {
                check_may_challenge(&service.store, &user.id, &opponent.id)?;
            }
            let alone = place.is_private() && opponent.is_none();
            if alone && !plays_computer(service) {
                return Ok(vec![result::note("admit-nobody-here", &[])]);
            }
            let usual = alone.then(|| Computer::new(USUAL_LEVEL).player());
            let person = opponent.as_ref().map(|opponent| opponent.id.clone());
            let form = ChallengeDraft {
                since: service.store.next_number()?,
                kind: server::settings_at(&service.store, place).game,
                opponent: person.or(usual),
                side: SideChoice::Random,
                clock: None,
                options: Options::default(),
                thread: false,
                rated: None,
            };
            let mut reply = form_page(service, &form, request.asker())?;
            reply.replaces_source = false;
            Ok(vec![reply])
        }
        ChallengeFormAction::Fill(form) => Ok(vec![form_page(service, form, request.asker())?]),
        ChallengeFormAction::Rules(form) => Ok(vec![rules_page(&service.store, form)?]),
        ChallengeFormAction::Send(form) => send_draft(service, request, form, env),
        ChallengeFormAction::From { draft, position } => {
            send_from(service, request, draft, position, env)
        }
    }
}

/// Refuses a challenge to oneself, or to a player who does not accept it.
fn check_may_challenge(
    store: &Store,
    player: &PlayerId,
    opponent: &PlayerId,
) -> Result<(), HandlerError> {
    if player == opponent {
        return Err(result::note("refuse-yourself", &[]).into());
    }
    consent::check_accepts_challenges(store, player, opponent)
}

fn send_draft(
    service: &mut Service,
    request: &Request,
    form: &ChallengeDraft,
    env: &Env,
) -> HandlerResult {
    let (user, place) = (&request.user, &request.place);
    let (sent, again) = if form.computer().is_some() {
        ("form-begun", "form-begun-already")
    } else {
        ("form-sent", "form-sent-already")
    };
    if let Some(game) = already_sent(&service.store, &user.id, place, form)? {
        return Ok(vec![done(again, game)]);
    }
    let offer = form.to_challenge(opponent_of(&service.store, form)?);
    let replies = challenge::challenge(service, user, place, &offer, env)?;
    if !replies.is_empty() {
        return Ok(replies);
    }
    let made = already_sent(&service.store, &user.id, place, form)?;
    Ok(made.map(|game| done(sent, game)).into_iter().collect())
}

/// Offers a form from a typed position. One that cannot be used is explained, with a button for another try.
fn send_from(
    service: &mut Service,
    request: &Request,
    form: &ChallengeDraft,
    position: &str,
    env: &Env,
) -> HandlerResult {
    let (user, place) = (&request.user, &request.place);
    let game = service.store.next_number()?;
    let offer = NewChallenge {
        position: Some(position.to_owned()),
        // A game from a position is unrated, whatever the form says.
        rated: None,
        ..form.to_challenge(opponent_of(&service.store, form)?)
    };
    let mut replies = match challenge::challenge(service, user, place, &offer, env) {
        Ok(replies) => replies,
        Err(HandlerError::Reply(why)) => vec![*why],
        Err(fault) => return Err(fault),
    };
    if let Some(why) = replies.first_mut() {
        let field = InputField::Position(Box::new(form.clone()));
        why.controls.push(fields::retry_button(field));
        return Ok(replies);
    }
    let sent = if form.computer().is_some() {
        "form-begun"
    } else {
        "form-sent"
    };
    Ok(vec![done(sent, game)])
}

/// The opponent of a form, with their name.
fn opponent_of(store: &Store, form: &ChallengeDraft) -> Result<Option<Person>, StoreError> {
    let named = |id: &PlayerId| -> Result<Person, StoreError> {
        let name = store.name(id)?.unwrap_or_default();
        Ok(Person {
            id: id.clone(),
            name,
        })
    };
    form.opponent.as_ref().map(named).transpose()
}

/// The game already offered from this form.
fn already_sent(
    store: &Store,
    player_id: &PlayerId,
    place: &Place,
    form: &ChallengeDraft,
) -> Result<Option<GameId>, StoreError> {
    let games = games::listed(store, Some(player_id), Some(place), &Stage::ALL)?;
    let settled = (form.kind.spec().settled)(form.options.clone());
    let alike = games.into_iter().filter(|game| {
        game.id >= form.since
            && game.challenger == *player_id
            && is_against(game, form)
            && game.kind == form.kind
            && game.options == settled
    });
    for summary in alike {
        let terms = load::load_healthy(store, summary.id)?.map(|game| game.terms().clone());
        if terms.is_some_and(|terms| form.matches_terms(&terms)) {
            return Ok(Some(summary.id));
        }
    }
    Ok(None)
}

/// Returns `true` if a game has the opponent of a form. At a table of more than two, a computer is invited nowhere and
/// has a seat.
fn is_against(game: &GameSummary, form: &ChallengeDraft) -> bool {
    let seated = |opponent| game.invited.is_none() && game.seats.contains(opponent);
    game.invited == form.opponent || form.opponent.as_ref().is_some_and(seated)
}

/// Returns `true` if computers play here.
const fn plays_computer(service: &Service) -> bool {
    service.options.think_limit.is_some()
}

fn fill(form: ChallengeDraft) -> Action {
    Action::Form(ChallengeFormAction::Fill(form))
}

fn rules(form: ChallengeDraft) -> Action {
    Action::Form(ChallengeFormAction::Rules(form))
}

/// The heading of a form: the game, the opponent, and the options switched on.
fn heading(store: &Store, form: &ChallengeDraft) -> Result<Text, StoreError> {
    let words = catalogue::sentences();
    let names = load_names::load_names(store, form.opponent.iter())?;
    let title = [("title", form.kind.spec().title.into())];
    let mut text = match &form.opponent {
        Some(opponent) => {
            let id = if form.computer().is_some() {
                "form-title-computer"
            } else {
                "form-title-to"
            };
            let args = [title[0].clone(), ("player", names.named_or_typed(opponent))];
            words.text(id, &args)
        }
        None => words.text("form-title", &title),
    };
    let on: Vec<String> = form
        .offered_options()
        .filter(|option| form.options.has(option))
        .map(|option| words.code_name("option", option))
        .collect();
    if !on.is_empty() {
        text.push_line(words.text("form-declared", &[("options", on.join(", ").into())]));
    }
    Ok(text)
}

/// The form with its entries.
fn form_page(
    service: &Service,
    form: &ChallengeDraft,
    asker: Asker<'_>,
) -> Result<Reply, StoreError> {
    let how = if form.computer().is_some() {
        "form-how-computer"
    } else {
        "form-how"
    };
    let mut text = heading(&service.store, form)?;
    text.push_line(catalogue::sentences().text(how, &[]));
    let mut reply = Reply::note(text);
    reply.replaces_source = true;
    reply.controls = form_controls(service, form, asker);
    Ok(reply)
}

/// The page with the options of the game, each explained and with a switch.
fn rules_page(store: &Store, form: &ChallengeDraft) -> Result<Reply, StoreError> {
    let words = catalogue::sentences();
    let mut text = heading(store, form)?;
    text.push_line(words.text("form-rules-how", &[]));
    let mut controls = Vec::new();
    for option in form.offered_options() {
        let id = format!("discord-option-{}-{option}", form.kind);
        let about = [("about", words.line(&id, &[]).into())];
        text.push_line(words.text("form-rule", &about));
        let name = words.code_name("option", option);
        let on = form.options.has(option);
        controls.push(switch(&name, on, rules(form.with_option_toggled(option))));
    }
    controls.push(button(
        "button-form-back",
        fill(form.clone()),
        ButtonStyle::Primary,
    ));
    let mut reply = Reply::note(text);
    reply.replaces_source = true;
    reply.controls = controls;
    Ok(reply)
}

/// The menu of opponents: anyone who may accept, and the levels of the computer. `None` for a form with one person.
fn opponents(service: &Service, form: &ChallengeDraft, place: &Place) -> Option<Control> {
    let words = catalogue::sentences();
    let person = form.opponent.is_some() && form.computer().is_none();
    if person || !plays_computer(service) {
        return None;
    }
    let anyone = words.line("form-anyone", &[]);
    let levels = (1..=LEVELS).map(|level| {
        let computer = Computer::new(level);
        let args = [
            ("player", names::computer(computer).into()),
            (
                "plays",
                words.line(&format!("computer-plays-{level}"), &[]).into(),
            ),
        ];
        let label = words.line("form-computer", &args);
        (label, fill(form.with_opponent(Some(computer.player()))))
    });
    let open = (!place.is_private()).then(|| (anyone.clone(), fill(form.with_opponent(None))));
    let chosen = form.computer().map_or(anyone, names::computer);
    Some(menu(
        "form-opponent",
        chosen,
        open.into_iter().chain(levels).collect(),
    ))
}

fn form_controls(service: &Service, form: &ChallengeDraft, asker: Asker<'_>) -> Vec<Control> {
    let place = asker.place;
    let store = &service.store;
    let mut controls = Vec::new();
    if GameKind::ALL.len() > 1 {
        let kinds = GameKind::ALL.into_iter().map(|kind| {
            let other = ChallengeDraft {
                kind,
                side: SideChoice::Random,
                options: Options::default(),
                ..form.clone()
            };
            (kind.spec().title.to_owned(), fill(other))
        });
        let title = form.kind.spec().title.to_owned();
        controls.push(menu("form-kind", title, kinds.collect()));
    }
    controls.extend(opponents(service, form, place));
    let seats = (0..)
        .zip((form.kind.spec().sides)(&form.options))
        .map(|(seat, _)| SideChoice::Seat(seat));
    let sides = seats.chain([SideChoice::Random]).map(|side| {
        let label = side_name(form, side);
        (
            label,
            fill(ChallengeDraft {
                side,
                ..form.clone()
            }),
        )
    });
    let side = side_name(form, form.side);
    controls.push(menu("form-side", side, sides.collect()));
    let own = server_settings::suggested(ServerSetting::Clock);
    let clocks = own.iter().map(|offer| Some(offer.value.clone()));
    let clocks = [None].into_iter().chain(clocks).map(|clock| {
        let label = clock_name(store, clock.as_deref(), place);
        (
            label,
            fill(ChallengeDraft {
                clock,
                ..form.clone()
            }),
        )
    });
    let clock = clock_name(store, form.clock.as_deref(), place);
    controls.push(menu("form-clock", clock, clocks.collect()));
    controls.extend(form_buttons(store, form, asker));
    controls
}

/// The buttons below the menus: the switches, the position to begin from, and the end of the form.
fn form_buttons(store: &Store, form: &ChallengeDraft, asker: Asker<'_>) -> Vec<Control> {
    let mut controls = Vec::new();
    controls.push(button(
        "button-form-rules",
        rules(form.clone()),
        ButtonStyle::Secondary,
    ));
    let position = InputField::Position(Box::new(form.clone()));
    controls.push(fields::open_button(position, ButtonStyle::Secondary));
    let thread = ChallengeDraft {
        thread: !form.thread,
        ..form.clone()
    };
    let name = catalogue::sentences().line("form-thread", &[]);
    controls.push(switch(&name, form.thread, fill(thread)));
    controls.extend(rated_switch(store, form, asker));
    let send = if form.computer().is_some() {
        "button-form-begin"
    } else {
        "button-form-send"
    };
    controls.push(button(
        send,
        Action::Form(ChallengeFormAction::Send(form.clone())),
        ButtonStyle::Primary,
    ));
    controls
}

/// The name of a time control; `None` is the server's own.
fn clock_name(store: &Store, clock: Option<&str>, place: &Place) -> String {
    let words = catalogue::sentences();
    let name = |clock: &str| {
        if server_lists::is_unlimited(clock) {
            words.line("form-no-clock", &[])
        } else {
            clock.to_owned()
        }
    };
    if let Some(clock) = clock {
        return name(clock);
    }
    let own = server::settings_at(store, place).clock;
    let own = own.map_or_else(|| name("none"), |clock| clock.to_string());
    words.line("form-own-clock", &[("clock", own.into())])
}

/// The button that toggles whether the game is rated; `None` against a computer.
fn rated_switch(store: &Store, form: &ChallengeDraft, asker: Asker<'_>) -> Option<Control> {
    let own = preferences::preferences_of(store, asker.player).rated;
    let usual = || own.or_server(server::settings_at(store, asker.place).rated);
    let rated = form.rated.unwrap_or_else(usual);
    let other = ChallengeDraft {
        rated: Some(!rated),
        ..form.clone()
    };
    let name = catalogue::sentences().line("form-rated", &[]);
    let fill = Action::Form(ChallengeFormAction::Fill(other));
    form.computer()
        .is_none()
        .then(|| switch(&name, rated, fill))
}

/// A menu whose placeholder shows the present choice.
fn menu(id: &str, chosen: String, options: Vec<(String, Action)>) -> Control {
    Control::Menu {
        prompt: catalogue::sentences().line(id, &[("chosen", chosen.into())]),
        options,
    }
}

/// A button that toggles an option.
fn switch(name: &str, on: bool, action: Action) -> Control {
    // A phrase from the middle of sentences begins a label here.
    let name = beginning::capitalised(name);
    let (id, style) = if on {
        ("form-on", ButtonStyle::Success)
    } else {
        ("form-off", ButtonStyle::Secondary)
    };
    Control::Button {
        label: catalogue::sentences().line(id, &[("what", name.into())]),
        action,
        style,
    }
}

fn side_name(form: &ChallengeDraft, side: SideChoice) -> String {
    let words = catalogue::sentences();
    match side {
        SideChoice::Seat(seat) => {
            let sides = (form.kind.spec().sides)(&form.options);
            let name = sides.get(usize::from(seat));
            name.map_or_else(String::new, |name| words.line(&format!("side-{name}"), &[]))
        }
        SideChoice::Random => words.line("form-by-lot", &[]),
    }
}

/// The text that replaces a sent form.
fn done(id: &str, game: GameId) -> Reply {
    let mut reply = result::note(id, &[("game", game.to_string().into())]);
    reply.replaces_source = true;
    reply
}
