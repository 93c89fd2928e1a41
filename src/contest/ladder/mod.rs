//! A standing ladder: a member who beats a higher one takes their place.
//!
//! It is a log of its own [`LadderEvent`]s. Places are judged when a game ends. Silence moves people too: a challenge
//! without an answer is a refusal, and the idle slip down and at last out.
//!
//! Always: [`StandingLadder::places`] holds each member once, and an event changes the order of no pair but those that
//! it names or moves past.

mod answer;
mod event;

use std::collections::BTreeMap;

pub use crate::contest::ladder::event::{
    ChallengeId, LadderEntry, LadderEvent, LadderLeaving, LadderRefusal,
};
use crate::contest::values::{ContestTime, DAY, EntrantId, Interruption};

/// Places up that a member may challenge.
pub const REACH: usize = 3;
/// Time between two games of the same people, in ms.
pub const REST: i64 = 7 * DAY;
/// Time for an answer, in ms; none is a refusal.
pub const ANSWER: i64 = 5 * DAY;
/// Time in which one refusal is free, in ms.
pub const FREE_REFUSAL: i64 = 30 * DAY;
/// Time without a game after which a member slips, in ms.
pub const IDLE: i64 = 30 * DAY;
/// Time between two slips, in ms.
pub const SLIP: i64 = 7 * DAY;
/// Time without a game after which a member is out, in ms.
pub const IDLE_OUT: i64 = 90 * DAY;
/// Losses on time in a row after which a member is out.
pub const LATE_OUT: u8 = 2;
/// Challenges that one member may have received at a time.
pub const MOST_RECEIVED: usize = 2;

/// A ladder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingLadder {
    places: Vec<EntrantId>,
    members: BTreeMap<EntrantId, Member>,
    open: BTreeMap<ChallengeId, OpenChallenge>,
    played: BTreeMap<[EntrantId; 2], ContestTime>,
    challenges: u32,
    closed: bool,
    /// The time since which its channel is gone.
    lost: Option<ContestTime>,
    /// The times without a channel that are over.
    stops: Vec<Interruption>,
    version: u32,
    /// Outages, of which the log knows nothing.
    outages: Vec<Interruption>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Member {
    /// The last beginning or end of a game, or the day of joining.
    active: ContestTime,
    /// Slips since then.
    slips: u32,
    late: u8,
    refused: Option<ContestTime>,
}

/// A challenge that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenChallenge {
    /// The challenger.
    pub from: EntrantId,
    /// The challenged.
    pub to: EntrantId,
    /// Its time.
    pub at: ContestTime,
    /// `true` if the game is being played.
    pub playing: bool,
}

/// A member who could be challenged, with the reason against it, if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The member.
    pub to: EntrantId,
    /// The reason against it; `None` if the challenge would be allowed.
    pub barred: Option<LadderRefusal>,
}

fn pair(a: EntrantId, b: EntrantId) -> [EntrantId; 2] {
    [a.min(b), a.max(b)]
}

impl StandingLadder {
    /// The ladder that a log describes.
    pub fn of(log: &[LadderEntry]) -> Self {
        let mut ladder = Self::default();
        for entry in log {
            ladder.apply(entry.at, &entry.event);
        }
        ladder
    }

    /// The number of its events.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// Leaves out these outages wherever time is counted. Its log knows nothing of them.
    pub fn leave_out(&mut self, outages: impl IntoIterator<Item = Interruption>) {
        self.outages = outages.into_iter().collect();
    }

    /// The time at which so many ms have counted since a time, without outages and times without a channel.
    fn counted(&self, from: ContestTime, length: i64) -> ContestTime {
        let without = self.stops.iter().chain(&self.outages);
        Interruption::counted(from, length, without.copied())
    }

    /// The opponents in the challenges and games of a member.
    pub fn against(&self, member: EntrantId) -> impl Iterator<Item = EntrantId> {
        self.open.values().filter_map(move |open| {
            let other = if open.from == member {
                open.to
            } else {
                open.from
            };
            [open.from, open.to].contains(&member).then_some(other)
        })
    }

    /// The time until which a challenge can be answered.
    pub fn answer_until(&self, open: &OpenChallenge) -> ContestTime {
        self.counted(open.at, ANSWER)
    }

