//! The media that documents name: files of the library, and the site's own pictures and videos.

use serde_json::Value;

use super::body::{links, references};
use super::downloads::download;
use super::site_media_names::{is_picture, is_video};
use model::{MediaPath, marked_links};

/// Place of the Markdown below a document's values.
const TEXT: &str = "text";
/// Key of values that name videos.
const VIDEO_KEY: &str = "video";
/// Key of a section that shows the frames.
const FRAMES_KEY: &str = "workflow";
/// Optional start of the name of one of the site's own videos.
const VIDEO_PREFIX: &str = "video/";

/// A medium, as documents name it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum MediaName {
    /// A file of the library.
    File(MediaPath),
    /// One of the site's own pictures, such as `hero/home`.
    SitePicture(String),
    /// One of the site's own videos, such as `insights`.
    SiteVideo(String),
    /// The frames of the delivery method.
    Frames,
}

/// Returns every medium that a document names, with the path of the value, such as `sections.2.pageHero.image.name`, or
/// `text` for the Markdown.
pub fn named_media(values: &Value, text: &str) -> Vec<(MediaName, String)> {
    let mut found = Vec::new();
    collect(values, "", &mut Vec::new(), &mut found);
    let shown = references(text).into_iter().filter_map(|reference| reference.file.ok());
    let linked = links(text).into_iter().filter_map(|(link, _)| linked_file(&link));
    for path in shown.chain(linked) {
        let named = (MediaName::File(path), TEXT.to_owned());
        if !found.contains(&named) {
            found.push(named);
        }
    }
    found
}

fn collect(value: &Value, key: &str, path: &mut Vec<String>, found: &mut Vec<(MediaName, String)>) {
    match value {
        Value::String(text) => {
            let linked = if text.contains("](") { marked_links(text) } else { Vec::new() };
            let linked = linked.iter().filter_map(|link| linked_file(link)).map(MediaName::File);
            found.extend(medium_of(key, text).into_iter().chain(linked).map(|name| (name, path.join("."))));
        }
        Value::Array(values) => {
            for (place, value) in values.iter().enumerate() {
                path.push(place.to_string());
                collect(value, key, path, found);
                path.pop();
            }
        }
        Value::Object(values) => {
            for (key, value) in values {
                path.push(key.clone());
                if key == FRAMES_KEY && value.is_object() {
                    found.push((MediaName::Frames, path.join(".")));
                }
                collect(value, key, path, found);
                path.pop();
            }
        }
        _ => {}
    }
}

/// Returns the file that a link leads to.
fn linked_file(link: &str) -> Option<MediaPath> {
    MediaPath::of_address(link).or_else(|| download(link))
}

/// Returns the medium that the text of a key names.
fn medium_of(key: &str, text: &str) -> Option<MediaName> {
    if let Some(path) = MediaPath::parse(text).ok().or_else(|| MediaPath::of_address(text)) {
        return Some(MediaName::File(path));
    }
    let video = text.strip_prefix(VIDEO_PREFIX).unwrap_or(text);
    if key == VIDEO_KEY && is_video(video) {
        return Some(MediaName::SiteVideo(video.to_owned()));
    }
    is_picture(text).then(|| MediaName::SitePicture(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn file(name: &str) -> MediaName {
        MediaName::File(MediaPath::parse(name).unwrap())
    }

    #[test]
    fn files_are_found_in_values_and_text() {
        let values = json!({
            "thumbnail": "/media/a.jpg",
            "title": "media",
            "sections": [
                { "prose": { "image": { "name": "media/b.jpg" } } },
                { "pageHero": { "link": { "href": "/content/a.pdf?v=00" } } },
                { "prose": { "paragraphs": ["Read [our **terms**](media/terms.pdf)."] } },
            ],
        });
        let text = "![A](media/a.jpg) ![A](media/a.jpg) [B](/content/b.pdf) [C](media/c.pdf) media/c.jpg";
        assert_eq!(
            named_media(&values, text),
            [
                (file("media/a.jpg"), "thumbnail".to_owned()),
                (file("media/b.jpg"), "sections.0.prose.image.name".to_owned()),
                (file("media/a.pdf"), "sections.1.pageHero.link.href".to_owned()),
                (file("media/terms.pdf"), "sections.2.prose.paragraphs.0".to_owned()),
                (file("media/a.jpg"), "text".to_owned()),
                (file("media/b.pdf"), "text".to_owned()),
                (file("media/c.pdf"), "text".to_owned()),
            ]
        );
    }

    #[test]
    fn the_frames_are_used_by_their_section() {
        let values = json!({ "sections": [{ "pageHero": {} }, { "workflow": { "heading": "How" } }] });
        assert_eq!(named_media(&values, ""), [(MediaName::Frames, "sections.1.workflow".to_owned())]);
    }

    #[test]
    fn the_sites_own_pictures_and_videos_are_distinguished() {
        let values =
            json!({ "video": "video/event", "poster": "video/event", "hero": { "video": "insights" }, "id": "event" });
        let picture = MediaName::SitePicture("video/event".to_owned());
        let video = |name: &str| MediaName::SiteVideo(name.to_owned());
        assert_eq!(
            named_media(&values, ""),
            [
                (video("event"), "video".to_owned()),
                (picture, "poster".to_owned()),
                (video("insights"), "hero.video".to_owned()),
            ]
        );
    }
}
