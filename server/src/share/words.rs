//! The typeface of share images, and how words break into lines of it.

use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb::Database;
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

/// The typeface's name inside the files.
pub(super) const FAMILY: &str = "Sora";

/// Latin, and Latin Extended-A for names; `scripts/media/fonts.mjs` makes both.
const FILES: [&[u8]; 2] = [
    include_bytes!("../../assets/fonts/sora-latin-600.ttf"),
    include_bytes!("../../assets/fonts/sora-latin-ext-600.ttf"),
];

/// What a letter that the files lack is taken to be wide, in parts of the size: it is drawn as an empty box.
const UNKNOWN_ADVANCE: f32 = 0.6;

/// Every face, for the renderer.
pub(super) fn faces() -> Arc<Database> {
    static FACES: LazyLock<Arc<Database>> = LazyLock::new(|| {
        let mut faces = Database::new();
        for file in FILES {
            faces.load_font_data(file.to_vec());
        }
        Arc::new(faces)
    });
    Arc::clone(&FACES)
}

/// The largest of `sizes` at which `text` takes no more than that size's lines of `width` pixels, and those lines. At
/// the last size what is too much is cut, with an ellipsis.
pub(super) fn fit(text: &str, width: f32, sizes: &[(f32, usize)]) -> (f32, Vec<String>) {
    let mut fitted = (0.0, Vec::new());
    for (size, most) in sizes {
        let mut lines = wrap(text, width, *size);
        let fits = lines.len() <= *most;
        if !fits {
            lines.truncate(*most);
            if let Some(last) = lines.last_mut() {
                last.push('…');
            }
        }
        fitted = (*size, lines);
        if fits {
            break;
        }
    }
    fitted
}

fn wrap(text: &str, width: f32, size: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if advance(&format!("{line} {word}"), size) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The width of a line, without kerning, which only makes it narrower.
fn advance(line: &str, size: f32) -> f32 {
    line.chars().map(|letter| advance_of(letter, size)).sum()
}

fn advance_of(letter: char, size: f32) -> f32 {
    FILES
        .iter()
        .filter_map(|file| FontRef::new(file).ok())
        .find_map(|font| {
            let glyph = font.charmap().map(letter)?;
            font.glyph_metrics(Size::new(size), LocationRef::default()).advance_width(glyph)
        })
        .unwrap_or(UNKNOWN_ADVANCE * size)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(f32, usize); 2] = [(72.0, 2), (48.0, 3)];

    #[test]
    fn the_largest_size_that_fits_is_taken() {
        assert_eq!(fit("Generative AI", 1_000.0, &SIZES), (72.0, vec!["Generative AI".to_owned()]));
        let (size, lines) = fit("One county closed its books in four days instead of eleven", 900.0, &SIZES);
        assert_eq!((size, lines.concat().contains('…')), (48.0, false), "{lines:?}");
    }

    #[test]
    fn no_line_is_wider_than_it_may_be_and_what_is_too_much_is_cut() {
        let (size, lines) = fit(&"reconciliation ".repeat(40), 700.0, &SIZES);
        assert_eq!((size, lines.len()), (48.0, 3));
        assert!(lines.iter().all(|line| advance(line.trim_end_matches('…'), size) <= 700.0), "{lines:?}");
        assert!(lines.last().unwrap().ends_with('…'));
    }

    #[test]
    fn letters_that_the_typeface_lacks_still_take_room() {
        assert!(advance("മലയാളം", 50.0) > 100.0);
        assert_eq!(fit("", 700.0, &SIZES), (72.0, Vec::new()));
    }
}
