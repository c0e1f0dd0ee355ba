//! The image sequence: any order of scrolling, loading, decoding and failing.

use super::input::Input;
use core_wasm::motion::Sequencer;
use core_wasm::motion::sequencer::timeline::STEPS_MAX;
use core_wasm::motion::sequencer::{FRAMES, MOST_DECODED};

/// Checks that there are never more than twelve bitmaps, counted as in the browser, that only existing bitmaps are
/// drawn, and that no frame is fetched twice at a time.
pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    let steps = input.whole();
    let mut sequencer = Sequencer::new(steps, input.flag());
    let (mut fetching, mut decoding, mut kept): (Vec<u8>, Vec<u8>, Vec<u8>) = Default::default();
    while let Some(event) = input.event(10) {
        match event {
            0 | 1 => {
                let frame = sequencer.frame(input.number());
                assert!(frame <= FRAMES);
            }
            2 => {
                let next = sequencer.fetch(input.whole());
                assert!(next.iter().all(|frame| !fetching.contains(frame)), "{next:?} while {fetching:?}");
                fetching.extend(next);
            }
            3 | 4 => {
                if let Some(frame) = fetching.pop() {
                    sequencer.loaded(frame);
                }
            }
            5 => {
                if let Some(frame) = fetching.pop() {
                    sequencer.failed(frame);
                }
            }
            6 => {
                let gone = sequencer.release();
                assert!(gone.iter().all(|frame| kept.contains(frame)));
                kept.retain(|frame| !gone.contains(frame));
            }
            7 => decoding.extend(sequencer.decode()),
            8 => {
                if let Some(frame) = decoding.pop() {
                    if input.byte() < 16 {
                        sequencer.failed(frame);
                    } else {
                        assert!(sequencer.decoded(frame), "{frame} was asked for");
                        kept.push(frame);
                    }
                }
            }
            _ => {
                sequencer.retry();
            }
        }
        assert!(kept.len() + decoding.len() <= MOST_DECODED);
        let drawable = sequencer.drawable();
        assert!(drawable == 0 || kept.contains(&drawable));
        assert!(sequencer.step() < steps.clamp(1, STEPS_MAX));
    }
}
