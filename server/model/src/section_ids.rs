//! The ids of a page's sections, which links lead to.

use std::collections::BTreeSet;
use std::iter;

use heck::ToKebabCase;

use super::sections::Section;

/// Gives the sections of a page their ids, in display order.
#[derive(Debug)]
pub struct SectionIds {
    taken: BTreeSet<String>,
    /// The ids that an editor has given.
    own: BTreeSet<String>,
}

impl SectionIds {
    pub fn of(sections: &[Section]) -> Self {
        Self { taken: BTreeSet::new(), own: sections.iter().filter_map(own_id).map(str::to_owned).collect() }
    }

    /// Returns the id of the page's next section: its own, or the name of its look or kind. From the second on, sections
    /// of the same name are numbered; an editor's section is the first of its name, wherever it is.
    pub fn next(&mut self, section: &Section) -> String {
        let own = own_id(section);
        let of_kind = || section.content().look().unwrap_or_else(|| section.kind().to_kebab_case());
        let name = own.map_or_else(of_kind, str::to_owned);
        let is_free = |id: &String| !self.taken.contains(id) && (own.is_some() || !self.own.contains(id));
        let numbered = (2..).map(|number| format!("{name}-{number}"));
        let id = iter::once(name.clone()).chain(numbered).find(is_free).unwrap_or(name);
        self.taken.insert(id.clone());
        id
    }
}

/// Returns the id that an editor has given a section.
fn own_id(section: &Section) -> Option<&str> {
    section.content().anchor().map(|anchor| anchor.as_str())
}

/// Returns the ids within a section that links may lead to, its own among them.
pub fn places(section: &Section, id: &str) -> Vec<String> {
    let mut places = vec![id.to_owned()];
    places.extend(section.content().places(id));
    places
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn section(kind: &str, props: &Value) -> Section {
        serde_json::from_value(json!({ kind: props })).unwrap()
    }

    #[test]
    fn section_ids_are_unique_and_from_editor_look_or_kind() {
        let find_us = section("findUs", &json!({ "title": "A", "text": "B", "socialLabel": "C" }));
        let chapter = |anchor: Option<&str>| {
            section("prose", &json!({ "look": "chapter", "title": "A", "anchor": anchor, "paragraphs": ["B"] }))
        };
        let anchors = [None, Some("find-us"), Some("method"), Some("method"), None, None];
        let sections: Vec<Section> = iter::once(find_us).chain(anchors.map(chapter)).collect();
        let mut ids = SectionIds::of(&sections);
        let found: Vec<String> = sections.iter().map(|section| ids.next(section)).collect();
        let expected = ["find-us-2", "chapter", "find-us", "method", "method-2", "chapter-2", "chapter-3"];
        assert_eq!(found, expected);
    }

    #[test]
    fn parts_of_a_section_have_anchors() {
        let card = json!({ "title": "A", "text": "B", "image": { "name": "page/about", "alt": "C" } });
        let parts = section("cards", &json!({ "look": "rows", "cards": [card, card] }));
        assert_eq!(places(&parts, "parts"), ["parts", "parts-01", "parts-02"]);
    }
}
