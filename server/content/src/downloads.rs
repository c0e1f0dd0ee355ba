//! Files that links of pages, menus and lists lead to.

use serde::de::DeserializeOwned;
use serde_json::Value;

use model::{MediaFiles, MediaKind, MediaPath};
use store::StoredDocument;

/// Returns the PDF that a link leads to, by its reference or its address; `None` for any other link.
pub(super) fn download(link: &str) -> Option<MediaPath> {
    // An address that begins with /media/ is one of the site's own files.
    let reference = || MediaPath::parse(link).ok().filter(|_| link.starts_with("media/"));
    MediaPath::of_address(link).or_else(reference).filter(|path| path.kind() == MediaKind::Document)
}

/// Start of a link to a file in a text with marks.
const MARKED_FILE: &str = "](media/";

/// Deserialises a document whose links to files have the files' addresses.
pub(super) fn head_with_downloads<T: DeserializeOwned>(document: &StoredDocument) -> Result<T, String> {
    let mut head: Value = serde_json::from_str(&document.body).map_err(|cause| cause.to_string())?;
    if document.media.keys().any(|reference| download(reference).is_some()) {
        fill(&mut head, &document.media);
    }
    serde_json::from_value(head).map_err(|cause| cause.to_string())
}

fn fill(value: &mut Value, files: &MediaFiles) {
    match value {
        // Links in texts with marks.
        Value::String(text) if text.contains(MARKED_FILE) => {
            for (reference, file) in files {
                *text = text.replace(&format!("]({reference})"), &format!("]({})", file.src));
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| fill(value, files)),
        Value::Object(fields) => {
            for (key, value) in fields {
                let file = value.as_str().filter(|_| key == "href").and_then(|href| files.get(href));
                match file {
                    Some(file) => *value = Value::String(file.src.clone()),
                    None => fill(value, files),
                }
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use model::ImageFile;
    use serde_json::json;

    use super::*;

    #[test]
    fn links_get_the_addresses_of_files_and_other_texts_stay() {
        let src = "/content/terms.pdf?v=0123".to_owned();
        let files =
            MediaFiles::from([("media/terms.pdf".to_owned(), ImageFile { src: src.clone(), ..ImageFile::default() })]);
        let mut value = json!({
            "links": [{ "href": "media/terms.pdf" }, { "href": "/media/terms.pdf" }, { "href": "media/none.pdf" }],
            "title": "media/terms.pdf",
            "text": "Read **[our terms](media/terms.pdf)** and [more](media/none.pdf).",
        });
        fill(&mut value, &files);
        assert_eq!(
            value,
            json!({
                "links": [{ "href": src }, { "href": "/media/terms.pdf" }, { "href": "media/none.pdf" }],
                "title": "media/terms.pdf",
                "text": format!("Read **[our terms]({src})** and [more](media/none.pdf)."),
            })
        );
    }
}
