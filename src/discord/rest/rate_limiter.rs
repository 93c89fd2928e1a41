//! Rate limits of Discord's REST API: a bucket for each route and channel, and a bound on refused calls.
//!
//! It knows buckets and no calls, and the time is an input. Nothing is stored: Discord repeats its limits after a
//! restart.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use reqwest::header::HeaderMap;
use serde_json::Value;
use serenity::http::StatusCode;
use tokio::time::Instant;

/// Retry-after when a 429 carries none we can parse.
const DEFAULT_RETRY_AFTER: Duration = Duration::from_secs(1);
/// Longest retry-after that is believed.
const MAX_RETRY_AFTER: Duration = Duration::from_hours(1);
/// Buckets kept before open ones are dropped.
const MAX_BUCKETS: usize = 1_000;
/// Window of Discord's invalid-request ban (10,000 calls); we stop well below it.
const MAX_INVALID_REQUESTS: (usize, Duration) = (2_000, Duration::from_mins(10));

/// The rate-limit bucket of a call: its route with the channel, server or webhook.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::discord) struct Bucket(String);

impl Bucket {
    /// The bucket of a request path; `None` for first responses, which Discord does not limit.
    pub(in crate::discord) fn of(method: &str, path: &str) -> Option<Self> {
        let parts = path.trim_matches('/').split('/');
        let parts: Vec<&str> = parts.skip_while(|part| *part != "v10").skip(1).collect();
        let whose = match parts.first() {
            Some(&"interactions") => return None,
            Some(&"webhooks") => 3,
            Some(_) | None => 2,
        };
        let kept = parts.iter().enumerate().map(|(n, part)| {
            let number = part.parse::<u64>().is_ok();
            if n >= whose && number { "*" } else { part }
        });
        Some(Self(format!(
            "{method} {}",
            kept.collect::<Vec<_>>().join("/")
        )))
    }
}

/// The state of all buckets.
#[derive(Debug, Default)]
pub(in crate::discord) struct RateLimiter {
    /// Buckets that are closed until a moment.
    buckets: BTreeMap<Bucket, Instant>,
    /// The end of a pause of all calls but first responses.
    shut: Option<Instant>,
    refusals: VecDeque<Instant>,
}

/// The parts of a response that the rate limiter reads.
#[derive(Clone, Copy, Debug)]
pub(in crate::discord) struct ResponseParts<'a> {
    /// Its status.
    pub(in crate::discord) status: StatusCode,
    /// Its headers.
    pub(in crate::discord) headers: &'a HeaderMap,
    /// Its body; null if it is no JSON.
    pub(in crate::discord) body: &'a Value,
}

impl RateLimiter {
    /// Admits a call, or returns the wait.
    pub(in crate::discord) fn acquire(
        &mut self,
        bucket: Option<&Bucket>,
        now: Instant,
    ) -> Result<(), Duration> {
        let Some(bucket) = bucket else { return Ok(()) };
        if let Some(shut) = self.shut.filter(|shut| *shut > now) {
            return Err(shut - now);
        }
        match self.buckets.get(bucket).filter(|again| **again > now) {
            Some(again) => Err(*again - now),
            None => Ok(()),
        }
    }

    /// Records the rate-limit headers of a response. Returns the wait that a 429 asks for.
    pub(in crate::discord) fn record_response(
        &mut self,
        bucket: Option<&Bucket>,
        response: ResponseParts<'_>,
        now: Instant,
    ) -> Option<Duration> {
        let ResponseParts {
            status,
            headers,
            body,
        } = response;
        let number = |name: &str| headers.get(name)?.to_str().ok()?.parse::<f64>().ok();
        let seconds = |asked: f64| Duration::try_from_secs_f64(asked).ok();
        let reset = number("x-ratelimit-reset-after").and_then(seconds);
        if matches!(status.as_u16(), 401 | 403 | 429) {
            self.refuse(now);
        }
        if status != StatusCode::TOO_MANY_REQUESTS {
            let left = number("x-ratelimit-remaining").filter(|left| *left < 1.0);
            if let (Some(bucket), Some(_), Some(reset)) = (bucket, left, reset) {
                self.close(bucket, now + reset.min(MAX_RETRY_AFTER), now);
            }
            return None;
        }
        let asked = body["retry_after"].as_f64();
        let asked = asked.or_else(|| number("retry-after")).and_then(seconds);
        let wait = asked
            .or(reset)
            .unwrap_or(DEFAULT_RETRY_AFTER)
            .min(MAX_RETRY_AFTER);
        let global =
            body["global"] == Value::Bool(true) || headers.contains_key("x-ratelimit-global");
        if global {
            tracing::warn!(
                wait = wait.as_secs_f64(),
                "global rate limit hit; all calls paused"
            );
            self.shut = self.shut.max(Some(now + wait));
        } else if let Some(bucket) = bucket {
            self.close(bucket, now + wait, now);
        }
        Some(wait)
    }

