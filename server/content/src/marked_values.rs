//! Texts with marks in the values of a section.

use serde_json::{Value, to_value};

use super::schema::known_schema;
use super::schema_parts::SchemaParts;
use model::{marked_parts, unmarked};

/// Type of the model for texts with marks.
pub(super) const MARKED: &str = "MarkedText";

/// Replaces texts with marks by their parts, for views. `section` has the section's kind as its key.
pub fn draw_marks(section: &mut Value) {
    replace(sections(), section, &|text| to_value(marked_parts(text)).unwrap_or_default());
}

/// Replaces texts with marks by what visitors read.
pub fn remove_marks(section: &mut Value) {
    replace(sections(), section, &|text| Value::String(unmarked(text)));
}

fn sections() -> SchemaParts<'static> {
    SchemaParts::of(known_schema("page")).property("sections").items()
}

fn replace(parts: SchemaParts<'_>, value: &mut Value, with: &impl Fn(&str) -> Value) {
    match value {
        Value::String(text) if parts.type_name == MARKED => *value = with(text),
        Value::Array(values) => values.iter_mut().for_each(|value| replace(parts.items(), value, with)),
        Value::Object(fields) => fields.iter_mut().for_each(|(key, value)| replace(parts.property(key), value, with)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_texts_with_marks_are_replaced() {
        let section = json!({ "cards": {
            "look": "results", "title": "*Title*", "text": "*Text*",
            "cards": [{ "text": "**Bold** [link](/a)", "parts": [{ "label": "*a*", "text": "*b*" }] }],
        } });
        let mut drawn = section.clone();
        draw_marks(&mut drawn);
        let text = json!([{ "strong": ["Bold"] }, " ", { "href": "/a", "link": ["link"] }]);
        assert_eq!(
            drawn,
            json!({ "cards": {
                "look": "results", "title": "*Title*", "text": "*Text*",
                "cards": [{ "text": text, "parts": [{ "label": "*a*", "text": [{ "emphasis": ["b"] }] }] }],
            } })
        );
        let mut read = section;
        remove_marks(&mut read);
        assert_eq!(read["cards"]["cards"][0]["text"], "Bold link");
        let mut blocks =
            json!({ "longRead": { "sections": [{ "body": [{ "paragraph": "*a*" }, { "list": ["*b*"] }] }] } });
        remove_marks(&mut blocks);
        assert_eq!(blocks["longRead"]["sections"][0]["body"], json!([{ "paragraph": "a" }, { "list": ["b"] }]));
    }
}
