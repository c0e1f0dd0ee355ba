//! Decoding of AVIF pictures in another process: their decoder has unsafe code, and ends its process where it would
//! panic. The process has no secrets, and limits of its memory and time.

use std::io::{self, Read, Write, stderr, stdin, stdout};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

use rustix::process::{Resource, Rlimit, setrlimit};

use content::{MEDIA_MAX_BYTES, PictureError, PicturePixels};

/// The argument with which the server starts itself to decode a picture.
pub const DECODE_PICTURE: &str = "decode-picture";
/// Largest amount of memory: the pixels of the largest picture with 12 bits per channel, and twice as bytes.
const MEMORY_BYTES: u64 = 768 << 20;
/// Longest computation. The largest pictures take about twenty seconds.
const CPU_SECONDS: u64 = 120;
/// Exit code after a message on standard error.
const REFUSED: u8 = 65;

/// Decodes a picture in another process of this program.
pub(super) fn decode(program: &Path, bytes: &[u8]) -> Result<PicturePixels, PictureError> {
    let failed = |cause: &str| PictureError::Damaged(cause.to_owned());
    let run = || {
        let mut command = Command::new(program);
        command.arg(DECODE_PICTURE).env_clear().current_dir("/");
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        if let Some(mut input) = process.stdin.take() {
            // A process that ended early says why.
            drop(input.write_all(bytes));
        }
        process.wait_with_output()
    };
    let output = run().map_err(|cause: io::Error| {
        tracing::error!(%cause, "the process that decodes a picture cannot be started");
        failed("its decoder cannot be started")
    })?;
    if output.status.code() == Some(REFUSED.into()) {
        return Err(PictureError::Damaged(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    if !output.status.success() {
        tracing::warn!(status = %output.status, "the process that decodes a picture failed");
        return Err(failed("its decoder failed"));
    }
    PicturePixels::read(&output.stdout).ok_or_else(|| failed("its decoder failed"))
}

/// Decodes the picture of standard input to standard output.
pub fn decode_input() -> ExitCode {
    let result = limit().map_err(|cause| cause.to_string()).and_then(|()| {
        let mut bytes = Vec::new();
        let limit = u64::try_from(MEDIA_MAX_BYTES).unwrap_or(u64::MAX);
        stdin().take(limit).read_to_end(&mut bytes).map_err(|cause| cause.to_string())?;
        PicturePixels::decode(&bytes).map(PicturePixels::limited).map_err(|cause| match cause {
            PictureError::Damaged(cause) => cause,
            cause => cause.to_string(),
        })
    });
    match result.and_then(|pixels| pixels.write(&mut stdout().lock()).map_err(|cause| cause.to_string())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(cause) => {
            drop(write!(stderr(), "{cause}"));
            ExitCode::from(REFUSED)
        }
    }
}

/// Limits this process.
fn limit() -> io::Result<()> {
    let both = |limit| Rlimit { current: Some(limit), maximum: Some(limit) };
    setrlimit(Resource::Data, both(MEMORY_BYTES))?;
    Ok(setrlimit(Resource::Cpu, both(CPU_SECONDS))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decoder_that_fails_refuses_the_picture() {
        for (program, expected) in
            [("/nowhere/server", "its decoder cannot be started"), ("/bin/sh", "its decoder failed")]
        {
            let refused = decode(Path::new(program), &vec![0; 1 << 20]).unwrap_err();
            assert_eq!(refused, PictureError::Damaged(expected.to_owned()), "{program}");
        }
    }
}
