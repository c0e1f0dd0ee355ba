//! Conversion between instants and a venue's local time.

use core_wasm::booking::{VenueOffset, VenueTime};
use core_wasm::fields::Date;
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

use super::day::midnight_ms;
use crate::clock::{DAY_MS, timestamp};

const DAY_MINUTES: u16 = 24 * 60;
/// Limit of the offsets of one event. A zone changes its clocks twice a year; a mistyped last day could need thousands.
const OFFSETS_MAX: usize = 64;

/// A venue's time zone, from the embedded tz database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Venue {
    zone: TimeZone,
}

/// Returns true when the tz database has a zone with exactly this name.
pub fn is_time_zone(name: &str) -> bool {
    Venue::find(name).is_some()
}

impl Venue {
    /// Returns the zone with a name such as `America/Los_Angeles`.
    pub fn find(name: &str) -> Option<Self> {
        let zone = TimeZone::get(name).ok()?;
        (zone.iana_name() == Some(name)).then_some(Self { zone })
    }

    /// Returns the zone with a name, or UTC if it is unknown. A landing's zone is checked on import.
    pub fn of(name: &str) -> Self {
        Self::find(name).unwrap_or(Self { zone: TimeZone::UTC })
    }

    /// Converts UTC milliseconds to local date and minute.
    pub fn time(&self, instant_ms: i64) -> VenueTime {
        let there = self.zone.to_datetime(timestamp(instant_ms));
        let part = |value: i8| u8::try_from(value).unwrap_or_default();
        let year = u16::try_from(there.year()).unwrap_or(1);
        let date = Date::new(year, part(there.month()), part(there.day())).unwrap_or(Date::FIRST);
        let minutes = u16::from(part(there.hour())) * 60 + u16::from(part(there.minute()));
        VenueTime { date, minutes }
    }

    /// Converts a local minute to UTC milliseconds. A minute that daylight saving time skips counts as one hour later;
    /// of a repeated minute the first is used (RFC 5545, section 3.3.5).
    pub fn instant_ms(&self, date: Date, minutes: u16) -> i64 {
        let local = local_time(date, minutes);
        let instant = local.and_then(|local| self.zone.to_ambiguous_timestamp(local).compatible().ok());
        instant.map_or(0, Timestamp::as_millisecond)
    }

    /// Returns the UTC offsets from before a day until after another.
    pub fn offsets(&self, first: Date, last: Date) -> Vec<VenueOffset> {
        // A local day begins less than a day before or after the same day in UTC.
        let (start, end) = (timestamp(midnight_ms(first) - DAY_MS), timestamp(midnight_ms(last) + 3 * DAY_MS));
        let changes = self.zone.following(start).map(|change| change.timestamp()).take_while(|at| *at < end);
        let offset = |from: Timestamp| VenueOffset {
            from: from.as_millisecond(),
            minutes: self.zone.to_offset(from).seconds() / 60,
        };
        std::iter::once(start).chain(changes).take(OFFSETS_MAX).map(offset).collect()
    }

    pub fn name(&self) -> &str {
        self.zone.iana_name().unwrap_or("UTC")
    }

    pub fn zone(&self) -> &TimeZone {
        &self.zone
    }
}

/// Converts to jiff's type; minute 1440 is the next midnight.
pub fn local_time(date: Date, minutes: u16) -> Option<DateTime> {
    let (day, minutes) =
        if minutes >= DAY_MINUTES { (date.plus_days(1)?, minutes - DAY_MINUTES) } else { (date, minutes) };
    let number = |value: u8| i8::try_from(value).ok();
    let (hour, minute) = (i8::try_from(minutes / 60).ok()?, i8::try_from(minutes % 60).ok()?);
    DateTime::new(i16::try_from(day.year()).ok()?, number(day.month())?, number(day.day())?, hour, minute, 0, 0).ok()
}

#[cfg(test)]
mod tests {
    use core_wasm::booking::BookingWindow;

    use super::*;

    const HOUR: i64 = 3_600_000;
    const MINUTE: i64 = 60_000;

    fn day(text: &str) -> Date {
        Date::parse(text).unwrap()
    }

    /// Parses an instant written as `2027-10-12 17:15` in UTC.
    fn utc(text: &str) -> i64 {
        let (date, time) = text.split_once(' ').unwrap();
        let (hours, minutes) = time.split_once(':').unwrap();
        midnight_ms(day(date)) + hours.parse::<i64>().unwrap() * HOUR + minutes.parse::<i64>().unwrap() * MINUTE
    }

    #[test]
    fn a_repeated_minute_is_the_first_one_and_a_skipped_one_an_hour_later() {
        let there = Venue::find("America/Los_Angeles").unwrap();
        for (date, (hours, minutes), instant) in [
            ("2027-10-12", (10, 0), "2027-10-12 17:00"),
            ("2027-11-07", (1, 30), "2027-11-07 08:30"),
            ("2027-03-14", (2, 30), "2027-03-14 10:30"),
            // Midnight at the end of the day.
            ("2027-12-31", (24, 0), "2028-01-01 08:00"),
        ] {
            assert_eq!(there.instant_ms(day(date), hours * 60 + minutes), utc(instant), "{date}");
        }
    }

    #[test]
    fn offsets_agree_with_the_zone_on_every_minute() {
        let (first, last) = (day("2027-03-12"), day("2027-11-08"));
        // Cairo, Beirut and Santiago skip midnight, Lord Howe half an hour.
        for zone in
            ["America/New_York", "Africa/Cairo", "Asia/Beirut", "America/Santiago", "Australia/Lord_Howe", "UTC"]
        {
            let venue = Venue::find(zone).unwrap();
            let window = BookingWindow { offsets: venue.offsets(first, last), ..BookingWindow::standard(first, last) };
            for date in (first.days()..=last.days()).filter_map(Date::from_days) {
                for minutes in (0..=DAY_MINUTES).step_by(5) {
                    let instant = venue.instant_ms(date, minutes);
                    let shown = venue.time(instant);
                    let midnight = (date.plus_days(1).unwrap(), 0);
                    let wanted = if minutes == DAY_MINUTES { midnight } else { (date, minutes) };
                    let exists = (shown.date, shown.minutes) == wanted;
                    let expected = exists.then_some(instant);
                    assert_eq!(window.instant_ms(date, minutes), expected, "{zone}, {date} {minutes}");
                }
            }
        }
        let endless = Venue::of("Europe/London").offsets(first, day("9999-12-31"));
        assert_eq!(endless.len(), OFFSETS_MAX);
    }

    #[test]
    fn a_zone_is_an_exact_name_of_the_tz_database() {
        for (name, known) in [
            ("America/Los_Angeles", true),
            ("Europe/Kyiv", true),
            ("UTC", true),
            ("america/los_angeles", false),
            ("America/Atlantis", false),
            ("PST8PDT,M3.2.0,M11.1.0", false),
            ("", false),
        ] {
            assert_eq!(is_time_zone(name), known, "{name}");
        }
    }

    #[test]
    fn instants_outside_the_calendar_do_not_panic() {
        let there = Venue::of("America/Los_Angeles");
        for instant in [i64::MIN, i64::MAX, -62_135_596_800_000, 253_402_300_799_999] {
            there.time(instant);
        }
        assert_eq!(Venue::of("Nowhere/At_All").name(), "UTC");
    }
}
