//! Moderators' powers over games, and their limits. They give no way around a block.

use kingboard::game::seat::Seat;
use kingboard::play::calendar::DAY;
use kingboard::play::command::ModerationRefusal;
use kingboard::play::event::{ChallengeTerms, Entry, Event, TimeEvent};
use kingboard::play::moderate::ModeratorCommand;
use kingboard::play::record::Record;
use kingboard::play::stage::Stage;
use kingboard::play::time_control::TimeExclusions;
use kingboard::play::{Game, Version, clock, moderate};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::moderate::ModerationAction;
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::server_settings::{ServerSetting, ServerSettingsAction};
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::{GamesFilter, HistorySearch};
use kingboard::service::servers::places;
use kingboard::service::{GameId, GameKind, Place, Timestamp};

use crate::table::harness::{BEGIN, Table, button, labels, person};

const ONE: GameId = GameId(1);

fn moderator() -> Access {
    Access {
        moderates: true,
        ..Access::default()
    }
}

/// Sends an action with this access. Returns the private replies.
fn asked(table: &mut Table, player: &str, standing: Access, ask: Action) -> Vec<Reply> {
    let request = Request {
        user: person(player),
        place: table.place.clone(),
        source: String::new(),
        access: standing,
        action: ask,
    };
    let env = table.env();
    let replies = table.service.handle(&request, &env);
    // The next request delivers everything due.
    table.ask("Zoe", Action::Help);
    replies
}

fn texts(replies: &[Reply]) -> String {
    let texts: Vec<String> = replies.iter().map(|reply| reply.text.plain()).collect();
    texts.join("\n")
}

/// Sends an action of a moderator who does not play.
fn mod_asks(table: &mut Table, action: ModerationAction) -> String {
    texts(&asked(table, "Mia", moderator(), Action::Moderate(action)))
}

fn pause(reason: &str) -> ModerationAction {
    ModerationAction::Pause {
        game: ONE,
        reason: reason.to_owned(),
    }
}

fn hand_over(from: &str, to: &str) -> ModerationAction {
    ModerationAction::HandOver {
        game: ONE,
        from: person(from).id,
        to: person(to),
        reason: "away".to_owned(),
    }
}

/// Annuls the game and confirms it in the field shown.
fn annul(table: &mut Table, reason: &str) -> String {
    let wanted = ModerationAction::Annul {
        game: ONE,
        sure: None,
        reason: String::new(),
    };
    let shown = asked(table, "Mia", moderator(), Action::Moderate(wanted));
    if labels(&shown[0]).is_empty() {
        return texts(&shown);
    }
    let Action::FillField { field, .. } = button(&shown, "Annul the game …") else {
        panic!("no field");
    };
    let typed = Some(reason.to_owned());
    texts(&asked(
        table,
        "Mia",
        moderator(),
        Action::FillField { field, typed },
    ))
}

fn resign() -> Action {
    Action::Resign {
        game: Some(ONE),
        sure: true,
    }
}

#[test]
fn every_action_is_a_moderators_alone_and_never_in_their_own_game() {
    let mut table = Table::game("");
    let commands = [
        pause(""),
        ModerationAction::Resume(ONE),
        ModerationAction::Annul {
            game: ONE,
            sure: Some(Stage::Running),
            reason: String::new(),
        },
        hand_over("Ann", "Cid"),
        ModerationAction::Log {
            game: None,
            player: None,
        },
    ];
    for command in commands.clone() {
        let refused = asked(
            &mut table,
            "Cid",
            Access::default(),
            Action::Moderate(command),
        );
        assert_eq!(
            texts(&refused),
            "Only moderators of this server can do that."
        );
    }
    for command in &commands[..4] {
        let refused = asked(
            &mut table,
            "Ann",
            moderator(),
            Action::Moderate(command.clone()),
        );
        assert!(
            texts(&refused).contains("You play in #1 yourself"),
            "{command:?}"
        );
    }
    assert_eq!(table.told(), "");
    table.place = Place::in_server("test", "2", "10");
    assert!(
        mod_asks(&mut table, pause("")).contains("#1"),
        "of another server"
    );
    table.place = Place::conversation("test", "99");
    assert!(mod_asks(&mut table, pause("")).contains("Moderators belong to a server"));
}

