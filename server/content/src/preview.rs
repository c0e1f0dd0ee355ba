//! Preview addresses: signed links that open a draft for a limited time.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::items::ContentItem;
use model::{Kind, MEDIA_PREFIX};
use store::{Store, StoreError};

/// Query parameter that carries the token.
pub const PREVIEW_PARAMETER: &str = "preview";

/// The HMAC key of an item's preview tokens, shared by all servers of one database. Withdrawing it ends every preview of
/// the item.
#[derive(Clone)]
pub struct PreviewKey {
    /// Folder and slug.
    item: String,
    /// Empty if the item has no key: such a key allows nothing.
    secret: String,
}

impl std::fmt::Debug for PreviewKey {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("PreviewKey(…)")
    }
}

impl PreviewKey {
    /// Loads an item's key, or creates it.
    pub async fn obtain(store: &Store, kind: Kind, slug: &str, now_ms: i64) -> Result<Self, StoreError> {
        let item = item(kind, slug);
        let secret = store.shared_secret(&secret_name(&item), now_ms).await?;
        Ok(Self { item, secret })
    }

    /// Loads an item's key. An item without one has a key that allows nothing, in the same time.
    pub async fn find(store: &Store, kind: Kind, slug: &str) -> Result<Self, StoreError> {
        Self::of_item(store, item(kind, slug)).await
    }

    /// Loads the key of the item that a media token names.
    pub async fn of_medium(store: &Store, token: &str) -> Result<Self, StoreError> {
        Self::of_item(store, token.splitn(3, '-').nth(2).unwrap_or_default().replacen('.', "/", 1)).await
    }

    /// Ends every preview of an item.
    pub async fn withdraw(store: &Store, kind: Kind, slug: &str) -> Result<(), StoreError> {
        store.delete_secret(&secret_name(&item(kind, slug))).await
    }

    async fn of_item(store: &Store, item: String) -> Result<Self, StoreError> {
        let secret = store.secret(&secret_name(&item)).await?.unwrap_or_default();
        Ok(Self { item, secret })
    }

    /// Returns a token that opens the item until `expires_ms`: time of expiry and signature.
    pub fn sign(&self, expires_ms: i64) -> String {
        format!("{expires_ms}-{}", self.tag(&self.item, expires_ms))
    }

    /// Returns a token for a media file of the item, which names the item. Expires with `page_token`, the token of the
    /// item's page.
    fn sign_medium(&self, path: &str, page_token: &str) -> String {
        let expires = page_token.split_once('-').and_then(|(expires, _)| expires.parse().ok()).unwrap_or_default();
        format!("{expires}-{}-{}", self.tag(&medium(path), expires), self.item.replacen('/', ".", 1))
    }

    /// Returns true when a token opens the item now.
    pub fn allows(&self, token: &str, now_ms: i64) -> bool {
        self.allows_subject(token, &self.item, now_ms)
    }

    /// Adds tokens to the addresses of the item's media. They expire with `page_token`, the token of the item's page.
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
        self.allows_subject(token, &medium(path), now_ms)
    }

    fn allows_subject(&self, token: &str, subject: &str, now_ms: i64) -> bool {
        let mut parts = token.splitn(3, '-');
        let (expires, tag) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let Some(expires_ms) = expires.parse::<i64>().ok().filter(|expires_ms| now_ms < *expires_ms) else {
            return false;
        };
        let Ok(tag) = hex::decode(tag) else { return false };
        let is_signed = self.mac(subject, expires_ms).is_some_and(|mac| mac.verify_slice(&tag).is_ok());
        is_signed && !self.secret.is_empty()
    }

    fn tag(&self, subject: &str, expires_ms: i64) -> String {
        self.mac(subject, expires_ms).map(|mac| hex::encode(mac.finalize().into_bytes())).unwrap_or_default()
    }

    fn mac(&self, subject: &str, expires_ms: i64) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.secret.as_bytes()).ok()?;
        mac.update(format!("{subject}/{expires_ms}").as_bytes());
        Some(mac)
    }
}

fn item(kind: Kind, slug: &str) -> String {
    format!("{}/{slug}", kind.folder())
}

/// Returns the name of an item's key in the database.
fn secret_name(item: &str) -> String {
    format!("preview/{item}")
}

/// Returns the signed subject of a media file. No kind has a folder of this name, so a page's token never opens a media
/// file, nor the reverse.
fn medium(path: &str) -> String {
    format!("media/{path}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(slug: &str, secret: &str) -> PreviewKey {
        PreviewKey { item: item(Kind::Blog, slug), secret: secret.to_owned() }
    }

    #[test]
    fn page_token_opens_one_item_until_it_expires() {
        let key_of_a = key("a", "key");
        let token = key_of_a.sign(1000);
        assert!(key_of_a.allows(&token, 999));
        assert!(!key_of_a.allows(&token, 1000));
        assert!(!key("b", "key").allows(&token, 999));
        assert!(!key("a", "new key").allows(&token, 999));
        assert!(!key_of_a.allows(&token.replace("1000-", "2000-"), 999));
        for foreign in ["", "-", "1000", "1000-", "1000-zz", "x-00", "1000-é"] {
            assert!(!key_of_a.allows(foreign, 999), "{foreign}");
        }
        let missing = key("a", "");
        assert!(!missing.allows(&missing.sign(1000), 999), "an item without a key");
    }

    #[test]
    fn media_token_opens_one_file_until_the_page_expires() {
        let key = key("a-b", "key");
        let page = key.sign(1000);
        let medium = key.sign_medium("a.gif", &page);
        assert!(medium.ends_with("-blog.a-b"), "{medium}");
        assert!(key.allows_medium(&medium, "a.gif", 999));
        assert!(!key.allows_medium(&medium, "a.gif", 1000));
        assert!(!key.allows_medium(&medium, "b.gif", 999));
        assert!(!key.allows_medium(&page, "a.gif", 999));
        assert!(!key.allows(&medium, 999));
        assert!(!key.allows_medium(&key.sign_medium("a.gif", ""), "a.gif", 0));
    }
}
