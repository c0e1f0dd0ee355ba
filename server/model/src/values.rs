//! Field values and their rules: texts, links, and names of media.

use std::fmt;

use core_wasm::fields::Date;
use core_wasm::phone::Country;
use core_wasm::site::{InsightsTab, canonical, is_slug};
use core_wasm::text::names_in;
use garde::Validate;
use macro_rules_attribute::apply;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use super::icon::IconName;
pub(crate) use super::marked_text::MarkedText;
use super::{FocalPoint, Kind, MediaPath, PDF, WOFF2};
use crate::attributes::view;
use crate::theme::{Colour, Palette};
use crate::{is_time_zone, midnight_ms};

/// Characters.
const LINE_MAX_CHARS: usize = 200;
/// Characters: two lines of a heading on a phone.
const TITLE_MAX_CHARS: usize = 160;
/// Characters: as many as search engines and cards show.
const EXCERPT_MAX_CHARS: usize = 320;
/// Characters.
const ENTRY_MAX_CHARS: usize = 400;
/// Characters: a paragraph of a mail, also in a language with longer words.
const PHRASE_MAX_CHARS: usize = 600;
/// Characters.
const URL_MAX_CHARS: usize = 2000;
/// Characters.
pub(super) const TEXT_MAX_CHARS: usize = 4000;

