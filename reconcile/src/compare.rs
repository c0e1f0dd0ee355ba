//! The comparison: lines of two runs by key, each difference with its cause.

use crate::diagnosis::{Reason, diagnose};
use crate::lines::{DEPARTMENTS, PayLine, PayRuns};
use crate::money::Rounding;

/// A cause of differences that a rule recognises.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(target_arch = "wasm32"), derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub enum Cause {
    /// Pay for earlier periods that only the new system knows.
    RetroactivePay,
    /// A rate set by a union agreement.
    UnionRate,
    /// A person whom the new system does not pay.
    MissingPerson,
    /// A line that the new system pays twice.
    Duplicate,
    /// Fractions that one system rounds and the other truncates.
    RoundingRule,
}

impl Cause {
    /// Every cause, in the order of the explanation.
    pub const ALL: [Self; CAUSES] =
        [Self::RetroactivePay, Self::UnionRate, Self::MissingPerson, Self::Duplicate, Self::RoundingRule];
}

pub const CAUSES: usize = 5;
/// The causes, and one group for unexplained differences.
pub const GROUPS: usize = CAUSES + 1;

/// Known differences between the rules of the two systems.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rules {
    /// The agreed rate, in thousandths of the earlier one.
    pub union_permille: i64,
}

impl Rules {
    /// A union raise of 3.5 %.
    pub const EXACT: Self = Self { union_permille: 1_035 };

    /// Returns the agreed rate for an earlier one.
    pub const fn union_rate(self, rate: i64) -> i64 {
        rate * self.union_permille / 1_000
    }
}

/// The differences of one group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Total {
    /// Number of lines of either run.
    pub lines: u32,
    /// New run minus old, in cents.
    pub difference: i64,
    /// Sum of the absolute differences, in cents: opposite errors don't cancel each other out.
    pub size: i64,
}

impl Total {
    const fn add(&mut self, lines: u32, difference: i64) {
        self.lines += lines;
        self.difference += difference;
        self.size += difference.abs();
    }
}

/// A difference that no rule explains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finding {
    /// The line of the new run, or of the old run if the new one lacks it.
    pub line: PayLine,
    /// The old run's amount.
    pub before: i64,
    /// The new run's amount.
    pub after: i64,
    /// The most likely reason.
    pub reason: Reason,
}

impl Finding {
    /// Returns the absolute difference, in cents.
    pub const fn size(&self) -> i64 {
        (self.after - self.before).abs()
    }
}

/// Absolute differences of a department by group: the causes in their order, then the unexplained.
pub type Sizes = [i64; GROUPS];

/// The result of a comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reconciliation {
    /// Lines of both runs.
    pub lines: [u32; 2],
    /// Totals of both runs, in cents.
    pub sums: [i64; 2],
    /// Differences by cause, in the order of `Cause::ALL`.
    pub causes: [Total; CAUSES],
    /// Differences that no rule explains.
    pub unexplained: Total,
    /// The unexplained differences, in the order of keys.
    pub findings: Vec<Finding>,
    pub departments: Vec<Sizes>,
}

impl Reconciliation {
    /// Returns the size of the known causes that are left when the first ones are explained, in cents.
    pub fn remaining(&self, explained: usize) -> i64 {
        self.causes.iter().skip(explained).map(|total| total.size).sum()
    }
}

/// The lines of one run with the same key.
#[derive(Debug, Clone, Copy, Default)]
struct Side {
    count: u32,
    /// Index of the line with the smallest number.
    line: u32,
    number: u32,
    sum: i64,
    first: i64,
    /// True if two of its lines have different amounts.
    is_mixed: bool,
}

impl Side {
    fn add(&mut self, index: usize, line: &PayLine) {
        if self.count == 0 {
            self.first = line.amount;
        }
        if self.count == 0 || line.number < self.number {
            self.line = u32::try_from(index).unwrap_or(u32::MAX);
            self.number = line.number;
        }
        self.count += 1;
        self.sum += line.amount;
        self.is_mixed |= line.amount != self.first;
    }
}

/// A comparison in progress, which can be run in slices so that it does not block a browser's main thread.
#[derive(Debug, Clone)]
pub struct Comparison {
    rules: Rules,
    /// By key: position in `pairs`. Keys are small: employees are numbered from 10,001 on.
    positions: Vec<Option<usize>>,
    pairs: Vec<[Side; 2]>,
    /// By person: true if the new run pays them.
    is_paid: Vec<bool>,
    /// Steps that are done: lines of the old run, then of the new, then pairs.
    done: usize,
    outcome: Reconciliation,
}

