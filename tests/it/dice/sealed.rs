//! Sealed dice at the table: sealed before any player contributes, independent of everything else, opened at the end.

use std::path::PathBuf;

use kingboard::game::chance::{Dice, Roll};
use kingboard::game::seat::Seat;
use kingboard::game::text::MoveText;
use kingboard::play::command::{Command, MoveChoice, Refusal};
use kingboard::play::decide::{DecideInput, DiceSource, decide};
use kingboard::play::event::{DiceEvent, Entry, Event};
use kingboard::play::record::Record;
use kingboard::play::seal::{RollInput, Scheme, Secret, seed};
use kingboard::play::stage::Stage;
use kingboard::play::{Game, Version, sealed};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::values::RecordFormat;
use kingboard::service::operator::health;
use kingboard::service::study::records;
use kingboard::service::{Env, GameId, GameKind, Ply, Timestamp};
use kingboard::store::{self, SideEffects, Store, StoreError};
use serde_json::json;
use tempfile::TempDir;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, words};
use crate::discord::people::{ANN, BEA};
use crate::table::harness::{Table, env as at_moment, person};

/// Quiet moves before White's first attack.
pub(crate) const BEFORE: &str = "B2-B3 B8-B7 B3-B4 B7-B6 B4-B5 A8-A7 G2-G3 A7-A6";
pub(crate) const ATTACK: &str = "B5xA6";
const PAIR: Dice = Dice { count: 2, faces: 6 };
const ONE: GameId = GameId(1);

/// A table on a file, with the file.
struct Sealed {
    table: Table,
    home: TempDir,
    messages: u64,
}

impl Sealed {
    /// A game with dice that Ann offers Ben, with White for herself.
    fn offered() -> Self {
        let home = tempfile::tempdir().unwrap();
        let store = Store::open(&home.path().join("games.db")).unwrap();
        let mut sealed = Self {
            table: Table::on(store),
            home,
            messages: 0,
        };
        sealed.table.challenge("Ann", Some("Ben"), "active");
        sealed
    }

    /// The accepted game.
    fn begun() -> Self {
        let mut sealed = Self::offered();
        sealed.asks("Ben", Action::Accept(ONE));
        sealed
    }

    /// The game just before White's attack.
    fn before_the_attack() -> Self {
        let mut sealed = Self::begun();
        for (mv, player) in BEFORE.split(' ').zip(["Ann", "Ben"].into_iter().cycle()) {
            assert_eq!(sealed.plays(player, mv), "", "{mv}");
        }
        sealed.table.told();
        sealed
    }

    fn path(&self) -> PathBuf {
        self.home.path().join("games.db")
    }

    fn store(&self) -> Store {
        Store::open(&self.path()).unwrap()
    }

    fn log(&self) -> Vec<Entry> {
        self.store().load(ONE).unwrap()
    }

    fn game(&self) -> Game {
        Game::from_log(ONE, &self.log()).unwrap()
    }

    fn secret(&self) -> Secret {
        store::secrets::of_game(&self.store(), ONE)
            .unwrap()
            .expect("it is sealed")
    }

    /// Sends an action from a message with an id.
    fn asks(&mut self, player: &str, ask: Action) -> String {
        self.messages += 1;
        let request = Request {
            user: person(player),
            place: self.table.place.clone(),
            source: format!("test:{}", self.messages),
            access: Access::default(),
            action: ask,
        };
        let env = self.table.env();
        let replies = self.table.service.handle(&request, &env);
        let texts: Vec<String> = replies.iter().map(|reply| reply.text.plain()).collect();
        texts.join("\n")
    }

    fn plays(&mut self, player: &str, mv: &str) -> String {
        let text = mv.to_owned();
        self.asks(player, Action::Play { game: None, text })
    }

    fn resigns(&mut self, player: &str) -> String {
        let game = None;
        self.asks(player, Action::Resign { game, sure: true })
    }
}

