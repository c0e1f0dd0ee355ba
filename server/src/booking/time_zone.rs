//! A time zone as a calendar file defines it, for programs that do not know its name (RFC 5545, section 3.6.5).

use jiff::tz::{Dst, Offset, TimeZone};
use jiff::{SignedDuration, Timestamp};

use model::Venue;
use model::clock::timestamp;

/// Returns the lines of a `VTIMEZONE` component that covers a period.
pub(super) fn lines(venue: &Venue, starts_ms: i64, ends_ms: i64) -> Vec<String> {
    let mut lines = vec!["BEGIN:VTIMEZONE".to_owned(), format!("TZID:{}", venue.name())];
    for observance in observances(venue.zone(), timestamp(starts_ms), timestamp(ends_ms)) {
        let kind = if observance.daylight { "DAYLIGHT" } else { "STANDARD" };
        lines.extend([
            format!("BEGIN:{kind}"),
            format!("DTSTART:{}", observance.onset),
            format!("TZOFFSETFROM:{}", offset(observance.from)),
            format!("TZOFFSETTO:{}", offset(observance.to)),
            format!("TZNAME:{}", observance.name),
            format!("END:{kind}"),
        ]);
    }
    lines.push("END:VTIMEZONE".to_owned());
    lines
}

/// An offset with the time at which it takes effect.
struct Observance {
    /// Local time by the previous offset.
    onset: String,
    from: Offset,
    to: Offset,
    daylight: bool,
    name: String,
}

/// Returns the offset at `starts`, and the following ones up to the first after `ends`.
fn observances(zone: &TimeZone, starts: Timestamp, ends: Timestamp) -> Vec<Observance> {
    let before = |instant: Timestamp| {
        let moment = instant.checked_sub(SignedDuration::from_secs(1)).unwrap_or(instant);
        zone.to_offset(moment)
    };
    let current = zone.to_offset_info(starts);
    // A transition exactly at `starts` counts as before it.
    let just_after = starts.checked_add(SignedDuration::from_secs(1)).unwrap_or(starts);
    // Starts in 1970 at the earliest: older dates only confuse calendar programs.
    let onset =
        zone.preceding(just_after).next().map(|change| change.timestamp()).filter(|at| *at > Timestamp::UNIX_EPOCH);
    let from = onset.map_or(current.offset(), before);
    let mut found = vec![Observance {
        onset: local(from, onset.unwrap_or(Timestamp::UNIX_EPOCH)),
        from,
        to: current.offset(),
        daylight: current.dst() == Dst::Yes,
        name: current.abbreviation().to_owned(),
    }];
    for change in zone.following(starts) {
        let from = before(change.timestamp());
        found.push(Observance {
            onset: local(from, change.timestamp()),
            from,
            to: change.offset(),
            daylight: change.dst() == Dst::Yes,
            name: change.abbreviation().to_owned(),
        });
        if change.timestamp() > ends {
            break;
        }
    }
    found
}

/// Formats an instant in an offset's local time: `20271107T020000`.
fn local(offset: Offset, instant: Timestamp) -> String {
    offset.to_datetime(instant).strftime("%Y%m%dT%H%M%S").to_string()
}

/// Formats an offset: `-0700`, with seconds if it has any.
fn offset(offset: Offset) -> String {
    Timestamp::UNIX_EPOCH.to_zoned_datetime(offset.to_time_zone()).strftime("%z").to_string()
}

#[cfg(test)]
mod tests {
    use core_wasm::fields::Date;

    use super::*;

    fn definition(zone: &str, day: &str) -> Vec<String> {
        let venue = Venue::find(zone).unwrap();
        let day = Date::parse(day).unwrap();
        let all = lines(&venue, venue.instant_ms(day, 600), venue.instant_ms(day, 630));
        let is_rule = |line: &&String| {
            ["DTSTART", "TZOFF", "TZNAME", "BEGIN:D", "BEGIN:S"].iter().any(|key| line.starts_with(key))
        };
        all.iter().filter(is_rule).cloned().collect()
    }

    #[test]
    fn zone_with_daylight_saving_has_the_current_rule_and_the_next() {
        assert_eq!(
            definition("America/Los_Angeles", "2027-10-12"),
            [
                "BEGIN:DAYLIGHT",
                "DTSTART:20270314T020000",
                "TZOFFSETFROM:-0800",
                "TZOFFSETTO:-0700",
                "TZNAME:PDT",
                "BEGIN:STANDARD",
                "DTSTART:20271107T020000",
                "TZOFFSETFROM:-0700",
                "TZOFFSETTO:-0800",
                "TZNAME:PST",
            ]
        );
    }

    #[test]
    fn zone_without_daylight_saving_has_one_rule() {
        assert_eq!(
            definition("Asia/Kolkata", "2027-10-12"),
            ["BEGIN:STANDARD", "DTSTART:19700101T053000", "TZOFFSETFROM:+0530", "TZOFFSETTO:+0530", "TZNAME:IST"]
        );
        assert_eq!(
            definition("UTC", "2027-10-12"),
            ["BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "TZNAME:UTC"]
        );
    }
}