/// Defines the types of texts, whose values are checked on construction, and [`text_fault`].
macro_rules! text_values {
    ($($(#[$about:meta])* $name:ident: $check:expr, extend($($schema:tt)*);)*) => {
        $(
            $(#[$about])*
            #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
            #[serde(try_from = "String", into = "String")]
            #[ts(as = "String")]
            #[schemars(extend($($schema)*))]
            pub struct $name(String);

            impl $name {
                pub fn as_str(&self) -> &str {
                    &self.0
                }
            }

            impl TryFrom<String> for $name {
                type Error = String;

                fn try_from(value: String) -> Result<Self, String> {
                    let check: fn(&str) -> Result<(), String> = $check;
                    check(&value)?;
                    Ok(Self(value))
                }
            }

            impl From<$name> for String {
                fn from(value: $name) -> Self {
                    value.0
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                    out.write_str(&self.0)
                }
            }
        )*

        /// Returns the fault of a text for the value type `type_name`. `None` for a valid text, and for an unknown type.
        pub fn text_fault(type_name: &str, text: &str) -> Option<String> {
            match type_name {
                $(stringify!($name) => $name::try_from(text.to_owned()).err(),)*
                "MarkedText" => MarkedText::try_from(text.to_owned()).err(),
                _ => None,
            }
        }
    };
}

text_values! {
    /// A single line of text, for labels and headings.
    Line: |value| line(value, LINE_MAX_CHARS), extend("minLength" = 1, "maxLength" = LINE_MAX_CHARS);

    /// The title of an event, an article, a post, a job or a part of a landing.
    Title: |value| line(value, TITLE_MAX_CHARS), extend("minLength" = 1, "maxLength" = TITLE_MAX_CHARS);

    /// One or two sentences for cards, feeds and search engines.
    Excerpt: |value| line(value, EXCERPT_MAX_CHARS), extend("minLength" = 1, "maxLength" = EXCERPT_MAX_CHARS);

    /// An entry of a list, such as a responsibility of a job.
    Entry: |value| line(value, ENTRY_MAX_CHARS), extend("minLength" = 1, "maxLength" = ENTRY_MAX_CHARS);

    /// A text of the site itself, such as a label or a message.
    Phrase: |value| line(value, PHRASE_MAX_CHARS), extend("minLength" = 1, "maxLength" = PHRASE_MAX_CHARS);

    /// What separates the digits of a number: a character, such as a thin space, or nothing.
    Separator: |value| {
        let is_short = value.chars().count() <= 1 && !value.contains(char::is_control);
        expected(is_short, "a character or nothing", value)
    }, extend("maxLength" = 1);

    /// A text of a few sentences, without markup.
    Text: |value| text(value, TEXT_MAX_CHARS), extend("minLength" = 1, "maxLength" = TEXT_MAX_CHARS);

    /// A typeface of headings: Sora, Inter, or a WOFF2 file such as `media/acme.woff2`.
    HeadingTypeface: |value| typeface(value, &["Sora", "Inter"]), extend("minLength" = 1, "maxLength" = URL_MAX_CHARS);

    /// A typeface of texts: Inter, or a WOFF2 file such as `media/acme.woff2`.
    TextTypeface: |value| typeface(value, &["Inter"]), extend("minLength" = 1, "maxLength" = URL_MAX_CHARS);

    /// An address: a path of this site, a place on the same page (`#openings`), a PDF such as `media/brochure.pdf`,
    /// `https://…`, `mailto:…` or `tel:…`, the latter two with a token where wanted: `mailto:{email}`.
    Href: href, extend("pattern" = r"^(/|#|https://|mailto:|tel:|media/.+\.pdf$)");

    /// The path of a page of this site, without a query.
    PagePath: |value| {
        expected(is_canonical(value), "the path of a page such as /products/example, in lower case", value)
    }, extend("pattern" = r"^/[a-z0-9/._~-]*$");

    /// An image: the name of one of the site's own, such as `service/agentic-ai`, or of a file in `media/`.
    PictureName: |value| medium(value, "a picture"), extend("pattern" = r"^[a-z0-9][a-z0-9._/-]*$");

    /// The name of one of the site's videos, such as `insights`.
    VideoName: |value| medium(value, "a video"), extend("pattern" = r"^[a-z0-9][a-z0-9._/-]*$");

    /// The name of one of the site's drawings, such as `partner/meridian`.
    VectorName: |value| medium(value, "a drawing"), extend("pattern" = r"^[a-z0-9][a-z0-9._/-]*$");

    /// An id within a page, the target of links.
    Anchor: slug, extend("pattern" = r"^[a-z0-9]+(-[a-z0-9]+)*$");

    /// A date such as `2026-10-05`.
    Day: |value| expected(Date::parse(value).is_ok(), "a day such as 2026-10-05", value),
        extend("pattern" = r"^\d{4}-\d{2}-\d{2}$");

    /// A name of lower-case letters, digits and hyphens.
    Slug: slug, extend("pattern" = r"^[a-z0-9]+(-[a-z0-9]+)*$");

    /// An instant in UTC such as `2026-12-01T09:00:00Z`, or a date, which stands for midnight UTC.
    Instant: |value| {
        expected(parse_instant(value).is_some(), "an instant such as 2026-12-01T09:00:00Z, or a day", value)
    }, extend("pattern" = r"^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$");

    /// A time of day on the 24-hour clock, such as `14:30`.
    TimeOfDay: |value| expected(parse_time_of_day(value).is_some(), "a time such as \"14:30\"", value),
        extend("pattern" = r"^([01]\d|2[0-3]):[0-5]\d$");

    /// The name of a time zone in the tz database, such as `America/Los_Angeles`.
    TimeZoneName: |value| expected(is_time_zone(value), "a zone such as America/Los_Angeles", value),
        extend("pattern" = "^[A-Za-z]");

    /// An address of another site that starts with `https://`.
    WebAddress: web_address, extend("pattern" = "^https://", "maxLength" = URL_MAX_CHARS);

    /// An e-mail address that every mail server accepts: its part before the @ is ASCII.
    EmailAddress: |value| expected(EmailAddress::ascii(value).is_some(), "an e-mail address", value),
        extend("pattern" = "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$", "maxLength" = LINE_MAX_CHARS);

    /// A phone number as it is shown: a plus sign, then 7 to 15 digits, grouped by spaces.
    PhoneText: |value| expected(is_phone_text(value), "a phone number: a plus and 7 to 15 digits", value),
        extend("pattern" = r"^\+[0-9 ]+$", "maxLength" = LINE_MAX_CHARS);

    /// A country's ISO code, such as `us`.
    CountryCode: |value| expected(Country::by_iso(value).is_some(), "a country's ISO code, such as \"us\"", value),
        extend("pattern" = r"^[A-Za-z]{2}$");

    /// A colour such as `#0fb5ae`.
    ColourCode: |value| expected(value.parse::<Colour>().is_ok(), "a colour such as \"#0fb5ae\"", value),
        extend("pattern" = r"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$");

    /// An image: a file such as `media/desk.jpg`, or the name of one of the site's own, such as `service/agentic-ai`.
    PictureMedium: |value| file_or_name(value, "image/", "a picture"),
        extend("pattern" = r"^/?[a-z0-9][a-z0-9._/-]*$");

    /// A video: a file such as `media/talk.mp4`, or the name of one of the site's own, such as `video/event`.
    VideoMedium: |value| file_or_name(value, "video/", "a video"),
        extend("pattern" = r"^/?[a-z0-9][a-z0-9._/-]*$");

    /// WebVTT captions: a file such as `media/talk.vtt`.
    CaptionsFile: |value| match is_media_file(value) {
        true => file_or_name(value, "text/vtt", "captions"),
        false => Err("expected a file under media/".to_owned()),
    }, extend("pattern" = r"^/?media/.+\.vtt$");

    /// A related event or post, as `events/SLUG` or `blog/SLUG`.
    RelatedName: |value| expected(related(value).is_some(), "events/SLUG or blog/SLUG", value),
        extend("pattern" = "^/?(events|blog)/[a-z0-9]+(-[a-z0-9]+)*$");
}

impl Day {
    pub fn date(&self) -> Date {
        Date::parse(&self.0).unwrap_or(Date::FIRST)
    }
}

impl Instant {
    /// Returns UTC milliseconds.
    pub fn ms(&self) -> i64 {
        parse_instant(&self.0).unwrap_or_default()
    }
}

impl TimeOfDay {
    /// Returns minutes since midnight.
    pub fn minutes(&self) -> u16 {
        parse_time_of_day(&self.0).unwrap_or_default()
    }
}

impl EmailAddress {
    /// Returns the address with its domain in ASCII (RFC 5891), as headers have it.
    fn ascii(text: &str) -> Option<String> {
        let (local, domain) = text.rsplit_once('@').filter(|_| text.chars().count() <= LINE_MAX_CHARS)?;
        let domain = idna::domain_to_ascii(domain).ok().filter(|domain| domain.contains('.'))?;
        let is_sound = local.is_ascii()
            && email_address::EmailAddress::is_valid_local_part(local)
            && email_address::EmailAddress::is_valid_domain(&domain);
        is_sound.then(|| format!("{local}@{domain}"))
    }

    /// Returns the address as mails have it.
    pub fn to_ascii(&self) -> String {
        Self::ascii(&self.0).unwrap_or_else(|| self.0.clone())
    }
}

impl CountryCode {
    pub fn country(&self) -> Country {
        Country::by_iso_or_default(&self.0)
    }
}

impl ColourCode {
    pub fn colour(&self) -> Colour {
        self.0.parse().unwrap_or(Palette::DEFAULT.ink)
    }
}

impl RelatedName {
    /// Returns the kind and the slug.
    pub fn item(&self) -> Option<(Kind, &str)> {
        related(&self.0)
    }
}

/// Returns the fault of a text that is not what its type expects.
fn expected(is_sound: bool, what: &str, found: &str) -> Result<(), String> {
    if is_sound { Ok(()) } else { Err(format!("expected {what}, found {found:?}")) }
}

fn slug(value: &str) -> Result<(), String> {
    expected(is_slug(value), "lower-case letters, digits and hyphens", value)
}

fn href(value: &str) -> Result<(), String> {
    if value.is_empty() {
        return Err("is empty; put an address that begins with # into quotes".to_owned());
    }
    // An address that begins with /media/ is one of the site's own files.
    if value.starts_with("media/") {
        return file_or_name(value, PDF, "a PDF");
    }
    let is_place = value.strip_prefix('#').is_some_and(is_slug);
    let begins_with = |scheme: &str| value.len() > scheme.len() && value.starts_with(scheme);
    let may_hold_tokens = begins_with("mailto:") || begins_with("tel:");
    // A bare e-mail address would be a dead relative link.
    if let Some((_, name)) = names_in(value).next().filter(|_| !may_hold_tokens) {
        return Err(format!("a token needs mailto: or tel: before it, as in \"mailto:{{{name}}}\""));
    }
    let is_elsewhere = may_hold_tokens || begins_with("https://");
    let path = value.split(['?', '#']).next().unwrap_or_default();
    let is_sound = is_place || (is_elsewhere && !value.contains(char::is_whitespace)) || is_canonical(path);
    expected(is_sound, "a path of this site such as /contacts, or an address that starts with https://", value)
}

fn web_address(value: &str) -> Result<(), String> {
    let host = value.strip_prefix("https://").unwrap_or_default();
    match value.chars().count() {
        count if count > URL_MAX_CHARS => Err(format!("has {count} characters; at most {URL_MAX_CHARS} are allowed")),
        _ if !host.starts_with('/') && host.contains('.') && value.bytes().all(|byte| byte.is_ascii_graphic()) => {
            Ok(())
        }
        _ => Err("expected an address that starts with https://".to_owned()),
    }
}

fn is_phone_text(value: &str) -> bool {
    let digits = value.strip_prefix('+').unwrap_or_default();
    let count = digits.bytes().filter(u8::is_ascii_digit).count();
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b' ');
    is_plain && (7..=15).contains(&count) && value.len() <= LINE_MAX_CHARS
}

fn line(value: &str, limit: usize) -> Result<(), String> {
    match value.contains('\n') {
        true => Err("expected one line of text".to_owned()),
        false => text(value, limit),
    }
}

fn file_or_name(value: &str, media_type: &str, what: &str) -> Result<(), String> {
    if !is_media_file(value) {
        return medium(value, what);
    }
    let path = MediaPath::parse_of(value, media_type)?;
    match path.media_type().starts_with(media_type) {
        true => Ok(()),
        false => Err(format!("{path} is of the wrong kind ({}); expected {what}", path.media_type())),
    }
}

fn typeface(value: &str, bundled: &[&str]) -> Result<(), String> {
    if is_media_file(value) {
        return file_or_name(value, WOFF2, "a WOFF2 typeface");
    }
    let what = format!("{} or a file such as media/acme.woff2", bundled.join(", "));
    expected(bundled.contains(&value), &what, value)
}

/// Returns true when a reference is to a file in `media/`.
pub fn is_media_file(name: &str) -> bool {
    name.trim_start_matches('/').starts_with("media/")
}

fn related(name: &str) -> Option<(Kind, &str)> {
    let (folder, slug) = name.trim_start_matches('/').split_once('/')?;
    let kind = Kind::from_folder(folder).filter(|kind| *kind != Kind::News)?;
    is_slug(slug).then_some((kind, slug))
}

/// Parses `2026-12-01` or `2026-12-01T09:00:00Z` (seconds optional) to UTC milliseconds.
fn parse_instant(text: &str) -> Option<i64> {
    let Some((day, time)) = text.split_once('T') else { return Date::parse(text).ok().map(midnight_ms) };
    let midnight = midnight_ms(Date::parse(day).ok()?);
    let time = time.strip_suffix('Z')?;
    let (minutes, seconds) = match time.len() > "09:00".len() {
        true => time.rsplit_once(':')?,
        false => (time, "00"),
    };
    let seconds = two_digits(seconds, 60)?;
    Some(midnight + (i64::from(parse_time_of_day(minutes)?) * 60 + i64::from(seconds)) * 1000)
}

/// Parses `14:30` to minutes since midnight.
fn parse_time_of_day(text: &str) -> Option<u16> {
    let (hours, minutes) = text.split_once(':')?;
    Some(two_digits(hours, 24)? * 60 + two_digits(minutes, 60)?)
}

fn two_digits(text: &str, limit: u16) -> Option<u16> {
    let is_plain = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse::<u16>().ok().filter(|number| is_plain && *number < limit)
}

fn text(value: &str, limit: usize) -> Result<(), String> {
    match value.chars().count() {
        _ if value.trim().is_empty() => Err("expected a text".to_owned()),
        _ if value.trim() != value => Err("begins or ends with a space".to_owned()),
        _ if value.contains('\t') => Err("contains a tab; use spaces".to_owned()),
        _ if value.chars().any(|character| character.is_control() && character != '\n') => {
            Err("contains a control character".to_owned())
        }
        count if count > limit => Err(format!("has {count} characters; at most {limit} are allowed")),
        _ => Ok(()),
    }
}

fn is_canonical(path: &str) -> bool {
    !path.is_empty() && canonical(path).is_some_and(|form| form == path)
}

fn medium(value: &str, what: &str) -> Result<(), String> {
    let is_name = |part: &str| {
        !part.is_empty()
            && !part.starts_with('.')
            && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"._-".contains(&byte))
    };
    let what = format!("the name of {what}: lower-case letters, digits, hyphens and slashes");
    expected(value.split('/').all(is_name), &what, value)
}

/// The background of a section.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub enum Ground {
    /// White.
    #[default]
    Paper,
    /// Light grey.
    Mist,
    /// Near black.
    Dark,
}

