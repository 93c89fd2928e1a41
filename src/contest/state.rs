//! [`Contest`]: the state of a contest, folded from its events. Applying an event cannot fail.

use std::collections::{BTreeMap, BTreeSet};

use crate::contest::event::{Bye, ContestEntry, ContestEvent, How, Leaving, NewEntrant, NewTable};
use crate::contest::terms::{Format, Terms};
use crate::contest::values::{ContestPhase, ContestTime, EntrantId, Halves, Interruption, TableId};

/// A contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    pub(in crate::contest) terms: Terms,
    pub(in crate::contest) seal: [u8; 32],
    pub(in crate::contest) stage: ContestStage,
    /// The time from which entering is counted.
    pub(in crate::contest) opened: ContestTime,
    pub(in crate::contest) hold: Option<Hold>,
    /// Holds that are over, and the times without a channel.
    pub(in crate::contest) holds: Vec<Interruption>,
    /// The time since which its channel is gone.
    pub(in crate::contest) lost: Option<ContestTime>,
    /// Outages, of which the log knows nothing.
    pub(in crate::contest) outages: Vec<Interruption>,
    /// Time for which it has been held in all, in ms.
    pub(in crate::contest) held: i64,
    pub(in crate::contest) entrants: BTreeMap<EntrantId, Entrant>,
    pub(in crate::contest) seeds: Vec<EntrantId>,
    pub(in crate::contest) groups: Vec<u32>,
    pub(in crate::contest) rounds: u32,
    /// Rounds that were paired, each with its start.
    pub(in crate::contest) paired: Vec<RoundState>,
    pub(in crate::contest) tables: BTreeMap<TableId, ContestTable>,
    /// The tables of each entrant, in the order of their numbers.
    pub(in crate::contest) seated: BTreeMap<EntrantId, Vec<TableId>>,
    /// Numbers of people whose place another person has taken.
    pub(in crate::contest) former: BTreeSet<EntrantId>,
    pub(in crate::contest) version: u32,
}

/// The stage of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestStage {
    /// People may enter.
    Open {
        /// The time at which it begins, without holds and outages: [`Contest::closes`] has them.
        closes: ContestTime,
        /// `true` if that time was postponed once.
        extended: bool,
    },
    /// It is being played.
    Running,
    /// It is over.
    Over {
        /// The final table.
        order: Vec<EntrantId>,
        /// `true` if a round could not be paired.
        early: bool,
        /// The opened secret.
        secret: Option<[u8; 32]>,
    },
    /// It came to nothing.
    Cancelled,
}

impl ContestStage {
    /// The phase, as lists have it.
    pub const fn phase(&self) -> ContestPhase {
        match self {
            Self::Open { .. } => ContestPhase::Open,
            Self::Running => ContestPhase::Running,
            Self::Over { .. } => ContestPhase::Over,
            Self::Cancelled => ContestPhase::Cancelled,
        }
    }
}

/// A hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hold {
    /// Its start.
    pub since: ContestTime,
    /// Its end at the latest.
    pub until: ContestTime,
    /// The moderator.
    pub by: EntrantId,
    /// The version that it made.
    pub version: u32,
}

/// A round under way or past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundState {
    /// Its start.
    pub since: ContestTime,
    /// Those without an opponent.
    pub byes: Vec<Bye>,
}

/// An entrant, also one who is out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// As they entered.
    pub entry: NewEntrant,
    /// Why they are out; `None` for those who are in.
    pub out: Option<Leaving>,
    /// `true` if none of their results counts.
    pub struck: bool,
    /// The round before which they entered, from 1.
    pub from: u32,
    /// The round of the bye that they asked for.
    pub rest: Option<u32>,
    /// Losses on time.
    pub late: u8,
    /// `true` if another person has taken the place.
    pub replaced: bool,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestTable {
    /// As it was paired.
    pub paired: NewTable,
    /// Its state.
    pub state: TableState,
}

/// The state of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableState {
    /// The game has not begun.
    Waiting,
    /// The game is running.
    Running(GameInPlay),
    /// It has a result.
    Over(TableResult),
}

/// A running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInPlay {
    /// Its start.
    pub since: ContestTime,
    /// `true` if it counts as a draw for pairing.
    pub adjourned: bool,
}

