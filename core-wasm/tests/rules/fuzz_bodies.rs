//! The bodies of the fuzz targets, run on random bytes in every test run; `scripts/fuzz` lets libFuzzer choose them.

#[path = "../../fuzz/src/lib.rs"]
#[allow(dead_code, unreachable_pub, reason = "made for the fuzz targets")]
mod bodies;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestError, TestRunner};

/// Longest input, in bytes.
const LONGEST: usize = 600;

/// Limit of attempts to shrink a failing input, each of which prints its panic.
const MOST_SHRINKS: u32 = 200;

fn check(body: fn(&[u8])) {
    let config = Config { failure_persistence: None, max_shrink_iters: MOST_SHRINKS, ..Config::default() };
    let bytes = proptest::collection::vec(any::<u8>(), 0..LONGEST);
    let outcome = TestRunner::new(config).run(&bytes, |data| {
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
        #[test]
        fn $name() {
            check(bodies::$name::run);
        }
    )+};
}

properties!(carousels, contact, job_filter, phone, resolve, sequencer, slot_label);
