//! The state of a document, as the back office shows it.

use crate::attributes::names;

names! {
    /// The state of a document.
    #[derive(ts_rs::TS, utoipa::ToSchema)]
    pub enum DocumentState {
        /// Visitors see it, and no draft differs.
        Published = "published",
        /// Visitors see it, and its draft differs.
        Changed = "changed",
        /// It is to be published or unpublished at an instant.
        Scheduled = "scheduled",
        /// Never or no longer published.
        Draft = "draft",
        /// Published, but over: a closed job, or the landing of a past event.
        Ended = "ended",
    }
}

names! {
    /// The action of a plan.
    #[derive(ts_rs::TS, utoipa::ToSchema)]
    pub enum PlanAction {
        /// Publish the working draft.
        Publish = "publish",
        Unpublish = "unpublish",
    }
}

/// What the state of a document depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DocumentFacts {
    /// True for a document that is stored and no draft by its own values.
    pub is_published: bool,
    /// The start of its publication, in UTC milliseconds; 0 for none.
    pub publish_at: i64,
    /// True when a working draft says something else.
    pub has_changes: bool,
    /// True when a change is planned, also one that failed.
    pub has_plan: bool,
    /// True for a closed job, or the landing of a past event.
    pub has_ended: bool,
}

impl DocumentState {
    /// Returns the state at `now_ms`.
    pub fn of(facts: DocumentFacts, now_ms: i64) -> Self {
        let DocumentFacts { is_published, publish_at, has_changes, has_plan, has_ended } = facts;
        if has_plan || (is_published && publish_at > now_ms) {
            Self::Scheduled
        } else if !is_published {
            Self::Draft
        } else if has_changes {
            Self::Changed
        } else if has_ended {
            Self::Ended
        } else {
            Self::Published
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_follows_from_the_facts() {
        const NOW: i64 = 1000;
        let published = DocumentFacts { is_published: true, ..DocumentFacts::default() };
        for (facts, state) in [
            (DocumentFacts::default(), DocumentState::Draft),
            (DocumentFacts { has_changes: true, ..DocumentFacts::default() }, DocumentState::Draft),
            (DocumentFacts { has_plan: true, ..DocumentFacts::default() }, DocumentState::Scheduled),
            (DocumentFacts { publish_at: NOW + 1, ..DocumentFacts::default() }, DocumentState::Draft),
            (published, DocumentState::Published),
            (DocumentFacts { publish_at: NOW, ..published }, DocumentState::Published),
            (DocumentFacts { publish_at: NOW + 1, ..published }, DocumentState::Scheduled),
            (
                DocumentFacts { has_plan: true, has_changes: true, has_ended: true, ..published },
                DocumentState::Scheduled,
            ),
            (DocumentFacts { has_changes: true, ..published }, DocumentState::Changed),
            (DocumentFacts { has_changes: true, has_ended: true, ..published }, DocumentState::Changed),
            (DocumentFacts { has_ended: true, ..published }, DocumentState::Ended),
        ] {
            assert_eq!(DocumentState::of(facts, NOW), state, "{facts:?}");
        }
    }
}
