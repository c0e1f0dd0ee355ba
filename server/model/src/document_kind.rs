//! The kinds of documents, with their folders and database names.

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
}
