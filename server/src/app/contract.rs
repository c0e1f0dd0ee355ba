//! Generates the TypeScript declarations of all types that views receive.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use core_wasm::careers::ALL_LOCATIONS;
use core_wasm::site::{InsightsTab, Route};
use serde_json::Value;
use ts_rs::{Config, TS, TypeVisitor};

use crate::admin;
use crate::api::booking::{BookedSlot, SlotDays};
use crate::api::contact::Accepted;
use crate::api::responses::ProblemDetails;
use crate::api::search::SearchHits;
use crate::api::vitals::VitalsReport;
use crate::pages;

/// Types of the core, which its WebAssembly module declares itself.
const CORE_TYPES: [&str; 16] = [
    "AlternativeChoice",
    "ContactPrefill",
    "DateFormats",
    "EventCalendar",
    "FieldError",
    "FormSnapshot",
    "FormValues",
    "InsightsTab",
    "JobFilterSnapshot",
    "JobOpening",
    "PositionSnapshot",
    "Route",
    "ScrollBoundsSnapshot",
    "SlideshowSnapshot",
    "SlotReason",
    "WindowSnapshot",
];

/// Declarations by name, without duplicates.
struct Declarations<'a> {
    config: &'a Config,
    seen: Vec<TypeId>,
    found: BTreeMap<String, String>,
}

impl Declarations<'_> {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        // Types without an output path are TypeScript's own, or containers whose parameters are visited too.
        if <T as TS>::output_path().is_some() {
            let mut text = String::new();
            for line in T::docs().iter().flat_map(|docs| docs.lines()) {
                let _ = writeln!(text, "{line}");
            }
            let _ = writeln!(text, "export {}", T::decl(self.config));
            let clash = self.found.insert(T::ident(self.config), text);
            assert!(clash.is_none(), "two types are called {}", T::ident(self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

impl TypeVisitor for Declarations<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

/// Returns the constants of the server and the core that views need before the core has loaded.
fn constants() -> String {
    let path = |route: Route| Value::from(route.path());
    let constants = [
        ("Longest query of the search, in characters.", "QUERY_MAX_CHARS", pages::QUERY_MAX_CHARS.into()),
        ("Path of the openings.", "CAREER", path(Route::Career)),
        ("Path of the insights hub.", "HUB", path(Route::Insights { tab: InsightsTab::default() })),
        ("Path of the search.", "SEARCH", path(Route::Search)),
        ("Id of all locations.", "ALL_LOCATIONS", ALL_LOCATIONS.into()),
    ];
    constants
        .map(|(comment, name, value): (_, _, Value)| format!("/** {comment} */\nexport const {name} = {value};\n"))
        .concat()
}

fn typescript() -> String {
    let config = Config::default().with_large_int("number");
    let mut declarations = Declarations { config: &config, seen: Vec::new(), found: BTreeMap::new() };
    declarations.add::<model::Section>();
    declarations.add::<pages::SectionDataByKind<'_>>();
    declarations.add::<pages::SiteDocument<'_>>();
    declarations.add::<pages::ItemOffer<'_>>();
    declarations.add::<pages::InsightDetail>();
    declarations.add::<pages::JobData>();
    declarations.add::<pages::LandingData>();
    declarations.add::<pages::LandingBookData>();
    declarations.add::<pages::LandingContactData>();
    declarations.add::<pages::ManageBookingData>();
    declarations.add::<pages::PageDataResponse<'_>>();
    declarations.add::<Accepted>();
    declarations.add::<BookedSlot>();
    declarations.add::<SlotDays>();
    declarations.add::<SearchHits>();
    declarations.add::<ProblemDetails>();
    declarations.add::<VitalsReport>();
    declarations.add::<admin::session::Me>();
    declarations.add::<admin::session::SignInResponse>();
    declarations.add::<admin::account::Sessions>();
    declarations.add::<admin::user_links::LinkInfo>();
    declarations.add::<admin::password::Strength>();
    declarations.add::<admin::second_factor::NewSecondFactor>();
    declarations.add::<admin::second_factor::RecoveryCodes>();
    declarations.add::<admin::users::People>();
    declarations.add::<admin::users::NewPerson>();
    declarations.add::<admin::users::PasswordLink>();
    declarations.add::<admin::leads::LeadFilter>();
    declarations.add::<admin::leads::LeadPage>();
    declarations.add::<admin::leads::WholeLead>();
    declarations.add::<admin::leads::BulkChanged>();
    declarations.add::<admin::person::PersonInfo>();
    declarations.add::<store::Erased>();
    declarations.add::<admin::bookings::BoardEvents>();
    declarations.add::<admin::bookings::Board>();
    declarations.add::<admin::bookings::FoundBookings>();
    declarations.add::<admin::bookings::WholeBooking>();
    declarations.add::<admin::deliveries::Deliveries>();
    declarations.add::<admin::deliveries::Retried>();
    declarations.add::<admin::audit::AuditPage>();
    declarations.add::<model::MediaPage>();
    declarations.add::<model::WholeMedium>();
    declarations.add::<model::MediaChange>();
    declarations.add::<admin::settings::ServerSettings>();
    declarations.add::<admin::overview::OverviewNumbers>();
    declarations.add::<admin::content::Conflict>();
    declarations.add::<admin::content::Faults>();
    declarations.add::<admin::content::rows::DocumentList>();
    declarations.add::<admin::content::rows::WholeDocument>();
    declarations.add::<admin::content::drafts::DraftSaved>();
    declarations.add::<admin::content::choices::Choices>();
    declarations.add::<admin::content::choices::IncomingLinks>();
    declarations.add::<admin::content::history::History>();
    declarations.add::<admin::content::history::RevisionContent>();
    declarations.add::<admin::content::previews::PreviewLink>();
    declarations.add::<admin::content::previews::OthersPresent>();
    declarations.add::<pages::DraftPayload<'_>>();
    let text: Vec<String> = declarations.found.into_values().collect();
    let imports = CORE_TYPES.join(",\n  ");
    let constants = constants();
    format!(
        "// Generated from the server's types by `scripts/build/types`. Do not edit.\n\n\
         import type {{\n  {imports},\n}} from \"~/core/contract\";\n\
         import type {{ PageSection }} from \"~/page/section-data\";\n\n\
         {constants}\n{}",
        text.join("\n")
    )
}

/// Compares the checked-in file; writes it instead when `WRITE_TYPES` is set.
#[test]
fn the_generated_types_are_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/generated/contract.ts");
    let current = typescript();
    if std::env::var_os("WRITE_TYPES").is_some() {
        std::fs::write(&file, &current).unwrap();
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(found == current, "web/src/generated/contract.ts is stale: run scripts/build/types");
}
