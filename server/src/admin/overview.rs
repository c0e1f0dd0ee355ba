//! The first page of the back office.

use axum::extract::State;
use axum::response::Response;
use core_wasm::fields::Date;
use serde::Serialize;

use super::content::rows::rows;
use super::request::{SignedIn, json};
use crate::app::state::AppState;
use crate::http::Problem;
use crate::site::first_pages::has_example;
use content::Translation;
use model::{DocumentState, LeadOrder, LeadState, Permission, Venue};
use store::{InboxFilter, OutboxDepth};

/// Days of the chart.
const DAYS: i32 = 28;

/// Numbers of the last four weeks, and what waits.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OverviewNumbers {
    /// The oldest first; today is the last.
    days: Vec<DayActivity>,
    new_leads: i64,
    bookings_today: i64,
    failed_deliveries: i64,
    /// Working drafts that the user was the last to save.
    my_drafts: usize,
    /// Documents that wait for a plan or for the start of their publication.
    scheduled: usize,
    health: Health,
    /// Present for the owner of a site without pages.
    first_pages: Option<FirstPagesOffer>,
}

/// First pages to choose from, in addition to a few.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FirstPagesOffer {
    /// True if the server has the example's content.
    example: bool,
    /// The name of the language in which a few pages and the words are.
    language: &'static str,
    /// True if the settings name another language for the site.
    is_foreign: bool,
}

/// Leads and bookings of a day.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct DayActivity {
    /// `YYYY-MM-DD`, in the time zone of the settings.
    day: String,
    leads: usize,
    bookings: usize,
}

/// The state of the server, in a sentence.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct Health {
    ok: bool,
    text: String,
    checks: Vec<HealthCheck>,
}

/// The state of a part of the server, in a sentence.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub(crate) struct HealthCheck {
    name: HealthPart,
    ok: bool,
    text: String,
}

/// A part of the server.
#[derive(Debug, Clone, Copy, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HealthPart {
    Database,
    /// The engine that renders pages.
    Pages,
    /// Background jobs.
    Jobs,
    /// Mails and webhook calls.
    Deliveries,
}

/// A delivery is late if it waits longer than this, in milliseconds: most are sent within seconds.
const DELIVERY_LATE_MS: i64 = 60 * 60 * 1000;

async fn health(state: &AppState, outbox: &OutboxDepth, now_ms: i64) -> Health {
    let check =
        |name, ok, good: &str, bad: String| HealthCheck { name, ok, text: if ok { good.to_owned() } else { bad } };
    let stalled = state.background.stalled();
    let waited_ms = outbox.waiting_since.map_or(0, |since| now_ms - since);
    let bad_deliveries = match outbox.dead {
        0 => format!("A mail or webhook call has been waiting for {} minutes.", waited_ms / 60_000),
        1 => "A mail or webhook call has failed.".to_owned(),
        dead => format!("{dead} mails and webhook calls have failed."),
    };
    let checks = vec![
        check(
            HealthPart::Database,
            state.store.accepts_writes().await,
            "The database works.",
            "The database cannot store anything. Ask the operator of the server.".to_owned(),
        ),
        check(
            HealthPart::Pages,
            state.renderer.is_ready(),
            "Pages are rendered.",
            "Pages cannot be rendered. Ask the operator of the server.".to_owned(),
        ),
        check(
            HealthPart::Jobs,
            stalled.is_empty(),
            "All background jobs run.",
            format!("Background jobs make no progress: {}. Ask the operator of the server.", stalled.join(", ")),
        ),
        check(
            HealthPart::Deliveries,
            outbox.dead == 0 && waited_ms < DELIVERY_LATE_MS,
            "Mails and webhook calls are sent.",
            bad_deliveries,
        ),
    ];
    let faults: Vec<&str> = checks.iter().filter(|check| !check.ok).map(|check| &*check.text).collect();
    let text = if faults.is_empty() { "Everything works.".to_owned() } else { faults.join(" ") };
    Health { ok: faults.is_empty(), text, checks }
}

/// Returns the overview. Numbers that the role may not see are left at zero.
pub(super) async fn overview(State(state): State<AppState>, signed_in: SignedIn) -> Result<Response, Problem> {
    let (now_ms, zone) = (state.clock.now_ms(), Venue::of(&state.config().admin.time_zone));
    let today = zone.time(now_ms).date;
    let may = |permission| signed_in.may(permission);
    let days: Vec<Date> = (0..DAYS).rev().filter_map(|back| today.plus_days(-back)).collect();
    let start = days.first().map_or(now_ms, |day| zone.instant_ms(*day, 0));
    let (leads, bookings) = match may(Permission::Leads) {
        true => state.store.activity_since(start).await?,
        false => Default::default(),
    };
    let count = |instants: &[i64], day: Date| instants.iter().filter(|at| zone.time(**at).date == day).count();
    let activity = days.iter().map(|day| DayActivity {
        day: day.iso(),
        leads: count(&leads, *day),
        bookings: count(&bookings, *day),
    });
    let new = InboxFilter { states: vec![LeadState::New], ..InboxFilter::default() };
    let new_leads = match may(Permission::Leads) {
        true => state.store.inbox(&new, LeadOrder::Newest, 1).await?.total,
        false => 0,
    };
    let bookings_today = match may(Permission::CheckIn) {
        true => state.store.bookings_on(&today.iso()).await?,
        false => 0,
    };
    let outbox = state.store.outbox_depth(now_ms).await?;
    let health = health(&state, &outbox, now_ms).await;
    let documents = match may(Permission::Content) {
        true => rows(&state, may(Permission::Settings)).await?,
        false => Vec::new(),
    };
    let has_no_pages = may(Permission::Settings) && state.content().has_no_pages();
    let offer = has_no_pages.then(|| {
        let tag = &state.config().language.tag;
        FirstPagesOffer {
            example: has_example(),
            language: Translation::nearest(tag).name(),
            is_foreign: Translation::of(tag).is_none(),
        }
    });
    let is_mine = |editor: &Option<String>| editor.as_ref() == Some(&signed_in.user.email);
    Ok(json(OverviewNumbers {
        first_pages: offer,
        my_drafts: documents.iter().filter(|(_, editor)| is_mine(editor)).count(),
        scheduled: documents.iter().filter(|(row, _)| row.state == DocumentState::Scheduled).count(),
        days: activity.collect(),
        new_leads,
        bookings_today,
        failed_deliveries: if may(Permission::Deliveries) { outbox.dead } else { 0 },
        health,
    }))
}
