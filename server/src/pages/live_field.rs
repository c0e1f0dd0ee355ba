//! The result of the comparison that visitors repeat in their browsers.

use std::sync::LazyLock;

use reconcile::compare::{Cause, Rules, Total, compare};
use reconcile::money::{format_dollars, grouped};
use reconcile::seeded::{SEED, seeded};
use serde::Serialize;

/// The result for the site's own runs, computed once: they are generated from a constant seed.
static RESULT: LazyLock<LiveFieldData> = LazyLock::new(LiveFieldData::compute);

/// The result of the comparison, formatted for display.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
pub(super) struct LiveFieldData {
    /// Lines of each run.
    lines: String,
    /// Total of the old run.
    before: String,
    /// Total of the new run.
    after: String,
    /// Differences by cause, in the order of the explanation.
    causes: Vec<CauseResult>,
    /// Differences without a known cause.
    unexplained: Difference,
}

/// The differences of one cause.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
pub(super) struct CauseResult {
    #[ts(type = "\"retroactivePay\" | \"unionRate\" | \"missingPerson\" | \"duplicate\" | \"roundingRule\"")]
    cause: Cause,
    #[serde(flatten)]
    difference: Difference,
}

/// Number of differing lines, and the amounts of the difference.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
pub(super) struct Difference {
    lines: String,
    /// Sum without signs.
    size: String,
    /// Change of the total.
    amount: String,
}

impl LiveFieldData {
    /// Returns the result for the site's own runs.
    pub(super) fn shared() -> &'static Self {
        &RESULT
    }

    fn compute() -> Self {
        let outcome = compare(&seeded(SEED), Rules::EXACT);
        let [lines, _] = outcome.lines;
        let [before, after] = outcome.sums.map(format_dollars);
        let causes = Cause::ALL.into_iter().zip(outcome.causes);
        Self {
            lines: grouped(u64::from(lines)),
            before,
            after,
            causes: causes.map(|(cause, total)| CauseResult { cause, difference: Difference::new(total) }).collect(),
            unexplained: Difference::new(outcome.unexplained),
        }
    }
}

impl Difference {
    fn new(total: Total) -> Self {
        Self {
            lines: grouped(u64::from(total.lines)),
            size: format_dollars(total.size),
            amount: format_dollars(total.difference),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_result_has_every_cause_and_no_unexplained_difference() {
        let LiveFieldData { causes, unexplained, lines, .. } = LiveFieldData::shared();
        assert_eq!(lines, "25,000");
        assert_eq!(causes.len(), Cause::ALL.len());
        assert!(causes.iter().all(|cause| cause.difference.lines != "0"));
        assert_eq!(*unexplained, Difference::new(Total::default()));
    }
}
