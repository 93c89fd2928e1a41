//! A fair queue of jobs: round robin over servers, then over users; the jobs of one user keep their order. An
//! internal job comes between any two of them.
//!
//! A flood makes its own author wait, and delays everybody else by one job. The queue of each user and server is
//! bounded.

use std::collections::{BTreeMap, VecDeque};

/// Most jobs of one user that may wait.
const MAX_OF_USER: usize = 32;
/// Most jobs of one server that may wait.
const MAX_OF_SERVER: usize = 512;
/// Most jobs that may wait.
const MAX_WAITING: usize = 4_096;

/// Queues in round-robin order.
#[derive(Debug)]
struct RoundRobin<T> {
    queues: BTreeMap<String, T>,
    order: VecDeque<String>,
}

impl<T> Default for RoundRobin<T> {
    fn default() -> Self {
        Self {
            queues: BTreeMap::new(),
            order: VecDeque::new(),
        }
    }
}

impl<T: Default> RoundRobin<T> {
    /// The queue of this name; a new one is last in turn.
    fn queue(&mut self, name: &str) -> &mut T {
        if !self.queues.contains_key(name) {
            self.order.push_back(name.to_owned());
        }
        self.queues.entry(name.to_owned()).or_default()
    }

    /// Takes a job from the next queue. `take` returns the job, and whether more wait there.
    fn next<J>(&mut self, take: impl FnOnce(&mut T) -> (Option<J>, bool)) -> Option<J> {
        let name = self.order.pop_front()?;
        let (taken, more) = take(self.queues.get_mut(&name)?);
        if more {
            self.order.push_back(name);
        } else {
            self.queues.remove(&name);
        }
        taken
    }
}

/// The queues of one server's users.
#[derive(Debug)]
struct ServerQueue<J> {
    people: RoundRobin<VecDeque<J>>,
    waiting: usize,
}

impl<J> Default for ServerQueue<J> {
    fn default() -> Self {
        Self {
            people: RoundRobin::default(),
            waiting: 0,
        }
    }
}

impl<J> ServerQueue<J> {
    fn next(&mut self) -> (Option<J>, bool) {
        let next = self.people.next(|jobs| {
            let action = jobs.pop_front();
            (action, !jobs.is_empty())
        });
        self.waiting -= usize::from(next.is_some());
        (next, self.waiting > 0)
    }
}

/// All waiting jobs.
#[derive(Debug)]
pub(super) struct FairQueue<J> {
    /// Internal jobs. Their caller waits for each before it adds another.
    own: VecDeque<J>,
    servers: RoundRobin<ServerQueue<J>>,
    waiting: usize,
    /// `true` if the next turn is an internal job’s.
    own_next: bool,
}

impl<J> Default for FairQueue<J> {
    fn default() -> Self {
        Self {
            own: VecDeque::new(),
            servers: RoundRobin::default(),
            waiting: 0,
            own_next: false,
        }
    }
}

impl<J> FairQueue<J> {
    /// Adds an internal job.
    pub(super) fn push_internal(&mut self, job: J) {
        self.own.push_back(job);
    }

    /// Adds the job of a user in a server. Returns it when a bound is reached.
    pub(super) fn push(&mut self, server: &str, player: &str, job: J) -> Result<(), J> {
        if self.waiting >= MAX_WAITING {
            return Err(job);
        }
        // A queue is created only for a job that fits: a new one has room.
        let queue = self.servers.queue(server);
        if queue.waiting >= MAX_OF_SERVER {
            return Err(job);
        }
        let jobs = queue.people.queue(player);
        if jobs.len() >= MAX_OF_USER {
            return Err(job);
        }
        jobs.push_back(job);
        queue.waiting += 1;
        self.waiting += 1;
        Ok(())
    }

    /// The number of waiting jobs.
    pub(super) fn count(&self) -> usize {
        self.own.len() + self.waiting
    }

    /// Takes the next job.
    pub(super) fn next(&mut self) -> Option<J> {
        self.own_next = !self.own_next;
        if self.own_next
            && let Some(own) = self.own.pop_front()
        {
            return Some(own);
        }
        let next = self.servers.next(ServerQueue::next);
        self.waiting -= usize::from(next.is_some());
        next.or_else(|| self.own.pop_front())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All waiting jobs, in their order.
    fn all(turns: &mut FairQueue<String>) -> Vec<String> {
        std::iter::from_fn(|| turns.next()).collect()
    }

    #[test]
    fn a_flood_of_one_person_delays_another_by_one_job() {
        let mut turns = FairQueue::default();
        for n in 0..MAX_OF_USER {
            turns.push("town", "ann", format!("ann {n}")).unwrap();
        }
        turns.push("town", "bea", "bea".to_owned()).unwrap();
        let order = all(&mut turns);
        assert_eq!(order[..3], ["ann 0", "bea", "ann 1"]);
        assert_eq!(order.len(), MAX_OF_USER + 1);
    }

    #[test]
    fn a_flood_of_a_whole_server_delays_another_by_one_job() {
        let mut turns = FairQueue::default();
        for n in 0..300 {
            turns.push("town", &n.to_string(), n.to_string()).unwrap();
        }
        turns.push("port", "bea", "bea".to_owned()).unwrap();
        assert_eq!(all(&mut turns)[..3], ["0", "bea", "1"]);
    }

    #[test]
    fn the_jobs_of_one_person_keep_their_order_and_none_is_lost() {
        let mut turns = FairQueue::default();
        for n in 0..20 {
            for player in ["ann", "bea", "cid"] {
                let server = if player == "cid" { "port" } else { "town" };
                turns
                    .push(server, player, format!("{player} {n:02}"))
                    .unwrap();
            }
            turns.push_internal(format!("own {n:02}"));
        }
        let order = all(&mut turns);
        assert_eq!(order.len(), 80);
        for player in ["ann", "bea", "cid", "own"] {
            let own: Vec<&String> = order.iter().filter(|job| job.starts_with(player)).collect();
            assert!(own.is_sorted() && own.len() == 20, "{own:?}");
        }
    }

    #[test]
    fn internal_jobs_come_between_all_others_and_let_them_through() {
        let mut turns = FairQueue::default();
        for n in 0..9 {
            turns.push("town", "ann", format!("ann {n}")).unwrap();
            turns.push_internal(format!("own {n}"));
        }
        let order = all(&mut turns);
        let firsts: Vec<bool> = order.iter().map(|job| job.starts_with("own")).collect();
        assert!(firsts.windows(2).all(|two| two[0] != two[1]), "{order:?}");
    }

    #[test]
    fn nobody_and_no_server_can_have_more_waiting_than_it_may() {
        let mut turns = FairQueue::default();
        let pushed =
            (0..MAX_OF_USER * 2).filter(|_| turns.push("town", "ann", String::new()).is_ok());
        assert_eq!(pushed.count(), MAX_OF_USER);
        let others = (0..MAX_WAITING).filter(|n| {
            let player = n.to_string();
            turns.push("town", &player, String::new()).is_ok()
        });
        assert_eq!(others.count(), MAX_OF_SERVER - MAX_OF_USER);
        let elsewhere = (0..MAX_WAITING * 2).filter(|n| {
            let n = n.to_string();
            turns.push(&n, &n, String::new()).is_ok()
        });
        assert_eq!(elsewhere.count(), MAX_WAITING - MAX_OF_SERVER);
        assert_eq!(all(&mut turns).len(), MAX_WAITING);
        assert_eq!(turns.servers.queues.len(), 0, "nothing is left of them");
    }
}