/// A result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableResult {
    /// Half points of each seat.
    pub points: Vec<Halves>,
    /// The way in which it was decided.
    pub how: How,
    /// `true` if a moderator changed it.
    pub corrected: bool,
    /// Those who lost it on time, unless it was changed.
    pub late: Vec<EntrantId>,
}

impl Contest {
    /// The contest that a log describes; `None` if it does not begin with [`ContestEvent::Opened`].
    pub fn of(log: &[ContestEntry]) -> Option<Self> {
        let (first, rest) = log.split_first()?;
        let ContestEvent::Opened {
            terms,
            closes,
            seal,
        } = first.event
        else {
            return None;
        };
        let extended = false;
        let mut contest = Self {
            terms,
            seal,
            stage: ContestStage::Open { closes, extended },
            opened: first.at,
            hold: None,
            holds: Vec::new(),
            lost: None,
            outages: Vec::new(),
            held: 0,
            entrants: BTreeMap::new(),
            seeds: Vec::new(),
            groups: Vec::new(),
            rounds: 0,
            paired: Vec::new(),
            tables: BTreeMap::new(),
            seated: BTreeMap::new(),
            former: BTreeSet::new(),
            version: 1,
        };
        for entry in rest {
            contest.apply(entry);
        }
        Some(contest)
    }

    /// Applies an event that was decided for this state.
    #[expect(clippy::too_many_lines, reason = "a table: an arm for each event")]
    pub fn apply(&mut self, entry: &ContestEntry) {
        self.version += 1;
        let at = entry.at;
        match &entry.event {
            // A log has the first once, as its first event. Only older logs have the second: the clock of a game knows of
            // its first move.
            ContestEvent::Opened { .. } | ContestEvent::Begun(_) => {}
            ContestEvent::Entered(entered) => self.enter(*entered),
            ContestEvent::Rested { entrant, round } => {
                self.with(*entrant, |one| one.rest = Some(*round));
            }
            ContestEvent::Left {
                entrant,
                why,
                struck,
            } => self.with(*entrant, |one| {
                one.out = Some(*why);
                one.struck = *struck;
            }),
            ContestEvent::Replaced {
                entrant,
                fresh: _,
                former,
            } => {
                self.former.extend(*former);
                // Losses of the person before are not those of the newcomer.
                for table in self.tables.values_mut() {
                    if let TableState::Over(result) = &mut table.state {
                        result.late.retain(|late| late != entrant);
                    }
                }
                self.with(*entrant, |one| {
                    one.replaced = true;
                    one.late = 0;
                });
            }
            ContestEvent::Extended { closes } => {
                self.opened = at;
                let (closes, extended) = (*closes, true);
                self.stage = ContestStage::Open { closes, extended };
            }
            ContestEvent::Began {
                seeds,
                groups,
                rounds,
            } => {
                self.stage = ContestStage::Running;
                (self.seeds, self.groups, self.rounds) = (seeds.clone(), groups.clone(), *rounds);
            }
            ContestEvent::Paired {
                round,
                tables,
                byes,
            } => self.pair(*round, tables, byes, at),
            ContestEvent::Started(table) => {
                let (since, adjourned) = (at, false);
                self.put(*table, TableState::Running(GameInPlay { since, adjourned }));
            }
            ContestEvent::Adjourned(table) => {
                self.with_running(*table, |game| game.adjourned = true);
            }
            ContestEvent::Resulted {
                table,
                points,
                how,
                late,
            } => {
                let result = TableResult {
                    points: points.clone(),
                    how: *how,
                    corrected: false,
                    late: late.clone(),
                };
                self.put(*table, TableState::Over(result));
                for entrant in late {
                    self.with(*entrant, |one| one.late += 1);
                }
            }
            ContestEvent::Corrected { table, points, .. } => self.correct(*table, points),
            ContestEvent::Held { by, until } => {
                self.hold = Some(Hold {
                    since: at,
                    until: *until,
                    by: *by,
                    version: self.version,
                });
            }
            ContestEvent::Resumed { by: _ } => self.resume(at),
            ContestEvent::PlaceLost => {
                self.lost.get_or_insert(at);
            }
            ContestEvent::Moved => self.move_on(at),
            ContestEvent::Ended {
                order,
                early,
                secret,
            } => {
                self.stage = ContestStage::Over {
                    order: order.clone(),
                    early: *early,
                    secret: *secret,
                };
            }
            ContestEvent::Cancelled { by: _ } => self.stage = ContestStage::Cancelled,
        }
    }

