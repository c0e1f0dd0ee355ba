//! `server bookings`: booked meetings, and slots that the owner blocks.

use clap::Subcommand;
use core_wasm::booking::Slot;
use core_wasm::fields::Date;

use super::export::{Format, each, export};
use super::{CliError, origin, output};
use crate::admin::csv::{self, printable};
use crate::booking::{BookingKey, BookingMailer, Change, Meeting, Recipients};
use crate::config::Config;
use crate::site::site_content::site_words;
use content::{EventLanding, SiteDocuments};
use model::clock::{Clock, rfc3339};
use model::{Message, Venue, Words};
use store::{Blocked, Booking, Cancelled, ChangedBy, Moved, Released, Store, StoredSlot};

/// Operations on bookings.
#[derive(Debug, Clone, Subcommand)]
pub enum BookingsCommand {
    /// List bookings, one per line, oldest first.
    List,
    /// Export every column of every booking.
    Export {
        /// Output format.
        #[arg(long, value_enum)]
        format: Format,
    },
    /// Move a booking to another slot of its event, and notify the visitor by mail.
    Move {
        /// The booking's reference, such as B-7K3M9Q2.
        reference: String,
        /// The new day, YYYY-MM-DD.
        day: String,
        /// The new slot, such as "10:30 AM-11:00 AM".
        time: String,
    },
    /// Block a slot, so that visitors cannot book it.
    Block(SlotArguments),
    /// Release a blocked slot, so that it can be booked again.
    Release {
        /// The slot.
        #[command(flatten)]
        slot: SlotArguments,
        /// Release it even if a visitor has booked it: cancels the booking and notifies the visitor by mail.
        #[arg(long)]
        cancel_booking: bool,
    },
}

/// A slot of an event.
#[derive(Debug, Clone, clap::Args)]
pub struct SlotArguments {
    /// The event landing's token.
    event: String,
    /// The day, YYYY-MM-DD.
    day: String,
    /// The slot, such as "10:30 AM-11:00 AM".
    time: String,
}

/// A change from the command line overwrites others.
const BY_COMMAND: ChangedBy<'_> = ChangedBy::Staff { user: None, revision: None };

const COLUMNS: [&str; 16] = [
    "id",
    "reference",
    "createdAt",
    "updatedAt",
    "event",
    "date",
    "time",
    "fullName",
    "email",
    "phone",
    "company",
    "suspect",
    "sequence",
    "checkedInAt",
    "cancelledAt",
    "state",
];

pub(super) async fn run(store: &Store, config: &Config, command: &BookingsCommand) -> Result<(), CliError> {
    let after = async |id: &str, limit| store.bookings_after(id, limit).await;
    match command {
        BookingsCommand::List => each(id_of, after, |booking, _| Ok(list_line(booking))).await,
        BookingsCommand::Export { format } => export(*format, &COLUMNS, csv_line, id_of, after).await,
        BookingsCommand::Move { reference, day, time } => {
            let Some(booking) = store.booking_of_reference(&reference.to_uppercase()).await? else {
                return Err(CliError::unknown(reference, "booking", "bookings"));
            };
            let (event, day, time) = (booking.event.clone(), day.clone(), time.clone());
            change_slot(store, config, &booking, &SlotArguments { event, day, time }).await
        }
        BookingsCommand::Block(slot) => block(store, slot).await,
        BookingsCommand::Release { slot, cancel_booking } => release(store, config, slot, *cancel_booking).await,
    }
}

fn id_of(booking: &Booking) -> &str {
    &booking.id
}

fn state(booking: &Booking) -> &'static str {
    match (booking.cancelled_at, booking.suspect) {
        (Some(_), _) => "cancelled",
        (None, true) => "suspect",
        (None, false) => "booked",
    }
}

fn list_line(booking: &Booking) -> String {
    let cells: [&str; 8] = [
        &booking.reference,
        state(booking),
        &booking.event,
        &booking.slot.day,
        &booking.slot.time(),
        &booking.visitor.full_name,
        &booking.visitor.email,
        &booking.visitor.phone,
    ];
    format!("{}\n", cells.map(printable).join("  "))
}

fn csv_line(booking: &Booking) -> String {
    let (created_at, updated_at) = (rfc3339(booking.created_at), rfc3339(booking.updated_at));
    let (time, sequence) = (booking.slot.time(), booking.sequence.to_string());
    let cells: [&str; 16] = [
        &booking.id,
        &booking.reference,
        &created_at,
        &updated_at,
        &booking.event,
        &booking.slot.day,
        &time,
        &booking.visitor.full_name,
        &booking.visitor.email,
        &booking.visitor.phone,
        &booking.visitor.company,
        if booking.suspect { "true" } else { "false" },
        &sequence,
        &booking.checked_in_at.map(rfc3339).unwrap_or_default(),
        &booking.cancelled_at.map(rfc3339).unwrap_or_default(),
        state(booking),
    ];
    format!("{}\r\n", cells.map(csv::cell).join(","))
}

async fn block(store: &Store, arguments: &SlotArguments) -> Result<(), CliError> {
    let landings = SiteDocuments::load(store, Clock::System.now_ms()).await?.landings;
    let slot = offered(landing_of(&landings, &arguments.event)?, arguments)?;
    match store.block_slot(&arguments.event, &slot, None, Clock::System.now_ms()).await? {
        Blocked::Now => output::line("The slot is blocked."),
        Blocked::Taken => Err(CliError::Refused("this slot is taken already".to_owned())),
    }
}

