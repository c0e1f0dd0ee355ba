//! Enums for JavaScript, as TypeScript unions of their names.

use wasm_bindgen::prelude::*;

use crate::{diagnosis, lines};

/// A pay component.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum Component {
    Salary = "salary",
    Overtime = "overtime",
    ShiftAllowance = "shiftAllowance",
    Pension = "pension",
    HealthPlan = "healthPlan",
}

impl From<lines::Component> for Component {
    fn from(component: lines::Component) -> Self {
        match component {
            lines::Component::Salary => Self::Salary,
            lines::Component::Overtime => Self::Overtime,
            lines::Component::ShiftAllowance => Self::ShiftAllowance,
            lines::Component::Pension => Self::Pension,
            lines::Component::HealthPlan => Self::HealthPlan,
        }
    }
}

/// The reason of a planted error.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum Reason {
    DigitsSwapped = "digitsSwapped",
    PointMoved = "pointMoved",
    SignReversed = "signReversed",
    Other = "other",
}

impl From<diagnosis::Reason> for Reason {
    fn from(reason: diagnosis::Reason) -> Self {
        match reason {
            diagnosis::Reason::DigitsSwapped => Self::DigitsSwapped,
            diagnosis::Reason::PointMoved => Self::PointMoved,
            diagnosis::Reason::SignReversed => Self::SignReversed,
            diagnosis::Reason::Other => Self::Other,
        }
    }
}
