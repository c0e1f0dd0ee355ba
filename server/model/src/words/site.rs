//! Words of every page, of the search and of forms.

use core_wasm::formats::DateFormats;
use macro_rules_attribute::apply;

use super::group;
use crate::attributes::view;
use crate::{Hours, Phrase, Separator};

group! {
    /// The header, the menus, links and dialogs of every page.
    ShellWords {
        skip_link: "The first link of every page, which leads past the menus.";
        main_menu: "The name of the bar's menu, for screen readers.";
        menu: "The round button that opens the menu, and the menu's name, for screen readers.";
        close_menu: "The button that closes the menu, for screen readers.";
        all_pages: "The name of the list of links in the menu, for screen readers.";
        search: "The link in the bar that opens the search.";
        new_tab: "What follows a link that opens a new tab, for screen readers.";
        pdf: "What follows a link to a PDF, for screen readers.";
        close: "The button that closes a dialog, for screen readers.";
        dismiss: "The button that removes a message.";
    }
}

group! {
    /// What pages show while content is loading, and if it could not be loaded.
    LoadingWords {
        list: "While a list of events, news or posts is loading.";
        item: "While an event or a post is loading.";
        jobs: "While the jobs are loading.";
        empty: "A list that could not be loaded, or has no entry.";
        try_again: "The link that loads the page again.";
        trying_again: "The status while the page is loading again.";
        failed_again: "The status after another attempt has failed.";
        stale: "The notice with the last copy of a page that could not be refreshed.";
        unavailable_title: "The heading instead of a page that cannot be loaded.";
        unavailable_text: "The text instead of a page that cannot be loaded.";
        unavailable_description: "The description of such a page for search engines.";
        broken_title: "The heading instead of a page whose code failed.";
        broken_text: "The text instead of a page whose code failed.";
        reload: "The button that loads such a page again.";
        home: "The link from such a page to the home page.";
    }
}

group! {
    /// Pages about errors, if the content has none.
    ErrorWords {
        not_found_title: "The heading for an unknown address.";
        not_found_text: "The text below it.";
        too_many_title: "The heading after too many requests.";
        too_many_text: "The text below it.";
    }
}

group! {
    /// Dates and times.
    DateWords {
        january, february, march, april, may, june, july, august, september, october, november, december:
            "The month in short.";
        monday, tuesday, wednesday, thursday, friday, saturday, sunday: "The weekday.";
        date: "A date.";
        day_and_month: "The first day of a period that ends in another month.";
        days: "A period within a month.";
        period: "Any other period.";
        slot: "The time of a slot.";
        one_month: "How long personal data is stored, for the token `{retention}`, if it is one month.";
        many_months: "The same for several months.";
        response_time: "The time in which you answer, for the token `{responseTime}`, unless the settings name it.";
        before_noon: "What follows a time before noon, if days have 12 hours.";
        after_noon: "What follows a time after noon, if days have 12 hours.";
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
#[apply(view!)]
pub struct NumberWords {
    /// The separator of thousands.
    pub thousands: Separator,
    /// The separator of decimals.
    pub decimal: Separator,
}

group! {
    /// The search dialog and the search page.
    SearchWords {
        label: "The name of the search for screen readers.";
        placeholder: "The text in the empty search field.";
        submit: "The button of the search page.";
        close: "The button that closes the search dialog, for screen readers.";
        searching: "The status while the first results are loading.";
        failed: "The status if results could not be loaded while typing.";
        found_one: "The number of results if there is one.";
        found_many: "The number of results if there are several.";
        found_none: "The status without results.";
        advice: "The advice in the dialog after the status without results.";
        suggestions: "The heading above the suggested pages of the dialog.";
        all_results: "The link from the dialog to the page with all results.";
        kind_page: "The kind of a result: any other page.";
        kind_service: "The kind of a result: a service.";
        kind_product: "The kind of a result: a product.";
        kind_industry: "The kind of a result: an industry.";
        kind_story: "The kind of a result: a success story.";
        kind_event: "The kind of a result: an event.";
        kind_post: "The kind of a result: a post.";
        kind_news: "The kind of a result: news.";
        kind_job: "The kind of a result: a job.";
    }
}

group! {
    /// The fields and messages of all forms.
    FormWords {
        full_name: "The label of the name.";
        email: "The label of the e-mail address.";
        phone: "The label of the phone number.";
        phone_hint: "The hint below the phone number where no country can be chosen.";
        company: "The label of the company.";
        optional: "What follows the label of a field that may stay empty.";
        honeypot: "The label of a hidden field that only programs fill in.";
        privacy: "The consent to the privacy policy; the placeholder is the link.";
        policy: "The link to the privacy policy.";
        problem: "The heading above a single error of a form.";
        problems: "The heading above several errors of a form.";
        error_title: "The title of the browser's tab after a refused form.";
        characters: "The length of a long text and its limit.";
        country: "The button that opens the list of countries, for screen readers.";
        choose_country: "The name of the dialog with the list of countries, for screen readers.";
        countries: "The name of the list of countries, for screen readers.";
        search_countries: "The label of the search in the list of countries, for screen readers.";
        search_placeholder: "The text in that search while it is empty.";
        no_country: "The status if no country matches the search.";
        countries_loading: "The status while the list of countries is loading.";
        countries_failed: "The status if the list of countries could not be loaded.";
    }
}

group! {
    /// What forms say after they were checked or sent, and about slots.
    MessageWords {
        submit: "The button that sends a form.";
        submitting: "The button while the answer is pending.";
        sent: "The message after a form was sent.";
        failed: "The message if a form could not be sent.";
        full_name_required: "The error of an empty name.";
        email_required: "The error of an empty e-mail address.";
        phone_required: "The error of an empty phone number.";
        privacy_required: "The error of a missing consent.";
        slot_required: "The error of a missing day or slot.";
        required: "The error of any other empty field.";
        email_invalid: "The error of a text that is no e-mail address.";
        phone_invalid: "The error of a text that is no phone number.";
        invalid: "The error of any other wrong value.";
        too_long: "The error of a text that is too long.";
        slot_unavailable: "The error of a slot that is not available.";
        slot_taken: "The message about a chosen slot that was booked meanwhile.";
        slot_passed: "The message about a chosen slot that has begun meanwhile.";
        booked: "Why a slot cannot be chosen: it is booked.";
        full: "Why a day cannot be chosen: all slots are booked.";
        closed: "Why a slot or a day cannot be chosen: it is not offered.";
        past: "Why a slot or a day cannot be chosen: its time has passed.";
        extension: "The hint about an extension that was left out of a phone number.";
    }
}

group! {
    /// Why a form was refused.
    RefusalWords {
        other_site: "The message about a form that a page of another site sent.";
        too_many_forms: "The message if too many forms were sent from one connection.";
        meeting_past: "The message about a meeting that can no longer be changed.";
        meeting_cancelled: "The message about a change of a cancelled meeting.";
        too_many_changes: "The message about a meeting that was moved too often.";
        too_many_for_address: "The message if an e-mail address has as many meetings as are allowed.";
        too_many_from_client: "The message if too many meetings were booked from one connection.";
    }
}

group! {
    /// The contact form.
    ContactWords {
        service: "The label of the service that the visitor is interested in.";
        description: "The label of the message.";
        description_hint: "The hint below the message.";
        reference: "What precedes the reference of a sent message.";
        network_failure: "The advice if no answer came from the server.";
        server_failure: "The advice if the server could not store the message.";
    }
}
