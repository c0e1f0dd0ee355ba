//! The kinds of documents, with their folders and database names.

use serde::{Deserialize, Serialize};

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

impl DocumentKind {
    /// Every kind, in display order.
    pub const ALL: [Self; 11] = [
        Self::Event,
        Self::News,
        Self::Blog,
        Self::Job,
        Self::Landing,
        Self::Page,
        Self::List,
        Self::Menus,
        Self::Redirects,
        Self::Words,
        Self::Settings,
    ];

    /// Returns the name in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::News => "news",
            Self::Blog => "blog",
            Self::Job => "job",
            Self::Landing => "landing",
            Self::Page => "page",
            Self::List => "list",
            Self::Menus => "menus",
            Self::Redirects => "redirects",
            Self::Words => "words",
            Self::Settings => "settings",
        }
    }

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

    /// Parses the name in the database.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == word)
    }
}
