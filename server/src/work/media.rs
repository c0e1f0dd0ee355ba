//! The work on uploaded pictures: decoding them, and making their sizes. One picture at a time, on one server of several.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::spawn_blocking;
use tokio::time::{MissedTickBehavior, interval};
use uuid::Uuid;

use super::picture_process;
use crate::app::state::AppState;
use content::{PictureError, PicturePixels, Rendition, WantedRendition, frame_set_name, is_avif, rendition_set};
use model::{MediaPath, UprightCrop, digest};
use store::{LibraryMedium, MEDIA_LEASE_MS, MadeMedium, NewMedium, NewRendition, StoreError, frame_of};

/// Interval of renewing a lease: a third of its duration.
const RENEWAL: Duration = Duration::from_millis(MEDIA_LEASE_MS.unsigned_abs() / 3);
/// Format of a picture that replaces one of the site's own.
const SITE_EXTENSION: &str = "webp";

/// Works on the file that has waited longest. Returns false if no file waits.
pub async fn work_on_next(state: &AppState) -> Result<bool, StoreError> {
    let owner = Uuid::now_v7().to_string();
    let Some(medium) = state.store.lease_medium(&owner, state.clock.now_ms()).await? else { return Ok(false) };
    let work = Work { state, owner, medium };
    match work.carry_out().await {
        Ok(()) | Err(WorkError::LeaseLost) => Ok(true),
        Err(WorkError::Picture(cause)) => {
            tracing::info!(path = work.medium.path, %cause, "an uploaded picture cannot be used");
            state.store.fail_medium(&work.medium.path, &work.owner, &cause.to_string()).await?;
            Ok(true)
        }
        Err(WorkError::Store(cause)) => Err(cause),
    }
}

#[derive(Debug, thiserror::Error)]
enum WorkError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Picture(#[from] PictureError),
    /// A newer upload came, or another server took over.
    #[error("the lease was lost")]
    LeaseLost,
}

struct Work<'a> {
    state: &'a AppState,
    owner: String,
    medium: LibraryMedium,
}