/// One of the tabs of the insights hub.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub enum TabId {
    /// Events.
    Events,
    /// News.
    News,
    /// Blog posts.
    Blog,
}

impl TabId {
    /// Converts the tab to the core's type.
    pub const fn tab(self) -> InsightsTab {
        match self {
            Self::Events => InsightsTab::Events,
            Self::News => InsightsTab::News,
            Self::Blog => InsightsTab::Blog,
        }
    }
}

/// Title and description for search engines, shared links and the browser tab.
#[apply(view!)]
pub struct Seo {
    /// The title, about 60 characters.
    pub title: Line,
    /// The description, about 150 characters.
    pub description: Text,
}

/// An image with its alternative text.
#[apply(view!)]
pub struct Image {
    /// The name of the image.
    pub name: PictureName,
    /// Alternative text; empty for a decorative image.
    #[serde(default)]
    pub alt: String,
    /// Address and size of the file, for a name in `media/`. Filled in by the server.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    #[schemars(skip)]
    #[ts(optional)]
    pub file: Option<ImageFile>,
}

/// Address and size of an image file in `media/`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub struct ImageFile {
    /// The address.
    pub src: String,
    /// Sizes in AVIF and WebP, once the server has made them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sizes: Option<ImageSizes>,
    /// The point that stays in sight when the picture is cropped; the middle if missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub focus: Option<ImageFocus>,
    /// Width in pixels.
    pub width: i64,
    /// Height in pixels.
    pub height: i64,
}

