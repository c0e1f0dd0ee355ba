//! Other systems send bodies from memory.

use std::fs::File;
use std::io::{self, ErrorKind, IoSlice};

use tokio::net::TcpStream;

pub(super) fn memory_file() -> io::Result<File> {
    Err(ErrorKind::Unsupported.into())
}

pub(super) fn seal(_: &File) -> io::Result<()> {
    Err(ErrorKind::Unsupported.into())
}

pub(super) fn send_before_more(_: &TcpStream, _: &[IoSlice<'_>]) -> io::Result<usize> {
    Err(ErrorKind::Unsupported.into())
}

pub(super) fn send_file(_: &TcpStream, _: &File, _: u64, _: usize) -> io::Result<usize> {
    Err(ErrorKind::Unsupported.into())
}
