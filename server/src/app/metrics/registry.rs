//! All metrics of a process. Label values are defined by the program, never by visitors' input.

use std::borrow::Cow;
use std::time::Duration;

use axum::http::StatusCode;
use prometheus_client::encoding::prometheus_text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};

use super::vitals::WebVitals;

/// Buckets of response times, in seconds: from a cached page to the request timeout.
const RESPONSE_SECONDS: [f64; 14] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 20.0];
/// Buckets of render times, in seconds: up to the engine's timeout.
const RENDER_SECONDS: [f64; 9] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0];

/// The method, the route's name or pattern, and the class of the status.
type ResponseLabels = [(&'static str, Cow<'static, str>); 3];

pub(super) type Histograms<L> = Family<L, Histogram, fn() -> Histogram>;

/// Metrics since the start of the process.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    responses: Histograms<ResponseLabels>,
    render_seconds: Histogram,
    render_failures: Counter,
    cache_hits: Counter,
    cache_misses: Counter,
    leads: Family<[(&'static str, bool); 1], Counter>,
    rate_limited: Counter,
    /// Outcomes of deliveries.
    pub deliveries: DeliveryCounts,
    /// Core Web Vitals and crashes of the core, reported by pages.
    pub vitals: WebVitals,
}

/// Outcomes of deliveries.
#[derive(Debug, Clone, Default)]
pub struct DeliveryCounts {
    pub delivered: Counter,
    /// Failed attempts.
    pub failures: Counter,
    /// Messages whose last attempt failed.
    pub given_up: Counter,
}

/// Registers a metric and returns it.
pub(super) fn registered<M: Metric + Clone>(registry: &mut Registry, name: &str, about: &str, metric: M) -> M {
    registry.register(name, about, metric.clone());
    metric
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("site");
        let responses = Histograms::new_with_constructor(|| Histogram::new(RESPONSE_SECONDS));
        registry.register("http_request_duration_seconds", "Time until a response starts", responses.clone());
        let render_seconds = Histogram::new(RENDER_SECONDS);
        registry.register("render_duration_seconds", "Time to render a page", render_seconds.clone());
        let leads = registered(&mut registry, "leads", "Stored leads", Family::default());
        for suspect in [false, true] {
            drop(leads.get_or_create(&[("suspect", suspect)]));
        }
        let mut counter = |name, about| registered(&mut registry, name, about, Counter::default());
        Self {
            responses,
            render_seconds,
            render_failures: counter("render_failures", "Pages that could not be rendered"),
            cache_hits: counter("page_cache_hits", "Pages from the cache"),
            cache_misses: counter("page_cache_misses", "Pages made for a request"),
            leads,
            rate_limited: counter("rate_limited", "Requests above a limit"),
            deliveries: DeliveryCounts {
                delivered: counter("outbox_delivered", "Delivered messages"),
                failures: counter("outbox_failures", "Failed attempts to deliver a message"),
                given_up: counter("outbox_given_up", "Messages given up"),
            },
            vitals: WebVitals::registered(&mut registry),
            registry,
        }
    }
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
        let labels = [("method", method.into()), ("route", route.to_owned().into()), ("status", class(status).into())];
        self.responses.get_or_create(&labels).observe(took.as_secs_f64());
    }

    /// Counts a rendering.
    pub fn observe_render(&self, took: Duration, failed: bool) {
        self.render_seconds.observe(took.as_secs_f64());
        if failed {
            self.render_failures.inc();
        }
    }

    /// Counts a lookup in the page cache.
    pub fn count_page(&self, hit: bool) {
        if hit { &self.cache_hits } else { &self.cache_misses }.inc();
    }

    /// Counts a stored lead.
    pub fn count_lead(&self, suspect: bool) {
        self.leads.get_or_create(&[("suspect", suspect)]).inc();
    }

    /// Counts a rate-limited request.
    pub fn count_rate_limited(&self) {
        self.rate_limited.inc();
    }

    /// Writes all metrics in Prometheus' text format.
    pub fn write(&self, out: &mut String) {
        // Writing to a string cannot fail.
        let _ = encode(out, &self.registry);
    }
}
