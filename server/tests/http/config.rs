//! A wrong setting stops the server with one message that names its line and key.

use server::config::{Config, Environment};

use crate::harness::{SITE, empty_environment, environment, root};

fn message(site: &str) -> String {
    Config::parse("site.toml".as_ref(), site, &empty_environment()).unwrap_err().to_string()
}

/// Returns the fixture with one line changed.
fn changed(line: &str, to: &str) -> String {
    assert!(SITE.contains(line), "{line}");
    SITE.replacen(line, to, 1)
}

/// A replacement in the settings, and on the next line the fault that it causes.
const FAULTS: &str = r#"
name = "Acme & Sons" => nmae = "Acme"
  2: brand.nmae: unknown key 'nmae'; did you mean 'name'?
founded = 2020 => founded = "2020"
  5: brand.founded: invalid type: string "2020", expected a whole number
founded = 2020 => founded = 20200
  5: brand.founded: greater than 2100
founded = 2020 => # none
  1: brand: missing field `founded`
api_name = "acme" => api_name = "Acme Inc"
  4: brand.api_name: expected lower-case letters, digits and hyphens, found "Acme Inc"
"info@acme.example" => "info"
  9: contact.email: expected an e-mail address, found "info"
[contact] => [contact]\ncountry = "UK"
  9: contact.country: expected a country's ISO code, such as "us", found "UK"
[contact] => [site]\nlanguage = "german"\n[contact]
  9: site.language: expected a language, such as "en" or "de-CH", found "german"
[contact] => [site]\nhours = 13\n[contact]
  9: site.hours: expected 12 or 24, found 13
[contact] => [contcat]
  8: contcat: unknown key 'contcat'; did you mean 'contact'?
public_url = "https://www.acme.example" => keep_alive_seconds = 3601
  24: server.keep_alive_seconds: greater than 3600
[server] => [limits]\nrender_burst = 0\n[server]
  24: limits.render_burst: lower than 1
[events] => [colours]
  20: colours: unknown key 'colours'; expected one of brand, contact, offices, social, careers, events, mail, webhook, privacy, limits, server, database, admin, theme, site
flag = "us" => flag = "zz"
  15: offices[0].flag: expected a country's ISO code, such as "us", found "zz"
footer = "USA" => foter = "USA"
  16: offices[0].labels.foter: unknown key 'foter'; did you mean 'footer'?
"+1 704 555 0100" => "555"
  18: offices[0].phone: expected a phone number: a plus and 7 to 15 digits, found "555"
landing = "oracle-ai-world-2027" => landing = "A summit"
  21: events.landing: expected lower-case letters, digits and hyphens, found "A summit"
[server] => [[social]]\nnetwork = "linkdin"\nurl = "https://a.example"\n[server]
  24: social[0].network: unknown value 'linkdin'; did you mean 'linkedin'?
[server] => [[social]]\nurl = "https://a.example"\n[server]
  23: social[0].network: missing; choose one, or write the `name` of another
[server] => [[events.landings]]\n[server]
  23: events.landings: unknown key 'landings'; did you mean 'landing'?
"https://www.acme.example" => "www.acme.example"
  24: server.public_url: expected an origin such as "https://www.example.com", found "www.acme.example"
"https://www.acme.example" => "https://www.acme.example:abc"
  24: server.public_url: expected an origin such as "https://www.example.com", found "https://www.acme.example:abc"
[server] => [server]\ntrusted_proxies = -1
  24: server.trusted_proxies: invalid value: integer `-1`, expected a whole number
[server] => [careers]\nprovider_url = "https://jobs.example"\n[server]
  23: careers.company_id: missing; provider_url needs it
