//! Openings: departments, filters, groups, the state in the address.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{json, load};
use core_wasm::careers::{Department, Job, JobFilter, JobFilterSnapshot, JobOpening, Location};
use proptest::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json as object};

#[derive(Deserialize)]
struct Vectors {
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
    Clear(()),
    Failed(()),
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
        Event::Location(id) => filter.set_location(Location::from_id(id).expect("a chip")),
        Event::Toggle(id) => filter.toggle(Department::from_id(id).expect("a group")),
        Event::Address(address) => filter.read_address(address),
        Event::Clear(()) => filter.clear(),
        Event::Failed(()) => filter.failed(),
    }
}

/// A snapshot with each group in a line, as the vectors have it.
fn summary(filter: &JobFilter) -> Value {
    let JobFilterSnapshot { query, location, state, total, groups } = filter.snapshot();
    assert_eq!(total, groups.iter().map(|group| group.count).sum::<usize>());
    let line = |group: &core_wasm::careers::JobGroup| {
        assert_eq!(group.count, group.jobs.len());
        assert_eq!(group.label, group.department.label());
        format!("{} {}{}", group.department.id(), group.count, if group.open { " open" } else { "" })
    };
    let lines: Vec<_> = groups.iter().map(line).collect();
    object!({"state": state, "groups": lines, "address": filter.address(), "query": query, "location": location})
}

#[test]
fn the_filter_follows_its_events() {
    let Vectors { jobs, filters, .. } = load("careers.json");
    for case in filters {
        let mut filter = JobFilter::new(&case.address);
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
        assert_eq!(Department::of(&case.name).id(), case.expect, "{}", case.name);
    }
}

#[test]
fn jobs_are_shown_with_their_defaults() {
    for case in load::<Vectors>("careers.json").views {
        assert_eq!(json::<Job>(&case.job.view()), case.expect, "{}", case.name);
    }
}

#[test]
fn a_chip_is_read_from_the_address_case_aside() {
    for chip in Location::ALL {
        assert_eq!(Location::from_id(&chip.id().to_uppercase()), Some(chip));
    }
    assert_eq!(Location::from_id("bengaluru"), Some(Location::Bangalore));
    assert_eq!(Location::from_id("Dubai"), None);
}

#[test]
fn labels_are_the_specifications() {
    assert_eq!(Department::ALL.map(Department::label), ["Engineering", "Marketing", "Oracle", "Other Departments"]);
    assert_eq!(Location::ALL.map(Location::label), ["All", "Kochi", "Bangalore"]);
    assert_eq!(Department::from_id("Engineering"), None);
}

#[test]
fn a_snapshot_crosses_as_the_page_reads_it() {
    let mut filter = JobFilter::new("q=hcm");
    filter.loaded(load::<Vectors>("careers.json").jobs);
    let job = object!({
        "id": "4", "title": "Oracle HCM Consultant", "experience": "5 years", "locations": "Kochi, Kerala", "url": null,
    });
    assert_eq!(
        json(&filter.snapshot()),
        object!({
            "query": "hcm", "location": "all", "state": "listed", "total": 1,
            "groups": [{"department": "oracle", "label": "Oracle", "count": 1, "open": true, "jobs": [job]}],
        })
    );
}

fn any_job() -> impl Strategy<Value = JobOpening> {
    let name = prop_oneof![Just("Kochi"), Just("BENGALURU"), Just("Bangalore"), Just("Dubai"), Just(" ")];
    let department = prop_oneof![Just("Engineering"), Just("Market"), Just("Oracle"), Just("People")];
    (".{0,8}", proptest::option::of(department), proptest::collection::vec(name, 0..3)).prop_map(
        |(title, department, names)| {
            let locations: Vec<_> = names.into_iter().map(|name| object!({"name": name})).collect();
            serde_json::from_value(object!({
                "id": "1", "title": title, "departmentName": department, "jobLocations": locations,
            }))
            .expect("a job")
        },
    )
}

fn any_event() -> impl Strategy<Value = Event> {
    prop_oneof![
        ".{0,2}".prop_map(Event::Query),
        prop_oneof![Just("all"), Just("kochi"), Just("bangalore")].prop_map(|id| Event::Location(id.into())),
        prop_oneof![Just("engineering"), Just("marketing"), Just("oracle"), Just("other")]
            .prop_map(|id| Event::Toggle(id.into())),
        ".{0,20}".prop_map(Event::Address),
        Just(Event::Clear(())),
        Just(Event::Failed(())),
    ]
}

proptest! {
    #[test]
    fn whatever_happens_counts_sum_and_one_group_at_most_is_open(
        jobs in proptest::collection::vec(any_job(), 0..12),
        events in proptest::collection::vec(any_event(), 0..12),
    ) {
        let mut filter = JobFilter::new("");
        filter.loaded(jobs.clone());
        for event in events {
            apply(&mut filter, &event);
            let snapshot = filter.snapshot();
            prop_assert_eq!(snapshot.total, snapshot.groups.iter().map(|group| group.jobs.len()).sum::<usize>());
            prop_assert!(snapshot.groups.iter().all(|group| group.count > 0 && group.count == group.jobs.len()));
            prop_assert!(snapshot.groups.iter().filter(|group| group.open).count() <= 1);
        }
        filter.clear();
        prop_assert_eq!(filter.snapshot().total, jobs.len());
    }

    #[test]
    fn the_address_leads_back_to_the_same_jobs(
        jobs in proptest::collection::vec(any_job(), 0..12),
        query in ".{0,6}",
        location in prop_oneof![Just("all"), Just("kochi"), Just("bangalore")],
    ) {
        let mut filter = JobFilter::new("");
        filter.loaded(jobs.clone());
        filter.set_query(&query);
        filter.set_location(Location::from_id(location).expect("a chip"));
        let mut again = JobFilter::new(&filter.address());
        again.loaded(jobs);
        prop_assert_eq!(again.address(), filter.address());
        prop_assert_eq!(again.snapshot().groups, filter.snapshot().groups);
    }
}
