//! Detection of clients that read too slowly.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

/// The minimum rate at which a client has to read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadRate {
    /// Bytes to be accepted within each `window`.
    pub bytes: usize,
    /// Time that the server waits for the client. Idle time without data to send does not count.
    pub window: Duration,
}

/// A stream that can be closed without sending its buffered data, which the system would otherwise keep for a stalled
/// client.
pub trait Abort {
    /// Makes a later close discard unsent data.
    fn abort(&self);
}

impl Abort for TcpStream {
    fn abort(&self) {
        if let Err(cause) = self.set_zero_linger() {
            tracing::debug!(%cause, "SO_LINGER was not set");
        }
    }
}

/// A stream whose writes fail below the minimum rate. Otherwise a client that requests pages and reads a byte now and
/// then would hold their memory, and a connection, forever.
#[derive(Debug)]
pub struct StallGuard<S> {
    stream: S,
    rate: ReadRate,
    /// Waiting time in this window, up to the last accepted write.
    waited: Duration,
    /// Bytes accepted in this window.
    accepted: usize,
    /// Start of the current wait.
    since: Option<Instant>,
    timer: Option<Pin<Box<Sleep>>>,
}

impl<S: Abort> StallGuard<S> {
    /// Wraps a stream.
    pub fn new(stream: S, rate: ReadRate) -> Self {
        Self { stream, rate, waited: Duration::ZERO, accepted: 0, since: None, timer: None }
    }

    fn watch<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
        length: impl FnOnce(&T) -> usize,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(result) = written {
            if let Some(since) = self.since.take() {
                self.waited += since.elapsed();
            }
            self.accepted = self.accepted.saturating_add(result.as_ref().map_or(0, length));
            if self.waited >= self.rate.window {
                self.end_window()?;
            }
            return Poll::Ready(result);
        }
        if self.waited.is_zero() && self.since.is_none() {
            // Bytes accepted without waiting give no credit.
            self.accepted = 0;
        }
        loop {
            let new_wait = self.since.is_none();
            let since = *self.since.get_or_insert_with(Instant::now);
            let ends = since + self.rate.window.saturating_sub(self.waited);
            let timer = self.timer.get_or_insert_with(|| Box::pin(sleep_until(ends)));
            if new_wait {
                timer.as_mut().reset(ends);
            }
            ready!(timer.as_mut().poll(context));
            self.since = None;
            self.end_window()?;
        }
    }

    fn end_window(&mut self) -> io::Result<()> {
        if self.accepted < self.rate.bytes {
            self.stream.abort();
            return Err(io::ErrorKind::TimedOut.into());
        }
        self.waited = Duration::ZERO;
        self.accepted = 0;
        Ok(())
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for StallGuard<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Abort + Unpin> AsyncWrite for StallGuard<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, written, |length| *length)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.watch(context, flushed, |()| 0)
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
        self.watch(context, written, |length| *length)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
    use tokio::time::{sleep, timeout};

    use super::*;

    /// Capacity between the two ends, in bytes.
    const BUFFER: usize = 64;

    impl Abort for DuplexStream {
        fn abort(&self) {}
    }

    fn guarded(bytes: usize, window_ms: u64) -> (StallGuard<DuplexStream>, DuplexStream) {
        let (server, client) = duplex(BUFFER);
        (StallGuard::new(server, ReadRate { bytes, window: Duration::from_millis(window_ms) }), client)
    }

    #[tokio::test]
    async fn a_client_that_reads_nothing_is_cut_off() {
        let (mut server, _client) = guarded(1, 20);
        let written = server.write_all(&[0; 1000]).await;
        assert_eq!(written.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn a_client_that_reads_a_byte_now_and_then_is_cut_off() {
        let (mut server, mut client) = guarded(500, 50);
        let reader = tokio::spawn(async move {
            while client.read_u8().await.is_ok() {
                sleep(Duration::from_millis(5)).await;
            }
        });
        // Without the limit it would take ten minutes.
        let written = timeout(Duration::from_secs(30), server.write_all(&[0; 120_000])).await.unwrap();
        assert_eq!(written.unwrap_err().kind(), io::ErrorKind::TimedOut);
        drop(server);
        reader.await.unwrap();
    }

    #[tokio::test]
    async fn a_client_at_the_rate_gets_everything_and_a_pause_of_the_server_does_not_count() {
        let (mut server, mut client) = guarded(1, 2_000);
        let reader = tokio::spawn(async move {
            let mut received = Vec::new();
            client.read_to_end(&mut received).await.unwrap();
            received.len()
        });
        for _ in 0..3 {
            server.write_all(&[0; 10_000]).await.unwrap();
            sleep(Duration::from_millis(20)).await;
        }
        drop(server);
        assert_eq!(reader.await.unwrap(), 30_000);
    }
}
