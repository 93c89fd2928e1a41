//! The accept loop: bounded connections, each with time limits for its headers and its answers, and a bound for the
//! size of headers.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutWriter;

use crate::web::gate::Peer;

/// Time limit for the head of a request to arrive, also for the next one on a connection.
const HEAD: Duration = Duration::from_secs(20);
/// Time limit for an answer to continue while its client does not read.
const STALL: Duration = Duration::from_secs(30);
/// Most connections at once at a table.
pub(super) const AT_TABLE: usize = 128;
/// Most connections at once to the public pages: more than streams, so that pages still come.
pub(super) const IN_PUBLIC: usize = 5_000;
/// Largest head of a request, in bytes.
const MAX_HEAD_BYTES: usize = 16 * 1024;
/// Pause after a failed accept.
const PAUSE: Duration = Duration::from_millis(500);
/// Time limit for requests in hand once the program ends.
const FAREWELL: Duration = Duration::from_secs(2);

/// Serves until `stop` is `true`, then finishes the requests in hand.
pub(super) async fn serve(
    listener: TcpListener,
    router: Router,
    most: usize,
    stop: watch::Receiver<bool>,
) {
    let room = Arc::new(Semaphore::new(most));
    let mut connections = JoinSet::new();
    let mut stopped = stop.clone();
    loop {
        let Ok(permit) = Arc::clone(&room).acquire_owned().await else {
            return;
        };
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = ended(&mut stopped) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let router = router.clone().layer(Extension(Peer(peer)));
                let stream = write_limited(stream, STALL);
                connections.spawn(connection(stream, router, stop.clone(), permit));
            }
            Err(why) => {
                tracing::warn!(%why, "failed to accept a connection");
                sleep(PAUSE).await;
            }
        }
        while connections.try_join_next().is_some() {}
    }
    let drained = timeout(FAREWELL, async {
        while connections.join_next().await.is_some() {}
    });
    if drained.await.is_err() {
        tracing::debug!("connections were still open at the end");
    }
}

/// A stream whose writes fail after a time without progress. Reads have no limit.
type WriteLimited<S> = Pin<Box<TimeoutWriter<S>>>;

/// This stream with this time limit for the progress of a write.
fn write_limited<S: AsyncRead + AsyncWrite>(stream: S, limit: Duration) -> WriteLimited<S> {
    let mut stream = TimeoutWriter::new(stream);
    stream.set_timeout(Some(limit));
    Box::pin(stream)
}

/// Serves one connection. Its errors are the browser's and are not logged as ours.
async fn connection(
    stream: WriteLimited<TcpStream>,
    router: Router,
    mut stop: watch::Receiver<bool>,
    _permit: OwnedSemaphorePermit,
) {
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(MAX_HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router));
    tokio::pin!(served);
    let ended = tokio::select! {
        ended = &mut served => ended,
        () = ended(&mut stop) => {
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(why) = ended {
        tracing::debug!(%why, "connection broke off");
    }
}

/// Completes when the program ends.
async fn ended(stop: &mut watch::Receiver<bool>) {
    // A sender that is gone is an end too.
    drop(stop.wait_for(|stopped| *stopped).await);
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::io::ErrorKind;
    use std::net::Ipv4Addr;
    use std::task::Poll;

    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    /// More than the system keeps for a client that does not read.
    const LARGE: usize = 64 * 1024 * 1024;

    #[tokio::test]
    async fn a_client_that_does_not_read_its_answer_is_cut_and_makes_room() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut client = TcpStream::connect(address).await.unwrap();
        let (stream, _) = listener.accept().await.unwrap();
        let asked = client.write_all(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n");
        asked.await.unwrap();
        let room = Arc::new(Semaphore::new(1));
        let permit = Arc::clone(&room).acquire_owned().await.unwrap();
        let (_stops, stop) = watch::channel(false);
        let router = Router::new().route("/", get(async || vec![0_u8; LARGE]));
        let stream = write_limited(stream, Duration::from_millis(50));
        let served = timeout(HEAD, connection(stream, router, stop, permit));
        assert!(served.await.is_ok(), "the connection is still open");
        assert_eq!(room.available_permits(), 1);
        drop(client);
    }

    #[tokio::test]
    async fn a_write_without_progress_ends_and_one_that_continues_has_its_whole_time_again() {
        let (near, mut far) = duplex(4);
        let mut near = write_limited(near, Duration::from_millis(20));
        near.write_all(b"1234").await.unwrap();
        let again = poll_fn(|context| {
            let written = near.as_mut().poll_write(context, b"5");
            Poll::Ready(written.is_pending())
        });
        assert!(again.await);
        far.read_exact(&mut [0; 4]).await.unwrap();
        near.write_all(b"5678").await.unwrap();
        let ended = near.write_all(b"9").await.unwrap_err();
        assert_eq!(ended.kind(), ErrorKind::TimedOut);
    }
}
