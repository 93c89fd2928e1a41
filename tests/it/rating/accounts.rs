//! Accounts that moderators bar, merge and admit: the consequences for ratings, the people notified, and the traces of
//! it.

use kingboard::play::calendar::DAY;
use kingboard::play::{Env, PlayerId};
use kingboard::scene::Sheet;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::competition::{CompetitionAction, StandingsSpan};
use kingboard::service::api::moderate::ModerationAction;
use kingboard::service::api::preferences::{Preference, RatedDefault};
use kingboard::store::{self, AccountDecision, Store, StoredDecision, UnfinishedGames};

use crate::rating::flow;
use crate::rating::games::{all_against_all, day, won};
use crate::table::harness::{Table, button, person};

/// A table in a season in which Fay leads, then Eve, Dan, Cyn, Ben and Ann.
fn table() -> Table {
    let mut store = Store::in_memory().unwrap();
    let place = Table::new().place;
    let names = ["Fay", "Eve", "Dan", "Cyn", "Ben", "Ann"];
    all_against_all(&mut store, &place, &names, "20260203");
    Table::on(store)
}

/// A moderator of this name does this.
fn moderates(table: &mut Table, name: &str, action: ModerationAction) -> String {
    let request = Request {
        access: Access {
            moderates: true,
            ..Access::default()
        },
        ..table.request(name, Action::Moderate(action))
    };
    let env = table.env();
    let replies = table.service.handle(&request, &env);
    replies.iter().map(|reply| reply.text.plain()).collect()
}

fn bar(table: &mut Table, moderator: &str, name: &str) -> String {
    let action = ModerationAction::Bar {
        player: person(name),
        reason: "sandbagging".to_owned(),
    };
    moderates(table, moderator, action)
}

fn admit(table: &mut Table, name: &str) -> String {
    let action = ModerationAction::Admit {
        player: person(name),
        reason: String::new(),
    };
    moderates(table, "Mia", action)
}

fn merge(table: &mut Table, name: &str, into: &str) -> String {
    let action = ModerationAction::Merge {
        player: person(name),
        into: person(into),
        reason: "one person".to_owned(),
    };
    moderates(table, "Mia", action)
}

fn log(table: &mut Table, player: Option<&str>) -> String {
    let player = player.map(|name| person(name).id);
    moderates(table, "Mia", ModerationAction::Log { game: None, player })
}

fn standings(table: &mut Table, name: &str) -> String {
    let action = CompetitionAction::Standings {
        pool: None,
        everywhere: false,
        span: StandingsSpan::Now,
        page: None,
    };
    table.ask(name, Action::Competition(action))
}

fn rating(table: &mut Table, of: &str) -> String {
    let player = Some(person(of).id);
    let action = CompetitionAction::Rating { player, pool: None };
    table.ask("Zoe", Action::Competition(action))
}

/// The private messages to this person.
fn told(table: &mut Table, name: &str) -> String {
    table.ask("Zoe", Action::Help);
    let id = person(name).id;
    let private = table.private.iter().filter(|(to, _)| *to == id);
    private.map(|(_, reply)| reply.text.plain()).collect()
}

/// Offers a rated game with a clock, accepts it, and returns the messages to the table.
fn begins(table: &mut Table, rated: Option<bool>) -> String {
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        clock: Some("3d".to_owned()),
        rated,
        ..NewChallenge::default()
    };
    table.told();
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    let messages = table.messages();
    let accept = button(&messages, "Accept");
    assert_eq!(table.ask("Ben", accept), "");
    table.told()
}