impl Comparison {
    /// Creates a comparison that has not begun.
    pub fn new(runs: &PayRuns, rules: Rules) -> Self {
        let lines = [runs.before.len(), runs.after.len()];
        let all = || runs.before.iter().chain(&runs.after);
        let length = |number: Option<u32>| number.map_or(0, |last| last as usize + 1);
        Self {
            rules,
            positions: vec![None; length(all().map(PayLine::key).max())],
            pairs: Vec::with_capacity(runs.before.len()),
            is_paid: vec![false; length(all().map(|line| line.person).max())],
            done: 0,
            outcome: Reconciliation {
                lines: lines.map(|count| u32::try_from(count).unwrap_or(u32::MAX)),
                sums: [0; 2],
                causes: [Total::default(); CAUSES],
                unexplained: Total::default(),
                findings: Vec::new(),
                departments: vec![[0; GROUPS]; DEPARTMENTS],
            },
        }
    }

    /// Advances by `steps` lines or keys. `runs` have to be the same as in `new`. Returns the result once complete.
    pub fn advance(&mut self, runs: &PayRuns, steps: usize) -> Option<Reconciliation> {
        let PayRuns { before, after } = runs;
        for _ in 0..steps {
            let at = self.done;
            self.done += 1;
            if let Some(line) = before.get(at) {
                self.read(0, at, line);
            } else if let Some(line) = after.get(at - before.len()) {
                self.read(1, at - before.len(), line);
            } else if let Some(pair) = self.pairs.get(at - before.len() - after.len()).copied() {
                self.judge(runs, pair);
            } else {
                return Some(self.outcome.clone());
            }
        }
        None
    }

    fn read(&mut self, run: usize, index: usize, line: &PayLine) {
        if let Some(sum) = self.outcome.sums.get_mut(run) {
            *sum += line.amount;
        }
        let Self { positions, pairs, is_paid, .. } = self;
        let Some(position) = positions.get_mut(line.key() as usize) else { return };
        let at = *position.get_or_insert_with(|| {
            pairs.push([Side::default(); 2]);
            pairs.len() - 1
        });
        if let Some(side) = pairs.get_mut(at).and_then(|pair| pair.get_mut(run)) {
            side.add(index, line);
        }
        if let Some(is_paid) = is_paid.get_mut(line.person as usize) {
            *is_paid |= run == 1;
        }
    }

    fn judge(&mut self, runs: &PayRuns, [old, new]: [Side; 2]) {
        let difference = new.sum - old.sum;
        if difference == 0 && old.count == new.count {
            return;
        }
        let lines = old.count.max(new.count);
        let before = runs.before.get(old.line as usize).filter(|_| old.count > 0);
        let after = runs.after.get(new.line as usize).filter(|_| new.count > 0);
        let Some(line) = after.or(before).copied() else { return };
        let verdict = match (before, after) {
            (Some(before), Some(after)) if old.count == 1 && new.count == 1 => {
                self.cause_of(before, after).ok_or_else(|| diagnose(before.amount, after.amount))
            }
            (Some(_), Some(_)) if old.count == 1 && !new.is_mixed && new.first == old.first => Ok(Cause::Duplicate),
            (Some(_), None) if self.is_paid.get(line.person as usize) == Some(&false) => Ok(Cause::MissingPerson),
            _ => Err(Reason::Other),
        };
        let group = match verdict {
            Ok(cause) => {
                let lines = if cause == Cause::Duplicate { lines - 1 } else { lines };
                if let Some(total) = self.outcome.causes.get_mut(cause as usize) {
                    total.add(lines, difference);
                }
                cause as usize
            }
            Err(reason) => {
                self.outcome.unexplained.add(lines, difference);
                // Inserted in order: findings are few, and a sort is a tenth of the module.
                let findings = &mut self.outcome.findings;
                let at = findings.partition_point(|finding| finding.line.key() <= line.key());
                findings.insert(at, Finding { line, before: old.sum, after: new.sum, reason });
                CAUSES
            }
        };
        let sizes = self.outcome.departments.get_mut(usize::from(line.department));
        if let Some(size) = sizes.and_then(|sizes| sizes.get_mut(group)) {
            *size += difference.abs();
        }
    }

    /// Returns the cause that explains two lines of one key to the last cent.
    fn cause_of(&self, before: &PayLine, after: &PayLine) -> Option<Cause> {
        let is_due = |line: &PayLine| line.amount == line.due(Rounding::Nearest);
        let has_same_arrears = before.arrears == after.arrears;
        let has_same_basis = before.quantity == after.quantity && before.rate == after.rate;
        if has_same_basis && before.arrears == 0 && after.arrears != 0 && is_due(before) && is_due(after) {
            Some(Cause::RetroactivePay)
        } else if before.quantity == after.quantity
            && has_same_arrears
            && after.rate != before.rate
            && after.rate == self.rules.union_rate(before.rate)
            && is_due(before)
            && is_due(after)
        {
            Some(Cause::UnionRate)
        } else if has_same_basis && has_same_arrears && is_due(before) && after.amount == after.due(Rounding::CutOff) {
            Some(Cause::RoundingRule)
        } else {
            None
        }
    }
}

/// Compares two runs in one call.
pub fn compare(runs: &PayRuns, rules: Rules) -> Reconciliation {
    let mut comparison = Comparison::new(runs, rules);
    loop {
        if let Some(outcome) = comparison.advance(runs, usize::MAX) {
            return outcome;
        }
    }
}
