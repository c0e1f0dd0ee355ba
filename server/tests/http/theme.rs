//! A theme changes every part of the site that has colours.

use axum::http::header::CONTENT_SECURITY_POLICY;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use model::theme::{Colour, Palette};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use server::config::{Config, Theme};
use server::render::ThemeStyle;
use sha2::{Digest, Sha256};

use crate::booking::{IN_THE_EVENT, book};
use crate::booking_mails::outbox;
use crate::harness::{SITE, Setup, TestApp, bundle, empty_environment, root};

const THEME: &str = "[theme]\nbrand = \"#7a1f3d\"\naccent = \"#e0a100\"\nink = \"#1a1014\"\npaper = \"#fbf7f2\"\n";

fn themed(theme: &str) -> String {
    format!("{SITE}\n{theme}")
}

fn theme_of(text: &str) -> Theme {
    Config::parse("site.toml".as_ref(), &themed(text), &empty_environment()).unwrap().theme
}

fn message(text: &str) -> String {
    Config::parse("site.toml".as_ref(), &themed(text), &empty_environment()).unwrap_err().to_string()
}

/// Returns the rules of a theme without files.
fn css(text: &str) -> String {
    ThemeStyle::new(&theme_of(text), |_| None, Vec::new()).css
}

/// Returns the default colours that a text contains.
fn default_colours(text: &str) -> Vec<String> {
    let defaults = Palette::DEFAULT.tokens().into_iter().map(|(_, colour)| colour.to_string());
    defaults.filter(|colour| text.to_ascii_lowercase().contains(colour)).collect()
}

/// Returns the content of the only style element.
fn style(html: &str) -> &str {
    let (_, rest) = html.split_once("<style").unwrap();
    let (_, rest) = rest.split_once('>').unwrap();
    rest.split_once("</style>").unwrap().0
}

/// Returns the colour of a pixel of a JPEG of 1200 by 630 pixels.
pub(crate) fn pixel(jpeg: &[u8], x: u32, y: u32) -> Colour {
    let data = BASE64_STANDARD.encode(jpeg);
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='1200' height='630'>\
         <image width='1200' height='630' href='data:image/jpeg;base64,{data}'/></svg>"
    );
    let tree = Tree::from_str(&svg, &Options::default()).unwrap();
    let mut pixels = Pixmap::new(1200, 630).unwrap();
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    let pixel = pixels.pixel(x, y).unwrap();
    Colour::from_channels([pixel.red(), pixel.green(), pixel.blue()])
}

#[tokio::test]
async fn pages_mails_share_images_and_manifest_have_the_colours_of_the_theme() {
    let setup = Setup { site: themed(THEME), ..Setup::at(IN_THE_EVENT) };
    let app = TestApp::with(setup).await;
    let palette = app.state.config().theme.palette;
    let rules = &app.state.content().theme.css.clone();
    for (token, colour) in palette.tokens() {
        assert!(rules.contains(&format!("{token}:{colour}")), "{token}: {rules}");
    }

    for (path, status) in [("/", 200), ("/nowhere", 404), ("/oracle-ai-world-2027", 200)] {
        let answer = app.get(path).await;
        let style = style(answer.text());
        assert_eq!(answer.status, status, "{path}");
        assert!(style.ends_with(rules.as_str()), "{path}: {style}");
        let hash = BASE64_STANDARD.encode(Sha256::digest(style));
        let policy = answer.header(CONTENT_SECURITY_POLICY.as_str()).unwrap();
        assert!(policy.contains(&format!("style-src 'self' 'sha256-{hash}'")), "{path}: {policy}");
        let window = format!("<meta name=\"theme-color\" content=\"{}\">", palette.abyss);
        assert!(answer.text().contains(&window), "{path}: {}", answer.text());
    }

    let manifest = app.get("/site.webmanifest").await.json();
    assert_eq!(manifest["background_color"], palette.ink.to_string());
    assert_eq!(manifest["theme_color"], palette.abyss.to_string());

    assert_eq!(book(&app, "2027-10-15", "10:30 AM-11:00 AM").await.status, 200);
    let mails: Vec<String> =
        outbox(&app).await.iter().filter_map(|row| row.body["mail"]["html"].as_str().map(str::to_owned)).collect();
    assert_eq!(mails.len(), 2);
    for mail in mails {
        assert_eq!(default_colours(&mail), [""; 0], "{mail}");
        for colour in [palette.abyss, palette.brand, palette.ink_on_paper, palette.brand_text] {
            assert!(mail.contains(&colour.to_string()), "{colour}: {mail}");
        }
    }

    let image = app.get("/share/contacts.jpg").await;
    // Near the left edge the scrim is nearly opaque ink.
    let found = pixel(&image.body, 6, 300);
    let apart = found.channels().into_iter().zip(palette.ink.channels()).map(|(one, two)| one.abs_diff(two)).max();
    assert!(apart < Some(8), "{found}, expected nearly {}", palette.ink);
}

