//! Leaky buckets per user, server, address or token: a burst, then a steady rate.
//!
//! Each request fills its bucket a little, and the bucket drains at that rate. A full one refuses.
//!
//! Pure: the time is an input. Nothing here is stored; after a restart all buckets are empty.

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::Instant;

/// A rate limit: a burst, then one request per interval.
#[derive(Clone, Copy, Debug)]
struct RateLimit {
    at_once: u32,
    every: Duration,
}

impl RateLimit {
    /// The time that the rest of a full bucket takes to drain, without a request of this cost.
    fn room_beside(self, cost: u32) -> Duration {
        self.every * self.at_once.saturating_sub(cost)
    }
}

/// Limit of one user, who turns pages as fast as Discord shows them.
const PERSON: RateLimit = RateLimit {
    at_once: 120,
    every: Duration::from_millis(200),
};
/// Limit of one server: some ten such users.
const SERVER: RateLimit = RateLimit {
    at_once: 1_200,
    every: Duration::from_millis(20),
};
/// Buckets kept before idle ones are dropped.
const MAX_BUCKETS: usize = 10_000;

/// The recent requests of one user or server.
#[derive(Clone, Copy, Debug)]
struct LeakyBucket {
    /// The moment at which it will be empty.
    drained_at: Instant,
    /// `true` if a refusal has been reported since the last accepted request.
    reported: bool,
}

impl LeakyBucket {
    fn new(now: Instant) -> Self {
        Self {
            drained_at: now,
            reported: false,
        }
    }

    /// The wait until a request of this cost fits.
    fn wait(&self, allowed: RateLimit, cost: u32, now: Instant) -> Duration {
        let room = allowed.room_beside(cost);
        // No wait is longer than a full bucket takes to empty, whatever the clock did.
        let filled = self.drained_at.saturating_duration_since(now);
        filled
            .saturating_sub(room)
            .min(allowed.every * allowed.at_once)
    }

    fn put(&mut self, allowed: RateLimit, cost: u32, now: Instant) {
        let full = now + allowed.room_beside(cost);
        self.drained_at = self.drained_at.clamp(now, full) + allowed.every * cost;
        self.reported = false;
    }
}

/// The refusal of a rate-limited request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RateLimited {
    /// The wait before the next request.
    pub(super) wait: Duration,
    /// `true` if it is the first refusal since an accepted request.
    pub(super) first: bool,
}

/// The buckets of all users and servers.
#[derive(Debug, Default)]
pub(super) struct RequestLimits {
    people: BTreeMap<String, LeakyBucket>,
    servers: BTreeMap<String, LeakyBucket>,
}

impl RequestLimits {
    /// Counts one more request of a user in a server. A refused request takes nothing from either bucket. Without a
    /// server only the user's bucket counts.
    ///
    /// # Errors
    /// [`RateLimited`] when the bucket of the user or of the server is full.
    pub(super) fn ask(
        &mut self,
        server: Option<&str>,
        player: &str,
        now: Instant,
    ) -> Result<(), RateLimited> {
        let person = bucket(&mut self.people, player, now);
        let mut server = server.map(|server| bucket(&mut self.servers, server, now));
        let there = server.as_ref().map(|server| server.wait(SERVER, 1, now));
        let wait = person.wait(PERSON, 1, now).max(there.unwrap_or_default());
        if wait.is_zero() {
            person.put(PERSON, 1, now);
            if let Some(server) = &mut server {
                server.put(SERVER, 1, now);
            }
            return Ok(());
        }
        let first = !std::mem::replace(&mut person.reported, true);
        Err(RateLimited { wait, first })
    }
}

/// Buckets of one kind, such as network addresses, for an adapter.
#[derive(Debug)]
pub struct NamedBuckets<N = String> {
    allowed: RateLimit,
    known: BTreeMap<N, LeakyBucket>,
}

impl<N: Ord> NamedBuckets<N> {
    /// A limiter that lets through `at_once` requests of a name, then one each time this much has passed.
    pub fn new(at_once: u32, every: Duration) -> Self {
        Self {
            allowed: RateLimit { at_once, every },
            known: BTreeMap::new(),
        }
    }