[server] => [careers]\nprovider_url = "http://jobs.example"\ncompany_id = "1"\n[server]
  24: careers.provider_url: expected an address over HTTPS (https://…); http:// is accepted only for this machine (127.0.0.1, [::1], localhost), found "http://jobs.example"
[server] => [database]\nurl = "postgress://app:s3cr3t@db/site"\n[server]
  24: database.url: expected sqlite://path, sqlite::memory: or postgres://…
[server] => [database]\nurl = ["postgres://app:s3cr3t@db/site"]\n[server]
  24: database.url: expected sqlite://path, sqlite::memory: or postgres://…
[server] => [webhook]\nurl = "https://app:s3cr3t@hooks.example/?key=s3cr3t"\n[server]
  24: webhook.url: expected an address (https://…)
[brand] => database = "postgres://app:s3cr3t@db/site"\n[brand]
  1: database: expected sqlite://path, sqlite::memory: or postgres://…
[brand] => webhook = "https://app:s3cr3t@hooks.example"\n[brand]
  1: webhook: expected an address (https://…)
"#;

#[test]
fn an_invalid_value_is_reported_with_line_key_and_expectation() {
    let cases: Vec<&str> = FAULTS.trim().lines().collect();
    for case in cases.chunks(2) {
        let (line, to) = case[0].split_once(" => ").unwrap();
        let faulty = changed(&line.replace("\\n", "\n"), &to.replace("\\n", "\n"));
        assert_eq!(message(&faulty), format!("site.toml:{}", case[1].trim()), "{to}");
    }
    let from_office = SITE.find("[[offices]]").map(|start| SITE.split_at(start).1).unwrap();
    let doubled = format!("{}[events]", from_office.split_inclusive("\n\n").next().unwrap());
    let twice = message(&changed("[events]", &doubled));
    assert_eq!(twice, "site.toml:21: offices[1].id: another office is called \"springfield\" already");
}

#[test]
fn social_networks_have_an_icon_or_only_a_name() {
    let site = SITE.replacen(
        "[events]",
        "[[social]]\nnetwork = \"youtube\"\nurl = \"https://a.example\"\n\
         [[social]]\nname = \"Vimeo\"\nurl = \"https://b.example\"\n\
         [[social]]\nnetwork = \"mastodon\"\nname = \"Mastodon (Leeds)\"\nurl = \"https://c.example\"\n[events]",
        1,
    );
    let social = Config::parse("site.toml".as_ref(), &site, &empty_environment()).unwrap().site.social;
    let read: Vec<_> = social.iter().map(|social| (social.name.as_str(), social.icon.is_some())).collect();
    assert_eq!(read, [("YouTube", true), ("Vimeo", false), ("Mastodon (Leeds)", true)]);
}

#[test]
fn invalid_toml_is_reported_with_its_line() {
    let broken = message(&changed("founded = 2020", "founded = "));
    assert!(broken.starts_with("site.toml:5: "), "{broken}");
    let twice = message(&changed("founded = 2020", "founded = 2020\nfounded = 2021"));
    assert!(twice.starts_with("site.toml:6: "), "{twice}");
    assert!(!broken.contains('\n') && !twice.contains('\n'), "one line each");
}

#[test]
fn an_invalid_variable_is_reported_by_name() {
    for (name, value, expected) in [
        ("PORT", "80800", "expected a number from 0 to 65535, found \"80800\""),
        ("HOST", "localhost", "expected an IP address such as 127.0.0.1, found \"localhost\""),
        ("RATE_LIMIT", "no", "expected on or off, found \"no\""),
        ("LOG", "loud", "expected a level such as info, or info,server=debug, found \"loud\""),
        ("LOG_FORMAT", "xml", "expected text or json, found \"xml\""),
        ("PUBLIC_URL", "example.com", "expected an origin such as https://www.example.com, found \"example.com\""),
        ("DATABASE_URL", "mysql://root:secret@x", "expected sqlite://path, sqlite::memory: or postgres://…"),
    ] {
        let read = Environment::read(|asked| (asked == name).then(|| value.to_owned()));
        assert_eq!(read.unwrap_err().to_string(), format!("environment: {name}: {expected}"));
    }
}

#[test]
fn the_environment_overrides_the_file() {
    let environment = environment(&[
        ("PORT", "0"),
        ("HOST", "::1"),
        ("PUBLIC_URL", "https://Other.example/"),
        ("DATABASE_URL", "postgres://x/y"),
        ("RATE_LIMIT", "off"),
    ]);
    let service = Config::parse("site.toml".as_ref(), SITE, &environment).unwrap().service;
    assert_eq!((service.port, service.host.to_string(), service.rate_limit), (0, "::1".to_owned(), false));
    assert_eq!(service.public_url.as_deref(), Some("https://other.example"));
    assert_eq!(service.database_url, "postgres://x/y");
}

#[test]
fn the_committed_site_toml_is_valid() {
    let config = Config::load(&environment(&[("SITE_CONFIG", root().join("site.toml").to_str().unwrap())])).unwrap();
    let labels: Vec<_> = config.site.offices.iter().map(|office| office.labels.contact.as_str()).collect();
    assert_eq!(labels, ["USA (Charlotte)", "KOCHI", "BENGALURU", "DUBAI"]);
    let networks: Vec<_> = config.site.social.iter().map(|social| social.name.as_str()).collect();
    assert_eq!(networks, ["Facebook", "Instagram", "X", "LinkedIn"]);
    assert!(config.site.social.iter().all(|social| social.icon.is_some()));
    assert_eq!(config.service.port, 8080);
    assert_eq!(config.service.database_url, "sqlite://data/site.db");
}