/// The next roll of a game, computed from public data and the secret.
pub(crate) fn due(game: &Game, mv: &str, secret: &Secret) -> Roll {
    let dice = game.sealed().unwrap();
    let seeds = ["white", "black"]
        .into_iter()
        .zip([Seat::FIRST, Seat::SECOND])
        .map(|(side, seat)| (side, dice.seed(seat).map(str::to_owned)));
    let throw = RollInput {
        scheme: dice.seal().scheme,
        game: dice.seal().game,
        number: dice.rolls() + 1,
        seeds: seeds.collect(),
        ply: Ply(game.ply().0 + 1),
        position: game.position().setup().to_string(),
        mv: MoveText::new(mv),
    };
    throw.roll(secret, PAIR)
}

fn rolled(log: &[Entry]) -> Vec<Roll> {
    let roll = |entry: &Entry| {
        if let Event::Rolled { roll, .. } = &entry.event {
            Some(roll.clone())
        } else {
            None
        }
    };
    log.iter().filter_map(roll).collect()
}

fn opened(log: &[Entry]) -> Vec<Secret> {
    let secret = |entry: &Entry| {
        if let Event::Dice(DiceEvent::Opened { secret }) = &entry.event {
            Some(secret.clone())
        } else {
            None
        }
    };
    log.iter().filter_map(secret).collect()
}

#[test]
fn dice_are_sealed_with_the_challenge_and_both_players_add_to_them_afterwards() {
    let mut sealed = Sealed::offered();
    let secret = sealed.secret();
    let log = sealed.log();
    let Event::Dice(DiceEvent::Sealed { commitment, .. }) = &log[1].event else {
        panic!("{log:?}");
    };
    assert_eq!(
        *commitment,
        secret.commitment(Scheme::NOW, GameKind::KINGS_MATE, 1, ONE)
    );
    let told = sealed.table.told();
    assert!(told.contains(&commitment.to_string()), "{told}");
    assert!(!told.contains(&secret.hex()));

    sealed.asks("Ben", Action::Accept(ONE));
    let game = sealed.game();
    let dice = game.sealed().unwrap();
    assert_eq!(
        dice.seed(Seat::FIRST),
        None,
        "the challenge came before the seal"
    );
    assert_eq!(dice.seed(Seat::SECOND), Some("test:1"));
    // A refused move adds no words.
    assert_eq!(
        sealed.plays("Ann", "A1-A9"),
        "The keeper is blocked on A2 by a fool of White."
    );
    assert_eq!(sealed.plays("Ann", "B2-B3"), "");
    let game = sealed.game();
    assert_eq!(game.sealed().unwrap().seed(Seat::FIRST), Some("test:3"));
    assert_eq!(sealed.plays("Ben", "B8-B7"), "");
    let game = sealed.game();
    assert_eq!(game.sealed().unwrap().seed(Seat::SECOND), Some("test:1"));
}

#[test]
fn words_are_fixed_by_ones_own_first_move_long_before_any_dice_fall() {
    let mut sealed = Sealed::begun();
    let added = |sealed: &Sealed| {
        let game = sealed.game();
        let dice = game.sealed().unwrap().clone();
        [Seat::FIRST, Seat::SECOND].map(|seat| dice.seed(seat).map(str::to_owned))
    };
    // Before that, they can be chosen and changed.
    assert_eq!(adds(&mut sealed, "Ann", "seven cats"), "");
    assert_eq!(adds(&mut sealed, "Ann", "eight cats"), "");
    assert_eq!(sealed.plays("Ann", "B2-B3"), "");
    let version = sealed.game().version();
    let said = adds(&mut sealed, "Ann", "nine cats");
    assert!(said.contains("too late"), "{said}");
    assert_eq!(sealed.game().version(), version);
    assert_eq!(adds(&mut sealed, "Ben", "a dog"), "");
    assert_eq!(sealed.plays("Ben", "B8-B7"), "");
    let fixed = [Some("eight cats".to_owned()), Some("a dog".to_owned())];
    assert_eq!(added(&sealed), fixed);
    for mv in BEFORE.split(' ').skip(2) {
        for player in ["Ann", "Ben"] {
            let said = adds(&mut sealed, player, "whatever pleases me now");
            assert!(said.contains("too late"), "{said}");
        }
        let player = if sealed.game().to_move() == Some(Seat::FIRST) {
            "Ann"
        } else {
            "Ben"
        };
        assert_eq!(sealed.plays(player, mv), "", "{mv}");
    }
    assert_eq!(sealed.plays("Ann", ATTACK), "");
    assert_eq!(added(&sealed), fixed);
}

