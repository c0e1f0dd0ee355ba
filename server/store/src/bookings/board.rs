//! An event's bookings as its booth needs them: by day, and by what a visitor says on arrival.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::super::{Store, StoreError, Visitor};
use super::StoredSlot;
use super::row::Booking;

/// Shortest beginning of a reference that finds a booking: shorter ones are more often the beginning of a name.
const CODE_MIN: usize = 4;

impl Store {
    /// Returns the bookings of an event in the order of their slots, cancelled ones included, of one day
    /// (`YYYY-MM-DD`) if it is given. Erased ones are left out.
    pub async fn bookings_of_event(&self, event: &str, day: Option<&str>) -> Result<Vec<Booking>, StoreError> {
        let sql = "select * from bookings where event = $1 and ($2 = '' or day = $2) and email <> '' \
                   order by day, starts, id";
        Ok(query_as!(sql, event, day.unwrap_or_default()).fetch_all(&self.pool).await?)
    }

    /// Returns the slots of a day (`YYYY-MM-DD`) that are blocked.
    pub async fn blocked_slots(&self, event: &str, day: &str) -> Result<Vec<StoredSlot>, StoreError> {
        let sql = "select day, starts, ends from taken_slots where event = $1 and day = $2 and booking_id is null \
                   order by starts";
        Ok(query_as!(sql, event, day).fetch_all(&self.pool).await?)
    }

    /// Returns at most `limit` bookings of an event whose name, company, e-mail address or reference match a text, of
    /// one day if it is given. Cancelled ones are last.
    pub async fn find_bookings(
        &self,
        event: &str,
        day: Option<&str>,
        text: &str,
        limit: usize,
    ) -> Result<Vec<Booking>, StoreError> {
        let wanted = Wanted::of(text);
        let mut found = self.bookings_of_event(event, day).await?;
        found.retain(|booking| wanted.matches(&booking.visitor, &booking.reference));
        found.sort_by_key(|booking| booking.cancelled_at.is_some());
        found.truncate(limit);
        Ok(found)
    }
}

/// The text of a search: matched here because the case folding of SQL differs between the two databases.
struct Wanted {
    /// Words that all have to occur.
    words: Vec<String>,
    /// The text as a reference without its hyphen.
    code: String,
}

impl Wanted {
    fn of(text: &str) -> Self {
        Self { words: text.split_whitespace().map(folded).collect(), code: code(text) }
    }

    fn matches(&self, visitor: &Visitor, reference: &str) -> bool {
        let person = folded(&[&*visitor.full_name, &visitor.company, &visitor.email].join("\n"));
        let has_words = !self.words.is_empty() && self.words.iter().all(|word| person.contains(word));
        let reference = code(reference);
        let of_reference = |part: &str| self.code.len() >= CODE_MIN && part.starts_with(&self.code);
        // People leave out the `B-`.
        has_words || of_reference(&reference) || reference.strip_prefix('B').is_some_and(of_reference)
    }
}

/// Lower-cases and removes accents.
fn folded(text: &str) -> String {
    text.nfd().filter(|character| !is_combining_mark(*character)).flat_map(char::to_lowercase).collect()
}

/// Returns letters and digits only, in upper case.
fn code(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).map(|character| character.to_ascii_uppercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bookings_match_by_name_company_address_and_reference() {
        let visitor = Visitor {
            full_name: "Zo\u{eb} Ångström".to_owned(),
            email: "zoe@engines.example".to_owned(),
            phone: String::new(),
            company: "Engines & Co".to_owned(),
        };
        for (text, matches) in [
            ("zoe", true),
            ("ZOE\u{308} angstrom", true),
            ("engines zo", true),
            ("@engines.example", true),
            ("B-7K3M9Q2", true),
            ("b7k3m9q2", true),
            ("7k3m 9q2", true),
            ("7K3M", true),
            ("7K3", false),
            ("7K3M9Q3", false),
            ("zoe smith", false),
            ("", false),
            (" - ", false),
        ] {
            assert_eq!(Wanted::of(text).matches(&visitor, "B-7K3M9Q2"), matches, "{text}");
        }
    }
}
