//! Parsing and validation of the provider's response.

use core_wasm::careers::{JobLocation, JobOpening, NOT_AVAILABLE};
use serde_json::Value;

/// Limit of jobs that is plausible: a consultancy of this size has a few dozen.
const JOBS_MAX: usize = 2000;
/// Longest text, in characters.
const TEXT_MAX_CHARS: usize = 300;
/// Longest id, in characters: a UUID has 36.
const ID_MAX_CHARS: usize = 100;

/// The reason why a response is rejected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ResponseError {
    #[error("the response is not JSON")]
    NotJson,
    #[error("the response is not an array of jobs")]
    NotAnArray,
    /// The response has implausibly many entries.
    #[error("the response has {0} entries; at most {JOBS_MAX} are accepted")]
    TooMany(usize),
    /// At least half of its entries are invalid.
    #[error("{bad} of {all} entries have no usable id and title")]
    Nonsense {
        /// Number of invalid entries.
        bad: usize,
        /// Number of all entries.
        all: usize,
    },
}

/// Parses a response. Skips entries without an id and a title; rejects the whole response if they are half or more.
/// `details` is the address of a job's page without the id.
pub fn parse(response: &[u8], details: &str) -> Result<Vec<JobOpening>, ResponseError> {
    let response: Value = serde_json::from_slice(response).map_err(|_| ResponseError::NotJson)?;
    let Value::Array(entries) = response else { return Err(ResponseError::NotAnArray) };
    if entries.len() > JOBS_MAX {
        return Err(ResponseError::TooMany(entries.len()));
    }
    let jobs: Vec<JobOpening> = entries.iter().filter_map(|entry| job(entry, details)).collect();
    let bad = entries.len() - jobs.len();
    if bad > 0 && bad >= jobs.len() {
        return Err(ResponseError::Nonsense { bad, all: entries.len() });
    }
    Ok(jobs)
}

fn job(entry: &Value, details: &str) -> Option<JobOpening> {
    let id = match entry.get("id")? {
        Value::String(id) => id.trim().to_owned(),
        Value::Number(id) => id.to_string(),
        _ => return None,
    };
    let plain = |character: char| character.is_ascii_alphanumeric() || matches!(character, '-' | '_');
    if id.is_empty() || id.len() > ID_MAX_CHARS || !id.chars().all(plain) {
        return None;
    }
    let locations = entry.get("jobLocations").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let names = locations.iter().filter_map(|location| text(location.get("name")));
    Some(JobOpening {
        title: text(entry.get("title"))?,
        department_name: Some(text(entry.get("departmentName")).unwrap_or_default()),
        experience: Some(text(entry.get("experience")).unwrap_or_else(|| NOT_AVAILABLE.to_owned())),
        job_locations: names.map(|name| JobLocation { name }).collect(),
        // Links in the response are ignored: this one is built from the configured address.
        url: Some(format!("{details}{id}")),
        id,
    })
}

/// Returns a text for display on one line.
fn text(value: Option<&Value>) -> Option<String> {
    let text = value?.as_str()?.split_whitespace().collect::<Vec<_>>().join(" ");
    let shown: String = text.chars().filter(|character| !character.is_control()).collect();
    (!shown.is_empty() && shown.chars().count() <= TEXT_MAX_CHARS).then_some(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DETAILS: &str = "https://careers.example/job-details/";

    #[test]
    fn a_valid_response_is_read() {
        let response = br#"[
            {"id": "a-1", "title": " Lead  Engineer ", "departmentName": "Engineering", "experience": "5+ years",
             "jobLocations": [{"name": "Kochi"}, {"name": " "}, {}], "more": 1,
             "url": "http://10.0.0.1/", "link": "javascript:alert(1)"},
            {"id": 7, "title": "Writer", "departmentName": null, "experience": "", "jobLocations": "Kochi"}
        ]"#;
        let jobs = parse(response, DETAILS).unwrap();
        let first = jobs.first().unwrap();
        assert_eq!((first.title.as_str(), first.job_locations.len()), ("Lead Engineer", 1));
        assert_eq!(first.url.as_deref(), Some("https://careers.example/job-details/a-1"));
        let second = jobs.get(1).unwrap();
        assert_eq!((second.id.as_str(), second.experience.as_deref()), ("7", Some("N/A")));
        assert!(second.job_locations.is_empty());
    }

    #[test]
    fn an_empty_list_is_a_valid_response() {
        assert_eq!(parse(b"[]", DETAILS), Ok(Vec::new()));
    }

    #[test]
    fn an_invalid_response_is_refused() {
        for (response, error) in [
            (&b"<html>"[..], ResponseError::NotJson),
            (b"", ResponseError::NotJson),
            (b"\xff\xfe", ResponseError::NotJson),
            (b"{\"jobs\": []}", ResponseError::NotAnArray),
            (b"null", ResponseError::NotAnArray),
            (b"[1]", ResponseError::Nonsense { bad: 1, all: 1 }),
            (b"[{\"id\": \"../x\", \"title\": \"A\"}]", ResponseError::Nonsense { bad: 1, all: 1 }),
            (b"[{\"id\": \"a\"}, {\"id\": \"b\", \"title\": \"B\"}]", ResponseError::Nonsense { bad: 1, all: 2 }),
        ] {
            assert_eq!(parse(response, DETAILS), Err(error));
        }
        let many = format!("[{}]", vec!["1"; JOBS_MAX + 1].join(","));
        assert_eq!(parse(many.as_bytes(), DETAILS), Err(ResponseError::TooMany(JOBS_MAX + 1)));
        let deep = "[".repeat(100_000);
        assert_eq!(parse(deep.as_bytes(), DETAILS), Err(ResponseError::NotJson));
    }
}
