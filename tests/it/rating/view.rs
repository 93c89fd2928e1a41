//! Ratings are a view. Kept in step, made again, and made again on a copy, they are the same to the bit. Forgetting a
//! player moves nobody else.

use std::path::Path;

use kingboard::game::options::Options;
use kingboard::game::outcome::{Outcome, Termination};
use kingboard::game::seat::Seat;
use kingboard::games::GameKind;
use kingboard::play::event::{ChallengeTerms, Entry, Event, ModerationEvent};
use kingboard::play::season::{Season, SeasonLength};
use kingboard::play::stakes::Stakes;
use kingboard::play::{Env, Game, GameId, Place, PlayerId, Server, Timestamp, Version};
use kingboard::rating::PlayerRating;
use kingboard::store::{
    self, AccountDecision, RatedPlayer, SideEffects, Store, StoredDecision, UnfinishedGames,
};

use crate::rating::sim::Luck;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Kinds of tables, with their options.
const TABLES: [(GameKind, &str); 6] = [
    (GameKind::KINGS_MATE, ""),
    (GameKind::KINGS_MATE, "active"),
    (GameKind::KINGS_GUARD, ""),
    (GameKind::FOUR_KINGS, ""),
    (GameKind::FOUR_KINGS, "team"),
    (GameKind::IMMORTAL_STAR_MASTERS, ""),
];

fn player(nth: usize) -> PlayerId {
    PlayerId::new(format!("discord:{}", 100 + nth))
}

/// A year of games in one store.
struct Year {
    store: Store,
    luck: Luck,
    now: i64,
    people: Vec<PlayerId>,
    newcomers: usize,
    games: Vec<GameId>,
}

impl Year {
    fn at(path: &Path) -> Self {
        Self {
            store: Store::open(path).unwrap(),
            luck: Luck(7),
            now: 1_700_000_000_000,
            people: (0..9).map(player).collect(),
            newcomers: 9,
            games: Vec::new(),
        }
    }

    fn game(&self, id: GameId) -> Game {
        Game::from_log(id, &self.store.load(id).unwrap()).unwrap()
    }

    /// Plays a whole game.
    fn play(&mut self) {
        let (kind, option) = TABLES[self.luck.below(TABLES.len())];
        let options = option
            .split_whitespace()
            .fold(Options::default(), Options::with);
        let start = (kind.spec().start)(&options);
        let count = start.seats();
        let mut people = self.people.clone();
        let seats: Vec<PlayerId> = (0..count)
            .map(|_| people.remove(self.luck.below(people.len())))
            .collect();
        let server = ["1", "2"][self.luck.below(2)];
        let mut events = vec![Event::Created {
            kind,
            rules_version: kind.spec().rules_version,
            options,
            place: Place::in_server("discord", server, "10"),
            by: seats[0].clone(),
            invited: None,
            side: None,
            terms: ChallengeTerms {
                rated: true,
                ..ChallengeTerms::default()
            },
        }];
        let seated = Seat::all(count).zip(seats.iter().cloned());
        events.extend(seated.map(|(seat, player)| Event::Seated { seat, player }));
        events.push(Event::Started {
            setup: start.setup(),
        });
        let everywhere = self.luck.below(3) == 0;
        events.push(Event::Stakes(Stakes::Rated { everywhere }));
        let mut outcome = Outcome::draw(count, Termination::AGREEMENT);
        if self.luck.below(5) > 0 {
            let first = self.luck.below(usize::from(count));
            for (nth, seat) in Seat::all(count).enumerate() {
                let partners = start.partners(seat);
                let won = nth == first || partners.iter().any(|seat| seat.index() == first);
                outcome.places[seat] = if won { 1 } else { 2 };
            }
        }
        events.push(Event::Ended { outcome });
        let log: Vec<Entry> = events
            .into_iter()
            .map(|event| Entry {
                at: Timestamp(self.now),
                event,
            })
            .collect();
        let row = |id| Game::from_log(id, &log).unwrap().summary();
        let made = self.store.create(&log, row, SideEffects::default());
        self.games.push(made.unwrap());
    }

    /// A moderator annuls a game, or takes it out of the ratings.
    fn moderate(&mut self) {
        let id = self.games[self.luck.below(self.games.len())];
        let game = self.game(id);
        let (by, reason) = (PlayerId::new("discord:9"), String::new());
        if game.is_annulled() {
            return;
        }
        let event = if self.luck.below(2) == 0 {
            ModerationEvent::Annulled { by, reason }
        } else {
            ModerationEvent::Unrated { by, reason }
        };
        let entry = Entry {
            at: Timestamp(self.now),
            event: Event::Moderated(event),
        };
        let mut next = game.clone();
        next.apply(&entry);
        let expected: Version = game.version();
        let stored = self
            .store
            .append(expected, &[entry], &next.summary(), SideEffects::default());
        stored.unwrap();
    }

