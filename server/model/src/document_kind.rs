//! The kinds of documents, with their folders and database names.

use crate::FORMS_OF_LANDINGS;
use crate::attributes::names;

names! {
    /// The kind of a document.
    #[derive(PartialOrd, Ord, Hash, ts_rs::TS, utoipa::ToSchema)]
    pub enum DocumentKind {
        Event = "event",
        News = "news",
        Blog = "blog",
        Job = "job",
        Landing = "landing",
        /// Named by its path without the leading slash.
        Page = "page",
        List = "list",
        Menus = "menus",
        Redirects = "redirects",
        Words = "words",
        /// The owner's settings. A site may have none.
        Settings = "settings",
    }
}

impl DocumentKind {
    /// Returns the folder of its files; empty for a kind with a single file outside the folders.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Event => "events",
            Self::News => "news",
            Self::Blog => "blog",
            Self::Job => "jobs",
            Self::Landing => "landings",
            Self::Page => "pages",
            Self::List => "lists",
            Self::Menus | Self::Redirects | Self::Words | Self::Settings => "",
        }
    }

    /// Returns the name of a document in messages and commands, such as `blog/first-post` or `menus`.
    pub fn document_name(self, slug: &str) -> String {
        match self.folder() {
            "" => slug.to_owned(),
            folder => format!("{folder}/{slug}"),
        }
    }

    /// Returns the path of a document's page, if it has one.
    pub fn page(self, slug: &str) -> Option<String> {
        match self {
            Self::Event | Self::Blog => Some(format!("/{}/{slug}", self.folder())),
            Self::Job => Some(format!("/career/{slug}")),
            Self::Landing | Self::Page => Some(format!("/{slug}")),
            Self::News | Self::List | Self::Menus | Self::Redirects | Self::Words | Self::Settings => None,
        }
    }

    /// Returns the paths that a document takes: the path of its page, and the paths of a landing's forms.
    pub fn addresses(self, slug: &str) -> impl Iterator<Item = String> + use<> {
        let forms: &'static [&str] = if self == Self::Landing { &FORMS_OF_LANDINGS } else { &[] };
        let page = self.page(slug).into_iter();
        page.flat_map(move |page| [""].iter().chain(forms).map(move |form| format!("{page}{form}")))
    }
}
