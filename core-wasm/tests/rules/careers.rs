//! Openings: departments, filters, groups, and the state in the address.

use crate::common::{json, load};
use core_wasm::careers::{DepartmentGroup, JobFilter, JobFilterSnapshot, JobOpening, LocationChip};
use serde::Deserialize;
use serde_json::{Value, json as object};

#[derive(Deserialize)]
struct Vectors {
    groups: Vec<DepartmentGroup>,
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
        Event::Toggle(id) => filter.toggle(id),
        Event::Address(address) => filter.read_address(address),
    }
}

/// Formats a snapshot with one line per group, as in the vectors.
fn summary(filter: &JobFilter) -> Value {
    let JobFilterSnapshot { query, location, state, total, groups } = filter.snapshot();
    assert_eq!(total, groups.iter().map(|group| group.count).sum::<usize>());
    let line = |group: &core_wasm::careers::JobGroup| {
        assert_eq!(group.count, group.jobs.len());
        format!("{} {}{}", group.id, group.count, if group.open { " open" } else { "" })
    };
    let lines: Vec<_> = groups.iter().map(line).collect();
    object!({"state": state, "groups": lines, "address": filter.address(), "query": query, "location": location})
}

#[test]
fn the_filter_follows_its_events() {
    let Vectors { groups, chips, jobs, filters, .. } = load("careers.json");
    for case in filters {
        let mut filter = JobFilter::new(groups.clone(), chips.clone(), &case.address);
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
    let Vectors { groups, departments, .. } = load("careers.json");
    for case in departments {
        assert_eq!(group_of(&groups, &case.name).as_deref(), Some(case.expect.as_str()), "{}", case.name);
    }
}

/// Returns the id of the group that lists a job of a department.
fn group_of(groups: &[DepartmentGroup], department: &str) -> Option<String> {
    let job = object!({"id": "1", "title": "A job", "departmentName": department});
    let mut filter = JobFilter::new(groups.to_vec(), Vec::new(), "");
    filter.loaded(vec![serde_json::from_value(job).expect("a job")]);
    filter.snapshot().groups.pop().map(|group| group.id)
}

fn group(id: &str, words: &[&str]) -> DepartmentGroup {
    DepartmentGroup {
        id: id.to_owned(),
        label: id.to_uppercase(),
        words: words.iter().map(|word| (*word).to_owned()).collect(),
    }
}

#[test]
fn department_of_no_word_falls_into_the_group_without_words_or_the_last() {
    let first = [group("others", &[]), group("yard", &["boat", "SAIL"])];
    assert_eq!(group_of(&first, "Sailmaking").as_deref(), Some("yard"));
    assert_eq!(group_of(&first, "Office").as_deref(), Some("others"));
    let all_with_words = [group("yard", &["boat"]), group("office", &["account"])];
    assert_eq!(group_of(&all_with_words, "Legal").as_deref(), Some("office"));
    assert_eq!(group_of(&[], "Legal"), None);
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
    JobFilter::new(Vec::new(), chips, address).address()
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
    let Vectors { groups, jobs, .. } = load("careers.json");
    let mut filter = JobFilter::new(groups, vec![chip("anywhere", &[])], "location=anywhere");
    filter.loaded(jobs.clone());
    assert_eq!(filter.snapshot().total, jobs.len());
    assert_eq!(filter.snapshot().location, "anywhere");
}

#[test]
fn a_snapshot_serialises_as_the_page_reads_it() {
    let mut filter = JobFilter::new(groups(), chips(), "q=hcm");
    filter.loaded(load::<Vectors>("careers.json").jobs);
    let job = object!({
        "id": "4", "title": "Oracle HCM Consultant", "experience": "5 years", "locations": "Porto, Norte", "url": null,
    });
    assert_eq!(
        json(filter.snapshot()),
        object!({
            "query": "hcm", "location": "all", "state": "listed", "total": 1,
            "groups": [{"id": "oracle", "label": "Oracle", "count": 1, "open": true, "jobs": [job]}],
        })
    );
}

fn groups() -> Vec<DepartmentGroup> {
    load::<Vectors>("careers.json").groups
}

fn chips() -> Vec<LocationChip> {
    load::<Vectors>("careers.json").chips
}
