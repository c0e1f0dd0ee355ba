//! The media library as pages show it: addresses and sizes of files, and what replaces the site's own pictures and videos.

use std::collections::BTreeMap;

use core_wasm::motion::sequencer::FRAMES;

use super::fonts::FontMetrics;
use super::media::address;
use model::{
    FocalPoint, ImageFile, ImageFocus, ImageSizes, MediaFiles, MediaKind, MediaPath, ReplacedFrames, ReplacedMedia,
    VideoFile,
};
use store::{LibraryMedium, Store, StoreError, StoredDocument, StoredRendition, frame_of};

/// Path below which sizes of pictures, and videos that replace the site's own, are served.
pub const LIBRARY_PREFIX: &str = "/media/library/";
/// Start of the paths, in the database, of what replaces the site's own videos.
pub const SITE_VIDEOS: &str = "videos/";

/// The media library, for one version of the content.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ShownMedia {
    files: MediaFiles,
    pub replaced: ReplacedMedia,
    /// Digests of the pictures that replace the site's own, by name.
    masters: BTreeMap<String, String>,
    /// The space that typefaces take, by reference.
    fonts: BTreeMap<String, FontMetrics>,
}

impl ShownMedia {
    /// Loads the library.
    pub async fn load(store: &Store) -> Result<Self, StoreError> {
        let media = store.library_media().await?;
        let mut shown = Self::new(&media, &store.renditions().await?);
        for medium in &media {
            let Ok(path) = MediaPath::parse(&format!("media/{}", medium.path)) else { continue };
            if path.kind() == MediaKind::Font && !medium.is_site && !medium.digest.is_empty() {
                let metrics = FontMetrics::read(&store.bytes_of(&medium.digest).await?);
                shown.fonts.extend(metrics.ok().map(|metrics| (path.to_string(), metrics)));
            }
        }
        Ok(shown)
    }

    /// Combines files and their sizes.
    pub fn new(media: &[LibraryMedium], renditions: &[StoredRendition]) -> Self {
        let mut sets: BTreeMap<&str, Vec<&StoredRendition>> = BTreeMap::new();
        for rendition in renditions {
            sets.entry(&rendition.rendition_set).or_default().push(rendition);
        }
        let mut shown = Self::default();
        for medium in media.iter().filter(|medium| !medium.digest.is_empty()) {
            let sizes = sets.get(medium.rendition_set.as_str()).and_then(|set| sizes_of(&medium.rendition_set, set));
            let (width, height) = (medium.width, medium.height);
            let focus = focus_of(medium);
            if !medium.is_site {
                let Ok(path) = MediaPath::parse(&format!("media/{}", medium.path)) else { continue };
                let src = address(&path, &medium.digest);
                shown.files.insert(path.to_string(), ImageFile { src, width, height, sizes, focus });
            } else if let Some(name) = medium.path.strip_prefix(SITE_VIDEOS) {
                let video = VideoFile { src: video_address(medium), media_type: medium.media_type.clone() };
                shown.replaced.videos.insert(name.to_owned(), video);
            } else if let Some(sizes) = sizes {
                let widest = sizes.webp.last().copied().unwrap_or_default();
                let src = sizes.address(widest, "webp");
                let file = ImageFile { src, width, height, sizes: Some(sizes), focus };
                shown.replaced.pictures.insert(medium.path.clone(), file);
                shown.masters.insert(medium.path.clone(), medium.digest.clone());
            }
        }
        shown.replaced.frames = shown_frames(media, renditions);
        shown
    }

    /// Returns the file of a reference such as `media/a.jpg`.
    pub fn file(&self, reference: &str) -> Option<&ImageFile> {
        self.files.get(reference)
    }

    /// Returns the space that the typeface of a reference such as `media/acme.woff2` takes.
    pub fn font(&self, reference: &str) -> Option<FontMetrics> {
        self.fonts.get(reference).copied()
    }

    /// Returns the digest of the picture that replaces one of the site's own.
    pub fn master(&self, name: &str) -> Option<&str> {
        self.masters.get(name).map(String::as_str)
    }

    /// Brings the files that documents show up to date: a file may have been replaced since a document was stored.
    pub fn fill(&self, documents: &mut [StoredDocument]) {
        for (reference, file) in documents.iter_mut().flat_map(|document| &mut document.media) {
            if let Some(current) = self.files.get(reference) {
                file.clone_from(current);
            }
        }
    }
}