#[test]
fn a_barred_account_stands_nowhere_and_its_next_games_do_not_count() {
    let mut table = table();
    let done = bar(&mut table, "Mia", "Ann");
    assert!(done.contains("Ann is barred from the ratings"), "{done}");
    let notice = told(&mut table, "Ann");
    assert!(notice.contains("your account no longer counts"), "{notice}");
    assert!(notice.contains("Reason: sandbagging"), "{notice}");
    let page = standings(&mut table, "Ben");
    assert!(page.contains("1. Fay:") && !page.contains("Ann"), "{page}");
    let own = standings(&mut table, "Ann");
    assert!(own.contains("have barred your account"), "{own}");
    assert!(rating(&mut table, "Ann").contains("does not count for ratings on this server"));
    let start = begins(&mut table, Some(true));
    assert!(
        start.contains("Not rated. An account at its table does not count"),
        "{start}"
    );
    let again = bar(&mut table, "Mia", "Ann");
    assert!(
        again.contains("barred from the ratings of this server already"),
        "{again}"
    );
    // Undone, all is as it was.
    let undone = admit(&mut table, "Ann");
    assert!(undone.contains("Ann counts for ratings"), "{undone}");
    assert!(told(&mut table, "Ann").contains("like everyone else again"));
    assert!(standings(&mut table, "Ben").contains("6. Ann:"));
    assert!(begins(&mut table, Some(true)).contains("This game is rated."));
    assert!(admit(&mut table, "Ann").contains("nothing to lift"));
    let lines = log(&mut table, None);
    assert!(
        lines.contains("Mia barred Ann from the ratings. Reason: sandbagging"),
        "{lines}"
    );
    assert!(lines.contains("Mia let Ann count for ratings"), "{lines}");
    assert_eq!(log(&mut table, Some("Cyn")), log(&mut table, Some("Dan")));
    assert!(log(&mut table, Some("Ann")).contains("barred Ann"));
}

#[test]
fn whoever_vanishes_with_a_merged_account_loses_one_game_too() {
    let mut table = Table::new();
    for game in 1..=3 {
        flow::offers(&mut table, Some("3d"));
        flow::plays(&mut table, game, 4 + 1);
    }
    merge(&mut table, "Ben", "Fay");
    table.told();
    table.pass(4 * DAY);
    table.ask("Cyn", Action::Help);
    let ends = table.told();
    let spared = ends.matches("Only that first one counts.").count();
    assert_eq!(spared, 2, "{ends}");
}

#[test]
fn games_of_a_merged_account_count_for_the_other_from_the_first_on() {
    let mut table = table();
    let done = merge(&mut table, "Ann", "Fay");
    assert!(
        done.contains("All games of Ann on this server now count for Fay"),
        "{done}"
    );
    for name in ["Ann", "Fay"] {
        assert!(
            told(&mut table, name).contains("all games of Ann now count"),
            "{name}"
        );
    }
    let page = standings(&mut table, "Ben");
    assert!(!page.contains("Ann"), "{page}");
    let both = rating(&mut table, "Ann");
    assert!(
        both.contains("Games of Ann count for Fay on this server."),
        "{both}"
    );
    assert!(both.contains("Fay, King’s Mate:"), "{both}");
    // Four games of each: the one against each other does not count.
    let (one, other) = (rating(&mut table, "Fay"), both);
    let steps = |text: &str| text.matches("expected").count();
    assert_eq!((steps(&one), steps(&other)), (8, 8), "{one}");
    assert!(merge(&mut table, "Fay", "Ann").contains("count for the same one already"));
    // A game of the two is one person's.
    let offer = NewChallenge {
        opponent: Some(person("Ann")),
        clock: Some("3d".to_owned()),
        rated: Some(true),
        ..NewChallenge::default()
    };
    table.told();
    table.ask("Fay", Action::Challenge(offer));
    let accept = button(&table.messages(), "Accept");
    table.ask("Ann", accept);
    let start = table.told();
    assert!(
        start.contains("Not rated. One person holds two seats."),
        "{start}"
    );
    let before = standings(&mut table, "Ben");
    assert!(admit(&mut table, "Ann").contains("counts for ratings"));
    let after = standings(&mut table, "Ben");
    assert!(after != before && after.contains("6. Ann:"), "{after}");
}

