//! Luck in words: announcements of sealed dice, attacks and luck, and profiles.

use kingboard::game::seat::Seat;
use kingboard::play::event::{DiceEvent, Entry, Event};
use kingboard::play::luck::LuckTally;
use kingboard::play::seal::Secret;
use kingboard::play::{Game, luck, sealed};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::reply::Reply;
use kingboard::service::words::text::Span;
use kingboard::service::{GameId, PlayerId, Ply};
use kingboard::store::{Store, place_of_text};

use crate::table::harness::{Table, button, person, unsealed};

/// The moves before White's attack.
const TO_ATTACK: &str = "B2-B3 B8-B7 B3-B4 B7-B6 B4-B5 A8-A7 G2-G3 A7-A6";
const ATTACK: &str = "B5xA6";

/// Sends an action from a message with an id. Its announcements come with the next action.
fn ask_by(table: &mut Table, player: &str, message: &str, ask: Action) {
    let request = Request {
        user: person(player),
        place: table.place.clone(),
        source: message.to_owned(),
        access: Access::default(),
        action: ask,
    };
    let env = table.env();
    assert_eq!(table.service.handle(&request, &env), []);
    table.ask("Nobody", Action::Help);
}

fn play(text: &str) -> Action {
    Action::Play {
        game: None,
        text: text.to_owned(),
    }
}

fn resign(game: i64) -> Action {
    let game = Some(GameId(game));
    Action::Resign { game, sure: true }
}

/// Plays the next game up to White's attack, then this player resigns.
fn a_game(table: &mut Table, place: &str, loser: &str) -> GameId {
    table.place = place_of_text(place);
    let id = table.start("Ann", "Ben", "active");
    table.line(TO_ATTACK).line(ATTACK);
    assert_eq!(table.ask(loser, resign(id.0)), "");
    table.told();
    id
}

/// The whole seal in a message.
fn seal(reply: &Reply) -> String {
    let text = reply.text.plain();
    let hex = |word: &&str| word.len() == 64 && word.bytes().all(|b| b.is_ascii_hexdigit());
    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let seal = words
        .find(hex)
        .unwrap_or_else(|| panic!("no seal in {text}"));
    assert!(reply.text.0.contains(&Span::Code(seal.to_owned())));
    seal.to_owned()
}

#[test]
fn a_sealed_game_says_its_seal_with_the_offer_and_words_that_players_chose() {
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "active");
    let messages = table.messages();
    let whole = seal(&messages[0]);
    let accept = button(&messages, "Accept");
    // Added words are shown letter by letter, without formatting or pings.
    let words = "**b** <@1> @everyone `c` https://x.example";
    ask_by(&mut table, "Ben", words, accept);
    let begun = table.messages();
    assert!(begun[0].text.0.contains(&Span::Code(words.to_owned())));
    let text = begun[0].text.plain();
    assert!(
        text.contains(&format!("Ben adds words to the dice: {words}.")),
        "{text}"
    );
    assert!(!text.contains(&whole), "once is enough: {text}");
    ask_by(&mut table, "Ann", "discord:1234", play("B2-B3"));
    assert_eq!(table.told(), "Ann plays B2-B3.\nBen, it is your move.");
    table.line(TO_ATTACK.trim_start_matches("B2-B3 "));
    table.told();
    table.line(ATTACK);
    let told = table.told();
    let lines: Vec<&str> = told.lines().collect();
    assert!(
        lines[0].starts_with("Ann attacks the fool on A6, "),
        "{told}"
    );
    assert_eq!(lines[1], "Needed: the higher die, 15 in 36 (42%).");
    assert_eq!(table.ask("Ann", resign(1)), "");
    let told = table.told();
    let opened = "The dice are open: /verify 1 checks every roll.";
    assert!(told.contains(opened), "{told}");
    assert!(told.contains("Luck: Ann won "), "{told}");
    assert!(told.contains("of 1 attack (0.4 expected)."), "{told}");
    assert!(told.ends_with("So few attacks tell little."), "{told}");
}

