//! Events, news and blog posts in tabs.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::values::{Line, PictureName, Seo, TabId, Text, VideoName};

/// Events, news and blog posts in tabs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct InsightsHub {
    /// The video behind the headline.
    pub video: VideoName,
    /// The page's main heading; {label} is replaced by the label of the tab.
    pub heading: Line,
    /// The tabs, in display order.
    #[garde(length(min = 1, max = 3), dive)]
    pub tabs: Vec<HubTab>,
    /// Small text above the next event.
    pub upcoming_eyebrow: Line,
    /// The label of the next event's button; {booth} is replaced by the booth.
    pub upcoming_action: Line,
    /// The image beside the next event.
    pub upcoming_picture: PictureName,
}

/// A tab of the hub.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct HubTab {
    /// The kind of items that the tab lists.
    pub id: TabId,
    /// The label of the tab.
    pub label: Line,
    /// A sentence about the tab's items.
    pub description: Text,
    /// Title and description for search engines, at the tab's address.
    #[garde(dive)]
    pub seo: Seo,
}
