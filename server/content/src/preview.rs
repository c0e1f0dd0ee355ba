//! Preview addresses: signed links that open a draft for a limited time.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use model::{MEDIA_PREFIX, MediaFiles, MediaPath};
use store::{Store, StoreError};

/// Query parameter that carries the token.
pub const PREVIEW_PARAMETER: &str = "preview";

/// Returns the address that opens a preview. `shown_at` is path and query of the page.
pub fn preview_address(origin: &str, shown_at: &str, token: &str) -> String {
    let mark = if shown_at.contains('?') { '&' } else { '?' };
    format!("{origin}{shown_at}{mark}{PREVIEW_PARAMETER}={token}")
}

/// The HMAC key of a document's preview tokens, shared by all servers of one database. Deleting it ends every preview
/// of the document.
#[derive(Clone)]
pub struct PreviewKey {
    document_id: String,
    /// Empty if the document has no key: such a key allows nothing.
    secret: String,
}

impl std::fmt::Debug for PreviewKey {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("PreviewKey(…)")
    }
}

impl PreviewKey {
    /// Loads a document's key, or creates it.
    pub async fn obtain(store: &Store, document_id: &str, now_ms: i64) -> Result<Self, StoreError> {
        let secret = store.shared_secret(&secret_name(document_id), now_ms).await?;
        Ok(Self { document_id: document_id.to_owned(), secret })
    }

    /// Loads the key of the document that a token names. A document without one has a key that allows nothing, in the
    /// same time.
    pub async fn of_token(store: &Store, token: &str) -> Result<Self, StoreError> {
        let document_id = token.splitn(3, '-').nth(2).unwrap_or_default().to_owned();
        let secret = store.secret(&secret_name(&document_id)).await?.unwrap_or_default();
        Ok(Self { document_id, secret })
    }

    /// Returns the document's id.
    pub fn document_id(&self) -> &str {
        &self.document_id
    }

    /// Returns a token that opens the document until `expires_ms`: time of expiry, signature and id.
    pub fn sign(&self, expires_ms: i64) -> String {
        self.token(&self.document_id, expires_ms)
    }

    /// Returns true when a token opens the document now.
    pub fn allows(&self, token: &str, now_ms: i64) -> bool {
        self.allows_subject(token, &self.document_id, now_ms)
    }

    /// Adds tokens to the addresses of the document's media, except of media that visitors may load. The tokens expire
    /// with `page_token`, the document's own token.
    pub fn open_media(&self, files: &mut MediaFiles, page_token: &str, is_public: impl Fn(&MediaPath) -> bool) {
        let expires_ms = page_token.split('-').next().and_then(|expires| expires.parse().ok()).unwrap_or_default();
        for (reference, file) in files {
            let Ok(path) = MediaPath::parse(reference) else { continue };
            if is_public(&path) {
                continue;
            }
            let token = self.token(&medium(path.as_str()), expires_ms);
            let start = format!("{MEDIA_PREFIX}{}?", path.as_str());
            let opened = format!("{start}{PREVIEW_PARAMETER}={token}&v=");
            file.src = file.src.replacen(&format!("{start}v="), &opened, 1);
        }
    }

    /// Returns true when a token opens the media file now.
    pub fn allows_medium(&self, token: &str, path: &str, now_ms: i64) -> bool {
        self.allows_subject(token, &medium(path), now_ms)
    }

    fn token(&self, subject: &str, expires_ms: i64) -> String {
        format!("{expires_ms}-{}-{}", self.tag(subject, expires_ms), self.document_id)
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

/// Returns the name of a document's key in the database.
fn secret_name(document_id: &str) -> String {
    format!("preview/{document_id}")
}

/// Returns the signed subject of a media file. No id contains a slash, so a document's token never opens a media file,
/// nor the reverse.
fn medium(path: &str) -> String {
    format!("media/{path}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::ImageFile;

    fn key(document_id: &str, secret: &str) -> PreviewKey {
        PreviewKey { document_id: document_id.to_owned(), secret: secret.to_owned() }
    }

    #[test]
    fn page_token_opens_one_document_until_it_expires() {
        let key_of_a = key("0-a", "key");
        let token = key_of_a.sign(1000);
        assert!(key_of_a.allows(&token, 999));
        assert!(!key_of_a.allows(&token, 1000));
        assert!(!key("0-b", "key").allows(&token, 999));
        assert!(!key("0-a", "new key").allows(&token, 999));
        assert!(!key_of_a.allows(&token.replace("1000-", "2000-"), 999));
        for foreign in ["", "-", "1000", "1000-", "1000-zz", "x-00", "1000-é", "1000-00-0-a"] {
            assert!(!key_of_a.allows(foreign, 999), "{foreign}");
        }
        let missing = key("0-a", "");
        assert!(!missing.allows(&missing.sign(1000), 999), "a document without a key");
    }

    #[test]
    fn media_token_opens_one_file_until_the_page_expires() {
        let key = key("0-a", "key");
        let page = key.sign(1000);
        let open = |page: &str| {
            let file =
                ImageFile { src: "/content/a.gif?v=00".to_owned(), sizes: None, focus: None, width: 1, height: 1 };
            let mut files = MediaFiles::from([("media/a.gif".to_owned(), file)]);
            key.open_media(&mut files, page, |_| false);
            let src = files.remove("media/a.gif").unwrap().src;
            src.strip_prefix("/content/a.gif?preview=").unwrap().strip_suffix("&v=00").unwrap().to_owned()
        };
        let medium = open(&page);
        assert!(medium.ends_with("-0-a"), "{medium}");
        assert!(key.allows_medium(&medium, "a.gif", 999));
        assert!(!key.allows_medium(&medium, "a.gif", 1000));
        assert!(!key.allows_medium(&medium, "b.gif", 999));
        assert!(!key.allows_medium(&page, "a.gif", 999));
        assert!(!key.allows(&medium, 999));
        assert!(!key.allows_medium(&open(""), "a.gif", 0));
    }
}
