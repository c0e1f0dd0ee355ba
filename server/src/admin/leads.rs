//! The inbox: leads, their progress and notes.

use std::convert::Infallible;

use axum::body::Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use core_wasm::fields::{Date, FieldKey};
use futures_util::stream::unfold;
use heck::ToTitleCase;
use serde::{Deserialize, Deserializer, Serialize};

use super::request::{Json, SignedIn, attachment, json, refused};
use crate::admin::csv::{self, LEAD_COLUMNS};
use crate::app::state::AppState;
use crate::http::{PathParameter, Problem};
use model::{LeadOrder, LeadRow, LeadState, Permission, Venue};
use store::{DeliveryInfo, InboxFilter, LeadChange, LeadChanged, Note, PAGE_SIZE, Subject};

/// Limit of leads per bulk change.
const BULK_MAX: usize = 200;
/// Longest note, in characters.
const NOTE_MAX: usize = 5000;
/// Leads read at a time for a CSV file, which bounds memory.
const BATCH: i64 = 500;

/// A whole lead.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WholeLead {
    #[serde(flatten)]
    row: LeadRow,
    phone: String,
    service: String,
    /// The whole message.
    description: String,
    /// The answers to all questions of the form, with labels.
    answers: Vec<LabelledAnswer>,
    consent: bool,
    consent_version: Option<String>,
    /// UTC milliseconds.
    consented_at: Option<i64>,
    /// Path of the page that led to the form.
    origin: Option<String>,
    /// The campaign that led the visitor to the site, such as `newsletter / email / spring`.
    campaign: Option<String>,
    /// The event landing's token.
    event: Option<String>,
    notes: Vec<Note>,
    messages: Vec<DeliveryInfo>,
}

/// An answer of a form.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct LabelledAnswer {
    label: String,
    value: String,
}

/// A user who may answer leads.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct Assignee {
    id: String,
    email: String,
}

/// A page of the inbox.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LeadPage {
    /// Leads of the filter on all pages. Words find at most the newest 1,000.
    total: i64,
    /// True if further leads have the words.
    has_more: bool,
    page_size: i64,
    leads: Vec<LeadRow>,
    /// Leads of the filter by state, whatever states it names. Null if too many leads have the words.
    counts: Option<LeadCounts>,
    /// Users who may answer leads.
    people: Vec<Assignee>,
}

/// Leads by state.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct LeadCounts {
    new: i64,
    progress: i64,
    won: i64,
    closed: i64,
    spam: i64,
}

impl From<[i64; 5]> for LeadCounts {
    fn from([new, progress, won, closed, spam]: [i64; 5]) -> Self {
        Self { new, progress, won, closed, spam }
    }
}

/// Which leads are shown, in which order.
#[derive(Debug, Default, Deserialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(default, rename_all = "camelCase")]
pub(crate) struct LeadFilter {
    /// Words that all occur in the lead.
    #[ts(optional, as = "Option<String>")]
    text: String,
    #[ts(optional, as = "Option<Vec<LeadState>>")]
    states: Vec<LeadState>,
    #[ts(optional, type = "\"contact\" | \"event\"")]
    form: Option<String>,
    /// A user's id, or `none`.
    #[ts(optional)]
    assignee: Option<String>,
    /// The first day, `YYYY-MM-DD`.
    #[ts(optional)]
    from: Option<String>,
    /// The last day, `YYYY-MM-DD`.
    #[ts(optional)]
    to: Option<String>,
    #[ts(optional, as = "Option<LeadOrder>")]
    sort: LeadOrder,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = LeadSearch)]
pub(super) struct Search {
    filter: LeadFilter,
    /// Counts from 1, the default.
    #[serde(default)]
    page: i64,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = LeadDownload)]
pub(super) struct Download {
    filter: LeadFilter,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = LeadChange)]
pub(super) struct Change {
    revision: i64,
    state: Option<LeadState>,
    /// Absent: unchanged; null: no assignee.
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<String>)]
    assignee: Option<Option<String>>,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = LeadBulkChange)]
pub(super) struct BulkChange {
    ids: Vec<String>,
    state: Option<LeadState>,
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<String>)]
    assignee: Option<Option<String>>,
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
pub(super) struct NewNote {
    text: String,
}

/// The number of leads that were changed.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct BulkChanged {
    changed: usize,
}

/// Reads a member that may be absent or null.
fn present<'de, D: Deserializer<'de>>(input: D) -> Result<Option<Option<String>>, D::Error> {
    Option::<String>::deserialize(input).map(Some)
}

/// Converts a filter's days to instants, in the time zone of the settings.
fn inbox_filter(state: &AppState, filter: LeadFilter) -> Result<(InboxFilter, LeadOrder), Problem> {
    let zone = Venue::of(&state.config().admin.time_zone);
    let day = |field, text: Option<String>, days: i32| -> Result<Option<i64>, Problem> {
        let Some(text) = text else { return Ok(None) };
        let date = Date::parse(&text).ok().and_then(|date| date.plus_days(days));
        let date = date.ok_or_else(|| refused(field, "Write the day as year, month and day, such as 2027-10-12."))?;
        Ok(Some(zone.instant_ms(date, 0)))
    };
    let unassigned = filter.assignee.as_deref() == Some("none");
    let order = filter.sort;
    let filter = InboxFilter {
        text: filter.text,
        states: filter.states,
        form: filter.form,
        assignee: filter.assignee.filter(|_| !unassigned),
        unassigned,
        from_ms: day("from", filter.from, 0)?,
        until_ms: day("to", filter.to, 1)?,
    };
    Ok((filter, order))
}

