//! The health check: shards connected, store answering and taking writes, nothing stuck in the outbox.

use serde_json::{Value, json};

use crate::service::operator::status::OutboxStatus;

/// Longest time a deliverable message may wait for its first attempt, in ms. Postponed messages do not count: a restart
/// opens no closed channel and ends no outage of Discord.
const MAX_OUTBOX_AGE: i64 = 5 * 60_000;
/// Longest time for which nothing may be stored, in ms: a disk that is full for a moment is no reason to call anybody.
const MAX_UNSTORED: i64 = 30_000;

/// The input of the health check.
#[derive(Debug)]
pub(super) struct HealthInput {
    /// The number of expected shards, and those that are not connected.
    pub(super) shards: (usize, Vec<u32>),
    /// The number of requests waiting for the worker.
    pub(super) queue: usize,
    /// The outbox status, or the reason why there is none.
    pub(super) pulse: Result<OutboxStatus, String>,
}

impl HealthInput {
    /// The problems, in plain words.
    fn problems(&self) -> Vec<String> {
        let mut wrong = Vec::new();
        let (shards, down) = &self.shards;
        if *shards == 0 {
            wrong.push("not connected to Discord yet".to_owned());
        } else if !down.is_empty() {
            let down: Vec<String> = down.iter().map(ToString::to_string).collect();
            wrong.push(format!("shards not connected: {}", down.join(", ")));
        }
        match &self.pulse {
            Err(why) => wrong.push(why.clone()),
            Ok(pulse) if pulse.unstored > MAX_UNSTORED => wrong.push(format!(
                "nothing can be stored for {} s: the log says why",
                pulse.unstored / 1_000
            )),
            Ok(pulse) if pulse.overdue > MAX_OUTBOX_AGE => wrong.push(format!(
                "the outbox is stuck: a message that could go has not been tried for {} s",
                pulse.overdue / 1_000
            )),
            Ok(_) => {}
        }
        wrong
    }

    /// The HTTP status and body.
    pub(super) fn response(&self) -> (u16, Value) {
        let wrong = self.problems();
        let (status, word) = if wrong.is_empty() {
            (200, "ok")
        } else {
            (503, "failing")
        };
        let (shards, down) = &self.shards;
        let outbox = self.pulse.as_ref().ok().map(|pulse| {
            json!({
                "messages": pulse.waiting,
                "oldest_seconds": pulse.oldest / 1_000,
                "overdue_seconds": pulse.overdue / 1_000,
            })
        });
        let told = json!({
            "status": word,
            "wrong": wrong,
            "version": env!("CARGO_PKG_VERSION"),
            "shards": { "expected": shards, "connected": shards - down.len() },
            "queue": self.queue,
            "outbox": outbox,
        });
        (status, told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(shards: (usize, Vec<u32>), pulse: Result<OutboxStatus, String>) -> (u16, Vec<String>) {
        let signs = HealthInput {
            shards,
            queue: 0,
            pulse,
        };
        (signs.response().0, signs.problems())
    }

    #[test]
    fn all_is_well_only_with_a_gateway_a_store_and_an_outbox_that_moves() {
        let status = OutboxStatus {
            waiting: 3,
            oldest: 3_600_000,
            ..OutboxStatus::default()
        };
        let overdue = |overdue| {
            Ok(OutboxStatus {
                overdue,
                ..status.clone()
            })
        };
        let unstored = |unstored| {
            Ok(OutboxStatus {
                unstored,
                ..status.clone()
            })
        };
        assert_eq!(
            told((2, vec![]), overdue(MAX_OUTBOX_AGE)),
            (200, vec![]),
            "old, but tried"
        );
        assert_eq!(told((2, vec![]), unstored(MAX_UNSTORED)), (200, vec![]));
        for (shards, pulse, word) in [
            ((0, vec![]), overdue(0), "not connected"),
            ((3, vec![0, 2]), overdue(0), "0, 2"),
            ((1, vec![]), overdue(MAX_OUTBOX_AGE + 1), "stuck"),
            ((1, vec![]), unstored(MAX_UNSTORED + 1), "stored"),
            (
                (1, vec![]),
                Err("the worker is silent".to_owned()),
                "silent",
            ),
        ] {
            let (status, wrong) = told(shards, pulse);
            assert_eq!((status, wrong.len()), (503, 1), "{wrong:?}");
            assert!(wrong[0].contains(word), "{wrong:?}");
        }
        let (status, wrong) = told((1, vec![0]), Err("silent".to_owned()));
        assert_eq!((status, wrong.len()), (503, 2));
    }
}
