//! The openings on the careers page: departments, search, location chips.

mod department;
mod filter;
mod job;
mod location;

pub use department::DepartmentGroup;
pub use filter::{JobFilter, JobFilterSnapshot, JobFilterState, JobGroup};
pub use job::{Job, JobLocation, JobOpening, NOT_AVAILABLE};
pub use location::{ALL_LOCATIONS, LocationChip};
