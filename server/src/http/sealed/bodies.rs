//! Bodies that lie in a file of memory besides, for the kernel to send by itself.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, IoSlice, Write};
use std::ops::RangeInclusive;

use bytes::Bytes;
use tokio::net::TcpStream;

use super::system;

/// Which lengths are worth it. Below, the system call that a file takes of its own costs more than the copy that it saves;
/// above, the kernel sends in rounds of 64 KiB, and takes longer than with a copy.
const WORTHWHILE_BYTES: RangeInclusive<usize> = 12 * 1024..=64 * 1024;
/// A body begins with a page of memory, or the last of its 64 KiB would need a round of their own.
const PAGE_BYTES: usize = 4096;

/// Bodies in memory, and the same bytes in an anonymous file that nobody can change any more.
#[derive(Debug)]
pub struct SealedBodies {
    file: File,
    /// By the address of the first byte. A body that is held here stays where it is, so its address means it.
    bodies: BTreeMap<usize, (Bytes, u64)>,
}

/// Slices to send that end with a part of a sealed body.
#[derive(Debug, Clone, Copy)]
pub struct Sendable<'a> {
    file: &'a File,
    /// What goes before it: the head of an answer.
    before: &'a [IoSlice<'a>],
    offset: u64,
    length: usize,
}

impl SealedBodies {
    /// Takes those bodies that are worth it.
    pub fn seal(bodies: impl IntoIterator<Item = Bytes>) -> io::Result<Self> {
        let mut file = system::memory_file()?;
        let mut sealed = BTreeMap::new();
        let mut offset = 0;
        for body in bodies.into_iter().filter(|body| WORTHWHILE_BYTES.contains(&body.len())) {
            let length = body.len().next_multiple_of(PAGE_BYTES);
            file.write_all(&body)?;
            file.write_all(&vec![0; length - body.len()])?;
            sealed.insert(body.as_ptr().addr(), (body, offset));
            offset += length as u64;
        }
        system::seal(&file)?;
        Ok(Self { file, bodies: sealed })
    }

    /// The slices up to the first that is part of a body here, if any is: those very bytes, not equal ones.
    pub fn find<'a>(&'a self, slices: &'a [IoSlice<'a>]) -> Option<Sendable<'a>> {
        slices.iter().enumerate().find_map(|(index, slice)| {
            let offset = self.offset(slice)?;
            Some(Sendable { file: &self.file, before: slices.get(..index)?, offset, length: slice.len() })
        })
    }

    fn offset(&self, bytes: &[u8]) -> Option<u64> {
        if !WORTHWHILE_BYTES.contains(&bytes.len()) {
            return None;
        }
        let address = bytes.as_ptr().addr();
        let (start, (body, offset)) = self.bodies.range(..=address).next_back()?;
        let inside = address - start;
        (inside + bytes.len() <= body.len()).then_some(offset + inside as u64)
    }
}

impl Sendable<'_> {
    /// Sends what a socket takes at once, and says how many bytes that was: [`io::ErrorKind::WouldBlock`] only where it
    /// takes none.
    pub fn send(self, socket: &TcpStream) -> io::Result<usize> {
        let head: usize = self.before.iter().map(|slice| slice.len()).sum();
        if head > 0 {
            let sent = system::send_before_more(socket, self.before)?;
            if sent < head {
                return Ok(sent);
            }
        }
        match system::send_file(socket, self.file, self.offset, self.length) {
            Ok(sent) => Ok(head + sent),
            // What is wrong with the socket shows again at the next attempt.
            Err(_) if head > 0 => Ok(head),
            Err(cause) => Err(cause),
        }
    }
}

#[cfg(target_os = "linux")]
#[cfg(test)]
mod tests {
    use super::*;

    fn body(seed: u8, length: usize) -> Bytes {
        (0..length).map(|at| (at % 251) as u8 ^ seed).collect()
    }

    fn offset(sealed: &SealedBodies, bytes: &[u8]) -> Option<u64> {
        sealed.find(&[IoSlice::new(bytes)]).map(|sendable| sendable.offset)
    }

    #[test]
    fn only_the_very_bytes_are_found() {
        let bodies = [body(1, 30_000), body(2, 100), body(3, 20_000), body(4, 100_000)];
        let sealed = SealedBodies::seal(bodies.clone()).unwrap();
        let [first, small, second, large] = &bodies;
        assert_eq!(offset(&sealed, first), Some(0));
        assert_eq!(offset(&sealed, &first[10_000..]), Some(10_000));
        assert_eq!(offset(&sealed, second), Some(32_768), "the small one takes no place");
        assert_eq!(offset(&sealed, &second[100..15_000]), Some(32_868));
        assert_eq!(offset(&sealed, small), None);
        assert_eq!(offset(&sealed, large), None);
        assert_eq!(offset(&sealed, &first[20_000..]), None, "a short rest is copied");
        let elsewhere = first.to_vec();
        assert_eq!(offset(&sealed, &elsewhere), None, "equal bytes elsewhere may change");
    }

    #[test]
    fn what_goes_before_a_body_stays_before_it() {
        let picture = body(1, 30_000);
        let sealed = SealedBodies::seal([picture.clone()]).unwrap();
        let head = [b'h'; 20_000];
        let slices = [IoSlice::new(&head), IoSlice::new(&picture), IoSlice::new(&head)];
        assert_eq!(sealed.find(&slices).map(|sendable| sendable.before.len()), Some(1));
        assert!(sealed.find(&slices[..1]).is_none());
    }

    #[test]
    fn the_file_cannot_be_changed() {
        let sealed = SealedBodies::seal([body(1, 30_000)]).unwrap();
        assert!((&sealed.file).write_all(b"more").is_err());
        assert!(sealed.file.set_len(0).is_err());
    }
}
