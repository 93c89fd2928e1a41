//! Rated games as players meet them: offered, begun, ended, explained, hidden, and taken out by a moderator.

use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::competition::{Competition, CompetitionAction, StandingsSpan};
use kingboard::service::api::moderate::ModerationAction;
use kingboard::service::api::reply::Audience;
use kingboard::service::api::values::SideChoice;
use kingboard::service::{GameId, suggest};

use crate::table::harness::{Table, button, labels, person};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A challenge of Ann's to Ben, to be rated, with this clock.
pub(super) fn offers(table: &mut Table, clock: Option<&str>) -> String {
    offered(table, rated(clock))
}

/// A challenge to Ben that is to be rated, with this clock.
fn rated(clock: Option<&str>) -> NewChallenge {
    NewChallenge {
        opponent: Some(person("Ben")),
        side: SideChoice::Seat(0),
        clock: clock.map(str::to_owned),
        rated: Some(true),
        ..NewChallenge::default()
    }
}

/// Has Ann make this challenge, and Ben accept it. Returns what the offer says.
fn offered(table: &mut Table, offer: NewChallenge) -> String {
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    let told = table.messages();
    let text: Vec<String> = told.iter().map(|reply| reply.text.plain()).collect();
    let accept = button(&told, "Accept");
    assert_eq!(table.ask("Ben", accept), "");
    text.join("\n")
}

/// Plays this many moves of the newest game, whichever they are.
pub(super) fn plays(table: &mut Table, game: i64, moves: usize) {
    for _ in 0..moves {
        let mover = ["Ann", "Ben"].into_iter().find_map(|name| {
            let id = person(name).id;
            let all =
                suggest::suggest_moves(&table.service, &id, &table.place, Some(GameId(game)), "");
            all.first().map(|offer| (name, offer.value.clone()))
        });
        let (name, text) = mover.expect("somebody is to move");
        let game = Some(GameId(game));
        assert_eq!(table.ask(name, Action::Play { game, text }), "");
    }
}

fn resigns(table: &mut Table, name: &str, game: i64) -> String {
    let (game, sure) = (Some(GameId(game)), true);
    assert_eq!(table.ask(name, Action::Resign { game, sure }), "");
    table.told()
}

fn rating(table: &mut Table, viewer: &str, of: &str) -> String {
    let player = Some(person(of).id);
    let action = CompetitionAction::Rating { player, pool: None };
    table.ask(viewer, Action::Competition(action))
}

fn standings(table: &mut Table, viewer: &str, everywhere: bool) -> String {
    let action = CompetitionAction::Standings {
        pool: None,
        everywhere,
        span: StandingsSpan::AllTime,
        page: None,
    };
    table.ask(viewer, Action::Competition(action))
}

fn chooses(table: &mut Table, name: &str, choice: Competition) -> String {
    let action = CompetitionAction::Choose(Some(choice));
    table.ask(name, Action::Competition(action))
}

#[test]
fn a_rated_game_is_told_at_its_offer_its_start_and_its_end() {
    let mut table = Table::new();
    let offer = offers(&mut table, Some("3d"));
    assert!(offer.contains("Rated: the result counts"), "{offer}");
    let start = table.told();
    assert!(start.contains("This game is rated."), "{start}");
    plays(&mut table, 1, 4);
    table.told();
    let end = resigns(&mut table, "Ben", 1);
    assert!(end.contains("King’s Mate: rating after this game"), "{end}");
    assert!(end.contains("Ann: 1662 ± 290 (+162), provisional"), "{end}");
    assert!(end.contains("Ben: 1338 ± 290 (−162), provisional"), "{end}");
    let told = rating(&mut table, "Ben", "Ann");
    assert!(told.contains("Ann, King’s Mate: 1662 ± 290"), "{told}");
    assert!(told.contains("It is provisional"), "{told}");
    assert!(
        told.contains("scored 100%, expected 50%: 1500 → 1662 (+162)"),
        "{told}"
    );
    let told = standings(&mut table, "Ann", false);
    assert!(told.contains("Nobody is ranked yet."), "{told}");
    assert!(
        told.contains("With 1662 ± 290 you would be in place 1."),
        "{told}"
    );
    assert!(
        told.contains("Needed: five rated games. You have 1."),
        "{told}"
    );
}

