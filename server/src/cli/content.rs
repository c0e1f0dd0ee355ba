//! `server content`: the editor's commands.

use std::path::{Path, PathBuf};

use clap::Subcommand;

use super::{CliError, output};
use crate::booking::EventLandings;
use crate::config::Events;
use crate::site::first_pages::read_folder;
use content::{ContentError, FOLDERS, Folder, ImportError, ImportOptions, import_read, schema_files};
use model::DocumentKind;
use model::clock::Clock;
use store::{ContentChanged, Store};

/// Operations on content. See docs/content.md for the files.
#[derive(Debug, Clone, Subcommand)]
pub enum ContentCommand {
    /// Check a folder and print every error with file and line. Changes nothing.
    Check {
        /// The content folder.
        folder: PathBuf,
    },
    /// Write the JSON Schema of every kind of document, for editors that complete and validate.
    Schema {
        /// The folder.
        folder: PathBuf,
    },
    /// Import a folder into the database: everything or, after any error, nothing.
    Import {
        /// The content folder.
        folder: PathBuf,
        /// Remove documents and media that the folder lacks.
        #[arg(long)]
        prune: bool,
        /// Replace documents that were edited in the back office since the last import or export.
        #[arg(long)]
        force: bool,
        /// Name every document that would be added, updated or removed. Changes nothing.
        #[arg(long)]
        dry_run: bool,
        /// Read only the kind in this folder; `pages` includes lists, menus, redirects, words and settings.
        #[arg(long, value_name = "KIND", value_parser = FOLDERS, conflicts_with = "prune")]
        only: Option<String>,
    },
    /// Export the database's content to a new folder.
    Export {
        /// The folder, new or empty.
        folder: PathBuf,
    },
}

pub(super) fn check(folder: &Path, events: &Events) -> Result<(), CliError> {
    let folder = Folder::read(folder).map_err(ImportError::Content)?;
    let (documents, media) = (folder.documents.len(), folder.media.len());
    output::line(&format!("The folder is in order: {documents} documents, {media} media."))?;
    print_warnings(&folder.warnings)?;
    let landings: Vec<&str> = folder.of_kind(DocumentKind::Landing).map(|landing| landing.slug.as_str()).collect();
    if landings.is_empty() {
        return Ok(());
    }
    if let Some(warning) = EventLandings::missing(events, |token| landings.contains(&token)) {
        output::line(&format!("Warning: {warning} in this folder."))?;
    }
    Ok(())
}

/// Imports a folder, or only the kind in `only`, and names the changes.
pub(super) async fn import(
    store: &Store,
    folder: &Path,
    only: Option<&str>,
    options: ImportOptions,
) -> Result<(), CliError> {
    let folder = Folder::read_part(folder, only).map_err(ImportError::Content)?;
    print_warnings(&folder.warnings)?;
    let changed = import_read(store, folder, options, Clock::System.now_ms()).await?;
    for (effect, names) in [("added", &changed.added), ("updated", &changed.updated), ("removed", &changed.removed)] {
        names.iter().try_for_each(|name| output::line(&format!("{effect:<7}  {name}")))?;
    }
    if !options.dry_run {
        return output::line(&summary(&changed));
    }
    output::line(&format!("Dry run, no changes made. The import would be: {}", summary(&changed)))?;
    match changed.edited.is_empty() || options.force {
        true => Ok(()),
        false => Err(ImportError::Edited(changed.edited).into()),
    }
}

pub(super) async fn export(store: &Store, folder: &Path) -> Result<(), CliError> {
    let files = ::content::export(store, folder).await?;
    let files = if files == 1 { "1 file is".to_owned() } else { format!("{files} files are") };
    output::line(&format!("{files} in {}.", folder.display()))
}

fn print_warnings(warnings: &[ContentError]) -> Result<(), CliError> {
    for warning in warnings {
        let warning = warning.to_string();
        let stop = if warning.ends_with('?') { "" } else { "." };
        output::line(&format!("Warning: {warning}{stop}"))?;
    }
    Ok(())
}

/// Writes the schema files.
pub(super) fn write_schema(folder: &Path) -> Result<(), CliError> {
    std::fs::create_dir_all(folder)?;
    for (name, text) in schema_files() {
        std::fs::write(folder.join(&name), text)?;
        output::line(&folder.join(name).display().to_string())?;
    }
    Ok(())
}

/// Imports the example content into a database without content.
pub(super) async fn seed(store: &Store, folder: &Path) -> Result<(), CliError> {
    if store.document_kinds().await?.iter().any(|kind| *kind != DocumentKind::Settings) {
        return output::line(
            "The database already has content, so the example was not imported. Use 'server content import' to import changes.",
        );
    }
    let missing =
        || CliError::Refused(format!("{}: no such folder; name a content folder after --seed", folder.display()));
    let read = read_folder(folder)?.ok_or_else(missing)?;
    let changed = import_read(store, read, ImportOptions::default(), Clock::System.now_ms()).await?;
    output::line(&format!("Content: {}", summary(&changed)))
}

fn summary(changed: &ContentChanged) -> String {
    let ContentChanged { added, updated, removed, unchanged, .. } = changed;
    let (added, updated, removed) = (added.len(), updated.len(), removed.len());
    format!("{added} added, {updated} updated, {removed} removed, {unchanged} unchanged.")
}