#[test]
fn roles_that_a_server_names_moderate_in_the_place_of_its_own_rights() {
    let mut table = Table::game("");
    let manager = Access {
        manages: true,
        ..Access::default()
    };
    let named = Action::ServerSettings(ServerSettingsAction {
        rule: Some(ServerSetting::Moderators),
        value: Some("77".to_owned()),
    });
    assert!(texts(&asked(&mut table, "Mia", manager, named)).contains("Moderators of games"));
    assert!(mod_asks(&mut table, pause("")).contains("Only moderators"));
    let role = Access {
        roles: vec!["77".to_owned()],
        ..Access::default()
    };
    let done = asked(&mut table, "Mia", role, Action::Moderate(pause("")));
    assert!(texts(&done).contains("Done."), "{done:?}");
}

#[test]
fn a_moderators_pause_is_theirs_to_end_and_restores_the_players_agreement() {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.ask("Ann", Action::Time(ClockAction::OfferPause(None)));
    table.told();
    assert!(mod_asks(&mut table, pause(" @everyone\n**look**  here ")).contains("Done."));
    let told = table.messages();
    let text = told[0].text.plain();
    assert!(text.contains("Moderation: Mia has paused #1."), "{text}");
    assert!(text.contains("Reason: @everyone **look** here"), "{text}");
    assert_eq!(told[0].notify, [person("Ann").id, person("Ben").id]);
    assert!(mod_asks(&mut table, pause("")).contains("is paused already: Mia"));
    for ask in [
        Action::Time(ClockAction::Resume(None)),
        Action::OfferDraw(None),
        Action::Abort(None),
        Action::Play {
            game: None,
            text: "D8-D7".to_owned(),
        },
    ] {
        for player in ["Ann", "Ben"] {
            let refused = table.ask(player, ask.clone());
            assert!(
                refused.contains("Mia has paused #1"),
                "{player} {ask:?}: {refused}"
            );
        }
    }
    assert!(
        table
            .ask("Ben", Action::Board(None))
            .contains("Mia has paused #1")
    );
    assert_eq!(table.told(), "");
    assert!(mod_asks(&mut table, ModerationAction::Resume(ONE)).contains("Done."));
    assert!(table.told().contains("Mia lets #1 go on."));
    assert!(
        mod_asks(&mut table, ModerationAction::Resume(ONE)).contains("No moderator has paused #1")
    );
    // The earlier proposal is still open.
    table.ask("Ben", Action::Time(ClockAction::OfferPause(None)));
    table.told();
    mod_asks(&mut table, pause(""));
    mod_asks(&mut table, ModerationAction::Resume(ONE));
    assert!(table.told().contains("Either player can go on"));
    table.ask("Ben", Action::Time(ClockAction::Resume(None)));
    table.plays("Ben", "D8-D7");
    mod_asks(&mut table, pause(""));
    table.ask("Ann", resign());
    assert!(
        table.told().contains("Ben wins"),
        "giving up is always possible"
    );
}

#[test]
fn a_reason_is_one_short_line() {
    let mut table = Table::game("");
    let long = "x".repeat(201);
    assert!(mod_asks(&mut table, pause(&long)).contains("200"));
    assert!(annul(&mut table, &long).contains("200"));
    assert_eq!(table.told(), "");
    assert!(mod_asks(&mut table, pause(&"x".repeat(200))).contains("Done."));
}