    /// Counts one more request of this name. A refused request counts for nothing.
    ///
    /// # Errors
    /// The wait before the next request when the bucket is full.
    pub fn ask<Q>(&mut self, name: &Q, now: Instant) -> Result<(), Duration>
    where
        N: Borrow<Q>,
        Q: Ord + ToOwned<Owned = N> + ?Sized,
    {
        self.ask_for(name, 1, now)
    }

    /// Counts a request of this name as so many.
    ///
    /// # Errors
    /// The wait before it fits into the bucket. It counts for nothing then.
    pub fn ask_for<Q>(&mut self, name: &Q, cost: u32, now: Instant) -> Result<(), Duration>
    where
        N: Borrow<Q>,
        Q: Ord + ToOwned<Owned = N> + ?Sized,
    {
        debug_assert!(cost <= self.allowed.at_once, "it fits into no bucket");
        let bucket = bucket(&mut self.known, name, now);
        let wait = bucket.wait(self.allowed, cost, now);
        if wait.is_zero() {
            bucket.put(self.allowed, cost, now);
            return Ok(());
        }
        Err(wait)
    }

    /// Takes a counted request of this cost out of its bucket again.
    pub fn give_back<Q>(&mut self, name: &Q, cost: u32)
    where
        N: Borrow<Q>,
        Q: Ord + ?Sized,
    {
        if let Some(bucket) = self.known.get_mut(name) {
            let earlier = bucket.drained_at.checked_sub(self.allowed.every * cost);
            bucket.drained_at = earlier.unwrap_or(bucket.drained_at);
        }
    }
}

