//! Words of every page, of the search and of forms.

use core_wasm::formats::DateFormats;
use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::group;
use crate::{Hours, Phrase, Separator};

group! {
    /// The header, the menus, links and dialogs of every page.
    ShellWords {
        /// The first link of every page, which leads past the menus.
        skip_link,
        /// The name of the bar's menu, for screen readers.
        main_menu,
        /// The round button that opens the menu, and the menu's name, for screen readers.
        menu,
        /// The button that closes the menu, for screen readers.
        close_menu,
        /// The name of the list of links in the menu, for screen readers.
        all_pages,
        /// The link in the bar that opens the search.
        search,
        /// What follows a link that opens a new tab, for screen readers.
        new_tab,
        /// What follows a link to a PDF, for screen readers.
        pdf,
        /// The button that closes a dialog, for screen readers.
        close,
        /// The button that removes a message.
        dismiss,
    }
}

group! {
    /// What pages show while content is loading, and if it could not be loaded.
    LoadingWords {
        /// While a list of events, news or posts is loading.
        list,
        /// While an event or a post is loading.
        item,
        /// While the jobs are loading.
        jobs,
        /// A list that could not be loaded, or has no entry.
        empty,
        /// The link that loads the page again.
        try_again,
        /// The status while the page is loading again.
        trying_again,
        /// The status after another attempt has failed.
        failed_again,
        /// The notice with the last copy of a page that could not be refreshed.
        stale,
        /// The heading instead of a page that cannot be loaded.
        unavailable_title,
        /// The text instead of a page that cannot be loaded.
        unavailable_text,
        /// The description of such a page for search engines.
        unavailable_description,
        /// The heading instead of a page whose code failed.
        broken_title,
        /// The text instead of a page whose code failed.
        broken_text,
        /// The button that loads such a page again.
        reload,
        /// The link from such a page to the home page.
        home,
    }
}

group! {
    /// Pages about errors, if the content has none.
    ErrorWords {
        /// The heading for an unknown address.
        not_found_title,
        /// The text below it.
        not_found_text,
        /// The heading after too many requests.
        too_many_title,
        /// The text below it.
        too_many_text,
    }
}

group! {
    /// Dates and times.
    DateWords {
        /// The month in short.
        january,
        /// The month in short.
        february,
        /// The month in short.
        march,
        /// The month in short.
        april,
        /// The month in short.
        may,
        /// The month in short.
        june,
        /// The month in short.
        july,
        /// The month in short.
        august,
        /// The month in short.
        september,
        /// The month in short.
        october,
        /// The month in short.
        november,
        /// The month in short.
        december,
        /// The weekday.
        monday,
        /// The weekday.
        tuesday,
        /// The weekday.
        wednesday,
        /// The weekday.
        thursday,
        /// The weekday.
        friday,
        /// The weekday.
        saturday,
        /// The weekday.
        sunday,
        /// A date.
        date,
        /// The first day of a period that ends in another month.
        day_and_month,
        /// A period within a month.
        days,
        /// Any other period.
        period,
        /// The time of a slot.
        slot,
        /// How long personal data is stored, for the token `{retention}`, if it is one month.
        one_month,
        /// The same for several months.
        many_months,
        /// The time in which you answer, for the token `{responseTime}`, unless the settings name it.
        response_time,
        /// What follows a time before noon, if days have 12 hours.
        before_noon,
        /// What follows a time after noon, if days have 12 hours.
        after_noon,
    }
}

impl DateWords {
    /// Returns the formats, with days of 12 or 24 hours.
    pub fn formats(&self, hours: Hours) -> DateFormats {
        let months = [
            &self.january,
            &self.february,
            &self.march,
            &self.april,
            &self.may,
            &self.june,
            &self.july,
            &self.august,
            &self.september,
            &self.october,
            &self.november,
            &self.december,
        ];
        let weekdays =
            [&self.monday, &self.tuesday, &self.wednesday, &self.thursday, &self.friday, &self.saturday, &self.sunday];
        let texts = |phrases: &[&Phrase]| phrases.iter().map(ToString::to_string).collect();
        let halves = (self.before_noon.to_string(), self.after_noon.to_string());
        DateFormats {
            months: texts(&months),
            weekdays: texts(&weekdays),
            date: self.date.to_string(),
            day_and_month: self.day_and_month.to_string(),
            days: self.days.to_string(),
            period: self.period.to_string(),
            slot: self.slot.to_string(),
            halves: (hours == Hours::Twelve).then_some(halves),
        }
    }
}

/// Numbers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct NumberWords {
    /// The separator of thousands.
    pub thousands: Separator,
    /// The separator of decimals.
    pub decimal: Separator,
}

