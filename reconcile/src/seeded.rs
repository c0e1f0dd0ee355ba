//! Two synthetic pay runs generated from a seed, with planted causes. Departments have positions on a map, so that a
//! cause has a location.

use crate::compare::Rules;
use crate::lines::{Component, DEPARTMENTS, MAP_WIDTH, PayLine, PayRuns};
use crate::money::Rounding;
use crate::random::Random;

/// Number of employees.
pub const PEOPLE: u32 = 5_000;
/// Lines of either run.
pub const LINES: usize = PEOPLE as usize * Component::ALL.len();
/// Seed of the site's own runs.
pub const SEED: u64 = 2_027;

/// Number of the first employee.
const FIRST_PERSON: u32 = 10_001;
/// Positions of the departments whose first employee is missing.
const MISSING_AT: [(i64, i64); MISSING] = [(9, 21), (22, 13), (31, 26), (30, 12), (44, 27), (46, 6), (54, 19), (37, 4)];
const MISSING: usize = 8;
/// Lines that are paid twice: as many as are missing, so that both runs have the same length.
const DUPLICATES: u32 = (MISSING * Component::ALL.len()) as u32;
/// Centre of the batch that was paid twice, and its radius, in departments.
const BATCH_AT: (i64, i64) = (25, 23);
const BATCH_RADIUS: i64 = 5;

/// The generation of a pair of runs, in progress.
#[derive(Debug, Clone)]
pub struct Seeding {
    seed: u64,
    person: u32,
    duplicates: u32,
    runs: PayRuns,
}

impl Seeding {
    /// Creates empty runs.
    pub fn new(seed: u64) -> Self {
        let runs = PayRuns { before: Vec::with_capacity(LINES), after: Vec::with_capacity(LINES) };
        Self { seed, person: 0, duplicates: 0, runs }
    }

    /// Generates the lines of a number of employees. Returns the runs once complete.
    pub fn advance(&mut self, people: u32) -> Option<PayRuns> {
        for _ in 0..people {
            if self.person == PEOPLE {
                self.shuffle();
                return Some(std::mem::take(&mut self.runs));
            }
            self.pay(self.person);
            self.person += 1;
        }
        None
    }

    fn pay(&mut self, person: u32) {
        let department = department_of(person);
        let (x, y) = ((department % MAP_WIDTH) as i64, (department / MAP_WIDTH) as i64);
        let mut random = Random::new(self.seed ^ (u64::from(person) << 20));
        // From 21.00 to 61.00 an hour, with a fraction of a cent, as results from a yearly salary.
        let rate = 210_000 + random.below(400_000) as i64;
        let overtime = random.below(2_400) as i32 + 100;
        let night = random.below(4_800) as i32 + 100;
        let is_first = person == 0 || department_of(person - 1) < department;
        let is_missing = is_first && MISSING_AT.contains(&(x, y));
        for component in Component::ALL {
            let (quantity, rate) = match component {
                Component::Salary => (16_000, rate),
                Component::Overtime => (overtime, rate * 3 / 2),
                Component::ShiftAllowance => (night, rate / 7),
                Component::Pension => (16_000, -rate * 61 / 1_000),
                Component::HealthPlan => (100, -(21_000 + random.below(900) as i64 * 7) * 100),
            };
            let mut before = PayLine {
                number: 0,
                person: FIRST_PERSON + person,
                department: department as u16,
                component,
                quantity,
                rate,
                arrears: 0,
                amount: 0,
            };
            before.amount = before.due(Rounding::Nearest);
            self.runs.before.push(before);
            if is_missing {
                continue;
            }
            let after = paid_after(before, x, y, &mut random);
            self.runs.after.push(after);
            if after == before && component == Component::Overtime && self.is_in_batch(x, y) {
                self.duplicates += 1;
                self.runs.after.push(after);
            }
        }
    }

    const fn is_in_batch(&self, x: i64, y: i64) -> bool {
        let (east, south) = (x - BATCH_AT.0, y - BATCH_AT.1);
        self.duplicates < DUPLICATES && east * east + south * south <= BATCH_RADIUS * BATCH_RADIUS
    }

    /// Shuffles the lines, since two systems export in different orders.
    fn shuffle(&mut self) {
        let mut random = Random::new(self.seed);
        for run in [&mut self.runs.before, &mut self.runs.after] {
            for last in (1..run.len()).rev() {
                run.swap(last, random.below(last as u64 + 1) as usize);
            }
            for (line, number) in run.iter_mut().zip(1..) {
                line.number = number;
            }
        }
    }
}

const fn department_of(person: u32) -> usize {
    person as usize * DEPARTMENTS / PEOPLE as usize
}

/// Returns a line as the new system pays it.
fn paid_after(before: PayLine, x: i64, y: i64, random: &mut Random) -> PayLine {
    let mut line = before;
    let is_worked = matches!(line.component, Component::Salary | Component::Overtime);
    let swell = swell(x, y);
    if is_worked && swell > 0 && random.below(100) < 88 {
        // Cubed, since the field shows cube roots: the arrears appear as a dome.
        let share = swell * swell / 1_000 * swell / 1_000 * (170 + random.below(60) as i64);
        line.arrears = line.amount * share / 1_000_000 + 1;
        line.amount += line.arrears;
    } else if line.component == Component::Salary && is_on_ridge(x, y) {
        line.rate = Rules::EXACT.union_rate(line.rate);
        line.amount = line.due(Rounding::Nearest);
    } else if matches!(line.component, Component::ShiftAllowance | Component::Pension) && (x * 7 + y * 13) % 5 < 3 {
        line.amount = line.due(Rounding::CutOff);
    }
    line
}

/// Returns the weight of retroactive pay at a position, in thousandths: two smooth hills.
const fn swell(x: i64, y: i64) -> i64 {
    let first = hill(x - 39, y - 17, 13, 8);
    let second = hill(x - 15, y - 12, 9, 6);
    if first > second { first } else { second }
}

const fn hill(east: i64, south: i64, width: i64, depth: i64) -> i64 {
    1_000 - 1_000 * east * east / (width * width) - 1_000 * south * south / (depth * depth)
}

/// Returns true on a winding ridge of departments with union members.
const fn is_on_ridge(x: i64, y: i64) -> bool {
    let line = 6 + (x - 34).abs() / 3;
    let distance = (y - line).abs();
    distance <= 2 && x > 22
}

/// Generates both runs of a seed in one call.
pub fn seeded(seed: u64) -> PayRuns {
    let mut seeding = Seeding::new(seed);
    loop {
        if let Some(runs) = seeding.advance(PEOPLE) {
            return runs;
        }
    }
}
