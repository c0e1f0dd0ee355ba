//! The words of the site: every text that visitors read and that is not page content.

mod content;
mod events;
mod mails;
mod site;

use macro_rules_attribute::apply;

use crate::attributes::view;
pub use content::{CareersWords, InsightsWords, PlaybackWords, SectionWords};
pub use events::{BookedWords, BookingWords, EventContactWords, LandingWords, ManageWords};
pub use mails::{BookingMailWords, CalendarWords, LeadMailWords, MailWords, OwnerMailWords, VisitorMailWords};
pub use site::{
    ContactWords, DateWords, ErrorWords, FormWords, LoadingWords, MessageWords, NumberWords, RefusalWords, SearchWords,
    ShellWords,
};

/// Defines a group of words: a struct whose keys are all phrases, each with the help that forms show for it.
macro_rules! group {
    ($(#[$about:meta])* $name:ident { $($($key:ident),+: $help:literal;)+ }) => {
        $(#[$about])*
        #[macro_rules_attribute::apply(crate::attributes::view!)]
        pub struct $name { $($(#[doc = concat!(" ", $help)] pub $key: crate::Phrase,)+)+ }
    };
}
use group;

/// The words of the site, in groups. A name in braces is a placeholder, which the site replaces; each text has the
/// placeholders of the example's text. Tokens such as `{brand}` are allowed everywhere.
#[apply(view!)]
pub struct Words {
    /// The header, the menus, links and dialogs of every page.
    pub shell: ShellWords,
    /// What pages show while content is loading, and if it could not be loaded.
    pub loading: LoadingWords,
    /// Pages about errors, if the content has none.
    #[ts(skip)]
    pub errors: ErrorWords,
    /// Dates and times.
    #[ts(skip)]
    pub dates: DateWords,
    /// Numbers.
    pub numbers: NumberWords,
    /// The search dialog and the search page.
    pub search: SearchWords,
    /// The fields and messages of all forms.
    pub forms: FormWords,
    /// What forms say after they were checked or sent, and about slots.
    pub messages: MessageWords,
    /// Why a form was refused. Pages get these messages from the server.
    #[ts(skip)]
    pub refusals: RefusalWords,
    /// The contact form.
    pub contact: ContactWords,
    /// The contact form of an event's landing.
    pub event_contact: EventContactWords,
    /// The form that books a meeting at an event.
    pub booking: BookingWords,
    /// The confirmation of a booking, and the details of a booked meeting.
    pub booked: BookedWords,
    /// The page of a booking, which the link in its mail leads to.
    pub manage: ManageWords,
    /// What all landings of events share.
    pub landing: LandingWords,
    /// The list of jobs and the pages of jobs.
    pub careers: CareersWords,
    /// The lists and the pages of events, news and posts.
    pub insights: InsightsWords,
    /// The controls of slides, headlines and videos that move, most of them for screen readers.
    pub playback: PlaybackWords,
    /// The controls of sections, most of them for screen readers.
    pub sections: SectionWords,
    /// Mails and calendar files. Pages do not get them.
    #[ts(skip)]
    pub mails: MailWords,
}