#[test]
fn an_annulled_game_opens_its_dice_and_counts_for_nobody() {
    let mut table = Table::new();
    table.start("Ann", "Ben", "active");
    table.line("D2-D3");
    table.told();
    assert!(annul(&mut table, "a dispute").contains("Done."));
    let told = table.told();
    assert!(told.contains("Mia has annulled #1"), "{told}");
    assert!(told.contains("Reason: a dispute"), "{told}");
    let open = table.ask("Ann", Action::Verify(Some(ONE)));
    assert!(
        open.contains("Checked: the opened secret is the one that was sealed."),
        "{open}"
    );
    assert!(annul(&mut table, "").contains("annulled already"));
    assert!(table.say("Ben", "#1 D8-D7").contains("over"));
    assert!(
        table
            .ask("Ann", Action::Board(Some(ONE)))
            .contains("annulled by a moderator")
    );
    assert_eq!(table.told(), "");
}

#[test]
fn a_result_can_be_annulled_and_a_game_that_ended_meanwhile_is_shown_again() {
    let mut table = Table::game("");
    table.line("D2-D3");
    let wanted = ModerationAction::Annul {
        game: ONE,
        sure: None,
        reason: String::new(),
    };
    let shown = asked(&mut table, "Mia", moderator(), Action::Moderate(wanted));
    assert!(shown[0].picture.is_some());
    let Action::FillField { field, .. } = button(&shown, "Annul the game …") else {
        panic!("no field");
    };
    table.ask("Ben", resign());
    let typed = Some("late".to_owned());
    let again = asked(
        &mut table,
        "Mia",
        moderator(),
        Action::FillField { field, typed },
    );
    assert!(texts(&again).contains("which is over"), "{again:?}");
    let history = |table: &mut Table| table.ask("Ann", Action::History(HistorySearch::default()));
    assert_eq!(
        history(&mut table),
        "Games that ended, newest first\n\
         #1 King’s Mate: Ann – Ben, Ann won (resignation), 1 move, 2026-03-01 12:13 UTC"
    );
    let profile = table.ask("Ann", Action::Profile(None));
    table.told();
    assert!(annul(&mut table, "").contains("Done."));
    assert!(table.told().contains("annulled"));
    assert!(!history(&mut table).contains("#1 "));
    assert_ne!(table.ask("Ann", Action::Profile(None)), profile);
    let review = Action::BeginReview {
        game: Some(ONE),
        at: None,
    };
    assert!(
        table.ask("Ben", review).contains("#1"),
        "it can still be read"
    );
}

fn draw_plan() -> Action {
    Action::Plan(PlanAction::Add {
        game: None,
        text: "draw accept".to_owned(),
    })
}