    fn close(&mut self, bucket: &Bucket, again: Instant, now: Instant) {
        if self.buckets.len() >= MAX_BUCKETS {
            self.buckets.retain(|_, again| *again > now);
        }
        let known = self.buckets.entry(bucket.clone()).or_insert(again);
        *known = again.max(*known);
    }

    /// Counts a refused call. Too many of them close all buckets until the oldest leave the window.
    fn refuse(&mut self, now: Instant) {
        let (most, within) = MAX_INVALID_REQUESTS;
        while self.refusals.front().is_some_and(|at| *at + within <= now) {
            self.refusals.pop_front();
        }
        self.refusals.push_back(now);
        if self.refusals.len() < most {
            return;
        }
        if let Some(first) = self.refusals.front() {
            let until = *first + within;
            if self.shut.is_none_or(|shut| shut < until) {
                tracing::error!(
                    refusals = most,
                    "Discord refuses nearly all calls and would ban this machine: calls are paused for minutes. \
                     Look at the token and at the bot's rights"
                );
                self.shut = Some(until);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pairs = pairs
            .iter()
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
        pairs.collect()
    }

    fn slow_down(limiter: &mut RateLimiter, said: (&HeaderMap, &Value), now: Instant) -> Duration {
        let bucket = Bucket::of("POST", "/api/v10/channels/1/messages");
        let response = ResponseParts {
            status: StatusCode::TOO_MANY_REQUESTS,
            headers: said.0,
            body: said.1,
        };
        limiter
            .record_response(bucket.as_ref(), response, now)
            .unwrap()
    }

    #[test]
    fn routes_of_one_limit_share_a_bucket() {
        let of = |path: &str| Bucket::of("PATCH", &format!("https://discord.com/api/v10{path}"));
        assert_eq!(of("/channels/1/messages/2"), of("/channels/1/messages/3"));
        assert_ne!(of("/channels/1/messages/2"), of("/channels/2/messages/2"));
        assert_ne!(
            of("/webhooks/1/abc/messages/2"),
            of("/webhooks/1/def/messages/2")
        );
        assert_eq!(of("/interactions/1/abc/callback"), None);
        assert_ne!(Bucket::of("GET", "/api/v10/users/@me"), of("/users/@me"));
    }

    #[test]
    fn a_429_says_how_long_to_wait_in_its_body_or_its_header_or_not_at_all() {
        let (now, none, null) = (Instant::now(), headers(&[]), Value::Null);
        let mut limiter = RateLimiter::default();
        let body = json!({ "retry_after": 0.25 });
        assert_eq!(
            slow_down(&mut limiter, (&none, &body), now),
            Duration::from_millis(250)
        );
        let header = headers(&[("retry-after", "3")]);
        assert_eq!(
            slow_down(&mut limiter, (&header, &null), now),
            Duration::from_secs(3)
        );
        assert_eq!(
            slow_down(&mut limiter, (&none, &null), now),
            DEFAULT_RETRY_AFTER
        );
        for absurd in [
            json!({ "retry_after": -1.0 }),
            json!({ "retry_after": "soon" }),
        ] {
            assert_eq!(
                slow_down(&mut limiter, (&none, &absurd), now),
                DEFAULT_RETRY_AFTER
            );
        }
        let eternal = json!({ "retry_after": 1e12 });
        assert_eq!(
            slow_down(&mut limiter, (&none, &eternal), now),
            MAX_RETRY_AFTER
        );
    }

    #[test]
    fn a_spent_bucket_waits_for_its_reset_and_others_do_not() {
        let now = Instant::now();
        let mut limiter = RateLimiter::default();
        let [here, there] =
            [1, 2].map(|n| Bucket::of("POST", &format!("/v10/channels/{n}/messages")));
        let spent = headers(&[
            ("x-ratelimit-remaining", "0"),
            ("x-ratelimit-reset-after", "2.5"),
        ]);
        let response = ResponseParts {
            status: StatusCode::OK,
            headers: &spent,
            body: &Value::Null,
        };
        limiter.record_response(here.as_ref(), response, now);
        assert_eq!(
            limiter.acquire(here.as_ref(), now),
            Err(Duration::from_millis(2500))
        );
        assert_eq!(limiter.acquire(there.as_ref(), now), Ok(()));
        assert_eq!(limiter.acquire(None, now), Ok(()));
        let later = now + Duration::from_millis(2500);
        assert_eq!(limiter.acquire(here.as_ref(), later), Ok(()));
    }

    #[test]
    fn a_registration_that_is_put_off_waits_until_its_time_and_holds_up_nothing_else() {
        let now = Instant::now();
        let bucket = |method, path: &str| Bucket::of(method, &format!("/api/v10{path}"));
        let everywhere = bucket("PUT", "/applications/1/commands");
        let [here, there] =
            [5, 6].map(|n| bucket("PUT", &format!("/applications/1/guilds/{n}/commands")));
        assert_eq!(here, there, "the servers share a limit");
        assert_ne!(here, everywhere);
        let mut limiter = RateLimiter::default();
        let body = json!({ "message": "too many", "retry_after": 1800.0, "global": false });
        let response = ResponseParts {
            status: StatusCode::TOO_MANY_REQUESTS,
            headers: &headers(&[]),
            body: &body,
        };
        let half_an_hour = Duration::from_mins(30);
        let wait = limiter.record_response(here.as_ref(), response, now);
        assert_eq!(wait, Some(half_an_hour));
        // The pauses between attempts are shorter.
        for (minutes, left) in [(0, 30), (1, 29), (29, 1)] {
            let later = now + Duration::from_mins(minutes);
            let left = Duration::from_mins(left);
            assert_eq!(limiter.acquire(there.as_ref(), later), Err(left));
        }
        assert_eq!(limiter.acquire(here.as_ref(), now + half_an_hour), Ok(()));
        for other in [
            everywhere,
            bucket("GET", "/applications/1/guilds/5/commands"),
            bucket("POST", "/channels/1/messages"),
        ] {
            assert_eq!(limiter.acquire(other.as_ref(), now), Ok(()), "{other:?}");
        }
    }

    #[test]
    fn a_global_429_shuts_every_bucket_but_first_answers() {
        let now = Instant::now();
        let mut limiter = RateLimiter::default();
        let body = json!({ "retry_after": 2.0, "global": true });
        slow_down(&mut limiter, (&headers(&[]), &body), now);
        let other = Bucket::of("PUT", "/v10/applications/1/commands");
        assert_eq!(
            limiter.acquire(other.as_ref(), now),
            Err(Duration::from_secs(2))
        );
        assert_eq!(limiter.acquire(None, now), Ok(()));
    }

    #[test]
    fn a_bot_that_is_refused_too_often_stops_asking_in_time() {
        let mut now = Instant::now();
        let mut limiter = RateLimiter::default();
        let bucket = Bucket::of("POST", "/v10/channels/1/messages");
        let none = headers(&[]);
        let mut asked = 0;
        for _ in 0..20_000 {
            now += Duration::from_millis(10);
            if limiter.acquire(bucket.as_ref(), now).is_ok() {
                asked += 1;
                let response = ResponseParts {
                    status: StatusCode::FORBIDDEN,
                    headers: &none,
                    body: &Value::Null,
                };
                limiter.record_response(bucket.as_ref(), response, now);
            }
        }
        assert_eq!(asked, MAX_INVALID_REQUESTS.0);
        now += MAX_INVALID_REQUESTS.1;
        assert_eq!(limiter.acquire(bucket.as_ref(), now), Ok(()));
    }
}
