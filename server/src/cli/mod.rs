//! Commands: what an operator types.

mod backup;
mod bookings;
mod content;
mod csv;
mod error;
mod leads;
mod logging;
mod outbox;
mod output;
mod privacy;
mod retention;
mod serve;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};

use crate::config::{Config, Environment};
use crate::store::Store;

pub use bookings::BookingsCommand;
pub use content::ContentCommand;
pub use error::CliError;
pub use leads::{Format, LeadsCommand};
pub use outbox::OutboxCommand;
pub use privacy::PrivacyCommand;
pub use retention::RetentionCommand;

/// How long threads may take to end with the process.
const RUNTIME_PATIENCE: Duration = Duration::from_secs(2);

/// The site's server. Settings come from site.toml and the environment; see .env.example.
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
    /// Bring the database up to this version, and say so.
    Migrate {
        /// Also fill an empty database with the example content of server/seed.
        #[arg(long)]
        seed: bool,
    },
    /// Check site.toml and the environment, and say what is wrong.
    Check,
    /// Events, news, blog posts and jobs.
    #[command(subcommand)]
    Content(ContentCommand),
    /// Meetings that visitors booked at event booths.
    #[command(subcommand)]
    Bookings(BookingsCommand),
    /// Show what visitors sent.
    #[command(subcommand)]
    Leads(LeadsCommand),
    /// Write everything that the database holds into a file, while the site runs.
    Backup {
        /// The file.
        file: PathBuf,
    },
    /// Put a backup back into the database. Stop the servers first.
    Restore {
        /// The file.
        file: PathBuf,
        /// Erase what the database holds first.
        #[arg(long)]
        replace: bool,
    },
    /// Mails and webhook calls that were given up.
    #[command(subcommand)]
    Outbox(OutboxCommand),
    /// What is known about a person, by their e-mail address.
    #[command(subcommand)]
    Privacy(PrivacyCommand),
    /// Whether what was kept long enough is erased.
    #[command(subcommand)]
    Retention(RetentionCommand),
}

/// Runs a command. What went wrong is said in one line.
pub fn run(cli: Cli) -> ExitCode {
    match tokio::runtime::Runtime::new() {
        Ok(runtime) => {
            let result = runtime.block_on(execute(cli.command.unwrap_or(Command::Serve)));
            // A thread that hangs in the system, over a name that is looked up or a disk, must not keep the process.
            runtime.shutdown_timeout(RUNTIME_PATIENCE);
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
        Command::Check => output::line("The settings are in order."),
        Command::Migrate { seed } => {
            let store = open(&config).await?;
            let result = if seed { content::seed(&store).await } else { Ok(()) };
            store.close().await;
            result?;
            output::line("The database is up to date.")
        }
        Command::Content(ContentCommand::Check { folder }) => content::check(&folder, &config.events),
        Command::Content(command) => {
            let store = open(&config).await?;
            let result = content::run(&store, &origin(&config), &command).await;
            store.close().await;
            result
        }
        Command::Bookings(command) => {
            let store = open(&config).await?;
            let result = bookings::run(&store, &config, &command).await;
            store.close().await;
            result
        }
        Command::Leads(command) => {
            let store = open(&config).await?;
            let result = leads::run(&store, &command).await;
            store.close().await;
            result
        }
        Command::Privacy(command) => {
            let store = open(&config).await?;
            let result = privacy::run(&store, &config, &command).await;
            store.close().await;
            result
        }
        Command::Retention(command) => {
            let store = open(&config).await?;
            let result = retention::run(&store, &config, &command).await;
            store.close().await;
            result
        }
        Command::Backup { file } => {
            let store = open(&config).await?;
            let result = backup::take(&store, &file).await;
            store.close().await;
            result
        }
        Command::Restore { file, replace } => {
            let store = open(&config).await?;
            let result = backup::put_back(&store, &file, replace).await;
            store.close().await;
            result
        }
        Command::Outbox(command) => {
            let store = open(&config).await?;
            let result = outbox::run(&store, &command).await;
            store.close().await;
            result
        }
    }
}

/// The origin that visitors use; without one in the settings, the listening address.
fn origin(config: &Config) -> String {
    let service = &config.service;
    let local = || format!("http://{}", std::net::SocketAddr::new(service.host, service.port));
    service.public_url.clone().unwrap_or_else(local)
}

async fn open(config: &Config) -> Result<Store, CliError> {
    let store = Store::open(&config.service.database_url).await?;
    store.migrate().await?;
    Ok(store)
}
