//! The bodies of the fuzz targets, run on random bytes in every test run; `scripts/fuzz` lets libFuzzer choose them.
//!
//! Each runs briefly with the other tests (`PROPTEST_CASES` scales that) and long on request:
//! `cargo test -p core-wasm --release --test rules -- --ignored`.

#[path = "../../fuzz/src/lib.rs"]
#[allow(dead_code, unreachable_pub, reason = "made for the fuzz targets")]
mod bodies;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestError, TestRunner};

/// Cases of a long run: two minutes for all bodies on two cores, with the build.
const LONG_CASES: u32 = 120_000;

/// Longest input, in bytes.
const LONGEST: usize = 600;

/// Limit of attempts to shrink a failing input, each of which prints its panic.
const MOST_SHRINKS: u32 = 200;

fn check(body: fn(&[u8]), config: Config) {
    let mut runner = TestRunner::new(Config { failure_persistence: None, max_shrink_iters: MOST_SHRINKS, ..config });
    let bytes = proptest::collection::vec(any::<u8>(), 0..LONGEST);
    let outcome = runner.run(&bytes, |data| {
        body(&data);
        Ok(())
    });
    match outcome {
        Ok(()) => {}
        Err(TestError::Fail(reason, data)) => panic!("{reason}\ninput: {data:?}"),
        Err(TestError::Abort(reason)) => panic!("{reason}"),
    }
}

macro_rules! properties {
    ($($name:ident),+) => {$(
        mod $name {
            use super::*;

            #[test]
            fn short() {
                check(bodies::$name::run, Config::default());
            }

            #[test]
            #[ignore = "takes minutes; run in release with -- --ignored"]
            fn long() {
                check(bodies::$name::run, Config::with_cases(LONG_CASES));
            }
        }
    )+};
}

properties!(carousels, contact, job_filter, phone, resolve, sequencer, slot_label);