/// Adds a player's words to the dice, as typed.
fn adds(sealed: &mut Sealed, player: &str, words: &str) -> String {
    let (game, text) = (None, words.to_owned());
    sealed.asks(player, Action::Dice(DiceAction::Words { game, text }))
}

/// Sealed words and their SHA-256, computed by another program.
const HERONS: &str = "seventeen grey herons, none of them on time";
const CLOSED: &str = "sha256:4803c020161bf8b6603ecb66faa13f23def39f4d40851b46c58fa812252cfefd";

#[test]
fn closed_words_are_opened_after_ones_own_first_move_and_before_the_first_attack() {
    let mut sealed = Sealed::begun();
    sealed.table.told();
    assert_eq!(adds(&mut sealed, "Ann", CLOSED), "");
    sealed.table.ask("Eve", Action::Help);
    let told = sealed.table.told();
    assert!(told.contains("Ann adds closed words"), "{told}");
    for (mv, player) in BEFORE.split(' ').zip(["Ann", "Ben"].into_iter().cycle()) {
        assert_eq!(sealed.plays(player, mv), "", "{mv}");
    }
    let verify = sealed.asks("Eve", Action::Verify(Some(ONE)));
    assert!(
        verify.contains(&format!("White adds closed words: {CLOSED}.")),
        "{verify}"
    );
    let differ = "These are not the words you closed. Until the first attack you can open those alone, \
                  letter by letter as you hashed them.";
    let none = "Which words? Add a few of your own, on one line. What looks like an ID, such as discord:123, does not \
                count.";
    for (other, refusal) in [
        ("seventeen grey herons", differ),
        (CLOSED, differ),
        ("sha256:", differ),
        ("-", none),
    ] {
        let version = sealed.game().version();
        assert_eq!(adds(&mut sealed, "Ann", other), refusal, "{other}");
        assert_eq!(sealed.game().version(), version, "{other}");
    }
    let said = adds(&mut sealed, "Ann", "eighteen herons");
    assert!(said.contains("not the words you closed"), "{said}");
    assert_eq!(adds(&mut sealed, "Ann", &format!("  {HERONS} ")), "");
    assert_eq!(
        sealed.game().sealed().unwrap().seed(Seat::FIRST),
        Some(HERONS)
    );
    let said = adds(&mut sealed, "Ann", HERONS);
    assert!(said.contains("too late"), "{said}");
    let expected = due(&sealed.game(), ATTACK, &sealed.secret());
    assert_eq!(sealed.plays("Ann", ATTACK), "");
    assert_eq!(rolled(&sealed.log()), [expected]);
    let record = records::export(&sealed.table.service, ONE, RecordFormat::Text).unwrap();
    let read = Record::read(record.text.as_bytes()).unwrap();
    assert_eq!(read.text(), record.text);
}

#[test]
fn closed_words_that_are_not_opened_in_time_count_as_they_stand() {
    let mut sealed = Sealed::begun();
    assert_eq!(adds(&mut sealed, "Ann", CLOSED), "");
    for (mv, player) in BEFORE.split(' ').zip(["Ann", "Ben"].into_iter().cycle()) {
        assert_eq!(sealed.plays(player, mv), "", "{mv}");
    }
    assert_eq!(sealed.plays("Ann", ATTACK), "");
    let said = adds(&mut sealed, "Ann", HERONS);
    assert!(said.contains("too late"), "{said}");
    assert_eq!(
        sealed.game().sealed().unwrap().seed(Seat::FIRST),
        Some(CLOSED)
    );
}