    /// The time since which its channel is gone; `None` while it has one.
    pub const fn lost(&self) -> Option<ContestTime> {
        self.lost
    }

    /// Returns `true` if a moderator has closed it.
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// Returns `true` if this member is on it.
    pub fn is_member(&self, member: EntrantId) -> bool {
        self.members.contains_key(&member)
    }

    /// The members, the first place first.
    pub fn places(&self) -> &[EntrantId] {
        &self.places
    }

    /// Challenges and games that are not over.
    pub const fn open(&self) -> &BTreeMap<ChallengeId, OpenChallenge> {
        &self.open
    }

    fn place(&self, member: EntrantId) -> Option<usize> {
        self.places.iter().position(|other| *other == member)
    }

    /// Applies an event that was decided for this state.
    pub fn apply(&mut self, at: ContestTime, event: &LadderEvent) {
        self.version += 1;
        match *event {
            LadderEvent::Joined(member) => {
                self.places.push(member);
                let new = Member {
                    active: at,
                    slips: 0,
                    late: 0,
                    refused: None,
                };
                self.members.insert(member, new);
            }
            LadderEvent::Challenged {
                challenge,
                from,
                to,
            } => {
                self.challenges = self.challenges.max(challenge.0);
                let playing = false;
                self.open.insert(
                    challenge,
                    OpenChallenge {
                        from,
                        to,
                        at,
                        playing,
                    },
                );
            }
            LadderEvent::Accepted(challenge) => self.begin(challenge, at),
            LadderEvent::Refused {
                challenge,
                silent: _,
                passed,
            } => self.refuse(challenge, passed, at),
            LadderEvent::Withdrawn(challenge) => {
                self.open.remove(&challenge);
            }
            LadderEvent::Ended {
                challenge,
                winner,
                late,
            } => {
                if let Some(OpenChallenge { from, to, .. }) = self.open.remove(&challenge) {
                    self.ended([from, to], winner, late, at);
                }
            }
            LadderEvent::Slipped { member, places } => self.slip(member, places as usize),
            LadderEvent::Left { member, why: _ } => {
                self.places.retain(|other| *other != member);
                self.members.remove(&member);
                self.open
                    .retain(|_, open| open.from != member && open.to != member);
            }
            LadderEvent::PlaceLost => {
                self.lost.get_or_insert(at);
            }
            LadderEvent::Moved => {
                if let Some(from) = self.lost.take() {
                    let until = at.max(from);
                    self.stops.push(Interruption { from, until });
                }
            }
            LadderEvent::Closed { by: _ } => {
                self.closed = true;
                self.open.clear();
            }
        }
    }

    fn begin(&mut self, challenge: ChallengeId, at: ContestTime) {
        if let Some(open) = self.open.get_mut(&challenge) {
            open.playing = true;
            let people = [open.from, open.to];
            self.active(people, at);
        }
    }

    fn refuse(&mut self, challenge: ChallengeId, passed: bool, at: ContestTime) {
        let Some(OpenChallenge { from, to, .. }) = self.open.remove(&challenge) else {
            return;
        };
        if let Some(member) = self.members.get_mut(&to) {
            member.refused = Some(at);
        }
        if passed {
            self.take_place(from, to);
        }
    }

    fn slip(&mut self, member: EntrantId, places: usize) {
        if let Some(place) = self.place(member) {
            let last = (place + places).min(self.places.len() - 1);
            self.places[place..=last].rotate_left(1);
        }
        if let Some(member) = self.members.get_mut(&member) {
            member.slips += 1;
        }
    }

    fn active(&mut self, people: [EntrantId; 2], at: ContestTime) {
        for id in people {
            if let Some(member) = self.members.get_mut(&id) {
                (member.active, member.slips) = (at, 0);
            }
        }
    }

    fn ended(
        &mut self,
        [from, to]: [EntrantId; 2],
        winner: Option<EntrantId>,
        late: bool,
        at: ContestTime,
    ) {
        self.played.insert(pair(from, to), at);
        self.active([from, to], at);
        for id in [from, to] {
            if let Some(member) = self.members.get_mut(&id) {
                let lost_late = late && winner.is_some_and(|winner| winner != id);
                member.late = if lost_late { member.late + 1 } else { 0 };
            }
        }
        match winner {
            Some(winner) if winner == from => self.take_place(from, to),
            Some(winner) if winner == to => self.take_place(to, from),
            Some(_) | None => {}
        }
    }

