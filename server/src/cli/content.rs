//! `server content`: the editor's commands.

use std::path::{Path, PathBuf};

use clap::Subcommand;

use super::{CliError, origin, output};
use crate::booking::EventLandings;
use crate::config::{Config, Events};
use crate::site::first_pages::read_folder;
use crate::site::publishing::OpenDocument;
use crate::site::site_content::site_words;
use content::{
    Checked, ContentError, FOLDERS, Folder, ImportError, ImportOptions, Library, PreviewKey, ShownMedia, SiteDocuments,
    drawn, export, import_read, preview_address, schema_files, shown_at,
};
use model::DocumentKind;
use model::clock::{Clock, rfc3339};
use store::{ContentChange, ContentChanged, Revision, Store};

/// Author of restored revisions.
const RESTORED_BY: &str = "server content restore";
const HOUR_MS: i64 = 60 * 60 * 1000;
/// Length of `2026-12-01`.
const DAY_CHARS: usize = 10;
/// Default lifetime of a preview in hours: a day, enough for a colleague's review.
const PREVIEW_HOURS: u32 = 24;

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
    #[command(flatten)]
    Stored(StoredContentCommand),
}

/// Operations on the content of the database.
#[derive(Debug, Clone, Subcommand)]
pub enum StoredContentCommand {
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
    /// List documents and drafts with the day of their last change and their state, one per line.
    List,
    /// Show the revisions of a document, newest first.
    History {
        /// Name as printed by `server content list`, such as pages/about or menus.
        name: String,
        /// Print the text of this revision instead.
        #[arg(long, value_name = "REVISION")]
        show: Option<i64>,
    },
    /// Publish an earlier revision of a document as a new one.
    Restore {
        /// Name as printed by `server content list`, such as pages/about or menus.
        name: String,
        /// The revision, as printed by `server content history`.
        revision: i64,
    },
    /// Create an address that opens a draft for a limited time, or withdraw all of them.
    Preview {
        /// Name as printed by `server content list`, such as pages/about or blog/first-post.
        name: String,
        /// Lifetime in hours.
        #[arg(long, default_value_t = PREVIEW_HOURS, value_parser = clap::value_parser!(u32).range(1..))]
        hours: u32,
        /// End every preview of the document.
        #[arg(long, conflicts_with = "hours")]
        withdraw: bool,
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

pub(super) async fn run(store: &Store, config: &Config, command: &StoredContentCommand) -> Result<(), CliError> {
    let now_ms = Clock::System.now_ms();
    match command {
        StoredContentCommand::Import { folder, prune, force, dry_run, only } => {
            let folder = Folder::read_part(folder, only.as_deref()).map_err(ImportError::Content)?;
            print_warnings(&folder.warnings)?;
            let options = ImportOptions { prune: *prune, force: *force, dry_run: *dry_run, first: false };
            let changed = import_read(store, folder, options, now_ms).await?;
            for (effect, names) in
                [("added", &changed.added), ("updated", &changed.updated), ("removed", &changed.removed)]
            {
                names.iter().try_for_each(|name| output::line(&format!("{effect:<7}  {name}")))?;
            }
            if !dry_run {
                return output::line(&summary(&changed));
            }
            output::line(&format!("Dry run, no changes made. The import would be: {}", summary(&changed)))?;
            match changed.edited.is_empty() || *force {
                true => Ok(()),
                false => Err(ImportError::Edited(changed.edited).into()),
            }
        }
        StoredContentCommand::Export { folder } => {
            let files = export(store, folder).await?;
            let files = if files == 1 { "1 file is".to_owned() } else { format!("{files} files are") };
            output::line(&format!("{files} in {}.", folder.display()))
        }
        StoredContentCommand::List => list(store, config, now_ms).await,
        StoredContentCommand::History { name, show: Some(number) } => {
            let (_, _, source) = revision(store, name, *number).await?;
            output::write(&source)
        }
        StoredContentCommand::History { name, show: None } => history(store, name).await,
        StoredContentCommand::Restore { name, revision } => restore(store, name, *revision, now_ms).await,
        StoredContentCommand::Preview { name, hours, withdraw } => {
            let hours = (!withdraw).then_some(*hours);
            preview(store, &origin(config), name, hours, now_ms).await
        }
    }
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

async fn list(store: &Store, config: &Config, now_ms: i64) -> Result<(), CliError> {
    let words = site_words(&SiteDocuments::load(store, now_ms).await?.words, config)?;
    let tokens = config.tokens(&words.dates);
    for document in OpenDocument::all(store).await? {
        let (changed_at, _) = document.last_change();
        let day: String = rfc3339(changed_at).chars().take(DAY_CHARS).collect();
        let state = document.state(now_ms).as_str();
        let (name, title) = (document.kind.document_name(&document.slug), document.title(&tokens));
        output::line(&format!("{day}  {state:<9}  {name}  {title}"))?;
    }
    Ok(())
}

async fn history(store: &Store, name: &str) -> Result<(), CliError> {
    let unknown = || CliError::unknown(name, "document or item", "content");
    let (kind, slug) = parse_name(name).ok_or_else(unknown)?;
    let revisions = store.revisions(kind.as_str(), slug).await?;
    if revisions.is_empty() {
        return Err(unknown());
    }
    for Revision { number, status, size, changed_at, changed_by } in revisions {
        let time = rfc3339(changed_at);
        output::line(&format!("{number:>4}  {time}  {status:<9}  {size:>7} characters  {changed_by}"))?;
    }
    Ok(())
}

/// Parses the name of a document, such as `pages/about` or `menus`.
fn parse_name(name: &str) -> Option<(DocumentKind, &str)> {
    let (folder, slug) = name.trim_start_matches('/').split_once('/').unwrap_or((name, name));
    let kind = DocumentKind::ALL.into_iter().find(|kind| folder == kind.as_str() || folder == kind.folder())?;
    Some((kind, slug))
}

/// Returns kind and slug of a document, and the text of one of its revisions.
async fn revision<'a>(store: &Store, name: &'a str, number: i64) -> Result<(DocumentKind, &'a str, String), CliError> {
    let unknown = || {
        let advice = format!("`server content history {name}` lists the revisions");
        CliError::Refused(format!("{name}: revision {number} has no text; {advice}"))
    };
    let (kind, slug) = parse_name(name).ok_or_else(unknown)?;
    let source = store.revision_source(kind.as_str(), slug, number).await?.ok_or_else(unknown)?;
    Ok((kind, slug, source))
}

async fn restore(store: &Store, name: &str, number: i64, now_ms: i64) -> Result<(), CliError> {
    let (kind, slug, source) = revision(store, name, number).await?;
    let Checked { document, faults } = Library::load(store).await?.check_source(kind, slug, &source);
    let lines = faults.iter().map(|fault| format!("{name}: {fault}"));
    let Some(document) = document else { return Err(CliError::Refused(lines.collect::<Vec<_>>().join("\n"))) };
    lines.into_iter().try_for_each(|line| output::line(&format!("Warning: {line}")))?;
    let change =
        ContentChange { documents: vec![document], changed_by: RESTORED_BY.to_owned(), ..ContentChange::default() };
    let changed = store.change_content(&change, now_ms).await.map_err(|cause| CliError::Refused(cause.to_string()))?;
    match changed.is_different() {
        true => output::line(&format!("{name} has the text of revision {number} again.")),
        false => output::line(&format!("{name} already has the text of revision {number}.")),
    }
}

/// Creates a preview of `hours`, or withdraws all previews of a document.
async fn preview(store: &Store, origin: &str, name: &str, hours: Option<u32>, now_ms: i64) -> Result<(), CliError> {
    let documents = store.all_documents().await?;
    let wanted = name.trim_start_matches('/');
    let is_named = |kind: DocumentKind, slug: &str| kind.document_name(slug) == wanted;
    let stored = documents.iter().find(|document| is_named(document.kind, &document.slug));
    let drafts = store.drafts().await?;
    let draft = drafts.iter().find(|draft| match stored {
        Some(stored) => draft.document_id == stored.id,
        None => is_named(draft.kind, &draft.slug),
    });
    let (id, kind, slug) = match (stored, draft) {
        (Some(document), _) => (&document.id, document.kind, &document.slug),
        (None, Some(draft)) => (&draft.document_id, draft.kind, &draft.slug),
        (None, None) => return Err(CliError::unknown(name, "document", "content")),
    };
    let Some(hours) = hours else {
        PreviewKey::withdraw(store, id).await?;
        return output::line(&format!("The previews of {wanted} were withdrawn."));
    };
    // A page's draft may have another address.
    let drawn = match draft {
        Some(draft) => drawn(&ShownMedia::load(store).await?, draft, &documents).ok(),
        None => None,
    };
    let slug = drawn.as_ref().map_or(slug, |document| &document.slug);
    let pages = SiteDocuments::read(&documents, now_ms).pages;
    let token = PreviewKey::obtain(store, id, now_ms).await?.sign(now_ms + i64::from(hours) * HOUR_MS);
    output::line(&preview_address(origin, &shown_at(kind, slug, pages.iter()), &token))
}
