//! The HTML document around a rendered page. Everything outside React's markup is escaped here.

use std::fmt::Write;

use serde::Deserialize;
use serde_json::Value;

use super::escape::{attribute, script_json, text};
use super::manifest::{Manifest, PageFiles, WEB_MANIFEST};
use super::theme::ThemeStyle;
use crate::http::{Framing, security_policy};

/// Width of share images in pixels: the size that social networks ask for.
pub const SHARE_WIDTH: u16 = 1200;
/// Height of share images in pixels.
pub const SHARE_HEIGHT: u16 = 630;

/// The output of the bundle for a page.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Rendered {
    pub html: String,
    pub head: Head,
    /// Manifest keys of the modules that hydrate the page.
    pub modules: Vec<String>,
    /// The groups of words that the page shows.
    pub words: Vec<String>,
}

/// A page's metadata for search engines, shared links and the browser tab.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Head {
    pub title: String,
    pub description: String,
    /// Canonical URL.
    pub canonical: Option<String>,
    /// Robots directives.
    pub robots: Option<String>,
    /// Open Graph type.
    pub og_type: String,
    /// Address of the share image. Set by the server; views name none.
    #[serde(skip)]
    pub og_image: Option<String>,
    /// The image on the share image: the name of one of the site's own, or the address of one of the content's.
    pub share_picture: Option<String>,
    /// Structured data (JSON-LD).
    pub json_ld: Vec<Value>,
    /// Images of the first screen, to preload.
    pub preload_images: Vec<PreloadImage>,
    /// Title and address of feeds. Set by the server; views name none.
    #[serde(skip)]
    pub alternates: Vec<(String, String)>,
}

/// An image of the first screen, to preload.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct PreloadImage {
    pub href: Option<String>,
    /// Addresses by width.
    pub imagesrcset: Option<String>,
    /// Displayed width.
    pub imagesizes: Option<String>,
    #[serde(rename = "type")]
    pub media_type: Option<String>,
    /// Media query of the screens that show it.
    pub media: Option<String>,
}

/// The data from which the browser hydrates a page.
#[derive(Debug, Clone, Default)]
pub struct PageData {
    /// The page's data as JSON.
    pub json: String,
    /// The language of the page.
    pub language: String,
}

/// The document of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HtmlResponse {
    pub html: String,
    /// The content security policy, which allows the rules that the document contains.
    pub policy: String,
}

/// What documents show of the owner.
#[derive(Debug, Clone, Copy)]
pub struct Look<'a> {
    pub site_name: &'a str,
    pub theme: &'a ThemeStyle,
}

/// Returns the document of a page. Without a rendered view the root is empty, and the browser renders into it.
///
/// A rendered document contains the stylesheets of its chunks, so that the first paint needs no other file.
pub fn assemble(
    manifest: &Manifest,
    look: &Look<'_>,
    page_data: &PageData,
    rendered: Option<&Rendered>,
    framing: Framing,
) -> HtmlResponse {
    let files = manifest.page_files(rendered.map_or(&[], |page| page.modules.as_slice()));
    // Without a rendered view the stylesheets are linked, and only the theme is in the document.
    let theme = Some(look.theme.css.clone()).filter(|css| !css.is_empty());
    let styles = match rendered {
        Some(_) => Some(files.styles.iter().map(|(_, css)| *css).chain(theme.as_deref()).collect::<String>()),
        None => theme,
    };
    let mut out = String::with_capacity(page_data.json.len() + rendered.map_or(0, |page| page.html.len()) + 4096);
    out.push_str("<!doctype html><html lang=\"");
    out.push_str(&attribute(&page_data.language));
    out.push_str("\"><head><meta charset=\"utf-8\">");
    out.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
    meta(&mut out, "name", "theme-color", &look.theme.window.to_string());
    match rendered {
        Some(page) => head(&mut out, &page.head, look.site_name),
        None => tag(&mut out, "title", &text(look.site_name)),
    }
    if let Some(styles) = &styles {
        tag(&mut out, "style", styles);
    }
    links(&mut out, manifest, look.theme, &files, rendered);
    out.push_str("</head><body><div id=\"root\">");
    out.push_str(rendered.map_or("", |page| &page.html));
    out.push_str("</div><script type=\"application/json\" id=\"page-data\">");
    out.push_str(&script_json(&page_data.json));
    out.push_str("</script></body></html>");
    HtmlResponse { html: out, policy: security_policy(styles.as_deref(), framing) }
}

fn head(out: &mut String, head: &Head, site_name: &str) {
    tag(out, "title", &text(&head.title));
    meta(out, "name", "description", &head.description);
    if let Some(robots) = &head.robots {
        meta(out, "name", "robots", robots);
    }
    if let Some(canonical) = &head.canonical {
        link(out, &[("rel", "canonical"), ("href", canonical)]);
        meta(out, "property", "og:url", canonical);
    }
    meta(out, "property", "og:title", &head.title);
    meta(out, "property", "og:description", &head.description);
    meta(out, "property", "og:type", &head.og_type);
    meta(out, "property", "og:site_name", site_name);
    if let Some(image) = &head.og_image {
        meta(out, "property", "og:image", image);
        meta(out, "property", "og:image:width", &SHARE_WIDTH.to_string());
        meta(out, "property", "og:image:height", &SHARE_HEIGHT.to_string());
        meta(out, "property", "og:image:alt", &head.title);
    }
    meta(out, "name", "twitter:card", if head.og_image.is_some() { "summary_large_image" } else { "summary" });
    for (title, href) in &head.alternates {
        link(out, &[("rel", "alternate"), ("type", "application/rss+xml"), ("title", title), ("href", href)]);
    }
    for entry in &head.json_ld {
        out.push_str("<script type=\"application/ld+json\">");
        out.push_str(&script_json(&entry.to_string()));
        out.push_str("</script>");
    }
}