impl ImageFile {
    /// Returns the address of the widest WebP file up to a width in pixels; `None` before the server has made one.
    pub fn webp_of_at_most(&self, width: i64) -> Option<String> {
        let sizes = self.sizes.as_ref()?;
        let fitting = sizes.webp.iter().copied().filter(|own| *own <= width).max();
        let chosen = fitting.or_else(|| sizes.webp.iter().copied().min())?;
        Some(sizes.address(chosen, "webp"))
    }
}

/// The sizes of a picture, at `/media/{name}-{width}.{avif|webp}` and `/media/{name}-upright-{width}.{avif|webp}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct ImageSizes {
    pub name: String,
    /// Widths in AVIF, in pixels.
    pub avif: Vec<i64>,
    /// Widths in WebP, in pixels.
    pub webp: Vec<i64>,
    /// Widths of the 9:16 part for upright windows in AVIF, the widest in WebP too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<i64>>")]
    pub upright: Vec<i64>,
}

impl ImageSizes {
    /// Returns the address of a size.
    pub fn address(&self, width: i64, format: &str) -> String {
        format!("/media/{}-{width}.{format}", self.name)
    }

    /// Returns the `srcset` of a format, with these widths.
    pub fn set_of(&self, widths: &[i64], format: &str) -> String {
        let candidates = widths.iter().map(|width| format!("{} {width}w", self.address(*width, format)));
        candidates.collect::<Vec<_>>().join(", ")
    }
}

