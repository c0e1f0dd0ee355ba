//! Event landings: pages with days and slots that can be booked. All content is in the front matter.

use core_wasm::booking::{BookingWindow, Slot};
use core_wasm::formats::DateFormats;
use garde::Validate;
use macro_rules_attribute::apply;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::insights::not_before;
use super::values::{
    Anchor, Day, Excerpt, IconName, Line, PictureMedium, Slug, TimeOfDay, TimeZoneName, Title, WebAddress,
};
use crate::attributes::{document, rule, view};
use crate::{Venue, is_time_zone};

/// Ends of the addresses of a landing's forms, which follow its own address.
pub const FORMS_OF_LANDINGS: [&str; 2] = ["/book", "/contact"];

/// Limit of highlights, takeaways or people.
const ENTRIES_MAX: usize = 24;
/// Minutes.
const SLOT_MIN: u16 = 5;
/// Minutes.
const SLOT_MAX: u16 = 240;
/// Product requirement: 30 minutes unless the landing sets another length.
const SLOT_DEFAULT: u16 = 30;

/// An event landing: a page on which visitors book meetings at an event.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema)]
#[serde(deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Landing {
    /// The file's name; optional.
    pub token: Option<Slug>,
    /// Drafts are never shown.
    #[serde(default)]
    pub draft: bool,
    /// The event's name.
    pub name: Title,
    /// The booth number as the event's map shows it.
    pub booth: Line,
    /// A line below the event's name.
    pub tagline: Excerpt,
    /// The description for search engines and shared links.
    pub description: Excerpt,
    /// The time zone of the venue.
    pub time_zone: TimeZoneName,
    /// The readable name of the time zone, such as 'Pacific Time, Las Vegas'.
    #[garde(custom(named_for_people))]
    pub time_zone_name: Option<Line>,
    /// The first day that can be booked.
    pub first_day: Day,
    /// The last day that can be booked.
    #[garde(custom(|last: &Day, _: &()| not_before(&self.first_day)(&Some(last.clone()), &())))]
    pub last_day: Day,
    /// The length of a slot, in minutes.
    #[serde(default = "slot_default")]
    #[garde(custom(of_slot_length))]
    pub slot_minutes: u16,
    /// Start of the first slot, in the venue's local time.
    pub first_slot: TimeOfDay,
    /// Start of the last slot.
    #[garde(custom(|start: &TimeOfDay, _: &()| self.starts_the_last_slot(start)))]
    pub last_slot: TimeOfDay,
    /// Starts of slots that are closed on every day.
    #[serde(default)]
    #[garde(inner(custom(|start: &TimeOfDay, _: &()| self.starts_a_slot(start))))]
    pub closed_slots: Vec<TimeOfDay>,
    /// Offers at the booth and sessions on stage.
    #[serde(default)]
    #[garde(length(max = ENTRIES_MAX), dive)]
    pub highlights: Vec<Highlight>,
    /// Things that visitors take home.
    #[serde(default)]
    #[garde(length(max = ENTRIES_MAX))]
    pub takeaways: Vec<Takeaway>,
    /// Staff at the booth.
    #[serde(default)]
    #[garde(length(max = ENTRIES_MAX))]
    pub team: Vec<TeamMember>,
}

/// An offer at the booth, or a session on a stage.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema)]
#[serde(deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Highlight {
    /// The id of the entry, unique within the page.
    pub id: Anchor,
    /// The heading.
    pub title: Title,
    /// A few sentences.
    pub text: Excerpt,
    /// An icon.
    pub icon: IconName,
    /// An image.
    pub picture: Option<PictureMedium>,
    /// The day of a session; omit for an offer without fixed times.
    #[garde(custom(|day: &Option<Day>, _: &()| self.is_whole(day.is_some())))]
    pub day: Option<Day>,
    /// Start of a session, in the venue's local time.
    #[garde(custom(|starts: &Option<TimeOfDay>, _: &()| self.is_whole(starts.is_some() && self.day.is_none())))]
    pub starts: Option<TimeOfDay>,
    /// End of a session, on the same day.
    #[garde(custom(|ends: &Option<TimeOfDay>, _: &()| self.ends_a_session(ends.as_ref())))]
    pub ends: Option<TimeOfDay>,
}