#[test]
fn a_move_that_is_taken_back_does_not_free_the_words_again() {
    let mut sealed = Sealed::begun();
    assert_eq!(adds(&mut sealed, "Ann", "eight cats"), "");
    assert_eq!(sealed.plays("Ann", "B2-B3"), "");
    let action = TakebackAction::Ask(None);
    assert_eq!(sealed.asks("Ann", Action::Takeback(action)), "");
    let answer = TakebackAction::Answer {
        game: None,
        seen: None,
        accept: true,
    };
    assert_eq!(sealed.asks("Ben", Action::Takeback(answer)), "");
    assert_eq!(sealed.game().ply(), Ply(0));
    let said = adds(&mut sealed, "Ann", "nine cats");
    assert!(said.contains("too late"), "{said}");
}

#[test]
fn a_game_of_scheme_1_goes_on_as_it_was_begun() {
    let mut sealed = Sealed::before_the_attack();
    let mut log = sealed.log();
    let Event::Dice(DiceEvent::Sealed { scheme, .. }) = &mut log[1].event else {
        panic!("{log:?}");
    };
    *scheme = Scheme::UntilRoll;
    let game = Game::from_log(ONE, &log).unwrap();
    assert!(Seat::all(2).all(|seat| sealed::takes_words(&game, seat, "late words")));
    sealed.plays("Ann", ATTACK);
    let rest = sealed.log().split_off(log.len());
    log.extend(rest);
    let game = Game::from_log(ONE, &log).unwrap();
    assert!(Seat::all(2).all(|seat| !sealed::takes_words(&game, seat, "late words")));
    // Players without words had the id of a message added after the roll, and have not since.
    log.retain(|entry| !matches!(entry.event, Event::Dice(DiceEvent::Seeded { .. })));
    for scheme_then in [Scheme::UntilRoll, Scheme::UntilMove] {
        let Event::Dice(DiceEvent::Sealed { scheme, .. }) = &mut log[1].event else {
            panic!("{log:?}");
        };
        *scheme = scheme_then;
        let game = Game::from_log(ONE, &log).unwrap();
        let late = Seat::all(2).all(|seat| sealed::takes_words(&game, seat, "late words"));
        assert_eq!(late, scheme_then == Scheme::UntilRoll);
    }
}

#[test]
fn games_without_dice_have_no_seal() {
    let mut table = Table::game("expanded touch");
    assert!(!table.plays("Ann", "D2-D3").told().contains("seal"));
}

#[test]
fn the_dice_are_what_follows_from_the_secret_whatever_the_moment_and_the_machine_hold() {
    let sealed = Sealed::before_the_attack();
    let (game, secret) = (sealed.game(), sealed.secret());
    let expected = due(&game, ATTACK, &secret);
    // The same position on several machines, at different times, with other randomness and other messages.
    for nth in 0..5_u8 {
        let home = tempfile::tempdir().unwrap();
        let copy = home.path().join("copy.db");
        std::fs::copy(sealed.path(), &copy).unwrap();
        let wal = PathBuf::from(format!("{}-wal", sealed.path().display()));
        if wal.exists() {
            std::fs::copy(wal, format!("{}-wal", copy.display())).unwrap();
        }
        let mut table = Table::on(Store::open(&copy).unwrap());
        table.pass((1 + i64::from(nth)) * 86_400_000);
        table.dice(1 + nth, 6 - nth).plays("Ann", ATTACK);
        let log = Store::open(&copy).unwrap().load(ONE).unwrap();
        assert_eq!(rolled(&log), std::slice::from_ref(&expected));
        let told = table.told();
        assert!(told.contains(&expected.to_string()), "{told}");
    }
}

