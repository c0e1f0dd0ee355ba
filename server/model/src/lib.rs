//! Content, leads and bookings: types and pure rules. The time is an argument. The database rows, the JSON Schema, the
//! TypeScript types of the views and the checks of content are derived from these types.

mod attributes;
mod back_office;
pub mod clock;
mod day;
mod digest;
mod document_kind;
mod document_state;
mod edition;
mod fault;
mod icon;
mod insights;
mod job;
mod kind;
mod landing;
mod language;
mod list_name;
mod lists;
mod marked_text;
mod media;
mod media_library;
mod menus;
mod message;
pub mod near;
mod page;
mod section_ids;
pub mod sections;
mod settings;
pub mod theme;
mod values;
mod venue;
mod words;

pub use back_office::{DeliveryState, LeadOrder, LeadRow, LeadState, PASSWORD_MAX, PASSWORD_MIN, Permission, Role};
pub use day::{end_ms, midnight_ms};
pub use digest::digest;
pub use document_kind::DocumentKind;
pub use document_state::{DocumentFacts, DocumentState, PlanAction};
pub use edition::Edition;
pub use fault::{Fault, PathStep};
pub use insights::{BlogPost, Event, EventPerson, GalleryPicture, News, RELATED_MAX, TextPart};
pub use job::{EmploymentType, Job, JobStatus};
pub use kind::Kind;
pub use landing::{FORMS_OF_LANDINGS, Highlight, Landing, Takeaway, TeamMember};
pub use language::{Hours, LanguageTag};
pub use list_name::ListName;
pub use lists::{
    DeliveryStep, DeliverySteps, Leader, LeaderList, Partner, PartnerList, PublicTestimonial, Testimonial,
    TestimonialList,
};
pub use marked_text::{Inline, MarkedText, marked_links, marked_parts, unmarked};
pub use media::{MEDIA_PREFIX, MediaFiles, MediaPath, Medium, PDF, ReplacedFrames, ReplacedMedia, VideoFile, WOFF2};
pub use media_library::{
    FocalPoint, MediaChange, MediaItem, MediaKind, MediaOrigin, MediaPage, MediaState, MediaUse, UprightCrop,
    WholeMedium,
};
pub use menus::{Dropdown, DropdownItem, Footer, FooterList, Menus, Redirect, Redirects, SlideInEntry, SlideInGroup};
pub use message::{CalendarPart, Mail, Message, Reminder, Webhook};
pub use page::{Card, NEEDED_PAGES, Page, PageKind, fill_media};
pub use section_ids::{SectionIds, places};
pub use sections::*;
pub use settings::{
    BrandSettings, ContactSettings, ContrastFigure, LocationSettings, OfficeLabelSettings, OfficeSettings, RadiusName,
    Settings, SettingsFault, SocialNetwork, SocialSettings, ThemeSettings, contrast_figures, drafted_colours,
};
pub use values::{
    Action, Anchor, CaptionsFile, ColourCode, Counter, CountryCode, Day, EmailAddress, Entry, Excerpt, Ground,
    HeadingTypeface, Href, IconName, Image, ImageFile, ImageFocus, ImageSizes, Instant, Line, Link, PagePath,
    PhoneText, Phrase, PictureMedium, PictureName, RelatedName, Seo, Separator, Slug, TabId, Text, TextBlock,
    TextTypeface, TimeOfDay, TimeZoneName, Title, VectorName, VideoMedium, VideoName, WebAddress, is_media_file,
    text_fault,
};
pub use venue::{Venue, is_time_zone, local_time};
pub use words::{
    BookedWords, BookingMailWords, BookingWords, CalendarWords, CareersWords, ContactWords, DateWords, ErrorWords,
    EventContactWords, FormWords, InsightsWords, LandingWords, LeadMailWords, LoadingWords, MailWords, ManageWords,
    MessageWords, NumberWords, OwnerMailWords, PlaybackWords, RefusalWords, SearchWords, SectionWords, ShellWords,
    VisitorMailWords, Words,
};
