//! The kinds of documents, with their folders and database names.

use serde::{Deserialize, Serialize};

use crate::attributes::names;

/// The kind of a document.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum DocumentKind {
    Event,
    News,
    Blog,
    Job,
    Landing,
    /// Named by its path without the leading slash.
    Page,
    List,
    Menus,
    Redirects,
    Words,
    /// The owner's settings. A site may have none.
    Settings,
}

names! {
    DocumentKind:
        Event = "event",
        News = "news",
        Blog = "blog",
        Job = "job",
        Landing = "landing",
        Page = "page",
        List = "list",
        Menus = "menus",
        Redirects = "redirects",
        Words = "words",
        Settings = "settings",
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