#[test]
fn what_cannot_be_rated_says_so_when_it_is_offered() {
    let mut table = Table::new();
    let own_dice = NewChallenge {
        options: "active own-dice".parse().unwrap(),
        ..rated(Some("3d"))
    };
    let offer = offered(&mut table, own_dice);
    assert!(
        offer.contains("it cannot count. Its players throw their own dice."),
        "{offer}"
    );
    assert!(!offer.contains("no rating in"), "{offer}");
    let not = "Not rated. Its players throw their own dice.";
    let start = table.told();
    assert!(start.contains(not), "{start}");
    plays(&mut table, 1, 4);
    table.told();
    let end = resigns(&mut table, "Ben", 1);
    assert!(end.contains(not), "{end}");
    let told = rating(&mut table, "Ben", "Ann");
    assert!(told.contains("Ann has no rating here yet."), "{told}");
}

#[test]
fn a_rated_game_without_a_clock_is_offered_to_nobody_and_mended_with_one_press() {
    // Given a place whose games have no clock unless one is named
    let mut table = Table::new();
    // When Ann asks for a rated game without a clock, then she alone hears why not, and nothing is offered
    let refused = table.asked("Ann", Action::Challenge(rated(None)));
    let [refusal] = refused.as_slice() else {
        panic!("{refused:?}");
    };
    assert_eq!(refusal.audience, Audience::Asker);
    let said = refusal.text.plain();
    assert!(said.contains("A rated game needs a clock"), "{said}");
    assert_eq!(labels(refusal), ["With 3 days a move", "Unrated"]);
    assert_eq!(table.told(), "");
    // When she takes the clock, twice, then one rated game is offered
    for _ in 0..2 {
        table.ask("Ann", button(&refused, "With 3 days a move"));
    }
    let offer = table.told();
    assert!(offer.contains("#1") && !offer.contains("#2"), "{offer}");
    assert!(offer.contains("Rated: the result counts"), "{offer}");
    // When she leaves the ratings out instead, then the game has no clock and says nothing of them
    let again = table.asked("Ann", Action::Challenge(rated(Some("none"))));
    table.ask("Ann", button(&again, "Unrated"));
    let offer = table.told();
    assert!(offer.contains("#2"), "{offer}");
    assert!(!offer.to_lowercase().contains("rated"), "{offer}");
    // When there is a note, which no button holds, then she is asked to write again
    let note = "with you".to_owned();
    let noted = NewChallenge {
        note,
        ..rated(None)
    };
    let refused = table.asked("Ann", Action::Challenge(noted));
    assert!(labels(&refused[0]).is_empty(), "{refused:?}");
}

#[test]
fn a_rated_offer_tells_the_rating_of_its_author_unless_it_is_hidden() {
    // Given Ann, who has no rating yet
    let mut table = Table::new();
    let offer = offers(&mut table, Some("3d"));
    assert!(
        offer.contains("Ann has no rating in King’s Mate yet."),
        "{offer}"
    );
    // When she has won a rated game, then her next offer says what it made of her
    plays(&mut table, 1, 4);
    resigns(&mut table, "Ben", 1);
    let offer = offers(&mut table, Some("3d"));
    assert!(
        offer.contains("Ann has 1662 ± 290 in King’s Mate."),
        "{offer}"
    );
    // When the offer is unrated, or she hides her ratings, then it does not
    table.told();
    let unrated = NewChallenge {
        rated: Some(false),
        ..rated(Some("3d"))
    };
    assert!(!offered(&mut table, unrated).contains("1662"));
    chooses(&mut table, "Ann", Competition::Hidden);
    assert!(!offers(&mut table, Some("3d")).contains("1662"));
}

#[test]
fn a_game_of_fewer_than_two_turns_does_not_count() {
    let mut table = Table::new();
    offers(&mut table, Some("3d"));
    plays(&mut table, 1, 3);
    table.told();
    let end = resigns(&mut table, "Ben", 1);
    assert!(
        end.contains("Not rated. One of those still in play had taken fewer than two turns."),
        "{end}"
    );
}