#[test]
fn nobody_decides_about_an_account_of_their_own_and_only_moderators_decide() {
    let mut table = table();
    for told in [
        bar(&mut table, "Ann", "Ann"),
        moderates(
            &mut table,
            "Ann",
            ModerationAction::Merge {
                player: person("Ben"),
                into: person("Ann"),
                reason: String::new(),
            },
        ),
    ] {
        assert!(told.contains("an account of your own"), "{told}");
    }
    let action = Action::Moderate(ModerationAction::Bar {
        player: person("Ann"),
        reason: String::new(),
    });
    let refused = table.ask("Ben", action);
    assert!(refused.contains("Only moderators"), "{refused}");
    assert!(merge(&mut table, "Ann", "Ann").contains("count for the same one already"));
}

/// The standings of all pools of a store, and whether they follow from the games.
fn all(store: &mut Store) -> Vec<(String, i64, u32)> {
    assert_eq!(store::standings::compare(store).unwrap().differing, 0);
    let pools = store::standings::all_pools(store).unwrap();
    let rated = pools
        .iter()
        .flat_map(|pool| store::standings::ratings_in(store, pool).unwrap());
    rated
        .map(|rated| {
            (
                rated.player.as_str().to_owned(),
                rated.rating.rating,
                rated.rating.games,
            )
        })
        .collect()
}

/// A decision about an account in the server of the tests.
fn decided(store: &mut Store, decision: AccountDecision, player: &str, moderator: &str) {
    let stored = StoredDecision {
        at: day("20260301"),
        decision,
        player: person(player).id,
        moderator: Some(person(moderator).id),
        reason: Some("because".to_owned()),
    };
    let server = Table::new().place.server().clone();
    store::account_decisions::add(store, &server, &stored, |_| Vec::new()).unwrap();
}

fn forgets(store: &mut Store, name: &str) {
    let env = Env {
        now: day("20260302"),
        entropy: [name.as_bytes()[0]; 32],
    };
    let pseudonym = |game| PlayerId::pseudonymised(&env, game);
    let left = UnfinishedGames::left(&[]);
    store::erase::forget_player(store, &person(name).id, left, pseudonym, env.now).unwrap();
}

#[test]
fn forgetting_ends_a_merge_and_a_forgotten_moderator_leaves_the_deed() {
    let place = Table::new().place;
    let mut store = Store::in_memory().unwrap();
    let names = ["Fay", "Eve", "Dan", "Cyn", "Ben", "Ann"];
    all_against_all(&mut store, &place, &names, "20260203");
    let plain = all(&mut store);
    decided(
        &mut store,
        AccountDecision::Merge(person("Fay").id),
        "Ann",
        "Mia",
    );
    decided(&mut store, AccountDecision::Bar, "Ben", "Mia");
    let merged = all(&mut store);
    assert_eq!((plain.len(), merged.len()), (6, 5));
    forgets(&mut store, "Mia");
    assert_eq!(all(&mut store), merged, "what was decided stands");
    let decisions = store::account_decisions::newest(&store, place.server(), 9).unwrap();
    assert_eq!(decisions.len(), 2);
    assert!(
        decisions
            .iter()
            .all(|decision| decision.moderator.is_none() && decision.reason.is_none())
    );
    assert!(
        store::account_decisions::accounts(&store, place.server())
            .unwrap()
            .is_barred(&person("Ben").id)
    );
    // The main account goes: the other has its own ratings again, and nobody else's differ from before the merge.
    forgets(&mut store, "Fay");
    let without: Vec<_> = plain
        .into_iter()
        .filter(|(id, ..)| id != "test:Fay")
        .collect();
    assert_eq!(all(&mut store), without);
    forgets(&mut store, "Ben");
    assert_eq!(
        store::account_decisions::newest(&store, place.server(), 9).unwrap(),
        []
    );
}

