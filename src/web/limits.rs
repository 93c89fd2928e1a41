//! Limits before the service: requests of a network address, and streams of an address, a session and in all.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::runtime::limits::NamedBuckets;
use crate::watch::Monitor;
use crate::web::address;

/// Requests of an address at once, and the interval of those after them.
const REQUESTS: (u32, Duration) = (60, Duration::from_millis(100));
/// Looks at links that sign in, of an address.
const LINKS: (u32, Duration) = (5, Duration::from_secs(12));
/// Most streams of a session; each further one ends the oldest.
const OF_SESSION: usize = 8;
/// Most streams of an address.
const OF_ADDRESS: usize = 40;
/// Most streams of a wider network of version 6.
const OF_NETWORK: usize = 160;
/// Most streams in all.
const STREAMS: usize = 4_000;
/// Most streams in all for those who are not signed in: players always find room.
const OF_VISITORS: usize = STREAMS / 4 * 3;

/// The limits of all who ask.
#[derive(Debug)]
pub(super) struct WebLimits {
    requests: Mutex<NamedBuckets>,
    links: Mutex<NamedBuckets>,
    streams: Arc<Mutex<Streams>>,
    watch: Monitor,
}

#[derive(Debug, Default)]
struct Streams {
    last: u64,
    under_way: BTreeMap<u64, StreamEntry>,
}

#[derive(Debug)]
struct StreamEntry {
    address: String,
    network: Option<String>,
    session: Option<String>,
    /// Asks it to end.
    ends: Arc<Notify>,
}

/// A stream under way; dropped, it makes room.
#[derive(Debug)]
pub(super) struct StreamPermit {
    number: u64,
    streams: Arc<Mutex<Streams>>,
    watch: Monitor,
    /// `true` if it has room that is kept for signed-in visitors.
    pub(super) is_reserved: bool,
    /// Notified once a newer one of the same session takes its place.
    pub(super) ends: Arc<Notify>,
}

impl WebLimits {
    /// The limits of pages that this monitor watches.
    pub(super) fn new(watch: Monitor) -> Self {
        let limiter = |(at_once, every)| Mutex::new(NamedBuckets::new(at_once, every));
        Self {
            requests: limiter(REQUESTS),
            links: limiter(LINKS),
            streams: Arc::default(),
            watch,
        }
    }

    /// Counts a request of an address.
    ///
    /// # Errors
    /// The wait before the next one, if there were too many.
    pub(super) fn ask(
        &self,
        address: IpAddr,
        signs_in: bool,
        now: Instant,
    ) -> Result<(), Duration> {
        let name = address::counted_as(address);
        if signs_in {
            self.links.lock().ask(&name, now)?;
        }
        self.requests.lock().ask(&name, now)
    }

    /// Reserves a stream, or returns `None` if a limit is reached. The caller must have checked the session.
    pub(super) fn stream(&self, address: IpAddr, session: Option<&str>) -> Option<StreamPermit> {
        let network = address::wider_network(address);
        let address = address::counted_as(address);
        let mut streams = self.streams.lock();
        let all = || streams.under_way.values();
        let is_reserved = all().count() >= OF_VISITORS;
        if all().count() >= STREAMS || is_reserved && session.is_none() {
            return None;
        }
        let beside = |stream: &&StreamEntry| network.is_some() && stream.network == network;
        if all().filter(beside).count() >= OF_NETWORK {
            return None;
        }
        if all().filter(|stream| stream.address == address).count() >= OF_ADDRESS {
            return None;
        }
        let own = |stream: &&StreamEntry| session.is_some() && stream.session.as_deref() == session;
        // Streams that were asked to end may still be open.
        let too_many = (all().filter(own).count() + 1).saturating_sub(OF_SESSION);
        all()
            .filter(own)
            .take(too_many)
            .for_each(|oldest| oldest.ends.notify_one());
        streams.last += 1;
        let (number, ends) = (streams.last, Arc::new(Notify::new()));
        let entry = StreamEntry {
            address,
            network,
            session: session.map(str::to_owned),
            ends: Arc::clone(&ends),
        };
        streams.under_way.insert(number, entry);
        self.watch.page_streams(streams.under_way.len());
        drop(streams);
        Some(StreamPermit {
            number,
            streams: Arc::clone(&self.streams),
            watch: self.watch.clone(),
            is_reserved,
            ends,
        })
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut streams = self.streams.lock();
        streams.under_way.remove(&self.number);
        self.watch.page_streams(streams.under_way.len());
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::timeout;

    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([203, 0, 113, last])
    }