#[test]
fn a_seat_is_handed_over_to_the_player_who_agrees_and_to_nobody_else() {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.ask("Ann", Action::OfferDraw(None));
    let planned = table.ask("Ben", draw_plan());
    assert!(
        planned.ends_with("\n1. If a draw is offered: accept. Until you take this out."),
        "{planned}"
    );
    table.told();
    for (from, to, no) in [
        ("Cid", "Dan", "does not play in #1"),
        ("Ben", "Ann", "plays in #1 already"),
        ("Ben", "Ben", "plays in #1 already"),
    ] {
        assert!(
            mod_asks(&mut table, hand_over(from, to)).contains(no),
            "{from} {to}"
        );
    }
    assert!(mod_asks(&mut table, hand_over("Ben", "Cid")).contains("Done."));
    let offer = table.messages();
    assert_eq!(offer[0].notify, [person("Cid").id, person("Ben").id]);
    let take = button(&offer, "Take the seat");
    for player in ["Ann", "Ben", "Dan"] {
        assert!(
            table.ask(player, take.clone()).contains("offered to Cid"),
            "{player}"
        );
    }
    assert_eq!(table.ask("Cid", take.clone()), "");
    let told = table.messages();
    assert!(told[0].text.plain().contains("Cid plays on for Ben in #1"));
    // Cid has to move, Ann now plays against another player, and Ben has lost the seat.
    let all = ["Cid", "Ann", "Ben"].map(|name| person(name).id);
    assert_eq!(told[0].notify, all);
    assert!(told[0].picture.is_some());
    assert!(table.ask("Cid", take).contains("no longer stands"));
    let moves = Action::Play {
        game: Some(ONE),
        text: "D8-D7".to_owned(),
    };
    let gone = table.ask("Ben", moves);
    assert!(gone.contains("You are not playing in #1"), "{gone}");
    let refused = table.ask(
        "Cid",
        Action::AnswerDraw {
            game: Some(ONE),
            seen: None,
            accept: true,
        },
    );
    assert!(
        refused.contains("There is no draw offer in #1"),
        "{refused}"
    );
    assert_eq!(table.told(), "", "no plan of who is gone was carried out");
    table.plays("Cid", "D8-D7");
    let next = table.messages();
    assert_eq!(next[0].notify, [person("Ann").id]);
    assert!(
        !table
            .ask("Ben", Action::Games(GamesFilter::Mine))
            .contains("#1")
    );
    table.ask("Ann", resign());
    let won = table.ask("Cid", Action::Profile(None));
    let nothing = table.ask("Ben", Action::Profile(None));
    assert_ne!(won, nothing, "the result is of who plays at the end");
}

#[test]
fn a_player_who_took_a_seat_over_is_missed_as_the_one_before_was() {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.told();
    let leaves = |table: &mut Table, player: &str| {
        let (env, place) = (table.env(), table.place.clone());
        places::member_left(&mut table.service, &place, &person(player).id, &env);
        table.ask("Zoe", Action::Help);
        table.told()
    };
    let told = leaves(&mut table, "Ben");
    assert!(told.contains("Ben has left the server"), "{told}");
    mod_asks(&mut table, hand_over("Ben", "Cid"));
    let take = button(&table.messages(), "Take the seat");
    assert_eq!(table.ask("Cid", take), "");
    let told = table.told();
    assert!(told.contains("Cid plays on for Ben"), "{told}");
    let told = leaves(&mut table, "Cid");
    assert!(told.contains("Cid has left the server"), "{told}");
    // Cid acts in the game, and is not reported missing again.
    table.plays("Cid", "D8-D7");
    table.told();
    assert_eq!(leaves(&mut table, "Cid"), "");
}

#[test]
fn an_offer_of_a_seat_can_be_declined_called_back_and_lapses() {
    let mut table = Table::game("");
    mod_asks(&mut table, hand_over("Ben", "Cid"));
    let first = table.messages();
    assert_eq!(table.ask("Cid", button(&first, "Not me")), "");
    assert!(table.told().contains("Cid has turned the offer down"));
    mod_asks(&mut table, hand_over("Ben", "Cid"));
    let second = table.messages();
    assert_eq!(table.ask("Mia", button(&second, "Not me")), "");
    table.told();
    mod_asks(&mut table, hand_over("Ben", "Cid"));
    let third = table.messages();
    let stale = table.ask("Cid", button(&second, "Take the seat"));
    assert!(stale.contains("no longer stands"), "{stale}");
    table.pass(3 * DAY);
    let late = table.ask("Cid", button(&third, "Take the seat"));
    assert_eq!(late, "That offer of a seat in #1 no longer stands.");
    let told = table.told();
    let lapsed = "Nobody took the seat in time: in #1 everybody keeps theirs.\n---\n";
    assert!(told.starts_with(lapsed), "{told}");
    // Nobody did anything, so the log has nothing of it
    let (game, player) = (Some(ONE), None);
    let log = mod_asks(&mut table, ModerationAction::Log { game, player });
    assert_eq!(log.matches("turned a seat down").count(), 2, "{log}");
}

