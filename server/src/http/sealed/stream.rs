//! A connection whose sealed bodies the kernel sends by itself.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, Interest, ReadBuf};
use tokio::net::TcpStream;

use super::SealedBodies;
use crate::http::Abort;

/// Passes everything through, but for slices of sealed bodies: in their place the kernel is told where the bytes are. hyper
/// hands over bodies as the slices that they are, so none is missed.
#[derive(Debug)]
pub struct SealedStream {
    stream: TcpStream,
    bodies: Option<Arc<SealedBodies>>,
}

impl SealedStream {
    /// A connection that knows these bodies.
    pub fn new(stream: TcpStream, bodies: Option<Arc<SealedBodies>>) -> Self {
        Self { stream, bodies }
    }
}

impl Abort for SealedStream {
    fn abort(&self) {
        self.stream.abort();
    }
}

impl AsyncRead for SealedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for SealedStream {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.poll_write_vectored(context, &[IoSlice::new(bytes)])
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
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = &mut *self;
        let Some(sendable) = this.bodies.as_ref().and_then(|bodies| bodies.find(slices)) else {
            return Pin::new(&mut this.stream).poll_write_vectored(context, slices);
        };
        loop {
            ready!(this.stream.poll_write_ready(context))?;
            match this.stream.try_io(Interest::WRITABLE, || sendable.send(&this.stream)) {
                Ok(sent) => return Poll::Ready(Ok(sent)),
                Err(cause) if cause.kind() == io::ErrorKind::WouldBlock => {}
                // Forbidden to this process, or the connection is broken: a copy goes, or says so.
                Err(_) => return Pin::new(&mut this.stream).poll_write_vectored(context, slices),
            }
        }
    }

    fn is_write_vectored(&self) -> bool {
        true
    }
}

#[cfg(target_os = "linux")]
#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bytes::Bytes;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    /// So often that the buffers of both ends cannot hold it all.
    const TIMES: usize = 400;

    async fn connected(body: Bytes) -> (SealedStream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (stream, _) = listener.accept().await.unwrap();
        let bodies = SealedBodies::seal([body]).unwrap();
        (SealedStream::new(stream, Some(Arc::new(bodies))), client)
    }

    async fn send(mut stream: SealedStream, parts: Vec<Bytes>) {
        let mut slices: Vec<IoSlice<'_>> = parts.iter().map(|part| IoSlice::new(part)).collect();
        let mut left = slices.as_mut_slice();
        while !left.is_empty() {
            let sent = stream.write_vectored(left).await.unwrap();
            assert_ne!(sent, 0);
            IoSlice::advance_slices(&mut left, sent);
        }
        stream.shutdown().await.unwrap();
    }

    #[tokio::test]
    async fn a_client_gets_every_byte_in_order_however_slowly_it_reads() {
        let picture: Bytes = (0..60_000).map(|at| (at % 251) as u8).collect();
        let answer = [
            Bytes::from_static(b"HTTP/1.1 200 OK\r\n\r\n"),
            picture.clone(),
            Bytes::from_static(b"between"),
            picture.slice(100..40_000),
            // Not of the sealed ones.
            Bytes::from(vec![b'x'; 40_000]),
            picture.clone(),
        ];
        let parts = answer.iter().cycle().take(answer.len() * TIMES).cloned().collect::<Vec<_>>();
        let expected = parts.concat();
        let (stream, mut client) = connected(picture).await;
        let sending = tokio::spawn(send(stream, parts));
        // By now the buffers are full, and sending waits.
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(!sending.is_finished());
        let mut received = Vec::new();
        client.read_to_end(&mut received).await.unwrap();
        sending.await.unwrap();
        assert!(received == expected, "{} bytes of {}", received.len(), expected.len());
    }

    #[tokio::test]
    async fn a_client_that_leaves_is_an_error_and_no_signal() {
        let picture = Bytes::from(vec![b'p'; 60_000]);
        let (mut stream, client) = connected(picture.clone()).await;
        drop(client);
        let mut attempts = 0..TIMES;
        while attempts.next().is_some() && stream.write_all(&picture).await.is_ok() {}
        assert!(!attempts.is_empty(), "it was noticed before everything was sent");
    }
}
