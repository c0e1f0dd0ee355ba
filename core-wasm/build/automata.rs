//! Compiles the field patterns to transition tables, which the crate embeds and walks without a regular-expression
//! engine.
//!
//! `regex-automata` determinises and minimises. Only the resulting table is written: reading that crate's own format
//! would cost the browser ten times as much code as the walk, all of it validation of a file that this script has just
//! written.

use crate::patterns::PATTERNS;
use regex_automata::Anchored;
use regex_automata::dfa::{Automaton, StartKind, dense};
use regex_automata::util::primitives::StateID;
use regex_automata::util::start;
use std::error::Error;
use std::fs;
use std::path::Path;

/// Writes one `{name}.dfa` per pattern: the number of byte classes; the class of each of the 256 bytes; one byte per
/// state, 1 for an accepting state; then, state by state, the next state for each class. State 0 is dead, state 1 is
/// the start.
pub(crate) fn write(out: &Path) -> Result<(), Box<dyn Error>> {
    let config = dense::Config::new().start_kind(StartKind::Anchored).minimize(true).accelerate(false);
    for (name, pattern) in PATTERNS {
        let automaton = dense::Builder::new().configure(config.clone()).build(pattern)?;
        fs::write(out.join(format!("{name}.dfa")), table(&automaton)?)?;
    }
    Ok(())
}

fn table<A: Automaton>(automaton: &A) -> Result<Vec<u8>, Box<dyn Error>> {
    // `None` is the dead state, which has no row in the automaton.
    let mut states: Vec<Option<StateID>> =
        vec![None, Some(automaton.start_state(&start::Config::new().anchored(Anchored::Yes))?)];
    let mut rows: Vec<Vec<u8>> = Vec::new();
    let mut seen = 0;
    while let Some(state) = states.get(seen).copied() {
        seen += 1;
        let mut row = vec![0; 256];
        for (byte, target) in (0..=u8::MAX).zip(&mut row) {
            let next = state.map(|state| automaton.next_state(state, byte));
            let Some(next) = next.filter(|next| !automaton.is_dead_state(*next)) else { continue };
            let index = states.iter().position(|known| *known == Some(next)).unwrap_or_else(|| {
                states.push(Some(next));
                states.len() - 1
            });
            *target = u8::try_from(index).map_err(|_| "a field pattern with more than 256 states")?;
        }
        rows.push(row);
    }

    // Bytes with equal transitions in every state form one class.
    let column = |byte: usize| rows.iter().map(|row| row.get(byte).copied().unwrap_or_default()).collect::<Vec<u8>>();
    let mut columns: Vec<Vec<u8>> = Vec::new();
    let mut classes = Vec::with_capacity(256);
    for byte in 0..256 {
        let column = column(byte);
        let class = columns.iter().position(|known| *known == column).unwrap_or_else(|| {
            columns.push(column);
            columns.len() - 1
        });
        classes.push(u8::try_from(class)?);
    }

    let mut bytes = vec![u8::try_from(columns.len())?];
    bytes.extend(classes);
    let accepts = |state: StateID| automaton.is_match_state(automaton.next_eoi_state(state));
    bytes.extend(states.iter().map(|state| u8::from(state.is_some_and(accepts))));
    for state in 0..states.len() {
        bytes.extend(columns.iter().map(|column| column.get(state).copied().unwrap_or_default()));
    }
    Ok(bytes)
}