impl Work<'_> {
    async fn carry_out(&self) -> Result<(), WorkError> {
        let LibraryMedium { path, digest: shown, received, upright, .. } = &self.medium;
        let media_path = MediaPath::parse(&format!("media/{path}")).ok();
        let extension = media_path.as_ref().map_or(SITE_EXTENSION, MediaPath::extension).to_owned();
        let is_picture = media_path.as_ref().is_none_or(|path| path.media_type().starts_with("image/"));
        if !is_picture {
            return self.finish(MadeMedium::default()).await;
        }
        let store = &self.state.store;
        if let Some((set, number)) = frame_of(path) {
            let bytes = store.bytes_of(received).await?;
            let pixels = self.decode(bytes).await??;
            let wanted = pixels.wanted_of_frame();
            let renditions = self.make(Arc::new(pixels), wanted, None, Vec::new()).await?;
            return self
                .finish(MadeMedium { file: None, rendition_set: frame_set_name(set, number), renditions })
                .await;
        }
        let part: Option<UprightCrop> = serde_json::from_str(upright).ok();
        if received.is_empty() {
            let bytes = store.bytes_of(shown).await?;
            return match self.decode(bytes).await? {
                Ok(pixels) => self.make_sizes(None, shown, Arc::new(pixels), part).await,
                // A file of the editor's is shown as it is.
                Err(cause) => {
                    tracing::info!(path, %cause, "the sizes of a picture could not be made; the file is shown as it is");
                    self.finish(MadeMedium::default()).await
                }
            };
        }
        let bytes = store.bytes_of(received).await?;
        let pixels = Arc::new(self.decode(bytes).await??);
        let decoded = Arc::clone(&pixels);
        let bytes = self.keep_lease(0, move || decoded.encode(&extension)).await??;
        let (width, height) = pixels.size();
        let file =
            NewMedium { path: path.clone(), digest: digest(&bytes), width: width.into(), height: height.into(), bytes };
        // A new file can be used at once; one that replaces another does when it has all its sizes.
        if shown.is_empty() && media_path.is_some() && !store.show_medium(&self.owner, &file, self.now_ms()).await? {
            return Err(WorkError::LeaseLost);
        }
        let name = file.digest.clone();
        self.make_sizes(Some(file), &name, pixels, part).await
    }

    /// Decodes a picture to at most the widest size.
    async fn decode(&self, bytes: Vec<u8>) -> Result<Result<PicturePixels, PictureError>, WorkError> {
        let program = self.state.program.clone();
        let decode = move || {
            if is_avif(&bytes) {
                picture_process::decode(&program, &bytes)
            } else {
                PicturePixels::decode(&bytes).map(PicturePixels::limited)
            }
        };
        self.keep_lease(0, decode).await
    }

    /// Makes all sizes of a picture with this digest.
    async fn make_sizes(
        &self,
        file: Option<NewMedium>,
        digest: &str,
        pixels: Arc<PicturePixels>,
        part: Option<UprightCrop>,
    ) -> Result<(), WorkError> {
        let former = self.former_sizes(file.is_none()).await?;
        let wanted = pixels.wanted(part);
        let renditions = self.make(pixels, wanted, part, former).await?;
        self.finish(MadeMedium { file, rendition_set: rendition_set(digest, &self.medium.upright), renditions }).await
    }

    /// Makes sizes, except sizes that exist already.
    async fn make(
        &self,
        pixels: Arc<PicturePixels>,
        wanted: Vec<WantedRendition>,
        part: Option<UprightCrop>,
        former: Vec<NewRendition>,
    ) -> Result<Vec<NewRendition>, WorkError> {
        let steps = i64::try_from(wanted.len()).unwrap_or(i64::MAX).max(1);
        let mut renditions = Vec::new();
        for (step, size) in (0_i64..).zip(wanted) {
            if let Some(known) = former.iter().find(|known| is_size(known, size)) {
                renditions.push(known.clone());
                continue;
            }
            let pixels = Arc::clone(&pixels);
            let made = self.keep_lease(1000 * step / steps, move || pixels.rendition(size, part)).await??;
            renditions.push(new_rendition(made));
        }
        Ok(renditions)
    }

    /// Returns the sizes of the whole picture that are there already, if it is the same picture.
    async fn former_sizes(&self, is_same: bool) -> Result<Vec<NewRendition>, StoreError> {
        let set = &self.medium.rendition_set;
        let mut sizes = Vec::new();
        if !is_same || set.is_empty() {
            return Ok(sizes);
        }
        let store = &self.state.store;
        for stored in store.renditions_of(set).await? {
            let Some(format) = ["avif", "webp"].into_iter().find(|format| *format == stored.format) else { continue };
            if !stored.is_upright {
                let (width, height) = (stored.width, stored.height);
                let bytes = store.bytes_of(&stored.digest).await?;
                sizes.push(NewRendition { is_upright: false, width, height, format, digest: stored.digest, bytes });
            }
        }
        Ok(sizes)
    }

    /// Runs a task of seconds, renewing the lease meanwhile. Not on the pool for short tasks, which pages wait for: on a
    /// single processor an encoder would hold its only permit.
    async fn keep_lease<T: Send + 'static>(
        &self,
        progress: i64,
        task: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, WorkError> {
        let mut running = spawn_blocking(task);
        let mut ticks = interval(RENEWAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                done = &mut running => return done.map_err(|cause| {
                    PictureError::Encoding(if cause.is_panic() { "the encoder failed" } else { "the server stopped" }.to_owned()).into()
                }),
                // The first tick is at once.
                _ = ticks.tick() => {
                    if !self.state.store.renew_medium(&self.medium.path, &self.owner, progress, self.now_ms()).await? {
                        return Err(WorkError::LeaseLost);
                    }
                }
            }
        }
    }

    async fn finish(&self, made: MadeMedium) -> Result<(), WorkError> {
        let store = &self.state.store;
        match store.finish_medium(&self.medium.path, &self.owner, &made, self.now_ms()).await? {
            true => Ok(()),
            false => Err(WorkError::LeaseLost),
        }
    }

    fn now_ms(&self) -> i64 {
        self.state.clock.now_ms()
    }
}

fn is_size(known: &NewRendition, size: WantedRendition) -> bool {
    (known.is_upright, known.width, known.format) == (size.is_upright, i64::from(size.width), size.format)
}

fn new_rendition(made: Rendition) -> NewRendition {
    let Rendition { is_upright, width, height, format, bytes } = made;
    NewRendition { is_upright, width: width.into(), height: height.into(), format, digest: digest(&bytes), bytes }
}
