//! Detection of single typos.

/// Returns true when at most one insertion, deletion, substitution or swap of neighbours turns `a` into `b`
/// (Damerau–Levenshtein distance of at most 1).
pub(super) fn within_one_edit(a: &[char], b: &[char]) -> bool {
    let prefix = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let (a, b) = (a.get(prefix..).unwrap_or_default(), b.get(prefix..).unwrap_or_default());
    let suffix = a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a == b).count();
    let a = a.get(..a.len() - suffix).unwrap_or_default();
    let b = b.get(..b.len() - suffix).unwrap_or_default();
    match (a, b) {
        ([] | [_], [] | [_]) => true,
        ([a1, a2], [b1, b2]) => a1 == b2 && a2 == b1,
        _ => false,
    }
}
