//! Signed links with which visitors cancel or move a booking, without an account.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use uuid::Uuid;

use store::{Store, StoreError};

/// Name of the key in the database.
const SECRET: &str = "booking";
/// Half of a SHA-256 digest: 128 bits cannot be guessed, and the link fits into one line of a mail.
const TAG_BYTES: usize = 16;
/// Hexadecimal digits of a UUID without hyphens.
const ID_DIGITS: usize = 32;

/// The HMAC key of booking links, shared by all servers of one database.
#[derive(Clone)]
pub struct BookingKey(Vec<u8>);

impl std::fmt::Debug for BookingKey {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("BookingKey(…)")
    }
}

impl BookingKey {
    /// Loads the database's key, or creates it.
    pub async fn obtain(store: &Store, now_ms: i64) -> Result<Self, StoreError> {
        Ok(Self(store.shared_secret(SECRET, now_ms).await?.into_bytes()))
    }

    /// Returns the last segment of a booking's link: id and signature in lower-case hexadecimal, since paths are
    /// lower-cased.
    pub fn sign(&self, booking_id: &str) -> String {
        let id: String = booking_id.chars().filter(char::is_ascii_hexdigit).collect();
        let tag = self.mac(&id).map(|mac| mac.finalize().into_bytes()).unwrap_or_default();
        let tag = tag.get(..TAG_BYTES).unwrap_or_default();
        format!("{id}{}", hex::encode(tag))
    }

    /// Returns the id of the booking that a segment identifies; `None` for a wrong signature. Compares in constant
    /// time.
    pub fn open(&self, segment: &str) -> Option<String> {
        let (id, tag) = segment.split_at_checked(ID_DIGITS)?;
        let tag = hex::decode(tag).ok().filter(|tag| tag.len() == TAG_BYTES)?;
        self.mac(id)?.verify_truncated_left(&tag).ok()?;
        Uuid::try_parse(id).ok().map(|id| id.to_string())
    }

    /// Returns the key itself, for other keyed digests.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    fn mac(&self, id: &str) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).ok()?;
        mac.update(b"booking/");
        mac.update(id.as_bytes());
        Some(mac)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "01999999-aaaa-7bbb-8ccc-0123456789ab";

    #[test]
    fn a_link_opens_its_booking_and_a_forged_link_is_refused() {
        let key = BookingKey(b"key".to_vec());
        let link = key.sign(ID);
        assert!(core_wasm::site::is_slug(&link), "{link}");
        assert_eq!(key.open(&link).as_deref(), Some(ID));
        assert_eq!(BookingKey(b"other".to_vec()).open(&link), None);
        let (id, tag) = link.split_at(ID_DIGITS);
        let other = id.replace("01", "02");
        for forged in [
            format!("{other}{tag}"),
            format!("{id}{}", "0".repeat(2 * TAG_BYTES)),
            format!("{id}{}", tag.get(2..).unwrap()),
            format!("{link}00"),
            id.to_owned(),
            String::new(),
            format!("é{}", link.get(2..).unwrap()),
            format!("{id}{}", "zz".repeat(TAG_BYTES)),
        ] {
            assert_eq!(key.open(&forged), None, "{forged}");
        }
    }
}