#[test]
fn another_secret_seed_move_or_number_gives_another_roll() {
    let sealed = Sealed::before_the_attack();
    let game = sealed.game();
    let throw = RollInput {
        scheme: Scheme::NOW,
        game: ONE,
        number: 1,
        seeds: vec![("white", Some("a".to_owned())), ("black", None)],
        ply: Ply(9),
        position: game.position().setup().to_string(),
        mv: MoveText::new(ATTACK),
    };
    let many = Dice {
        count: 30,
        faces: 6,
    };
    let secret = Secret::new([1; 32]);
    let was = throw.roll(&secret, many);
    assert_eq!(was.faces().len(), 30, "faces go on in a second block");
    assert_ne!(was, throw.roll(&Secret::new([2; 32]), many));
    let others = [
        RollInput {
            scheme: Scheme::UntilRoll,
            ..throw.clone()
        },
        RollInput {
            game: GameId(2),
            ..throw.clone()
        },
        RollInput {
            number: 2,
            ..throw.clone()
        },
        RollInput {
            seeds: vec![("white", None), ("black", Some("a".to_owned()))],
            ..throw.clone()
        },
        RollInput {
            ply: Ply(10),
            ..throw.clone()
        },
        RollInput {
            position: "another".to_owned(),
            ..throw.clone()
        },
        RollInput {
            mv: MoveText::new("B5xC6"),
            ..throw.clone()
        },
    ];
    for other in others {
        assert_ne!(was, other.roll(&secret, many), "{other:?}");
        assert_ne!(throw.text(0), other.text(0));
    }
}

#[test]
fn seeds_are_one_line_and_short() {
    assert_eq!(
        seed("  seven\ncats\t and\u{7} more ").as_deref(),
        Some("seven cats and more")
    );
    for nothing in ["", " \n ", "-"] {
        assert_eq!(seed(nothing), None);
    }
    assert_eq!(seed(&"é".repeat(500)).unwrap().chars().count(), 100);
}

#[test]
fn a_lost_secret_throws_no_other_dice_and_lets_the_game_end() {
    let mut sealed = Sealed::before_the_attack();
    let conn = rusqlite::Connection::open(sealed.path()).unwrap();
    conn.execute("DELETE FROM secrets", ()).unwrap();
    let version = sealed.game().version();
    let answer = sealed.plays("Ann", ATTACK);
    assert!(answer.contains("missing from the database"), "{answer}");
    assert_eq!(sealed.game().version(), version);
    assert_eq!(sealed.plays("Ann", "G3-G4"), "");
    let amiss = |sealed: &Sealed| {
        let found = health::examine(&sealed.table.service, ONE).unwrap();
        found.iter().any(|found| found.what.contains("is lost"))
    };
    assert!(amiss(&sealed), "somebody may have to throw them");
    assert_eq!(sealed.resigns("Ben"), "");
    assert_eq!(sealed.game().stage(), Stage::Over);
    assert!(opened(&sealed.log()).is_empty());
    assert!(!amiss(&sealed), "nobody throws them any more");
}

#[test]
fn a_secret_that_somebody_has_exchanged_throws_nothing_and_is_not_opened() {
    let mut sealed = Sealed::before_the_attack();
    let conn = rusqlite::Connection::open(sealed.path()).unwrap();
    conn.execute("UPDATE secrets SET secret = ?1", [[9_u8; 32]])
        .unwrap();
    let answer = sealed.plays("Ann", ATTACK);
    assert!(answer.contains("missing from the database"), "{answer}");
    assert_eq!(sealed.resigns("Ben"), "");
    assert!(opened(&sealed.log()).is_empty());
}

