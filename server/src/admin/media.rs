//! The media library: uploads, replacements of the site's own pictures and videos, and where each is used.

use axum::extract::{Request, State};
use axum::http::HeaderValue;
use axum::http::StatusCode;
use axum::http::header::CONNECTION;
use axum::response::Response;
use serde::Deserialize;
use tokio::sync::Semaphore;
use utoipa::openapi::path::HttpMethod::{Delete, Get, Patch, Post, Put};

use super::openapi::{Endpoint, at};
use super::request::{Json, Query, SignedIn, done, json};
use crate::app::state::AppState;
use crate::http::{BodyError, PathParameter, Problem, read_upload};
use crate::site::site_media::{SiteMedia, SitePicture};
use crate::work::cpu_pool;
use content::{
    MEDIA_MAX_BYTES, MediaName, PreviewKey, ReceivedFile, RefusedUpload, SITE_VIDEOS, UPRIGHT_END, media_address,
    picture_names, shown_frames, video_address, video_names,
};
use core_wasm::motion::sequencer::FRAMES;
use model::{
    FocalPoint, ImageFile, MediaChange, MediaFiles, MediaItem, MediaKind, MediaOrigin, MediaPage, MediaPath,
    MediaState, Permission, ReplacedFrames, UprightCrop, WholeMedium,
};
use store::{
    Editor, FRAMES_PREFIX, FrameAdded, LibraryMedium, MediumChange, MediumChanged, NewFrame, NewMedium,
    StoredRendition, Upload, Uploaded, frame_of,
};

/// Items per page.
const PAGE_ITEMS: usize = 60;
/// Longest alternative text, in characters: screen readers read it in one go.
const ALT_MAX_CHARS: usize = 300;
/// Uploads that are received at the same time. Each is in memory.
const CONCURRENT_UPLOADS: usize = 4;
/// Width of a thumbnail, in pixels.
const THUMBNAIL_WIDTH: i64 = 480;
/// Attempts at a deletion while documents change.
const DELETION_ATTEMPTS: usize = 5;
/// Id and name of the frames of the delivery method.
const FRAMES_ID: &str = "frames~delivery";
const FRAMES_NAME: &str = "frames/delivery";
/// The frame that stands for all of them.
const FRAME_SHOWN: u8 = FRAMES / 2;
/// Characters of the name of a set of frames: it cannot be guessed.
const SET_CHARS: usize = 32;
/// Key that signs the addresses of media which no published document shows.
const LIBRARY_KEY: &str = "media";
/// Lifetime of such an address.
const ADDRESS_LIFETIME_MS: i64 = 12 * 60 * 60 * 1000;

/// Why an upload is refused.
const REFUSED: &str = "The file is damaged, too large, or of another type than its name says.";

static UPLOADS: Semaphore = Semaphore::const_new(CONCURRENT_UPLOADS);

/// Returns the API for media.
#[rustfmt::skip]
pub(super) fn endpoints() -> Vec<Endpoint> {
    vec![
        at(Get, "/media", list, "media", "Lists the library, the newest first, then the site's own by name.")
            .query("search", false, "Part of a name or of an alternative text.")
            .query("kind", false, "`picture`, `film`, `captions`, `document` or `font`.")
            .query("origin", false, "`library` or `site`.")
            .query("use", false, "`used` or `unused`.")
            .query("page", false, "Counts from 1.")
            .answers::<MediaPage>(),
        at(Post, "/media", add, "add_medium", "Adds a file.")
            .query("name", true, "The file's name.")
            .file().creates::<MediaItem>().fails(422, REFUSED),
        at(Get, "/media/{id}", show, "medium", "Returns an item with its uses.").answers::<WholeMedium>(),
        at(Patch, "/media/{id}", change, "change_medium", "Changes alternative text, focal point or upright part.")
            .body::<MediaChange>().answers::<MediaItem>().may_conflict(),
        at(Delete, "/media/{id}", delete, "delete_medium", "Deletes a file that no document uses.").may_conflict(),
        at(Put, "/media/{id}/file", replace, "replace_medium", "Replaces a file, or one of the site's own.")
            .query("name", true, "The new file's name.")
            .query("set", false, "Of a frame: 32 hexadecimal digits that its set has in common.")
            .query("frame", false, "Of a frame: its number, from 1 to 72. Visitors see a set once it is complete.")
            .file().answers::<MediaItem>().fails(422, REFUSED).may_conflict(),
        at(Delete, "/media/{id}/file", set_back, "set_back_medium", "Shows the site's own file again.")
            .answers::<MediaItem>(),
    ]
}

