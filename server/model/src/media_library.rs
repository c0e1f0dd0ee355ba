//! The media library of the back office: its items, where they are used, and the sizes that the server makes.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::attributes::names;

/// The role of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum MediaKind {
    Picture,
    Film,
    Captions,
    Document,
    /// A typeface.
    Font,
    /// The 72 frames of the delivery method.
    Frames,
}

/// The source of an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum MediaOrigin {
    /// Part of the web build.
    Site,
    /// Uploaded, or imported with a content folder.
    Library,
}

names! {
    /// The progress of an item after an upload.
    #[derive(Default, JsonSchema, ts_rs::TS, utoipa::ToSchema)]
    pub enum MediaState {
        /// Its sizes are being made. A replaced item is shown as before until then.
        Processing = "processing",
        #[default]
        Ready = "ready",
        /// The upload could not be used; `error` says why. A replaced item is shown as before.
        Failed = "failed",
    }
}

/// A point of a picture, as shares of its width and height from the top left.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema, ts_rs::TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FocalPoint {
    pub x: f64,
    pub y: f64,
}

impl FocalPoint {
    pub const MIDDLE: Self = Self { x: 0.5, y: 0.5 };

    /// Returns true for a point within the picture.
    pub fn is_valid(self) -> bool {
        is_share(self.x) && is_share(self.y)
    }

    /// Returns the point of thousandths of width and height.
    pub fn of_thousandths((x, y): (i64, i64)) -> Self {
        let share = |thousandths: i64| f64::from(i32::try_from(thousandths).unwrap_or_default()) / 1000.0;
        Self { x: share(x), y: share(y) }
    }

    /// Returns the point in thousandths of width and height.
    pub fn thousandths(self) -> (i64, i64) {
        #[expect(clippy::cast_possible_truncation, reason = "from 0 to 1000")]
        let thousandths = |share: f64| (share.clamp(0.0, 1.0) * 1000.0).round() as i64;
        (thousandths(self.x), thousandths(self.y))
    }
}

/// The part of a picture that upright windows show, as shares of its width and height.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema, ts_rs::TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UprightCrop {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl UprightCrop {
    /// Returns true for a part within the picture that is not empty.
    pub fn is_valid(self) -> bool {
        let fits = |start: f64, length: f64| is_share(start) && length > 0.0 && start + length <= 1.0 + f64::EPSILON;
        fits(self.x, self.width) && fits(self.y, self.height)
    }
}

fn is_share(value: f64) -> bool {
    (0.0..=1.0).contains(&value)
}

/// An item of the library.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MediaItem {
    /// Opaque; a segment of the API's addresses.
    pub id: String,
    /// As content writes it: `media/desk.jpg`, or the name of one of the site's own such as `hero/home`.
    pub name: String,
    pub origin: MediaOrigin,
    pub kind: MediaKind,
    pub state: MediaState,
    /// Progress of the work on an upload, from 0 to 1.
    pub progress: f64,
    /// The reason why an upload failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub error: Option<String>,
    /// Pixels; 0 if unknown.
    pub width: i64,
    /// Pixels; 0 if unknown.
    pub height: i64,
    /// Length of the largest file; 0 for the site's own.
    pub bytes: i64,
    /// Seconds, for a film.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub duration: Option<f64>,
    /// Suggested alternative text, which is copied into a use.
    pub alt: String,
    pub focus: FocalPoint,
    /// The part for upright windows; without it they show the whole picture, cropped around the focal point.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub upright: Option<UprightCrop>,
    /// The address of the file; empty until the first upload has been worked on.
    pub address: String,
    /// The address of a picture of about 480 pixels; empty for other files, and until there is one.
    pub thumbnail: String,
    /// Number of documents that use it.
    pub uses: usize,
    /// True if one of the site's own has been replaced.
    pub replaced: bool,
    /// UTC milliseconds; 0 for one of the site's own that has not been replaced.
    pub updated_at: i64,
    /// The e-mail address of the person who changed it last, or the command.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub updated_by: Option<String>,
    /// Raised with each change; 0 for one of the site's own that has not been replaced.
    pub revision: i64,
}

/// A page of the library.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema, ts_rs::TS, utoipa::ToSchema)]
pub struct MediaPage {
    /// Newest first; the site's own that have not been replaced come last, by name.
    pub items: Vec<MediaItem>,
    pub total: usize,
    /// Counts from 1.
    pub page: usize,
    pub pages: usize,
}

/// A document that uses an item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, ts_rs::TS, utoipa::ToSchema)]
pub struct MediaUse {
    /// The document's id.
    pub id: String,
    pub kind: String,
    pub slug: String,
    pub title: String,
    /// The path of its page, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub address: Option<String>,
    /// The path of the value, such as `sections.2.pageHero.image.name`; `text` for the Markdown below the values.
    pub place: String,
}

/// An item with its uses.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema, ts_rs::TS, utoipa::ToSchema)]
pub struct WholeMedium {
    pub item: MediaItem,
    pub uses: Vec<MediaUse>,
}

/// A change of an item. What is missing stays.
#[derive(Debug, Clone, PartialEq, Deserialize, JsonSchema, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MediaChange {
    #[ts(optional)]
    pub alt: Option<String>,
    #[ts(optional)]
    pub focus: Option<FocalPoint>,
    /// `null` removes the part.
    #[serde(default, deserialize_with = "present")]
    #[ts(optional, as = "Option<Option<UprightCrop>>")]
    pub upright: Option<Option<UprightCrop>>,
    /// The revision that the change was made from.
    pub revision: i64,
}

/// Reads a member that is there, so that `null` differs from a missing member.
fn present<'de, D: serde::Deserializer<'de>>(value: D) -> Result<Option<Option<UprightCrop>>, D::Error> {
    Deserialize::deserialize(value).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_tells_null_from_a_missing_member() {
        let change = |text: &str| serde_json::from_str::<MediaChange>(text).unwrap().upright;
        assert_eq!(change(r#"{"revision":1}"#), None);
        assert_eq!(change(r#"{"revision":1,"upright":null}"#), Some(None));
        let crop = UprightCrop { x: 0.25, y: 0.0, width: 0.5, height: 1.0 };
        assert_eq!(change(r#"{"revision":1,"upright":{"x":0.25,"y":0,"width":0.5,"height":1}}"#), Some(Some(crop)));
    }

    #[test]
    fn points_and_parts_outside_the_picture_are_invalid() {
        assert!(FocalPoint::MIDDLE.is_valid() && FocalPoint { x: 0.0, y: 1.0 }.is_valid());
        assert!(!FocalPoint { x: -0.1, y: 0.5 }.is_valid() && !FocalPoint { x: 0.5, y: f64::NAN }.is_valid());
        let crop = |x, width| UprightCrop { x, y: 0.0, width, height: 1.0 }.is_valid();
        assert!(crop(0.4, 0.6) && !crop(0.5, 0.6) && !crop(0.5, 0.0));
    }
}