    /// Everybody's ratings but this one's.
    fn ratings(&self, without: Option<&PlayerId>) -> Vec<Vec<RatedPlayer>> {
        let pools = store::standings::all_pools(&self.store).unwrap();
        pools
            .iter()
            .map(|pool| {
                let mut rated = store::standings::ratings_in(&self.store, pool).unwrap();
                for one in &rated {
                    let alone = store::standings::rating_in(&self.store, pool, &one.player);
                    assert_eq!(alone.unwrap().as_ref(), Some(&one.rating));
                }
                rated.retain(|rated| Some(&rated.player) != without);
                // A player's number of opponents counts those who are still known.
                for rated in &mut rated {
                    rated.companions = 0;
                }
                rated
            })
            .filter(|rated| !rated.is_empty())
            .collect()
    }

    /// Moderators decide about an account.
    fn decide(&mut self) {
        let server = Server::named("discord", ["1", "2"][self.luck.below(2)]);
        let accounts = store::account_decisions::accounts(&self.store, &server).unwrap();
        let mut people = self.people.clone();
        let player = people.remove(self.luck.below(people.len()));
        let other = accounts
            .main(&people[self.luck.below(people.len())])
            .clone();
        let decision = match self.luck.below(3) {
            0 if other != player => AccountDecision::Merge(other),
            1 => AccountDecision::Bar,
            _ => AccountDecision::Admit,
        };
        let stored = StoredDecision {
            at: Timestamp(self.now),
            decision,
            player,
            moderator: None,
            reason: None,
        };
        store::account_decisions::add(&mut self.store, &server, &stored, |_| Vec::new()).unwrap();
    }

    /// Everybody’s performance in the present season but this one’s.
    fn season(&self, without: Option<&PlayerId>) -> Vec<(PlayerId, PlayerRating)> {
        let span = Season::at(SeasonLength::HalfYear, Timestamp(self.now)).span();
        let pools = store::standings::all_pools(&self.store).unwrap();
        let played = pools
            .iter()
            .flat_map(|pool| store::seasons::performances(&self.store, pool, span).unwrap());
        let others = played.filter(|(player, _)| Some(player) != without);
        others
            .map(|(player, played)| (player, played.rating))
            .collect()
    }

    /// A player is forgotten, and a new one comes.
    fn forget(&mut self) {
        let gone = self.people.remove(self.luck.below(self.people.len()));
        self.people.push(player(self.newcomers));
        self.newcomers += 1;
        let before = (self.ratings(Some(&gone)), self.season(Some(&gone)));
        // The end of a merge moves ratings, as it should.
        let merged = ["1", "2"].iter().any(|server| {
            let decisions = store::account_decisions::newest(
                &self.store,
                &Server::named("discord", server),
                1000,
            )
            .unwrap();
            let merge =
                |decision: &StoredDecision| matches!(decision.decision, AccountDecision::Merge(_));
            decisions
                .iter()
                .any(|decision| merge(decision) && decision.names(&gone))
        });
        let env = Env {
            now: Timestamp(self.now),
            entropy: [u8::try_from(self.newcomers).unwrap(); 32],
        };
        let pseudonym = |game| PlayerId::pseudonymised(&env, game);
        store::erase::forget_player(
            &mut self.store,
            &gone,
            UnfinishedGames::left(&[]),
            pseudonym,
            env.now,
        )
        .unwrap();
        if !merged {
            let after = (self.ratings(None), self.season(None));
            assert_eq!(after, before, "{gone:?} was forgotten");
        }
    }

    fn hold(&mut self) {
        let check = store::standings::compare(&self.store).unwrap();
        assert_eq!(
            check.differing,
            0,
            "{check:?} after {} games",
            self.games.len()
        );
    }
}

#[test]
fn ratings_are_a_view_in_a_year_of_play() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("year.db");
    let mut year = Year::at(&path);
    for step in 0..500 {
        // Clocks of servers are set back now and then.
        let clock = year.luck.below(20);
        year.now += match clock {
            0 => -3 * DAY,
            1 => 0,
            _ => DAY / 2,
        };
        year.play();
        if year.luck.below(12) == 0 {
            year.moderate();
        }
        if year.luck.below(25) == 0 {
            year.decide();
        }
        if year.luck.below(40) == 0 {
            year.forget();
        }
        if step % 10 == 0 {
            year.hold();
        }
    }
    year.hold();
    let (kept, pools) = (
        year.ratings(None),
        store::standings::all_pools(&year.store).unwrap(),
    );
    assert!(pools.len() > 12, "{pools:?}");
    drop(year);
    let copy = dir.path().join("copy.db");
    std::fs::copy(&path, &copy).unwrap();
    let mut year = Year::at(&copy);
    assert_eq!(
        store::standings::rebuild(&mut year.store).unwrap(),
        pools.len()
    );
    assert_eq!(year.ratings(None), kept);
}

