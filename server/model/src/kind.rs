//! Kinds of items in the insights hub.

use core_wasm::site::InsightsTab;
use serde::Serialize;

use super::DocumentKind;

/// The kind of an item of the insights hub.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, ts_rs::TS)]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// An event, with its own page.
    Event,
    /// News: a card that links to an article on another site.
    News,
    /// A blog post, with its own page.
    Blog,
}

impl Kind {
    /// Every kind, in the order in which folders are read.
    pub const ALL: [Self; 3] = [Self::Event, Self::News, Self::Blog];

    /// Returns the kind of its document.
    const fn document(self) -> DocumentKind {
        match self {
            Self::Event => DocumentKind::Event,
            Self::News => DocumentKind::News,
            Self::Blog => DocumentKind::Blog,
        }
    }

    /// Returns the folder of its files, which is also the first segment of its pages' paths.
    pub const fn folder(self) -> &'static str {
        self.document().folder()
    }

    /// Returns the kind of the items in a tab of the insights hub.
    pub const fn of_tab(tab: InsightsTab) -> Self {
        match tab {
            InsightsTab::Events => Self::Event,
            InsightsTab::News => Self::News,
            InsightsTab::Blog => Self::Blog,
        }
    }

    /// Returns the kind whose files are in a folder.
    pub fn from_folder(folder: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.folder() == folder)
    }

    /// Returns the path of an item's page; `None` for news.
    pub fn page(self, slug: &str) -> Option<String> {
        self.document().page(slug)
    }
}
