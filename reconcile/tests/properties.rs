//! Properties of the comparison under any order, seed and planted error.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use proptest::prelude::*;
use proptest::sample::select;
use reconcile::compare::{CAUSES, Cause, Comparison, Reconciliation, Rules, compare};
use reconcile::diagnosis::Reason;
use reconcile::inject::{Slip, inject};
use reconcile::lines::{Component, DEPARTMENTS, PayLine, PayRuns};
use reconcile::money::{Rounding, format_dollars};
use reconcile::seeded::{LINES, SEED, Seeding, seeded};

/// Generates lines of a few employees, so that keys match, are missing and repeat.
fn lines() -> impl Strategy<Value = Vec<PayLine>> {
    let line =
        (1..6_u32, 0..4_u16, select(Component::ALL.to_vec()), 0..30_000_i32, -900_000..900_000_i64, -200..200_i64);
    prop::collection::vec((line, -3..4_i64), 0..40).prop_map(|lines| {
        lines
            .into_iter()
            .zip(1..)
            .map(|(((person, department, component, quantity, rate, arrears), slip), number)| {
                let arrears = if arrears % 3 == 0 { arrears } else { 0 };
                let mut line = PayLine { number, person, department, component, quantity, rate, arrears, amount: 0 };
                line.amount = line.due(if slip > 2 { Rounding::CutOff } else { Rounding::Nearest });
                line.amount += if slip < -2 { slip } else { 0 };
                line
            })
            .collect()
    })
}

fn pairs() -> impl Strategy<Value = PayRuns> {
    (lines(), lines(), any::<u64>()).prop_map(|(before, other, kept)| {
        // Most of the new run equals the old one.
        let same = before.iter().enumerate().filter(|(at, _)| kept >> (at % 64) & 1 == 1).map(|(_, line)| *line);
        let after = same.chain(other.into_iter().take(8)).collect();
        PayRuns { before, after }
    })
}

/// Checks that every minor unit of difference is in exactly one group, and that each group's departments add up to it.
fn is_conserved(outcome: &Reconciliation) {
    let [old, new] = outcome.sums;
    let explained: i64 = outcome.causes.iter().map(|total| total.difference).sum();
    assert_eq!(new - old, explained + outcome.unexplained.difference);
    let found: i64 = outcome.findings.iter().map(|finding| finding.after - finding.before).sum();
    assert_eq!(found, outcome.unexplained.difference);
    let found: i64 = outcome.findings.iter().map(|finding| finding.size()).sum();
    assert_eq!(found, outcome.unexplained.size);
    for (group, total) in outcome.causes.iter().chain([&outcome.unexplained]).enumerate() {
        let sizes: i64 = outcome.departments.iter().map(|sizes| sizes[group]).sum();
        assert_eq!(sizes, total.size, "group {group}");
    }
}

