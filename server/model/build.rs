//! Generates the list of the kinds of sections.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use heck::{ToLowerCamelCase, ToUpperCamelCase};

/// The folder with a file for each kind of section.
const SECTIONS: &str = "src/sections";

/// Writes the module of each kind of section, and a call of the macro `sections!` with the first line of its file's
/// documentation, its type and its key: `page_hero.rs` holds `PageHero`, which files call `pageHero`.
fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed={SECTIONS}");
    let folder = fs::read_dir(PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join(SECTIONS))?;
    let mut files = folder.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
    files.retain(|file| file.file_name().is_some_and(|name| name != "mod.rs"));
    files.sort();
    let (mut modules, mut kinds) = (String::new(), String::from("sections! {\n"));
    for file in &files {
        let name = file.file_stem().and_then(|name| name.to_str()).ok_or("the name of a section is no text")?;
        let text = fs::read_to_string(file)?;
        let description = text.lines().find_map(|line| line.strip_prefix("///"));
        let description = description.ok_or_else(|| format!("{name}.rs does not describe its section"))?;
        let (kind, key) = (name.to_upper_camel_case(), name.to_lower_camel_case());
        writeln!(modules, "#[path = {:?}]\nmod {name};\npub use {name}::*;", file.display().to_string())?;
        writeln!(kinds, "    {description:?} {kind} {key:?}")?;
    }
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("sections.rs"), modules + &kinds + "}\n")?;
    Ok(())
}
