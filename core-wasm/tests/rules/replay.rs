//! Replays the test vectors of state machines: events go in, a snapshot or a result comes out.
//!
//! A vector names a machine as JavaScript does, with the arguments of its constructor, its events and the expected
//! result:
//! `{name, machine, args, events: [[method, ...args] | {call: [method, ...args], returns}], expect?: snapshot}`.
//! Instead of `expect` it may have `includes`, the relevant part of the snapshot: the given keys of an object, every
//! entry of a list. Numbers that JSON cannot represent are written "NaN", "Infinity" and "-Infinity"; `null` is
//! JavaScript's `undefined`.

use crate::common::load;
use serde_json::Value;
use std::cell::Cell;

/// Tolerance for numbers: the difference between two roundings of the same formula.
const TOLERANCE: f64 = 1e-6;

/// A machine, called by the names of its binding.
pub(crate) trait Machine {
    /// Calls a method; one without a result returns null.
    fn call(&mut self, method: &str, args: &Args) -> Value;
    /// Returns the snapshot, null without one.
    fn snapshot(&self) -> Value;
}

/// Makes a type a machine: the methods that vectors call, each with the kinds of its arguments.
macro_rules! machine {
    ($type:ty $(, $snapshot:ident)?: $($method:ident($($kind:ident),*)),+ $(,)?) => {
        impl Machine for $type {
            #[allow(unused_variables, reason = "the methods of some machines have no arguments")]
            fn call(&mut self, method: &str, args: &Args) -> Value {
                $(if stringify!($method).replace('_', "") == method.to_lowercase() {
                    return json(self.$method($(args.$kind(args.next())),*));
                })+
                unknown(stringify!($type), method)
            }

            fn snapshot(&self) -> Value {
                machine!(@snapshot self $type $(, $snapshot)?)
            }
        }
    };
    (@snapshot $machine:ident $type:ty) => { Value::Null };
    (@snapshot $machine:ident $type:ty, $snapshot:ident) => { json(<$type>::$snapshot($machine)) };
}
pub(crate) use machine;

/// Arguments of a call.
pub(crate) struct Args<'a>(pub(crate) &'a [Value], Cell<usize>);

impl<'a> Args<'a> {
    fn of(values: &'a [Value]) -> Self {
        Self(values, Cell::new(0))
    }

    /// Returns the place of the next argument.
    pub(crate) fn next(&self) -> usize {
        self.1.replace(self.1.get() + 1)
    }

    pub(crate) fn number(&self, index: usize) -> f64 {
        match &self.0[index] {
            Value::String(name) => name.parse().expect("a number's name"),
            value => value.as_f64().expect("a number"),
        }
    }

    pub(crate) fn whole(&self, index: usize) -> u32 {
        u32::try_from(self.0[index].as_u64().expect("a whole number")).expect("32 bits")
    }

    /// Returns a whole number, or a default if the vector has no such argument.
    pub(crate) fn whole_or(&self, index: usize, default: u32) -> u32 {
        if self.0.len() > index { self.whole(index) } else { default }
    }

    pub(crate) fn flag(&self, index: usize) -> bool {
        self.0[index].as_bool().expect("a flag")
    }

    pub(crate) fn text(&self, index: usize) -> &str {
        self.0[index].as_str().expect("a text")
    }
}

/// Replays every vector of a file and reports all differences at once. Returns the number of vectors.
pub(crate) fn play(file: &str, make: impl Fn(&str, &Args) -> Box<dyn Machine>) -> usize {
    let cases: Vec<Value> = load(file);
    let findings: Vec<String> = cases.iter().filter_map(|case| finding(case, &make)).collect();
    assert!(findings.is_empty(), "{} of {} vectors differ:\n{}", findings.len(), cases.len(), findings.join("\n"));
    cases.len()
}

fn finding(case: &Value, make: &impl Fn(&str, &Args) -> Box<dyn Machine>) -> Option<String> {
    let name = case["name"].as_str().expect("a name");
    let args = case["args"].as_array().expect("arguments");
    let mut machine = make(case["machine"].as_str().expect("a machine"), &Args::of(args));
    for event in case["events"].as_array().expect("events") {
        let call = event.get("call").unwrap_or(event).as_array().expect("a call");
        let answer = machine.call(call[0].as_str().expect("a method"), &Args::of(&call[1..]));
        if let Some(returns) = event.get("returns")
            && !agrees(&answer, returns)
        {
            return Some(format!("{name}: {} returned {answer}, not {returns}", call[0]));
        }
    }
    let (expected, part) = match case.get("includes") {
        Some(includes) => (includes, true),
        None => (case.get("expect")?, false),
    };
    let snapshot = machine.snapshot();
    (!same(&snapshot, expected, part)).then(|| format!("{name}: {snapshot}\n    not {expected}"))
}

/// Compares two values. With `part`, only the keys of an expected object count.
pub(crate) fn same(actual: &Value, expected: &Value, part: bool) -> bool {
    match (actual, expected) {
        (Value::Number(actual), Value::Number(expected)) => {
            let (actual, expected) = (actual.as_f64().expect("a number"), expected.as_f64().expect("a number"));
            (actual - expected).abs() <= TOLERANCE
        }
        (Value::Array(actual), Value::Array(expected)) => {
            actual.len() == expected.len() && actual.iter().zip(expected).all(|(one, other)| same(one, other, part))
        }
        (Value::Object(actual), Value::Object(expected)) => {
            (part || actual.len() == expected.len())
                && expected.iter().all(|(key, value)| actual.get(key).is_some_and(|actual| same(actual, value, part)))
        }
        (actual, expected) => actual == expected,
    }
}

/// Compares objects whole, except empty texts that a vector does not name: answers to fields that were added later.
pub(crate) fn agrees(actual: &Value, expected: &Value) -> bool {
    let younger = |(key, text): (&String, &Value)| expected.get(key).is_none() && text != "";
    same(actual, expected, true) && !actual.as_object().into_iter().flatten().any(younger)
}

/// Panics for an unknown method: the vector or the dispatch is wrong.
pub(crate) fn unknown(machine: &str, method: &str) -> Value {
    panic!("{machine} has no method {method}")
}
