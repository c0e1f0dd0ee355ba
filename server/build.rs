//! Generates the list of the files to embed, for feature `embed`: web build, example content and settings.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders of the web build that the server reads.
const FOLDERS: [&str; 3] = ["admin", "client", "server"];
/// The example content and its settings, in the repository.
const CONTENT: &str = "content";
const SETTINGS: &str = "site.toml";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_EMBED").is_none() {
        return Ok(());
    }
    let root = fs::canonicalize(PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join(".."))?;
    let dist = root.join("web/dist");
    if !dist.is_dir() {
        return Err("web/dist is missing; build the web part first".into());
    }
    let mut files = vec![(SETTINGS.to_owned(), root.join(SETTINGS))];
    let folders = FOLDERS.iter().map(|folder| (&dist, *folder)).chain([(&root, CONTENT)]);
    for (parent, folder) in folders {
        let mut found = Vec::new();
        walk(&parent.join(folder), &mut found)?;
        for file in found {
            files.push((file.strip_prefix(parent)?.display().to_string(), file));
        }
    }
    files.sort();
    let mut list = String::from("/// Path and bytes, in the order of the paths.\n");
    list.push_str("static FILES: &[(&str, &[u8])] = &[\n");
    for (name, file) in &files {
        writeln!(list, "    ({name:?}, include_bytes!({:?})),", file.display().to_string())?;
    }
    list.push_str("];\n");
    for input in [dist, root.join(CONTENT), root.join(SETTINGS)] {
        println!("cargo:rerun-if-changed={}", input.display());
    }
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("embedded.rs"), list)?;
    Ok(())
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(()) };
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            walk(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