/// Returns the address of a video that replaces one of the site's own.
pub fn video_address(medium: &LibraryMedium) -> String {
    let extension = medium.media_type.rsplit('/').next().unwrap_or_default();
    format!("{LIBRARY_PREFIX}{}.{extension}", medium.digest)
}

/// Returns the set of frames of which every one has its sizes.
pub fn shown_frames(media: &[LibraryMedium], renditions: &[StoredRendition]) -> Option<ReplacedFrames> {
    let mut sets: BTreeMap<&str, usize> = BTreeMap::new();
    for medium in media.iter().filter(|medium| medium.is_site && !medium.rendition_set.is_empty()) {
        if let Some((set, _)) = frame_of(&medium.path) {
            *sets.entry(set).or_default() += 1;
        }
    }
    let (set, _) = sets.into_iter().find(|(_, frames)| *frames == usize::from(FRAMES))?;
    let first = frame_set_name(set, "01");
    let sizes: Vec<_> = renditions.iter().filter(|size| size.rendition_set == first).collect();
    let smallest = sizes.iter().min_by_key(|size| size.width)?;
    let mut widths: Vec<i64> = sizes.iter().map(|size| size.width).collect();
    widths.sort_unstable();
    Some(ReplacedFrames { name: format!("library/{set}"), widths, height: smallest.height })
}

/// Returns the name of the sizes of a frame.
pub fn frame_set_name(set: &str, number: &str) -> String {
    format!("{set}-{number}")
}

fn sizes_of(set: &str, renditions: &[&StoredRendition]) -> Option<ImageSizes> {
    let widths = |is_upright: bool, format: &str| {
        let of = |rendition: &&&StoredRendition| rendition.is_upright == is_upright && rendition.format == format;
        renditions.iter().filter(of).map(|rendition| rendition.width).collect::<Vec<i64>>()
    };
    let (avif, webp) = (widths(false, "avif"), widths(false, "webp"));
    let name = format!("library/{set}");
    (!avif.is_empty() && !webp.is_empty()).then(|| ImageSizes { name, avif, webp, upright: widths(true, "avif") })
}

/// Returns the focal point in the steps of the stylesheet; `None` for the middle.
fn focus_of(medium: &LibraryMedium) -> Option<ImageFocus> {
    ImageFocus::of(FocalPoint::of_thousandths(medium.focus))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn medium(path: &str, is_site: bool) -> LibraryMedium {
        LibraryMedium {
            path: path.to_owned(),
            is_site,
            digest: "00ff00ff00ff00ff".to_owned(),
            media_type: if path.starts_with(SITE_VIDEOS) { "video/webm".to_owned() } else { String::new() },
            width: 1000,
            height: 500,
            rendition_set: "ab12".to_owned(),
            focus: (810, 500),
            ..LibraryMedium::default()
        }
    }

    fn renditions() -> Vec<StoredRendition> {
        let sizes = [(480, "avif"), (1000, "avif"), (480, "webp"), (1000, "webp")];
        let rendition = |(width, format): (i64, &str)| StoredRendition {
            rendition_set: "ab12".to_owned(),
            is_upright: false,
            width,
            height: width / 2,
            format: format.to_owned(),
            digest: String::new(),
            size: 1,
        };
        sizes.map(rendition).into()
    }

    #[test]
    fn a_picture_has_its_sizes_and_its_focus() {
        let unfinished = LibraryMedium { digest: String::new(), ..medium("b.jpg", false) };
        let shown = ShownMedia::new(&[medium("a.jpg", false), unfinished], &renditions());
        let file = shown.file("media/a.jpg").unwrap();
        assert_eq!(file.src, "/content/a.jpg?v=00ff00ff00ff");
        assert_eq!(file.focus, Some(ImageFocus { x: 80, y: 50 }));
        let sizes = file.sizes.as_ref().unwrap();
        assert_eq!(
            (sizes.name.as_str(), sizes.avif.as_slice(), sizes.upright.len()),
            ("library/ab12", &[480, 1000][..], 0)
        );
        assert_eq!(shown.file("media/b.jpg"), None);
        assert!(shown.replaced.is_empty());
    }

    #[test]
    fn replacements_have_addresses_by_content() {
        let shown = ShownMedia::new(&[medium("hero/home", true), medium("videos/insights", true)], &renditions());
        assert_eq!(shown.replaced.pictures["hero/home"].src, "/media/library/ab12-1000.webp");
        assert_eq!(shown.replaced.videos["insights"].src, "/media/library/00ff00ff00ff00ff.webm");
        // Without sizes the site's own picture stays.
        assert!(ShownMedia::new(&[medium("hero/home", true)], &[]).replaced.is_empty());
    }
}
