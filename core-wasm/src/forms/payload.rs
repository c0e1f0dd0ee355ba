//! What is sent, and the check of what was received: sanitise, then validate, with the rules of the fields.
//!
//! An `…Input` is what stood in the body, every key optional, because a missing key is a validation error and not a broken
//! request. Checking it gives values whose types say that they passed.

use crate::booking::{BookingWindow, Slot, VenueTime};
use crate::fields::{
    Date, EmailAddress, ErrorCode, FieldError, FieldKey, FullName, PhoneNumber, ShortText, privacy, text,
};
use serde::{Deserialize, Serialize};

/// What the contact form sends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[allow(missing_docs, reason = "the payload's keys, in document 1, section 3")]
pub struct ContactPayload {
    pub full_name: String,
    pub email: String,
    pub phone: String,
    pub company: String,
    pub service: String,
    pub description: String,
    pub privacy: bool,
    /// Path of the page that led to the form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
}

/// What the contact form of an event landing sends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[allow(missing_docs, reason = "the payload's keys, in document 2, section 3")]
pub struct EventContactPayload {
    pub full_name: String,
    pub email: String,
    pub phone: String,
    pub company: String,
}

/// What the booking form sends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[allow(missing_docs, reason = "the payload's keys, in document 2, section 3")]
pub struct BookingPayload {
    pub full_name: String,
    pub email: String,
    pub phone: String,
    pub company: String,
    /// `YYYY-MM-DD`.
    pub date: String,
    /// The slot's label in the form of the wire, `10:00 AM-10:30 AM`.
    pub time: String,
    /// Token of the event landing.
    pub event: String,
}

/// A received contact payload, of either kind, before any check. Unknown keys are ignored; `null` counts as missing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[allow(missing_docs, reason = "the payload's keys, in document 1, section 3")]
pub struct ContactInput {
    pub full_name: Option<String>,
    pub email: Option<String>,
    pub phone: Option<String>,
    pub company: Option<String>,
    pub service: Option<String>,
    pub description: Option<String>,
    pub privacy: Option<bool>,
    /// Path of the page that led to the form.
    pub origin: Option<String>,
    /// A field that people do not see and programs fill in.
    pub website: Option<String>,
}

/// A received booking payload before any check. Unknown keys are ignored; `null` counts as missing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[allow(missing_docs, reason = "the payload's keys, in document 2, section 3")]
pub struct BookingInput {
    pub full_name: Option<String>,
    pub email: Option<String>,
    pub phone: Option<String>,
    pub company: Option<String>,
    pub date: Option<String>,
    pub time: Option<String>,
    /// Token of the event landing; the current one when missing.
    pub event: Option<String>,
    /// A field that people do not see and programs fill in.
    pub website: Option<String>,
}

/// A contact payload that passed; which kind it is follows from the keys that were present.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum ContactRequest {
    /// With any of `service`, `description` or `privacy`.
    Contact(ContactLead),
    /// With none of them: the consent was held in the browser.
    Event(EventContactLead),
}

/// A lead from the contact form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the payload's keys, in document 1, section 3")]
pub struct ContactLead {
    pub full_name: FullName,
    pub email: EmailAddress,
    pub phone: PhoneNumber,
    pub company: ShortText,
    pub service: ShortText,
    pub description: ShortText,
    /// Path of the page that led to the form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
}

/// A lead from an event landing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the payload's keys, in document 2, section 3")]
pub struct EventContactLead {
    pub full_name: FullName,
    pub email: EmailAddress,
    pub phone: PhoneNumber,
    pub company: ShortText,
}

/// A booking that passed everything but the database, which alone decides who gets the slot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "the payload's keys, in document 2, section 3")]
pub struct BookingRequest {
    pub full_name: FullName,
    pub email: EmailAddress,
    pub phone: PhoneNumber,
    pub company: ShortText,
    pub date: Date,
    /// The slot; serialises as the label of the wire.
    #[serde(rename = "time")]
    pub slot: Slot,
}