/// What an id names.
#[derive(Debug, Clone, PartialEq, Eq)]
enum MediaId {
    /// A file below `media/`.
    File(MediaPath),
    /// One of the site's own pictures.
    SitePicture(String),
    /// One of the site's own videos, or its variant for narrow windows.
    SiteVideo(String),
    /// The frames of the delivery method.
    Frames,
}

impl MediaId {
    /// Parses an id of the API, in which `~` stands for `/`.
    fn parse(id: &str) -> Option<Self> {
        if id == FRAMES_ID {
            return Some(Self::Frames);
        }
        let (kind, name) = id.split_once('~')?;
        let name = name.replace('~', "/");
        match kind {
            "media" => MediaPath::parse(&format!("media/{name}")).ok().map(Self::File),
            "picture" => picture_names().any(|known| known == name).then_some(Self::SitePicture(name)),
            "video" => video_names().any(|known| known == wide_name(&name)).then_some(Self::SiteVideo(name)),
            _ => None,
        }
    }

    /// Returns the id of a stored file.
    fn of_path(path: &str, is_site: bool) -> Option<Self> {
        if !is_site {
            return MediaPath::parse(&format!("media/{path}")).ok().map(Self::File);
        }
        if path.starts_with(FRAMES_PREFIX) {
            return Some(Self::Frames);
        }
        Some(match path.strip_prefix(SITE_VIDEOS) {
            Some(name) => Self::SiteVideo(name.to_owned()),
            None => Self::SitePicture(path.to_owned()),
        })
    }

    /// Returns the id for the API.
    fn id(&self) -> String {
        let (kind, name) = match self {
            Self::Frames => return FRAMES_ID.to_owned(),
            Self::File(path) => ("media", path.as_str()),
            Self::SitePicture(name) => ("picture", name.as_str()),
            Self::SiteVideo(name) => ("video", name.as_str()),
        };
        format!("{kind}~{}", name.replace('/', "~"))
    }

    /// Returns the path of its row.
    fn path(&self) -> String {
        match self {
            Self::File(path) => path.as_str().to_owned(),
            Self::SitePicture(name) => name.clone(),
            Self::SiteVideo(name) => format!("{SITE_VIDEOS}{name}"),
            Self::Frames => FRAMES_NAME.to_owned(),
        }
    }

    fn is_site(&self) -> bool {
        !matches!(self, Self::File(_))
    }

    fn kind(&self) -> MediaKind {
        match self {
            Self::File(path) => path.kind(),
            Self::SitePicture(_) => MediaKind::Picture,
            Self::SiteVideo(_) => MediaKind::Film,
            Self::Frames => MediaKind::Frames,
        }
    }

    /// Returns the name as content writes it.
    fn name(&self) -> String {
        match self {
            Self::File(path) => path.to_string(),
            Self::SitePicture(name) => name.clone(),
            Self::SiteVideo(name) => format!("video/{name}"),
            Self::Frames => FRAMES_NAME.to_owned(),
        }
    }

    fn as_used(&self) -> MediaName {
        match self {
            Self::File(path) => MediaName::File(path.clone()),
            Self::SitePicture(name) => MediaName::SitePicture(name.clone()),
            Self::SiteVideo(name) => MediaName::SiteVideo(wide_name(name).to_owned()),
            Self::Frames => MediaName::Frames,
        }
    }
}

/// Returns the name of a video of which one is the variant for narrow windows.
fn wide_name(video: &str) -> &str {
    video.strip_suffix(UPRIGHT_END).unwrap_or(video)
}

