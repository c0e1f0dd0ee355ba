//! The command line.

use std::process::ExitCode;

use clap::Parser;
use server::cli::{Cli, run};
use server::work::picture_process::{DECODE_PICTURE, decode_input};

fn main() -> ExitCode {
    match std::env::args_os().nth(1) {
        Some(argument) if argument == DECODE_PICTURE => decode_input(),
        _ => run(Cli::parse()),
    }
}
