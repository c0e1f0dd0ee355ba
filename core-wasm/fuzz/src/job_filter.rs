//! The filter of job openings.

use super::input::Input;
use core_wasm::careers::{DepartmentGroup, JobFilter, JobLocation, JobOpening, LocationChip};

/// Checks that at most one group is open, none is empty, counts add up, and the address restores the same filters and
/// jobs.
pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    let chips: Vec<_> = (0..input.byte() % 5).map(|number| chip(number, &mut input)).collect();
    let groups: Vec<_> = (0..input.byte() % 5).map(|number| group(number, &mut input)).collect();
    let mut filter = JobFilter::new(groups.clone(), chips.clone(), &input.text());
    let mut jobs = None;
    while let Some(event) = input.event(5) {
        match event {
            0 => {
                let all: Vec<_> = (0..input.byte() % 8).map(|_| opening(&mut input)).collect();
                filter.loaded(all.clone());
                jobs = Some(all);
            }
            1 => filter.set_query(&input.text()),
            2 => filter.set_location(&format!("chip-{}", input.byte() % 6)),
            3 => filter.toggle(&format!("group-{}", input.byte() % 6)),
            _ => filter.read_address(&input.text()),
        }
        let snapshot = filter.snapshot();
        assert!(snapshot.groups.iter().filter(|group| group.open).count() <= 1);
        assert!(snapshot.groups.iter().all(|group| group.count > 0 && group.count == group.jobs.len()));
        assert_eq!(snapshot.total, snapshot.groups.iter().map(|group| group.count).sum::<usize>());
        let mut again = JobFilter::new(groups.clone(), chips.clone(), &filter.address());
        jobs.clone().into_iter().for_each(|jobs| again.loaded(jobs));
        assert_eq!((again.address(), again.snapshot().total), (filter.address(), snapshot.total));
    }
}

fn opening(input: &mut Input) -> JobOpening {
    JobOpening {
        id: input.text(),
        title: input.text(),
        department_name: input.flag().then(|| input.pieces(&["engineer", "Market", "Oracle", "ing", " "])),
        experience: input.flag().then(|| input.text()),
        job_locations: (0..input.byte() % 3)
            .map(|_| JobLocation { name: input.pieces(&["Porto", "Lisboa", "Lisbon", ", "]) })
            .collect(),
        url: None,
    }
}

fn group(number: u8, input: &mut Input) -> DepartmentGroup {
    DepartmentGroup {
        id: format!("group-{number}"),
        label: input.text(),
        words: (0..input.byte() % 3).map(|_| input.pieces(&["engineer", "Market", "oracle", ""])).collect(),
    }
}

fn chip(number: u8, input: &mut Input) -> LocationChip {
    LocationChip {
        id: format!("chip-{number}"),
        label: input.text(),
        names: (0..input.byte() % 3).map(|_| input.pieces(&["Porto", "lisb", "LISBOA", "chip-1", "all"])).collect(),
    }
}