#[test]
fn a_sealed_game_without_a_roll_has_nothing_to_say_of_dice() {
    let mut table = Table::new();
    let id = table.start("Ann", "Ben", "active");
    assert_eq!(table.ask("Ann", resign(id.0)), "");
    let told = table.told();
    assert!(!told.contains("dice"), "{told}");
    assert!(!told.contains("Luck"), "{told}");
}

#[test]
fn luck_is_told_when_a_game_is_over_and_on_its_last_page() {
    let mut table = Table::game("active");
    table.line(TO_ATTACK).line("B5xA6[2:5] G3-G4 A6xB5[6:1]");
    let page = Action::BeginReview {
        game: Some(GameId(1)),
        at: None,
    };
    assert!(!table.ask("Ann", page.clone()).contains("Luck"), "not yet");
    table.told();
    assert_eq!(table.ask("Ann", resign(1)), "");
    let luck = "Luck: Ann won 0 of 1 attack (0.4 expected); Ben won 1 of 1 (0.4 expected).\n\
                The roll that swung most: 5… A6xB5[6:1], worth 0.6 fools to Ben. So few attacks tell little.";
    let told = table.told();
    assert!(told.ends_with(luck), "{told}");
    assert!(table.ask("Ann", page).contains(luck));
    let first = Action::BeginReview {
        game: Some(GameId(1)),
        at: Some("start".to_owned()),
    };
    assert!(!table.ask("Ann", first).contains("Luck"));
}

#[test]
fn attacks_are_read_from_the_log_and_own_dice_are_not_counted() {
    let dir = tempfile::tempdir().unwrap();
    let attacks = |options: &str| {
        let path = dir.path().join(options);
        let store = Store::open(&path).unwrap();
        let mut table = Table::on(unsealed(store, options));
        table.line(TO_ATTACK);
        for (player, mv, faces) in [
            ("Ann", "B5xA6", "2:5"),
            ("Ann", "G3-G4", ""),
            ("Ben", "A6xB5", "6:1"),
        ] {
            table.line(&format!(
                "{mv}[{}]",
                if faces.is_empty() { "1:1" } else { faces }
            ));
            if options.contains("own-dice") && !faces.is_empty() {
                assert_eq!(table.say(player, faces), "");
            }
        }
        let log = Store::open(&path).unwrap().load(GameId(1)).unwrap();
        let game = Game::from_log(GameId(1), &log).unwrap();
        assert_eq!(luck::odds_at(&game, Ply(1)), None, "no dice decided it");
        assert_eq!(sealed::roll_at(&game, Ply(9)), None, "not sealed");
        luck::attacks(&game)
    };
    assert_eq!(attacks("active own-dice"), [], "nor weighed");
    let counted = attacks("active");
    let [ann, ben] = counted.as_slice() else {
        panic!("{counted:?}");
    };
    assert_eq!(
        (ann.ply, ann.by, ann.on, ann.won),
        (Ply(9), Seat::FIRST, Seat::SECOND, false)
    );
    assert_eq!(
        (ben.ply, ben.by, ben.on, ben.won),
        (Ply(11), Seat::SECOND, Seat::FIRST, true)
    );
    for attack in &counted {
        assert_eq!((attack.odds.ways, attack.odds.rolls), (15, 36));
        assert!((attack.worth - 1.0).abs() < 1e-9, "a fool is worth a fool");
    }
}