/// Returns the id of the item that a change in `document_changes` names.
pub(super) fn changed_item(path: &str) -> String {
    let is_site = MediaPath::parse(&format!("media/{path}")).is_err();
    MediaId::of_path(path, is_site).map(|id| id.id()).unwrap_or_default()
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct ListQuery {
    search: String,
    kind: Option<MediaKind>,
    origin: Option<MediaOrigin>,
    /// `used` or `unused`.
    #[serde(rename = "use")]
    used: Option<String>,
    page: Option<usize>,
}

async fn list(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Query(query): Query<ListQuery>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Media)?;
    let items = items(&state).await?;
    let wanted = query.search.trim().to_lowercase();
    let matches = |item: &MediaItem| {
        let is_found = || item.name.to_lowercase().contains(&wanted) || item.alt.to_lowercase().contains(&wanted);
        let is_use = match query.used.as_deref() {
            Some("used") => item.uses > 0,
            Some("unused") => item.uses == 0,
            _ => true,
        };
        let is_chosen =
            query.kind.is_none_or(|kind| item.kind == kind) && query.origin.is_none_or(|origin| item.origin == origin);
        is_chosen && is_use && (wanted.is_empty() || is_found())
    };
    let found: Vec<MediaItem> = items.into_iter().filter(matches).collect();
    let total = found.len();
    let pages = total.div_ceil(PAGE_ITEMS).max(1);
    let page = query.page.unwrap_or(1).clamp(1, pages);
    let items = found.into_iter().skip((page - 1) * PAGE_ITEMS).take(PAGE_ITEMS).collect();
    Ok(json(MediaPage { items, total, page, pages }))
}

async fn show(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Media)?;
    let id = MediaId::parse(&id).ok_or_else(Problem::not_found)?;
    let item = item(&state, &id).await?;
    let uses = state.media_uses().await?.of_medium(&id.as_used()).to_vec();
    Ok(json(WholeMedium { item, uses }))
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct UploadQuery {
    name: String,
    set: String,
    frame: Option<u8>,
}

async fn add(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Query(query): Query<UploadQuery>,
    request: Request,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Media)?;
    let file = receive(request, query.name).await?;
    let is_ready = file.kind != MediaKind::Picture;
    let duration = file.duration;
    let medium = new_medium(file.path.as_str().to_owned(), file);
    let upload = Upload { file: &medium, is_ready, media_type: "", duration, by: signed_in.editor() };
    let (path, status) = match state.store.add_medium(upload, state.clock.now_ms()).await? {
        Uploaded::Added(path) => (path, StatusCode::CREATED),
        Uploaded::Same(path) => (path, StatusCode::OK),
    };
    state.media_work.notify_one();
    let id = MediaId::of_path(&path, false).ok_or_else(Problem::internal)?;
    respond(&state, &id, status).await
}

async fn replace(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
    Query(query): Query<UploadQuery>,
    request: Request,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Media)?;
    let id = MediaId::parse(&id).ok_or_else(Problem::not_found)?;
    if id == MediaId::Frames {
        return add_frame(&state, signed_in.editor(), query, request).await;
    }
    let file = receive(request, query.name).await?;
    if file.kind != id.kind() {
        let detail = match id.kind() {
            MediaKind::Picture => "This is a picture. Replace it by JPEG, PNG, WebP, AVIF or GIF.",
            MediaKind::Film => "This is a film. Replace it by MP4 or WebM.",
            MediaKind::Captions => "These are captions. Replace them by a VTT file.",
            MediaKind::Document => "This is a PDF. Replace it by a PDF.",
            MediaKind::Font => "This is a typeface. Replace it by a WOFF2 file.",
            MediaKind::Frames => "These are 72 pictures. Replace them by 72 pictures.",
        };
        return refused(detail);
    }
    let media_type = file.path.media_type();
    if let MediaId::File(path) = &id
        && file.kind != MediaKind::Picture
        && path.media_type() != media_type
    {
        let detail = format!(
            "{path} is {}. Replace it by such a file, or add the new one under its own name.",
            path.media_type()
        );
        return refused(detail);
    }
    let (is_ready, duration) = (file.kind != MediaKind::Picture, file.duration);
    let medium = new_medium(id.path(), file);
    let media_type = if id.is_site() { media_type } else { "" };
    let upload = Upload { file: &medium, is_ready, media_type, duration, by: signed_in.editor() };
    let replaced = state.store.replace_medium(upload, id.is_site(), state.clock.now_ms()).await?;
    if !replaced {
        return Err(Problem::not_found());
    }
    state.media_work.notify_one();
    respond(&state, &id, StatusCode::OK).await
}