    #[tokio::test]
    async fn a_session_has_eight_streams_and_a_ninth_ends_the_oldest() {
        let limits = WebLimits::new(Monitor::default());
        let mut permits: Vec<StreamPermit> = (0..OF_SESSION)
            .map(|_| limits.stream(address(1), Some("ann")).unwrap())
            .collect();
        let ninth = limits.stream(address(1), Some("ann")).unwrap();
        permits[0].ends.notified().await;
        permits.remove(0);
        assert_eq!(limits.streams.lock().under_way.len(), OF_SESSION);
        drop((permits, ninth));
        assert_eq!(limits.streams.lock().under_way.len(), 0);
    }

    #[tokio::test]
    async fn each_further_stream_of_a_session_ends_another() {
        let limits = WebLimits::new(Monitor::default());
        let permits: Vec<StreamPermit> = (0..OF_SESSION + 4)
            .map(|_| limits.stream(address(1), Some("ann")).unwrap())
            .collect();
        for (nth, permit) in permits.iter().enumerate() {
            let told = timeout(Duration::ZERO, permit.ends.notified()).await;
            assert_eq!(told.is_ok(), nth < 4, "stream {nth}");
        }
    }

    #[test]
    fn an_address_and_all_together_have_a_bound() {
        let limits = WebLimits::new(Monitor::default());
        let stream = |last| limits.stream(address(last), None);
        let own: Vec<StreamPermit> = (0..OF_ADDRESS).map(|_| stream(1).unwrap()).collect();
        assert!(stream(1).is_none());
        assert!(stream(2).is_some(), "another address has room");
        drop(own);
        assert!(stream(1).is_some());
    }

    #[test]
    fn a_network_takes_no_room_from_others_and_visitors_none_from_players() {
        let limits = WebLimits::new(Monitor::default());
        let of_network = |part: u16| IpAddr::from([0x2001, 0xdb8, 1, part, 0, 0, 0, 1]);
        let stream = |part| limits.stream(of_network(part), None);
        let wide: Vec<_> = (0..1_000).filter_map(stream).collect();
        assert_eq!(wide.len(), OF_NETWORK);
        assert!(limits.stream([203, 0, 113, 1].into(), None).is_some());
        let others = |n: u16| {
            let [high, low] = n.to_be_bytes();
            limits.stream([10, 0, high, low].into(), None)
        };
        let others: Vec<_> = (0..5_000).filter_map(others).collect();
        assert_eq!(wide.len() + others.len(), OF_VISITORS);
        let player = limits.stream(of_network(0), Some("key"));
        assert!(player.is_none(), "the network has all that it may have");
        let player = limits.stream([203, 0, 113, 1].into(), Some("key")).unwrap();
        assert!(player.is_reserved);
    }

    #[test]
    fn requests_of_an_address_are_counted_and_links_more_narrowly() {
        let (limits, now) = (WebLimits::new(Monitor::default()), Instant::now());
        for _ in 0..LINKS.0 {
            assert_eq!(limits.ask(address(1), true, now), Ok(()));
        }
        assert!(limits.ask(address(1), true, now).is_err());
        for _ in LINKS.0..REQUESTS.0 {
            assert_eq!(limits.ask(address(1), false, now), Ok(()));
        }
        assert!(limits.ask(address(1), false, now).is_err());
        assert_eq!(limits.ask(address(2), false, now), Ok(()));
        assert_eq!(limits.ask(address(1), false, now + REQUESTS.1), Ok(()));
    }
}
