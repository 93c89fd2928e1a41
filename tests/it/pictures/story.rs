//! Stories: a game in one picture, its start, its turning point and its end.

use kingboard::render::Renderer;
use kingboard::scene::{Mark, Story, ThemeName, Tint};
use kingboard::service::api::action::Action;
use kingboard::service::api::reply::{Audience, Control, Reply};
use kingboard::service::api::values::StoryOptions;
use kingboard::service::{GameId, unwire, wire};

use crate::pictures::boards::{Image, drawn_as_it_was};
use crate::study::analyses::resign;
use crate::table::harness::Table;

/// Attacks that fail and succeed, and a passed turn.
pub(crate) const DUEL: &str = "B2-B3 B8-B7 B3-B4 B7-B6 B4-B5 A8-A7 G2-G3 A7-A6 B5xA6[2:5] G3-G4 A6xB5[3:3] G8-G7 B5xA6[4:3] D8-D7";

/// Ann's and Ben's game in Active Play, resigned by Ben.
fn duel() -> Table {
    let mut table = Table::game("active");
    table.line(DUEL);
    resign(&mut table, "Ben", GameId(1));
    table
}

fn asked(table: &mut Table, player: &str, look: StoryOptions) -> Reply {
    let game = Some(GameId(1));
    let mut replies = table.asked(player, Action::Story { game, look });
    assert_eq!(replies.len(), 1);
    replies.pop().unwrap()
}

fn story(reply: &Reply) -> &Story {
    reply.picture.as_ref().unwrap().story().unwrap()
}

/// The words below each board.
fn told(story: &Story) -> Vec<[&str; 2]> {
    let panels = story.panels.iter();
    panels
        .map(|panel| [panel.heading.as_str(), panel.line.as_str()])
        .collect()
}

#[test]
fn a_story_is_the_start_with_the_players_the_luckiest_roll_and_the_result() {
    let mut table = duel();
    let reply = asked(&mut table, "Ann", StoryOptions::default());
    assert_eq!(reply.audience, Audience::Asker);
    let story = story(&reply);
    assert_eq!(story.title, "King’s Mate #1");
    assert_eq!(
        reply.text.plain(),
        "#1, Ann – Ben, in one picture: the start, the turning point and the end."
    );
    assert_eq!(story.name, "game-1-story");
    assert_eq!(
        told(story),
        [
            ["Start", ""],
            ["6. B5xA6[4:3]", "The luckiest roll: a hit"],
            ["White wins", "Ann · Resignation · 6 moves"],
        ]
    );
    let players = [
        (Tint::Light, "Ann".to_owned()),
        (Tint::Dark, "Ben".to_owned()),
    ];
    assert_eq!(story.panels[0].players, players);
    let [start, turn, end] = story.panels.as_slice() else {
        panic!("{story:?}");
    };
    assert!(start.scene.marks.is_empty() && start.scene.lost.iter().all(|t| t.figures.is_empty()));
    assert!(turn.scene.dice.is_some_and(|dice| dice.won()));
    assert!(
        end.scene
            .marks
            .iter()
            .any(|(_, mark)| *mark == Mark::Fallen)
    );
    let alt = &reply.picture.as_ref().unwrap().alt;
    for part in [
        "#1 in three boards.",
        "Start: Ann – Ben.",
        "6. B5xA6[4:3]: The luckiest roll: a hit.",
        "White wins: Ann · Resignation · 6 moves.",
        "King lying down on D9.",
        "White: king D1",
    ] {
        assert!(alt.contains(part), "{part}: {alt}");
    }
}

#[test]
fn a_story_is_ones_own_until_it_is_shared_and_then_nobodys_view() {
    let mut table = duel();
    let mine = StoryOptions {
        side: Some(1),
        theme: Some(ThemeName::Night),
        ..StoryOptions::default()
    };
    let reply = asked(&mut table, "Ann", mine);
    let picture = reply.picture.as_ref().unwrap();
    assert_eq!(picture.theme, ThemeName::Night);
    let [Control::Button { label, action, .. }] = reply.controls.as_slice() else {
        panic!("{:?}", reply.controls);
    };
    assert_eq!(label, "Share here");
    let pressed = unwire(&wire(action).unwrap()).unwrap();
    assert_eq!(pressed, *action);
    let shared = table.asked("Ann", pressed).pop().unwrap();
    assert_eq!(shared.audience, Audience::Table);
    assert!(shared.controls.is_empty());
    let eyes = |reply: &Reply| story(reply).panels[2].scene.eyes;
    assert_eq!(eyes(&shared), eyes(&reply));
    assert_ne!(
        eyes(&shared),
        eyes(&asked(&mut table, "Ann", StoryOptions::default()))
    );
}

