//! A wrong setting stops the server with one message that names its line and key.

use server::config::{Config, Environment};

use crate::harness::{SITE, empty_environment, root};

fn message(site: &str) -> String {
    Config::parse("site.toml".as_ref(), site, &empty_environment()).unwrap_err().to_string()
}

/// The fixture with one line changed.
fn changed(line: &str, to: &str) -> String {
    assert!(SITE.contains(line), "{line}");
    SITE.replacen(line, to, 1)
}

#[test]
fn wrong_values_name_line_key_and_what_is_expected() {
    for (line, to, expected) in [
        ("name = \"Acme & Sons\"", "nmae = \"Acme\"", "site.toml:2: brand.nmae: unknown key; did you mean name?"),
        (
            "founded = 2020",
            "founded = \"2020\"",
            "site.toml:5: brand.founded: expected a year from 1800 to 2100, found \"2020\"",
        ),
        (
            "founded = 2020",
            "founded = 20200",
            "site.toml:5: brand.founded: expected a year from 1800 to 2100, found 20200",
        ),
        ("founded = 2020\n", "", "site.toml:1: brand.founded: missing; expected a year from 1800 to 2100"),
        (
            "api_name = \"acme\"",
            "api_name = \"Acme Inc\"",
            "site.toml:4: brand.api_name: expected a short name of lower-case letters, digits and hyphens, found \"Acme Inc\"",
        ),
        ("\"info@acme.example\"", "\"info\"", "site.toml:9: contact.email: expected an e-mail address, found \"info\""),
        ("[contact]", "[contcat]", "site.toml:8: contcat: unknown key; did you mean contact?"),
        (
            "[products]",
            "[colours]",
            "site.toml:20: colours: unknown key; expected one of brand, contact, offices, social, careers, products, events, mail, webhook, privacy, limits, metrics, server, database",
        ),
        (
            "flag = \"us\"",
            "flag = \"fr\"",
            "site.toml:15: offices[0].flag: expected \"us\", \"in\" or \"ae\", found \"fr\"",
        ),
        (
            "footer = \"USA\"",
            "foter = \"USA\"",
            "site.toml:16: offices[0].labels.foter: unknown key; did you mean footer?",
        ),
        (
            "\"+1 704 555 0100\"",
            "\"555\"",
            "site.toml:18: offices[0].phone: expected a phone number: a plus and 7 to 15 digits, found \"555\"",
        ),
        (
            "\"https://corx.example/\"",
            "\"javascript:x\"",
            "site.toml:21: products.corx_url: expected an address (https://…), found \"javascript:x\"",
        ),
        (
            "landing = \"oracle-ai-world-2027\"",
            "landing = \"summit\"",
            "site.toml:24: events.landing: expected the token of a landing (aiw25, oracle-ai-world-2027), found \"summit\"",
        ),
        (
            "token = \"aiw25\"",
            "token = \"about\"",
            "site.toml:28: events.landings[0].token: \"about\" is a page or an old address of the site; choose another path",
        ),
        (
            "token = \"aiw25\"",
            "token = \"oracle-ai-world-2027\"",
            "site.toml:40: events.landings[1].token: \"oracle-ai-world-2027\" is taken by an earlier landing",
        ),
        (
            "\"2025-10-17\"",
            "\"2025-10-32\"",
            "site.toml:33: events.landings[0].last_day: expected a day, \"YYYY-MM-DD\", found \"2025-10-32\"",
        ),
        (
            "\"2025-10-17\"",
            "\"2025-10-12\"",
            "site.toml:33: events.landings[0].last_day: expected a day that is not before first_day",
        ),
        (
            "last_slot = \"15:30\"",
            "last_slot = \"15:45\"",
            "site.toml:36: events.landings[0].last_slot: expected first_slot plus a whole number of slot_minutes",
        ),
        (
            "closed_slots = [\"10:00\"]",
            "closed_slots = [\"10:10\"]",
            "site.toml:37: events.landings[0].closed_slots: expected starts of slots of this landing",
        ),
        (
            "\"America/Los_Angeles\"",
            "\"pacific\"",
            "site.toml:31: events.landings[0].time_zone: expected a time zone such as \"America/Los_Angeles\", found \"pacific\"",
        ),
        (
            "\"https://www.acme.example\"",
            "\"www.acme.example\"",
            "site.toml:51: server.public_url: expected an origin such as \"https://www.example.com\", found \"www.acme.example\"",
        ),
        (
            "\"https://www.acme.example\"",
            "\"https://www.acme.example/shop\"",
            "site.toml:51: server.public_url: expected an origin such as \"https://www.example.com\", found \"https://www.acme.example/shop\"",
        ),
        (
            "[server]",
            "[server]\ntrusted_proxies = -1",
            "site.toml:51: server.trusted_proxies: expected a number from 0 to 8, found -1",
        ),
        (
            "[server]",
            "[careers]\nprovider_url = \"https://jobs.example\"\n[server]",
            "site.toml:50: careers.company_id: missing; provider_url needs it",
        ),
        (
            "[server]",
            "[database]\nurl = \"mysql://x\"\n[server]",
            "site.toml:51: database.url: expected sqlite://path, sqlite::memory: or postgres://…, found \"mysql://x\"",
        ),
    ] {
        assert_eq!(message(&changed(line, to)), expected, "{to}");
    }
}

