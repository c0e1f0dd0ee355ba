//! Delivery of mails to a server or to files.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use lettre::message::Message as MimeMessage;
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use super::error::DeliveryError;
use super::limits::DeliveryLimits;
use super::mime::{Sender, compose};
use crate::config::mail_address::reply_address;
use crate::config::{Config, SmtpSecurity, SmtpServer};
use model::Mail;
use store::LeasedMessage;
use store::private_files::{create_folder, create_new};

#[derive(Debug, Clone)]
pub(super) enum Mailer {
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    Folder(PathBuf),
}

impl Mailer {
    /// Creates a mailer from the settings.
    pub(super) fn new(config: &Config, limits: DeliveryLimits) -> Result<Self, lettre::transport::smtp::Error> {
        Ok(match &config.mail.smtp {
            Some(server) => Self::Smtp(transport(server, limits)?),
            None => Self::Folder(config.mail.folder.clone()),
        })
    }

    /// Sends a mail in the name of the brand.
    pub(super) async fn send(&self, config: &Config, row: &LeasedMessage, mail: &Mail) -> Result<(), DeliveryError> {
        let sender = Sender { name: config.site.brand.name.clone(), address: config.mail.from.clone() };
        let message = compose(&sender, row, mail)?;
        match self {
            Self::Smtp(transport) => transport.send(message).await.map(drop).map_err(|cause| explain(&cause, mail)),
            Self::Folder(folder) => {
                let (folder, id) = (folder.clone(), row.id.clone());
                let written = tokio::task::spawn_blocking(move || write_file(&folder, &id, &message)).await;
                let failed = |cause: String| DeliveryError::Passing(format!("the file was not written: {cause}"));
                written.map_err(|cause| failed(cause.to_string()))?.map_err(|cause| failed(cause.to_string()))
            }
        }
    }
}

fn transport(
    server: &SmtpServer,
    limits: DeliveryLimits,
) -> Result<AsyncSmtpTransport<Tokio1Executor>, lettre::transport::smtp::Error> {
    drop(rustls::crypto::ring::default_provider().install_default());
    let tls = match server.security {
        SmtpSecurity::Tls => Tls::Wrapper(TlsParameters::new(server.host.clone())?),
        SmtpSecurity::StartTls => Tls::Required(TlsParameters::new(server.host.clone())?),
        SmtpSecurity::None => Tls::None,
    };
    let mut builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(server.host.as_str())
        .port(server.port)
        .tls(tls)
        .timeout(Some(limits.command));
    if let Some((name, password)) = &server.login {
        builder = builder.credentials(Credentials::new(name.clone(), password.clone()));
    }
    Ok(builder.build())
}

/// Converts an SMTP error, reduced to its code: the server's text may contain the visitor's address.
fn explain(cause: &lettre::transport::smtp::Error, mail: &Mail) -> DeliveryError {
    if let Some(code) = cause.status() {
        let text = format!("the mail server answered {code}");
        // 53x concerns the login, which the operator can fix: the mail itself was not refused.
        let login = matches!(u16::from(code), 530..=539);
        return if cause.is_permanent() && !login {
            DeliveryError::Refused(text)
        } else {
            DeliveryError::Passing(text)
        };
    }
    if cause.is_client() && reply_address(&mail.to).is_none() {
        return DeliveryError::Refused("the mail server takes no address in other letters than ASCII".to_owned());
    }
    DeliveryError::Passing(
        match () {
            () if cause.is_timeout() => "the mail server took too long",
            () if cause.is_tls() => "the mail server's TLS was not accepted",
            () if cause.is_response() => "the mail server hung up, or its answer was not understood",
            () if cause.is_client() => "the mail server lacks what the settings ask for",
            () => "the mail server was not reached, or hung up",
        }
        .to_owned(),
    )
}

/// Writes a mail to a file named by its id. Renames it into place once complete; a repetition replaces it.
fn write_file(folder: &Path, id: &str, message: &MimeMessage) -> std::io::Result<()> {
    create_folder(folder)?;
    let unfinished = folder.join(format!("{id}.part"));
    // Left over from an interrupted attempt.
    drop(fs::remove_file(&unfinished));
    let mut file = create_new(&unfinished)?;
    file.write_all(&message.formatted())?;
    file.sync_all()?;
    fs::rename(&unfinished, folder.join(format!("{id}.eml")))
}
