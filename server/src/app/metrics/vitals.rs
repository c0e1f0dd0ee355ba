//! Reports of pages: Core Web Vitals and crashes of the WebAssembly core by route, without any data about the visitor.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use super::histogram::Histogram;

/// Buckets in seconds; LCP turns from good to poor between 2.5 and 4, INP between 0.2 and 0.5 (web.dev/vitals).
const SECONDS: &[f64] = &[0.05, 0.1, 0.2, 0.5, 0.8, 1.0, 1.8, 2.5, 3.0, 4.0, 6.0, 10.0];
/// Buckets of layout shift; CLS turns from good to poor between 0.1 and 0.25.
const SHIFTS: &[f64] = &[0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0];

/// The reported metrics with their units.
const METRICS: [(&str, Unit); 5] = [
    ("CLS", Unit::Shift),
    ("FCP", Unit::Milliseconds),
    ("INP", Unit::Milliseconds),
    ("LCP", Unit::Milliseconds),
    ("TTFB", Unit::Milliseconds),
];

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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unit {
    Milliseconds,
    Shift,
}

impl Unit {
    /// Returns the largest plausible value: a minute, or a page that shifted by its own height ten times.
    fn largest(self) -> f64 {
        match self {
            Self::Milliseconds => 60_000.0,
            Self::Shift => 10.0,
        }
    }
}

/// The histograms and counters. All exist from the start, so that reports allocate no memory.
#[derive(Debug)]
pub struct WebVitals {
    core_traps: BTreeMap<&'static str, AtomicU64>,
    series: BTreeMap<(&'static str, &'static str), (Unit, Histogram)>,
}

impl Default for WebVitals {
    fn default() -> Self {
        let series = METRICS.iter().flat_map(|(metric, unit)| {
            ROUTES.iter().map(move |route| {
                let bounds = if *unit == Unit::Shift { SHIFTS } else { SECONDS };
                ((*metric, *route), (*unit, Histogram::new(bounds)))
            })
        });
        let core_traps = ROUTES.into_iter().map(|route| (route, AtomicU64::default())).collect();
        Self { core_traps, series: series.collect() }
    }
}

impl WebVitals {
    /// Counts a report. Returns false for an unknown route or metric, or an implausible value.
    pub fn observe(&self, route: &str, metric: &str, value: f64) -> bool {
        let found = self.series.iter().find(|((known, on), _)| *known == metric && *on == route);
        let Some((_, (unit, histogram))) = found else { return false };
        let believed = (0.0..=unit.largest()).contains(&value);
        if believed {
            histogram.observe(if *unit == Unit::Shift { value } else { value / 1000.0 });
        }
        believed
    }

    /// Counts a crash of the core. Returns false for an unknown route.
    pub fn count_core_trap(&self, route: &str) -> bool {
        self.core_traps.get(route).map(|count| count.fetch_add(1, Ordering::Relaxed)).is_some()
    }

    /// Writes the histograms and counters.
    pub(super) fn write(&self, out: &mut String) {
        let mut last = "";
        for ((metric, route), (unit, histogram)) in &self.series {
            let unit = if *unit == Unit::Shift { "" } else { "_seconds" };
            let name = format!("site_web_vitals_{}{unit}", metric.to_lowercase());
            if last != *metric {
                let _ = writeln!(out, "# TYPE {name} histogram");
                last = metric;
            }
            if !histogram.is_empty() {
                histogram.write(out, &name, &format!("route=\"{route}\","));
            }
        }
        let _ = writeln!(out, "# TYPE site_core_traps_total counter");
        for (route, count) in &self.core_traps {
            let count = count.load(Ordering::Relaxed);
            if count > 0 {
                let _ = writeln!(out, "site_core_traps_total{{route=\"{route}\"}} {count}");
            }
        }
    }
}