group! {
    /// The search dialog and the search page.
    SearchWords {
        /// The name of the search for screen readers.
        label,
        /// The text in the empty search field.
        placeholder,
        /// The button of the search page.
        submit,
        /// The button that closes the search dialog, for screen readers.
        close,
        /// The status while the first results are loading.
        searching,
        /// The status if results could not be loaded while typing.
        failed,
        /// The number of results if there is one.
        found_one,
        /// The number of results if there are several.
        found_many,
        /// The status without results.
        found_none,
        /// The advice in the dialog after the status without results.
        advice,
        /// The heading above the suggested pages of the dialog.
        suggestions,
        /// The link from the dialog to the page with all results.
        all_results,
        /// The kind of a result: any other page.
        kind_page,
        /// The kind of a result: a service.
        kind_service,
        /// The kind of a result: a product.
        kind_product,
        /// The kind of a result: an industry.
        kind_industry,
        /// The kind of a result: a success story.
        kind_story,
        /// The kind of a result: an event.
        kind_event,
        /// The kind of a result: a post.
        kind_post,
        /// The kind of a result: news.
        kind_news,
        /// The kind of a result: a job.
        kind_job,
    }
}

group! {
    /// The fields and messages of all forms.
    FormWords {
        /// The label of the name.
        full_name,
        /// The label of the e-mail address.
        email,
        /// The label of the phone number.
        phone,
        /// The hint below the phone number where no country can be chosen.
        phone_hint,
        /// The label of the company.
        company,
        /// What follows the label of a field that may stay empty.
        optional,
        /// The label of a hidden field that only programs fill in.
        honeypot,
        /// The consent to the privacy policy; the placeholder is the link.
        privacy,
        /// The link to the privacy policy.
        policy,
        /// The heading above a single error of a form.
        problem,
        /// The heading above several errors of a form.
        problems,
        /// The title of the browser's tab after a refused form.
        error_title,
        /// The length of a long text and its limit.
        characters,
        /// The button that opens the list of countries, for screen readers.
        country,
        /// The name of the dialog with the list of countries, for screen readers.
        choose_country,
        /// The name of the list of countries, for screen readers.
        countries,
        /// The label of the search in the list of countries, for screen readers.
        search_countries,
        /// The text in that search while it is empty.
        search_placeholder,
        /// The status if no country matches the search.
        no_country,
        /// The status while the list of countries is loading.
        countries_loading,
        /// The status if the list of countries could not be loaded.
        countries_failed,
    }
}

group! {
    /// What forms say after they were checked or sent, and about slots.
    MessageWords {
        /// The button that sends a form.
        submit,
        /// The button while the answer is pending.
        submitting,
        /// The message after a form was sent.
        sent,
        /// The message if a form could not be sent.
        failed,
        /// The error of an empty name.
        full_name_required,
        /// The error of an empty e-mail address.
        email_required,
        /// The error of an empty phone number.
        phone_required,
        /// The error of a missing consent.
        privacy_required,
        /// The error of a missing day or slot.
        slot_required,
        /// The error of any other empty field.
        required,
        /// The error of a text that is no e-mail address.
        email_invalid,
        /// The error of a text that is no phone number.
        phone_invalid,
        /// The error of any other wrong value.
        invalid,
        /// The error of a text that is too long.
        too_long,
        /// The error of a slot that is not available.
        slot_unavailable,
        /// The message about a chosen slot that was booked meanwhile.
        slot_taken,
        /// The message about a chosen slot that has begun meanwhile.
        slot_passed,
        /// Why a slot cannot be chosen: it is booked.
        booked,
        /// Why a day cannot be chosen: all slots are booked.
        full,
        /// Why a slot or a day cannot be chosen: it is not offered.
        closed,
        /// Why a slot or a day cannot be chosen: its time has passed.
        past,
        /// The hint about an extension that was left out of a phone number.
        extension,
    }
}

group! {
    /// Why a form was refused.
    RefusalWords {
        /// The message about a form that a page of another site sent.
        other_site,
        /// The message if too many forms were sent from one connection.
        too_many_forms,
        /// The message about a meeting that can no longer be changed.
        meeting_past,
        /// The message about a change of a cancelled meeting.
        meeting_cancelled,
        /// The message about a meeting that was moved too often.
        too_many_changes,
        /// The message if an e-mail address has as many meetings as are allowed.
        too_many_for_address,
        /// The message if too many meetings were booked from one connection.
        too_many_from_client,
    }
}

group! {
    /// The contact form.
    ContactWords {
        /// The label of the service that the visitor is interested in.
        service,
        /// The label of the message.
        description,
        /// The hint below the message.
        description_hint,
        /// What precedes the reference of a sent message.
        reference,
        /// The advice if no answer came from the server.
        network_failure,
        /// The advice if the server could not store the message.
        server_failure,
    }
}
