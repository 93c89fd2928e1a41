//! Events of streams as they are sent: each is written once, and compressed once, for all who are sent the same.
//!
//! A compressed stream is one gzip stream without an end. Each event in it is made of blocks that refer to nothing
//! before them and end at a byte. So the same bytes stand in the streams of all listeners, and a browser reads each at
//! once.

use std::convert::Infallible;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderName, HeaderValue, VARY,
};
use axum::response::{IntoResponse, Response};
use flate2::{Compress, Compression, FlushCompress};
use futures_util::{Stream, StreamExt, stream};

/// The head of a gzip stream without a name and a time.
const GZIP: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// An event, shared by all who are sent it.
pub(super) type Sent = Arc<SentEvent>;

/// An event as it is sent.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct SentEvent {
    plain: Bytes,
    data: Range<usize>,
    packed: OnceLock<Bytes>,
}

impl SentEvent {
    /// An event of this kind. Its data is JSON, which has no line breaks.
    pub(super) fn new(kind: &str, id: Option<u32>, data: &str) -> Sent {
        let id = id.map_or_else(String::new, |id| format!("id: {id}\n"));
        let head = format!("event: {kind}\n{id}data: ");
        let data_at = head.len()..head.len() + data.len();
        Arc::new(Self {
            plain: Bytes::from(head + data + "\n\n"),
            data: data_at,
            packed: OnceLock::new(),
        })
    }

    /// Its data alone.
    pub(super) fn data(&self) -> Bytes {
        self.plain.slice(self.data.clone())
    }

    /// Its part of a stream.
    fn part(&self, packs: bool) -> Bytes {
        if packs {
            self.packed.get_or_init(|| packed(&self.plain)).clone()
        } else {
            self.plain.clone()
        }
    }
}

/// Blocks of a compressed stream that refer to nothing before them.
fn packed(plain: &[u8]) -> Bytes {
    // Data that cannot be compressed takes a few bytes more.
    let mut blocks = Vec::with_capacity(plain.len() + plain.len() / 64 + 64);
    let mut compress = Compress::new(Compression::default(), false);
    let written = compress.compress_vec(plain, &mut blocks, FlushCompress::Full);
    written.expect("compressing in memory cannot fail");
    debug_assert_eq!(usize::try_from(compress.total_in()), Ok(plain.len()));
    blocks.shrink_to_fit();
    blocks.into()
}

/// A stream of events.
pub(super) fn stream_of(
    events: impl Stream<Item = Sent> + Send + 'static,
    packs: bool,
) -> Response {
    let head = packs.then(|| Bytes::from_static(&GZIP));
    let parts = stream::iter(head).chain(events.map(move |event| event.part(packs)));
    let mut answer = Body::from_stream(parts.map(Ok::<_, Infallible>)).into_response();
    let fixed = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "private, no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    let packing = packs.then_some((CONTENT_ENCODING, "gzip"));
    for (name, value) in fixed.into_iter().chain(packing) {
        let headers = answer.headers_mut();
        headers.insert(name, HeaderValue::from_static(value));
    }
    let varies = HeaderValue::from(ACCEPT_ENCODING);
    answer.headers_mut().insert(VARY, varies);
    answer
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn an_event_is_written_as_browsers_read_it() {
        let event = SentEvent::new("frame", Some(41), "{\"f\":2}");
        assert_eq!(
            event.part(false),
            "event: frame\nid: 41\ndata: {\"f\":2}\n\n"
        );
        assert_eq!(event.data(), "{\"f\":2}");
        let beat = SentEvent::new("beat", None, "{}");
        assert_eq!(beat.part(false), "event: beat\ndata: {}\n\n");
    }

    #[test]
    fn compressed_events_are_read_one_by_one_in_any_order() {
        let long = format!("[{}1]", "\"D2-D3\",".repeat(500));
        let events = [
            SentEvent::new("frame", Some(1), &long),
            SentEvent::new("beat", None, "{}"),
            SentEvent::new("frame", Some(2), &long),
        ];
        assert!(events[0].part(true).len() < long.len() / 10);
        for order in [[0, 1, 2], [2, 0, 1], [1, 1, 0]] {
            let mut sent = GZIP.to_vec();
            let mut plain = Vec::new();
            for event in order.map(|nth| &events[nth]) {
                sent.extend_from_slice(&event.part(true));
                plain.extend_from_slice(&event.part(false));
                // All of it is there as soon as its bytes are: nothing waits for the next event.
                let mut read = vec![0; plain.len()];
                GzDecoder::new(sent.as_slice())
                    .read_exact(&mut read)
                    .unwrap();
                assert_eq!(read, plain);
            }
        }
    }
}