#[test]
fn a_profile_counts_games_and_what_sealed_dice_gave() {
    let mut table = Table::new();
    let none = "No game of Ann can be seen from here yet. /challenge offers one.";
    assert_eq!(table.ask("Ann", Action::Profile(None)), none);
    for loser in ["Ann", "Ben", "Ben"] {
        a_game(&mut table, "test:1:10", loser);
    }
    table.start("Ann", "Ben", "");
    let log = table.ask("Ann", Action::Profile(None));
    let mut lines = log.lines();
    assert_eq!(lines.next(), Some("Ann"));
    assert_eq!(
        lines.next(),
        Some("King’s Mate: 3 played, 2 won, 0 drawn, 1 lost; 1 under way.")
    );
    assert_eq!(lines.next(), Some("Sealed dice, in 3 games that ended:"));
    let attacking = lines.next().unwrap();
    assert!(attacking.starts_with("Attacking, Ann won "), "{attacking}");
    assert!(
        attacking.ends_with("of 3 (1.3 expected). So few attacks tell little."),
        "{attacking}"
    );
    assert_eq!(
        lines.next(),
        None,
        "nobody attacked Ann, and it is her own profile"
    );
    let ben = table.ask("Ann", Action::Profile(Some(person("Ben").id)));
    assert!(
        ben.contains("1 won, 0 drawn, 2 lost; 1 under way."),
        "{ben}"
    );
    assert!(ben.contains("Defending, Ben held "), "{ben}");
    assert!(ben.contains("of 3 (1.8 expected)"), "{ben}");
    assert!(
        ben.ends_with("Only games that you may see from here are counted."),
        "{ben}"
    );
    let nobody = Action::Profile(Some(PlayerId::new("test:Nemo")));
    assert!(table.ask("Ann", nobody).contains("No game of Nemo"));
}

#[test]
fn a_profile_counts_no_more_than_the_history_shows() {
    let mut table = Table::new();
    a_game(&mut table, "test:1:10", "Ben");
    a_game(&mut table, "test:2:20", "Ben");
    let of_ann = || Action::Profile(Some(person("Ann").id));
    let played = |table: &mut Table, player, place| {
        table.place = place_of_text(place);
        table
            .ask(player, of_ann())
            .lines()
            .nth(1)
            .unwrap_or_default()
            .to_owned()
    };
    let one = "King’s Mate: 1 played, 1 won, 0 drawn, 0 lost; 0 under way.";
    let two = "King’s Mate: 2 played, 2 won, 0 drawn, 0 lost; 0 under way.";
    assert_eq!(played(&mut table, "Eve", "test:1:10"), one);
    assert_eq!(played(&mut table, "Eve", "test:2:21"), one);
    assert_eq!(
        played(&mut table, "Eve", "test:3:30"),
        "",
        "nothing from here"
    );
    assert_eq!(played(&mut table, "Ann", "test:3:30"), two, "her own");
    assert_eq!(played(&mut table, "Ben", "test:3:30"), two, "his own too");
}

/// Takes the dice of many attacks as one series, so that the text includes the interval.
#[test]
fn a_long_series_tells_its_interval() {
    let mut table = Table::new();
    for _ in 0..30 {
        a_game(&mut table, "test:1:10", "Ben");
    }
    let told = table.ask("Ann", Action::Profile(None));
    let thirty = LuckTally::of((0..30).map(|_| (15.0 / 36.0, false)));
    let (least, most) = thirty.usual();
    assert_eq!((least, most), (7, 18));
    let chance = "of 30 (12.5 expected). Chance alone gives 7 to 18 in 95 of 100 such series, and is as far off as this in ";
    assert!(told.contains(chance), "{told}");
}

