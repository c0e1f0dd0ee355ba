//! Times of day on a 24-hour clock, as files write them.

/// `14:30` as minutes since midnight.
pub(super) fn parse(text: &str) -> Option<u16> {
    let (hours, minutes) = text.split_once(':')?;
    let number = |part: &str, limit: u16| {
        let digits = part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<u16>().ok().filter(|number| digits && *number < limit)
    };
    Some(number(hours, 24)? * 60 + number(minutes, 60)?)
}

/// Minutes since midnight as `14:30`.
pub(super) fn write(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_reads_back_and_nothing_else_is_one() {
        for text in ["00:00", "10:00", "23:59"] {
            assert_eq!(parse(text).map(write).as_deref(), Some(text));
        }
        for text in ["", "10", "1:00", "24:00", "10:60", "10:00:00", "+1:00", "10:0"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
