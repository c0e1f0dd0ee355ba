//! The first documents of a site that does not start as the example: a home page, contact, and what every site needs.

use std::path::Path;
use std::{fs, io};

use super::documents::{LISTS_FOLDER, MENUS_FILE, PAGES_FOLDER, REDIRECTS_FILE, WORDS_FILE};
use super::translation::Translation;
use super::values::values_of_source;
use model::{DocumentKind, Menus};

/// Pages and menus in a language.
struct Starter {
    menus: &'static str,
    pages: [(&'static str, &'static str); 6],
}

macro_rules! starter {
    ($folder:literal) => {
        Starter {
            menus: include_str!(concat!($folder, "menus.yaml")),
            pages: [
                ("home.yaml", include_str!(concat!($folder, "home.yaml"))),
                ("contacts.yaml", include_str!(concat!($folder, "contacts.yaml"))),
                ("privacy-policy.yaml", include_str!(concat!($folder, "privacy-policy.yaml"))),
                ("search.yaml", include_str!(concat!($folder, "search.yaml"))),
                ("404.yaml", include_str!(concat!($folder, "404.yaml"))),
                ("429.yaml", include_str!(concat!($folder, "429.yaml"))),
            ],
        }
    };
}

const ENGLISH: Starter = starter!("../starter/");
const GERMAN: Starter = starter!("../starter/de/");

/// Empty lists: the back office edits lists, but doesn't create them.
const LISTS: [(&str, &str); 4] = [
    ("delivery.yaml", "steps: []\n"),
    ("leaders.yaml", "leaders: []\n"),
    ("partners.yaml", "partners: []\n"),
    ("testimonials.yaml", "testimonials: []\n"),
];

/// Writes the files to an empty folder.
pub fn write_starter(folder: &Path, translation: Translation) -> io::Result<()> {
    let Starter { menus, pages } = match translation {
        Translation::English => ENGLISH,
        Translation::German => GERMAN,
    };
    let root = [(MENUS_FILE, menus), (REDIRECTS_FILE, "redirects: []\n"), (WORDS_FILE, translation.words())];
    for (below, files) in [("", &root[..]), (PAGES_FOLDER, &pages), (LISTS_FOLDER, &LISTS)] {
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
    let (values, _) = values_of_source(kind, kind.as_str(), ENGLISH.menus).unwrap_or_default();
    serde_json::from_value(values)
}

#[cfg(test)]
mod tests {
    use super::super::Folder;
    use super::*;

    #[test]
    fn starter_is_a_content_folder_without_faults() {
        for translation in [Translation::English, Translation::German] {
            let folder = tempfile::tempdir().unwrap();
            write_starter(folder.path(), translation).unwrap();
            let read = Folder::read(folder.path()).unwrap();
            let expected = ENGLISH.pages.len() + LISTS.len() + 3;
            assert_eq!((read.documents.len(), read.warnings), (expected, Vec::new()), "{translation:?}");
        }
        assert!(starter_menus().is_ok());
    }
}
