//! The order in which frames are fetched: the sequence can be scrolled long before it is complete.

use super::FRAMES;
use super::timeline::Timeline;

/// Returns every frame once: the step frames, the last one, then always the middle of the widest gap (the first of
/// equal gaps).
pub fn load_order(timeline: Timeline) -> Vec<u8> {
    let mut order = Vec::with_capacity(usize::from(FRAMES));
    order.extend(timeline.step_frames());
    if order.is_empty() {
        order.push(1);
    }
    order.push(FRAMES);
    while let Some(middle) = middle_of_widest_gap(&order) {
        order.push(middle);
    }
    order
}

/// Returns the middle of the widest gap in `order`, which contains the first and the last frame.
fn middle_of_widest_gap(order: &[u8]) -> Option<u8> {
    let (mut from, mut widest, mut middle) = (1, 1, None);
    for frame in 2..=FRAMES {
        if order.contains(&frame) {
            if frame - from > widest {
                widest = frame - from;
                middle = Some(from + widest / 2);
            }
            from = frame;
        }
    }
    middle
}