    /// The winner takes the place of the loser, and those between slip by one; nothing if the winner is above already.
    fn take_place(&mut self, winner: EntrantId, loser: EntrantId) {
        if let (Some(low), Some(high)) = (self.place(winner), self.place(loser))
            && high < low
        {
            self.places[high..=low].rotate_right(1);
        }
    }

    /// The event of joining.
    ///
    /// # Errors
    /// [`LadderRefusal::Member`], [`LadderRefusal::Closed`].
    pub fn join(&self, member: EntrantId) -> Result<LadderEvent, LadderRefusal> {
        self.is_open()?;
        if self.members.contains_key(&member) {
            return Err(LadderRefusal::Member);
        }
        Ok(LadderEvent::Joined(member))
    }

    fn is_open(&self) -> Result<(), LadderRefusal> {
        if self.closed {
            Err(LadderRefusal::Closed)
        } else {
            Ok(())
        }
    }

    /// Nobody manages a ladder they are on.
    fn may_manage(&self, by: EntrantId) -> Result<(), LadderRefusal> {
        self.is_open()?;
        if self.is_member(by) {
            Err(LadderRefusal::OwnLadder)
        } else {
            Ok(())
        }
    }

    /// The event of closing the ladder.
    ///
    /// # Errors
    /// [`LadderRefusal::OwnLadder`], [`LadderRefusal::Closed`].
    pub fn close(&self, by: EntrantId) -> Result<LadderEvent, LadderRefusal> {
        self.may_manage(by)?;
        Ok(LadderEvent::Closed { by })
    }

    /// The event of taking a member out.
    ///
    /// # Errors
    /// [`LadderRefusal::OwnLadder`], [`LadderRefusal::NotMember`], [`LadderRefusal::Closed`].
    pub fn remove(&self, member: EntrantId, by: EntrantId) -> Result<LadderEvent, LadderRefusal> {
        self.may_manage(by)?;
        self.leave(member, LadderLeaving::Removed)
    }

    /// The event of taking a challenge back.
    ///
    /// # Errors
    /// [`LadderRefusal::NoChallenge`] if it is not this member’s, or is being played.
    pub fn withdraw(
        &self,
        member: EntrantId,
        challenge: ChallengeId,
    ) -> Result<LadderEvent, LadderRefusal> {
        let open = self.open.get(&challenge);
        open.filter(|open| open.from == member && !open.playing)
            .ok_or(LadderRefusal::NoChallenge)?;
        Ok(LadderEvent::Withdrawn(challenge))
    }

    /// The event of leaving. It frees all challenges and games of the member.
    ///
    /// # Errors
    /// [`LadderRefusal::NotMember`].
    pub fn leave(
        &self,
        member: EntrantId,
        why: LadderLeaving,
    ) -> Result<LadderEvent, LadderRefusal> {
        if !self.members.contains_key(&member) {
            return Err(LadderRefusal::NotMember);
        }
        Ok(LadderEvent::Left { member, why })
    }

    /// The event of a challenge.
    ///
    /// # Errors
    /// The reason against it, which [`StandingLadder::offers`] gives beforehand.
    pub fn challenge(
        &self,
        from: EntrantId,
        to: EntrantId,
        now: ContestTime,
    ) -> Result<LadderEvent, LadderRefusal> {
        self.check(from, to, now)?;
        let challenge = ChallengeId(self.challenges + 1);
        Ok(LadderEvent::Challenged {
            challenge,
            from,
            to,
        })
    }

    fn has_place(&self) -> Result<(), LadderRefusal> {
        match self.lost {
            Some(_) => Err(LadderRefusal::NoPlace),
            None => Ok(()),
        }
    }

