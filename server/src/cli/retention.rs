//! `server retention`: shows whether expired data is deleted, and what prevents it.

use clap::Subcommand;

use super::{CliError, output};
use crate::config::Config;
use model::BelievedTime;
use model::clock::{Clock, rfc3339};
use store::Store;

/// Operations on the clock that retention relies on.
#[derive(Debug, Clone, Subcommand)]
pub enum RetentionCommand {
    /// Show whether the clock is believed, and so whether expired data is deleted.
    Status,
    /// Accept the machine's clock at once, after you have compared it with another one.
    AcceptClock {
        /// Today's date in UTC, YYYY-MM-DD, as the other clock shows it.
        today: String,
    },
}

pub(super) async fn run(store: &Store, config: &Config, command: &RetentionCommand) -> Result<(), CliError> {
    let now_ms = Clock::System.now_ms();
    let months = config.privacy.retention_months;
    match command {
        RetentionCommand::Status => output::line(&status(store.believed_time().await?, now_ms, months)),
        RetentionCommand::AcceptClock { today } => {
            let clock = rfc3339(now_ms);
            if clock.split_once('T').is_none_or(|(day, _)| day != today) {
                return Err(CliError::WrongDay { today: today.clone(), clock });
            }
            store.believe_clock(now_ms).await?;
            output::line(&format!(
                "The clock is believed: it is {clock}. What is older than {months} months is erased within the hour."
            ))
        }
    }
}

fn status(time: Option<BelievedTime>, now_ms: i64, months: i64) -> String {
    let clock = rfc3339(now_ms);
    // The state that a server would find now.
    match time.map(|time| time.observe(now_ms)) {
        None => format!("No server has read its clock yet. This machine's says {clock}."),
        Some(BelievedTime { doubt: None, .. }) => {
            format!("The clock is believed: it is {clock}. What is older than {months} months is erased hourly.")
        }
        Some(BelievedTime { believed_at, doubt: Some(doubt) }) => format!(
            "The clock is doubted, so deletion and publishing wait: this machine's says {clock}, the last time that was believed is \
             {believed}.\nSet the clock right. If it is right, it is believed once it has run steadily for a day (it has \
             since {since}), or at once with `server retention accept-clock DATE`.",
            believed = rfc3339(believed_at),
            since = rfc3339(doubt.since),
        ),
    }
}