    fn correct(&mut self, table: TableId, points: &[Halves]) {
        let table = self.tables.get_mut(&table);
        let Some(TableState::Over(result)) = table.map(|table| &mut table.state) else {
            return;
        };
        result.points = points.to_vec();
        result.corrected = true;
        for entrant in std::mem::take(&mut result.late) {
            self.with(entrant, |one| one.late = one.late.saturating_sub(1));
        }
    }

    fn enter(&mut self, entry: NewEntrant) {
        let entrant = Entrant {
            entry,
            out: None,
            struck: false,
            from: self.round() + 1,
            rest: None,
            late: 0,
            replaced: false,
        };
        if matches!(self.stage, ContestStage::Running) {
            self.seeds.push(entry.id);
        }
        self.entrants.insert(entry.id, entrant);
    }

    fn pair(&mut self, round: u32, tables: &[NewTable], byes: &[Bye], at: ContestTime) {
        // The deciding games of a knockout belong to the round that is being played.
        if round > self.round() {
            let byes = byes.to_vec();
            self.paired.push(RoundState { since: at, byes });
        }
        for paired in tables {
            let table = ContestTable {
                paired: paired.clone(),
                state: TableState::Waiting,
            };
            self.tables.insert(paired.id, table);
            for seat in &paired.seats {
                self.seated.entry(*seat).or_default().push(paired.id);
            }
        }
    }

    fn with(&mut self, entrant: EntrantId, change: impl FnOnce(&mut Entrant)) {
        if let Some(entrant) = self.entrants.get_mut(&entrant) {
            change(entrant);
        }
    }

    fn put(&mut self, table: TableId, state: TableState) {
        if let Some(table) = self.tables.get_mut(&table) {
            table.state = state;
        }
    }

    fn with_running(&mut self, table: TableId, change: impl FnOnce(&mut GameInPlay)) {
        if let Some(TableState::Running(game)) =
            self.tables.get_mut(&table).map(|table| &mut table.state)
        {
            change(game);
        }
    }
}

impl Contest {
    /// The terms, settled before it opened.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The published hash of the secret of its lots.
    pub const fn seal(&self) -> &[u8; 32] {
        &self.seal
    }

    /// Its stage.
    pub const fn stage(&self) -> &ContestStage {
        &self.stage
    }

    /// The number of its events.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// Everybody who entered, by number.
    pub const fn entrants(&self) -> &BTreeMap<EntrantId, Entrant> {
        &self.entrants
    }

    /// The entrants in the order of their seeds; empty before it began.
    pub fn seeds(&self) -> &[EntrantId] {
        &self.seeds
    }

    /// Rounds planned; 0 before it began.
    pub const fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The rounds paired so far.
    pub fn paired(&self) -> &[RoundState] {
        &self.paired
    }

    /// The number of the last paired round; 0 before the first one.
    pub fn round(&self) -> u32 {
        u32::try_from(self.paired.len()).expect("a contest has few rounds")
    }

    /// All tables, by number.
    pub const fn tables(&self) -> &BTreeMap<TableId, ContestTable> {
        &self.tables
    }

    /// Returns `true` for a contest that nothing changes any more.
    pub const fn is_over(&self) -> bool {
        matches!(
            self.stage,
            ContestStage::Over { .. } | ContestStage::Cancelled
        )
    }

    /// Returns `true` if this entrant is in the contest and not out.
    pub fn is_in(&self, entrant: EntrantId) -> bool {
        self.entrants
            .get(&entrant)
            .is_some_and(|one| one.out.is_none())
    }

    /// Returns `true` for anybody who ever entered, also for those who are out or whose place another person has.
    pub fn had_part(&self, entrant: EntrantId) -> bool {
        self.entrants.contains_key(&entrant) || self.former.contains(&entrant)
    }

    /// Numbers of people whose place another person has taken.
    pub const fn former(&self) -> &BTreeSet<EntrantId> {
        &self.former
    }

    /// Those who have entered and are not out.
    pub fn still_in(&self) -> impl Iterator<Item = EntrantId> {
        self.entrants
            .iter()
            .filter(|(_, one)| one.out.is_none())
            .map(|(id, _)| *id)
    }

