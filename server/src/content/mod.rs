//! The editor's side: a folder of Markdown files, its checks, and its way into the database and out again.
//! `docs/content.md` is the guide for whoever writes.

mod body;
mod day;
mod digest;
mod employment;
mod error;
mod escape;
mod export;
mod folder;
mod front_matter;
mod import;
mod item;
mod job;
mod kind;
mod landing;
mod landing_file;
mod media;
mod media_type;
mod preview;
mod public_media;
mod reading_time;
mod report;
mod sanitise;
mod source;
mod time_of_day;

pub use day::{midnight_ms, period_label};
pub(crate) use digest::{digest, from_hexadecimal, hexadecimal};
pub use employment::EmploymentType;
pub use error::ContentError;
pub(crate) use escape::escape;
pub use export::{ExportError, export};
pub use folder::{FOLDERS, Folder};
pub use import::{ImportError, import, import_read};
pub use item::{Image, Item, RELATED_MAX, Related, Video};
pub use job::Job;
pub use kind::Kind;
pub use landing::{Highlight, Landing, Session, Takeaway, TeamMember};
pub use media::{MEDIA_MAX_BYTES, MEDIA_PREFIX, MediaFile, MediaPath, Medium};
pub use preview::{PREVIEW_PARAMETER, PreviewKey, PreviewToken};
pub use public_media::PublicMedia;
pub use reading_time::reading_minutes;
pub use sanitise::sanitise;
