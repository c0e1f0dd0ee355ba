//! Preview addresses: signed links that open a draft for a limited time.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::items::ContentItem;
use super::model::{Kind, MEDIA_PREFIX};
use crate::store::{Store, StoreError};

/// Query parameter that carries the token.
pub const PREVIEW_PARAMETER: &str = "preview";

/// Name of the key in the database.
const SECRET: &str = "preview";

/// The HMAC key of preview tokens, shared by all servers of one database.
#[derive(Clone)]
pub struct PreviewKey(Vec<u8>);

impl std::fmt::Debug for PreviewKey {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("PreviewKey(…)")
    }
}

impl PreviewKey {
    /// Loads the database's key, or creates it.
    pub async fn obtain(store: &Store, now_ms: i64) -> Result<Self, StoreError> {
        Ok(Self(store.shared_secret(SECRET, now_ms).await?.into_bytes()))
    }

    /// Loads the database's key; `None` if no preview was ever created.
    pub async fn find(store: &Store) -> Result<Option<Self>, StoreError> {
        Ok(store.secret(SECRET).await?.map(|key| Self(key.into_bytes())))
    }

    /// Returns a token that opens an item until `expires_ms`.
    pub fn sign(&self, kind: Kind, slug: &str, expires_ms: i64) -> String {
        self.sign_subject(&subject(kind, slug), expires_ms)
    }

    /// Returns a token for a media file of a draft. Expires with `page_token`, the token of the draft's page.
    fn sign_medium(&self, path: &str, page_token: &str) -> String {
        let expires = page_token.split_once('-').and_then(|(expires, _)| expires.parse().ok());
        self.sign_subject(&subject_of_medium(path), expires.unwrap_or_default())
    }

    /// Returns a token: time of expiry and signature.
    fn sign_subject(&self, subject: &str, expires_ms: i64) -> String {
        let tag = self.mac(subject, expires_ms).map(|mac| hex::encode(mac.finalize().into_bytes()));
        format!("{expires_ms}-{}", tag.unwrap_or_default())
    }

    /// Returns true when a token opens the item now.
    pub fn allows(&self, token: &str, kind: Kind, slug: &str, now_ms: i64) -> bool {
        self.allows_subject(token, &subject(kind, slug), now_ms)
    }

    /// Adds tokens to the addresses of an item's media. They expire with `page_token`, the token of the item's page.
    pub fn open_media(&self, item: &mut ContentItem, page_token: &str) {
        let start = |path: &str| format!("{MEDIA_PREFIX}{path}?");
        let opened = |path: &str| {
            let token = self.sign_medium(path, page_token);
            format!("{}{PREVIEW_PARAMETER}={token}&v=", start(path))
        };
        item.readdress_media(|path, address| address.replacen(&format!("{}v=", start(path)), &opened(path), 1));
    }

    /// Returns true when a token opens the media file now.
    pub fn allows_medium(&self, token: &str, path: &str, now_ms: i64) -> bool {
        self.allows_subject(token, &subject_of_medium(path), now_ms)
    }

    fn allows_subject(&self, token: &str, subject: &str, now_ms: i64) -> bool {
        let Some((expires, tag)) = token.split_once('-') else { return false };
        let Some(expires_ms) = expires.parse::<i64>().ok().filter(|expires_ms| now_ms < *expires_ms) else {
            return false;
        };
        let Ok(tag) = hex::decode(tag) else { return false };
        self.mac(subject, expires_ms).is_some_and(|mac| mac.verify_slice(&tag).is_ok())
    }

    fn mac(&self, subject: &str, expires_ms: i64) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).ok()?;
        mac.update(format!("{subject}/{expires_ms}").as_bytes());
        Some(mac)
    }
}

fn subject(kind: Kind, slug: &str) -> String {
    format!("{}/{slug}", kind.folder())
}

/// Returns the signed subject of a media file. No kind has a folder of this name, so a page's token never opens a media
/// file, nor the reverse.
fn subject_of_medium(path: &str) -> String {
    format!("media/{path}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_opens_one_item_until_it_expires() {
        let key = PreviewKey(b"key".to_vec());
        let token = key.sign(Kind::Blog, "a", 1000);
        assert!(key.allows(&token, Kind::Blog, "a", 999));
        assert!(!key.allows(&token, Kind::Blog, "a", 1000));
        assert!(!key.allows(&token, Kind::Blog, "b", 999));
        assert!(!key.allows(&token, Kind::Event, "a", 999));
        assert!(!PreviewKey(b"other".to_vec()).allows(&token, Kind::Blog, "a", 999));
        let later = token.replace("1000-", "2000-");
        assert!(!key.allows(&later, Kind::Blog, "a", 999));
        for foreign in ["", "-", "1000", "1000-", "1000-zz", "x-00", "1000-é"] {
            assert!(!key.allows(foreign, Kind::Blog, "a", 999), "{foreign}");
        }
    }

    #[test]
    fn a_mediums_token_ends_with_the_pages_and_opens_nothing_else() {
        let key = PreviewKey(b"key".to_vec());
        let page = key.sign(Kind::Blog, "a", 1000);
        let medium = key.sign_medium("a.gif", &page);
        assert!(key.allows_medium(&medium, "a.gif", 999));
        assert!(!key.allows_medium(&medium, "a.gif", 1000));
        assert!(!key.allows_medium(&medium, "b.gif", 999));
        assert!(!key.allows_medium(&page, "a.gif", 999));
        assert!(!key.allows(&medium, Kind::Blog, "a", 999));
        assert!(!key.allows_medium(&key.sign_medium("a.gif", ""), "a.gif", 0));
    }
}