    /// The groups of a league, each in the order of seeds; one group of all for other formats.
    pub fn grouped(&self) -> Vec<Vec<EntrantId>> {
        let mut left = self.seeds.iter().copied();
        let mut groups: Vec<Vec<EntrantId>> = self
            .groups
            .iter()
            .map(|size| left.by_ref().take(*size as usize).collect())
            .collect();
        match groups.last_mut() {
            Some(last) => last.extend(left),
            None => groups.push(left.collect()),
        }
        groups
    }

    /// The tables of an entrant, in the order of their numbers.
    pub fn tables_of(&self, entrant: EntrantId) -> impl Iterator<Item = &ContestTable> {
        let own = self.seated.get(&entrant).into_iter().flatten();
        own.filter_map(|table| self.tables.get(table))
    }

    /// Those who are in each team, by its number.
    pub fn team_sizes(&self) -> BTreeMap<u32, usize> {
        let mut sizes = BTreeMap::new();
        for one in self.entrants.values().filter(|one| one.out.is_none()) {
            if let Some(team) = one.entry.team {
                *sizes.entry(team).or_default() += 1;
            }
        }
        sizes
    }

    /// Returns `true` if an entrant plays at no table, and may step in for another one of their team.
    pub fn is_reserve_for(&self, reserve: EntrantId, place: EntrantId) -> bool {
        let team = |id: EntrantId| {
            let one = self.entrants.get(&id).filter(|one| one.out.is_none())?;
            one.entry.team
        };
        matches!(self.stage, ContestStage::Running)
            && reserve != place
            && team(reserve).is_some_and(|own| team(place) == Some(own))
            && self.tables_of(reserve).next().is_none()
    }

    /// Returns `true` if the teams’ match points come before board points.
    pub const fn has_teams(&self) -> bool {
        matches!(self.terms.format, Format::Teams { .. })
    }
}

impl ContestTable {
    /// The seat of an entrant, from 0.
    pub fn seat_of(&self, entrant: EntrantId) -> Option<usize> {
        self.paired.seats.iter().position(|seat| *seat == entrant)
    }

    /// Its result.
    pub const fn result(&self) -> Option<&TableResult> {
        match &self.state {
            TableState::Waiting | TableState::Running(_) => None,
            TableState::Over(result) => Some(result),
        }
    }

    /// Its game, while it is running.
    pub const fn running(&self) -> Option<GameInPlay> {
        match self.state {
            TableState::Running(game) => Some(game),
            TableState::Waiting | TableState::Over(_) => None,
        }
    }

    /// The half points of an entrant: those of the result, or of a draw while the game is adjourned.
    pub fn points_of(&self, entrant: EntrantId) -> Option<Halves> {
        let seat = self.seat_of(entrant)?;
        match &self.state {
            TableState::Over(result) => result.points.get(seat).copied(),
            // A draw with everybody.
            TableState::Running(game) if game.adjourned => Some(self.others()),
            TableState::Waiting | TableState::Running(_) => None,
        }
    }

    /// Opponents of each seat.
    pub(in crate::contest) fn others(&self) -> Halves {
        Halves::try_from(self.paired.seats.len()).expect("a table has few seats") - 1
    }
}

/// Entrants who are out, or struck, are left out of some lists.
pub(in crate::contest) fn is_struck(contest: &Contest, table: &ContestTable) -> bool {
    let struck = |seat: &EntrantId| contest.entrants.get(seat).is_some_and(|one| one.struck);
    table.paired.seats.iter().any(struck)
}

/// Returns `true` if so many have entered that it can begin: for teams, two have a player for each board.
pub(in crate::contest) fn has_enough(contest: &Contest) -> bool {
    let enough = contest.still_in().count() >= contest.terms.least as usize;
    match contest.terms.format {
        Format::Teams { boards } => {
            let full = |size: &&usize| **size >= boards as usize;
            enough && contest.team_sizes().values().filter(full).count() >= 2
        }
        Format::League
        | Format::RoundRobin { .. }
        | Format::Swiss { .. }
        | Format::Knockout
        | Format::Heats { .. } => enough,
    }
}

/// Entrants who sit out a round because they asked to.
pub(in crate::contest) fn resting(contest: &Contest, round: u32) -> BTreeSet<EntrantId> {
    let rests = |(_, one): &(&EntrantId, &Entrant)| one.rest == Some(round) && one.out.is_none();
    contest
        .entrants
        .iter()
        .filter(rests)
        .map(|(id, _)| *id)
        .collect()
}
