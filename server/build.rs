//! Generates the list of the web build's files to embed, for feature `embed`.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders of the web build that the server reads.
const FOLDERS: [&str; 3] = ["admin", "client", "server"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_EMBED").is_none() {
        return Ok(());
    }
    let dist = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../web/dist");
    let dist = fs::canonicalize(&dist).map_err(|cause| format!("web/dist: {cause}; build the web part first"))?;
    println!("cargo:rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    for folder in FOLDERS {
        walk(&dist.join(folder), &mut files)?;
    }
    files.sort();
    let mut list = String::from("/// Path below `web/dist`, and bytes, in the order of the paths.\n");
    list.push_str("static FILES: &[(&str, &[u8])] = &[\n");
    for file in &files {
        let name = file.strip_prefix(&dist)?.display();
        writeln!(list, "    ({:?}, include_bytes!({:?})),", name.to_string(), file.display().to_string())?;
    }
    list.push_str("];\n");
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("web_dist.rs"), list)?;
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
