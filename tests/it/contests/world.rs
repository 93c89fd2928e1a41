//! A world around a contest: people who play, vanish and leave, and a clock that goes from alarm to alarm.

use std::collections::{BTreeMap, BTreeSet};

use kingboard::contest::command::{ContestCommand, ContestRefusal};
use kingboard::contest::decide::decide;
use kingboard::contest::event::{ContestEntry, ContestEvent, How, Leaving, NewEntrant};
use kingboard::contest::inputs::{Inputs, Lot, Playing};
use kingboard::contest::progress::{alarm, progress};
use kingboard::contest::state::Contest;
use kingboard::contest::terms::{FIRST_MOVE, Terms};
use kingboard::contest::values::{ContestTime, DAY, EntrantId, Halves, TableId};

/// `SplitMix64`: the same numbers on every machine.
pub(super) struct Numbers(pub(super) u64);

impl Numbers {
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub(super) fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.next() % most as u64).unwrap()
    }

    pub(super) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        (!all.is_empty()).then(|| all[self.below(all.len())])
    }
}

fn lot(lot: Lot) -> u64 {
    let number = match lot {
        Lot::Place(entrant) => u64::from(entrant.0),
        Lot::Side { round, meeting } => 1000 + u64::from(round * 97 + meeting),
        Lot::FirstSide => 999,
    };
    Numbers(number).next()
}

/// A moderator who plays in nothing.
pub(super) const MODERATOR: EntrantId = EntrantId(9000);

/// A contest and its people.
pub(super) struct World {
    pub(super) log: Vec<ContestEntry>,
    pub(super) contest: Contest,
    pub(super) now: ContestTime,
    pub(super) numbers: Numbers,
    /// Those who never move.
    pub(super) vanished: BTreeSet<EntrantId>,
    newcomers: u32,
}

impl World {
    pub(super) fn open(terms: Terms, seed: u64) -> Self {
        let (at, seal) = (ContestTime(0), [0; 32]);
        let closes = at.after(7 * DAY);
        let opened = ContestEntry {
            at,
            event: ContestEvent::Opened {
                terms,
                closes,
                seal,
            },
        };
        let contest = Contest::of(std::slice::from_ref(&opened)).unwrap();
        Self {
            log: vec![opened],
            contest,
            now: at,
            numbers: Numbers(seed),
            vanished: BTreeSet::new(),
            newcomers: 5000,
        }
    }

    fn put(&mut self, events: Vec<ContestEvent>) {
        for event in events {
            let entry = ContestEntry {
                at: self.now,
                event,
            };
            self.contest.apply(&entry);
            self.log.push(entry);
        }
    }

    fn games(&mut self) -> BTreeMap<TableId, Playing> {
        let tables = self
            .contest
            .tables()
            .values()
            .filter(|table| table.running().is_some());
        let mut games = BTreeMap::new();
        for table in tables {
            let seats = &table.paired.seats;
            let game = Playing {
                begun: !seats.iter().any(|seat| self.vanished.contains(seat)),
                moved: !seats.iter().all(|seat| self.vanished.contains(seat)),
                used: seats
                    .iter()
                    .map(|_| i64::try_from(self.numbers.below(1000)).unwrap())
                    .collect(),
                standing: None,
            };
            games.insert(table.paired.id, game);
        }
        games
    }

    /// A number that nobody has had.
    fn next(&self) -> EntrantId {
        let last = self.contest.entrants().keys().next_back();
        EntrantId(last.map_or(0, |last| last.0) + 1)
    }

    pub(super) fn ask(&mut self, command: &ContestCommand) -> Result<(), ContestRefusal> {
        let games = self.games();
        let (now, secret) = (self.now, Some([1; 32]));
        let inputs = Inputs {
            now,
            games: &games,
            next: self.next(),
            lot: &lot,
            secret,
        };
        let events = decide(&self.contest, command, &inputs)?;
        self.put(events);
        Ok(())
    }

    /// Lets the time come for what is due.
    pub(super) fn wait(&mut self) {
        let alarm = alarm(&self.contest).expect("a contest that goes on has an alarm");
        if self.somebody_forfeits(alarm) {
            return;
        }
        self.now = self.now.max(alarm);
        let (before, games) = (self.contest.version(), self.games());
        let (now, secret) = (self.now, Some([1; 32]));
        let inputs = Inputs {
            now,
            games: &games,
            next: self.next(),
            lot: &lot,
            secret,
        };
        let events = progress(&self.contest, &inputs);
        self.put(events);
        assert!(
            self.contest.version() > before,
            "an alarm without an event at {:?}",
            self.now
        );
    }