/// Adds a frame to a set that replaces the site's own frames.
async fn add_frame(
    state: &AppState,
    editor: Editor<'_>,
    query: UploadQuery,
    request: Request,
) -> Result<Response, Problem> {
    let UploadQuery { name, set, frame } = query;
    let is_set = set.len() == SET_CHARS && set.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'a'..=b'f'));
    let Some(number) = frame.filter(|number| is_set && (1..=FRAMES).contains(number)) else {
        return refused("Send the 72 frames one by one, with `set` and `frame`.");
    };
    let file = receive(request, name).await?;
    match file.kind {
        MediaKind::Picture => {}
        MediaKind::Film => {
            return refused(
                "This server can't split a film into frames. Export the film as 72 pictures and choose those.",
            );
        }
        _ => return refused("A frame is a picture. Choose 72 files in JPEG, PNG, WebP, AVIF or GIF."),
    }
    let file = new_medium(String::new(), file);
    let frame = NewFrame { set: &set, number, file: &file, by: editor };
    match state.store.add_frame(frame, state.clock.now_ms()).await? {
        FrameAdded::Done => {
            state.media_work.notify_one();
            respond(state, &MediaId::Frames, StatusCode::OK).await
        }
        FrameAdded::OtherSize { width, height } => refused(format!(
            "Frame {number} has {} × {} pixels, and frame 1 has {width} × {height}. Export all frames in one size and \
             choose them again.",
            file.width, file.height
        )),
        FrameAdded::Superseded => {
            let detail = "Somebody else began to upload frames meanwhile. Wait for theirs, or choose yours again.";
            Err(Problem::new(StatusCode::CONFLICT, detail))
        }
    }
}

/// Receives and checks a file.
async fn receive(request: Request, name: String) -> Result<ReceivedFile, Problem> {
    let _permit = UPLOADS.acquire().await.map_err(|_| Problem::internal())?;
    let bytes = read_upload(request.into_body(), MEDIA_MAX_BYTES).await.map_err(|cause| match cause {
        BodyError::TooLarge(limit) => {
            let detail = format!("The file is too large. Make it smaller: at most {} MiB are allowed.", limit >> 20);
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, detail).header(CONNECTION, HeaderValue::from_static("close"))
        }
        other => Problem::from(other),
    })?;
    let checked = cpu_pool::run(move || ReceivedFile::new(&name, bytes)).await.map_err(|_| Problem::internal())?;
    checked.map_err(|refused| {
        let status = match refused {
            RefusedUpload::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            RefusedUpload::Svg | RefusedUpload::UnknownType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Problem::new(status, refused.to_string())
    })
}

/// Fails with 422.
fn refused<T>(detail: impl Into<String>) -> Result<T, Problem> {
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, detail))
}

fn new_medium(path: String, file: ReceivedFile) -> NewMedium {
    let ReceivedFile { width, height, digest, bytes, .. } = file;
    NewMedium { path, digest, width, height, bytes }
}

async fn change(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
    Json(change): Json<MediaChange>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Media)?;
    let id = MediaId::parse(&id).ok_or_else(Problem::not_found)?;
    let alt = change.alt.map(|alt| alt.split_whitespace().collect::<Vec<_>>().join(" "));
    if alt.as_ref().is_some_and(|alt| alt.chars().count() > ALT_MAX_CHARS) {
        return refused("The alternative text is too long. Shorten it to 300 characters.");
    }
    if change.focus.is_some_and(|focus| !focus.is_valid()) {
        return refused("The focal point is outside the picture. Set it again.");
    }
    if change.upright.flatten().is_some_and(|part| !part.is_valid()) {
        return refused("The upright part is outside the picture. Set it again.");
    }
    if id.kind() != MediaKind::Picture && (change.focus.is_some() || change.upright.is_some()) {
        return refused("Only pictures have a focal point and an upright part.");
    }
    let upright = change.upright.map(|part| part.map(|part| serde_json::to_string(&part).unwrap_or_default()));
    let change_of = MediumChange {
        alt,
        focus: change.focus.map(FocalPoint::thousandths),
        upright: upright.map(Option::unwrap_or_default),
    };
    let (store, now_ms) = (&state.store, state.clock.now_ms());
    let changed = store.change_medium(&id.path(), change.revision, &change_of, signed_in.editor(), now_ms).await;
    match changed? {
        MediumChanged::Done => {
            state.media_work.notify_one();
            respond(&state, &id, StatusCode::OK).await
        }
        MediumChanged::Conflict => {
            let detail = "Somebody else changed this item meanwhile. Look at their version, then save again.";
            let current = item(&state, &id).await?;
            Err(Problem::new(StatusCode::CONFLICT, detail).member("current", current))
        }
        MediumChanged::Unknown if id.is_site() => {
            refused("This is one of the site's own. Replace its file first; then it can be changed.")
        }
        MediumChanged::Unknown => Err(Problem::not_found()),
    }
}

