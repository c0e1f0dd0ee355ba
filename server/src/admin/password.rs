//! Passwords: their hashes and their strength.

use std::sync::LazyLock;

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use zxcvbn::{Score, zxcvbn};

use super::request::{Json, json, refused};
use crate::app::state::AppState;
use crate::http::Problem;
use crate::http::limits::ClientAddress;
use crate::work::cpu_pool;
use model::{PASSWORD_MAX, PASSWORD_MIN};
use store::User;

/// Argon2id with 19 MiB and two passes: the OWASP Password Storage Cheat Sheet's minimum, which is also the default.
static HASHER: LazyLock<Argon2<'static>> =
    LazyLock::new(|| Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::DEFAULT));
/// A hash that matches no password, so that an unknown account takes as long as a known one. Its salt and its hash are
/// zeros.
const UNUSED_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
/// Number of characters by which a password is rated: more would be slow without changing the result.
const RATED_CHARS: usize = 40;
/// Characters that are written for the same letter, as in `p4$$w0rd`. A rating tries all combinations in a password.
const ALIKE: [&str; 7] = ["4@", "({[<", "69", "1!|", "1|7", "$5", "+7"];
/// Most combinations that a rating tries. Passwords of people have a handful; all 576 would take seconds.
const COMBINATIONS: usize = 32;

fn hash(password: &str) -> Option<String> {
    HASHER.hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

/// Returns the hash of a password.
pub(super) async fn hashed(password: String) -> Result<String, Problem> {
    let made = cpu_pool::run(move || hash(&password)).await;
    made?.ok_or_else(Problem::internal)
}

/// Returns true if a password matches a hash. Without a hash, returns false after the same time.
pub(super) async fn matches(password: String, expected: Option<String>) -> Result<bool, Problem> {
    let checked = cpu_pool::run(move || {
        let hash = expected.as_deref().unwrap_or(UNUSED_HASH);
        let matches =
            PasswordHash::new(hash).is_ok_and(|parsed| HASHER.verify_password(password.as_bytes(), &parsed).is_ok());
        matches && expected.is_some()
    });
    Ok(checked.await?)
}

/// Fails unless the signed-in user gives their password again. `field` is its member in the body.
pub(super) async fn require(state: &AppState, user: &User, given: String, field: &'static str) -> Result<(), Problem> {
    state.rate_limiter.count_sign_in(None, &user.id)?;
    match matches(given, user.password_hash.clone()).await? {
        true => Ok(()),
        false => Err(refused(field, "The password is wrong.")),
    }
}

/// The strength of a password.
#[derive(Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Strength {
    /// In characters.
    length: usize,
    long_enough: bool,
    strong_enough: bool,
    /// What to change; empty for a strong password.
    advice: String,
}

impl Strength {
    /// Rates a password, which must not contain the e-mail address.
    fn of(password: &str, email: &str) -> Self {
        let length = password.chars().count();
        let (name, domain) = email.split_once('@').unwrap_or((email, ""));
        let entropy = zxcvbn(&rated_part(password), &[email, name, domain]);
        let long_enough = (PASSWORD_MIN..=PASSWORD_MAX).contains(&length);
        let strong_enough = entropy.score() >= Score::Three;
        let advice = if length > PASSWORD_MAX {
            format!("Use at most {PASSWORD_MAX} characters.")
        } else if !long_enough {
            format!("Use at least {PASSWORD_MIN} characters.")
        } else if !strong_enough {
            let warning = entropy.feedback().and_then(|feedback| feedback.warning()).map(|warning| warning.to_string());
            warning.unwrap_or_else(|| "It is easy to guess. Add another word or two.".to_owned())
        } else {
            String::new()
        };
        Self { length, long_enough, strong_enough, advice }
    }

    /// Rates a password on the pool for CPU-bound work: it can take as long as a page.
    async fn rated(password: &str, email: &str) -> Result<Self, Problem> {
        let (password, email) = (password.to_owned(), email.to_owned());
        Ok(cpu_pool::run(move || Self::of(&password, &email)).await?)
    }

