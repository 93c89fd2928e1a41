//! Everything that a player can be shown of a game, for tests of secrecy.

use kingboard::service::api::action::{Action, Asker};
use kingboard::service::api::action_class::ActionClass;
use kingboard::service::api::reply::{Control, Picture, Reply};
use kingboard::service::boards::at_table::table_game;
use kingboard::service::boards::{piece_moves, views};
use kingboard::service::{GameId, ListFilter, suggest};

use crate::servers::security::every_action::{Target, kinds};
use crate::table::harness::{Table, game_lines, person};

/// All that a player is shown of game 1: by every kind of action that looks at something, by further actions, such as
/// another player's buttons, by suggestions and by announcements.
pub(crate) fn everything_shown(table: &mut Table, player: &str, further: &[Action]) -> String {
    let game = GameId(1);
    let version = table_game(&table.service, game).unwrap().version;
    let samples = kinds(Target { game, version }).into_iter();
    let mut actions: Vec<Action> = samples.flat_map(|kind| kind.samples).collect();
    actions.retain(looks);
    assert!(actions.len() > 60, "{}", actions.len());
    actions.extend_from_slice(further);
    let mut shown: Vec<String> = Vec::new();
    for action in actions {
        let replies = table.asked(player, action);
        shown.extend(replies.iter().map(words));
    }
    let player = person(player).id;
    for typed in ["", "1", "d", "secret", "weak"] {
        let (service, place) = (&table.service, &table.place);
        let games = suggest::suggest_games(service, &player, place, typed, false);
        let moves = suggest::suggest_moves(service, &player, place, Some(game), typed);
        let asker = Asker::in_private(&player, place);
        let squares = piece_moves::suggest_squares(service, asker, Some(game), typed);
        shown.push(format!("{games:?} {moves:?} {squares:?}"));
    }
    let sheet = views::game_sheet(&table.service, game, None).unwrap();
    let lines = game_lines(&table.service, &ListFilter::default());
    shown.push(format!("{sheet:?} {lines:?} {}", table.told()));
    shown.join("\n")
}

fn looks(action: &Action) -> bool {
    match action.class() {
        ActionClass::Look | ActionClass::SlowLook => true,
        ActionClass::Begin
        | ActionClass::Play
        | ActionClass::OwnSettings
        | ActionClass::Server
        | ActionClass::Message
        | ActionClass::SignIn => false,
    }
}

/// The words, the file, the alt texts and the labels of a reply.
fn words(reply: &Reply) -> String {
    let pictures = reply.picture.iter().chain(&reply.more_pictures);
    let alts = pictures.map(|Picture { alt, .. }| alt.clone());
    let files = reply.file.iter().map(|file| file.text.clone());
    let controls = reply.controls.iter();
    let labels = controls.flat_map(|control| match control {
        Control::Menu { options, .. } => options.iter().map(|(label, _)| label.clone()).collect(),
        Control::Button { label, .. } => vec![label.clone()],
        Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => Vec::new(),
    });
    let all = [reply.text.plain()].into_iter().chain(alts).chain(files);
    all.chain(labels).collect::<Vec<_>>().join("\n")
}
