//! A scripted mail server.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The course of one connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Turn {
    /// The mail is accepted.
    Accept,
    /// The recipient is refused permanently; the reply repeats the address, as servers do.
    Refuse,
    /// The server refuses temporarily.
    Busy,
    /// Nothing follows the greeting.
    Stall,
    /// The connection ends in the middle of the mail.
    DropMidway,
    /// The mail is accepted, and the connection ends before the reply.
    AcceptInSilence,
}

/// The server and the mails that it accepted.
#[derive(Debug, Clone)]
pub(crate) struct SmtpServer {
    address: SocketAddr,
    taken: Arc<Mutex<Vec<String>>>,
    turns: Arc<Mutex<VecDeque<Turn>>>,
}

impl SmtpServer {
    /// Starts a server that goes through `turns`, then accepts everything.
    pub(crate) fn start(turns: &[Turn]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let server = Self {
            address: listener.local_addr().unwrap(),
            taken: Arc::default(),
            turns: Arc::new(Mutex::new(turns.iter().copied().collect())),
        };
        let serving = server.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let (serving, stream) = (serving.clone(), stream.unwrap());
                let turn = serving.turns.lock().unwrap().pop_front().unwrap_or(Turn::Accept);
                // A client that disconnects ends the conversation; some tests rely on it.
                std::thread::spawn(move || drop(serving.converse(stream, turn)));
            }
        });
        server
    }

    pub(crate) fn url(&self) -> String {
        format!("smtp://{}?tls=none", self.address)
    }

    /// Returns the accepted mails, unchanged.
    pub(crate) fn accepted(&self) -> Vec<String> {
        self.taken.lock().unwrap().clone()
    }

    fn converse(&self, stream: TcpStream, turn: Turn) -> std::io::Result<()> {
        let mut out = stream.try_clone()?;
        let mut lines = BufReader::new(stream).lines();
        out.write_all(b"220 mail.test ESMTP\r\n")?;
        while let Some(Ok(line)) = lines.next() {
            let verb = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
            match (verb.as_str(), turn) {
                (_, Turn::Stall) => std::thread::sleep(Duration::from_secs(30)),
                ("EHLO", _) => out.write_all(b"250-mail.test\r\n250 8BITMIME\r\n")?,
                ("MAIL", Turn::Busy) => out.write_all(b"451 4.3.0 later\r\n")?,
                ("RCPT", Turn::Refuse) => out.write_all(format!("550 5.1.1 {line} unknown\r\n").as_bytes())?,
                ("DATA", _) => {
                    out.write_all(b"354 go on\r\n")?;
                    let mut mail = String::new();
                    for line in lines.by_ref() {
                        let line = line?;
                        if line == "." {
                            break;
                        }
                        if turn == Turn::DropMidway {
                            return Ok(());
                        }
                        mail.push_str(line.strip_prefix('.').unwrap_or(&line));
                        mail.push('\n');
                    }
                    self.taken.lock().unwrap().push(mail);
                    if turn == Turn::AcceptInSilence {
                        return Ok(());
                    }
                    out.write_all(b"250 taken\r\n")?;
                }
                ("QUIT", _) => {
                    out.write_all(b"221 bye\r\n")?;
                    return Ok(());
                }
                _ => out.write_all(b"250 ok\r\n")?,
            }
        }
        Ok(())
    }
}

/// Returns a header's value.
pub(crate) fn header<'a>(mail: &'a str, name: &str) -> &'a str {
    let line = mail.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("no {name} in {mail}"))
}

/// Decodes the ASCII part of a quoted-printable text.
pub(crate) fn readable(mail: &str) -> String {
    mail.replace("=\n", "").replace("=3D", "=").replace("=20", " ")
}
