//! Event landings as they are displayed and booked.

use core_wasm::booking::{BookingWindow, EventCalendar};
use core_wasm::formats::DateFormats;

use model::{Highlight, Landing, MediaFiles, Takeaway, TeamMember};
use store::StoredDocument;

/// An event landing: a page on which visitors book meetings at an event.
#[derive(Debug, Clone, PartialEq)]
pub struct EventLanding {
    /// Its path, without the leading slash.
    pub token: String,
    pub name: String,
    /// The booth number as the event's map shows it.
    pub booth: String,
    /// Shown below the event's name.
    pub tagline: String,
    /// For search engines and shared links.
    pub description: String,
    /// Time zone of the venue: a name in the tz database.
    pub time_zone: String,
    time_zone_name: Option<String>,
    /// Days and slots that can be booked, in the venue's local time.
    pub window: BookingWindow,
    /// Offers at the booth and sessions on stage.
    pub highlights: Vec<Highlight>,
    /// Things that visitors take home.
    pub takeaways: Vec<Takeaway>,
    /// Staff at the booth.
    pub team: Vec<TeamMember>,
    /// Files under `media/` that it uses.
    pub media: MediaFiles,
}

impl EventLanding {
    /// Reads a landing from its document.
    pub fn read(document: &StoredDocument) -> Result<Self, String> {
        let head: Landing = document.head()?;
        Ok(Self {
            token: document.slug.clone(),
            window: head.window(),
            name: head.name.into(),
            booth: head.booth.into(),
            tagline: head.tagline.into(),
            description: head.description.into(),
            time_zone: head.time_zone.into(),
            time_zone_name: head.time_zone_name.map(String::from),
            highlights: head.highlights,
            takeaways: head.takeaways,
            team: head.team,
            media: document.media.clone(),
        })
    }

    /// Returns the part that the core needs.
    pub fn calendar(&self, formats: &DateFormats) -> EventCalendar {
        EventCalendar {
            token: self.token.clone(),
            name: self.name.clone(),
            booth: self.booth.clone(),
            time_zone: self.time_zone.clone(),
            window: self.window.clone(),
            formats: formats.clone(),
        }
    }

    /// Returns the readable name of the time zone. Falls back to its tz name, as in "America/Los Angeles".
    pub fn time_zone_label(&self) -> String {
        self.time_zone_name.clone().unwrap_or_else(|| self.time_zone.replace('_', " "))
    }
}
