//! An event landing: its page, and the days and slots that can be booked.

use core_wasm::booking::{BookingWindow, EventCalendar, Slot};
use core_wasm::fields::Date;
use serde::{Deserialize, Serialize};

use super::media::Medium;

/// An event landing. `P` is how a portrait is named: by its reference in a file, with its address in the database.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Landing<P> {
    /// Its path, without the slash.
    pub token: String,
    /// The event's name.
    pub name: String,
    /// Where the firm is found there, as the event numbers it.
    pub booth: String,
    /// A line under the event's name.
    pub tagline: String,
    /// What search engines and shared links show.
    pub description: String,
    /// The venue's time zone, by its name in the tz database.
    pub time_zone: String,
    /// The zone as people name it: Pacific Time, Las Vegas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_zone_name: Option<String>,
    /// Days and slots that can be booked, on the venue's clock.
    pub window: BookingWindow,
    /// What is shown at the booth and told on the stage.
    pub highlights: Vec<Highlight>,
    /// What a visitor goes home with.
    pub takeaways: Vec<Takeaway>,
    /// Whom a visitor meets.
    pub team: Vec<TeamMember<P>>,
}

/// What is shown at the booth, or told on a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Highlight {
    /// A name within the page.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// A few sentences.
    pub text: String,
    /// The name of one of the site's icons.
    pub icon: String,
    /// When it takes place; without it, all the time.
    pub session: Option<Session>,
}

/// A session on a stage. Minutes count from midnight on the venue's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Session {
    /// The day.
    pub day: Date,
    /// When it starts.
    pub starts: u16,
    /// When it ends, later on the same day.
    pub ends: u16,
}

impl Session {
    /// As it is shown: `13 Oct 2027, 02:00 PM to 02:45 PM`.
    pub fn label(self) -> String {
        let time = Slot::new(self.starts, self.ends).map(Slot::label).unwrap_or_default();
        format!("{}, {time}", self.day.label())
    }
}

/// What a visitor goes home with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Takeaway {
    /// Its heading.
    pub title: String,
    /// A sentence or two.
    pub text: String,
}

/// Somebody at the booth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TeamMember<P> {
    /// The name.
    pub name: String,
    /// What the person does.
    pub role: String,
    /// The portrait.
    pub picture: P,
    /// The professional profile.
    pub linkedin: Option<String>,
}

impl<P> Landing<P> {
    /// What the core needs to know of it.
    pub fn calendar(&self) -> EventCalendar {
        EventCalendar {
            token: self.token.clone(),
            name: self.name.clone(),
            booth: self.booth.clone(),
            time_zone: self.time_zone.clone(),
            window: self.window.clone(),
        }
    }

    /// The zone as people name it; without a name, its place in the tz database: America/Los Angeles.
    pub fn time_zone_label(&self) -> String {
        self.time_zone_name.clone().unwrap_or_else(|| self.time_zone.replace('_', " "))
    }

    /// The same landing with its portraits named in another way.
    pub(super) fn with_pictures<Q>(self, picture: impl Fn(P) -> Q) -> Landing<Q> {
        let member = |member: TeamMember<P>| TeamMember {
            name: member.name,
            role: member.role,
            picture: picture(member.picture),
            linkedin: member.linkedin,
        };
        Landing {
            token: self.token,
            name: self.name,
            booth: self.booth,
            tagline: self.tagline,
            description: self.description,
            time_zone: self.time_zone,
            time_zone_name: self.time_zone_name,
            window: self.window,
            highlights: self.highlights,
            takeaways: self.takeaways,
            team: self.team.into_iter().map(member).collect(),
        }
    }
}

impl Landing<Medium> {
    /// Every file under `media/` that it names.
    pub(super) fn files(&self) -> impl Iterator<Item = &super::media::MediaPath> {
        self.team.iter().filter_map(|member| member.picture.file())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_says_its_day_and_time() {
        let session = Session { day: Date::parse("2027-10-13").unwrap(), starts: 14 * 60, ends: 14 * 60 + 45 };
        assert_eq!(session.label(), "13 Oct 2027, 02:00 PM to 02:45 PM");
    }
}
