//! An event, a news item or a blog post, as its file says it.

use core_wasm::fields::Date;
use core_wasm::site::is_slug;
use serde::Deserialize;
use serde_saphyr::Spanned;

use super::error::ContentError;
use super::front_matter::{Parts, read, split};
use super::kind::Kind;
use super::media::{MediaPath, Medium};
use super::report::{Given, Report};

/// Longest title: two lines of a heading on a phone, in characters.
pub(super) const TITLE_MAX_CHARS: usize = 160;
/// Longest excerpt: what search engines and cards show, in characters.
pub(super) const EXCERPT_MAX_CHARS: usize = 320;
/// Longest of the short texts, in characters.
pub(super) const LINE_MAX_CHARS: usize = 200;
/// Longest address of an article, in characters.
pub(super) const URL_MAX_CHARS: usize = 2000;
/// Most pictures in a gallery.
const GALLERY_MAX: usize = 60;
/// Most items that one names as related: as many as a page shows.
pub const RELATED_MAX: usize = 3;

/// An event, a news item or a blog post.
#[derive(Debug, Clone, PartialEq)]
pub struct Item {
    /// Which of the three.
    pub kind: Kind,
    /// The last segment of its page's path.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// What cards, feeds and search engines show.
    pub excerpt: String,
    /// An event's first day; a post's or article's date.
    pub date: Date,
    /// An event's last day.
    pub end_date: Option<Date>,
    /// Where an event takes place.
    pub location: Option<String>,
    /// Who wrote a post.
    pub author: Option<String>,
    /// The article outside the site; there for every news item and for nothing else.
    pub news_url: Option<String>,
    /// The card's picture.
    pub thumbnail: Image,
    /// A video.
    pub video: Option<Video>,
    /// More pictures.
    pub gallery: Vec<Image>,
    /// What else a reader may like.
    pub related: Vec<Related>,
    /// Whether the home page's teaser shows it rather than the newest.
    pub featured: bool,
    /// Whether only a preview address shows it.
    pub draft: bool,
    /// Hidden until this instant, in UTC milliseconds.
    pub publish_at: Option<i64>,
    /// The text, in Markdown.
    pub body: String,
    /// The line of its file on which the text starts.
    pub body_line: usize,
}

/// A picture with its description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Image {
    /// Which picture.
    pub medium: Medium,
    /// What it shows; empty for a picture that only decorates.
    pub alt: String,
}

/// A video with what belongs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Video {
    /// Which video.
    pub medium: Medium,
    /// What stands in its place until it plays.
    pub poster: Option<Medium>,
    /// WebVTT captions.
    pub captions: Option<MediaPath>,
}

/// Another item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Related {
    /// Its kind: one with pages.
    pub kind: Kind,
    /// Its slug.
    pub slug: String,
}

impl std::fmt::Display for Related {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}/{}", self.kind.folder(), self.slug)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    title: Given<String>,
    slug: Given<String>,
    date: Given<String>,
    end_date: Given<String>,
    excerpt: Given<String>,
    location: Given<String>,
    author: Given<String>,
    news_url: Given<String>,
    thumbnail: Given<String>,
    thumbnail_alt: Given<String>,
    video: Given<String>,
    video_poster: Given<String>,
    video_captions: Given<String>,
    gallery: Given<Vec<Picture>>,
    related: Given<Vec<Spanned<String>>>,
    featured: Option<bool>,
    draft: Option<bool>,
    publish_at: Given<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Picture {
    image: Given<String>,
    alt: Option<String>,
}

impl Item {
    /// Reads a file. `file` is its name for messages.
    pub fn parse(kind: Kind, slug: &str, file: &str, text: &str) -> Result<Self, Vec<ContentError>> {
        let parts = split(file, text).map_err(|error| vec![error])?;
        let head: Head = read(file, &parts).map_err(|error| vec![error])?;
        let mut report = Report::new(file, parts.head_line);
        let item = checked(kind, slug, &head, &parts, &mut report);
        report.finish(item)
    }

    /// Every file under `media/` that the head names.
    pub fn files(&self) -> impl Iterator<Item = &MediaPath> {
        let video = self.video.iter();
        let posters = video.clone().filter_map(|video| video.poster.as_ref());
        let captions = video.clone().filter_map(|video| video.captions.as_ref());
        [&self.thumbnail.medium]
            .into_iter()
            .chain(self.gallery.iter().map(|image| &image.medium))
            .chain(video.map(|video| &video.medium))
            .chain(posters)
            .filter_map(Medium::file)
            .chain(captions)
    }
}

