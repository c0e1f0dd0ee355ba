//! Lines of a pay run.

use crate::money::Rounding;

/// Departments from west to east.
pub const MAP_WIDTH: usize = 60;
/// Departments from north to south.
pub const MAP_HEIGHT: usize = 32;
/// Number of departments.
pub const DEPARTMENTS: usize = MAP_WIDTH * MAP_HEIGHT;

/// A pay component: an element of a payslip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Component {
    /// Pay for scheduled hours.
    Salary,
    /// Pay for hours beyond the schedule.
    Overtime,
    /// An allowance for evening and night hours.
    ShiftAllowance,
    /// The employee's pension contribution; a deduction.
    Pension,
    /// The premium of the health plan; a deduction.
    HealthPlan,
}

impl Component {
    /// Every component, in the order of a payslip.
    pub const ALL: [Self; 5] = [Self::Salary, Self::Overtime, Self::ShiftAllowance, Self::Pension, Self::HealthPlan];
}

/// A line of a pay run. Amounts are in cents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PayLine {
    /// Position in the exported run, from 1.
    pub number: u32,
    /// The employee's number.
    pub person: u32,
    /// The department's number, from 0.
    pub department: u16,
    pub component: Component,
    /// Hours or pieces, in hundredths.
    pub quantity: i32,
    /// Pay per unit, in hundredths of a cent.
    pub rate: i64,
    /// Part of the amount that is due for earlier periods.
    pub arrears: i64,
    pub amount: i64,
}

impl PayLine {
    /// Returns the key by which lines of two runs are matched: person and component.
    pub const fn key(&self) -> u32 {
        self.person.wrapping_mul(8) | self.component as u32
    }

    /// Returns the amount that results from quantity, rate and arrears with a rounding mode.
    pub fn due(&self, rounding: Rounding) -> i64 {
        rounding.product(self.quantity, self.rate) + self.arrears
    }
}

/// Two pay runs of the same period, from two systems.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PayRuns {
    /// The run of the current system.
    pub before: Vec<PayLine>,
    /// The run of the new system.
    pub after: Vec<PayLine>,
}
