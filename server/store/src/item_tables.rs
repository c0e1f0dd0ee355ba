//! Tables in which releases before migration 90 stored events, news, blog posts, jobs and event landings. Where a
//! database or a backup still has them, their rows become documents and the tables are dropped.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use uuid::Uuid;

use super::catalogue::Catalogue;
use super::connect::POSTGRES_WHOLE_TABLES;
use super::documents::{self, NewDocument};
use super::revisions::Author;
use super::{Backend, Store, StoreError, Write, content_version};
use model::clock::rfc3339;
use model::{DocumentKind, IconName, ImageFile, MediaFiles, MediaPath};

/// The tables, with the migrations that create them.
const TABLES: [(&str, &str); 3] = [
    ("content_items", include_str!("../../../migrations/0010_content.sql")),
    ("jobs", include_str!("../../../migrations/0010_content.sql")),
    ("landings", include_str!("../../../migrations/0040_landings.sql")),
];
/// Author of the first revision of converted documents.
const CHANGED_BY: &str = "server migrate";

/// A row of one of the tables, as the document that it becomes.
struct Item {
    kind: DocumentKind,
    slug: String,
    id: String,
    draft: bool,
    publish_at: i64,
    /// The front matter of the document's file, in order, without empty values.
    front_matter: Vec<(&'static str, Value)>,
    text: String,
    media: MediaFiles,
    created_at: i64,
    updated_at: i64,
}

impl Store {
    /// Converts the rows of the tables that exist to documents, and drops these tables.
    pub(super) async fn convert_item_tables(&self) -> Result<(), StoreError> {
        let mut write = self.write().await?;
        if self.backend == Backend::Postgres {
            sqlx::raw_sql(POSTGRES_WHOLE_TABLES).execute(&mut *write.transaction).await?;
        }
        // Of several servers that start at once, one converts; the others wait here.
        sqlx::query("update content_version set version = version where id = 1")
            .execute(&mut *write.transaction)
            .await?;
        if convert(&mut write, self.backend).await? > 0 {
            content_version::raise(&mut write).await?;
        }
        Ok(write.commit().await?)
    }
}

/// Creates one of the tables, for the rows of a backup. Returns `false` for any other name.
pub(super) async fn create(write: &mut Write, table: &str) -> Result<bool, StoreError> {
    let Some((_, migration)) = TABLES.iter().find(|(name, _)| *name == table) else { return Ok(false) };
    let start = format!("create table {table} (");
    let Some((_, after)) = migration.split_once(&start) else { return Ok(false) };
    let (columns, _) = after.split_once("\n);").unwrap_or((after, ""));
    sqlx::raw_sql(AssertSqlSafe(format!("{start}{columns}\n)"))).execute(&mut *write.transaction).await?;
    Ok(true)
}

/// Converts the tables' rows to documents and drops the tables. Returns the number of documents.
pub(super) async fn convert(write: &mut Write, backend: Backend) -> Result<usize, StoreError> {
    let existing = Catalogue::of(&mut write.transaction, backend).tables().await?;
    let found: Vec<&str> =
        TABLES.iter().map(|(name, _)| *name).filter(|name| existing.iter().any(|table| table == name)).collect();
    let mut documents = 0;
    for table in &found {
        let rows =
            sqlx::query(AssertSqlSafe(format!("select * from {table}"))).fetch_all(&mut *write.transaction).await?;
        for row in &rows {
            let item = match *table {
                "content_items" => item(row)?,
                "jobs" => job(row)?,
                _ => landing(row)?,
            };
            put(write, item).await?;
            documents += 1;
        }
        sqlx::query(AssertSqlSafe(format!("drop table {table}"))).execute(&mut *write.transaction).await?;
    }
    Ok(documents)
}

/// Stores a row as a document with the row's id and times. The text of its file comes from its latest revision, or is
/// written from the row if no revision has one.
async fn put(write: &mut Write, item: Item) -> Result<(), StoreError> {
    let Item { kind, slug, id, draft, publish_at, front_matter, text, media, created_at, updated_at } = item;
    let revision = sqlx::query_scalar(
        "select source from document_revisions where kind = $1 and slug = $2 and source <> '' order by revision desc limit 1",
    )
    .bind(kind.as_str())
    .bind(slug.as_str())
    .fetch_optional(&mut *write.transaction)
    .await?;
    let source: String = match revision {
        Some(source) => source,
        None => source(&front_matter, &text)?,
    };
    let file = format!("{}/{slug}.md", kind.folder());
    let front_matter: Map<String, Value> =
        front_matter.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    let body = Value::Object(front_matter).to_string();
    let (closed_from, related) = (None, Vec::new());
    let document = NewDocument { kind, slug, draft, publish_at, closed_from, related, file, body, media, source };
    documents::put(write, &document, Author { changed_by: CHANGED_BY, now_ms: updated_at }).await?;
    sqlx::query("update documents set id = $1, created_at = $2 where kind = $3 and slug = $4")
        .bind(id)
        .bind(created_at)
        .bind(document.kind.as_str())
        .bind(document.slug.as_str())
        .execute(&mut *write.transaction)
        .await?;
    Ok(())
}

/// Returns the text of a file with this front matter and body.
fn source(front_matter: &[(&'static str, Value)], text: &str) -> Result<String, StoreError> {
    let mut source = "---\n".to_owned();
    for (key, value) in front_matter {
        let line = serde_saphyr::to_string(&Map::from_iter([((*key).to_owned(), value.clone())]));
        source.push_str(line.map_err(|cause| sqlx::Error::Encode(cause.into()))?.trim_end());
        source.push('\n');
    }
    source.push_str("---\n");
    if !text.is_empty() {
        source.push_str(&format!("\n{text}\n"));
    }
    Ok(source)
}

fn item(row: &AnyRow) -> Result<Item, StoreError> {
    let kind: String = row.try_get("kind")?;
    let kind = DocumentKind::parse(&kind)
        .ok_or_else(|| sqlx::Error::Decode(format!("{kind:?} is not a kind of document").into()))?;
    let mut media = MediaFiles::new();
    let thumbnail = json(row, "thumbnail")?;
    let video = json(row, "video")?;
    let gallery = json(row, "gallery")?;
    let pictures: Vec<Value> = entries(&gallery)
        .map(|image| json!({ "image": media_name(at(image, "medium"), &mut media), "alt": at(image, "alt") }))
        .collect();
    let front_matter = [
        ("title", text(row, "title")?),
        ("date", text(row, "date")?),
        ("end_date", text(row, "end_date")?),
        ("location", text(row, "location")?),
        ("author", text(row, "author")?),
        ("excerpt", text(row, "excerpt")?),
        ("news_url", text(row, "news_url")?),
        ("thumbnail", media_name(at(&thumbnail, "medium"), &mut media)),
        ("thumbnail_alt", at(&thumbnail, "alt").clone()),
        ("video", media_name(at(&video, "medium"), &mut media)),
        ("video_poster", media_name(at(&video, "poster"), &mut media)),
        ("video_captions", media_name(at(&video, "captions"), &mut media)),
        ("gallery", pictures.into()),
        ("related", json(row, "related")?),
        ("featured", flag(row, "featured")?),
    ];
    finish(row, kind, row.try_get("slug")?, row.try_get("id")?, front_matter, media)
}

fn job(row: &AnyRow) -> Result<Item, StoreError> {
    let status = match flag(row, "closed")? {
        Value::Null => Value::Null,
        _ => "closed".into(),
    };
    let front_matter = [
        ("title", text(row, "title")?),
        ("department", text(row, "department")?),
        ("locations", json(row, "locations")?),
        ("experience", text(row, "experience")?),
        ("employment_type", text(row, "employment_type")?),
        ("date", text(row, "posted")?),
        ("closes", text(row, "closes")?),
        ("status", status),
        ("responsibilities", json(row, "responsibilities")?),
        ("requirements", json(row, "requirements")?),
    ];
    finish(row, DocumentKind::Job, row.try_get("id")?, Uuid::now_v7().to_string(), front_matter, MediaFiles::new())
}

/// Adds the publication columns, which `content_items` and `jobs` share, and returns the complete item.
fn finish<const N: usize>(
    row: &AnyRow,
    kind: DocumentKind,
    slug: String,
    id: String,
    front_matter: [(&'static str, Value); N],
    mut media: MediaFiles,
) -> Result<Item, StoreError> {
    let publish_at: i64 = row.try_get("publish_at")?;
    add_images(&row.try_get::<String, _>("html")?, &mut media);
    let publish_time = if publish_at == 0 { Value::Null } else { rfc3339(publish_at).into() };
    let front_matter = front_matter.into_iter().chain([("draft", flag(row, "draft")?), ("publish_at", publish_time)]);
    Ok(Item {
        kind,
        slug,
        id,
        draft: !flag(row, "draft")?.is_null(),
        publish_at,
        front_matter: front_matter.filter(|(_, value)| !is_empty(value)).collect(),
        text: row.try_get("body")?,
        media,
        created_at: row.try_get("created_at")?,
        updated_at: row.try_get("updated_at")?,
    })
}

fn landing(row: &AnyRow) -> Result<Item, StoreError> {
    let body = json(row, "body")?;
    let window = at(&body, "window");
    let mut media = MediaFiles::new();
    let highlights: Vec<Value> = entries(at(&body, "highlights"))
        .map(|highlight| {
            let session = at(highlight, "session");
            without_empty(json!({
                "id": at(highlight, "id"), "title": at(highlight, "title"), "text": at(highlight, "text"),
                "icon": icon(at(highlight, "icon")),
                "picture": media_name(at(highlight, "picture"), &mut media),
                "day": at(session, "day"), "starts": time(at(session, "starts")), "ends": time(at(session, "ends")),
            }))
        })
        .collect();
    let team: Vec<Value> = entries(at(&body, "team"))
        .map(|member| {
            without_empty(json!({
                "name": at(member, "name"), "role": at(member, "role"),
                "picture": media_name(at(member, "picture"), &mut media), "linkedin": at(member, "linkedin"),
            }))
        })
        .collect();
    let front_matter = [
        ("name", at(&body, "name").clone()),
        ("booth", at(&body, "booth").clone()),
        ("tagline", at(&body, "tagline").clone()),
        ("description", at(&body, "description").clone()),
        ("time_zone", at(&body, "timeZone").clone()),
        ("time_zone_name", at(&body, "timeZoneName").clone()),
        ("first_day", at(window, "firstDay").clone()),
        ("last_day", at(window, "lastDay").clone()),
        ("slot_minutes", at(window, "slotMinutes").clone()),
        ("first_slot", time(at(window, "firstSlot"))),
        ("last_slot", time(at(window, "lastSlot"))),
        ("closed_slots", entries(at(window, "closed")).map(time).collect()),
        ("highlights", highlights.into()),
        ("takeaways", at(&body, "takeaways").clone()),
        ("team", team.into()),
    ];
    Ok(Item {
        kind: DocumentKind::Landing,
        slug: row.try_get("token")?,
        id: Uuid::now_v7().to_string(),
        draft: false,
        publish_at: 0,
        front_matter: front_matter.into_iter().filter(|(_, value)| !is_empty(value)).collect(),
        text: String::new(),
        media,
        created_at: row.try_get("created_at")?,
        updated_at: row.try_get("updated_at")?,
    })
}

/// Returns the name of an icon. Those releases accepted any name, and drew sparkles for an unknown one.
fn icon(name: &Value) -> Value {
    if IconName::deserialize(name).is_ok() { name.clone() } else { "sparkles".into() }
}

/// Returns the name of a media file as content files write it, and adds the file's address and size to `media`.
fn media_name(medium: &Value, media: &mut MediaFiles) -> Value {
    let Some(path) = at(medium, "path").as_str() else { return at(medium, "name").clone() };
    let pixels = |side: &str| at(medium, side).as_i64().unwrap_or_default();
    let src = at(medium, "src").as_str().unwrap_or_default().to_owned();
    let name = format!("media/{path}");
    media.insert(name.clone(), ImageFile { src, width: pixels("width"), height: pixels("height") });
    name.into()
}

/// Adds the images in rendered HTML to `media`.
fn add_images(html: &str, media: &mut MediaFiles) {
    for tag in html.split("<img ").skip(1).filter_map(|after| after.split('>').next()) {
        let value = |key: &str| tag.split_once(&format!("{key}=\""))?.1.split('"').next();
        let pixels = |key: &str| value(key).and_then(|text| text.parse().ok()).unwrap_or_default();
        let Some(src) = value("src") else { continue };
        if let Some(path) = MediaPath::of_address(src) {
            let file = ImageFile { src: src.to_owned(), width: pixels("width"), height: pixels("height") };
            media.insert(path.to_string(), file);
        }
    }
}

/// Formats minutes since midnight as `14:30`.
fn time(minutes: &Value) -> Value {
    minutes.as_u64().map(|minutes| format!("{:02}:{:02}", minutes / 60, minutes % 60)).into()
}

/// Returns the value of a key, or null.
fn at<'a>(value: &'a Value, key: &str) -> &'a Value {
    value.get(key).unwrap_or(&Value::Null)
}

fn entries(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn is_empty(value: &Value) -> bool {
    value.is_null() || value.as_str().is_some_and(str::is_empty) || value.as_array().is_some_and(Vec::is_empty)
}

fn without_empty(mut value: Value) -> Value {
    if let Some(fields) = value.as_object_mut() {
        fields.retain(|_, field| !is_empty(field));
    }
    value
}

fn text(row: &AnyRow, column: &str) -> Result<Value, sqlx::Error> {
    Ok(row.try_get::<Option<String>, _>(column)?.into())
}

/// Deserialises a nullable column that holds JSON.
fn json(row: &AnyRow, column: &str) -> Result<Value, StoreError> {
    let text: Option<String> = row.try_get(column)?;
    Ok(text.map(|text| serde_json::from_str(&text)).transpose()?.unwrap_or_default())
}

/// Returns `true` for a flag that is set, otherwise null.
fn flag(row: &AnyRow, column: &str) -> Result<Value, sqlx::Error> {
    Ok(if row.try_get::<i64, _>(column)? == 0 { Value::Null } else { true.into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_icon_becomes_what_was_drawn_for_it() {
        assert_eq!(icon(&json!("presentation")), json!("presentation"));
        for unknown in [json!("dropletz"), json!(""), Value::Null] {
            assert_eq!(icon(&unknown), json!("sparkles"));
        }
    }
}
