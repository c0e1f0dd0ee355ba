//! `server content`: the editor's commands.

use std::path::{Path, PathBuf};

use clap::Subcommand;

use super::{CliError, output};
use crate::booking::{EventLandings, has_ended};
use crate::clock::Clock;
use crate::config::Events;
use crate::content::{FOLDERS, Folder, ImportError, Kind, PreviewKey, export, import, import_read};
use crate::store::{ContentChanged, ContentItem, Store, StoredJob};

/// Where the example content lies, as seen from the checkout.
const SEED: &str = "server/seed";
/// Milliseconds in an hour.
const HOUR_MS: i64 = 60 * 60 * 1000;
/// How long a preview lasts when nothing is said: a day, enough for a colleague's answer.
const PREVIEW_HOURS: u32 = 24;

/// What to do with content. docs/content.md is the guide to the files.
#[derive(Debug, Clone, Subcommand)]
pub enum ContentCommand {
    /// Read a folder and print every error with file and line. Changes nothing.
    Check {
        /// The content folder.
        folder: PathBuf,
    },
    /// Bring a folder into the database: everything or, after any error, nothing.
    Import {
        /// The content folder.
        folder: PathBuf,
        /// Remove from the database what the folder lacks.
        #[arg(long)]
        prune: bool,
        /// Read one kind alone, by the name of its folder.
        #[arg(long, value_name = "KIND", value_parser = FOLDERS, conflicts_with = "prune")]
        only: Option<String>,
    },
    /// Write the database's content into a new folder.
    Export {
        /// The folder, new or empty.
        folder: PathBuf,
    },
    /// One line an item, with its state.
    List,
    /// Make an address under which a draft can be read for a while.
    Preview {
        /// The item: events/SLUG or blog/SLUG.
        item: String,
        /// For how many hours.
        #[arg(long, default_value_t = PREVIEW_HOURS)]
        hours: u32,
    },
}

/// Checks a folder; the database is not needed.
pub(super) fn check(folder: &Path, events: &Events) -> Result<(), CliError> {
    let folder = Folder::read(folder).map_err(ImportError::Content)?;
    let (items, jobs, landings) = (folder.items.len(), folder.jobs.len(), folder.landings.len());
    let media = folder.media.len();
    output::line(&format!("The folder is in order: {items} items, {jobs} jobs, {landings} landings, {media} media."))?;
    if landings == 0 {
        return Ok(());
    }
    for warning in EventLandings::missing(events, |token| folder.landings.iter().any(|landing| landing.token == token))
    {
        output::line(&format!("Warning: {warning} in this folder."))?;
    }
    Ok(())
}

pub(super) async fn run(store: &Store, origin: &str, command: &ContentCommand) -> Result<(), CliError> {
    let now_ms = Clock::System.now_ms();
    match command {
        ContentCommand::Check { .. } => Ok(()),
        ContentCommand::Import { folder, prune, only } => {
            let folder = Folder::read_part(folder, only.as_deref()).map_err(ImportError::Content)?;
            let changed = import_read(store, folder, *prune, now_ms).await?;
            output::line(&summary(changed))
        }
        ContentCommand::Export { folder } => {
            let files = export(store, folder).await?;
            output::line(&format!("{files} files are in {}.", folder.display()))
        }
        ContentCommand::List => list(store, now_ms).await,
        ContentCommand::Preview { item, hours } => preview(store, origin, item, *hours, now_ms).await,
    }
}

/// Imports the example content into a database that has none. What an owner has written is never overwritten.
pub(super) async fn seed(store: &Store) -> Result<(), CliError> {
    if store.has_content().await? {
        return Ok(());
    }
    let folder = Path::new(SEED);
    if !folder.is_dir() {
        tracing::warn!("no example content: there is no folder {SEED} here");
        return Ok(());
    }
    let changed = import(store, folder, false, Clock::System.now_ms()).await?;
    output::line(&format!("Example content: {}", summary(changed)))
}

/// How landings get into a database. One that was filled by a version without landings has none; they are never brought in
/// unasked, since an owner may have removed them, and since they are an example.
pub(super) fn way_to_landings(has_some: bool) -> String {
    match !has_some && Path::new(SEED).is_dir() {
        true => format!("`server content import {SEED} --only landings` brings the example landings in"),
        false => "`server content import` brings landings in".to_owned(),
    }
}

fn summary(changed: ContentChanged) -> String {
    let ContentChanged { added, updated, removed, unchanged } = changed;
    format!("{added} added, {updated} updated, {removed} removed, {unchanged} unchanged.")
}

async fn list(store: &Store, now_ms: i64) -> Result<(), CliError> {
    for item in store.all_items().await? {
        let name = format!("{}/{}", item.card.kind.folder(), item.card.slug);
        output::line(&row(&item.card.date, item_state(&item, now_ms), &name, &item.card.title))?;
    }
    for job in store.all_jobs().await? {
        output::line(&row(&job.posted, job_state(&job, now_ms), &format!("jobs/{}", job.id), &job.title))?;
    }
    for landing in store.all_landings().await? {
        let state = if has_ended(&landing, now_ms) { "ended" } else { "bookable" };
        output::line(&row(
            &landing.window.first_day.iso(),
            state,
            &format!("landings/{}", landing.token),
            &landing.name,
        ))?;
    }
    Ok(())
}

fn row(date: &str, state: &str, name: &str, title: &str) -> String {
    format!("{date}  {state:<9}  {name}  {title}")
}

fn item_state(item: &ContentItem, now_ms: i64) -> &'static str {
    match (item.draft, item.publish_at <= now_ms) {
        (true, _) => "draft",
        (false, true) => "published",
        (false, false) => "scheduled",
    }
}

fn job_state(job: &StoredJob, now_ms: i64) -> &'static str {
    match (job.draft, job.publish_at <= now_ms, job.is_closed(now_ms)) {
        (true, ..) => "draft",
        (false, false, _) => "scheduled",
        (false, true, true) => "closed",
        (false, true, false) => "open",
    }
}

async fn preview(store: &Store, origin: &str, item: &str, hours: u32, now_ms: i64) -> Result<(), CliError> {
    let unknown = || CliError::UnknownItem { item: item.to_owned() };
    let (folder, slug) = item.trim_start_matches('/').split_once('/').ok_or_else(unknown)?;
    let kind = Kind::from_folder(folder).filter(|kind| *kind != Kind::News).ok_or_else(unknown)?;
    let found = store.item(kind, slug).await?.ok_or_else(unknown)?;
    let key = PreviewKey::obtain(store, now_ms).await?;
    let token = key.sign(kind, &found.card.slug, now_ms + i64::from(hours) * HOUR_MS);
    output::line(&format!("{origin}/{folder}/{}?preview={}", found.card.slug, token.as_str()))
}
