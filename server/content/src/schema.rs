//! JSON Schema of documents, for editors and for validation.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use schemars::schema_for;
use serde_json::Value;

use model::{
    BlogPost, DeliverySteps, DocumentKind, Event, Job, Landing, LeaderList, ListName, Menus, News, Page, PartnerList,
    Redirects, Settings, TestimonialList, Words,
};

/// Schemas by file name without `.schema.json`.
static SCHEMAS: LazyLock<BTreeMap<&str, Value>> = LazyLock::new(|| {
    let kinds = [
        ("page", schema_for!(Page).to_value()),
        ("menus", schema_for!(Menus).to_value()),
        ("redirects", schema_for!(Redirects).to_value()),
        ("words", schema_for!(Words).to_value()),
        ("settings", schema_for!(Settings).to_value()),
        ("event", schema_for!(Event).to_value()),
        ("news", schema_for!(News).to_value()),
        ("blog", schema_for!(BlogPost).to_value()),
        ("job", schema_for!(Job).to_value()),
        ("landing", schema_for!(Landing).to_value()),
    ];
    kinds.into_iter().chain(ListName::ALL.map(|list| (list.as_str(), list_schema(list)))).collect()
});

fn list_schema(list: ListName) -> Value {
    let schema = match list {
        ListName::Delivery => schema_for!(DeliverySteps),
        ListName::Testimonials => schema_for!(TestimonialList),
        ListName::Leaders => schema_for!(LeaderList),
        ListName::Partners => schema_for!(PartnerList),
    };
    schema.to_value()
}

/// Returns the schema with a name such as `page` or `testimonials`.
pub fn schema(name: &str) -> Option<&'static Value> {
    SCHEMAS.get(name)
}

/// Returns the schema with a name; null for an unknown name.
pub(super) fn known_schema(name: &str) -> &'static Value {
    schema(name).unwrap_or(&Value::Null)
}

/// Returns the name of the schema of a document's values: each list has its own.
pub fn schema_name(kind: DocumentKind, slug: &str) -> &str {
    match kind {
        DocumentKind::List => slug,
        kind => kind.as_str(),
    }
}

/// Returns name and text of every schema file.
pub fn schema_files() -> impl Iterator<Item = (String, String)> {
    SCHEMAS.iter().map(|(name, schema)| (format!("{name}.schema.json"), format!("{schema:#}\n")))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use model::text_fault;

    /// Compares the checked-in files; writes them instead when `WRITE_TYPES` is set.
    #[test]
    fn the_schema_files_are_current() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/schema");
        for (name, text) in schema_files() {
            let file = folder.join(&name);
            if std::env::var_os("WRITE_TYPES").is_some() {
                fs::create_dir_all(&folder).unwrap();
                fs::write(&file, &text).unwrap();
            }
            let found = fs::read_to_string(&file).unwrap_or_default();
            assert!(found == text, "content/schema/{name} is stale: run scripts/build/types");
        }
    }

    #[test]
    fn every_text_type_with_a_pattern_or_length_is_checked() {
        for (file, schema) in SCHEMAS.iter() {
            let texts = schema["$defs"].as_object().into_iter().flatten();
            for (name, _) in texts.filter(|(_, schema)| schema.get("pattern").or(schema.get("maxLength")).is_some()) {
                assert!(text_fault(name, "\u{1}").is_some(), "{name} of {file}");
            }
        }
    }
}
