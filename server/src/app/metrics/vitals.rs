//! Reports of pages: Core Web Vitals and crashes of the WebAssembly core by route, without any data about the visitor.

use std::collections::BTreeMap;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use super::registry::{Histograms, registered};

/// Buckets in seconds; LCP turns from good to poor between 2.5 and 4, INP between 0.2 and 0.5 (web.dev/vitals).
const SECONDS: [f64; 12] = [0.05, 0.1, 0.2, 0.5, 0.8, 1.0, 1.8, 2.5, 3.0, 4.0, 6.0, 10.0];
/// Buckets of layout shift; CLS turns from good to poor between 0.1 and 0.25.
const SHIFTS: [f64; 9] = [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0];
/// The largest plausible time.
const MINUTE_MS: f64 = 60_000.0;
/// The largest plausible shift: a page that shifted by its own height ten times.
const LARGEST_SHIFT: f64 = 10.0;

/// Names of the core's routes; of pages that consist of sections, the kinds. Reports for others are not counted.
const ROUTES: [&str; 17] = [
    "blog",
    "booking",
    "career",
    "contacts",
    "event",
    "industry",
    "insights",
    "job",
    "landing",
    "landingBook",
    "landingContact",
    "notFound",
    "page",
    "product",
    "search",
    "service",
    "story",
];

type OfRoute = [(&'static str, &'static str); 1];

/// The histograms and counters.
#[derive(Debug)]
pub struct WebVitals {
    core_traps: Family<OfRoute, Counter>,
    /// The layout shift, CLS.
    shift: Histograms<OfRoute>,
    /// Times by their usual abbreviation.
    times: BTreeMap<&'static str, Histograms<OfRoute>>,
}

/// Returns the labels of a known route.
fn labels(route: &str) -> Option<OfRoute> {
    ROUTES.into_iter().find(|known| *known == route).map(|route| [("route", route)])
}

impl WebVitals {
    pub(super) fn registered(registry: &mut Registry) -> Self {
        let mut vital = |name: &str, about: &str, new: fn() -> Histogram| {
            registered(registry, &format!("web_vitals_{name}"), about, Histograms::new_with_constructor(new))
        };
        let shift = vital("cls", "Layout shift of visited pages", || Histogram::new(SHIFTS));
        let times = ["FCP", "INP", "LCP", "TTFB"].map(|metric| {
            let name = format!("{}_seconds", metric.to_lowercase());
            (metric, vital(&name, &format!("{metric} of visited pages"), || Histogram::new(SECONDS)))
        });
        let core_traps = registered(registry, "core_traps", "Crashes of the core in browsers", Family::default());
        Self { core_traps, shift, times: times.into() }
    }

    /// Counts a report. Returns false for an unknown route or metric, or an implausible value.
    pub fn observe(&self, route: &str, metric: &str, value: f64) -> bool {
        let (histograms, largest, unit) = match metric {
            "CLS" => (Some(&self.shift), LARGEST_SHIFT, 1.0),
            _ => (self.times.get(metric), MINUTE_MS, 1000.0),
        };
        let (Some(histograms), Some(labels)) = (histograms, labels(route)) else { return false };
        let believed = (0.0..=largest).contains(&value);
        if believed {
            histograms.get_or_create(&labels).observe(value / unit);
        }
        believed
    }

    /// Counts a crash of the core. Returns false for an unknown route.
    pub fn count_core_trap(&self, route: &str) -> bool {
        labels(route).map(|labels| self.core_traps.get_or_create(&labels).inc()).is_some()
    }
}
