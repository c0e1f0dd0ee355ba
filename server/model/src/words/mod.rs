//! The words of the site: every text that visitors read and that is not page content.

mod content;
mod events;
mod mails;
mod site;

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use content::{CareersWords, InsightsWords, PlaybackWords, SectionWords};
pub use events::{BookedWords, BookingWords, EventContactWords, LandingWords, ManageWords};
pub use mails::{BookingMailWords, CalendarWords, LeadMailWords, MailWords, OwnerMailWords, VisitorMailWords};
pub use site::{
    ContactWords, DateWords, ErrorWords, FormWords, LoadingWords, MessageWords, NumberWords, RefusalWords, SearchWords,
    ShellWords,
};

/// Defines a group of words: a struct whose keys are all phrases.
macro_rules! group {
    ($(#[$about:meta])* $name:ident { $($(#[$help:meta])* $key:ident,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
        #[derive(garde::Validate, schemars::JsonSchema, ts_rs::TS)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        #[garde(allow_unvalidated)]
        pub struct $name { $($(#[$help])* pub $key: crate::Phrase,)+ }
    };
}
use group;

/// The words of the site, in groups. A name in braces is a placeholder, which the site replaces; each text has the
/// placeholders of the example's text. Tokens such as `{brand}` are allowed everywhere.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Words {
    /// The header, the menus, links and dialogs of every page.
    #[garde(dive)]
    pub shell: ShellWords,
    /// What pages show while content is loading, and if it could not be loaded.
    #[garde(dive)]
    pub loading: LoadingWords,
    /// Pages about errors, if the content has none.
    #[garde(dive)]
    #[ts(skip)]
    pub errors: ErrorWords,
    /// Dates and times.
    #[garde(dive)]
    #[ts(skip)]
    pub dates: DateWords,
    /// Numbers.
    #[garde(dive)]
    pub numbers: NumberWords,
    /// The search dialog and the search page.
    #[garde(dive)]
    pub search: SearchWords,
    /// The fields and messages of all forms.
    #[garde(dive)]
    pub forms: FormWords,
    /// What forms say after they were checked or sent, and about slots.
    #[garde(dive)]
    pub messages: MessageWords,
    /// Why a form was refused. Pages get these messages from the server.
    #[garde(dive)]
    #[ts(skip)]
    pub refusals: RefusalWords,
    /// The contact form.
    #[garde(dive)]
    pub contact: ContactWords,
    /// The contact form of an event's landing.
    #[garde(dive)]
    pub event_contact: EventContactWords,
    /// The form that books a meeting at an event.
    #[garde(dive)]
    pub booking: BookingWords,
    /// The confirmation of a booking, and the details of a booked meeting.
    #[garde(dive)]
    pub booked: BookedWords,
    /// The page of a booking, which the link in its mail leads to.
    #[garde(dive)]
    pub manage: ManageWords,
    /// What all landings of events share.
    #[garde(dive)]
    pub landing: LandingWords,
    /// The list of jobs and the pages of jobs.
    #[garde(dive)]
    pub careers: CareersWords,
    /// The lists and the pages of events, news and posts.
    #[garde(dive)]
    pub insights: InsightsWords,
    /// The controls of slides, headlines and videos that move, most of them for screen readers.
    #[garde(dive)]
    pub playback: PlaybackWords,
    /// The controls of sections, most of them for screen readers.
    #[garde(dive)]
    pub sections: SectionWords,
    /// Mails and calendar files. Pages do not get them.
    #[garde(dive)]
    #[ts(skip)]
    pub mails: MailWords,
}