async fn release(
    store: &Store,
    config: &Config,
    arguments: &SlotArguments,
    cancel_booking: bool,
) -> Result<(), CliError> {
    let landings = SiteDocuments::load(store, Clock::System.now_ms()).await?.landings;
    let landing = landing_of(&landings, &arguments.event)?;
    // The event may have had other slots when this one was taken.
    let at = Date::parse(&arguments.day).ok().zip(Slot::parse(&arguments.time));
    let slot = at.map_or_else(|| offered(landing, arguments), |at| Ok(StoredSlot::from(at)))?;
    match store.release_slot(&arguments.event, &slot, None, Clock::System.now_ms()).await? {
        Released::Now => output::line("The slot is free again."),
        Released::WasFree => {
            offered(landing, arguments)?;
            output::line("The slot was already free.")
        }
        Released::Booked(_) if !cancel_booking => {
            Err(CliError::Refused("a visitor has this slot; --cancel-booking cancels the booking".to_owned()))
        }
        Released::Booked(id) => output::line(match cancel(store, config, landing, &id).await? {
            Cancelled::Now(booking) if booking.suspect => {
                "The booking is cancelled. It looks like spam, so no mail is sent."
            }
            Cancelled::Now(_) => "The booking is cancelled; the visitor gets a mail.",
            Cancelled::Before | Cancelled::Conflict(_) => "The visitor has just cancelled the booking.",
        }),
    }
}

async fn cancel(store: &Store, config: &Config, landing: &EventLanding, id: &str) -> Result<Cancelled, CliError> {
    let now_ms = Clock::System.now_ms();
    let mails = Mails::load(store, config, now_ms).await?;
    let messages = |booking: &Booking| mails.messages(config, landing, booking, Change::Cancelled, now_ms);
    Ok(store.cancel_booking(id, BY_COMMAND, now_ms, messages).await?)
}

async fn change_slot(
    store: &Store,
    config: &Config,
    booking: &Booking,
    arguments: &SlotArguments,
) -> Result<(), CliError> {
    let now_ms = Clock::System.now_ms();
    let landings = SiteDocuments::load(store, now_ms).await?.landings;
    let landing = landing_of(&landings, &arguments.event)?;
    let to = offered(landing, arguments)?;
    let now = Venue::of(&landing.time_zone).time(now_ms);
    if !to.at().is_some_and(|(date, slot)| landing.window.is_open(date, slot, now)) {
        return Err(CliError::Refused("this slot has begun, or is closed".to_owned()));
    }
    if booking.cancelled_at.is_none() && booking.slot == to {
        return output::line("The booking already has this slot.");
    }
    let mails = Mails::load(store, config, now_ms).await?;
    let messages = |booking: &Booking| mails.messages(config, landing, booking, Change::Moved, now_ms);
    match store.move_booking(booking, &to, BY_COMMAND, now_ms, messages).await? {
        Moved::Now(booking) if booking.suspect => {
            output::line("The booking is moved. It looks like spam, so no mail is sent.")
        }
        Moved::Now(_) => output::line("The booking is moved; the visitor gets a mail."),
        Moved::Taken => Err(CliError::Refused("this slot is taken already".to_owned())),
        Moved::Gone | Moved::Conflict(_) | Moved::TooOften => {
            Err(CliError::Refused("this booking was cancelled; the visitor can book another slot".to_owned()))
        }
    }
}

/// What mails to visitors are made of.
struct Mails {
    words: Words,
    origin: String,
    key: BookingKey,
}

impl Mails {
    async fn load(store: &Store, config: &Config, now_ms: i64) -> Result<Self, CliError> {
        let words = site_words(&SiteDocuments::load(store, now_ms).await?.words, config)?;
        Ok(Self { words, origin: origin(config), key: BookingKey::obtain(store, now_ms).await? })
    }

    /// Returns the messages of a change. If a template fails, the mails are lost, but not the change.
    fn messages(
        &self,
        config: &Config,
        landing: &EventLanding,
        booking: &Booking,
        change: Change,
        now_ms: i64,
    ) -> Vec<(Message, i64)> {
        let Some(meeting) = Meeting::of(booking, landing) else { return Vec::new() };
        let Self { words, origin, key } = self;
        let formats = &words.dates.formats(config.language.hours);
        let mailer = BookingMailer { config, words, formats, origin, key };
        mailer.messages(&meeting, change, Recipients::Visitor, now_ms).unwrap_or_else(|cause| {
            tracing::error!(%cause, "the mails of a booking could not be written");
            Vec::new()
        })
    }
}

/// Returns the landing of the event that the arguments name.
fn landing_of<'a>(landings: &'a [EventLanding], event: &str) -> Result<&'a EventLanding, CliError> {
    landings.iter().find(|landing| landing.token == event).ok_or_else(|| {
        let known = landings.iter().map(|landing| landing.token.as_str()).collect::<Vec<_>>().join(", ");
        CliError::Refused(format!("{event}: no such event; expected one of {known}"))
    })
}

/// Returns the slot that the arguments name, if the event has it.
fn offered(landing: &EventLanding, SlotArguments { day, time, .. }: &SlotArguments) -> Result<StoredSlot, CliError> {
    let window = &landing.window;
    let date = Date::parse(day).ok().filter(|date| window.has_day(*date)).ok_or_else(|| {
        CliError::Refused(format!("{day}: expected a day from {} to {}", window.first_day, window.last_day))
    })?;
    let slot = Slot::parse(time).filter(|slot| window.has_slot(*slot)).ok_or_else(|| {
        let first = window.slots().next().map(Slot::wire).unwrap_or_default();
        CliError::Refused(format!("{time}: no such slot; they are written like \"{first}\""))
    })?;
    Ok(StoredSlot::from((date, slot)))
}
