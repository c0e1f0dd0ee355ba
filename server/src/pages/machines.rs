//! Initial snapshots of the state machines of a landing's view, computed by the same machines on the server. They are
//! rendered before the core has loaded in the browser, and stay without scripts.

use core_wasm::forms::Form;
use core_wasm::site::Route;

use crate::app::state::AppState;
use crate::render::LandingMachines;
use crate::site::site_content::SiteContent;

impl LandingMachines {
    /// Returns the initial snapshots of a landing's machines; `None` for any other route.
    pub(super) fn of(state: &AppState, content: &SiteContent, route: &Route) -> Option<Self> {
        let Route::Landing { token } = route else { return None };
        let landing = content.landings.get(token)?;
        let (country, now_ms) = (&content.config.site.contact.country, state.clock.now_ms());
        let now = landing.venue().time(now_ms);
        Some(Self {
            contact: Form::event_contact(country).snapshot(),
            booking: Form::booking(country, landing.calendar(&content.formats), now).snapshot(),
        })
    }
}