#[test]
fn a_rebuild_writes_the_steps_that_are_wrong_and_no_other() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("year.db");
    let mut year = Year::at(&path);
    for _ in 0..60 {
        year.now += DAY;
        year.play();
    }
    let (kept, pools) = (
        year.ratings(None),
        store::standings::all_pools(&year.store).unwrap(),
    );
    let conn = rusqlite::Connection::open(&path).unwrap();
    conn.execute_batch(
        "CREATE TABLE written (deed TEXT);
         CREATE TRIGGER i AFTER INSERT ON rating_steps BEGIN INSERT INTO written VALUES ('insert'); END;
         CREATE TRIGGER u AFTER UPDATE ON rating_steps BEGIN INSERT INTO written VALUES ('update'); END;
         CREATE TRIGGER d AFTER DELETE ON rating_steps BEGIN INSERT INTO written VALUES ('delete'); END;",
    )
    .unwrap();
    let written = |what: &str| -> usize {
        let sql = "SELECT count(*) FROM written WHERE deed LIKE ?1";
        let count: i64 = conn.query_row(sql, [what], |row| row.get(0)).unwrap();
        usize::try_from(count).unwrap()
    };
    store::standings::rebuild(&mut year.store).unwrap();
    assert_eq!(written("%"), 0, "all was right");

    let updated = conn
        .execute("UPDATE rating_steps SET expected = -1 WHERE game = 5", [])
        .unwrap();
    let deleted = conn
        .execute("DELETE FROM rating_steps WHERE game = 9", [])
        .unwrap();
    let moved = conn
        .execute(
            "UPDATE rating_steps SET player = 'discord:7' WHERE game = 20",
            [],
        )
        .unwrap();
    let unknown = [
        "'discord:1', 'chess'",
        "'', 'chess'",
        "'gone:1', 'kings-mate'",
    ];
    for pool in unknown {
        conn.execute_batch(&format!(
            "INSERT INTO rating_steps VALUES ({pool}, 1, 1, 0, 'discord:7', 0, 0, 0, 0, 0, '0', 0, 0, 0, 0);
             INSERT INTO ratings VALUES ({pool}, 'discord:8', 0, 0, 0, 0);"
        ))
        .unwrap();
    }
    conn.execute_batch("DELETE FROM written").unwrap();
    assert_eq!(
        store::standings::rebuild(&mut year.store).unwrap(),
        pools.len()
    );
    assert_eq!(written("update"), updated);
    assert_eq!(written("insert"), deleted + moved);
    assert_eq!(written("delete"), moved + unknown.len());
    assert_eq!(year.ratings(None), kept);
    assert_eq!(store::standings::all_pools(&year.store).unwrap(), pools);
    year.hold();
}

#[test]
fn ratings_of_another_version_are_made_again_when_the_database_opens() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("year.db");
    let mut year = Year::at(&path);
    for _ in 0..20 {
        year.now += DAY;
        year.play();
    }
    let kept = year.ratings(None);
    drop(year);
    let conn = rusqlite::Connection::open(&path).unwrap();
    conn.execute_batch("UPDATE ratings SET rating = 0; UPDATE rating_view SET version = 0;")
        .unwrap();
    drop(conn);
    let mut year = Year::at(&path);
    assert_eq!(year.ratings(None), kept);
    year.hold();
}

#[test]
fn a_forgotten_server_takes_its_ratings_along_and_leaves_those_over_all_servers() {
    let dir = tempfile::tempdir().unwrap();
    let mut year = Year::at(&dir.path().join("year.db"));
    for _ in 0..60 {
        year.now += DAY;
        year.play();
    }
    let server = Server::named("discord", "1");
    let over_all = |year: &Year| {
        let pools = store::standings::all_pools(&year.store).unwrap();
        let pools = pools.into_iter().filter(|pool| pool.server().is_none());
        pools
            .map(|pool| store::standings::ratings_in(&year.store, &pool).unwrap())
            .collect::<Vec<_>>()
    };
    let before = over_all(&year);
    let env = Env {
        now: Timestamp(year.now),
        entropy: [3; 32],
    };
    let nowhere = Place::pseudonymised(&env);
    store::erase::forget_server(&mut year.store, &server, &[], &nowhere, env.now).unwrap();
    let pools = store::standings::all_pools(&year.store).unwrap();
    assert!(
        pools
            .iter()
            .all(|pool| pool.server() != Some(server.clone()))
    );
    assert_eq!(over_all(&year), before);
    year.hold();
}

/// `SLOW_TESTS=1 cargo test --test it twenty_five_thousand -- --nocapture` prints what a rebuild and the end of a game
/// cost.
#[test]
fn a_rebuild_of_twenty_five_thousand_games_gives_the_ratings_they_had() {
    if std::env::var_os("SLOW_TESTS").is_none() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let mut year = Year::at(&dir.path().join("year.db"));
    year.people = (0..400).map(player).collect();
    year.store.begin_batch().unwrap();
    for _ in 0..25_000 {
        year.now += DAY / 70;
        year.play();
    }
    year.store.commit_batch().unwrap();
    year.hold();
    let begun = tokio::time::Instant::now();
    let pools = store::standings::rebuild(&mut year.store).unwrap();
    println!("{pools} pools rebuilt in {:?}", begun.elapsed());
    year.hold();
}