/// Returns a page of the inbox. The filter is in the body: its words may be somebody's name.
pub(super) async fn search(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Json(search): Json<Search>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Leads)?;
    let (filter, order) = inbox_filter(&state, search.filter)?;
    let page = state.store.inbox(&filter, order, search.page).await?;
    Ok(json(LeadPage {
        total: page.total,
        has_more: page.has_more,
        page_size: PAGE_SIZE,
        leads: page.leads,
        counts: page.counts.map(LeadCounts::from),
        people: assignees(&state).await?,
    }))
}

async fn assignees(state: &AppState) -> Result<Vec<Assignee>, Problem> {
    let users = state.store.users().await?;
    let may_answer = users.into_iter().filter(|user| user.may(Permission::Leads));
    Ok(may_answer.map(|user| Assignee { id: user.id, email: user.email }).collect())
}

pub(super) async fn show(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Leads)?;
    let (row, lead) = state.store.inbox_lead(&id).await?.ok_or_else(Problem::not_found)?;
    // The message is a member.
    let answers = lead.answers.iter().filter(|(field, text)| !field.is_multiline() && !text.is_empty());
    Ok(json(WholeLead {
        phone: lead.visitor.phone,
        service: lead.answers.text(FieldKey::Service).to_owned(),
        description: lead.answers.text(FieldKey::Description).to_owned(),
        answers: answers
            .map(|(field, text)| LabelledAnswer { label: field.as_str().to_title_case(), value: text.to_owned() })
            .collect(),
        consent: lead.consent,
        consent_version: lead.consent_version,
        consented_at: lead.consented_at,
        origin: lead.origin,
        campaign: lead.campaign,
        event: lead.event,
        notes: state.store.lead_notes(&id).await?,
        messages: state.store.deliveries_of(Subject::Lead(&id), &lead.reference).await?,
        row,
    }))
}

/// Fails unless a user may answer leads.
async fn require_assignee(state: &AppState, assignee: &Option<Option<String>>) -> Result<(), Problem> {
    let Some(Some(id)) = assignee else { return Ok(()) };
    let user = state.store.user(id).await?;
    match user.is_some_and(|user| user.may(Permission::Leads)) {
        true => Ok(()),
        false => Err(refused("assignee", "This person's role does not include leads. Choose somebody else.")),
    }
}

/// Changes a lead's state or assignee. Answers 409 with the lead if somebody else changed it first.
pub(super) async fn change(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
    Json(given): Json<Change>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Leads)?;
    require_assignee(&state, &given.assignee).await?;
    let change = LeadChange { state: given.state, assignee: given.assignee };
    let now_ms = state.clock.now_ms();
    match state.store.change_lead(&id, Some(given.revision), &change, signed_in.id(), now_ms).await? {
        LeadChanged::Changed(lead) => Ok(json(lead)),
        LeadChanged::Unknown => Err(Problem::not_found()),
        LeadChanged::Conflict(lead) => {
            let detail = "Somebody else changed this lead. Look at it as it is now, then change it again.";
            Err(Problem::new(StatusCode::CONFLICT, detail).member("current", lead))
        }
    }
}

pub(super) async fn change_many(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Json(given): Json<BulkChange>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Leads)?;
    if given.ids.len() > BULK_MAX {
        return Err(refused("ids", format!("At most {BULK_MAX} leads can be changed at once.")));
    }
    require_assignee(&state, &given.assignee).await?;
    let change = LeadChange { state: given.state, assignee: given.assignee };
    let changed = state.store.change_leads(&given.ids, &change, signed_in.id(), state.clock.now_ms()).await?;
    Ok(json(BulkChanged { changed: changed.len() }))
}

pub(super) async fn add_note(
    State(state): State<AppState>,
    signed_in: SignedIn,
    PathParameter(id): PathParameter,
    Json(given): Json<NewNote>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Leads)?;
    let text = given.text.trim();
    if text.is_empty() || text.chars().count() > NOTE_MAX {
        return Err(refused("text", format!("Write between 1 and {NOTE_MAX} characters.")));
    }
    let note = state.store.add_lead_note(&id, signed_in.editor(), text, state.clock.now_ms()).await?;
    note.map(json).ok_or_else(Problem::not_found)
}

/// Streams the leads of a filter as CSV, the oldest first.
pub(super) async fn csv(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Json(given): Json<Download>,
) -> Result<Response, Problem> {
    signed_in.require(Permission::Leads)?;
    let (filter, _) = inbox_filter(&state, given.filter)?;
    state.store.record_audit(signed_in.id(), "lead.csv", "lead:several", state.clock.now_ms()).await?;
    let store = state.store.clone();
    let lines = unfold(Some(None::<String>), move |last| {
        let (store, filter) = (store.clone(), filter.clone());
        async move {
            let last = last?;
            let heading = if last.is_none() { format!("{}\r\n", LEAD_COLUMNS.join(",")) } else { String::new() };
            match store.leads_of(&filter, last.as_deref().unwrap_or_default(), BATCH).await {
                Ok(leads) => {
                    let next = leads.last().map(|lead| Some(lead.id.clone()));
                    let text =
                        leads.iter().map(|lead| csv::line(&LEAD_COLUMNS, lead)).fold(heading, |all, line| all + &line);
                    (!text.is_empty()).then_some((Ok::<_, Infallible>(text), next))
                }
                Err(cause) => {
                    // The response has no length that would reveal a truncated download, so the last line does.
                    tracing::error!(%cause, "the CSV export of leads was cut short");
                    Some((Ok("\"The database did not answer; this file is not complete.\"\r\n".to_owned()), None))
                }
            }
        }
    });
    Ok(attachment(Body::from_stream(lines), "text/csv; charset=utf-8", "leads.csv"))
}
