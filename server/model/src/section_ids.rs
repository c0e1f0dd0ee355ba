//! The ids of a page's sections, which links lead to.

use std::collections::BTreeSet;
use std::iter;

use heck::ToKebabCase;

use super::sections::Section;

/// Gives the sections of a page their ids, in display order.
#[derive(Debug)]
pub struct SectionIds {
    taken: BTreeSet<String>,
    /// Those that an editor has given.
    own: BTreeSet<String>,
}

impl SectionIds {
    pub fn of(sections: &[Section]) -> Self {
        Self { taken: BTreeSet::new(), own: sections.iter().filter_map(own_id).map(str::to_owned).collect() }
    }

    /// Returns the id of the page's next section: its own, or the name of its kind. From the second on, sections of the
    /// same name are numbered; an editor's section is the first of its name, wherever it stands.
    pub fn next(&mut self, kind: &str, section: &Section) -> String {
        let own = own_id(section);
        let name = own.map_or_else(|| kind.to_kebab_case(), str::to_owned);
        let is_free = |id: &String| !self.taken.contains(id) && (own.is_some() || !self.own.contains(id));
        let numbered = (2..).map(|number| format!("{name}-{number}"));
        let id = iter::once(name.clone()).chain(numbered).find(is_free).unwrap_or(name);
        self.taken.insert(id.clone());
        id
    }
}

/// Returns the id that an editor has given a section.
fn own_id(section: &Section) -> Option<&str> {
    match section {
        Section::Chapter(chapter) => chapter.anchor.as_ref().map(|anchor| anchor.as_str()),
        _ => None,
    }
}

/// Returns the ids within a section that links may lead to, its own among them.
pub fn places(section: &Section, id: &str) -> Vec<String> {
    let mut places = vec![id.to_owned()];
    match section {
        Section::LongRead(text) => places.extend(text.sections.iter().map(|part| part.id.to_string())),
        Section::NumberedSections(parts) => {
            places.extend((1..=parts.sections.len()).map(|number| format!("{id}-{number:02}")));
        }
        // The target of a form that was sent without scripts.
        Section::Contact(_) => places.push("contact-form".to_owned()),
        _ => {}
    }
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
    fn a_section_has_its_own_id_or_that_of_its_kind_and_no_two_share_one() {
        let page = [
            ("liveField", None),
            ("chapter", None),
            ("chapter", Some("live-field")),
            ("chapter", Some("method")),
            ("chapter", Some("method")),
            ("chapter", None),
            ("chapter", None),
        ];
        let sections = page.map(|(_, anchor)| {
            let props = json!({ "title": "A", "anchor": anchor, "ground": "mist", "paragraphs": ["B"] });
            section("chapter", &props)
        });
        let mut ids = SectionIds::of(&sections);
        let found: Vec<String> =
            page.iter().zip(&sections).map(|((kind, _), section)| ids.next(kind, section)).collect();
        let expected = ["live-field-2", "chapter", "live-field", "method", "method-2", "chapter-2", "chapter-3"];
        assert_eq!(found, expected);
    }

    #[test]
    fn links_lead_to_the_parts_of_a_section() {
        let part = json!({ "title": "A", "description": "B", "image": { "name": "page/about", "alt": "C" } });
        let parts = section("numberedSections", &json!({ "sections": [part, part] }));
        assert_eq!(places(&parts, "parts"), ["parts", "parts-01", "parts-02"]);
    }
}
