//! Openings: departments, filters, groups, and the state in the address.

use crate::common::{json, load};
use core_wasm::careers::{Department, JobFilter, JobFilterSnapshot, JobOpening, LocationChip};
use serde::Deserialize;
use serde_json::{Value, json as object};

#[derive(Deserialize)]
struct Vectors {
    chips: Vec<LocationChip>,
    jobs: Vec<JobOpening>,
    filters: Vec<FilterCase>,
    departments: Vec<DepartmentCase>,
    views: Vec<ViewCase>,
}

#[derive(Deserialize)]
struct FilterCase {
    name: String,
    address: String,
    jobs: Option<String>,
    events: Vec<Event>,
    expect: Value,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Event {
    Query(String),
    Location(String),
    Toggle(String),
    Address(String),
}

#[derive(Deserialize)]
struct DepartmentCase {
    name: String,
    expect: String,
}

#[derive(Deserialize)]
struct ViewCase {
    name: String,
    job: JobOpening,
    expect: Value,
}

fn apply(filter: &mut JobFilter, event: &Event) {
    match event {
        Event::Query(text) => filter.set_query(text),
        Event::Location(id) => filter.set_location(id),
        Event::Toggle(id) => {
            let department = Department::ALL.into_iter().find(|department| json(department) == *id);
            filter.toggle(department.expect("a group"));
        }
        Event::Address(address) => filter.read_address(address),
    }
}

/// Formats a snapshot with one line per group, as in the vectors.
fn summary(filter: &JobFilter) -> Value {
    let JobFilterSnapshot { query, location, state, total, groups } = filter.snapshot();
    assert_eq!(total, groups.iter().map(|group| group.count).sum::<usize>());
    let line = |group: &core_wasm::careers::JobGroup| {
        assert_eq!(group.count, group.jobs.len());
        assert_eq!(group.label, group.department.label());
        let department = json(group.department);
        let department = department.as_str().expect("a group's name");
        format!("{department} {}{}", group.count, if group.open { " open" } else { "" })
    };
    let lines: Vec<_> = groups.iter().map(line).collect();
    object!({"state": state, "groups": lines, "address": filter.address(), "query": query, "location": location})
}

#[test]
fn the_filter_follows_its_events() {
    let Vectors { chips, jobs, filters, .. } = load("careers.json");
    for case in filters {
        let mut filter = JobFilter::new(chips.clone(), &case.address);
        match case.jobs.as_deref() {
            None => {}
            Some("none") => filter.loaded(vec![]),
            Some(_) => filter.loaded(jobs.clone()),
        }
        case.events.iter().for_each(|event| apply(&mut filter, event));
        assert_eq!(summary(&filter), case.expect, "{}", case.name);
    }
}

#[test]
fn departments_fall_into_their_groups() {
    for case in load::<Vectors>("careers.json").departments {
        assert_eq!(json(Department::of(&case.name)), case.expect, "{}", case.name);
    }
}

#[test]
fn jobs_are_shown_with_their_defaults() {
    for case in load::<Vectors>("careers.json").views {
        assert_eq!(json(case.job.view()), case.expect, "{}", case.name);
    }
}

fn chip(id: &str, names: &[&str]) -> LocationChip {
    LocationChip {
        id: id.to_owned(),
        label: id.to_owned(),
        names: names.iter().map(|name| (*name).to_owned()).collect(),
    }
}

fn address_of(chips: Vec<LocationChip>, address: &str) -> String {
    JobFilter::new(chips, address).address()
}

#[test]
fn the_id_of_a_chip_precedes_the_name_of_another() {
    let chips = vec![chip("coast", &["Porto"]), chip("porto", &["Oporto"])];
    assert_eq!(address_of(chips.clone(), "location=PORTO"), "location=porto");
    assert_eq!(address_of(chips.clone(), "location=oporto"), "location=porto");
    assert_eq!(address_of(chips, "location=Madrid"), "");
}

#[test]
fn an_id_goes_into_the_address_escaped() {
    assert_eq!(address_of(vec![chip("são paulo", &[])], "location=S%C3%83O+PAULO"), "location=s%C3%A3o+paulo");
}

#[test]
fn all_selects_every_location_with_any_chips() {
    assert_eq!(address_of(vec![chip("all", &["Porto"])], "location=all"), "");
    assert_eq!(address_of(Vec::new(), "location=porto"), "");
}

#[test]
fn a_chip_without_names_counts_every_job() {
    let Vectors { jobs, .. } = load("careers.json");
    let mut filter = JobFilter::new(vec![chip("anywhere", &[])], "location=anywhere");
    filter.loaded(jobs.clone());
    assert_eq!(filter.snapshot().total, jobs.len());
    assert_eq!(filter.snapshot().location, "anywhere");
}

#[test]
fn departments_have_their_labels() {
    assert_eq!(Department::ALL.map(Department::label), ["Engineering", "Marketing", "Oracle", "Other Departments"]);
}

#[test]
fn a_snapshot_serialises_as_the_page_reads_it() {
    let mut filter = JobFilter::new(chips(), "q=hcm");
    filter.loaded(load::<Vectors>("careers.json").jobs);
    let job = object!({
        "id": "4", "title": "Oracle HCM Consultant", "experience": "5 years", "locations": "Porto, Norte", "url": null,
    });
    assert_eq!(
        json(filter.snapshot()),
        object!({
            "query": "hcm", "location": "all", "state": "listed", "total": 1,
            "groups": [{"department": "oracle", "label": "Oracle", "count": 1, "open": true, "jobs": [job]}],
        })
    );
}

fn chips() -> Vec<LocationChip> {
    load::<Vectors>("careers.json").chips
}
