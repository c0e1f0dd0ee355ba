//! The first documents of a site that does not start as the example: a home page, contact, and what every site needs.

use std::path::Path;
use std::{fs, io};

use super::documents::{LISTS_FOLDER, MENUS_FILE, PAGES_FOLDER, REDIRECTS_FILE, WORDS_FILE};
use super::site_words::EXAMPLE;
use super::values::values_of_source;
use model::{DocumentKind, Menus};

const MENUS: &str = include_str!("../starter/menus.yaml");
const PAGES: [(&str, &str); 6] = [
    ("home.yaml", include_str!("../starter/home.yaml")),
    ("contacts.yaml", include_str!("../starter/contacts.yaml")),
    ("privacy-policy.yaml", include_str!("../starter/privacy-policy.yaml")),
    ("search.yaml", include_str!("../starter/search.yaml")),
    ("404.yaml", include_str!("../starter/404.yaml")),
    ("429.yaml", include_str!("../starter/429.yaml")),
];
/// Empty lists: the back office edits lists, but doesn't create them.
const LISTS: [(&str, &str); 4] = [
    ("delivery.yaml", "steps: []\n"),
    ("leaders.yaml", "leaders: []\n"),
    ("partners.yaml", "partners: []\n"),
    ("testimonials.yaml", "testimonials: []\n"),
];

/// Writes the files to an empty folder.
pub fn write_starter(folder: &Path) -> io::Result<()> {
    let root = [(MENUS_FILE, MENUS), (REDIRECTS_FILE, "redirects: []\n"), (WORDS_FILE, EXAMPLE)];
    for (below, files) in [("", &root[..]), (PAGES_FOLDER, &PAGES), (LISTS_FOLDER, &LISTS)] {
        let folder = folder.join(below);
        fs::create_dir_all(&folder)?;
        for (name, text) in files {
            fs::write(folder.join(name), text)?;
        }
    }
    Ok(())
}

/// Returns the menus.
pub fn starter_menus() -> Result<Menus, serde_json::Error> {
    let kind = DocumentKind::Menus;
    let (values, _) = values_of_source(kind, kind.as_str(), MENUS).unwrap_or_default();
    serde_json::from_value(values)
}

#[cfg(test)]
mod tests {
    use super::super::Folder;
    use super::*;

    #[test]
    fn starter_is_a_content_folder_without_faults() {
        let folder = tempfile::tempdir().unwrap();
        write_starter(folder.path()).unwrap();
        let read = Folder::read(folder.path()).unwrap();
        assert_eq!((read.documents.len(), read.warnings), (PAGES.len() + LISTS.len() + 3, Vec::new()));
        assert!(starter_menus().is_ok());
    }
}
