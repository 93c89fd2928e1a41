//! A connection that ends once its client stops reading: writes have a time limit without progress.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A stream whose writes fail after a time without progress. Reads have no limit.
#[derive(Debug)]
pub(super) struct WriteLimited<S> {
    stream: S,
    limit: Duration,
    /// The end of the wait of a write that made no progress yet.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<S> WriteLimited<S> {
    /// This stream with this time limit for the progress of a write.
    pub(super) const fn new(stream: S, limit: Duration) -> Self {
        Self {
            stream,
            limit,
            stalled: None,
        }
    }

    /// The result of a write, or an error if it has waited too long.
    fn timed<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let limit = self.limit;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(limit)));
        ready!(stalled.as_mut().poll(context));
        let why = "the client did not read its answer in time";
        Poll::Ready(Err(io::Error::new(ErrorKind::TimedOut, why)))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteLimited<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        read: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, read)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteLimited<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.timed(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.timed(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.timed(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.timed(context, shut)
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test]
    async fn a_write_without_progress_ends_and_one_that_goes_on_begins_its_wait_anew() {
        let (near, mut far) = duplex(4);
        let mut near = WriteLimited::new(near, Duration::from_millis(20));
        near.write_all(b"1234").await.unwrap();
        let again = poll_fn(|context| {
            let written = Pin::new(&mut near).poll_write(context, b"5");
            Poll::Ready(written.is_pending())
        });
        assert!(again.await);
        assert!(near.stalled.is_some());
        far.read_exact(&mut [0; 4]).await.unwrap();
        near.write_all(b"5678").await.unwrap();
        assert!(near.stalled.is_none());
        let ended = near.write_all(b"9").await.unwrap_err();
        assert_eq!(ended.kind(), ErrorKind::TimedOut);
    }
}
