//! `server outbox`: messages that were given up, shown without their content.

use clap::Subcommand;
use clap::builder::NonEmptyStringValueParser;

use super::{CliError, output};
use model::clock::{Clock, rfc3339};
use store::{DeadLetter, Store};

/// Operations on messages that were given up.
#[derive(Debug, Clone, Subcommand)]
pub enum OutboxCommand {
    /// List messages, one per line, oldest first, and count those still pending.
    List,
    /// Deliver one or all messages again.
    Retry {
        /// Id as shown by `list`; all messages if omitted.
        #[arg(value_parser = NonEmptyStringValueParser::new())]
        id: Option<String>,
    },
}

pub(super) async fn run(store: &Store, command: &OutboxCommand) -> Result<(), CliError> {
    let now_ms = Clock::System.now_ms();
    match command {
        OutboxCommand::List => {
            for letter in store.dead_letters().await? {
                output::line(&line(&letter))?;
            }
            let depth = store.outbox_depth(now_ms).await?;
            output::line(&format!("{} given up, {} due, {} for later", depth.dead, depth.due, depth.later))
        }
        OutboxCommand::Retry { id } => {
            let revived = store.revive_dead(id.as_deref(), now_ms).await?;
            match (id, revived) {
                (Some(id), 0) => Err(CliError::Refused(format!(
                    "{id}: no message with this id was given up; `server outbox list` lists them"
                ))),
                _ => output::line(&format!("{revived} messages queued; a running server delivers them within seconds")),
            }
        }
    }
}

fn line(letter: &DeadLetter) -> String {
    let DeadLetter { id, kind, subject_kind, created_at, finished_at, attempts, error } = letter;
    let (written, given_up) = (rfc3339(*created_at), rfc3339(*finished_at));
    format!("{id}  {kind} of a {subject_kind}  written {written}  given up {given_up} after {attempts}  {error}")
}