proptest! {
    #[test]
    fn the_order_of_lines_does_not_change_the_result(runs in pairs(), seed in any::<u64>()) {
        let outcome = compare(&runs, Rules::EXACT);
        is_conserved(&outcome);
        let mut shuffled = runs;
        for run in [&mut shuffled.before, &mut shuffled.after] {
            run.sort_by_key(|line| (u64::from(line.number) ^ seed).wrapping_mul(0x9e37_79b9_7f4a_7c15 ^ seed));
        }
        prop_assert_eq!(compare(&shuffled, Rules::EXACT), outcome);
    }

    #[test]
    fn slices_of_any_length_give_the_same_runs(runs in pairs(), steps in 1..50_usize) {
        let mut comparison = Comparison::new(&runs, Rules::EXACT);
        let outcome = loop {
            if let Some(outcome) = comparison.advance(&runs, steps) {
                break outcome;
            }
        };
        prop_assert_eq!(outcome, compare(&runs, Rules::EXACT));
    }

    #[test]
    fn a_run_has_no_differences_from_itself(lines in lines()) {
        let outcome = compare(&PayRuns { before: lines.clone(), after: lines }, Rules::EXACT);
        prop_assert_eq!(outcome.causes, [Default::default(); CAUSES]);
        prop_assert_eq!(outcome.unexplained, Default::default());
        prop_assert!(outcome.findings.is_empty());
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn every_planted_cause_is_found(seed in any::<u64>(), slice in 1..2_000_u32) {
        let mut seeding = Seeding::new(seed);
        let runs = loop {
            if let Some(runs) = seeding.advance(slice) {
                break runs;
            }
        };
        let outcome = compare(&runs, Rules::EXACT);
        prop_assert!(outcome.causes.iter().all(|total| total.lines > 0 && total.difference != 0));
        prop_assert!(outcome.findings.is_empty());
        prop_assert_eq!(outcome.lines, [LINES as u32; 2]);
        is_conserved(&outcome);
    }

    #[test]
    fn planted_slip_is_found_in_its_line_with_its_reason(
        department in 0..DEPARTMENTS as u16,
        slip in select(Slip::ALL.to_vec()),
    ) {
        let mut runs = seeded(SEED);
        let quiet = compare(&runs, Rules::EXACT);
        let Some(line) = inject(&mut runs, department, slip) else { return Ok(()) };
        let outcome = compare(&runs, Rules::EXACT);
        prop_assert_eq!(outcome.findings.len(), 1);
        let finding = outcome.findings[0];
        prop_assert_eq!(finding.line.number, line.number);
        prop_assert_eq!(finding.line.component, line.component);
        prop_assert_eq!(finding.line.department, department);
        prop_assert_eq!(finding.before, line.amount);
        prop_assert_eq!(finding.after, slip.apply(line.amount));
        let reason = match slip {
            Slip::SwapDigits => Reason::DigitsSwapped,
            Slip::MovePoint => Reason::PointMoved,
            Slip::ReverseSign => Reason::SignReversed,
        };
        prop_assert!(finding.reason == reason || (slip == Slip::SwapDigits && finding.reason == Reason::PointMoved));
        prop_assert_eq!(outcome.causes, quiet.causes);
        is_conserved(&outcome);
    }
}

#[test]
fn each_explained_cause_leaves_less_and_the_last_one_nothing() {
    let outcome = compare(&seeded(SEED), Rules::EXACT);
    let left: Vec<i64> = (0..=CAUSES).map(|explained| outcome.remaining(explained)).collect();
    assert_eq!(left[0], outcome.causes.iter().map(|total| total.size).sum::<i64>());
    for (cause, pair) in outcome.causes.iter().zip(left.windows(2)) {
        assert!(cause.size >= cause.difference.abs());
        assert_eq!(pair[0] - pair[1], cause.size);
    }
    assert!(left.is_sorted_by(|before, after| before > after));
    assert_eq!(left.last(), Some(&0));
}

#[test]
fn a_slip_can_be_planted_in_every_department() {
    let runs = seeded(SEED);
    for department in 0..DEPARTMENTS as u16 {
        assert!(inject(&mut runs.clone(), department, Slip::MovePoint).is_some(), "{department}");
    }
    assert!(inject(&mut runs.clone(), DEPARTMENTS as u16, Slip::MovePoint).is_none());
}

#[test]
fn an_unexplained_difference_is_a_finding() {
    let line = PayLine {
        number: 1,
        person: 1,
        department: 0,
        component: Component::Salary,
        quantity: 100,
        rate: 10_000,
        arrears: 0,
        amount: 100,
    };
    let other = PayLine { person: 1, component: Component::Pension, number: 2, ..line };
    let findings = |before: &[PayLine], after: &[PayLine]| -> Vec<Reason> {
        let outcome = compare(&PayRuns { before: before.to_vec(), after: after.to_vec() }, Rules::EXACT);
        is_conserved(&outcome);
        outcome.findings.iter().map(|finding| finding.reason).collect()
    };
    // The person is paid, and one line is missing, or was added.
    assert_eq!(findings(&[line, other], &[other]), [Reason::Other]);
    assert_eq!(findings(&[other], &[line, other]), [Reason::Other]);
    // Paid twice, the second time with another amount.
    assert_eq!(findings(&[line], &[line, PayLine { number: 2, amount: 90, ..line }]), [Reason::Other]);
    assert_eq!(findings(&[line], &[PayLine { amount: 77, ..line }]), [Reason::Other]);
    assert_eq!(findings(&[line], &[PayLine { rate: 20_000, amount: 200, ..line }]), [Reason::Other]);
    // A raise of 3.5 % is a union's, one of 3.4 % is not.
    let raised = |rate| PayLine { rate, amount: Rounding::Nearest.product(100, rate), ..line };
    assert_eq!(findings(&[raised(100_000)], &[raised(103_500)]), []);
    assert_eq!(findings(&[raised(100_000)], &[raised(103_400)]), [Reason::Other]);
}

#[test]
fn causes_of_the_sites_runs_match_the_vector() {
    let vector: serde_json::Value =
        serde_json::from_str(include_str!("../testdata/runs.json")).expect("the vector is JSON");
    let outcome = compare(&seeded(SEED), Rules::EXACT);
    let totals = outcome.causes.map(|total| (total.lines, format_dollars(total.difference)));
    assert_eq!(serde_json::json!(totals), vector["causes"]);
    assert_eq!(serde_json::json!(outcome.sums.map(format_dollars)), vector["sums"]);
    assert_eq!(Cause::ALL.map(|cause| cause as usize), [0, 1, 2, 3, 4]);
}
