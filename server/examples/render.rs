//! Measures the render time and memory of the server's JavaScript engine: `render BUNDLE RUNS DOCUMENT…` prints JSON.
//! Run by scripts/bench/render.

use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use server::render::{EngineLimits, Pool};

/// Engines that are started to measure the memory of each further one.
const ENGINES: usize = 4;
/// Warm-up runs, which are not counted.
const WARM_UP: usize = 5;

type Failure = Box<dyn std::error::Error>;

fn main() -> ExitCode {
    let measured = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(Failure::from);
    match measured.and_then(|runtime| runtime.block_on(measure(std::env::args().skip(1)))) {
        Ok(table) => {
            #[expect(clippy::print_stdout, reason = "the answer")]
            {
                println!("{table}");
            }
            ExitCode::SUCCESS
        }
        Err(cause) => {
            #[expect(clippy::print_stderr, reason = "the command line has nobody else to tell")]
            {
                eprintln!("{cause}");
            }
            ExitCode::FAILURE
        }
    }
}

async fn measure(mut arguments: impl Iterator<Item = String>) -> Result<serde_json::Value, Failure> {
    let usage = "render BUNDLE RUNS DOCUMENT…";
    let bundle: Arc<str> = Arc::from(std::fs::read_to_string(arguments.next().ok_or(usage)?)?);
    let runs: usize = arguments.next().ok_or(usage)?.parse()?;
    let documents = arguments.map(std::fs::read_to_string).collect::<Result<Vec<_>, _>>()?;

    let mut pools = Vec::new();
    let mut resident = vec![resident_bytes()?];
    let mut starts = Vec::new();
    for _ in 0..ENGINES {
        let started = Instant::now();
        // A generous limit: a busy machine must not interrupt a measurement.
        let limits = EngineLimits { time: Duration::from_secs(60), ..EngineLimits::default() };
        let pool = Pool::start(Arc::clone(&bundle), 1, limits)?;
        while !pool.is_ready() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        starts.push(started.elapsed().as_secs_f64() * 1e3);
        // An engine reaches its full size only after rendering.
        for document in &documents {
            pool.render(document.clone()).await?;
        }
        resident.push(resident_bytes()?);
        pools.push(pool);
    }

    let pool = pools.first().ok_or("no engine")?;
    let mut times = Vec::new();
    for document in &documents {
        let mut taken = Vec::new();
        for run in 0..runs + WARM_UP {
            let started = Instant::now();
            pool.render(document.clone()).await?;
            if run >= WARM_UP {
                taken.push(started.elapsed().as_secs_f64() * 1e3);
            }
        }
        times.push(taken);
    }
    Ok(json!({ "times": times, "starts": starts, "resident": resident }))
}

/// Returns the resident memory of the process.
fn resident_bytes() -> Result<u64, Failure> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
    let kib: u64 = line.split_whitespace().next().ok_or("no VmRSS")?.parse()?;
    Ok(kib * 1024)
}