#[test]
fn a_player_gives_no_rated_game_away_to_another() {
    let mut table = Table::new();
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        clock: Some("3d".to_owned()),
        rated: Some(true),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    let accept = button(&table.messages(), "Accept");
    assert_eq!(table.ask("Ben", accept), "");
    let (game, to) = (Some(ONE), person("Dan"));
    let refused = table.ask("Ann", Action::OfferSeat { game, to });
    assert!(
        refused.starts_with("#1 counts for ratings, a contest or a ladder"),
        "{refused}"
    );
    table.told();
    // A moderator may, and then the game is no longer rated.
    assert!(mod_asks(&mut table, hand_over("Ann", "Dan")).contains("Done."));
    assert!(table.told().contains("asks Dan to play on for Ann"));
}

#[test]
fn a_moderator_replaces_the_offer_of_a_player_and_says_so() {
    let mut table = Table::game("");
    let (game, to) = (Some(ONE), person("Dan"));
    assert_eq!(table.ask("Ann", Action::OfferSeat { game, to }), "");
    table.told();
    assert!(mod_asks(&mut table, hand_over("Ben", "Cid")).contains("Done."));
    let told = table.messages();
    let text = told.last().unwrap().text.plain();
    assert!(text.contains("Mia has turned the offer down"), "{text}");
    assert!(text.contains("asks Cid to play on for Ben"), "{text}");
    // A player does not replace the offer of the moderator
    let (game, to) = (Some(ONE), person("Eve"));
    assert_eq!(
        table.ask("Ann", Action::OfferSeat { game, to }),
        "An offer of Ben’s seat in #1 still stands. It has to be answered or withdrawn first."
    );
    assert_eq!(table.ask("Cid", button(&told, "Take the seat")), "");
    assert!(table.told().contains("Cid plays on for Ben in #1"));
}

#[test]
fn no_seat_is_offered_whose_player_is_out() {
    let mut table = Table::new();
    table.begin(GameKind::FOUR_KINGS, "team");
    assert_eq!(table.ask("Cyn", resign()), "");
    table.told();
    let refused = mod_asks(&mut table, hand_over("Cyn", "Zoe"));
    assert_eq!(refused, "Cyn does not play in #1.");
    assert_eq!(table.told(), "");
}

#[test]
fn blocked_people_are_seated_at_no_table_together_and_hear_no_reason() {
    for (blocker, blocked) in [("Ann", "Cid"), ("Cid", "Ann")] {
        let mut table = Table::game("");
        let block = Action::Relation(RelationAction::Block(Some(person(blocked))));
        mod_asks(&mut table, hand_over("Ben", "Cid"));
        let before = table.messages();
        table.ask(blocker, block);
        let refused = mod_asks(&mut table, hand_over("Ben", "Cid"));
        assert_eq!(refused, "Cid cannot take this seat. Ask somebody else.");
        let refused = table.ask("Cid", button(&before, "Take the seat"));
        let expected = if blocker == "Cid" {
            "You have blocked Ann"
        } else {
            "Ann accepts no challenge from you now."
        };
        assert!(refused.contains(expected), "{refused}");
        assert_eq!(table.told(), "");
        // A player without a block may take the seat.
        assert!(mod_asks(&mut table, hand_over("Ben", "Dan")).contains("Done."));
    }
}

