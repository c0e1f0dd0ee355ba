//! Histograms of durations and sizes.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// A histogram with fixed buckets. Counting takes no lock.
#[derive(Debug)]
pub struct Histogram {
    bounds: &'static [f64],
    counts: Vec<AtomicU64>,
    /// In millionths, so that an integer can hold it.
    sum_micro: AtomicU64,
}

impl Histogram {
    /// Creates an empty histogram. `bounds` ascend; a last bucket counts values beyond them.
    pub fn new(bounds: &'static [f64]) -> Self {
        let counts = (0..=bounds.len()).map(|_| AtomicU64::new(0)).collect();
        Self { bounds, counts, sum_micro: AtomicU64::new(0) }
    }

    /// Counts a non-negative value.
    pub fn observe(&self, value: f64) {
        let place = self.bounds.iter().position(|bound| value <= *bound).unwrap_or(self.bounds.len());
        if let Some(count) = self.counts.get(place) {
            count.fetch_add(1, Ordering::Relaxed);
        }
        // The conversion saturates, so nothing overflows.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "saturates, see above")]
        let micro = (value * 1e6) as u64;
        self.sum_micro.fetch_add(micro, Ordering::Relaxed);
    }

    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|count| count.load(Ordering::Relaxed) == 0)
    }

    /// Writes the histogram in Prometheus' text format. `labels` is empty or ends with a comma.
    pub fn write(&self, out: &mut String, name: &str, labels: &str) {
        let mut total = 0;
        for (place, count) in self.counts.iter().enumerate() {
            total += count.load(Ordering::Relaxed);
            let bound = self.bounds.get(place).map_or_else(|| "+Inf".to_owned(), f64::to_string);
            let _ = writeln!(out, "{name}_bucket{{{labels}le=\"{bound}\"}} {total}");
        }
        let labels = labels.trim_end_matches(',');
        #[allow(clippy::cast_precision_loss, reason = "a sum is read for its size")]
        let sum = self.sum_micro.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_sum{{{labels}}} {sum}");
        let _ = writeln!(out, "{name}_count{{{labels}}} {total}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_counted_up_to_their_bound() {
        let histogram = Histogram::new(&[0.1, 1.0]);
        for value in [0.05, 0.1, 0.5, 3.0, f64::NAN] {
            histogram.observe(value);
        }
        let mut out = String::new();
        histogram.write(&mut out, "x", "route=\"a\",");
        assert_eq!(
            out,
            "x_bucket{route=\"a\",le=\"0.1\"} 2\nx_bucket{route=\"a\",le=\"1\"} 3\nx_bucket{route=\"a\",le=\"+Inf\"} 5\n\
             x_sum{route=\"a\"} 3.65\nx_count{route=\"a\"} 5\n"
        );
    }
}