/// A point of a picture in per cent of its width and height, in steps of ten: the stylesheet has a rule for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct ImageFocus {
    pub x: u8,
    pub y: u8,
}

impl ImageFocus {
    /// Rounds a point; `None` for the middle.
    pub fn of(point: FocalPoint) -> Option<Self> {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
        let step = |share: f64| (share.clamp(0.0, 1.0) * 10.0).round() as u8 * 10;
        let focus = Self { x: step(point.x), y: step(point.y) };
        (focus != Self { x: 50, y: 50 }).then_some(focus)
    }
}

/// A link.
#[apply(view!)]
pub struct Link {
    /// The visible text.
    pub label: Line,
    /// The address.
    pub href: Href,
}

/// A button. Without an address it leads to the contact form, which records the page.
#[apply(view!)]
pub struct Action {
    /// The visible text.
    pub label: Line,
    /// The address.
    pub href: Option<Href>,
}

/// A number with its label.
#[apply(view!)]
pub struct Counter {
    /// The number.
    pub end: u32,
    /// The text after the number, such as '+'.
    #[serde(default)]
    pub suffix: String,
    /// The meaning of the number.
    pub label: Line,
    /// What the number stands for, in a sentence.
    pub text: Option<Line>,
    /// Link to what is counted.
    pub link: Option<Link>,
}