async fn delete(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Media)?;
    let id = MediaId::parse(&id).ok_or_else(Problem::not_found)?;
    if id.is_site() {
        let detail = "The site's own pictures and films cannot be deleted. Set a replaced one back instead.";
        return Err(Problem::new(StatusCode::CONFLICT, detail));
    }
    remove(&state, signed_in.editor(), &id, true).await
}

async fn set_back(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Media)?;
    let id = MediaId::parse(&id).filter(MediaId::is_site).ok_or_else(Problem::not_found)?;
    if id == MediaId::Frames {
        let deleted = state.store.delete_frames(signed_in.editor(), state.clock.now_ms()).await?;
        if deleted != MediumChanged::Done {
            return Err(Problem::not_found());
        }
    } else {
        remove(&state, signed_in.editor(), &id, false).await?;
    }
    respond(&state, &id, StatusCode::OK).await
}

async fn remove(state: &AppState, editor: Editor<'_>, id: &MediaId, unused: bool) -> Result<Response, Problem> {
    for _ in 0..DELETION_ATTEMPTS {
        let uses = state.media_uses().await?;
        let used = uses.of_medium(&id.as_used());
        if unused && !used.is_empty() {
            let detail = "This file is in use. Remove it from the pages that show it, then delete it.";
            return Err(Problem::new(StatusCode::CONFLICT, detail).member("uses", used));
        }
        let seen = uses.seen.unwrap_or_default();
        let deleted = state.store.delete_medium(&id.path(), seen, editor, state.clock.now_ms()).await;
        match deleted? {
            MediumChanged::Done => return Ok(done()),
            MediumChanged::Unknown => return Err(Problem::not_found()),
            // A document changed since its uses were counted.
            MediumChanged::Conflict => {}
        }
    }
    Err(Problem::unavailable("Documents are being changed at the moment. Please try again."))
}

async fn respond(state: &AppState, id: &MediaId, status: StatusCode) -> Result<Response, Problem> {
    let mut response = json(item(state, id).await?);
    *response.status_mut() = status;
    Ok(response)
}

/// Returns an item as it is now.
async fn item(state: &AppState, id: &MediaId) -> Result<MediaItem, Problem> {
    let context = Context::new(state).await?;
    if *id == MediaId::Frames {
        return Ok(context.frames(state, &state.store.library_media().await?));
    }
    match state.store.library_medium(&id.path()).await? {
        Some(medium) => Ok(context.stored(state, id, medium)),
        None if id.is_site() => Ok(context.built(state, id)),
        None => Err(Problem::not_found()),
    }
}

/// Returns all items in the order of the list.
async fn items(state: &AppState) -> Result<Vec<MediaItem>, Problem> {
    let context = Context::new(state).await?;
    let mut items = Vec::new();
    let mut replaced = Vec::new();
    let media = state.store.library_media().await?;
    let frames = context.frames(state, &media);
    for medium in media {
        let Some(id) = MediaId::of_path(&medium.path, medium.is_site) else { continue };
        if replaced.contains(&id) {
            continue;
        }
        let is_frame = id == MediaId::Frames;
        items.push(if is_frame { frames.clone() } else { context.stored(state, &id, medium) });
        replaced.push(id);
    }
    if !replaced.contains(&MediaId::Frames) {
        items.push(frames);
    }
    let videos = video_names().flat_map(|name| [name.to_owned(), format!("{name}{UPRIGHT_END}")]);
    let videos = videos.map(MediaId::SiteVideo);
    let pictures = picture_names().map(|name| MediaId::SitePicture(name.to_owned()));
    let built = videos.chain(pictures).filter(|id| !replaced.contains(id));
    items.extend(built.map(|id| context.built(state, &id)));
    Ok(items)
}

/// What items are made with.
struct Context {
    uses: std::sync::Arc<crate::site::media_uses::MediaUses>,
    renditions: Vec<StoredRendition>,
    signer: Signer,
}

/// Signs the addresses of media which no published document shows.
pub(super) struct Signer {
    key: PreviewKey,
    token: String,
}