    /// Fails with what is wrong with a password.
    pub(super) async fn require(password: &str, email: &str) -> Result<(), Problem> {
        let strength = Self::rated(password, email).await?;
        if strength.long_enough && strength.strong_enough {
            return Ok(());
        }
        Err(refused("password", strength.advice))
    }
}

/// Returns the characters by which a password is rated. In one with very many combinations of characters for the same
/// letter, these become one character: rating it would take seconds.
fn rated_part(password: &str) -> String {
    let mut part: String = password.chars().take(RATED_CHARS).collect();
    let found = |alike: &&str| alike.chars().filter(|character| part.contains(*character)).count().max(1);
    if ALIKE.iter().map(found).product::<usize>() > COMBINATIONS {
        for alike in ALIKE {
            let first = alike.get(..1).unwrap_or_default();
            part = part.replace(|character| alike.contains(character), first);
        }
    }
    part
}

/// The body of a question about a password.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = PasswordQuestion)]
pub(super) struct Question {
    password: String,
    #[serde(default)]
    email: String,
}

/// Returns the strength of a password while it is typed. Neither stores nor logs the password.
pub(super) async fn strength(
    State(state): State<AppState>,
    client: Option<Extension<ClientAddress>>,
    Json(question): Json<Question>,
) -> Result<Response, Problem> {
    state
        .rate_limiter
        .count_rating(client.map(|Extension(client)| client))
        .map_err(|limited| limited.problem("Too many passwords were rated in a short time. Please wait a moment."))?;
    Ok(json(Strength::rated(&question.password, &question.email).await?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(password: &str, email: &str) -> Option<String> {
        let strength = Strength::of(password, email);
        (!strength.long_enough || !strength.strong_enough).then_some(strength.advice)
    }

    #[test]
    fn short_and_common_passwords_are_refused_with_advice() {
        for (password, advice) in [
            ("short", "Use at least 12 characters."),
            ("ada@acme.example", "It is easy to guess"),
            ("passwordpassword", ""),
            ("aaaaaaaaaaaaaaaa", "Repeats"),
        ] {
            let fault = fault(password, "ada@acme.example").unwrap();
            assert!(fault.contains(advice) && !fault.is_empty(), "{password}: {fault}");
        }
        assert!(fault(&"long ".repeat(50), "").is_some());
        assert_eq!(fault("copper lantern over seven rivers", "ada@acme.example"), None);
    }

    #[test]
    fn a_password_with_few_combinations_is_rated_as_it_is_and_one_with_very_many_is_simplified() {
        for password in ["copper lantern", "p4$$w0rd!", "1234567890!@#$%^&*()"] {
            assert_eq!(rated_part(password), password);
        }
        assert_eq!(rated_part(&"4@({[<691!|$5+7 ".repeat(7)), "44((((66111$$+1 44((((66111$$+1 44((((66");
    }

    #[tokio::test]
    async fn a_hash_matches_only_its_password() {
        let hash = hashed("copper lantern".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(matches("copper lantern".to_owned(), Some(hash.clone())).await.unwrap());
        assert!(!matches("copper lanterns".to_owned(), Some(hash)).await.unwrap());
        assert!(!matches("copper lantern".to_owned(), None).await.unwrap());
    }

    #[tokio::test]
    async fn the_hash_for_unknown_accounts_takes_as_much_work_as_that_of_a_user() {
        let hash = hashed("copper lantern".to_owned()).await.unwrap();
        let work = |hash: &str| {
            assert!(PasswordHash::new(hash).is_ok(), "{hash} would not be verified");
            let (parameters, salt_and_hash) = hash.split_at(hash.rfind("p=1$").unwrap());
            (parameters.to_owned(), salt_and_hash.split('$').map(str::len).collect::<Vec<_>>())
        };
        assert_eq!(work(UNUSED_HASH), work(&hash));
    }
}