/// A block of a long text.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
#[garde(allow_unvalidated)]
pub enum TextBlock {
    /// A subheading within a chapter.
    Subheading(Line),
    /// A paragraph.
    Paragraph(MarkedText),
    /// A list, one text per entry.
    List(#[garde(length(min = 1, max = 40))] Vec<MarkedText>),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instants_are_utc() {
        for (text, instant) in [
            ("1970-01-02", Some(86_400_000)),
            ("1970-01-01T00:01:02Z", Some(62_000)),
            ("1970-01-01T01:00Z", Some(3_600_000)),
            ("1970-01-01T24:00:00Z", None),
            ("1970-01-01T01:00:00", None),
            ("1970-01-01T1:00:00Z", None),
            ("1970-01-01T01:00:00:00Z", None),
            ("1970-02-30", None),
            ("soon", None),
        ] {
            assert_eq!(parse_instant(text), instant, "{text}");
        }
    }

    #[test]
    fn times_of_day_have_two_digits_twice() {
        for (text, minutes) in [("00:00", 0), ("10:00", 600), ("23:59", 1439)] {
            assert_eq!(parse_time_of_day(text), Some(minutes));
        }
        for text in ["", "10", "1:00", "24:00", "10:60", "10:00:00", "+1:00", "10:0"] {
            assert_eq!(parse_time_of_day(text), None, "{text}");
        }
    }

    #[test]
    fn addresses_and_media_names_are_checked_by_their_type() {
        for (type_name, text, is_sound) in [
            ("Href", "/contacts?a=b#c", true),
            ("Href", "#openings", true),
            ("Href", "#", false),
            ("Href", "#Openings", false),
            ("Href", "{email}", false),
            ("Href", "https://a.example/{brand}", false),
            ("Href", "mailto:{email}", true),
            ("Href", "tel:+12015550123", true),
            ("Href", "tel:", false),
            ("Line", "a\tb", false),
            ("Href", "javascript:x", false),
            ("Href", "media/terms.pdf", true),
            ("Href", "media/a.jpg", false),
            ("Href", "media/terms.exe", false),
            ("Href", "/media/video/event.mp4", true),
            ("MarkedText", "**a** [b](/c)", true),
            ("MarkedText", "**a** [b](c)", false),
            ("PictureMedium", "media/a.jpg", true),
            ("PictureMedium", "/media/a.jpg", true),
            ("PictureMedium", "service/faw-xcelerator", true),
            ("PictureMedium", "media/a.mp4", false),
            ("PictureMedium", "media/../a.jpg", false),
            ("PictureMedium", "https://x.example/a.jpg", false),
            ("VideoMedium", "video/event", true),
            ("VideoMedium", "media/a.jpg", false),
            ("CaptionsFile", "media/a.vtt", true),
            ("CaptionsFile", "service/a", false),
            ("RelatedName", "blog/a", true),
            ("RelatedName", "news/a", false),
            ("WebAddress", "https://a.example", true),
            ("WebAddress", "javascript:x", false),
            ("Separator", "\u{202f}", true),
            ("Separator", "", true),
            ("Separator", ", ", false),
            ("Separator", "\n", false),
            ("EmailAddress", "ada@exämple.de", true),
            ("EmailAddress", "ädä@example.de", false),
            ("EmailAddress", "ada@example.com.", false),
            ("EmailAddress", "ada@example", false),
            ("EmailAddress", "ada", false),
            ("PhoneText", "+1 704 555 0142", true),
            ("PhoneText", "+1 704 555-0142", false),
            ("PhoneText", "704 555 0142", false),
            ("PhoneText", "+123456", false),
            ("PhoneText", "+1234567890123456", false),
            ("CountryCode", "us", true),
            ("CountryCode", "DE", true),
            ("CountryCode", "uk", false),
            ("ColourCode", "#0fb5ae", true),
            ("ColourCode", "#fff", true),
            ("ColourCode", "teal", false),
            ("HeadingTypeface", "Sora", true),
            ("HeadingTypeface", "media/acme.woff2", true),
            ("HeadingTypeface", "media/acme.ttf", false),
            ("HeadingTypeface", "media/acme.pdf", false),
            ("HeadingTypeface", "Comic Sans", false),
            ("TextTypeface", "Inter", true),
            ("TextTypeface", "Sora", false),
        ] {
            assert_eq!(text_fault(type_name, text).is_none(), is_sound, "{type_name} {text}");
        }
        for (type_name, extensions) in
            [("PictureMedium", "avif, gif, jpeg, jpg, png, webp"), ("VideoMedium", "mp4, webm")]
        {
            let fault = text_fault(type_name, "media/mark.svg").unwrap();
            assert!(fault.ends_with(&format!("expected one of {extensions}")), "{fault}");
        }
    }
}