fn checked(kind: Kind, slug: &str, head: &Head, parts: &Parts<'_>, report: &mut Report<'_>) -> Option<Item> {
    check_slug(slug, head.slug.as_ref(), report);
    check_keys(kind, head, report);
    if kind == Kind::News && !parts.body.trim().is_empty() {
        report.error(parts.body_line, "news has no text of its own: its card opens the article");
    }
    let title = report.required("title", &head.title, TITLE_MAX_CHARS);
    let excerpt = report.required("excerpt", &head.excerpt, EXCERPT_MAX_CHARS);
    report.must_be_there("date", &head.date);
    let date = report.day("date", &head.date);
    let end_date = report.day("end_date", &head.end_date);
    if let (Some(first), Some(last), Some(given)) = (date, end_date, &head.end_date)
        && last < first
    {
        report.refuse(given, format!("end_date {last} is before date {first}"));
    }
    report.must_be_there("thumbnail", &head.thumbnail);
    let thumbnail = report.medium("thumbnail", &head.thumbnail, "image/");
    let alt = report.text("thumbnail_alt", &head.thumbnail_alt, LINE_MAX_CHARS);
    let location = report.text("location", &head.location, LINE_MAX_CHARS);
    let author = report.text("author", &head.author, LINE_MAX_CHARS);
    let news_url = news_url(kind, head, report);
    let video = video(head, report);
    let gallery = gallery(head, report);
    let related = related(head, report);
    let publish_at = report.instant("publish_at", &head.publish_at);
    Some(Item {
        kind,
        slug: slug.to_owned(),
        title: title?,
        excerpt: excerpt?,
        date: date?,
        end_date: end_date.filter(|last| Some(*last) != date),
        location,
        author,
        news_url,
        thumbnail: Image { medium: thumbnail?, alt: alt.unwrap_or_default() },
        video,
        gallery,
        related,
        featured: head.featured.unwrap_or_default(),
        draft: head.draft.unwrap_or_default(),
        publish_at,
        body: parts.body.trim().to_owned(),
        body_line: parts.body_line + parts.body.lines().take_while(|line| line.trim().is_empty()).count(),
    })
}

/// The file's name is the slug. A head may repeat it, and must not say another.
pub(super) fn check_slug(slug: &str, given: Option<&Spanned<String>>, report: &mut Report<'_>) {
    if !is_slug(slug) {
        report.error(0, "a file's name is a slug: lower-case letters, digits and hyphens, then .md");
    }
    if let Some(given) = given
        && given.value != slug
    {
        report.refuse(given, format!("slug: expected {slug:?}, the file's name, found {:?}", given.value));
    }
}

fn check_keys(kind: Kind, head: &Head, report: &mut Report<'_>) {
    if kind != Kind::Event {
        report.forbid("end_date", &head.end_date, "events");
        report.forbid("location", &head.location, "events");
    }
    if kind != Kind::Blog {
        report.forbid("author", &head.author, "blog posts");
    }
    if kind == Kind::News {
        report.forbid("video", &head.video, "events and blog posts");
        report.forbid("gallery", &head.gallery, "events and blog posts");
        report.forbid("related", &head.related, "events and blog posts");
    } else {
        report.forbid("news_url", &head.news_url, "news");
    }
    if head.video.is_none() {
        report.forbid("video_poster", &head.video_poster, "items with a video");
        report.forbid("video_captions", &head.video_captions, "items with a video");
    }
}

fn news_url(kind: Kind, head: &Head, report: &mut Report<'_>) -> Option<String> {
    if kind != Kind::News {
        return None;
    }
    let url = report.required("news_url", &head.news_url, URL_MAX_CHARS)?;
    let host = url.strip_prefix("https://").unwrap_or_default();
    let plain = !host.starts_with('/') && host.contains('.') && url.bytes().all(|byte| byte.is_ascii_graphic());
    if !plain && let Some(given) = &head.news_url {
        report.refuse(given, "news_url: expected an address that starts with https://");
    }
    plain.then_some(url)
}

fn video(head: &Head, report: &mut Report<'_>) -> Option<Video> {
    let medium = report.medium("video", &head.video, "video/");
    let poster = report.medium("video_poster", &head.video_poster, "image/");
    let captions = report.file("video_captions", &head.video_captions, "text/vtt");
    Some(Video { medium: medium?, poster, captions })
}

fn gallery(head: &Head, report: &mut Report<'_>) -> Vec<Image> {
    let Some(given) = &head.gallery else { return Vec::new() };
    if given.value.len() > GALLERY_MAX {
        report.refuse(given, format!("gallery has {} pictures; at most {GALLERY_MAX} are allowed", given.value.len()));
    }
    let mut images = Vec::new();
    for picture in &given.value {
        if picture.image.is_none() {
            report.refuse(given, "gallery: each entry needs an image");
        }
        if let Some(medium) = report.medium("gallery", &picture.image, "image/") {
            images.push(Image { medium, alt: picture.alt.clone().unwrap_or_default().trim().to_owned() });
        }
    }
    images
}

fn related(head: &Head, report: &mut Report<'_>) -> Vec<Related> {
    let Some(given) = &head.related else { return Vec::new() };
    if given.value.len() > RELATED_MAX {
        report.refuse(given, format!("related has {} entries; a page shows {RELATED_MAX}", given.value.len()));
    }
    let mut related = Vec::new();
    for entry in &given.value {
        let parsed = entry.value.trim_start_matches('/').split_once('/').and_then(|(folder, slug)| {
            let kind = Kind::from_folder(folder).filter(|kind| *kind != Kind::News)?;
            is_slug(slug).then(|| Related { kind, slug: slug.to_owned() })
        });
        match parsed {
            Some(entry) => related.push(entry),
            None => {
                report.refuse(entry, format!("related: expected events/SLUG or blog/SLUG, found {:?}", entry.value))
            }
        }
    }
    related
}