/// The bucket of this name.
fn bucket<'a, N, Q>(
    all: &'a mut BTreeMap<N, LeakyBucket>,
    name: &Q,
    now: Instant,
) -> &'a mut LeakyBucket
where
    N: Borrow<Q> + Ord,
    Q: Ord + ToOwned<Owned = N> + ?Sized,
{
    if all.len() >= MAX_BUCKETS && !all.contains_key(name) {
        all.retain(|_, bucket| bucket.drained_at > now);
        if all.len() >= MAX_BUCKETS {
            // The half that is empty soonest makes room: those who ask much are not forgotten.
            let mut ends: Vec<Instant> = all.values().map(|bucket| bucket.drained_at).collect();
            let middle = ends.len() / 2;
            let (_, middle, _) = ends.select_nth_unstable(middle);
            all.retain(|_, bucket| bucket.drained_at > *middle);
        }
    }
    all.entry(name.to_owned())
        .or_insert_with(|| LeakyBucket::new(now))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    fn ask(limits: &mut RequestLimits, player: &str, now: Instant) -> Option<RateLimited> {
        limits.ask(Some("town"), player, now).err()
    }

    #[test]
    fn much_may_be_asked_at_once_and_then_at_a_steady_pace() {
        let (mut limits, begin) = (RequestLimits::default(), Instant::now());
        let mut let_through: u32 = 0;
        for ms in 0..60_000 {
            let_through += u32::from(ask(&mut limits, "ann", begin + MS * ms).is_none());
        }
        let steadily = 59_999 / 200;
        assert_eq!(let_through, PERSON.at_once + steadily);
    }

    #[test]
    fn a_user_who_waits_as_told_is_let_through_and_not_before() {
        let (mut limits, mut now) = (RequestLimits::default(), Instant::now());
        for _ in 0..500 {
            if let Some(RateLimited { wait, .. }) = ask(&mut limits, "ann", now) {
                assert!(ask(&mut limits, "ann", now + wait - MS).is_some());
                now += wait;
                assert_eq!(ask(&mut limits, "ann", now), None);
            }
        }
    }

    #[test]
    fn what_is_refused_counts_for_nothing() {
        let (mut limits, now) = (RequestLimits::default(), Instant::now());
        while ask(&mut limits, "ann", now).is_none() {}
        let wait = ask(&mut limits, "ann", now).unwrap().wait;
        for _ in 0..10_000 {
            assert_eq!(ask(&mut limits, "ann", now).unwrap().wait, wait);
        }
        assert!(wait <= PERSON.every);
    }

    #[test]
    fn one_person_takes_nothing_from_another_and_one_server_nothing_from_others() {
        let (mut limits, now) = (RequestLimits::default(), Instant::now());
        for _ in 0..10_000 {
            ask(&mut limits, "ann", now);
        }
        assert_eq!(ask(&mut limits, "bea", now), None);
        let mut n = 0;
        while ask(&mut limits, &format!("p{n}"), now).is_none() {
            n += 1;
        }
        assert_eq!(
            n,
            SERVER.at_once - PERSON.at_once - 1,
            "all of one server together"
        );
        assert_eq!(limits.ask(Some("port"), "bea", now), Ok(()));
        assert_eq!(limits.ask(None, "cid", now), Ok(()), "mere chatter");
    }

    #[test]
    fn it_is_the_first_refusal_once_until_something_is_let_through() {
        let (mut limits, now) = (RequestLimits::default(), Instant::now());
        while ask(&mut limits, "ann", now).is_none() {}
        let again = ask(&mut limits, "ann", now).unwrap();
        assert!(!again.first, "the first was reported in the loop");
        let later = now + again.wait;
        assert_eq!(ask(&mut limits, "ann", later), None);
        assert!(ask(&mut limits, "ann", later).unwrap().first);
    }

    #[test]
    fn a_moment_before_the_last_one_is_taken_like_it() {
        let (mut limits, begin) = (RequestLimits::default(), Instant::now());
        let late = begin + Duration::from_hours(1);
        assert_eq!(ask(&mut limits, "ann", late), None);
        let wait = ask(&mut limits, "ann", begin).unwrap().wait;
        assert!(wait <= PERSON.every * PERSON.at_once);
    }

    #[test]
    fn whoever_asked_much_is_known_after_many_others_asked() {
        let (mut buckets, now) = (NamedBuckets::new(5, Duration::from_secs(1)), Instant::now());
        while buckets.ask("flood", now).is_ok() {}
        for n in 0..2 * MAX_BUCKETS {
            assert_eq!(buckets.ask(&n.to_string(), now), Ok(()));
        }
        assert!(buckets.ask("flood", now).is_err());
    }

    #[test]
    fn a_request_may_count_as_several_and_a_given_back_one_leaves_its_room() {
        let (mut buckets, now) = (NamedBuckets::new(5, Duration::from_secs(1)), Instant::now());
        assert_eq!(buckets.ask_for("ann", 4, now), Ok(()));
        assert_eq!(
            buckets.ask_for("ann", 4, now),
            Err(Duration::from_secs(3)),
            "one of five is left"
        );
        assert_eq!(buckets.ask("ann", now), Ok(()));
        buckets.give_back("ann", 4);
        assert_eq!(buckets.ask_for("ann", 4, now), Ok(()));
        assert_eq!(buckets.ask("ann", now), Err(Duration::from_secs(1)));
        let later = now + Duration::from_hours(1);
        buckets.give_back("ann", 4);
        assert_eq!(buckets.ask_for("ann", 5, later), Ok(()));
        assert_eq!(
            buckets.ask("ann", later),
            Err(Duration::from_secs(1)),
            "a bucket holds no more than it did at first"
        );
        buckets.give_back("bea", 4);
        assert_eq!(buckets.known.len(), 1);
    }

    #[test]
    fn no_more_are_known_than_may_be() {
        let (mut limits, now) = (RequestLimits::default(), Instant::now());
        for n in 0..3 * MAX_BUCKETS {
            let server = (n / 100).to_string();
            assert_eq!(
                limits.ask(Some(server.as_str()), &n.to_string(), now),
                Ok(())
            );
        }
        assert!(limits.people.len() <= MAX_BUCKETS);
    }
}
