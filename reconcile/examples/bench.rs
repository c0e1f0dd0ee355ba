//! Native benchmark of the comparison: `lines` prints both runs, one line each; `times N` prints the milliseconds of N
//! comparisons.

#![allow(clippy::print_stdout, reason = "the figures are the output")]

use std::hint::black_box;
use std::time::Instant;

use reconcile::compare::{Rules, compare};
use reconcile::seeded::{SEED, seeded};

fn main() {
    let runs = seeded(SEED);
    let mut words = std::env::args().skip(1);
    match words.next().as_deref() {
        Some("lines") => {
            for (run, lines) in [(0, &runs.before), (1, &runs.after)] {
                for line in lines {
                    let component = line.component as u8;
                    println!(
                        "{run} {} {} {} {component} {} {} {} {}",
                        line.number, line.person, line.department, line.quantity, line.rate, line.arrears, line.amount
                    );
                }
            }
            let outcome = compare(&runs, Rules::EXACT);
            for total in outcome.causes {
                println!("= {} {}", total.lines, total.difference);
            }
        }
        _ => {
            let rounds = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
            for _ in 0..rounds {
                let begun = Instant::now();
                black_box(compare(black_box(&runs), Rules::EXACT));
                println!("{}", begun.elapsed().as_secs_f64() * 1_000.0);
            }
        }
    }
}
