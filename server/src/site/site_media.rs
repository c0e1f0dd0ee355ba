//! The site's own images and videos by name, with single addresses for the API, feeds and share images. Views choose
//! among all sizes and formats themselves.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use crate::http::files;
use content::ShownMedia;

/// Folder in the web build, and URL path.
const FOLDER: &str = "media";
/// Folder of videos below it.
const VIDEOS: &str = "video";
/// The format that every program reads. The widest file is used, at most 1200 pixels.
const PICTURE_EXTENSION: &str = "webp";
/// Size of an image that the build lacks, in pixels: the ratio of wide images, 16:9.
const DEFAULT_SIZE: (i64, i64) = (1200, 675);
/// Width of such an image's file, in pixels.
const DEFAULT_WIDTH: u32 = 1200;

/// Address and size of an image.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SitePicture {
    pub src: String,
    /// Pixels.
    pub width: i64,
    /// Pixels.
    pub height: i64,
}

/// The images and videos of the web build.
#[derive(Debug, Default)]
pub struct SiteMedia {
    pictures: BTreeMap<String, (u32, SitePicture)>,
    /// What is shown instead of some of them, as of the last poll.
    replaced: RwLock<Arc<ShownMedia>>,
}

impl SiteMedia {
    /// Scans the client's folder of a web build. Missing images get their usual address.
    pub fn read(client: &Path) -> Self {
        let mut found = Self::default();
        let media = client.join(FOLDER);
        let mut folders = vec![media.clone()];
        while let Some(folder) = folders.pop() {
            for (path, is_folder) in files::list(&folder).unwrap_or_default() {
                if is_folder {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == PICTURE_EXTENSION) {
                    found.note(&media, &path);
                }
            }
        }
        found
    }

    /// Returns the image with a name.
    pub fn picture(&self, name: &str) -> SitePicture {
        let shown = self.replaced.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(file) = shown.replaced.pictures.get(name) {
            return SitePicture { src: file.src.clone(), width: file.width, height: file.height };
        }
        self.built_picture(name)
    }

    /// Returns the digest of the picture that replaces the one with a name.
    pub fn replacement(&self, name: &str) -> Option<String> {
        let shown = self.replaced.read().unwrap_or_else(PoisonError::into_inner);
        shown.master(name).map(str::to_owned)
    }

    /// Uses the media library of a new version of the content.
    pub fn replace_by(&self, media: &Arc<ShownMedia>) {
        *self.replaced.write().unwrap_or_else(PoisonError::into_inner) = Arc::clone(media);
    }

    /// Returns the image of the web build with a name.
    pub fn built_picture(&self, name: &str) -> SitePicture {
        self.pictures.get(name).map_or_else(
            || SitePicture {
                src: format!("/{FOLDER}/{name}-{DEFAULT_WIDTH}.{PICTURE_EXTENSION}"),
                width: DEFAULT_SIZE.0,
                height: DEFAULT_SIZE.1,
            },
            |(_, picture)| picture.clone(),
        )
    }

    /// Returns the address of a video, which content names like its poster: `video/event`.
    pub fn video(&self, name: &str) -> String {
        let shown = self.replaced.read().unwrap_or_else(PoisonError::into_inner);
        let replaced = shown.replaced.videos.get(name.trim_start_matches("video/"));
        replaced.map_or_else(|| Self::built_video(name), |video| video.src.clone())
    }

    /// Returns the address of a video of the web build.
    pub fn built_video(name: &str) -> String {
        format!("/{FOLDER}/{}.mp4", Self::poster(name))
    }

    /// Returns the name of a video's poster.
    pub fn poster(name: &str) -> String {
        format!("{VIDEOS}/{}", name.trim_start_matches("video/"))
    }

    /// Keeps the widest file of each image.
    fn note(&mut self, media: &Path, path: &Path) {
        let Ok(file) = path.strip_prefix(media) else { return };
        let file = file.to_string_lossy();
        let Some((name, width)) = file.strip_suffix(".webp").and_then(|stem| stem.rsplit_once('-')) else { return };
        let size = files::read(path).ok().and_then(|bytes| imagesize::blob_size(&bytes).ok());
        let (Ok(width), Some(size)) = (width.parse::<u32>(), size) else { return };
        let pixels = |side: usize| i64::try_from(side).unwrap_or_default();
        if self.pictures.get(name).is_none_or(|(widest, _)| *widest < width) {
            let src = format!("/{FOLDER}/{file}");
            let picture = SitePicture { src, width: pixels(size.width), height: pixels(size.height) };
            self.pictures.insert(name.to_owned(), (width, picture));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Returns the header of a WebP file of `width` by `height` pixels.
    fn webp(width: u16, height: u16) -> Vec<u8> {
        let mut bytes = b"RIFF\x1a\0\0\0WEBPVP8 \x0e\0\0\0\x10\0\0\x9d\x01\x2a".to_vec();
        bytes.extend(width.to_le_bytes());
        bytes.extend(height.to_le_bytes());
        bytes.extend([0; 8]);
        bytes
    }

    #[test]
    fn the_plain_address_of_a_picture_is_its_widest_file() {
        let client = tempfile::tempdir().unwrap();
        let folder = client.path().join("media/service");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("a-b-800.webp"), webp(800, 450)).unwrap();
        fs::write(folder.join("a-b-1200.webp"), webp(1200, 675)).unwrap();
        fs::write(folder.join("a-b-1600.avif"), b"").unwrap();
        let media = SiteMedia::read(client.path());
        assert_eq!(
            media.picture("service/a-b"),
            SitePicture { src: "/media/service/a-b-1200.webp".into(), width: 1200, height: 675 }
        );
        assert_eq!(media.picture("service/a").src, "/media/service/a-1200.webp");
    }
}