#[test]
fn the_log_tells_the_newest_first_of_a_game_or_a_person() {
    let mut table = Table::game("");
    table.start("Cid", "Dan", "");
    let log = |game, player: Option<&str>| ModerationAction::Log {
        game,
        player: player.map(|name| person(name).id),
    };
    assert!(mod_asks(&mut table, log(None, None)).contains("nothing of that kind"));
    mod_asks(&mut table, pause("noise"));
    let two = ModerationAction::Pause {
        game: GameId(2),
        reason: String::new(),
    };
    mod_asks(&mut table, two);
    let all = mod_asks(&mut table, log(None, None));
    let lines: Vec<&str> = all.lines().collect();
    assert!(lines[1].contains("#2: Mia paused it."), "{all}");
    assert!(
        lines[2].contains("#1: Mia paused it. Reason: noise"),
        "{all}"
    );
    assert_eq!(
        mod_asks(&mut table, log(Some(ONE), None)).lines().count(),
        2
    );
    assert_eq!(
        mod_asks(&mut table, log(None, Some("Dan"))).lines().count(),
        2
    );
    assert_eq!(
        mod_asks(&mut table, log(None, Some("Mia"))).lines().count(),
        3
    );
    assert!(mod_asks(&mut table, log(None, Some("Eve"))).contains("nothing of that kind"));
    table.place = Place::in_server("test", "2", "10");
    assert!(mod_asks(&mut table, log(None, None)).contains("nothing of that kind"));
}

/// A game of three days a move, built by the rules of playing together.
struct Made {
    game: Game,
    log: Vec<Entry>,
    now: Timestamp,
}

impl Made {
    fn new(clock: &str) -> Self {
        let start = (GameKind::KINGS_MATE.spec().start)(&"".parse().unwrap());
        let created = Event::Created {
            kind: GameKind::KINGS_MATE,
            rules_version: GameKind::KINGS_MATE.spec().rules_version,
            options: "".parse().unwrap(),
            place: Place::in_server("test", "1", "10"),
            by: person("Ann").id,
            invited: Some(person("Ben").id),
            side: Some(Seat::FIRST),
            terms: ChallengeTerms {
                clock: Some(clock.parse().unwrap()),
                ..ChallengeTerms::default()
            },
        };
        let seated = |seat, name| Event::Seated {
            seat,
            player: person(name).id,
        };
        let setup = start.setup();
        let events = [
            created,
            seated(Seat::FIRST, "Ann"),
            seated(Seat::SECOND, "Ben"),
            Event::Started { setup },
        ];
        let log: Vec<Entry> = events.map(|event| Entry { at: BEGIN, event }).into();
        let game = Game::from_log(ONE, &log).unwrap();
        let now = BEGIN;
        Self { game, log, now }
    }

    fn happens(&mut self, events: Vec<Event>) {
        for event in events {
            let entry = Entry {
                at: self.now,
                event,
            };
            self.game.apply(&entry);
            self.log.push(entry);
        }
    }

    fn command(&mut self, command: &ModeratorCommand) -> Result<(), ModerationRefusal> {
        let times = TimeExclusions::default();
        let events = moderate::decide(&self.game, &person("Mia").id, command, &times, self.now)?;
        self.happens(events);
        Ok(())
    }

    fn answer(
        &mut self,
        player: &str,
        accept: bool,
        since: Version,
    ) -> Result<(), ModerationRefusal> {
        let times = TimeExclusions::default();
        let answer = moderate::SeatAnswer { accept, since };
        let events = moderate::answer(&self.game, &person(player).id, answer, &times, self.now)?;
        self.happens(events);
        Ok(())
    }

    fn left(&self, seat: Seat) -> i64 {
        clock::time_left(&self.game, seat, &TimeExclusions::default(), self.now).unwrap()
    }

    fn hand_over(&mut self, from: &str, to: &str) -> Version {
        let command = ModeratorCommand::HandOver {
            from: person(from).id,
            to: person(to).id,
            reason: "gone [%fishing] {x} -".to_owned(),
        };
        self.command(&command).unwrap();
        self.game.requests().hand_over().unwrap().since
    }
}

#[test]
fn clocks_stand_while_a_moderator_holds_a_game() {
    let mut made = Made::new("3d");
    made.now.0 += DAY;
    made.command(&ModeratorCommand::Pause(String::new()))
        .unwrap();
    assert!(made.game.stands_still());
    made.now.0 += 40 * DAY;
    assert_eq!(made.left(Seat::FIRST), 2 * DAY);
    assert_eq!(
        clock::deadline(&made.game, &TimeExclusions::default()),
        None
    );
    made.command(&ModeratorCommand::Resume).unwrap();
    made.now.0 += DAY;
    assert_eq!(made.left(Seat::FIRST), DAY);
}

