//! Replays the test vectors of state machines: events go in, a snapshot or a number comes out.
//!
//! A vector names a machine as JavaScript does, with the arguments of its constructor, its events and the expected
//! result:
//! `{name, machine, args, events: [[method, ...args] | {call: [method, ...args], returns}], expect?: snapshot}`.
//! Numbers that JSON cannot represent are written "NaN", "Infinity" and "-Infinity"; `null` is JavaScript's `undefined`.

use serde::Serialize;
use serde_json::Value;

/// Tolerance for numbers: the difference between two roundings of the same formula.
const TOLERANCE: f64 = 1e-6;

/// A machine, called by the names of its binding.
pub(crate) trait Machine {
    /// Calls a method; one without a result returns null.
    fn call(&mut self, method: &str, args: &Args) -> Value;
    /// Returns the snapshot, null without one.
    fn snapshot(&self) -> Value;
}

/// Arguments of a call.
pub(crate) struct Args<'a>(&'a [Value]);

impl Args<'_> {
    pub(crate) fn number(&self, index: usize) -> f64 {
        match &self.0[index] {
            Value::String(name) => name.parse().expect("a number's name"),
            value => value.as_f64().expect("a number"),
        }
    }

    pub(crate) fn whole(&self, index: usize) -> u32 {
        u32::try_from(self.0[index].as_u64().expect("a whole number")).expect("32 bits")
    }

    pub(crate) fn flag(&self, index: usize) -> bool {
        self.0[index].as_bool().expect("a flag")
    }
}

/// Replays every vector of a file and reports all differences at once. Returns the number of vectors.
pub(crate) fn play(vectors: &str, make: impl Fn(&str, &Args) -> Box<dyn Machine>) -> usize {
    let cases: Vec<Value> = serde_json::from_str(vectors).expect("vectors are JSON");
    let findings: Vec<String> = cases.iter().filter_map(|case| finding(case, &make)).collect();
    assert!(findings.is_empty(), "{} of {} vectors differ:\n{}", findings.len(), cases.len(), findings.join("\n"));
    cases.len()
}

fn finding(case: &Value, make: &impl Fn(&str, &Args) -> Box<dyn Machine>) -> Option<String> {
    let name = case["name"].as_str().expect("a name");
    let args = case["args"].as_array().expect("arguments");
    let mut machine = make(case["machine"].as_str().expect("a machine"), &Args(args));
    for event in case["events"].as_array().expect("events") {
        let (call, returns) = match event {
            Value::Object(call) => (&call["call"], call.get("returns")),
            call => (call, None),
        };
        let call = call.as_array().expect("a call");
        let answer = machine.call(call[0].as_str().expect("a method"), &Args(&call[1..]));
        if let Some(returns) = returns
            && !same(&answer, returns)
        {
            return Some(format!("{name}: {} returned {answer}, not {returns}", event["call"]));
        }
    }
    let expect = case.get("expect")?;
    let snapshot = machine.snapshot();
    (!same(&snapshot, expect)).then(|| format!("{name}: {snapshot}, not {expect}"))
}

fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => {
            let (one, other) = (one.as_f64().expect("a number"), other.as_f64().expect("a number"));
            (one - other).abs() <= TOLERANCE
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one.iter().all(|(key, value)| other.get(key).is_some_and(|other| same(value, other)))
        }
        (one, other) => one == other,
    }
}

/// Returns a value as JavaScript would see it.
pub(crate) fn seen(value: impl Serialize) -> Value {
    serde_json::to_value(value).expect("serialises")
}

/// Panics for an unknown method: the vector or the dispatch is wrong.
pub(crate) fn unknown(machine: &str, method: &str) -> Value {
    panic!("{machine} has no method {method}")
}
