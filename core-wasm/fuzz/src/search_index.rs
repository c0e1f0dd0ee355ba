//! The serialised search index, and the search.

use super::input::Input;
use core_wasm::site::search::{Document, Index};

/// Checks that any bytes are parsed or rejected, that a serialised index is parsed again, and that any query has a
/// result within its limit.
pub fn run(data: &[u8]) {
    let mut input = Input::new(data);
    let query = input.text();
    let documents: Vec<Document> = (0..input.byte() % 4)
        .map(|_| Document {
            path: input.text(),
            title: input.text(),
            kind: input.text(),
            headings: vec![input.text()],
            text: input.text(),
        })
        .collect();
    let built = Index::build(&documents);
    let mut bytes = built.to_bytes();
    assert_eq!(Index::from_bytes(&bytes).ok(), Some(built), "what was written is read back");
    if let Some(byte) = bytes.get_mut(input.whole() as usize) {
        *byte ^= input.byte();
    }
    for bytes in [bytes.as_slice(), input.rest()] {
        if let Ok(index) = Index::from_bytes(bytes) {
            assert!(index.search(&query, 3).len() <= 3);
            assert_eq!(Index::from_bytes(&index.to_bytes()).ok(), Some(index));
        }
    }
}
