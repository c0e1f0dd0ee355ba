//! Timeout of request heads, separate from the idle timeout of connections.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

/// Counter of a connection's requests, advanced by its service: odd while one is being handled.
#[derive(Debug, Clone, Default)]
pub struct RequestCount(Arc<AtomicUsize>);

impl RequestCount {
    /// Notes that a head is complete and its request is being handled.
    pub fn begin(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// Notes that the response's head is ready.
    pub fn end(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// A stream that fails when a request head is not complete in time. The time starts with the connection, and with the
/// first byte of each later head.
#[derive(Debug)]
pub struct HeadTimeout<S> {
    stream: S,
    patience: Duration,
    requests: RequestCount,
    /// The count when the head began, and its deadline.
    head: Option<(usize, Instant)>,
    timer: Option<Pin<Box<Sleep>>>,
}

impl<S> HeadTimeout<S> {
    /// Wraps a newly accepted stream.
    pub fn new(stream: S, patience: Duration, requests: RequestCount) -> Self {
        Self { stream, patience, requests, head: Some((0, Instant::now() + patience)), timer: None }
    }

    fn end_head(&mut self) {
        self.head = None;
        self.timer = None;
    }

    /// Clears the deadline: while a response is being sent, no head is expected.
    fn sent<T>(&mut self, written: Poll<T>) -> Poll<T> {
        if written.is_ready() {
            self.end_head();
        }
        written
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for HeadTimeout<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let count = self.requests.get();
        if self.head.is_some_and(|(began, _)| began != count) {
            self.end_head();
        }
        let before = buffer.filled().len();
        if let Poll::Ready(read) = Pin::new(&mut self.stream).poll_read(context, buffer) {
            let is_handled = !count.is_multiple_of(2);
            if buffer.filled().len() > before && !is_handled && self.head.is_none() {
                self.head = Some((count, Instant::now() + self.patience));
            }
            return Poll::Ready(read);
        }
        let Some((_, deadline)) = self.head else { return Poll::Pending };
        let timer = self.timer.get_or_insert_with(|| Box::pin(sleep_until(deadline)));
        ready!(timer.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for HeadTimeout<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.sent(written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.sent(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
    use tokio::time::timeout;

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(50);
    const NEVER: Duration = Duration::from_millis(500);

    fn guarded() -> (HeadTimeout<DuplexStream>, DuplexStream, RequestCount) {
        let (server, client) = duplex(64);
        let requests = RequestCount::default();
        (HeadTimeout::new(server, PATIENCE, requests.clone()), client, requests)
    }

    async fn head_is_late(server: &mut HeadTimeout<DuplexStream>) -> bool {
        match timeout(NEVER, server.read_u8()).await {
            Ok(read) => read.unwrap_err().kind() == io::ErrorKind::TimedOut,
            Err(_) => false,
        }
    }

    #[tokio::test]
    async fn a_connection_has_so_long_for_its_first_head_however_it_trickles_in() {
        let (mut server, mut client, _) = guarded();
        client.write_all(b"G").await.unwrap();
        assert_eq!(server.read_u8().await.unwrap(), b'G');
        assert!(head_is_late(&mut server).await);
    }

    #[tokio::test]
    async fn between_requests_a_connection_may_be_idle_for_longer_but_a_later_head_may_not_trickle() {
        let (mut server, mut client, requests) = guarded();
        client.write_all(b"G").await.unwrap();
        server.read_u8().await.unwrap();
        requests.begin();
        assert!(!head_is_late(&mut server).await, "a request is handled");
        requests.end();
        server.write_all(b"H").await.unwrap();
        assert!(!head_is_late(&mut server).await, "the connection is idle");
        client.write_all(b"G").await.unwrap();
        assert_eq!(server.read_u8().await.unwrap(), b'G');
        assert!(head_is_late(&mut server).await, "a head has begun");
    }
}