#[test]
fn a_game_under_way_ends_with_its_present_board_and_one_without_moves_has_no_story() {
    let mut table = Table::game("");
    let reply = asked(&mut table, "Ann", StoryOptions::default());
    assert!(reply.picture.is_none());
    assert_eq!(
        reply.text.plain(),
        "#1 has no move yet, so there is no story to tell."
    );
    table.line("D2-D3");
    let reply = asked(&mut table, "Ben", StoryOptions::default());
    assert_eq!(
        told(story(&reply)),
        [["Start", ""], ["1. D2-D3", "Black to move"]]
    );
    assert_eq!(
        reply.text.plain(),
        "#1, Ann – Ben, in one picture: the start and the position now."
    );
    table.line("D8-D7 D3-D4 D7-D6");
    let reply = asked(&mut table, "Ben", StoryOptions::default());
    assert_eq!(
        told(story(&reply)),
        [
            ["Start", ""],
            ["1… D8-D7", "Halfway"],
            ["2… D7-D6", "White to move"]
        ]
    );
    assert_eq!(
        reply.text.plain(),
        "#1, Ann – Ben, in one picture: the start, halfway and the position now."
    );
}

#[test]
fn without_dice_a_game_turns_on_the_winners_lead_or_on_the_greatest_capture() {
    let line = "B2-B3 B8-B7 B3-B4 B7-B6 B4-B5 A8-A7 G2-G3 A7-A6 B5xA6 D8-D7";
    for (loser, why) in [
        ("Ben", "White leads from here on"),
        ("Ann", "The greatest capture: fool"),
    ] {
        let mut table = Table::game("");
        table.line(line);
        resign(&mut table, loser, GameId(1));
        let reply = asked(&mut table, "Ann", StoryOptions::default());
        assert_eq!(told(story(&reply))[1], ["5. B5xA6", why], "{loser} lost");
    }
}

#[test]
fn the_turning_point_is_never_the_last_board() {
    let mut table = Table::game("active");
    table.line("B2-B3 B8-B7 B3-B4 B7-B6 B4-B5 A8-A7 G2-G3 A7-A6 B5xA6[4:3]");
    resign(&mut table, "Ben", GameId(1));
    let reply = asked(&mut table, "Ann", StoryOptions::default());
    assert_eq!(told(story(&reply))[1], ["3. B4-B5", "Halfway"]);
}

#[test]
fn a_story_names_six_players_and_its_boards_are_as_high_as_each_other() {
    let reply = asked(&mut duel(), "Ann", StoryOptions::default());
    let two = story(&reply).clone();
    let mut six = two.clone();
    let tints = [
        Tint::Red,
        Tint::Blue,
        Tint::Black,
        Tint::Green,
        Tint::Yellow,
        Tint::White,
    ];
    six.panels[0].players = tints
        .map(|tint| (tint, "A rather long name".to_owned()))
        .into();
    let drawn = |story: &Story| Image::decoded(&Renderer::of(ThemeName::Slate).story(story));
    let [two_image, six_image] = [&two, &six].map(drawn);
    assert_eq!(two_image.width, 3 * 480 + 4 * 24);
    assert_eq!(six_image.width, two_image.width);
    assert!(six_image.height > two_image.height, "a third line of names");
    let mut one = two.clone();
    one.panels.truncate(1);
    assert_eq!(drawn(&one).width, 480 + 2 * 24);
    one.panels.clear();
    assert!(Renderer::of(ThemeName::Slate).story(&one).is_empty());
}

/// The golden files hold the duel's story as last reviewed.
#[test]
fn a_story_looks_in_every_theme_as_it_did() {
    let reply = asked(&mut duel(), "Ann", StoryOptions::default());
    let goldens: [(ThemeName, &[u8]); 5] = [
        (
            ThemeName::Slate,
            include_bytes!("../../golden/pictures/story-slate.png"),
        ),
        (
            ThemeName::Night,
            include_bytes!("../../golden/pictures/story-night.png"),
        ),
        (
            ThemeName::Contrast,
            include_bytes!("../../golden/pictures/story-contrast.png"),
        ),
        (
            ThemeName::Safe,
            include_bytes!("../../golden/pictures/story-safe.png"),
        ),
        (
            ThemeName::Print,
            include_bytes!("../../golden/pictures/story-print.png"),
        ),
    ];
    drawn_as_it_was("story", &goldens, |theme| {
        Renderer::of(theme).story(story(&reply))
    });
}
