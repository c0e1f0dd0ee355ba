//! The filter of the openings, and the state of their groups.

use serde::Serialize;

use super::department::DepartmentGroup;
use super::job::{Job, JobOpening};
use super::location::{ALL_LOCATIONS, LocationChip};
use crate::site::{encode_value, parameter};
use crate::text::lower_case;

/// The state of the openings list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum JobFilterState {
    /// 'Loading job openings...'
    Loading,
    /// Groups with jobs.
    Listed,
    /// Jobs exist, but none matches the filters.
    NoHits,
    /// There are no jobs, or they could not be loaded.
    Empty,
}

/// A group with its matching jobs; groups without any are not listed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct JobGroup {
    /// The group's id.
    pub id: String,
    /// The group's heading.
    pub label: String,
    /// Number of matching jobs.
    pub count: usize,
    /// True if its jobs are shown. At most one group is open.
    pub open: bool,
    /// The matching jobs, in their original order.
    pub jobs: Vec<Job>,
}

/// The state of the filter, for the view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct JobFilterSnapshot {
    /// The search text as typed.
    pub query: String,
    /// The id of the selected chip, or [`ALL_LOCATIONS`].
    pub location: String,
    /// The state of the list.
    pub state: JobFilterState,
    /// Number of matching jobs in all groups.
    pub total: usize,
    /// The groups with matching jobs, in display order.
    pub groups: Vec<JobGroup>,
}

/// The open group, by index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OpenGroup {
    /// Opened automatically: this group while it has jobs, otherwise the first that has.
    Automatic(usize),
    /// Opened by the visitor. While it has no matching jobs, `stand_in` is open instead.
    Chosen { group: usize, stand_in: usize },
    /// Closed by the visitor, whatever the filters do.
    ClosedByVisitor,
}

/// The state machine of the openings list.
#[derive(Debug, Clone)]
pub struct JobFilter {
    /// `None` while loading.
    jobs: Option<Vec<JobOpening>>,
    query: String,
    /// In display order.
    departments: Vec<DepartmentGroup>,
    chips: Vec<LocationChip>,
    /// Index of the selected chip; `None` for all locations.
    location: Option<usize>,
    open: OpenGroup,
}

impl JobFilter {
    /// Creates a filter that waits for its jobs, from the `q` and `location` of the page's query string (without `?`).
    pub fn new(departments: Vec<DepartmentGroup>, chips: Vec<LocationChip>, address: &str) -> Self {
        let mut filter = Self {
            jobs: None,
            query: String::new(),
            departments,
            chips,
            location: None,
            open: OpenGroup::Automatic(0),
        };
        filter.read_address(address);
        filter
    }

    /// Sets the jobs once they are loaded.
    pub fn loaded(&mut self, jobs: Vec<JobOpening>) {
        self.jobs = Some(jobs);
        self.settle();
    }

    /// Sets the search text, without control characters, which an address drops too.
    pub fn set_query(&mut self, query: &str) {
        self.query = query.replace(char::is_control, "");
        self.settle();
    }

    /// Selects a chip by its id. An unknown id, such as [`ALL_LOCATIONS`], selects all locations.
    pub fn set_location(&mut self, id: &str) {
        self.location = LocationChip::find(&self.chips, id);
        self.settle();
    }

    /// Restores the filters from a query string, after navigation in the history.
    pub fn read_address(&mut self, address: &str) {
        self.query = parameter(address, "q").unwrap_or_default();
        self.set_location(parameter(address, "location").as_deref().unwrap_or(ALL_LOCATIONS));
    }

    /// Toggles a group by its id, and closes the previously open one. Ignores a group that is not listed.
    pub fn toggle(&mut self, id: &str) {
        let named = self.departments.iter().position(|group| group.id == id);
        let Some(group) = named.filter(|&group| self.has_hits(group)) else { return };
        self.open = if self.open_group() == Some(group) {
            OpenGroup::ClosedByVisitor
        } else {
            OpenGroup::Chosen { group, stand_in: group }
        };
    }

    /// Returns the query string (without `?`) that restores the filters; empty without any.
    pub fn address(&self) -> String {
        let query = self.query.trim();
        let mut address = String::new();
        if !query.is_empty() {
            address.push_str("q=");
            address.push_str(&encode_value(query));
        }
        if let Some(chip) = self.chip() {
            address.push_str(if address.is_empty() { "location=" } else { "&location=" });
            address.push_str(&encode_value(&chip.id));
        }
        address
    }

    pub fn snapshot(&self) -> JobFilterSnapshot {
        let groups: Vec<_> = (0..self.departments.len()).filter_map(|group| self.group(group)).collect();
        let total = groups.iter().map(|group| group.count).sum();
        let state = match &self.jobs {
            None => JobFilterState::Loading,
            Some(jobs) if jobs.is_empty() => JobFilterState::Empty,
            Some(_) if total == 0 => JobFilterState::NoHits,
            Some(_) => JobFilterState::Listed,
        };
        let location = self.chip().map_or(ALL_LOCATIONS, |chip| &chip.id).to_owned();
        JobFilterSnapshot { query: self.query.clone(), location, state, total, groups }
    }

    fn chip(&self) -> Option<&LocationChip> {
        self.chips.get(self.location?)
    }

    fn group(&self, group: usize) -> Option<JobGroup> {
        let DepartmentGroup { id, label, .. } = self.departments.get(group)?;
        let jobs: Vec<_> = self.hits(group).map(JobOpening::view).collect();
        (!jobs.is_empty()).then(|| JobGroup {
            id: id.clone(),
            label: label.clone(),
            count: jobs.len(),
            open: self.open_group() == Some(group),
            jobs,
        })
    }

    const fn open_group(&self) -> Option<usize> {
        match self.open {
            OpenGroup::Automatic(open) | OpenGroup::Chosen { stand_in: open, .. } => Some(open),
            OpenGroup::ClosedByVisitor => None,
        }
    }

    /// Reopens the visitor's group once it has jobs again, and opens the first listed group when the open one has none.
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

    /// Returns the group if it has jobs, otherwise the first that has; the group itself if none has any.
    fn listed_or_first(&self, group: usize) -> usize {
        if self.has_hits(group) {
            return group;
        }
        (0..self.departments.len()).find(|&other| self.has_hits(other)).unwrap_or(group)
    }

    fn has_hits(&self, group: usize) -> bool {
        self.hits(group).next().is_some()
    }

    fn hits(&self, group: usize) -> impl Iterator<Item = &JobOpening> {
        let query = lower_case(self.query.trim());
        self.jobs.iter().flatten().filter(move |job| {
            DepartmentGroup::find(&self.departments, job.department_name.as_deref().unwrap_or_default()) == Some(group)
                && self.chip().is_none_or(|chip| chip.matches(job.location_names()))
                && lower_case(&job.title).contains(&query)
        })
    }
}