    /// Ends the first game between two that is lost for want of a first move before this time, since one of them has
    /// vanished.
    fn somebody_forfeits(&mut self, before: ContestTime) -> bool {
        if self.contest.hold().is_some() {
            return false;
        }
        let tables = self.contest.tables().values();
        let lost = tables.filter_map(|table| {
            let since = table.running()?.since;
            let seats = &table.paired.seats;
            let gone = seats.iter().find(|seat| self.vanished.contains(seat))?;
            let at = since.after(FIRST_MOVE);
            (seats.len() == 2 && at <= before).then_some((at, table.paired.id, *gone))
        });
        let Some((at, table, gone)) = lost.min() else {
            return false;
        };
        self.now = self.now.max(at);
        let seats = &self.contest.tables()[&table].paired.seats;
        let points = seats.iter().map(|seat| if *seat == gone { 0 } else { 2 });
        self.end(table, points.collect(), How::Forfeit, vec![gone]);
        true
    }

    pub(super) fn enter(&mut self, number: u32, strength: i32) -> Result<(), ContestRefusal> {
        let team = self.contest.has_teams().then_some(number % 2);
        let id = EntrantId(number);
        let entrant = NewEntrant {
            id,
            strength,
            group: None,
            team,
            computer: false,
        };
        self.ask(&ContestCommand::Enter(entrant))
    }

    pub(super) fn running(&self) -> Vec<TableId> {
        let running = self
            .contest
            .tables()
            .values()
            .filter(|table| table.running().is_some());
        running.map(|table| table.paired.id).collect()
    }

    pub(super) fn report(&mut self, table: TableId, points: Vec<Halves>) {
        self.end(table, points, How::Played, Vec::new());
    }

    fn end(&mut self, table: TableId, points: Vec<Halves>, how: How, late: Vec<EntrantId>) {
        self.ask(&ContestCommand::Report {
            table,
            points,
            how,
            late,
        })
        .unwrap();
    }

    /// Ends a game in any way, if its people still move.
    pub(super) fn play_one(&mut self) {
        let Some(id) = self.numbers.one_of(&self.running()) else {
            return;
        };
        let seats = self.contest.tables()[&id].paired.seats.clone();
        let soon = self
            .now
            .after(i64::try_from(self.numbers.below(60 * 60 * 1000)).unwrap());
        if seats.iter().any(|seat| self.vanished.contains(seat))
            || alarm(&self.contest) <= Some(soon)
        {
            return;
        }
        self.now = soon;
        let mut places: Vec<Halves> = (0..).step_by(2).take(seats.len()).collect();
        for at in (1..places.len()).rev() {
            places.swap(at, self.numbers.below(at + 1));
        }
        if places.len() == 2 && self.numbers.chance(30) {
            places = vec![1, 1];
        }
        self.report(id, places);
    }

    pub(super) fn somebody_leaves(&mut self) {
        let all: Vec<EntrantId> = self.contest.still_in().collect();
        if let Some(entrant) = self.numbers.one_of(&all) {
            let (why, by) = (Leaving::Own, None);
            self.ask(&ContestCommand::Leave { entrant, why, by })
                .unwrap();
        }
    }

    /// Holds and byes and late entries, of which many are refused.
    pub(super) fn somebody_meddles(&mut self) {
        if self.numbers.chance(20) {
            self.put(vec![ContestEvent::PlaceLost]);
            self.now = self.now.after(3 * DAY);
            self.put(vec![ContestEvent::Moved]);
        }
        let by = MODERATOR;
        let hold = self.numbers.chance(50);
        let command = if hold {
            ContestCommand::Hold { by }
        } else {
            ContestCommand::Resume { by }
        };
        let refused = self.ask(&command).is_err();
        if !refused && self.numbers.chance(30) {
            self.newcomers += 1;
            // A refusal is fine: most contests have begun.
            self.enter(self.newcomers, 5).unwrap_or_default();
        }
        let all: Vec<EntrantId> = self.contest.still_in().collect();
        if let Some(entrant) = self.numbers.one_of(&all) {
            self.ask(&ContestCommand::Rest(entrant)).unwrap_or_default();
        }
    }
}
