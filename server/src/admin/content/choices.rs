//! What editors choose from: schemas, pages, pictures, and the documents that link to one.

use axum::extract::State;
use axum::response::Response;
use serde::Serialize;
use serde_json::Value;

use super::super::media::Signer;
use super::super::request::json;
use super::{ContentEditor, Opened, rows};
use crate::app::state::AppState;
use crate::http::{PathParameter, Problem};
use content::{media_address, picture_names, schema, video_names};
use model::{ImageFile, Kind, MediaFiles, MediaPath};

/// What editors choose from.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct Choices {
    /// Pages of all kinds.
    pages: Vec<PageChoice>,
    icons: Vec<String>,
    /// The site's own pictures.
    pictures: Vec<PictureChoice>,
    /// The site's own videos.
    videos: Vec<VideoChoice>,
    /// Uploaded and imported files.
    media: Vec<MediumChoice>,
    /// Events and posts.
    related: Vec<RelatedChoice>,
}

/// A page to link to.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct PageChoice {
    path: String,
    title: String,
}

/// A picture of the site's own.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct PictureChoice {
    name: String,
    url: String,
    width: i64,
    height: i64,
}

/// A video of the site's own.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct VideoChoice {
    name: String,
    url: String,
}

/// A media file.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct MediumChoice {
    /// As documents name it: `media/a.webp`.
    path: String,
    url: String,
    /// Pixels; 0 for files other than images.
    width: i64,
    /// Pixels; 0 for files other than images.
    height: i64,
    #[serde(rename = "type")]
    media_type: String,
}

/// An event or a post to recommend.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct RelatedChoice {
    /// As documents name it: `blog/first-post`.
    name: String,
    title: String,
}

/// The documents that link to a document.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct IncomingLinks {
    links: Vec<LinkingDocument>,
}

/// A document that links to another.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct LinkingDocument {
    id: String,
    name: String,
    title: String,
}

pub(super) async fn schema_of(_: ContentEditor, PathParameter(name): PathParameter) -> Result<Response, Problem> {
    schema(&name).map(json).ok_or_else(Problem::not_found)
}

pub(super) async fn choices(State(state): State<AppState>, _: ContentEditor) -> Result<Response, Problem> {
    let content = state.content();
    let fill = |text: &str| content.tokens.fill(text).into_owned();
    let mut pages: Vec<PageChoice> = content
        .pages()
        .map(|page| PageChoice { path: page.path.to_string(), title: fill(page.label.as_str()) })
        .collect();
    let mut related = Vec::new();
    for kind in [Kind::Event, Kind::Blog] {
        for card in content.cards(kind) {
            pages.extend(kind.page(&card.slug).map(|path| PageChoice { path, title: card.title.clone() }));
            let name = format!("{}/{}", kind.folder(), card.slug);
            related.push(RelatedChoice { name, title: card.title.clone() });
        }
    }
    pages.extend(
        content
            .open_jobs()
            .map(|job| PageChoice { path: format!("/career/{}", job.id), title: job.head.title.to_string() }),
    );
    pages.extend(
        content
            .landings
            .iter()
            .map(|landing| PageChoice { path: format!("/{}", landing.token), title: landing.head.name.to_string() }),
    );
    let pictures = picture_names().map(|name| {
        let picture = state.site_media.picture(name);
        PictureChoice { name: name.to_owned(), url: picture.src, width: picture.width, height: picture.height }
    });
    let videos = video_names().map(|name| VideoChoice { name: name.to_owned(), url: state.site_media.video(name) });
    let choices = Choices {
        icons: icons(),
        pictures: pictures.collect(),
        videos: videos.collect(),
        media: media(&state).await?,
        pages,
        related,
    };
    Ok(json(choices))
}

/// Returns the names of the icons, which the schema of pages lists.
fn icons() -> Vec<String> {
    let names = schema("page").and_then(|schema| schema.pointer("/$defs/IconName"));
    let listed = names.and_then(|names| names.get("enum")).and_then(Value::as_array);
    listed.into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Returns all media. Addresses of media that visitors may not load are signed.
async fn media(state: &AppState) -> Result<Vec<MediumChoice>, Problem> {
    let mut files = MediaFiles::new();
    for medium in state.store.media().await? {
        let Ok(path) = MediaPath::parse(&format!("media/{}", medium.path)) else { continue };
        let src = media_address(&path, &medium.digest);
        let (width, height) = (medium.width, medium.height);
        files.insert(path.to_string(), ImageFile { src, width, height, ..ImageFile::default() });
    }
    Signer::new(state).await?.open(state, &mut files);
    let choice = |(path, file): (String, ImageFile)| {
        let media_type = MediaPath::parse(&path).map(|path| path.media_type().to_owned()).unwrap_or_default();
        MediumChoice { path, url: file.src, width: file.width, height: file.height, media_type }
    };
    Ok(files.into_iter().map(choice).collect())
}

pub(super) async fn links(opened: Opened) -> Result<Response, Problem> {
    let Opened { state, document, .. } = &opened;
    let names = match document.path() {
        Some(path) => state.library().await?.links_to(&path),
        None => Vec::new(),
    };
    let mut links = Vec::new();
    if !names.is_empty() {
        let rows = rows::rows(state, false).await?.into_iter().map(|(row, _)| row);
        let linking = rows.filter(|row| names.contains(&row.name));
        links.extend(linking.map(|row| LinkingDocument { id: row.id, name: row.name, title: row.title }));
    }
    Ok(json(IncomingLinks { links }))
}
