use super::prelude::*;
use super::request_strip::RequestStrip;

/// Events, news and blog posts in tabs.
#[apply(view!)]
pub struct InsightsHub {
    /// The video behind the headline.
    pub video: VideoName,
    /// The page's main heading; {label} is replaced by the label of the tab.
    pub heading: Line,
    /// The tabs, in display order. The address without a tab shows the first one.
    #[garde(length(min = 1, max = 3), custom(each_once))]
    pub tabs: Vec<HubTab>,
    /// Small text above the next event.
    pub upcoming_eyebrow: Line,
    /// The label of the next event's button; {booth} is replaced by the booth.
    pub upcoming_action: Line,
    /// The image next to the next event.
    pub upcoming_picture: PictureName,
    /// An offer at the end of each item. The author of a post answers if they are a leader.
    pub offer: Option<RequestStrip>,
}

impl SectionContent for InsightsHub {
    fn has_main_heading(&self) -> bool {
        true
    }

    fn fixed_path(&self) -> Option<&'static str> {
        Some("/insights")
    }
}

/// A tab of the hub.
#[apply(view!)]
pub struct HubTab {
    /// The kind of items that the tab lists.
    pub id: TabId,
    /// The label of the tab.
    pub label: Line,
    /// A sentence about the tab's items.
    pub description: Text,
    /// Title and description for search engines, at the tab's address.
    pub seo: Seo,
}

fn each_once(tabs: &[HubTab], _: &()) -> garde::Result {
    let is_second = |(at, tab): &(usize, &HubTab)| tabs.iter().take(*at).any(|earlier| earlier.id == tab.id);
    match tabs.iter().enumerate().find(is_second) {
        Some((_, tab)) => Err(garde::Error::new(format!("'{}' is a second tab of its kind", tab.label))),
        None => Ok(()),
    }
}
