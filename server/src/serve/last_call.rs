//! The listener's last moments: nobody who was told that they are connected may be turned away with it.

use std::io;

use tokio::net::TcpListener;

/// From here on the system begins no new connection, and ends the handshakes that have begun. A client who asks meanwhile hears
/// nothing, asks again a second later, and is refused or served by whoever listens then.
#[cfg(target_os = "linux")]
pub(super) fn take_no_more(listener: &TcpListener) -> io::Result<()> {
    use socket2::{SockFilter, SockRef};

    // Classic BPF over a TCP header (linux/filter.h): whether its flags hold SYN, but not ACK.
    const LOAD_BYTE: u16 = 0x30;
    const AND: u16 = 0x54;
    const JUMP_IF_EQUAL: u16 = 0x15;
    const RETURN: u16 = 0x06;
    const FLAGS_OFFSET: u32 = 13;
    const SYN: u32 = 0x02;
    const ACK: u32 = 0x10;
    const DROP: u32 = 0;
    const KEEP: u32 = u32::MAX;
    SockRef::from(listener).attach_filter(&[
        SockFilter::new(LOAD_BYTE, 0, 0, FLAGS_OFFSET),
        SockFilter::new(AND, 0, 0, SYN | ACK),
        SockFilter::new(JUMP_IF_EQUAL, 0, 1, SYN),
        SockFilter::new(RETURN, 0, 0, DROP),
        SockFilter::new(RETURN, 0, 0, KEEP),
    ])
}

/// Other systems have no such way.
#[cfg(not(target_os = "linux"))]
pub(super) fn take_no_more(_: &TcpListener) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(target_os = "linux")]
#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpStream;
    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn whoever_is_connected_is_served_and_nobody_else_is_let_in() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut before = TcpStream::connect(address).await.unwrap();
        take_no_more(&listener).unwrap();
        let after = tokio::spawn(TcpStream::connect(address));
        let (mut served, _) = listener.accept().await.unwrap();
        // The system waits for a second before it asks again.
        assert!(timeout(Duration::from_millis(300), listener.accept()).await.is_err());
        drop(listener);
        before.write_all(b"hello").await.unwrap();
        let mut heard = [0; 5];
        served.read_exact(&mut heard).await.unwrap();
        assert_eq!(&heard, b"hello");
        assert_eq!(after.await.unwrap().unwrap_err().kind(), io::ErrorKind::ConnectionRefused);
    }
}
