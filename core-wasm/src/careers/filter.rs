//! The filter over the openings, and which of their groups is open.

use serde::Serialize;

use super::department::Department;
use super::job::{Job, JobOpening};
use super::location::Location;
use crate::site::{encode_value, parameter};
use crate::text::{contains, lower_case};

/// What the list of openings shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum JobFilterState {
    /// 'Loading job openings...'
    Loading,
    /// Groups with jobs.
    Listed,
    /// There are jobs, but none passes the filters.
    NoHits,
    /// There are no jobs at all, or they could not be had.
    Empty,
}

/// A group with the jobs that pass the filters; groups without are not listed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct JobGroup {
    /// Which one.
    pub department: Department,
    /// Its heading.
    pub label: &'static str,
    /// How many jobs pass the filters.
    pub count: usize,
    /// Whether its jobs are shown. At most one group is open.
    pub open: bool,
    /// The jobs that pass the filters, in the order in which they came.
    pub jobs: Vec<Job>,
}

/// The filter as the page shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct JobFilterSnapshot {
    /// Search text as typed.
    pub query: String,
    /// The chosen chip.
    pub location: Location,
    /// What the list shows.
    pub state: JobFilterState,
    /// How many jobs pass the filters, over all groups.
    pub total: usize,
    /// The groups that have such jobs, in order.
    pub groups: Vec<JobGroup>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OpenGroup {
    /// Opened by the page: this group, as long as it has jobs; then the first that has.
    Automatic(Department),
    /// Opened by the visitor. While the filters leave it without jobs, `stand_in` is open in its place.
    Chosen { group: Department, stand_in: Department },
    /// None, because the visitor has closed the open one. It stays so whatever the filters do.
    ClosedByVisitor,
}

/// The machine behind the openings: events in, [`JobFilterSnapshot`] out.
#[derive(Debug, Clone)]
pub struct JobFilter {
    /// `None` while loading.
    jobs: Option<Vec<JobOpening>>,
    query: String,
    location: Location,
    open: OpenGroup,
}

impl JobFilter {
    /// A filter that waits for its jobs, set as the page's query string (without `?`) says: `q` and `location`.
    #[must_use]
    pub fn new(address: &str) -> Self {
        let mut filter = Self {
            jobs: None,
            query: String::new(),
            location: Location::All,
            open: OpenGroup::Automatic(Department::Engineering),
        };
        filter.read_address(address);
        filter
    }

    /// The jobs have come.
    pub fn loaded(&mut self, jobs: Vec<JobOpening>) {
        self.jobs = Some(jobs);
        self.settle();
    }

    /// The jobs cannot be had: loading ends without any. Jobs that are there already stay.
    pub fn failed(&mut self) {
        self.jobs.get_or_insert_default();
    }

    /// The search text has changed.
    pub fn set_query(&mut self, query: &str) {
        query.clone_into(&mut self.query);
        self.settle();
    }

    /// A chip has been chosen.
    pub fn set_location(&mut self, location: Location) {
        self.location = location;
        self.settle();
    }

    /// Both filters are off.
    pub fn clear(&mut self) {
        self.query.clear();
        self.set_location(Location::All);
    }

    /// The visitor has gone back or forward: the filters are as the query string says.
    pub fn read_address(&mut self, address: &str) {
        self.query = parameter(address, "q").unwrap_or_default();
        self.location = parameter(address, "location").and_then(|id| Location::from_id(&id)).unwrap_or_default();
        self.settle();
    }

    /// A group's heading has been clicked: an open group closes, another opens in its place. A group that is not
    /// listed has no heading.
    pub fn toggle(&mut self, department: Department) {
        if !self.has_hits(department) {
            return;
        }
        self.open = if self.open_group() == Some(department) {
            OpenGroup::ClosedByVisitor
        } else {
            OpenGroup::Chosen { group: department, stand_in: department }
        };
    }

    /// The query string (without `?`) that leads back to these filters; empty when both are off.
    #[must_use]
    pub fn address(&self) -> String {
        let query = self.query.trim();
        let mut address = String::new();
        if !query.is_empty() {
            address.push_str("q=");
            address.push_str(&encode_value(query));
        }
        if self.location != Location::All {
            address.push_str(if address.is_empty() { "location=" } else { "&location=" });
            address.push_str(self.location.id());
        }
        address
    }

    /// What the page shows.
    #[must_use]
    pub fn snapshot(&self) -> JobFilterSnapshot {
        let groups: Vec<_> = Department::ALL.into_iter().filter_map(|department| self.group(department)).collect();
        let total = groups.iter().map(|group| group.count).sum();
        let state = match &self.jobs {
            None => JobFilterState::Loading,
            Some(jobs) if jobs.is_empty() => JobFilterState::Empty,
            Some(_) if total == 0 => JobFilterState::NoHits,
            Some(_) => JobFilterState::Listed,
        };
        JobFilterSnapshot { query: self.query.clone(), location: self.location, state, total, groups }
    }

    fn group(&self, department: Department) -> Option<JobGroup> {
        let jobs: Vec<_> = self.hits(department).map(JobOpening::view).collect();
        (!jobs.is_empty()).then(|| JobGroup {
            department,
            label: department.label(),
            count: jobs.len(),
            open: self.open_group() == Some(department),
            jobs,
        })
    }

    const fn open_group(&self) -> Option<Department> {
        match self.open {
            OpenGroup::Automatic(open) | OpenGroup::Chosen { stand_in: open, .. } => Some(open),
            OpenGroup::ClosedByVisitor => None,
        }
    }

    /// Opens the group that the visitor chose as soon as it has jobs, and the first that has when the open one has none.
    fn settle(&mut self) {
        match self.open {
            OpenGroup::Automatic(open) => self.open = OpenGroup::Automatic(self.listed_or_first(open)),
            OpenGroup::Chosen { group, stand_in } => {
                let stand_in = if self.has_hits(group) { group } else { self.listed_or_first(stand_in) };
                self.open = OpenGroup::Chosen { group, stand_in };
            }
            OpenGroup::ClosedByVisitor => {}
        }
    }

    /// The given group if it has jobs, else the first that has; the given one when none has any.
    fn listed_or_first(&self, department: Department) -> Department {
        if self.has_hits(department) {
            return department;
        }
        Department::ALL.into_iter().find(|&other| self.has_hits(other)).unwrap_or(department)
    }

    fn has_hits(&self, department: Department) -> bool {
        self.hits(department).next().is_some()
    }

    fn hits(&self, department: Department) -> impl Iterator<Item = &JobOpening> {
        let query = lower_case(self.query.trim());
        self.jobs.iter().flatten().filter(move |job| {
            Department::of(job.department_name.as_deref().unwrap_or_default()) == department
                && self.location.matches(job.location_names())
                && contains(&lower_case(&job.title), &query)
        })
    }
}
