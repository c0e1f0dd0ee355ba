//! All metrics of a process. Label values are defined by the program, never by visitors' input.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use axum::http::StatusCode;

use super::histogram::Histogram;
use super::vitals::WebVitals;
use crate::work::outbox::DeliveryCounts;

/// Buckets of response times, in seconds: from a cached page to the request timeout.
const RESPONSE_SECONDS: &[f64] =
    &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 20.0];
/// Buckets of render times, in seconds: up to the engine's timeout.
const RENDER_SECONDS: &[f64] = &[0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0];
/// Limit of time series, above the number of routes; bounds a bug that invents labels.
const SERIES: usize = 512;

type Labels = (&'static str, String, &'static str);

/// Metrics since the start of the process.
#[derive(Debug)]
pub struct Metrics {
    responses: RwLock<BTreeMap<Labels, Arc<Histogram>>>,
    render_seconds: Histogram,
    render_failures: AtomicU64,
    cache_hits: AtomicU64,
    cache_misses: AtomicU64,
    leads: AtomicU64,
    suspects: AtomicU64,
    rate_limited: AtomicU64,
    /// Outcomes of deliveries.
    pub deliveries: Arc<DeliveryCounts>,
    /// Core Web Vitals and crashes of the core, reported by pages.
    pub vitals: WebVitals,
}

impl Default for Metrics {
    fn default() -> Self {
        Self {
            responses: RwLock::default(),
            render_seconds: Histogram::new(RENDER_SECONDS),
            render_failures: AtomicU64::default(),
            cache_hits: AtomicU64::default(),
            cache_misses: AtomicU64::default(),
            leads: AtomicU64::default(),
            suspects: AtomicU64::default(),
            rate_limited: AtomicU64::default(),
            deliveries: Arc::default(),
            vitals: WebVitals::default(),
        }
    }
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

fn class(status: StatusCode) -> &'static str {
    match status.as_u16() {
        200..=299 => "2xx",
        300..=399 => "3xx",
        400..=499 => "4xx",
        _ => "5xx",
    }
}

impl Metrics {
    /// Counts a response by its route's name or pattern.
    pub fn observe_response(&self, method: &'static str, route: &str, status: StatusCode, took: Duration) {
        if let Some(histogram) = self.histogram_of(method, route, status) {
            histogram.observe(took.as_secs_f64());
        }
    }

    /// Returns the histogram of a route's responses; `None` above the limit of time series.
    fn histogram_of(&self, method: &'static str, route: &str, status: StatusCode) -> Option<Arc<Histogram>> {
        let labels = (method, route.to_owned(), class(status));
        if let Some(known) = self.responses.read().unwrap_or_else(PoisonError::into_inner).get(&labels) {
            return Some(Arc::clone(known));
        }
        let mut all = self.responses.write().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= SERIES && !all.contains_key(&labels) {
            return None;
        }
        Some(Arc::clone(all.entry(labels).or_insert_with(|| Arc::new(Histogram::new(RESPONSE_SECONDS)))))
    }

    /// Counts a rendering.
    pub fn observe_render(&self, took: Duration, failed: bool) {
        self.render_seconds.observe(took.as_secs_f64());
        if failed {
            count(&self.render_failures);
        }
    }

    /// Counts a lookup in the page cache.
    pub fn count_page(&self, hit: bool) {
        count(if hit { &self.cache_hits } else { &self.cache_misses });
    }

    /// Counts a stored lead.
    pub fn count_lead(&self, suspect: bool) {
        count(if suspect { &self.suspects } else { &self.leads });
    }

    /// Counts a rate-limited request.
    pub fn count_rate_limited(&self) {
        count(&self.rate_limited);
    }

    /// Writes all metrics in Prometheus' text format.
    pub fn write(&self, out: &mut String) {
        let _ = writeln!(out, "# TYPE site_http_request_duration_seconds histogram");
        let all: Vec<(Labels, Arc<Histogram>)> = {
            let all = self.responses.read().unwrap_or_else(PoisonError::into_inner);
            all.iter().map(|(labels, histogram)| (labels.clone(), Arc::clone(histogram))).collect()
        };
        for ((method, route, status), histogram) in all {
            let labels = format!("method=\"{method}\",route=\"{route}\",status=\"{status}\",");
            histogram.write(out, "site_http_request_duration_seconds", &labels);
        }
        let _ = writeln!(out, "# TYPE site_render_duration_seconds histogram");
        self.render_seconds.write(out, "site_render_duration_seconds", "");
        for (name, counter) in [
            ("site_render_failures_total", &self.render_failures),
            ("site_page_cache_hits_total", &self.cache_hits),
            ("site_page_cache_misses_total", &self.cache_misses),
            ("site_leads_total{suspect=\"false\"}", &self.leads),
            ("site_leads_total{suspect=\"true\"}", &self.suspects),
            ("site_rate_limited_total", &self.rate_limited),
        ] {
            let bare = name.split('{').next().unwrap_or(name);
            if !name.contains("true") {
                let _ = writeln!(out, "# TYPE {bare} counter");
            }
            let _ = writeln!(out, "{name} {}", counter.load(Ordering::Relaxed));
        }
        for (name, count) in ["delivered", "failures", "given_up"].into_iter().zip(self.deliveries.read()) {
            let _ = writeln!(out, "# TYPE site_outbox_{name}_total counter\nsite_outbox_{name}_total {count}");
        }
        self.vitals.write(out);
    }
}
