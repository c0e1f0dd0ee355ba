//! The first page of the back office.

use axum::extract::State;
use axum::response::Response;
use core_wasm::fields::Date;
use serde::Serialize;

use super::content::rows::rows;
use super::request::{SignedIn, json, unavailable};
use crate::app::state::AppState;
use crate::http::Problem;
use model::{LeadOrder, LeadState, Permission, Venue};
use store::InboxFilter;

/// Days of the chart.
const DAYS: i32 = 28;

/// Numbers of the last four weeks, and what waits.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct OverviewNumbers {
    /// The oldest first; today is the last.
    days: Vec<DayActivity>,
    #[cfg_attr(test, ts(type = "number"))]
    new_leads: i64,
    #[cfg_attr(test, ts(type = "number"))]
    bookings_today: i64,
    #[cfg_attr(test, ts(type = "number"))]
    failed_deliveries: i64,
    /// Working drafts that the user was the last to save.
    #[cfg_attr(test, ts(type = "number"))]
    my_drafts: usize,
    /// Documents that wait for a plan or for the start of their publication.
    #[cfg_attr(test, ts(type = "number"))]
    scheduled: usize,
    health: Health,
}

/// Leads and bookings of a day.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DayActivity {
    /// `YYYY-MM-DD`, in the time zone of the settings.
    day: String,
    #[cfg_attr(test, ts(type = "number"))]
    leads: usize,
    #[cfg_attr(test, ts(type = "number"))]
    bookings: usize,
}

/// The state of the server, in a sentence.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Health {
    ok: bool,
    text: String,
}

/// Returns the overview. Numbers that the role may not see are left at zero.
pub(super) async fn overview(State(state): State<AppState>, signed_in: SignedIn) -> Result<Response, Problem> {
    let (now_ms, zone) = (state.clock.now_ms(), Venue::of(&state.config.admin.time_zone));
    let today = zone.time(now_ms).date;
    let may = |permission| signed_in.may(permission);
    let days: Vec<Date> = (0..DAYS).rev().filter_map(|back| today.plus_days(-back)).collect();
    let start = days.first().map_or(now_ms, |day| zone.instant_ms(*day, 0));
    let (leads, bookings) = match may(Permission::Leads) {
        true => state.store.activity_since(start).await.map_err(unavailable)?,
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
        true => state.store.inbox(&new, LeadOrder::Newest, 1).await.map_err(unavailable)?.total,
        false => 0,
    };
    let bookings_today = match may(Permission::CheckIn) {
        true => state.store.bookings_on(&today.iso()).await.map_err(unavailable)?,
        false => 0,
    };
    let failed = state.store.outbox_depth(now_ms).await.map_err(unavailable)?.dead;
    let stalled = state.background.stalled();
    let health = match (state.renderer.is_ready(), stalled.is_empty()) {
        (true, true) => Health { ok: true, text: "Everything works.".to_owned() },
        (false, _) => Health { ok: false, text: "Pages cannot be rendered. Ask whoever runs the server.".to_owned() },
        (true, false) => Health { ok: false, text: format!("These jobs make no progress: {}.", stalled.join(", ")) },
    };
    let documents = match may(Permission::Content) {
        true => rows(&state).await?,
        false => Vec::new(),
    };
    let is_mine = |editor: &Option<String>| editor.as_ref() == Some(&signed_in.user.email);
    Ok(json(OverviewNumbers {
        my_drafts: documents.iter().filter(|(_, editor)| is_mine(editor)).count(),
        scheduled: documents.iter().filter(|(row, _)| row.is_scheduled()).count(),
        days: activity.collect(),
        new_leads,
        bookings_today,
        failed_deliveries: if may(Permission::Deliveries) { failed } else { 0 },
        health,
    }))
}