#[test]
fn a_roll_belongs_to_the_seal_that_was_in_force() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let store = Store::open(&path).unwrap();
    let mut table = Table::on(unsealed(store, "active"));
    table.line(TO_ATTACK).line("B5xA6[2:5] G3-G4 A6xB5[6:1]");
    let mut log = Store::open(&path).unwrap().load(GameId(1)).unwrap();
    let game = Game::from_log(GameId(1), &log[..1]).unwrap();
    let secrets = [Secret::new([1; 32]), Secret::new([2; 32])];
    let [first, second] = secrets.clone().map(|secret| Entry {
        at: log[0].at,
        event: sealed::seal_event(&game, GameId(1), &secret),
    });
    let opened = Entry {
        event: Event::Dice(DiceEvent::Opened {
            secret: secrets[0].clone(),
        }),
        ..first.clone()
    };
    let rolled = |entry: &Entry| matches!(entry.event, Event::Rolled { .. });
    let after = log.iter().position(rolled).unwrap() + 1;
    log.splice(after..after, [opened, second]);
    log.insert(1, first);
    let game = Game::from_log(GameId(1), &log).unwrap();
    let rolls = (1..=11).map(|ply| {
        let (number, seal) = sealed::roll_at(&game, Ply(ply))?;
        Some((ply, number, seal.secret.is_some()))
    });
    let rolls: Vec<_> = rolls.flatten().collect();
    assert_eq!(rolls, [(9, 1, true), (11, 2, false)]);
}

/// The stored counts of dice, by game.
fn stored(path: &std::path::Path) -> Vec<(i64, String)> {
    let conn = rusqlite::Connection::open(path).unwrap();
    let mut rows = conn
        .prepare("SELECT game, body FROM dice_counts ORDER BY game")
        .unwrap();
    let rows = rows.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    rows.unwrap().collect::<Result<_, _>>().unwrap()
}

#[test]
fn dice_that_could_not_be_stored_are_counted_later() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    let conn = rusqlite::Connection::open(&path).unwrap();
    let full = "CREATE TRIGGER full BEFORE INSERT ON dice_counts BEGIN SELECT RAISE(ABORT, 'no room'); END";
    conn.execute_batch(full).unwrap();
    a_game(&mut table, "test:1:10", "Ben");
    table.ask("Ann", Action::Help);
    assert_eq!(stored(&path), []);
    conn.execute_batch("DROP TRIGGER full").unwrap();
    table.ask("Ann", Action::Help);
    assert_eq!(stored(&path).len(), 1);
}

#[test]
fn dice_are_counted_once_for_each_finished_game_and_a_profile_is_the_same_from_either() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    for loser in ["Ann", "Ben", "Ben"] {
        a_game(&mut table, "test:1:10", loser);
    }
    let without_dice = table.start("Ann", "Ben", "");
    table.line("D2-D3");
    assert_eq!(table.ask("Ann", resign(without_dice.0)), "");
    let running = table.start("Ann", "Ben", "active");
    table.line(TO_ATTACK).line(ATTACK);
    // Given three games that ended with dice, they are counted, and no game without dice or under way is
    let profiles = |table: &mut Table| {
        ["Ann", "Ben"].map(|name| table.ask("Cid", Action::Profile(Some(person(name).id))))
    };
    let read = profiles(&mut table);
    assert!(read[0].contains("Sealed dice, in 3 games"), "{}", read[0]);
    let counted = stored(&path);
    let games: Vec<i64> = counted.iter().map(|(game, _)| *game).collect();
    assert_eq!(games, [1, 2, 3]);
    // Then a profile reads the counts, and the logs where there are none, and says the same.
    let conn = rusqlite::Connection::open(&path).unwrap();
    let nothing = "UPDATE dice_counts SET body = '{\"a\":[],\"l\":[]}'";
    conn.execute(nothing, []).unwrap();
    assert!(!profiles(&mut table)[0].contains("Sealed dice"));
    conn.execute("DELETE FROM dice_counts", []).unwrap();
    assert_eq!(profiles(&mut table), read);
    // Another program, or the next start, counts those that are left; and the end of a game its own.
    assert_eq!(table.ask("Ben", resign(running.0)), "");
    table.ticks();
    assert_eq!(stored(&path).len(), 1);
    drop(table);
    let mut table = Table::on(Store::open(&path).unwrap());
    table.ticks();
    assert_eq!(stored(&path)[..3], counted[..]);
    assert_eq!(stored(&path).len(), 4);
    assert_ne!(profiles(&mut table), read, "one more game");
}
