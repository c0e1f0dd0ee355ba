//! Date arithmetic.
//!
//! The conversions use eras of 400 years (Howard Hinnant, 'chrono-Compatible Low-Level Date Algorithms'), with days
//! counted from 1 January 1970.

use crate::fields::Date;

/// Days in 400 years.
const DAYS_PER_ERA: i32 = 146_097;
/// Days from 1 March of year 0 to 1 January 1970.
const EPOCH: i32 = 719_468;

impl Date {
    /// Returns the days since 1 January 1970, negative before.
    pub fn days(self) -> i32 {
        let (month, day) = (i32::from(self.month()), i32::from(self.day()));
        // Years begin in March, so that the leap day is the last day.
        let year = i32::from(self.year()) - i32::from(month <= 2);
        let era = year.div_euclid(400);
        let year_of_era = year.rem_euclid(400);
        let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        era * DAYS_PER_ERA + day_of_era - EPOCH
    }

    /// Returns the date a number of days after 1 January 1970; `None` outside the years 1 to 9999.
    pub fn from_days(days: i32) -> Option<Self> {
        let days = days.checked_add(EPOCH)?;
        let era = days.div_euclid(DAYS_PER_ERA);
        let day_of_era = days.rem_euclid(DAYS_PER_ERA);
        let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let shifted_month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
        let month = (shifted_month + 2) % 12 + 1;
        let year = era.checked_mul(400)? + year_of_era + i32::from(month <= 2);
        Self::new(u16::try_from(year).ok()?, u8::try_from(month).ok()?, u8::try_from(day).ok()?)
    }

    /// Returns the date a number of days later, or earlier if negative; `None` outside the years 1 to 9999.
    pub fn plus_days(self, days: i32) -> Option<Self> {
        Self::from_days(self.days().checked_add(days)?)
    }

    /// Returns the weekday, from 0 for Monday to 6.
    pub fn weekday(self) -> usize {
        // 1 January 1970 was a Thursday.
        usize::try_from((self.days() + 3).rem_euclid(7)).unwrap_or_default()
    }
}
