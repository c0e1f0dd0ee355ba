//! Linux's files of memory, and its `sendfile`.

use std::fs::File;
use std::io::{self, IoSlice};

use rustix::fs::{MemfdFlags, SealFlags, fcntl_add_seals, memfd_create, sendfile};
use rustix::net::{SendAncillaryBuffer, SendFlags, sendmsg};
use tokio::net::TcpStream;

/// A file without a name, in memory.
pub(super) fn memory_file() -> io::Result<File> {
    Ok(File::from(memfd_create("bodies", MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING)?))
}

/// From here on nobody can change the file, this process included.
pub(super) fn seal(file: &File) -> io::Result<()> {
    let seals = SealFlags::WRITE | SealFlags::SHRINK | SealFlags::GROW | SealFlags::SEAL;
    Ok(fcntl_add_seals(file, seals)?)
}

/// Sends slices that more is to follow: what they hold waits for it, and leaves in the same packet.
pub(super) fn send_before_more(socket: &TcpStream, slices: &[IoSlice<'_>]) -> io::Result<usize> {
    let flags = SendFlags::MORE | SendFlags::NOSIGNAL;
    Ok(sendmsg(socket, slices, &mut SendAncillaryBuffer::default(), flags)?)
}

/// Sends so many bytes of a file, from an offset on, or as many as the socket takes.
pub(super) fn send_file(socket: &TcpStream, file: &File, mut offset: u64, length: usize) -> io::Result<usize> {
    Ok(sendfile(socket, file, Some(&mut offset), length)?)
}
