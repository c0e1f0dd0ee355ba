//! The mail server, as named by `SMTP_URL`.

use std::fmt;

use percent_encoding::percent_decode_str;

/// Expected form of `SMTP_URL`, for error messages. The value may contain a password and is not repeated.
pub(super) const SMTP_URL_EXPECTED: &str =
    "smtps://user:password@host (TLS), smtp://user:password@host (STARTTLS) or smtp://host?tls=none";

/// Submission over implicit TLS (RFC 8314).
const TLS_PORT: u16 = 465;
/// Submission with STARTTLS (RFC 6409).
const STARTTLS_PORT: u16 = 587;
/// Plain SMTP, for a local relay or mail catcher.
const PLAIN_PORT: u16 = 25;

/// The protection of the connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SmtpSecurity {
    /// Implicit TLS.
    Tls,
    /// STARTTLS. A server that does not offer it receives no mail.
    StartTls,
    /// Unencrypted: for a relay on the same machine or network, selected explicitly.
    None,
}

/// A mail server.
#[derive(Clone, PartialEq, Eq)]
pub struct SmtpServer {
    pub host: String,
    pub port: u16,
    pub security: SmtpSecurity,
    /// User name and password, if required.
    pub login: Option<(String, String)>,
}

impl fmt::Debug for SmtpServer {
    /// Omits the password, so that it is never logged.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "SmtpServer({}:{} {:?})", self.host, self.port, self.security)
    }
}

impl SmtpServer {
    /// Parses an address.
    pub fn parse(text: &str) -> Option<Self> {
        let (scheme, rest) = text.split_once("://")?;
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (security, port) = match (scheme, query) {
            ("smtps", "") => (SmtpSecurity::Tls, TLS_PORT),
            ("smtp", "") => (SmtpSecurity::StartTls, STARTTLS_PORT),
            ("smtp", "tls=none") => (SmtpSecurity::None, PLAIN_PORT),
            _ => return None,
        };
        let (login, address) = match rest.rsplit_once('@') {
            Some((login, address)) => (Some(login), address),
            None => (None, rest),
        };
        let address = address.trim_end_matches('/');
        let (host, port) = match address.rsplit_once(':') {
            Some((host, digits)) if !host.ends_with(':') => (host, digits.parse().ok()?),
            _ => (address, port),
        };
        let named = !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-_".contains(&byte));
        let decoded = |part: &str| percent_decode_str(part).decode_utf8().ok().map(|text| text.into_owned());
        let login = match login {
            Some(login) => {
                let (name, password) = login.split_once(':')?;
                Some((decoded(name)?, decoded(password)?))
            }
            None => None,
        };
        named.then(|| Self { host: host.to_owned(), port, security, login })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn server(host: &str, port: u16, security: SmtpSecurity, login: Option<(&str, &str)>) -> SmtpServer {
        let login = login.map(|(name, password)| (name.to_owned(), password.to_owned()));
        SmtpServer { host: host.to_owned(), port, security, login }
    }

    #[test]
    fn an_address_says_host_port_protection_and_login() {
        for (text, expected) in [
            ("smtps://mail.example", server("mail.example", 465, SmtpSecurity::Tls, None)),
            ("smtp://mail.example/", server("mail.example", 587, SmtpSecurity::StartTls, None)),
            ("smtp://127.0.0.1:1025?tls=none", server("127.0.0.1", 1025, SmtpSecurity::None, None)),
            ("smtps://a%40b:p%3Aw@m:2465", server("m", 2465, SmtpSecurity::Tls, Some(("a@b", "p:w")))),
        ] {
            assert_eq!(SmtpServer::parse(text), Some(expected), "{text}");
        }
    }

    #[test]
    fn an_invalid_address_is_refused() {
        for text in ["", "smtp://", "http://mail.example", "smtp://mail?tls=maybe", "smtp://user@mail", "smtp://m:x"] {
            assert_eq!(SmtpServer::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_password_is_not_in_debug_output() {
        let server = SmtpServer::parse("smtps://user:secret@mail.example").unwrap();
        assert_eq!(format!("{server:?}"), "SmtpServer(mail.example:465 Tls)");
    }
}