impl Signer {
    pub(super) async fn new(state: &AppState) -> Result<Self, Problem> {
        let now_ms = state.clock.now_ms();
        let key = PreviewKey::obtain(&state.store, LIBRARY_KEY, now_ms).await?;
        // The token of the key itself opens no document: none has this id.
        Ok(Self { token: key.sign(now_ms + ADDRESS_LIFETIME_MS), key })
    }

    /// Adds a token to the addresses of files that visitors may not load.
    pub(super) fn open(&self, state: &AppState, files: &mut MediaFiles) {
        let content = state.content();
        self.key.open_media(files, &self.token, |path| content.public_media.has(path));
    }
}

impl Context {
    async fn new(state: &AppState) -> Result<Self, Problem> {
        Ok(Self {
            uses: state.media_uses().await?,
            renditions: state.store.renditions().await?,
            signer: Signer::new(state).await?,
        })
    }

    fn stored(&self, state: &AppState, id: &MediaId, medium: LibraryMedium) -> MediaItem {
        let is_shown = !medium.digest.is_empty();
        let built = self.built(state, id);
        let address = match id {
            // One of the site's own stays until its first replacement has been worked on.
            _ if !is_shown => built.address,
            MediaId::File(path) => self.open(state, path, media_address(path, &medium.digest)),
            MediaId::SitePicture(_) => self.rendition(&medium, i64::MAX),
            MediaId::SiteVideo(_) => video_address(&medium),
            MediaId::Frames => String::new(),
        };
        let thumbnail = match id.kind() {
            MediaKind::Picture if is_shown && medium.rendition_set.is_empty() => address.clone(),
            MediaKind::Picture if is_shown => self.rendition(&medium, THUMBNAIL_WIDTH),
            MediaKind::Film => built.thumbnail,
            _ => String::new(),
        };
        let share = |thousandths: i64| f64::from(i32::try_from(thousandths).unwrap_or_default()) / 1000.0;
        MediaItem {
            state: medium.state,
            progress: if medium.state == MediaState::Ready { 1.0 } else { share(medium.progress) },
            error: Some(medium.error).filter(|error| !error.is_empty()),
            width: medium.width,
            height: medium.height,
            bytes: medium.size,
            duration: Some(share(medium.duration)).filter(|seconds| *seconds > 0.0),
            alt: medium.alt,
            focus: FocalPoint::of_thousandths(medium.focus),
            upright: serde_json::from_str::<UprightCrop>(&medium.upright).ok(),
            address,
            thumbnail,
            replaced: id.is_site(),
            updated_at: medium.updated_at,
            updated_by: Some(medium.updated_by).filter(|by| !by.is_empty()),
            revision: medium.revision,
            ..built
        }
    }

    /// Returns the frames as one item: what is shown, with the state of the newest set.
    fn frames(&self, state: &AppState, media: &[LibraryMedium]) -> MediaItem {
        let frames: Vec<_> = media.iter().filter(|medium| medium.is_site && frame_of(&medium.path).is_some()).collect();
        // Nothing has begun to work on a set that is not complete.
        let begun = frames.iter().filter(|frame| frame.received.is_empty() || frame.state != MediaState::Ready);
        let newest = begun.max_by_key(|frame| (frame.created_at, &frame.path));
        let set = newest.and_then(|frame| frame_of(&frame.path)).map(|(set, _)| set);
        let of_set: Vec<_> =
            frames.iter().filter(|frame| frame_of(&frame.path).map(|(set, _)| set) == set && set.is_some()).collect();
        let error = of_set.iter().find_map(|frame| {
            let (_, number) = frame_of(&frame.path)?;
            (!frame.error.is_empty()).then(|| format!("Frame {number}: {}", frame.error))
        });
        let is_in = |wanted: MediaState| of_set.iter().any(|frame| frame.state == wanted);
        let work_state = if is_in(MediaState::Failed) {
            MediaState::Failed
        } else if is_in(MediaState::Processing) {
            MediaState::Processing
        } else {
            MediaState::Ready
        };
        let done = of_set.iter().filter(|frame| frame.state == MediaState::Ready).count();
        let share = |count: usize| f64::from(u32::try_from(count).unwrap_or_default());
        let shown = shown_frames(media, &self.renditions);
        let widest = |frames: &ReplacedFrames| frames.widths.last().copied().unwrap_or_default();
        let built = self.built(state, &MediaId::Frames);
        MediaItem {
            state: work_state,
            progress: if work_state == MediaState::Processing { share(done) / share(of_set.len()) } else { 1.0 },
            error,
            width: newest.map_or(built.width, |frame| frame.width),
            height: newest.map_or(built.height, |frame| frame.height),
            address: shown.as_ref().map_or(built.address, |frames| frames.address(FRAME_SHOWN, widest(frames))),
            thumbnail: shown.as_ref().map_or(built.thumbnail, |frames| {
                frames.address(FRAME_SHOWN, frames.widths.first().copied().unwrap_or_default())
            }),
            replaced: newest.is_some(),
            updated_at: newest.map_or(0, |frame| frame.updated_at),
            updated_by: newest.map(|frame| frame.updated_by.clone()),
            ..built
        }
    }