#[test]
fn however_a_game_ends_its_secret_is_opened_with_it_and_kept_nowhere_else() {
    type End = fn(&mut Sealed);
    let ends: [(&str, End); 3] = [
        ("resignation", |sealed| {
            assert_eq!(sealed.plays("Ann", ATTACK), "");
            assert_eq!(sealed.resigns("Ben"), "");
        }),
        ("agreement", |sealed| {
            assert_eq!(sealed.plays("Ann", "G3-G4"), "");
            assert_eq!(sealed.asks("Ann", Action::OfferDraw(None)), "");
            let (game, seen) = (None, None);
            let accept = true;
            assert_eq!(
                sealed.asks("Ben", Action::AnswerDraw { game, seen, accept }),
                ""
            );
        }),
        ("called off", |sealed| {
            assert_eq!(sealed.asks("Ann", Action::Abort(None)), "");
        }),
    ];
    for (name, end) in ends {
        let mut sealed = match name {
            "called off" => Sealed::begun(),
            _ => Sealed::before_the_attack(),
        };
        let secret = sealed.secret();
        sealed.table.told();
        end(&mut sealed);
        assert_eq!(
            opened(&sealed.log()),
            std::slice::from_ref(&secret),
            "{name}"
        );
        assert_eq!(
            store::secrets::of_game(&sealed.store(), ONE).unwrap(),
            None,
            "{name}"
        );
        sealed.table.ask("Eve", Action::Help);
        let told = sealed.table.told();
        assert!(
            !told.contains(&secret.hex()),
            "it is for who checks: {name}: {told}"
        );
    }
}

#[test]
fn a_challenge_that_comes_to_nothing_leaves_no_secret() {
    for (player, ask) in [
        ("Ben", Action::Decline(ONE)),
        ("Ann", Action::Withdraw(ONE)),
    ] {
        let mut sealed = Sealed::offered();
        assert_eq!(sealed.asks(player, ask), "");
        assert_eq!(store::secrets::of_game(&sealed.store(), ONE).unwrap(), None);
        assert!(opened(&sealed.log()).is_empty());
    }
}

#[test]
fn every_game_of_a_standing_challenge_and_a_rematch_has_a_seal_of_its_own() {
    let mut sealed = Sealed::offered();
    sealed.table.asked(
        "Ann",
        Action::Challenge(NewChallenge {
            options: "active".parse().unwrap(),
            series: Some("3".to_owned()),
            ..NewChallenge::default()
        }),
    );
    assert_eq!(sealed.asks("Ben", Action::Accept(GameId(2))), "");
    assert_eq!(sealed.resigns("Ben"), "");
    assert_eq!(sealed.asks("Ben", Action::Rematch(GameId(2))), "");
    let mut seals = Vec::new();
    for number in 1..=4 {
        let log = sealed.store().load(GameId(number)).unwrap();
        let game = Game::from_log(GameId(number), &log).unwrap();
        let seal = game.sealed().unwrap().seal();
        assert_eq!(seal.game, GameId(number));
        let secret = store::secrets::of_game(&sealed.store(), GameId(number)).unwrap();
        assert_eq!(secret.is_some(), game.stage() != Stage::Over);
        seals.push(seal.commitment.to_string());
    }
    seals.sort();
    seals.dedup();
    assert_eq!(seals.len(), 4);
}

#[test]
fn a_friend_who_takes_up_all_challenges_adds_nothing_unasked() {
    let mut sealed = Sealed::offered();
    sealed.asks("Ben", Action::Decline(ONE));
    let friend = RelationAction::Befriend(Some(person("Ann")));
    sealed.asks("Ben", Action::Relation(friend));
    sealed.table.challenge("Ann", Some("Ben"), "active");
    let log = sealed.store().load(GameId(2)).unwrap();
    let game = Game::from_log(GameId(2), &log).unwrap();
    assert_eq!(game.stage(), Stage::Running);
    assert!(matches!(
        log[1].event,
        Event::Dice(DiceEvent::Sealed { .. })
    ));
    assert_eq!(game.sealed().unwrap().seed(Seat::SECOND), None);
}

#[test]
fn a_seal_for_another_number_is_not_stored() {
    let mut store = Store::in_memory().unwrap();
    let sealed = Sealed::offered();
    let log = sealed.log();
    let secret = sealed.secret();
    let owed = SideEffects {
        secret: Some(&secret),
        ..SideEffects::default()
    };
    let summary = |id| Game::from_log(id, &log).unwrap().summary();
    assert_eq!(store.create(&log, summary, owed).unwrap(), ONE);
    assert_eq!(store.next_number().unwrap(), GameId(2));
    let again = store.create(&log, summary, owed);
    assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
    assert_eq!(store.next_number().unwrap(), GameId(2));
}

