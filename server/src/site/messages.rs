//! The words for the core's codes, for programs and for pages without scripts. `web/src/features/contact/messages.ts`
//! has the same rules.

use core_wasm::fields::{ErrorCode, FieldError, FieldKey};
use core_wasm::text::fill;
use model::{MessageWords, Phrase};

pub fn field_message(words: &MessageWords, FieldError { field, code, limit }: &FieldError) -> String {
    fill(phrase(words, *field, *code).as_str(), &[("limit", &limit.unwrap_or_default().to_string())])
}

fn phrase(words: &MessageWords, field: FieldKey, code: ErrorCode) -> &Phrase {
    match (code, field) {
        (ErrorCode::TooLong, _) => &words.too_long,
        (ErrorCode::Unavailable, _) => &words.slot_unavailable,
        (_, FieldKey::Date | FieldKey::Time) => &words.slot_required,
        (_, FieldKey::Privacy) => &words.privacy_required,
        (ErrorCode::Required, FieldKey::FullName) => &words.full_name_required,
        (ErrorCode::Required, FieldKey::Email) => &words.email_required,
        (ErrorCode::Required, FieldKey::Phone) => &words.phone_required,
        (ErrorCode::Required, _) => &words.required,
        (ErrorCode::Invalid, FieldKey::Email) => &words.email_invalid,
        (ErrorCode::Invalid, FieldKey::Phone) => &words.phone_invalid,
        (ErrorCode::Invalid, _) => &words.invalid,
    }
}