    /// Returns one of the site's own, as it is built. A file of the library is then empty.
    fn built(&self, state: &AppState, id: &MediaId) -> MediaItem {
        let (picture, address) = match id {
            MediaId::Frames => {
                let frame = |width: i64| format!("/media/frames/{width}/{FRAME_SHOWN:02}.avif");
                (SitePicture { src: frame(800), width: 2400, height: 1350 }, frame(2400))
            }
            MediaId::SiteVideo(name) => {
                (state.site_media.picture(&SiteMedia::poster(name)), SiteMedia::built_video(name))
            }
            MediaId::SitePicture(name) => {
                let picture = state.site_media.built_picture(name);
                let address = picture.src.clone();
                (picture, address)
            }
            MediaId::File(_) => (SitePicture { src: String::new(), width: 0, height: 0 }, String::new()),
        };
        MediaItem {
            id: id.id(),
            name: id.name(),
            origin: if id.is_site() { MediaOrigin::Site } else { MediaOrigin::Library },
            kind: id.kind(),
            state: MediaState::Ready,
            progress: 1.0,
            error: None,
            width: picture.width,
            height: picture.height,
            bytes: 0,
            duration: None,
            alt: String::new(),
            focus: FocalPoint::MIDDLE,
            upright: None,
            address,
            thumbnail: picture.src,
            uses: self.uses.documents(&id.as_used()),
            replaced: false,
            updated_at: 0,
            updated_by: None,
            revision: 0,
        }
    }

    /// Returns the address of the widest WebP file of a picture up to a width, or of its smallest.
    fn rendition(&self, medium: &LibraryMedium, width: i64) -> String {
        let own = |found: &&StoredRendition| {
            found.rendition_set == medium.rendition_set && !found.is_upright && found.format == "webp"
        };
        let widths: Vec<i64> = self.renditions.iter().filter(own).map(|found| found.width).collect();
        let fitting = widths.iter().copied().filter(|own| *own <= width).max();
        let chosen = fitting.or_else(|| widths.iter().copied().min());
        chosen.map(|width| format!("/media/library/{}-{width}.webp", medium.rendition_set)).unwrap_or_default()
    }

    /// Adds a token to the address of a file that visitors may not load.
    fn open(&self, state: &AppState, path: &MediaPath, src: String) -> String {
        let mut files = MediaFiles::from([(path.to_string(), ImageFile { src, ..ImageFile::default() })]);
        self.signer.open(state, &mut files);
        files.into_values().next().map(|file| file.src).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_is_parsed_back() {
        for (id, path) in [
            ("media~2026~desk.jpg", "2026/desk.jpg"),
            ("picture~hero~home", "hero/home"),
            ("video~insights", "videos/insights"),
            ("video~insights-upright", "videos/insights-upright"),
            ("frames~delivery", "frames/delivery"),
        ] {
            let parsed = MediaId::parse(id).unwrap();
            assert_eq!((parsed.id().as_str(), parsed.path().as_str()), (id, path));
            assert_eq!(MediaId::of_path(path, parsed.is_site()), Some(parsed.clone()));
            assert_eq!(changed_item(path), id);
        }
        for id in [
            "",
            "media",
            "media~desk.svg",
            "media~..~desk.jpg",
            "picture~none",
            "video~none",
            "video~none-upright",
            "frames~x",
            "other~x",
        ] {
            assert_eq!(MediaId::parse(id), None, "{id}");
        }
    }
}