#[test]
fn nothing_that_is_printed_for_us_shows_a_secret() {
    let bytes: [u8; 32] = std::array::from_fn(|n| u8::try_from(n * 7 + 3).unwrap());
    let secret = Secret::new(bytes);
    let event = Event::Dice(DiceEvent::Opened {
        secret: secret.clone(),
    });
    let entry = Entry {
        at: Timestamp(0),
        event,
    };
    let env = Env {
        now: Timestamp(0),
        entropy: bytes,
    };
    for printed in [
        format!("{secret:?}"),
        format!("{entry:#?}"),
        format!("{env:?}"),
        format!("{:?}", DiceSource::Sealed(secret)),
    ] {
        assert!(printed.contains("sealed"), "{printed}");
        assert!(
            !printed.contains("10, 17") && !printed.contains("0a11"),
            "{printed}"
        );
    }
}

/// Returns `true` if these bytes contain the secret in any printable form.
fn shows(bytes: &[u8], secret: &Secret) -> bool {
    let list: Vec<String> = secret.bytes().iter().map(u8::to_string).collect();
    let hex = secret.hex();
    let forms = [
        secret.bytes()[..8].to_vec(),
        hex.as_bytes()[..16].to_vec(),
        hex.to_uppercase().as_bytes()[..16].to_vec(),
        list[..6].join(", ").into_bytes(),
        list[..6].join(",").into_bytes(),
        base64(&secret.bytes()[..9]).into_bytes(),
    ];
    forms
        .iter()
        .any(|form| bytes.windows(form.len()).any(|part| part == form))
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let number = three
            .iter()
            .fold(0_usize, |sum, byte| sum << 8 | usize::from(*byte));
        for shift in [18, 12, 6, 0] {
            text.push(char::from(LETTERS[number >> shift & 63]));
        }
    }
    text
}

/// Ann and Bea play a game with dice on the stand-in, up to White's attack.
async fn before_the_attack(discord: &Discord) {
    let options = [
        ("opponent", json!(BEA.id.to_string())),
        ("side", json!("0")),
        ("active", json!(true)),
    ];
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &options);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    let pressed = discord.press(BEA, TOWN, &offer, "Accept");
    discord.first_answer(&pressed).await;
    discord.next_post().await;
    for (mv, player) in BEFORE.split(' ').zip([ANN, BEA].into_iter().cycle()) {
        let asked = discord.slash(player, TOWN, "move", &[("move", json!(mv))]);
        discord.answer(&asked).await;
        discord.next_post().await;
    }
}

fn kept(bot: &Bot) -> (Game, Option<Secret>) {
    let store = Store::open_read_only(&bot.home.path().join("games.db")).unwrap();
    let game = Game::from_log(ONE, &store.load(ONE).unwrap()).unwrap();
    (game, store::secrets::of_game(&store, ONE).unwrap())
}

/// The alternative text of a message's picture.
fn alt(post: &serde_json::Value) -> &str {
    post["attachments"][0]["description"].as_str().unwrap()
}

/// Everything the bot has sent to Discord, with files, and its log.
fn all_said(discord: &Discord, bot: &Bot) -> Vec<Vec<u8>> {
    let mut all = vec![bot.stderr().into_bytes()];
    for method in ["POST", "PATCH", "PUT"] {
        for call in discord.calls(method, "/") {
            all.push(call.body.to_string().into_bytes());
            all.extend(call.file);
        }
    }
    all
}

