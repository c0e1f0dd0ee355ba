//! A proxy to a database that can go silent, like a firewall that has dropped a connection: it stays open, but no data
//! arrives.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A proxy to one address.
#[derive(Debug)]
pub(crate) struct TcpProxy {
    address: SocketAddr,
    accepted: Arc<AtomicUsize>,
    /// Connections with smaller numbers are silent.
    silent_below: Arc<AtomicUsize>,
}

impl TcpProxy {
    /// Starts a proxy to a host and port.
    pub(crate) fn to(target: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let proxy =
            Self { address: listener.local_addr().unwrap(), accepted: Arc::default(), silent_below: Arc::default() };
        let (accepted, silent_below, target) =
            (Arc::clone(&proxy.accepted), Arc::clone(&proxy.silent_below), target.to_owned());
        std::thread::spawn(move || {
            for inner in listener.incoming() {
                let (inner, outer) = (inner.unwrap(), TcpStream::connect(&target).unwrap());
                let number = accepted.fetch_add(1, Ordering::SeqCst);
                for (from, to) in [(&inner, &outer), (&outer, &inner)] {
                    let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    let silent_below = Arc::clone(&silent_below);
                    std::thread::spawn(move || pump(from, to, || number < silent_below.load(Ordering::SeqCst)));
                }
            }
        });
        proxy
    }

    /// Returns the address that it listens on.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Makes the open connections silent.
    pub(crate) fn silence_open(&self) {
        self.silent_below.store(self.accepted.load(Ordering::SeqCst), Ordering::SeqCst);
    }

    /// Makes all connections silent, later ones too.
    pub(crate) fn silence_all(&self) {
        self.silent_below.store(usize::MAX, Ordering::SeqCst);
    }
}

fn pump(mut from: TcpStream, mut to: TcpStream, is_silent: impl Fn() -> bool) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if !is_silent() && to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    if !is_silent() {
        drop(to.shutdown(Shutdown::Both));
    }
}