#[tokio::test]
async fn a_page_that_the_browser_renders_has_the_theme() {
    let failing = bundle("globalThis.behaviourOf = () => 'throws';");
    let app = TestApp::with(Setup { site: themed(THEME), bundle: failing, ..Setup::default() }).await;
    let answer = app.get("/").await;
    assert!(answer.text().contains("<div id=\"root\"></div>"), "{}", answer.text());
    let rules = &app.state.content().theme.css.clone();
    assert_eq!(style(answer.text()), rules);
    let hash = BASE64_STANDARD.encode(Sha256::digest(rules));
    assert!(answer.header("content-security-policy").unwrap().contains(&hash));
}

#[tokio::test]
async fn the_back_office_and_the_drawings_of_the_build_have_the_theme() {
    let dist = root().join("web/dist");
    let app = TestApp::with(Setup { site: themed(THEME), dist: dist.clone(), ..Setup::default() }).await;
    let page = app.get("/admin").await;
    assert_eq!(style(page.text()), app.state.content().theme.css);
    let hash = BASE64_STANDARD.encode(Sha256::digest(style(page.text())));
    assert!(page.header("content-security-policy").unwrap().contains(&hash), "{:?}", page.headers);

    let palette = app.state.config().theme.palette;
    let hashed = std::fs::read_dir(dist.join("client/assets")).unwrap().map(|entry| entry.unwrap().file_name());
    let mut drawings: Vec<String> = hashed
        .filter_map(|name| name.into_string().ok())
        .filter(|name| name.ends_with(".svg") && (name.starts_with("currents-") || name.starts_with("live-field-")))
        .map(|name| format!("/assets/{name}"))
        .collect();
    drawings.extend(["/media/vision/rings.svg", "/media/brand/world.svg"].map(str::to_owned));
    assert_eq!(drawings.len(), 5, "{drawings:?}");
    for address in drawings {
        let drawing = app.get(&address).await;
        let built = std::fs::read_to_string(dist.join("client").join(address.trim_start_matches('/'))).unwrap();
        let colours = |text: &str| text.split('"').filter_map(Colour::of_css).collect::<Vec<_>>();
        let expected: Vec<Colour> = colours(&built)
            .into_iter()
            .map(|colour| match address.contains("world") {
                true => palette.redrawn_on_light(colour),
                false => palette.redrawn_on_dark(colour),
            })
            .collect();
        assert!(!expected.is_empty(), "{address}");
        assert_eq!(colours(drawing.text()), expected, "{address}");
        assert_eq!(drawing.header("cache-control"), Some("public, max-age=3600"), "{address}");
    }
}

#[test]
fn a_theme_writes_only_the_tokens_that_it_changes() {
    assert_eq!(css(""), "");
    assert!(!css("[theme]\nbrand = \"#0fb5ae\"\n").contains("--accent"));
    assert_eq!(css("[theme]\naccent = \"#ffd166\"\n"), "html:root{--accent:#ffd166;--accent-text:#7d5e00}");
    for (radius, expected) in [
        ("\"none\"", "--radius-sm:0px;--radius-md:0px;--radius-lg:0px;--radius-pill:0px"),
        ("\"small\"", "--radius-sm:2px;--radius-md:6px;--radius-lg:14px;--radius-pill:6px"),
    ] {
        assert_eq!(css(&format!("[theme]\nradius = {radius}\n")), format!("html:root{{{expected}}}"));
    }
    assert_eq!(css("[theme]\ndisplay_font = \"Sora\"\ntext_font = \"Inter\"\n"), "");
    assert_eq!(
        css("[theme]\ndisplay_font = \"Inter\"\n"),
        "html:root{--font-display:\"Inter Variable\",\"Inter fallback\",system-ui,sans-serif}"
    );
}

#[test]
fn an_invalid_theme_is_reported_with_what_would_pass() {
    let line = themed("").lines().count() + 1;
    for (key, expected) in [
        ("brand = \"teal\"", "theme.brand: expected a colour such as \"#0fb5ae\", found \"teal\""),
        ("brand = 3", "theme.brand: invalid type: integer `3`, expected a string"),
        ("colour = \"#fff\"", "theme.colour: unknown key 'colour'; expected one of brand, accent, "),
        ("radius = \"huge\"", "theme.radius: unknown value 'huge'; expected one of none, small, medium, large"),
        ("text_font = \"Sora\"", "theme.text_font: expected Inter or a file such as media/acme.woff2, found \"Sora\""),
        ("text_font = \"media/a.woff2\"", "theme.text_font: a file in media/ is chosen in the browser, or in settings"),
        ("accent = \"#5c3000\"", "theme.accent: accent (#5c3000) on abyss (#062a33) has a contrast of 1."),
        ("paper = \"#8a8a8a\"", "theme.paper: "),
    ] {
        let message = message(&format!("[theme]\n{key}\n"));
        assert!(message.starts_with(&format!("site.toml:{}: {expected}", line + 1)), "{message}");
    }
    assert!(message("[theme]\naccent = \"#5c3000\"\n").contains("text needs 4.5:1; accent = \"#"));
}

/// Returns one of the site's own typefaces.
pub(crate) fn typeface(name: &str) -> Vec<u8> {
    std::fs::read(root().join(format!("web/src/assets/fonts/{name}.woff2"))).unwrap()
}
