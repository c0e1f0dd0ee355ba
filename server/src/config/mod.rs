//! `site.toml` and the environment, validated completely before the server starts.

mod admin;
mod careers;
mod environment;
mod error;
mod events;
mod file;
mod language;
mod limits;
mod mail;
pub mod mail_address;
mod metrics;
mod owner;
mod privacy;
mod service;
mod site;
mod smtp;
mod social;
mod theme;
mod values;
mod webhook;

use std::fmt::Display;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use content::Tokens;
use core_wasm::text::fill;
use model::{DateWords, Settings};
use serde_json::Value;

pub use admin::AdminSettings;
pub use careers::CareersProvider;
pub use environment::Environment;
pub use error::ConfigError;
pub use events::Events;
pub use language::Language;
pub use limits::Limits;
pub use mail::MailSettings;
pub use metrics::MetricsListener;
pub use owner::OwnerSettings;
pub use privacy::Privacy;
pub use service::Service;
pub use site::{Brand, ContactFacts, Office, SiteFacts};
pub use smtp::{SmtpSecurity, SmtpServer};
pub use social::Social;
pub use theme::{Theme, Typeface};
pub(crate) use values::is_loopback;
pub use webhook::WebhookTarget;

use crate::http::files::{self, EMBEDDED, EMBEDS_WEB_BUILD};
use environment::SITE_CONFIG;
use file::{Fault, SiteFile, Source};

/// All settings.
#[derive(Debug, Clone, PartialEq)]
pub struct Config {
    /// True for the example's settings in the binary, because there is no `site.toml`.
    pub is_example: bool,
    pub environment: Environment,
    /// Settings that owners may also change in the browser: the file's, or the document's.
    pub owner: OwnerSettings,
    pub language: Language,
    /// The facts that pages show.
    pub site: SiteFacts,
    /// Folder of the owner's mark and icons; without one, the web build's are served.
    pub brand_files: Option<PathBuf>,
    /// Provider of job openings; without one they come from the database.
    pub careers: Option<CareersProvider>,
    pub theme: Theme,
    pub events: Events,
    pub admin: AdminSettings,
    pub mail: MailSettings,
    /// The owner's program that is notified of leads and bookings.
    pub webhook: Option<WebhookTarget>,
    pub privacy: Privacy,
    /// Limits per visitor.
    pub limits: Limits,
    pub metrics: MetricsListener,
    pub service: Service,
}

impl Config {
    /// Reads the file that the environment names.
    pub fn load(environment: &Environment) -> Result<Self, ConfigError> {
        let path = environment.site_config.as_path();
        match std::fs::read_to_string(path) {
            Ok(text) => Self::parse(path, &text, environment),
            Err(cause) if EMBEDS_WEB_BUILD && path == Path::new(SITE_CONFIG) && cause.kind() == ErrorKind::NotFound => {
                let path = Path::new(EMBEDDED).join(SITE_CONFIG);
                let text = files::read_text(&path).map_err(|cause| unread(&path, &cause))?;
                Ok(Self { is_example: true, ..Self::parse(&path, &text, environment)? })
            }
            Err(cause) => Err(unread(path, &format!("cannot be read: {cause}; set SITE_CONFIG to the settings file"))),
        }
    }

    /// Returns these settings as the values of a document.
    pub fn owner_values(&self) -> Value {
        let mut values = serde_json::to_value(self.owner.document()).unwrap_or_default();
        drop_null(&mut values);
        values
    }

    /// Returns the settings with the tables of the owner's document instead of the file's. A document of another version
    /// that this one cannot use is left out.
    pub fn with_settings(&self, document: &Settings) -> Self {
        let owner = self.owner.with(document);
        let theme = match Theme::of(&owner.theme) {
            Ok(theme) => theme,
            Err(fault) => {
                tracing::error!(%fault, "ignoring the settings in the database: this version cannot use them");
                return self.clone();
            }
        };
        let site = SiteFacts::of(&owner, &self.site.brand.api_name);
        Self { theme, mail: self.mail.with_contact(&site.contact.email), site, owner, ..self.clone() }
    }

    /// Returns the replacements of the tokens in content.
    pub fn tokens(&self, words: &DateWords) -> Tokens {
        let SiteFacts { brand, contact, .. } = &self.site;
        let months = match self.privacy.retention_months {
            1 => words.one_month.to_string(),
            count => fill(words.many_months.as_str(), &[("count", &count.to_string())]),
        };
        let response_time = self.owner.contact.response_time.as_ref();
        let response_time = response_time.map_or_else(|| words.response_time.to_string(), ToString::to_string);
        Tokens::new([
            brand.name.clone(),
            brand.legal_name.clone(),
            brand.founded.to_string(),
            brand.headquarters.clone(),
            contact.email.clone(),
            contact.privacy_email.clone(),
            contact.applications.clone(),
            response_time,
            months,
        ])
    }

    /// Parses and validates the text of the file.
    pub fn parse(path: &Path, text: &str, environment: &Environment) -> Result<Self, ConfigError> {
        let source = Source::parse(path, text)?;
        let config = source.read().and_then(|file| Self::new(file, environment));
        config.map_err(|fault| source.error(fault))
    }

    fn new(file: SiteFile, environment: &Environment) -> Result<Self, Fault> {
        let (api_name, brand_files) = (file.brand.api_name.to_string(), file.brand.files.clone());
        let owner = OwnerSettings {
            brand: file.brand.into(),
            contact: file.contact,
            offices: file.offices,
            social: file.social,
            theme: file.theme,
        };
        owner.valid()?;
        let careers = file.careers.provider()?;
        let site = SiteFacts::of(&owner, &api_name);
        let theme = Theme::of(&owner.theme).map_err(|fault| Fault::new("theme", fault.to_string()))?;
        if let Some(key) = theme.medium() {
            let problem = "a file in media/ is chosen in the browser, or in settings.yaml";
            return Err(Fault::new(format!("theme.{key}"), problem));
        }
        Ok(Self {
            is_example: false,
            environment: environment.clone(),
            language: file.site.into(),
            admin: file.admin,
            mail: MailSettings::new(file.mail, &site.contact.email, environment.smtp.clone()),
            webhook: file.webhook.target(environment.webhook_secret.as_deref())?,
            privacy: file.privacy,
            limits: file.limits,
            metrics: environment.metrics.unwrap_or_default(),
            brand_files,
            owner,
            site,
            careers,
            theme,
            events: file.events,
            service: Service::new(file.server, file.database, environment),
        })
    }
}

fn unread(path: &Path, problem: &dyn Display) -> ConfigError {
    ConfigError { place: path.display().to_string(), key: String::new(), problem: problem.to_string() }
}

/// Removes the keys without a value.
fn drop_null(value: &mut Value) {
    match value {
        Value::Object(entries) => {
            entries.retain(|_, value| !value.is_null());
            entries.values_mut().for_each(drop_null);
        }
        Value::Array(items) => items.iter_mut().for_each(drop_null),
        _ => {}
    }
}