/// A thing that visitors take home.
#[apply(view!)]
#[derive(Eq)]
pub struct Takeaway {
    /// The heading.
    pub title: Title,
    /// One or two sentences.
    pub text: Excerpt,
}

/// A member of staff at the booth.
#[apply(document!)]
pub struct TeamMember {
    /// The person's name.
    pub name: Line,
    /// The person's role.
    pub role: Line,
    /// A portrait.
    pub picture: PictureMedium,
    /// Address of the professional profile.
    pub linkedin: Option<WebAddress>,
}

const fn slot_default() -> u16 {
    SLOT_DEFAULT
}

fn named_for_people(name: &Option<Line>, (): &()) -> garde::Result {
    match name {
        // A label that repeats the tz name is a mistake: the tz name is shown anyway.
        Some(name) if is_time_zone(name.as_str()) => {
            Err(garde::Error::new(format!("expected a name such as Pacific Time, Las Vegas, found \"{name}\"")))
        }
        _ => Ok(()),
    }
}

fn of_slot_length(minutes: &u16, (): &()) -> garde::Result {
    rule((SLOT_MIN..=SLOT_MAX).contains(minutes), format!("expected {SLOT_MIN} to {SLOT_MAX}, found {minutes}"))
}

impl Landing {
    /// Returns the days and slots that can be booked.
    pub fn window(&self) -> BookingWindow {
        BookingWindow {
            first_day: self.first_day.date(),
            last_day: self.last_day.date(),
            slot_minutes: self.slot_minutes,
            first_slot: self.first_slot.minutes(),
            last_slot: self.last_slot.minutes(),
            closed: self.closed_slots.iter().map(TimeOfDay::minutes).collect(),
            offsets: Venue::of(self.time_zone.as_str()).offsets(self.first_day.date(), self.last_day.date()),
        }
    }

    fn has_slot_at(&self, start: &TimeOfDay) -> bool {
        (SLOT_MIN..=SLOT_MAX).contains(&self.slot_minutes)
            && self.window().slots().any(|slot| slot.start() == start.minutes())
    }

    fn starts_the_last_slot(&self, start: &TimeOfDay) -> garde::Result {
        rule(self.has_slot_at(start), "expected first_slot plus a whole number of slots, over by midnight")
    }

    fn starts_a_slot(&self, start: &TimeOfDay) -> garde::Result {
        rule(self.has_slot_at(start), format!("no slot starts at {start}"))
    }
}

impl Highlight {
    /// Returns the day and time of a session: `13 Oct 2027, 02:00 PM to 02:45 PM`. `None` for an offer without fixed
    /// times.
    pub fn session_label(&self, formats: &DateFormats) -> Option<String> {
        let slot = Slot::new(self.starts.as_ref()?.minutes(), self.ends.as_ref()?.minutes());
        let day = formats.date(self.day.as_ref()?.date());
        Some(format!("{day}, {}", slot.map(|slot| formats.slot(slot)).unwrap_or_default()))
    }

    /// Rejects a session with a missing part. `says` selects the part that reports it, so that one fault is reported
    /// once.
    fn is_whole(&self, says: bool) -> garde::Result {
        let whole = self.day.is_some() && self.starts.is_some() && self.ends.is_some();
        rule(whole || !says, "a session has day, starts and ends")
    }

    fn ends_a_session(&self, ends: Option<&TimeOfDay>) -> garde::Result {
        self.is_whole(ends.is_some() && self.day.is_none() && self.starts.is_none())?;
        match (&self.starts, ends) {
            (Some(starts), Some(ends)) if ends <= starts => Err(garde::Error::new("is not after starts")),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_label_of_a_session_has_day_and_time() {
        let highlight = |more: &str| -> Highlight {
            let head = format!("{{\"id\": \"a\", \"title\": \"A\", \"text\": \"B\", \"icon\": \"bot\"{more}}}");
            serde_json::from_str(&head).unwrap()
        };
        let session = highlight(", \"day\": \"2027-10-13\", \"starts\": \"14:00\", \"ends\": \"14:45\"");
        assert_eq!(session.session_label(&DateFormats::default()).unwrap(), "13 Oct 2027, 02:00 PM to 02:45 PM");
        assert_eq!(highlight("").session_label(&DateFormats::default()), None);
    }
}