#[test]
fn broken_toml_names_its_line() {
    let broken = message(&changed("founded = 2020", "founded = "));
    assert!(broken.starts_with("site.toml:5: "), "{broken}");
    let twice = message(&changed("founded = 2020", "founded = 2020\nfounded = 2021"));
    assert!(twice.starts_with("site.toml:6: "), "{twice}");
    assert!(!broken.contains('\n') && !twice.contains('\n'), "one line each");
}

#[test]
fn wrong_variables_name_themselves() {
    for (name, value, expected) in [
        ("PORT", "80800", "environment: PORT: expected a number from 0 to 65535, found \"80800\""),
        ("HOST", "localhost", "environment: HOST: expected an IP address such as 127.0.0.1, found \"localhost\""),
        ("RATE_LIMIT", "no", "environment: RATE_LIMIT: expected on or off, found \"no\""),
        ("LOG", "loud", "environment: LOG: expected a level such as info, or info,server=debug, found \"loud\""),
        ("LOG_FORMAT", "xml", "environment: LOG_FORMAT: expected text or json, found \"xml\""),
        (
            "PUBLIC_URL",
            "example.com",
            "environment: PUBLIC_URL: expected an origin such as https://www.example.com, found \"example.com\"",
        ),
        (
            "DATABASE_URL",
            "mysql://root:secret@x",
            "environment: DATABASE_URL: expected sqlite://path, sqlite::memory: or postgres://…",
        ),
    ] {
        let read = Environment::read(|asked| (asked == name).then(|| value.to_owned()));
        assert_eq!(read.unwrap_err().to_string(), expected);
    }
}

#[test]
fn the_environment_has_the_last_word() {
    let environment = Environment::read(|name| {
        let value = match name {
            "PORT" => "0",
            "HOST" => "::1",
            "PUBLIC_URL" => "https://Other.example/",
            "DATABASE_URL" => "postgres://x/y",
            "RATE_LIMIT" => "off",
            _ => return None,
        };
        Some(value.to_owned())
    })
    .unwrap();
    let service = Config::parse("site.toml".as_ref(), SITE, &environment).unwrap().service;
    assert_eq!((service.port, service.host.to_string(), service.rate_limit), (0, "::1".to_owned(), false));
    assert_eq!(service.public_url.as_deref(), Some("https://other.example"));
    assert_eq!(service.database_url, "postgres://x/y");
}

#[test]
fn the_file_that_ships_is_in_order() {
    let environment =
        Environment::read(|name| (name == "SITE_CONFIG").then(|| root().join("site.toml").display().to_string()));
    let config = Config::load(&environment.unwrap()).unwrap();
    let labels: Vec<_> = config.site.offices.iter().map(|office| office.labels.contact.as_str()).collect();
    assert_eq!(labels, ["USA (Charlotte)", "KOCHI", "BENGALURU", "DUBAI"]);
    assert_eq!(config.site.social.len(), 4);
    assert_eq!(config.service.port, 8080);
    assert_eq!(config.service.database_url, "sqlite://data/site.db");
}
