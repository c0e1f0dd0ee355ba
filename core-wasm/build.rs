//! Precomputes tables that would be slow or large to build in the browser: letter ranges and the country table.

#[path = "build/countries.rs"]
mod countries;
#[path = "build/letters.rs"]
mod letters;

use std::env;
use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var("OUT_DIR")?);
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={}", countries::SOURCE);
    letters::write(&out)?;
    countries::write(&out)?;
    Ok(())
}
