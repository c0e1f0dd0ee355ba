//! What an item of the insights hub is.

use serde::Serialize;

/// The three lists of the hub.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// An event, with a page of its own.
    Event,
    /// News: a card that opens an article elsewhere.
    News,
    /// A blog post, with a page of its own.
    Blog,
}

impl Kind {
    /// Every kind, in the order in which folders are read.
    pub const ALL: [Self; 3] = [Self::Event, Self::News, Self::Blog];

    /// The word in the database and in the API's paths.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::News => "news",
            Self::Blog => "blog",
        }
    }

    /// The kind of a word of the database.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == word)
    }

    /// The folder that holds its files, and the first segment of its pages' paths.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Event => "events",
            Self::News => "news",
            Self::Blog => "blog",
        }
    }

    /// The kind of a folder.
    pub fn from_folder(folder: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.folder() == folder)
    }

    /// The path of an item's page; news has none.
    pub fn page(self, slug: &str) -> Option<String> {
        match self {
            Self::News => None,
            Self::Event | Self::Blog => Some(format!("/{}/{slug}", self.folder())),
        }
    }
}