impl ContactInput {
    /// Reads a form-encoded body, already decoded into pairs. Of a repeated key the last counts.
    pub fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut input = Self::default();
        for (key, value) in pairs {
            let target = match key {
                "fullName" => &mut input.full_name,
                "email" => &mut input.email,
                "phone" => &mut input.phone,
                "company" => &mut input.company,
                "service" => &mut input.service,
                "description" => &mut input.description,
                "origin" => &mut input.origin,
                "website" => &mut input.website,
                "privacy" => {
                    input.privacy = Some(privacy::read_flag(value));
                    continue;
                }
                _ => continue,
            };
            *target = Some(value.to_owned());
        }
        input
    }

    /// Whether it is the contact form's payload and not the event form's.
    #[must_use]
    pub fn is_contact_form(&self) -> bool {
        self.service.is_some() || self.description.is_some() || self.privacy.is_some()
    }

    /// Whether the field that people do not see was filled in.
    #[must_use]
    pub fn took_bait(&self) -> bool {
        took_bait(self.website.as_deref())
    }

    /// Sanitises and validates every field.
    ///
    /// # Errors
    /// What is wrong, in the order of the form.
    pub fn check(&self) -> Result<ContactRequest, Vec<FieldError>> {
        let mut errors = Vec::new();
        let full_name = keep(FullName::check(self.full_name.as_deref()), &mut errors);
        let email = keep(EmailAddress::check(self.email.as_deref()), &mut errors);
        let phone = keep(PhoneNumber::check(self.phone.as_deref()), &mut errors);
        let company = keep(ShortText::check(FieldKey::Company, self.company.as_deref()), &mut errors);
        if !self.is_contact_form() {
            return match (full_name, email, phone, company) {
                (Some(full_name), Some(email), Some(phone), Some(company)) => {
                    Ok(ContactRequest::Event(EventContactLead { full_name, email, phone, company }))
                }
                _ => Err(errors),
            };
        }
        let service = keep(ShortText::check(FieldKey::Service, self.service.as_deref()), &mut errors);
        let description = keep(ShortText::check(FieldKey::Description, self.description.as_deref()), &mut errors);
        let consent = privacy::validate(self.privacy.unwrap_or_default());
        let consent = keep(consent.map_err(|code| FieldError::new(FieldKey::Privacy, code)), &mut errors);
        match (full_name, email, phone, company, service, description, consent) {
            (Some(full_name), Some(email), Some(phone), Some(company), Some(service), Some(description), Some(())) => {
                let origin = text::origin(self.origin.as_deref());
                Ok(ContactRequest::Contact(ContactLead {
                    full_name,
                    email,
                    phone,
                    company,
                    service,
                    description,
                    origin,
                }))
            }
            _ => Err(errors),
        }
    }
}

impl BookingInput {
    /// Reads a form-encoded body, already decoded into pairs. Of a repeated key the last counts. `slot` is day and slot in
    /// one, with a space between them: a form without a script has one group of radio buttons for both.
    pub fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut input = Self::default();
        for (key, value) in pairs {
            let target = match key {
                "fullName" => &mut input.full_name,
                "email" => &mut input.email,
                "phone" => &mut input.phone,
                "company" => &mut input.company,
                "date" => &mut input.date,
                "time" => &mut input.time,
                "event" => &mut input.event,
                "website" => &mut input.website,
                "slot" => {
                    let (date, time) = value.split_once(' ').unwrap_or((value, ""));
                    input.date = Some(date.to_owned());
                    input.time = Some(time.to_owned());
                    continue;
                }
                _ => continue,
            };
            *target = Some(value.to_owned());
        }
        input
    }

    /// Whether the field that people do not see was filled in.
    #[must_use]
    pub fn took_bait(&self) -> bool {
        took_bait(self.website.as_deref())
    }

    /// Sanitises and validates every field, day and slot against the event's window at the venue's `now`.
    ///
    /// # Errors
    /// What is wrong, in the order of the form. A day or a slot outside the window, past or closed is
    /// [`ErrorCode::Unavailable`]; whether a slot is booked is not asked here.
    pub fn check(&self, window: &BookingWindow, now: VenueTime) -> Result<BookingRequest, Vec<FieldError>> {
        let mut errors = Vec::new();
        let full_name = keep(FullName::check(self.full_name.as_deref()), &mut errors);
        let email = keep(EmailAddress::check(self.email.as_deref()), &mut errors);
        let phone = keep(PhoneNumber::check(self.phone.as_deref()), &mut errors);
        let company = keep(ShortText::check(FieldKey::Company, self.company.as_deref()), &mut errors);
        let date = keep(check_date(self.date.as_deref(), window, now), &mut errors);
        let slot = keep(check_slot(self.time.as_deref(), date, window, now), &mut errors);
        match (full_name, email, phone, company, date, slot) {
            (Some(full_name), Some(email), Some(phone), Some(company), Some(date), Some(slot)) => {
                Ok(BookingRequest { full_name, email, phone, company, date, slot })
            }
            _ => Err(errors),
        }
    }
}

impl BookingInput {
    /// Validates day and slot alone, as a booking that moves needs them.
    ///
    /// # Errors
    /// What is wrong, the day first.
    pub fn check_slot(&self, window: &BookingWindow, now: VenueTime) -> Result<(Date, Slot), Vec<FieldError>> {
        let mut errors = Vec::new();
        let date = keep(check_date(self.date.as_deref(), window, now), &mut errors);
        let slot = keep(check_slot(self.time.as_deref(), date, window, now), &mut errors);
        date.zip(slot).ok_or(errors)
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
    // Without a good day only the clock's side of the slot can be told.
    let open = window.has_slot(slot) && date.is_none_or(|date| window.is_open(date, slot, now));
    if open { Ok(slot) } else { Err(error(ErrorCode::Unavailable)) }
}

fn present(raw: Option<&str>) -> Option<&str> {
    raw.map(str::trim).filter(|text| !text.is_empty())
}

fn took_bait(website: Option<&str>) -> bool {
    present(website).is_some()
}

fn keep<T>(checked: Result<T, FieldError>, errors: &mut Vec<FieldError>) -> Option<T> {
    match checked {
        Ok(value) => Some(value),
        Err(error) => {
            errors.push(error);
            None
        }
    }
}
