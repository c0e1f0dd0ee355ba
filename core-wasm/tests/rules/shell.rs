//! Header, dropdowns, slide-in menu, table of contents.

use crate::common::{json, load};
use core_wasm::shell::{Dropdowns, Header, SlideInGroup, SlideInMenu, TableOfContents, active_group, active_section};
use proptest::prelude::*;
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Vectors {
    header: Vec<HeaderCase>,
    sections: Sections,
    dropdowns: Vec<DropdownCase>,
    slide_in_menu: Vec<MenuCase>,
    table_of_contents: Vec<ActiveCase>,
}

fn vectors() -> Vectors {
    load("shell.json")
}

#[derive(Deserialize)]
struct HeaderCase {
    name: String,
    events: Vec<HeaderEvent>,
    expect: Value,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum HeaderEvent {
    Scroll(f64),
    OnLight(bool),
}

#[test]
fn the_header_follows_the_scroll_position() {
    for case in vectors().header {
        let mut header = Header::default();
        for event in case.events {
            let before = header.snapshot();
            let changed = match event {
                HeaderEvent::Scroll(y) => Some(header.scroll(y)),
                HeaderEvent::OnLight(on_light) => {
                    header.set_on_light(on_light);
                    None
                }
            };
            assert!(changed.is_none_or(|changed| changed == (header.snapshot() != before)), "{}", case.name);
        }
        assert_eq!(json(header.snapshot()), case.expect, "{}", case.name);
    }
}

#[derive(Deserialize)]
struct Sections {
    dropdowns: Vec<(String, String)>,
    cases: Vec<SectionCase>,
}

#[derive(Deserialize)]
struct SectionCase {
    name: String,
    path: String,
    heading: Option<String>,
    group: Option<String>,
}

#[test]
fn the_menus_highlight_the_section_of_the_path() {
    let Sections { dropdowns, cases } = vectors().sections;
    let sections: Vec<_> = dropdowns.iter().map(|(segment, id)| (segment.as_str(), id.as_str())).collect();
    for case in cases {
        assert_eq!(active_section(&case.path, &sections), case.heading.as_deref(), "{}", case.name);
        assert_eq!(active_group(&case.path, &sections), case.group.as_deref(), "{}", case.name);
    }
}

#[test]
fn a_dropdown_without_a_segment_is_never_highlighted() {
    assert_eq!(active_section("/goods", &[("", "all")]), None);
    assert_eq!(active_group("/insights", &[("goods", "goods")]), None);
    assert_eq!(active_group("/goods", &[]), None);
}

/// An event of the dropdowns or of the menu; a number is a heading that is pressed.
#[derive(Deserialize)]
#[serde(untagged)]
enum MenuEvent {
    Heading(u32),
    Named(String),
    Navigate { navigate: Option<u32> },
}

#[derive(Deserialize)]
struct DropdownCase {
    name: String,
    events: Vec<MenuEvent>,
    expect: Option<u32>,
}

fn apply_to_dropdowns(dropdowns: &mut Dropdowns, event: &MenuEvent) {
    match event {
        MenuEvent::Heading(index) => dropdowns.toggle(*index),
        MenuEvent::Named(name) if name == "escape" => {
            let open = dropdowns.snapshot();
            assert_eq!(dropdowns.escape(), open);
        }
        _ => dropdowns.close(),
    }
}

#[test]
fn at_most_one_dropdown_is_open() {
    for case in vectors().dropdowns {
        let mut dropdowns = Dropdowns::default();
        case.events.iter().for_each(|event| apply_to_dropdowns(&mut dropdowns, event));
        assert_eq!(dropdowns.snapshot(), case.expect, "{}", case.name);
    }
}

#[derive(Deserialize)]
struct MenuCase {
    name: String,
    groups: u32,
    active: Option<u32>,
    events: Vec<MenuEvent>,
    expect: Value,
}

fn apply_to_menu(menu: &mut SlideInMenu, event: &MenuEvent) {
    match event {
        MenuEvent::Heading(index) => menu.toggle_group(*index),
        MenuEvent::Navigate { navigate } => menu.navigate(*navigate),
        MenuEvent::Named(name) if name == "toggle" => menu.toggle(),
        // A choice and Escape are the same to the menu.
        MenuEvent::Named(_) => menu.close(),
    }
}

#[test]
fn the_slide_in_menu_follows_its_events() {
    for case in vectors().slide_in_menu {
        let mut menu = SlideInMenu::new(case.groups, case.active);
        case.events.iter().for_each(|event| apply_to_menu(&mut menu, event));
        let snapshot = menu.snapshot();
        let groups = |wanted: fn(&SlideInGroup) -> bool| {
            let found = snapshot.groups.iter().enumerate().filter(|(_, group)| wanted(group));
            found.map(|(index, _)| index).collect::<Vec<_>>()
        };
        let seen = serde_json::json!({
            "open": snapshot.open,
            "expanded": groups(|group| group.expanded),
            "active": groups(|group| group.active).first(),
        });
        assert_eq!(seen, case.expect, "{}", case.name);
    }
}

#[derive(Deserialize)]
struct ActiveCase {
    name: String,
    tops: Vec<Option<f64>>,
    y: f64,
    expect: Option<usize>,
}

/// Distance from the viewport's top at which a click places a section's top: `scroll-margin-top` in
/// `long-read.module.css`.
const CLICK_OFFSET: f64 = 100.0;

fn table(tops: Vec<Option<f64>>) -> TableOfContents {
    TableOfContents::new(tops.into_iter().map(|top| top.unwrap_or(f64::NAN)).collect())
}

#[test]
fn the_table_of_contents_follows_the_scroll() {
    for case in vectors().table_of_contents {
        assert_eq!(table(case.tops).active(case.y), case.expect, "{}", case.name);
    }
}

#[test]
fn a_layout_change_updates_the_tops_of_the_sections() {
    let mut table = TableOfContents::new(vec![500.0]);
    table.set_tops(vec![500.0, 900.0]);
    assert_eq!(table.active(800.0), Some(1));
}

#[test]
fn scrolling_to_nan_leaves_the_header_unchanged() {
    let mut header = Header::default();
    assert!(!header.scroll(f64::NAN));
    assert!(header.scroll(f64::INFINITY));
    assert!(header.snapshot().scrolled);
}

proptest! {
    #[test]
    fn scrolling_to_a_section_highlights_its_entry_or_a_later_one(
        tops in proptest::collection::vec(0.0..20_000.0, 1..12),
        index in any::<proptest::sample::Index>(),
    ) {
        let mut tops: Vec<f64> = tops;
        tops.sort_by(f64::total_cmp);
        let index = index.index(tops.len());
        let y = (tops[index] - CLICK_OFFSET).max(0.0);
        prop_assert!(TableOfContents::new(tops).active(y) >= Some(index));
    }
}