#[test]
fn a_player_chooses_whether_their_challenges_are_rated() {
    let mut table = table();
    assert!(
        !begins(&mut table, None).contains("This game is rated."),
        "no server asks for it"
    );
    let chooses = |table: &mut Table, choice| {
        let page = table.asked("Ann", Action::Settings(vec![Preference::Rated(choice)]));
        page[0].text.plain()
    };
    let page = chooses(&mut table, RatedDefault::On);
    assert!(
        page.contains("Your challenges with a clock are rated"),
        "{page}"
    );
    assert!(begins(&mut table, None).contains("This game is rated."));
    assert!(!begins(&mut table, Some(false)).contains("This game is rated."));
    chooses(&mut table, RatedDefault::Off);
    assert!(!begins(&mut table, None).contains("This game is rated."));
    assert!(begins(&mut table, Some(true)).contains("This game is rated."));
}

#[test]
fn a_merged_account_that_plays_on_moves_the_rating_it_counts_for() {
    let place = Table::new().place;
    let mut store = Store::in_memory().unwrap();
    decided(
        &mut store,
        AccountDecision::Merge(person("Fay").id),
        "Ann",
        "Mia",
    );
    won(&mut store, &place, ["Ann", "Ben"], day("20260203"));
    won(&mut store, &place, ["Fay", "Cyn"], day("20260204"));
    let games: Vec<(String, u32)> = all(&mut store)
        .into_iter()
        .map(|(id, _, games)| (id, games))
        .collect();
    let expected = [("test:Ben", 1), ("test:Cyn", 1), ("test:Fay", 2)];
    assert_eq!(games, expected.map(|(id, games)| (id.to_owned(), games)));
}

#[test]
fn an_account_that_counts_for_the_moderators_own_or_for_which_theirs_counts_is_their_own() {
    let into = |player: &str, into: &str| ModerationAction::Merge {
        player: person(player),
        into: person(into),
        reason: String::new(),
    };
    let own = "an account of your own";
    // Ben counts for Mia, so an account merged into Ben would count for her.
    let mut table = table();
    let merged = moderates(&mut table, "Ned", into("Ben", "Mia"));
    assert!(merged.contains("now count for Mia"), "{merged}");
    let before = standings(&mut table, "Zoe");
    for told in [
        merge(&mut table, "Cyn", "Ben"),
        bar(&mut table, "Mia", "Ben"),
        admit(&mut table, "Ben"),
    ] {
        assert!(told.contains(own), "{told}");
    }
    assert_eq!(standings(&mut table, "Zoe"), before);
    // Mia counts for Ann, so a decision about Ann is one about her games.
    let mut table = self::table();
    moderates(&mut table, "Ned", into("Mia", "Ann"));
    for told in [
        bar(&mut table, "Mia", "Ann"),
        merge(&mut table, "Cyn", "Ann"),
    ] {
        assert!(told.contains(own), "{told}");
    }
    moderates(
        &mut table,
        "Ned",
        ModerationAction::Bar {
            player: person("Ann"),
            reason: String::new(),
        },
    );
    let lifted = admit(&mut table, "Ann");
    assert!(lifted.contains(own), "{lifted}");
    let others = bar(&mut table, "Mia", "Dan");
    assert!(others.contains("Dan is barred"), "{others}");
}

#[test]
fn the_standings_of_a_merged_account_are_those_of_the_account_it_counts_for() {
    let mut table = table();
    merge(&mut table, "Ann", "Fay");
    let action = CompetitionAction::Standings {
        pool: None,
        everywhere: false,
        span: StandingsSpan::Now,
        page: None,
    };
    let page = table.asked("Ann", Action::Competition(action)).remove(0);
    let picture = page.picture.unwrap();
    let Some(Sheet::Standings(sheet)) = picture.sheet() else {
        panic!("{picture:?}")
    };
    let own = sheet.rows.iter().filter(|row| row.own);
    let own: Vec<&str> = own.map(|row| &*row.player).collect();
    assert_eq!(own, ["Fay"]);
}
