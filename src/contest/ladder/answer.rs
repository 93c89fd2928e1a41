//! The end of a challenge: it is answered, its game ends, or the game comes to nothing.

use crate::contest::ladder::{ChallengeId, LadderEvent, LadderRefusal, StandingLadder};
use crate::contest::values::{ContestTime, EntrantId};

impl StandingLadder {
    /// The event of an answer to a challenge.
    ///
    /// # Errors
    /// [`LadderRefusal::NoChallenge`] if it is not this member’s to answer.
    pub fn answer(
        &self,
        member: EntrantId,
        challenge: ChallengeId,
        accept: bool,
        now: ContestTime,
    ) -> Result<LadderEvent, LadderRefusal> {
        let open = self
            .open
            .get(&challenge)
            .filter(|open| open.to == member && !open.playing);
        let open = open.ok_or(LadderRefusal::NoChallenge)?;
        if accept {
            self.has_place()?;
            return Ok(LadderEvent::Accepted(challenge));
        }
        let (silent, passed) = (false, self.passes(open.to, now));
        Ok(LadderEvent::Refused {
            challenge,
            silent,
            passed,
        })
    }

    /// The event of a game’s end.
    ///
    /// # Errors
    /// [`LadderRefusal::NoChallenge`] if there is no such game.
    pub fn end(
        &self,
        challenge: ChallengeId,
        winner: Option<EntrantId>,
        late: bool,
    ) -> Result<LadderEvent, LadderRefusal> {
        let playing = self.open.get(&challenge).filter(|open| open.playing);
        playing.ok_or(LadderRefusal::NoChallenge)?;
        Ok(LadderEvent::Ended {
            challenge,
            winner,
            late,
        })
    }

    /// The event of a game that ended without a result. If its challenged player called it off before the first move,
    /// it is refused as by [`Self::answer`]; otherwise the challenge is gone, and nothing changes.
    ///
    /// # Errors
    /// [`LadderRefusal::NoChallenge`] if there is no such game.
    pub fn come_to_nothing(
        &self,
        challenge: ChallengeId,
        called_off_by: Option<EntrantId>,
        now: ContestTime,
    ) -> Result<LadderEvent, LadderRefusal> {
        let open = self.open.get(&challenge).filter(|open| open.playing);
        let open = open.ok_or(LadderRefusal::NoChallenge)?;
        if called_off_by == Some(open.to) {
            let (silent, passed) = (false, self.passes(open.to, now));
            return Ok(LadderEvent::Refused {
                challenge,
                silent,
                passed,
            });
        }
        Ok(LadderEvent::Withdrawn(challenge))
    }
}