    fn check(&self, from: EntrantId, to: EntrantId, now: ContestTime) -> Result<(), LadderRefusal> {
        self.is_open()?;
        self.has_place()?;
        let low = self.place(from).ok_or(LadderRefusal::NotMember)?;
        let high = self.place(to).ok_or(LadderRefusal::NotMember)?;
        if high >= low || low - high > REACH {
            return Err(LadderRefusal::OutOfReach);
        }
        if self.open.values().any(|open| open.from == from) {
            return Err(LadderRefusal::OneAtATime);
        }
        let apart = |open: &OpenChallenge| pair(open.from, open.to) == pair(from, to);
        if self.open.values().any(apart) {
            return Err(LadderRefusal::OneAtATime);
        }
        if self.open.values().filter(|open| open.to == to).count() >= MOST_RECEIVED {
            return Err(LadderRefusal::Busy);
        }
        let played = self.played.get(&pair(from, to));
        match played.map(|at| self.counted(*at, REST)) {
            Some(until) if now < until => Err(LadderRefusal::Rest { until }),
            Some(_) | None => Ok(()),
        }
    }

    /// Those within reach, the nearest first, each with the obstacle to a challenge.
    pub fn offers(&self, from: EntrantId, now: ContestTime) -> Vec<Offer> {
        let Some(low) = self.place(from) else {
            return Vec::new();
        };
        let reach = self.places[low.saturating_sub(REACH)..low].iter().rev();
        reach
            .map(|to| Offer {
                to: *to,
                barred: self.check(from, *to, now).err(),
            })
            .collect()
    }

    /// Returns `true` if a refusal costs the place: one in 30 days is free.
    fn passes(&self, member: EntrantId, now: ContestTime) -> bool {
        let last = self.members.get(&member).and_then(|member| member.refused);
        last.is_some_and(|last| now < self.counted(last, FREE_REFUSAL))
    }

    /// The first event that is due.
    pub fn due(&self, now: ContestTime) -> Option<LadderEvent> {
        if self.closed || self.lost.is_some() {
            return None;
        }
        let unanswered = self
            .open
            .iter()
            .find(|(_, open)| !open.playing && now >= self.counted(open.at, ANSWER));
        if let Some((challenge, open)) = unanswered {
            let (challenge, silent, passed) = (*challenge, true, self.passes(open.to, now));
            return Some(LadderEvent::Refused {
                challenge,
                silent,
                passed,
            });
        }
        let idle = |id: &EntrantId| !self.plays(*id);
        for (id, member) in &self.members {
            let left = |why| Some(LadderEvent::Left { member: *id, why });
            if member.late >= LATE_OUT {
                return left(LadderLeaving::Late);
            }
            if idle(id) && now >= self.counted(member.active, IDLE_OUT) {
                return left(LadderLeaving::Idle);
            }
            if idle(id) && now >= self.slips(member) {
                let (member, places) = (*id, self.places_to_slip(*id, now));
                return Some(LadderEvent::Slipped { member, places });
            }
        }
        None
    }

    /// The next time at which something is due; `None` for a ladder without members or without a channel.
    pub fn alarm(&self) -> Option<ContestTime> {
        if self.closed || self.lost.is_some() {
            return None;
        }
        let answers = self
            .open
            .values()
            .filter(|open| !open.playing)
            .map(|open| self.counted(open.at, ANSWER));
        let idle = self.members.iter().filter(|(id, _)| !self.plays(**id));
        let slips = idle.map(|(_, member)| {
            self.slips(member)
                .min(self.counted(member.active, IDLE_OUT))
        });
        answers.chain(slips).min()
    }

    /// Returns `true` if a game of this member is under way.
    fn plays(&self, id: EntrantId) -> bool {
        let mut open = self.open.values();
        open.any(|open| open.playing && [open.from, open.to].contains(&id))
    }

    /// The places that an idle member slips: behind the next member who is not idle, and none where all below are. Two
    /// idle neighbours would otherwise change places for ever.
    fn places_to_slip(&self, id: EntrantId, now: ContestTime) -> u32 {
        let is_idle = |other: &EntrantId| {
            let member = self.members.get(other);
            !self.plays(*other)
                && member.is_some_and(|member| now >= self.counted(member.active, IDLE))
        };
        let below = self.places.iter().skip_while(|other| **other != id).skip(1);
        (1..)
            .zip(below)
            .find(|(_, other)| !is_idle(other))
            .map_or(0, |(places, _)| places)
    }

    /// The time at which a member slips next.
    fn slips(&self, member: &Member) -> ContestTime {
        self.counted(member.active, IDLE + SLIP * i64::from(member.slips))
    }
}
