//! One body in every content coding, made once.

use std::io::{self, Write};
use std::ops::RangeInclusive;

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::Encoding;

/// Below this a compressed body saves less than a packet.
const WORTHWHILE_BYTES: usize = 512;
/// Brotli's windows, as powers of two. One that holds the whole body is enough, and a larger one only takes memory.
const BROTLI_WINDOWS: RangeInclusive<u32> = 16..=22;
/// Brotli's working buffer.
const BROTLI_BUFFER: usize = 16 * 1024;

/// How hard to try.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// For a page, which a visitor may be waiting for. Measured on one of 59 kB: brotli 5 makes 9.1 kB in 3 ms,
    /// 9 saves 60 bytes more, 11 makes 8.1 kB and takes twenty times as long.
    Page,
    /// For a file, which is compressed once per build and then kept on disk.
    File,
}

impl Effort {
    fn brotli(self) -> u32 {
        match self {
            Self::Page => 5,
            Self::File => 11,
        }
    }

    fn zstd(self) -> i32 {
        match self {
            Self::Page => 6,
            Self::File => 19,
        }
    }

    fn gzip(self) -> Compression {
        match self {
            Self::Page => Compression::new(6),
            Self::File => Compression::best(),
        }
    }
}

/// A body in the codings that are worth it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variants {
    identity: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
    zstd: Option<Bytes>,
}

impl Variants {
    /// A body that does not shrink: an image, a film, a font.
    pub fn plain(identity: Bytes) -> Self {
        Self { identity, gzip: None, brotli: None, zstd: None }
    }

    /// A body whose codings were made before. A coding that is no smaller than the body is dropped.
    pub fn made(identity: Bytes, coded: impl IntoIterator<Item = (Encoding, Bytes)>) -> Self {
        let mut variants = Self::plain(identity);
        for (encoding, bytes) in coded {
            let smaller = (bytes.len() < variants.identity.len()).then_some(bytes);
            match encoding {
                Encoding::Identity => {}
                Encoding::Gzip => variants.gzip = smaller,
                Encoding::Brotli => variants.brotli = smaller,
                Encoding::Zstd => variants.zstd = smaller,
            }
        }
        variants
    }

    /// The body as it is.
    pub fn identity(&self) -> &Bytes {
        &self.identity
    }

    /// The body in a coding, when it is held in it.
    pub fn get(&self, encoding: Encoding) -> Option<&Bytes> {
        match encoding {
            Encoding::Identity => Some(&self.identity),
            Encoding::Gzip => self.gzip.as_ref(),
            Encoding::Brotli => self.brotli.as_ref(),
            Encoding::Zstd => self.zstd.as_ref(),
        }
    }

    /// Whether the answer depends on what the client accepts.
    pub fn vary(&self) -> bool {
        self.gzip.is_some() || self.brotli.is_some() || self.zstd.is_some()
    }

    /// The body in every coding that it is held in.
    pub fn all(&self) -> impl Iterator<Item = &Bytes> {
        Encoding::PREFERRED.iter().filter_map(|encoding| self.get(*encoding))
    }

    /// Bytes in memory, over all codings.
    pub fn weight(&self) -> usize {
        self.all().map(Bytes::len).sum()
    }
}

/// Compresses a body into every coding.
pub fn compress_all(identity: Bytes, effort: Effort) -> Variants {
    if identity.len() < WORTHWHILE_BYTES {
        return Variants::plain(identity);
    }
    let coded: Vec<(Encoding, Bytes)> = [Encoding::Brotli, Encoding::Zstd, Encoding::Gzip]
        .into_iter()
        .filter_map(|encoding| match compress(&identity, encoding, effort) {
            Ok(bytes) => Some((encoding, bytes)),
            Err(cause) => {
                tracing::warn!(%cause, coding = encoding.name(), "a body goes out uncompressed");
                None
            }
        })
        .collect();
    Variants::made(identity, coded)
}

/// Compresses a body into one coding.
pub(super) fn compress(identity: &[u8], encoding: Encoding, effort: Effort) -> io::Result<Bytes> {
    match encoding {
        Encoding::Identity => Ok(Bytes::copy_from_slice(identity)),
        Encoding::Gzip => {
            let mut encoder = GzEncoder::new(Vec::new(), effort.gzip());
            encoder.write_all(identity)?;
            encoder.finish().map(Bytes::from)
        }
        Encoding::Brotli => {
            let mut bytes = Vec::new();
            let window = identity.len().next_power_of_two().ilog2() + 1;
            let window = window.clamp(*BROTLI_WINDOWS.start(), *BROTLI_WINDOWS.end());
            let mut encoder = brotli::CompressorWriter::new(&mut bytes, BROTLI_BUFFER, effort.brotli(), window);
            encoder.write_all(identity)?;
            encoder.flush()?;
            drop(encoder);
            Ok(Bytes::from(bytes))
        }
        Encoding::Zstd => zstd::bulk::compress(identity, effort.zstd()).map(Bytes::from),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn every_coding_reads_back() {
        let text = Bytes::from("A row is one message that a visitor sent. ".repeat(200));
        for effort in [Effort::Page, Effort::File] {
            let variants = compress_all(text.clone(), effort);
            let mut gzip = String::new();
            flate2::read::GzDecoder::new(&variants.get(Encoding::Gzip).unwrap()[..]).read_to_string(&mut gzip).unwrap();
            let mut brotli = String::new();
            brotli::Decompressor::new(&variants.get(Encoding::Brotli).unwrap()[..], 4096)
                .read_to_string(&mut brotli)
                .unwrap();
            let zstd = zstd::decode_all(&variants.get(Encoding::Zstd).unwrap()[..]).unwrap();
            assert_eq!([gzip.as_bytes(), brotli.as_bytes(), &zstd], [&text[..]; 3]);
        }
    }

    #[test]
    fn a_short_or_dense_body_stays_as_it_is() {
        assert!(!compress_all(Bytes::from_static(b"short"), Effort::Page).vary());
        let dense = Bytes::from_static(b"dense");
        let made = Variants::made(dense.clone(), [(Encoding::Gzip, Bytes::from_static(b"larger than before"))]);
        assert_eq!(made, Variants::plain(dense));
    }
}
