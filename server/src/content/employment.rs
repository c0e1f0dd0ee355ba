//! How somebody is employed.

use serde::Serialize;

/// The kinds of employment that a job may name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub enum EmploymentType {
    /// All of the week; what a job is that does not say.
    #[default]
    FullTime,
    /// A part of the week.
    PartTime,
    /// For a project or a term, on a contract.
    Contract,
    /// While learning.
    Internship,
    /// For a short while.
    Temporary,
}

impl EmploymentType {
    /// Every kind.
    pub const ALL: [Self; 5] = [Self::FullTime, Self::PartTime, Self::Contract, Self::Internship, Self::Temporary];

    /// The word in files, in the database and in schema.org's `employmentType`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::FullTime => "FULL_TIME",
            Self::PartTime => "PART_TIME",
            Self::Contract => "CONTRACTOR",
            Self::Internship => "INTERN",
            Self::Temporary => "TEMPORARY",
        }
    }

    /// What visitors read.
    pub const fn label(self) -> &'static str {
        match self {
            Self::FullTime => "Full-time",
            Self::PartTime => "Part-time",
            Self::Contract => "Contract",
            Self::Internship => "Internship",
            Self::Temporary => "Temporary",
        }
    }

    /// The kind of a word.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == word)
    }
}
