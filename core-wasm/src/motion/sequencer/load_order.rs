//! In which order frames are fetched, so that the sequence can be scrolled long before all of it is there.

/// Every frame once: the step frames, the last one, then always the middle of the widest gap (the first of equal ones).
/// Written out, as the wasm needs it as data anyway; a test works it out again.
pub const LOAD_ORDER: [u8; 72] = [
    1, 12, 24, 36, 48, 72, 60, 18, 30, 42, 54, 66, 6, 9, 15, 21, 27, 33, 39, 45, 51, 57, 63, 69, 3, 4, 7, 10, 13, 16,
    19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 52, 55, 58, 61, 64, 67, 70, 2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32,
    35, 38, 41, 44, 47, 50, 53, 56, 59, 62, 65, 68, 71,
];
