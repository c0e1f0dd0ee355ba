//! Payloads and their validation: sanitise, then validate, with the rules of the fields.
//!
//! Every key of a [`Payload`] is optional, because a missing key is a validation error, not a malformed request.
//! Validation returns types that guarantee it.

use super::texts::Texts;
use crate::booking::{BookingWindow, Slot, VenueTime};
use crate::fields::{
    Date, EmailAddress, ErrorCode, FieldError, FieldKey, FullName, PhoneNumber, ShortText, privacy, text,
};
use crate::phone::Country;
use serde::{Deserialize, Serialize};

/// The payload of a form before validation. A form omits the keys that it does not have; unknown keys of a body are
/// ignored, and `null` counts as missing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Payload {
    /// The texts of the fields. A booking's day is `YYYY-MM-DD`, its slot the API label, `10:00 AM-10:30 AM`.
    #[serde(flatten)]
    pub texts: Texts,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub privacy: Option<bool>,
    /// The path of the page that led to the form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
    /// The token of the event landing; the current one by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The query with which the visit began, for the campaign in it. The page's script adds it when it sends the form.
    #[serde(skip_serializing)]
    pub campaign: Option<String>,
    /// The honeypot field, which people do not see and programs fill in.
    #[serde(skip_serializing)]
    pub website: Option<String>,
}

/// The sender of a form: the fields that every form has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Visitor {
    pub full_name: FullName,
    pub email: EmailAddress,
    pub phone: PhoneNumber,
    pub company: ShortText,
}

/// A validated contact payload, whose kind depends on the keys that were present.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum ContactRequest {
    /// The payload has any of the answers or `privacy`.
    Contact(Box<ContactLead>),
    /// The payload has none of them: the consent stayed in the browser.
    Event(Visitor),
}

/// A lead from the contact form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ContactLead {
    #[serde(flatten)]
    pub visitor: Visitor,
    /// The validated texts of [`FieldKey::ANSWERS`]; empty where none was given.
    #[serde(flatten)]
    pub answers: Texts,
    /// The path of the page that led to the form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
}

/// A validated booking. The database decides who gets the slot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BookingRequest {
    #[serde(flatten)]
    pub visitor: Visitor,
    pub date: Date,
    /// Serialises as its API label.
    #[serde(rename = "time")]
    pub slot: Slot,
}