#[test]
fn who_vanishes_from_several_games_loses_one_of_them() {
    let mut table = Table::new();
    for game in 1..=3 {
        offers(&mut table, Some("3d"));
        plays(&mut table, game, 4 + 1);
    }
    table.told();
    table.pass(4 * DAY);
    table.ask("Cyn", Action::Help);
    let ends = table.told();
    let counted = ends.matches("rating after this game").count();
    let spared = ends.matches("Only that first one counts.").count();
    assert_eq!((counted, spared), (1, 2), "{ends}");
}

#[test]
fn a_hidden_player_sees_alone_what_they_have() {
    let mut table = Table::new();
    let told = chooses(&mut table, "Ann", Competition::Hidden);
    assert!(told.contains("hidden from everybody else"), "{told}");
    offers(&mut table, Some("3d"));
    plays(&mut table, 1, 4);
    table.told();
    let end = resigns(&mut table, "Ben", 1);
    assert!(
        !end.contains("Ann: 1662") && end.contains("Ben: 1338"),
        "{end}"
    );
    assert!(rating(&mut table, "Ben", "Ann").contains("keeps their ratings to themselves"));
    assert!(rating(&mut table, "Ann", "Ann").contains("1662 ± 290"));
    let told = standings(&mut table, "Ann", false);
    assert!(told.contains("so only you see this"), "{told}");
}

#[test]
fn a_game_counts_over_all_servers_if_both_have_chosen_that() {
    let mut table = Table::new();
    chooses(&mut table, "Ann", Competition::Everywhere);
    offers(&mut table, Some("3d"));
    table.told();
    plays(&mut table, 1, 4);
    resigns(&mut table, "Ben", 1);
    let told = standings(&mut table, "Ann", true);
    assert!(
        told.contains("You have no rated game in this ranking yet."),
        "{told}"
    );
    chooses(&mut table, "Ben", Competition::Everywhere);
    offers(&mut table, Some("3d"));
    let start = table.told();
    assert!(
        start.contains("rated, here and over all servers"),
        "{start}"
    );
    plays(&mut table, 2, 4);
    table.told();
    let end = resigns(&mut table, "Ben", 2);
    assert!(
        end.contains("King’s Mate, all servers: rating after this game"),
        "{end}"
    );
    let told = standings(&mut table, "Ann", true);
    assert!(
        told.contains("Standings over all servers: King’s Mate"),
        "{told}"
    );
}

#[test]
fn a_moderator_takes_a_game_out_of_the_ratings() {
    let mut table = Table::new();
    for game in 1..=2 {
        offers(&mut table, Some("3d"));
        plays(&mut table, game, 4);
        resigns(&mut table, "Ben", game);
    }
    let unrate = |table: &mut Table, game| {
        let reason = "a test".to_owned();
        let action = Action::Moderate(ModerationAction::Unrate {
            game: GameId(game),
            reason,
        });
        let request = Request {
            access: Access {
                moderates: true,
                ..Access::default()
            },
            ..table.request("Mia", action)
        };
        let env = table.env();
        let replies = table.service.handle(&request, &env);
        replies
            .iter()
            .map(|reply| reply.text.plain())
            .collect::<String>()
    };
    unrate(&mut table, 1);
    table.ask("Ann", Action::Help);
    let told = table.told();
    assert!(told.contains("has taken #1 out of the ratings"), "{told}");
    assert!(told.contains("Reason: a test"), "{told}");
    let told = rating(&mut table, "Ben", "Ann");
    assert!(
        told.contains("1662 ± 290") && !told.contains("#1:"),
        "{told}"
    );
    let again = unrate(&mut table, 1);
    assert!(
        again.contains("A moderator took it out of the ratings."),
        "{again}"
    );
}

#[test]
fn ratings_that_do_not_exist_are_answered_with_those_that_do() {
    let mut table = Table::new();
    let action = CompetitionAction::Standings {
        pool: Some("ludo".to_owned()),
        everywhere: false,
        span: StandingsSpan::AllTime,
        page: None,
    };
    let told = table.ask("Ann", Action::Competition(action));
    assert!(
        told.contains("ludo") && told.contains("kings-mate-active"),
        "{told}"
    );
}
