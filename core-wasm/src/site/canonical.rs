//! The canonical form of paths.

/// Returns the canonical form of a requested `path` (without a query): lower case, no trailing slash, no double
/// slashes, escapes of unreserved characters (RFC 3986, section 2.3) decoded. The root is `/`.
///
/// Returns `None` if no page can have this path: for a character other than `A–Z a–z 0–9 - . _ ~ /`, plain or escaped
/// (an escaped slash is not a separator), a broken escape, a dot segment, or a missing leading slash. Escapes are
/// decoded once, so that `%2561` does not become `a`.
pub fn canonical(path: &str) -> Option<String> {
    let mut out = String::from("/");
    let mut rest = match path.as_bytes().split_first() {
        None => return Some(out),
        Some((b'/', rest)) => rest,
        Some(_) => return None,
    };
    while let Some((&byte, tail)) = rest.split_first() {
        rest = tail;
        match byte {
            b'/' if out.ends_with('/') => {}
            b'/' => out.push('/'),
            b'%' => {
                let (escaped, after) = unescape(tail)?;
                out.push(unreserved(escaped)?);
                rest = after;
            }
            _ => out.push(unreserved(byte)?),
        }
    }
    if out.len() > 1 && out.ends_with('/') {
        out.pop();
    }
    out.split('/').all(|segment| segment != "." && segment != "..").then_some(out)
}

fn unreserved(byte: u8) -> Option<char> {
    let allowed = byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~');
    allowed.then(|| char::from(byte.to_ascii_lowercase()))
}

/// Returns the byte that the two hexadecimal digits after a percent sign encode, and what follows them.
fn unescape(text: &[u8]) -> Option<(u8, &[u8])> {
    let [high, low, rest @ ..] = text else { return None };
    let digit = |byte: u8| char::from(byte).to_digit(16);
    Some((u8::try_from(digit(*high)? * 16 + digit(*low)?).ok()?, rest))
}