#[tokio::test]
async fn the_secret_is_in_no_message_file_or_log_before_the_game_is_over() {
    let discord = Discord::start().await;
    let bot = Bot::start_logging(&discord, "trace");
    discord.connected().await;
    before_the_attack(&discord).await;
    let (game, secret) = kept(&bot);
    let secret = secret.expect("it is sealed");
    let expected = due(&game, ATTACK, &secret);
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!(ATTACK))]);
    discord.answer(&asked).await;
    let post = discord.next_post().await;
    assert!(alt(&post).contains(&expected.to_string()), "{post}");
    let number = [("game", json!("1"))];
    for command in ["board", "review", "game export", "show words", "film"] {
        let asked = discord.slash(BEA, TOWN, command, &number);
        discord.first_answer(&asked).await;
        discord.nth_answer(&asked, 0).await;
    }
    for said in all_said(&discord, &bot) {
        assert!(!shows(&said, &secret), "{}", String::from_utf8_lossy(&said));
    }
    let exported = crate::discord::bot::command(&bot.home)
        .stdout(std::process::Stdio::piped())
        .args(["export", "1", "--db", "games.db"])
        .output()
        .unwrap();
    assert!(exported.status.success() && exported.stdout.len() > 500);
    assert!(!shows(&exported.stdout, &secret));
    assert!(shows(secret.hex().as_bytes(), &secret), "it would be found");

    let asked = discord.slash(BEA, TOWN, "game resign", &number);
    let sure = discord.answer(&asked).await;
    let pressed = discord.press(BEA, TOWN, &sure, "Resign #1");
    discord.first_answer(&pressed).await;
    let end = discord.next_post().await;
    assert!(words(&end).contains("checks every roll"), "{end}");
    assert_eq!(kept(&bot).1, None);
    discord.assert_sound();
}

#[tokio::test]
async fn a_roll_that_was_stored_before_a_crash_is_told_after_it_once_and_is_the_same() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    before_the_attack(&discord).await;
    let (game, secret) = kept(&bot);
    let expected = due(&game, ATTACK, &secret.unwrap());
    discord.fail("POST", "/channels/501/messages", 999, (503, json!(null)));
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!(ATTACK))]);
    discord.first_answer(&asked).await;
    discord
        .called_times("POST", "/channels/501/messages", 11)
        .await;
    let count = discord.post_count();
    let bot = bot.killed_and_started(&discord).await;
    discord.recover();
    let post = discord.next_post().await;
    assert!(
        alt(&post).contains(&format!("{ATTACK}{expected}")),
        "{post}"
    );
    // The same declaration again throws no second dice.
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!(ATTACK))]);
    discord.answer(&asked).await;
    assert_eq!(discord.post_count(), count + 1);
    let (game, _) = kept(&bot);
    assert_eq!(game.sealed().unwrap().rolls(), 1);
    discord.assert_sound();
}

#[test]
fn words_of_ones_own_are_added_once_and_not_after_the_name_of_their_message() {
    let mut sealed = Sealed::begun();
    assert_eq!(adds(&mut sealed, "Ann", "grey herons"), "");
    let log = sealed.log();
    let added = log.iter().filter_map(|entry| {
        if let Event::Dice(DiceEvent::Seeded { seat, seed }) = &entry.event {
            (*seat == Seat::FIRST).then_some(seed)
        } else {
            None
        }
    });
    assert_eq!(added.collect::<Vec<_>>(), ["grey herons"]);
}

#[test]
fn a_stale_choice_stays_stale_though_words_are_added_with_it() {
    let sealed = Sealed::begun();
    let game = sealed.game();
    let input = DecideInput {
        dice_source: DiceSource::Sealed(sealed.secret()),
        seed: "test:9".to_owned(),
        ..DecideInput::default()
    };
    let choose = |version: u32| {
        let (seen, index) = (Version(version), 0);
        let play = Command::Play(MoveChoice::Index { seen, index });
        let env = at_moment(game.last_event_at(), [1, 1]);
        decide(&game, &person("Ann").id, &play, &env, &input)
    };
    let now = game.version().0;
    assert_eq!(choose(now - 1), Err(Refusal::Stale));
    let events = choose(now).unwrap();
    assert!(
        matches!(
            events[..],
            [
                Event::Dice(DiceEvent::Seeded { .. }),
                Event::Played { .. },
                ..
            ]
        ),
        "{events:?}"
    );
}