fn links(
    out: &mut String,
    manifest: &Manifest,
    theme: &ThemeStyle,
    files: &PageFiles<'_>,
    rendered: Option<&Rendered>,
) {
    // The typeface of the text comes first, then the picture, which takes longest. Where answers come one after another,
    // this order saves a slow phone a round trip.
    let mut fonts = theme.fonts.iter();
    if let Some(font) = fonts.next() {
        preload_font(out, font);
    }
    for image in rendered.iter().flat_map(|page| &page.head.preload_images) {
        let optional = [
            ("href", &image.href),
            ("imagesrcset", &image.imagesrcset),
            ("imagesizes", &image.imagesizes),
            ("type", &image.media_type),
            ("media", &image.media),
        ];
        let given = optional.iter().filter_map(|(name, value)| value.as_deref().map(|value| (*name, value)));
        let fixed = [("rel", "preload"), ("as", "image"), ("fetchpriority", "high")];
        link(out, &fixed.into_iter().chain(given).collect::<Vec<_>>());
    }
    for font in fonts {
        preload_font(out, font);
    }
    for (stylesheet, _) in &files.styles {
        // A disabled link loads nothing. It keeps Vite's loader from adding a stylesheet that the document contains.
        let disabled = rendered.map(|_| ("disabled", ""));
        link(out, &[("rel", "stylesheet"), ("href", stylesheet)].into_iter().chain(disabled).collect::<Vec<_>>());
    }
    // Without `async` the browser's first layout would wait for the script. Writing to a string cannot fail.
    let _ = write!(
        out,
        "<script type=\"module\" async fetchpriority=\"low\" src=\"{}\"></script>",
        attribute(&manifest.entry)
    );
    for module in &files.entry_imports {
        link(out, &[("rel", "modulepreload"), ("fetchpriority", "low"), ("href", module)]);
    }
    // The entry loads these after the first paint: on a slow network they would delay fonts and pictures.
    for module in &files.modules {
        link(out, &[("rel", "modulepreload"), ("media", "not all"), ("href", module)]);
    }
    for (relation, media_type, href) in &manifest.icons {
        link(out, &[("rel", relation), ("type", media_type), ("href", href)]);
    }
    link(out, &[("rel", "manifest"), ("type", "application/manifest+json"), ("href", WEB_MANIFEST)]);
}

fn preload_font(out: &mut String, href: &str) {
    link(out, &[("rel", "preload"), ("as", "font"), ("type", "font/woff2"), ("href", href), ("crossorigin", "")]);
}

fn tag(out: &mut String, name: &str, content: &str) {
    let _ = write!(out, "<{name}>{content}</{name}>");
}

fn meta(out: &mut String, kind: &str, name: &str, content: &str) {
    let _ = write!(out, "<meta {kind}=\"{name}\" content=\"{}\">", attribute(content));
}

fn link(out: &mut String, attributes: &[(&str, &str)]) {
    out.push_str("<link");
    for (name, value) in attributes {
        if value.is_empty() {
            let _ = write!(out, " {name}");
        } else {
            let _ = write!(out, " {name}=\"{}\"", attribute(value));
        }
    }
    out.push('>');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn data(json: &str) -> PageData {
        PageData { json: json.to_owned(), language: "de".to_owned() }
    }

    #[test]
    fn foreign_text_is_escaped() {
        let rendered = Rendered {
            html: "<p>view</p>".into(),
            head: Head {
                title: "</title><script>".into(),
                description: "\"><script>".into(),
                canonical: Some("https://site.example/a?b=\"&c".into()),
                json_ld: vec![serde_json::json!({ "name": "</script><script>" })],
                ..Head::default()
            },
            modules: Vec::new(),
            words: Vec::new(),
        };
        let look = Look { site_name: "A & B", theme: &ThemeStyle::default() };
        let data = data("{\"a\":\"</script><!--\u{2028}\"}");
        let html = assemble(&Manifest::default(), &look, &data, Some(&rendered), Framing::None).html;
        assert!(!html.contains("<script>"), "{html}");
        assert!(html.starts_with("<!doctype html><html lang=\"de\"><head>"), "{html}");
        assert!(html.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"));
        assert!(html.contains("content=\"&quot;&gt;&lt;script&gt;\""));
        assert!(html.contains("href=\"https://site.example/a?b=&quot;&amp;c\""));
        assert!(html.contains(r#"{"name":"\u003c/script>\u003cscript>"}"#));
        assert!(html.contains(r#"{"a":"\u003c/script>\u003c!--\u2028"}"#));
        assert!(html.contains("content=\"A &amp; B\""));
    }

    #[test]
    fn the_first_font_is_preloaded_before_the_picture_and_the_others_after_it() {
        let fonts = vec!["/text.woff2".into(), "/display.woff2".into()];
        let look = Look { site_name: "Site", theme: &ThemeStyle { fonts, ..ThemeStyle::default() } };
        let picture = PreloadImage { href: Some("/hero.avif".into()), ..PreloadImage::default() };
        let rendered = Rendered {
            html: String::new(),
            head: Head { preload_images: vec![picture], ..Head::default() },
            modules: Vec::new(),
            words: Vec::new(),
        };
        let html = assemble(&Manifest::default(), &look, &data("{}"), Some(&rendered), Framing::None).html;
        let places: Vec<_> =
            ["/text.woff2", "/hero.avif", "/display.woff2"].iter().filter_map(|file| html.find(file)).collect();
        assert!(places.len() == 3 && places.is_sorted(), "{html}");
    }
}
