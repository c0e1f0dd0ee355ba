//! The command line.

use std::process::ExitCode;

use clap::Parser;
use server::cli::{Cli, run};

fn main() -> ExitCode {
    run(Cli::parse())
}
