//! `media/library.yaml`: settings of the content's pictures and films by editors, such as a focal point.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::error::ContentError;
use super::source::{Source, SourceError};
use super::text_file::read_text;
use super::yaml::fault;
use model::{FocalPoint, MediaPath, UprightCrop};
use store::{LibraryMedium, MediumChange};

/// The file, in the folder of media.
pub(super) const NOTES_FILE: &str = "media/library.yaml";

/// Settings of a file by editors. A missing value is the default.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MediumNotes {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    alt: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    focus: Option<FocalPoint>,
    #[serde(skip_serializing_if = "Option::is_none")]
    upright: Option<UprightCrop>,
}

/// Reads the file. Returns the changes by path below `media/`; none without the file.
pub(super) fn read_notes(source: &Source, errors: &mut Vec<ContentError>) -> Vec<(String, MediumChange)> {
    if matches!(source.read(NOTES_FILE, 0), Err(SourceError::Missing)) {
        return Vec::new();
    }
    let text = match read_text(source, NOTES_FILE) {
        Ok(text) => text.plain,
        Err(problem) => {
            errors.push(ContentError::of_file(NOTES_FILE, problem));
            return Vec::new();
        }
    };
    let notes: BTreeMap<String, MediumNotes> = match serde_saphyr::from_str(&text) {
        Ok(notes) => notes,
        Err(cause) => {
            errors.push(fault(NOTES_FILE, &cause));
            return Vec::new();
        }
    };
    let mut changes = Vec::new();
    for (name, notes) in notes {
        match MediaPath::parse(&name).and_then(|path| notes.change().map(|change| (path, change))) {
            Ok((path, change)) => changes.push((path.as_str().to_owned(), change)),
            Err(problem) => errors.push(ContentError::of_file(NOTES_FILE, format!("{name}: {problem}"))),
        }
    }
    changes
}

/// Returns the file's text for files of the library; `None` if every value is the default.
pub(super) fn write_notes(media: &[LibraryMedium]) -> Option<String> {
    let notes: BTreeMap<String, MediumNotes> = media
        .iter()
        .filter(|medium| !medium.is_site && !medium.digest.is_empty())
        .map(|medium| (format!("media/{}", medium.path), MediumNotes::of(medium)))
        .filter(|(_, notes)| *notes != MediumNotes::default())
        .collect();
    if notes.is_empty() { None } else { serde_saphyr::to_string(&notes).ok() }
}

impl MediumNotes {
    fn of(medium: &LibraryMedium) -> Self {
        let focus = FocalPoint::of_thousandths(medium.focus);
        Self {
            alt: medium.alt.clone(),
            focus: Some(focus).filter(|focus| *focus != FocalPoint::MIDDLE),
            upright: serde_json::from_str(&medium.upright).ok(),
        }
    }

    fn change(self) -> Result<MediumChange, String> {
        let focus = self.focus.unwrap_or(FocalPoint::MIDDLE);
        if !focus.is_valid() {
            return Err("focus: expected x and y from 0 to 1".to_owned());
        }
        if self.upright.is_some_and(|part| !part.is_valid()) {
            return Err("upright: expected a part of the picture, as shares from 0 to 1".to_owned());
        }
        let upright = self.upright.map(|part| serde_json::to_string(&part).unwrap_or_default());
        Ok(MediumChange {
            alt: Some(self.alt),
            focus: Some(focus.thousandths()),
            upright: Some(upright.unwrap_or_default()),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn read(text: &str) -> (Vec<(String, MediumChange)>, Vec<String>) {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("media")).unwrap();
        fs::write(folder.path().join(NOTES_FILE), text).unwrap();
        let mut errors = Vec::new();
        let changes = read_notes(&Source::open(folder.path()).unwrap(), &mut errors);
        (changes, errors.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn what_is_missing_is_the_default() {
        let (changes, errors) = read("media/a.jpg:\n  focus: {x: 0.2, y: 1}\nmedia/b.jpg: {}\n");
        assert_eq!(errors, [""; 0]);
        let change =
            |focus| MediumChange { alt: Some(String::new()), focus: Some(focus), upright: Some(String::new()) };
        assert_eq!(changes, [("a.jpg".to_owned(), change((200, 1000))), ("b.jpg".to_owned(), change((500, 500)))]);
    }

    #[test]
    fn faults_have_their_place() {
        for (text, problem) in [
            ("media/a.jpg:\n  focs: {x: 0.2, y: 1}\n", "media/library.yaml:2:"),
            ("media/a.exe: {}\n", "media/library.yaml: media/a.exe: "),
            ("media/a.jpg:\n  focus: {x: 1.2, y: 1}\n", "media/library.yaml: media/a.jpg: focus: expected x and y"),
            (
                "media/a.jpg:\n  upright: {x: 0.5, y: 0, width: 0.6, height: 1}\n",
                "media/library.yaml: media/a.jpg: upright: ",
            ),
        ] {
            let (changes, errors) = read(text);
            assert!(changes.is_empty() && errors.len() == 1, "{text}");
            assert!(errors.iter().all(|error| error.starts_with(problem)), "{errors:?}");
        }
    }
}
