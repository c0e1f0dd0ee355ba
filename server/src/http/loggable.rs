//! Redaction of paths for the log.

use std::borrow::Cow;

/// Path prefixes that are followed by a booking's signed key, which authorises changes of the booking.
const KEYED: [&str; 3] = ["/_page/booking/", "/api/bookings/", "/booking/"];

/// Returns the path without a booking's key. Case and double slashes are ignored, as in the route table.
pub fn without_key(path: &str) -> Cow<'_, str> {
    let mut plain = path.to_ascii_lowercase();
    while plain.contains("//") {
        plain = plain.replace("//", "/");
    }
    match KEYED.iter().find_map(|section| Some((section, plain.strip_prefix(section)?))) {
        None => Cow::Borrowed(path),
        Some((section, rest)) => {
            let after = rest.split_once('/').map(|(_, after)| format!("/{after}")).unwrap_or_default();
            Cow::Owned(format!("{section}…{after}"))
        }
    }
}

/// Returns true for a path with a booking's key.
pub fn has_key(path: &str) -> bool {
    matches!(without_key(path), Cow::Owned(_))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_booking_key_is_left_out() {
        for (path, loggable) in [
            ("/booking/0123abcd", "/booking/…"),
            ("/Booking//0123abcd/", "/booking/…/"),
            ("/_page/booking/0123abcd", "/_page/booking/…"),
            ("/api/bookings/0123abcd/move/", "/api/bookings/…/move/"),
            ("/api/book-slot/B-7K3M9Q2/calendar.ics", "/api/book-slot/B-7K3M9Q2/calendar.ics"),
            ("/bookings/x", "/bookings/x"),
            ("/About", "/About"),
            ("/", "/"),
        ] {
            assert_eq!(without_key(path), loggable);
        }
    }
}
