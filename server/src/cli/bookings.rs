//! `server bookings`: booked meetings.

use clap::Subcommand;
use core_wasm::booking::Slot;
use core_wasm::fields::Date;

use super::export::{Format, each, export};
use super::{CliError, origin, output};
use crate::admin::csv::printable;
use crate::booking::{BookingKey, BookingMailer, Change, Meeting, Recipients};
use crate::config::Config;
use crate::site::site_content::site_words;
use content::{EventLanding, SiteDocuments};
use model::clock::Clock;
use model::{Message, Words};
use store::{Booking, ChangedBy, Moved, Store, StoredSlot};

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
}

/// A change from the command line overwrites others.
const BY_COMMAND: ChangedBy<'_> = ChangedBy::Staff { user: None, revision: None };

const COLUMNS: [&str; 15] = [
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
];

pub(super) async fn run(store: &Store, config: &Config, command: &BookingsCommand) -> Result<(), CliError> {
    let after = async |id: &str, limit| store.bookings_after(id, limit).await;
    match command {
        BookingsCommand::List => each(id_of, after, |booking, _| Ok(list_line(booking))).await,
        BookingsCommand::Export { format } => export(*format, &COLUMNS, id_of, after).await,
        BookingsCommand::Move { reference, day, time } => {
            let Some(booking) = store.booking_of_reference(&reference.to_uppercase()).await? else {
                return Err(CliError::unknown(reference, "booking", "bookings"));
            };
            change_slot(store, config, &booking, day, time).await
        }
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

async fn change_slot(store: &Store, config: &Config, booking: &Booking, day: &str, time: &str) -> Result<(), CliError> {
    let now_ms = Clock::System.now_ms();
    let landings = SiteDocuments::load(store, now_ms).await?.landings;
    let landing = landings.iter().find(|landing| landing.token == booking.event);
    let landing = landing.ok_or_else(|| CliError::Refused(format!("{}: no such event", booking.event)))?;
    let to = offered(landing, day, time)?;
    let now = landing.venue().time(now_ms);
    if !to.at().is_some_and(|(date, slot)| landing.window.is_open(date, slot, now)) {
        return Err(CliError::Refused("this slot has begun, or is closed".to_owned()));
    }
    if booking.cancelled_at.is_none() && booking.slot == to {
        return output::line("The booking already has this slot.");
    }
    let mails = Mails::load(store, config, now_ms).await?;
    let messages = |booking: &Booking| mails.messages(config, landing, booking, now_ms);
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

    /// Returns the messages of a move. If a template fails, the mails are lost, but not the move.
    fn messages(&self, config: &Config, landing: &EventLanding, booking: &Booking, now_ms: i64) -> Vec<(Message, i64)> {
        let Some(meeting) = Meeting::of(booking, landing) else { return Vec::new() };
        let Self { words, origin, key } = self;
        let formats = &words.dates.formats(config.language.hours);
        let mailer = BookingMailer { config, words, formats, origin, key };
        mailer.messages(&meeting, Change::Moved, Recipients::Visitor, now_ms).unwrap_or_else(|cause| {
            tracing::error!(%cause, "the mails of a booking could not be written");
            Vec::new()
        })
    }
}

/// Returns the slot at a day and a time, if the event has it.
fn offered(landing: &EventLanding, day: &str, time: &str) -> Result<StoredSlot, CliError> {
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
