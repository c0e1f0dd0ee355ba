//! An event landing, as its file says it.

use core_wasm::booking::BookingWindow;
use core_wasm::fields::Date;
use core_wasm::site::{is_landing_token, is_slug};
use serde::Deserialize;
use serde_saphyr::Spanned;

use super::error::ContentError;
use super::front_matter::{Parts, read, split};
use super::item::{EXCERPT_MAX_CHARS, LINE_MAX_CHARS, TITLE_MAX_CHARS, URL_MAX_CHARS, check_slug};
use super::landing::{Highlight, Landing, Session, Takeaway, TeamMember};
use super::media::Medium;
use super::report::{Given, Report};
use super::time_of_day;
use crate::booking::is_time_zone;

/// Most highlights, take-aways or people: what a page shows without becoming a list.
const ENTRIES_MAX: usize = 24;
/// Shortest slot, in minutes.
const SLOT_MIN: u16 = 5;
/// Longest slot, in minutes.
const SLOT_MAX: u16 = 240;
/// A slot's length when nothing is said (document 2, section 9), in minutes.
const SLOT_DEFAULT: u16 = 30;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    token: Given<String>,
    name: Given<String>,
    booth: Given<String>,
    tagline: Given<String>,
    description: Given<String>,
    time_zone: Given<String>,
    time_zone_name: Given<String>,
    first_day: Given<String>,
    last_day: Given<String>,
    slot_minutes: Given<u16>,
    first_slot: Given<String>,
    last_slot: Given<String>,
    closed_slots: Given<Vec<Spanned<String>>>,
    highlights: Given<Vec<HighlightHead>>,
    takeaways: Given<Vec<TakeawayHead>>,
    team: Given<Vec<TeamHead>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct HighlightHead {
    id: Given<String>,
    title: Given<String>,
    text: Given<String>,
    icon: Given<String>,
    day: Given<String>,
    starts: Given<String>,
    ends: Given<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TakeawayHead {
    title: Given<String>,
    text: Given<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TeamHead {
    name: Given<String>,
    role: Given<String>,
    picture: Given<String>,
    linkedin: Given<String>,
}

impl Landing<Medium> {
    /// Reads a file. `file` is its name for messages.
    pub fn parse(token: &str, file: &str, text: &str) -> Result<Self, Vec<ContentError>> {
        let parts = split(file, text).map_err(|error| vec![error])?;
        let head: Head = read(file, &parts).map_err(|error| vec![error])?;
        let mut report = Report::new(file, parts.head_line);
        let landing = checked(token, &head, &parts, &mut report);
        report.finish(landing)
    }
}

fn checked(token: &str, head: &Head, parts: &Parts<'_>, report: &mut Report<'_>) -> Option<Landing<Medium>> {
    check_slug(token, head.token.as_ref(), report);
    if is_slug(token) && !is_landing_token(token) {
        report.error(0, "the name is a page or an old address of the site; choose another path");
    }
    if !parts.body.trim().is_empty() {
        report.error(parts.body_line, "a landing has no text below its head: all that it shows has a key");
    }
    let name = report.required("name", &head.name, TITLE_MAX_CHARS);
    let booth = report.required("booth", &head.booth, LINE_MAX_CHARS);
    let tagline = report.required("tagline", &head.tagline, EXCERPT_MAX_CHARS);
    let description = report.required("description", &head.description, EXCERPT_MAX_CHARS);
    let time_zone = time_zone(head, report);
    let time_zone_name = time_zone_name(head, report);
    let window = window(head, report);
    let days = window.as_ref().map(|window| (window.first_day, window.last_day)).filter(|(first, last)| first <= last);
    let highlights = entries("highlights", &head.highlights, report, |entry, report| highlight(entry, days, report));
    let takeaways = entries("takeaways", &head.takeaways, report, |entry, report| {
        Some(Takeaway {
            title: report.required("takeaways: title", &entry.title, TITLE_MAX_CHARS)?,
            text: report.required("takeaways: text", &entry.text, EXCERPT_MAX_CHARS)?,
        })
    });
    let team = entries("team", &head.team, report, team_member);
    Some(Landing {
        token: token.to_owned(),
        name: name?,
        booth: booth?,
        tagline: tagline?,
        description: description?,
        time_zone: time_zone?,
        time_zone_name,
        window: window?,
        highlights,
        takeaways,
        team,
    })
}

fn time_zone(head: &Head, report: &mut Report<'_>) -> Option<String> {
    let name = report.required("time_zone", &head.time_zone, LINE_MAX_CHARS)?;
    let known = is_time_zone(&name);
    if !known && let Some(given) = &head.time_zone {
        report.refuse(given, format!("time_zone: expected a zone such as America/Los_Angeles, found {name:?}"));
    }
    known.then_some(name)
}

/// The zone's name for people. One that only repeats the database's is a mistake: without the key it is shown all the same.
fn time_zone_name(head: &Head, report: &mut Report<'_>) -> Option<String> {
    let name = report.text("time_zone_name", &head.time_zone_name, LINE_MAX_CHARS)?;
    let given = head.time_zone_name.as_ref()?;
    if is_time_zone(&name) {
        report
            .refuse(given, format!("time_zone_name: expected a name such as Pacific Time, Las Vegas, found {name:?}"));
    }
    Some(name)
}

fn window(head: &Head, report: &mut Report<'_>) -> Option<BookingWindow> {
    for (key, value) in [
        ("first_day", &head.first_day),
        ("last_day", &head.last_day),
        ("first_slot", &head.first_slot),
        ("last_slot", &head.last_slot),
    ] {
        report.must_be_there(key, value);
    }
    let first_day = report.day("first_day", &head.first_day);
    let last_day = report.day("last_day", &head.last_day);
    if let (Some(first), Some(last), Some(given)) = (first_day, last_day, &head.last_day)
        && last < first
    {
        report.refuse(given, format!("last_day {last} is before first_day {first}"));
    }
    let slot_minutes = slot_minutes(head, report);
    let first_slot = minutes("first_slot", &head.first_slot, report);
    let last_slot = minutes("last_slot", &head.last_slot, report);
    let closed: Vec<(&Spanned<String>, u16)> = head
        .closed_slots
        .iter()
        .flat_map(|given| &given.value)
        .filter_map(|entry| Some((entry, minutes("closed_slots", &Some(entry.clone()), report)?)))
        .collect();
    let window = BookingWindow {
        first_day: first_day?,
        last_day: last_day?,
        slot_minutes: slot_minutes?,
        first_slot: first_slot?,
        last_slot: last_slot?,
        closed: closed.iter().map(|(_, start)| *start).collect(),
    };
    let is_start = |start: u16| window.slots().any(|slot| slot.start() == start);
    if !is_start(window.last_slot)
        && let Some(given) = &head.last_slot
    {
        report.refuse(given, "last_slot: expected first_slot plus a whole number of slots, over by midnight");
    }
    for (entry, start) in closed {
        if !is_start(start) {
            report.refuse(entry, format!("closed_slots: no slot starts at {}", entry.value));
        }
    }
    Some(window)
}

fn slot_minutes(head: &Head, report: &mut Report<'_>) -> Option<u16> {
    let Some(given) = &head.slot_minutes else { return Some(SLOT_DEFAULT) };
    let fits = (SLOT_MIN..=SLOT_MAX).contains(&given.value);
    if !fits {
        report.refuse(given, format!("slot_minutes: expected {SLOT_MIN} to {SLOT_MAX}, found {}", given.value));
    }
    fits.then_some(given.value)
}

/// A time of day on a 24-hour clock.
fn minutes(key: &str, value: &Given<String>, report: &mut Report<'_>) -> Option<u16> {
    let given = value.as_ref()?;
    let minutes = time_of_day::parse(given.value.trim());
    if minutes.is_none() {
        report.refuse(given, format!("{key}: expected a time such as \"14:30\", found {:?}", given.value));
    }
    minutes
}

fn highlight(entry: &HighlightHead, days: Option<(Date, Date)>, report: &mut Report<'_>) -> Option<Highlight> {
    let id = slug("highlights: id", &entry.id, report);
    let icon = slug("highlights: icon", &entry.icon, report);
    let title = report.required("highlights: title", &entry.title, TITLE_MAX_CHARS);
    let text = report.required("highlights: text", &entry.text, EXCERPT_MAX_CHARS);
    let session = session(entry, report);
    if let (Some(Some(session)), Some((first, last)), Some(given)) = (session, days, &entry.day)
        && !(first..=last).contains(&session.day)
    {
        report.refuse(given, format!("highlights: day {} is not between first_day and last_day", session.day));
    }
    Some(Highlight { id: id?, title: title?, text: text?, icon: icon?, session: session? })
}

/// The outer `None` says that something was wrong, the inner one that it has no time of its own.
#[expect(clippy::option_option, reason = "both layers are read one line later")]
fn session(entry: &HighlightHead, report: &mut Report<'_>) -> Option<Option<Session>> {
    let (day, starts, ends) = match (&entry.day, &entry.starts, &entry.ends) {
        (None, None, None) => return Some(None),
        (Some(_), Some(_), Some(_)) => (
            report.day("highlights: day", &entry.day),
            minutes("highlights: starts", &entry.starts, report),
            minutes("highlights: ends", &entry.ends, report),
        ),
        (day, starts, ends) => {
            if let Some(given) = day.as_ref().or(starts.as_ref()).or(ends.as_ref()) {
                report.refuse(given, "highlights: a session has day, starts and ends");
            }
            return None;
        }
    };
    let session = Session { day: day?, starts: starts?, ends: ends? };
    if session.ends <= session.starts
        && let Some(given) = &entry.ends
    {
        report.refuse(given, "highlights: ends is not after starts");
    }
    Some(Some(session))
}

fn team_member(entry: &TeamHead, report: &mut Report<'_>) -> Option<TeamMember<Medium>> {
    let name = report.required("team: name", &entry.name, LINE_MAX_CHARS);
    let role = report.required("team: role", &entry.role, LINE_MAX_CHARS);
    report.must_be_there("team: picture", &entry.picture);
    let picture = report.medium("team: picture", &entry.picture, "image/");
    let linkedin = report.text("team: linkedin", &entry.linkedin, URL_MAX_CHARS);
    if let (Some(url), Some(given)) = (&linkedin, &entry.linkedin)
        && !is_web_address(url)
    {
        report.refuse(given, "team: linkedin: expected an address that starts with https://");
    }
    Some(TeamMember { name: name?, role: role?, picture: picture?, linkedin })
}

fn is_web_address(url: &str) -> bool {
    let host = url.strip_prefix("https://").unwrap_or_default();
    !host.starts_with('/') && host.contains('.') && url.bytes().all(|byte| byte.is_ascii_graphic())
}

/// A name of lower-case letters, digits and hyphens.
fn slug(key: &str, value: &Given<String>, report: &mut Report<'_>) -> Option<String> {
    let text = report.required(key, value, LINE_MAX_CHARS)?;
    let plain = is_slug(&text);
    if !plain && let Some(given) = value {
        report.refuse(given, format!("{key}: expected lower-case letters, digits and hyphens, found {text:?}"));
    }
    plain.then_some(text)
}

fn entries<E, T>(
    key: &str,
    given: &Given<Vec<E>>,
    report: &mut Report<'_>,
    read: impl Fn(&E, &mut Report<'_>) -> Option<T>,
) -> Vec<T> {
    let Some(given) = given else { return Vec::new() };
    if given.value.len() > ENTRIES_MAX {
        report.refuse(given, format!("{key} has {} entries; at most {ENTRIES_MAX} are allowed", given.value.len()));
    }
    given.value.iter().filter_map(|entry| read(entry, report)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOUND: &str = "---\nname: Summit\nbooth: \"12\"\ntagline: Meet us\ndescription: At the summit\n\
        time_zone: America/Los_Angeles\nfirst_day: 2027-10-12\nlast_day: 2027-10-15\nfirst_slot: \"10:00\"\n\
        last_slot: \"15:30\"\nclosed_slots: [\"10:00\"]\nhighlights:\n  - id: talk\n    title: A talk\n    text: Words\n    \
        icon: presentation\n    day: 2027-10-13\n    starts: \"14:00\"\n    ends: \"14:45\"\ntakeaways:\n  - title: A plan\n    \
        text: On paper\nteam:\n  - name: Ada\n    role: Engineer\n    picture: team/ada\n---\n";

    /// What of the sound file becomes what, and what is then said, after the file's name.
    const FAULTS: &str = r#"Los_Angeles | Atlantis | 6: time_zone: expected a zone such as America/Los_Angeles, found "America/Atlantis"
Los_Angeles | Los_Angeles\ntime_zone_name: Europe/London | 7: time_zone_name: expected a name such as Pacific Time, Las Vegas, found "Europe/London"
2027-10-15 | 2027-10-11 | 8: last_day 2027-10-11 is before first_day 2027-10-12
2027-10-15 | 2027-10-32 | 8: last_day: expected a day such as 2026-10-05, found "2027-10-32"
"15:30" | "15:40" | 10: last_slot: expected first_slot plus a whole number of slots, over by midnight
["10:00"] | ["10:10"] | 11: closed_slots: no slot starts at 10:10
"10:00"\nlast | "25:00"\nlast | 9: first_slot: expected a time such as "14:30", found "25:00"
"14:45" | "14:00" | 19: highlights: ends is not after starts
2027-10-13 | 2027-10-16 | 17: highlights: day 2027-10-16 is not between first_day and last_day
    starts: "14:00"\n |  | 17: highlights: a session has day, starts and ends
id: talk | id: A talk | 13: highlights: id: expected lower-case letters, digits and hyphens, found "A talk"
    picture: team/ada\n |  | 1: team: picture is missing
picture: team/ada | picture: team/ada\n    linkedin: javascript:x | 27: team: linkedin: expected an address that starts with https://
name: Summit | name: Summit\nslot_minutes: 3 | 3: slot_minutes: expected 5 to 240, found 3"#;

    fn parse(text: &str) -> Result<Landing<Medium>, Vec<String>> {
        Landing::parse("summit", "landings/summit.md", text)
            .map_err(|errors| errors.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn a_sound_file_is_read_whole() {
        let landing = parse(SOUND).unwrap();
        assert_eq!(landing.time_zone_label(), "America/Los Angeles");
        let named = SOUND.replace("Los_Angeles\n", "Los_Angeles\ntime_zone_name: Pacific Time, Las Vegas\n");
        assert_eq!(parse(&named).unwrap().time_zone_label(), "Pacific Time, Las Vegas");
        assert_eq!((landing.window.slots().count(), landing.window.closed.as_slice()), (12, &[600][..]));
        let highlight = landing.highlights.first().unwrap();
        assert_eq!(highlight.session.unwrap().label(), "13 Oct 2027, 02:00 PM to 02:45 PM");
        assert_eq!(landing.team.first().unwrap().picture, Medium::Site("team/ada".to_owned()));
    }

    #[test]
    fn every_fault_has_its_line() {
        for fault in FAULTS.lines() {
            let fault = fault.replace("\\n", "\n");
            let [from, to, problem] = fault.split(" | ").collect::<Vec<_>>().try_into().unwrap();
            assert_eq!(parse(&SOUND.replace(from, to)).unwrap_err(), [format!("landings/summit.md:{problem}")], "{to}");
        }
        assert_eq!(
            parse(&format!("{SOUND}\nText\n")).unwrap_err(),
            ["landings/summit.md:28: a landing has no text below its head: all that it shows has a key"]
        );
        let about = Landing::parse("about", "landings/about.md", SOUND).unwrap_err();
        assert_eq!(
            about.first().map(ToString::to_string).unwrap(),
            "landings/about.md: the name is a page or an old address of the site; choose another path"
        );
    }
}
