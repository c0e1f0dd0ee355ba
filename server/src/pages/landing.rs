//! `/{token}`: an event landing.

use core_wasm::booking::{BookedSlots, EventCalendar};
use core_wasm::formats::DateFormats;
use serde::Serialize;

use super::slot_days::{SlotDay, slot_days};
use crate::app::state::AppState;
use crate::booking::has_ended;
use crate::site::site_content::SiteContent;
use content::EventLanding;
use model::{
    self, Anchor, Excerpt, Highlight, IconName, Line, MediaFiles, Medium, PictureMedium, Takeaway, TimeZoneName, Title,
    WebAddress,
};
use store::StoredSlot;

/// Width of a landing's pictures, in pixels: twice what a card or a portrait takes.
const PICTURE_WIDTH: i64 = 1200;

/// Data of a landing.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct LandingData {
    /// Its path, without the leading slash.
    pub token: String,
    pub name: Title,
    /// The booth number as the event's map shows it.
    pub booth: Line,
    /// Shown below the event's name.
    pub tagline: Excerpt,
    /// For search engines and shared links.
    pub description: Excerpt,
    /// Time zone of the venue: a name in the tz database.
    pub time_zone: TimeZoneName,
    /// Readable name of the time zone.
    pub time_zone_name: String,
    /// Dates as displayed: `12–15 Oct 2027`.
    pub period_label: String,
    /// Slots per day, except slots that are closed on every day.
    pub daily_slots: usize,
    /// True if no slot is left to book, in the venue's local time.
    pub ended: bool,
    /// Days and slots as the core's type.
    #[ts(type = "EventCalendar & { formats: DateFormats }")]
    pub calendar: EventCalendar,
    /// Offers at the booth and sessions on stage.
    pub highlights: Vec<HighlightData>,
    /// Things that visitors take home.
    pub takeaways: Vec<Takeaway>,
    /// Staff at the booth.
    pub team: Vec<TeamMember>,
}

/// An offer at the booth, or a session on a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct HighlightData {
    /// Id, unique within the page.
    pub id: Anchor,
    pub title: Title,
    /// A few sentences.
    pub text: Excerpt,
    pub icon: IconName,
    pub picture: Option<String>,
    /// Day and time of a session: `13 Oct 2027, 02:00 PM to 02:45 PM`.
    pub when: Option<String>,
}

/// A member of staff at the booth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct TeamMember {
    pub name: Line,
    pub role: Line,
    pub picture: String,
    /// Address of the professional profile.
    pub linkedin: Option<WebAddress>,
}

/// Returns the data of a landing; `None` for an unknown token.
pub fn landing(state: &AppState, content: &SiteContent, token: &str) -> Option<LandingData> {
    let landing = content.landings.get(token)?;
    Some(LandingData::new(landing, &content.formats, state.clock.now_ms()))
}

/// Returns the days and slots of a landing as of `now_ms`, for forms without scripts.
pub(super) fn days_of(
    landing: &EventLanding,
    formats: &DateFormats,
    taken: &[StoredSlot],
    now_ms: i64,
) -> Vec<SlotDay> {
    let booked = BookedSlots::new(taken.iter().filter_map(StoredSlot::at));
    slot_days(&landing.calendar(formats), &booked, landing.venue().time(now_ms))
}

impl LandingData {
    pub fn new(landing: &EventLanding, formats: &DateFormats, now_ms: i64) -> Self {
        let EventLanding { head, window, .. } = landing;
        Self {
            token: landing.token.clone(),
            name: head.name.clone(),
            booth: head.booth.clone(),
            tagline: head.tagline.clone(),
            description: head.description.clone(),
            time_zone: head.time_zone.clone(),
            time_zone_name: landing.time_zone_label(),
            period_label: formats.period(window.first_day, Some(window.last_day)),
            daily_slots: window.slots().filter(|slot| !window.closed.contains(&slot.start())).count(),
            ended: has_ended(landing, now_ms),
            calendar: landing.calendar(formats),
            highlights: head.highlights.iter().map(|part| highlight(part, formats, &landing.media)).collect(),
            takeaways: head.takeaways.clone(),
            team: head.team.iter().map(|member| team_member(member, &landing.media)).collect(),
        }
    }
}

fn highlight(highlight: &Highlight, formats: &DateFormats, files: &MediaFiles) -> HighlightData {
    HighlightData {
        id: highlight.id.clone(),
        title: highlight.title.clone(),
        text: highlight.text.clone(),
        icon: highlight.icon,
        picture: highlight.picture.as_ref().map(|name| picture(name, files)),
        when: highlight.session_label(formats),
    }
}

/// Returns the reference of an image for views: the name of one of the site's own, or the address of a file.
fn picture(name: &PictureMedium, files: &MediaFiles) -> String {
    match Medium::new(name.as_str(), files) {
        Medium::Site { name } => name,
        Medium::File { file, .. } => file.webp_of_at_most(PICTURE_WIDTH).unwrap_or(file.src),
    }
}

fn team_member(member: &model::TeamMember, files: &MediaFiles) -> TeamMember {
    TeamMember {
        name: member.name.clone(),
        role: member.role.clone(),
        picture: picture(&member.picture, files),
        linkedin: member.linkedin.clone(),
    }
}