#[test]
fn a_new_player_begins_with_the_time_left_and_a_day_at_least() {
    for (clock, gone, left) in [
        ("3d", DAY, 2 * DAY),
        ("3d", 3 * DAY - 1, DAY),
        ("6h", DAY / 8, DAY / 4),
    ] {
        let mut made = Made::new(clock);
        made.now.0 += gone;
        let since = made.hand_over("Ann", "Cid");
        made.answer("Cid", true, since).unwrap();
        assert_eq!(made.left(Seat::FIRST), left, "{clock} {gone}");
        assert_eq!(made.game.turn_began_at(), made.now);
        assert_eq!(made.game.player(Seat::FIRST), Some(&person("Cid").id));
        assert_eq!(
            made.game.seating().first_player(Seat::FIRST),
            Some(&person("Ann").id)
        );
    }
    let mut made = Made::new("3d soft");
    made.now.0 += 4 * DAY;
    let up = clock::overdue(&made.game, &TimeExclusions::default(), made.now);
    made.happens(up);
    assert_eq!(made.game.clocks().unwrap().flagged(), Some(Seat::FIRST));
    let since = made.hand_over("Ann", "Cid");
    made.answer("Cid", true, since).unwrap();
    assert_eq!(made.game.clocks().unwrap().flagged(), None);
    assert_eq!(made.left(Seat::FIRST), DAY);
    let up = clock::deadline(&made.game, &TimeExclusions::default()).unwrap();
    assert_eq!(up, (Seat::FIRST, Timestamp(made.now.0 + DAY)));
}

#[test]
fn records_tell_what_moderators_did_and_are_read_back() {
    let mut made = Made::new("3d");
    made.now.0 += DAY;
    made.command(&ModeratorCommand::Pause("a  \"word\" \\ {here}".to_owned()))
        .unwrap();
    made.command(&ModeratorCommand::Resume).unwrap();
    let since = made.hand_over("Ann", "Cid");
    made.answer("Cid", false, since).unwrap();
    let since = made.hand_over("Ann", "Dan");
    made.answer("Dan", true, since).unwrap();
    made.happens(vec![Event::Time(TimeEvent::PauseOffered {
        by: Seat::FIRST,
    })]);
    for annulled in [false, true] {
        if annulled {
            made.command(&ModeratorCommand::Annul("-".to_owned()))
                .unwrap();
        }
        let names = ["Ann", "Ben"].map(str::to_owned).into();
        let record = Record::new(ONE, made.log.clone(), names, Vec::new()).unwrap();
        let text = record.text();
        assert!(text.contains("[White \"Ann\"]"), "{text}");
        assert!(
            text.contains("[%moderated handed test:Mia white test:Dan"),
            "{text}"
        );
        let read = Record::read(text.as_bytes());
        let read = read.unwrap_or_else(|wrong| panic!("{wrong:?}\n{text}"));
        assert_eq!(read.log(), made.log, "{text}");
        assert_eq!(read.text(), text);
        let json = record.json();
        assert!(json.contains("\"moderated\""), "{json}");
        let stage = if annulled {
            Stage::Void
        } else {
            Stage::Running
        };
        assert_eq!(read.played().stage(), stage);
    }
    let forged = "[%moderated resumed test:Mia 2026-03-02T12:00:00.000Z]}\n{[%moderated resumed";
    let names = ["Ann", "Ben"].map(str::to_owned).into();
    let record = Record::new(ONE, made.log.clone(), names, Vec::new()).unwrap();
    let text = record.text().replace("[%moderated resumed", forged);
    assert_eq!(Record::read(text.as_bytes()).unwrap_err().code, "act");
}