impl Payload {
    /// Reads the decoded pairs of a form-encoded body. The last of repeated keys wins. `slot` holds day and slot,
    /// separated by a space: a form without scripts has one group of radio buttons for both.
    pub fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut payload = Self::default();
        for (key, value) in pairs {
            match key {
                "origin" => payload.origin = Some(value.to_owned()),
                "event" => payload.event = Some(value.to_owned()),
                "website" => payload.website = Some(value.to_owned()),
                "privacy" => payload.privacy = Some(privacy::read_flag(value)),
                "slot" => {
                    let (date, time) = value.split_once(' ').unwrap_or((value, ""));
                    payload.texts.set(FieldKey::Date, date);
                    payload.texts.set(FieldKey::Time, time);
                }
                _ => {
                    if let Some(field) = FieldKey::parse(key) {
                        payload.texts.set(field, value);
                    }
                }
            }
        }
        payload
    }

    /// Returns true for the contact form's payload, false for that of an event's contact form.
    pub fn is_contact_form(&self) -> bool {
        self.privacy.is_some() || FieldKey::ANSWERS.into_iter().any(|field| self.texts.get(field).is_some())
    }

    /// Returns true when the honeypot field was filled in.
    pub fn honeypot_filled(&self) -> bool {
        present(self.website.as_deref()).is_some()
    }

    /// Sanitises and validates the fields of a contact form. `default_country` is that of a phone number without a plus,
    /// an ISO code.
    /// The errors are in the order of the form.
    pub fn check_contact(&self, default_country: &str) -> Result<ContactRequest, Vec<FieldError>> {
        let mut errors = Vec::new();
        let visitor = self.visitor(default_country, &mut errors);
        if !self.is_contact_form() {
            return visitor.map(ContactRequest::Event).ok_or(errors);
        }
        let mut answers = Texts::default();
        for field in FieldKey::ANSWERS {
            if let Some(answer) = value_of(ShortText::check(field, self.texts.get(field)), &mut errors) {
                answers.set(field, answer.as_str());
            }
        }
        let consent = privacy::validate(self.privacy.unwrap_or_default());
        value_of(consent.map_err(|code| FieldError::new(FieldKey::Privacy, code)), &mut errors);
        match visitor {
            Some(visitor) if errors.is_empty() => {
                let origin = text::origin(self.origin.as_deref());
                Ok(ContactRequest::Contact(Box::new(ContactLead { visitor, answers, origin })))
            }
            _ => Err(errors),
        }
    }

    /// Sanitises and validates the fields of a booking, with day and slot against the event's window at the venue's
    /// local time `now`. `default_country` is that of a phone number without a plus, an ISO code.
    /// The errors are in the order of the form. A day or a slot outside the window, past or closed is
    /// [`ErrorCode::Unavailable`]; bookings are not checked here.
    pub fn check_booking(
        &self,
        window: &BookingWindow,
        now: VenueTime,
        default_country: &str,
    ) -> Result<BookingRequest, Vec<FieldError>> {
        let mut errors = Vec::new();
        let visitor = self.visitor(default_country, &mut errors);
        let appointment = self.appointment(window, now, &mut errors);
        match (visitor, appointment) {
            (Some(visitor), Some((date, slot))) => Ok(BookingRequest { visitor, date, slot }),
            _ => Err(errors),
        }
    }

    /// Validates day and slot only, for moving a booking. The day's error is the first.
    pub fn check_slot(&self, window: &BookingWindow, now: VenueTime) -> Result<(Date, Slot), Vec<FieldError>> {
        let mut errors = Vec::new();
        self.appointment(window, now, &mut errors).ok_or(errors)
    }

    fn visitor(&self, default_country: &str, errors: &mut Vec<FieldError>) -> Option<Visitor> {
        let full_name = value_of(FullName::check(self.texts.get(FieldKey::FullName)), errors);
        let email = value_of(EmailAddress::check(self.texts.get(FieldKey::Email)), errors);
        let country = Country::by_iso_or_default(default_country);
        let phone = value_of(PhoneNumber::check(self.texts.get(FieldKey::Phone), country), errors);
        let company = value_of(ShortText::check(FieldKey::Company, self.texts.get(FieldKey::Company)), errors);
        Some(Visitor { full_name: full_name?, email: email?, phone: phone?, company: company? })
    }

    fn appointment(
        &self,
        window: &BookingWindow,
        now: VenueTime,
        errors: &mut Vec<FieldError>,
    ) -> Option<(Date, Slot)> {
        let date = value_of(check_date(self.texts.get(FieldKey::Date), window, now), errors);
        let slot = value_of(check_slot(self.texts.get(FieldKey::Time), date, window, now), errors);
        date.zip(slot)
    }
}

fn check_date(raw: Option<&str>, window: &BookingWindow, now: VenueTime) -> Result<Date, FieldError> {
    let error = |code| FieldError::new(FieldKey::Date, code);
    let text = present(raw).ok_or_else(|| error(ErrorCode::Required))?;
    let date = Date::parse(text).map_err(|_| error(ErrorCode::Invalid))?;
    if window.is_bookable_day(date, now) { Ok(date) } else { Err(error(ErrorCode::Unavailable)) }
}

fn check_slot(
    raw: Option<&str>,
    date: Option<Date>,
    window: &BookingWindow,
    now: VenueTime,
) -> Result<Slot, FieldError> {
    let error = |code| FieldError::new(FieldKey::Time, code);
    let text = present(raw).ok_or_else(|| error(ErrorCode::Required))?;
    let slot = Slot::parse(text).ok_or_else(|| error(ErrorCode::Invalid))?;
    // Without a valid day only the time of the slot can be checked.
    let open = window.has_slot(slot) && date.is_none_or(|date| window.is_open(date, slot, now));
    if open { Ok(slot) } else { Err(error(ErrorCode::Unavailable)) }
}

fn present(raw: Option<&str>) -> Option<&str> {
    raw.map(str::trim).filter(|text| !text.is_empty())
}

/// Returns the checked value, or adds its error to the list.
fn value_of<T>(checked: Result<T, FieldError>, errors: &mut Vec<FieldError>) -> Option<T> {
    match checked {
        Ok(value) => Some(value),
        Err(error) => {
            errors.push(error);
            None
        }
    }
}
