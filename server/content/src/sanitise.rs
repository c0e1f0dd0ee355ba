//! Allowlist sanitiser for HTML from editors.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use ammonia::{Builder, UrlRelative, clean_text};

use super::body::PART_ID;
use super::markup_limits::check_markup;
use model::MediaPath;

/// Allowed elements: text, lists, tables and images. Excludes forms, frames, scripts, styles, SVG, MathML and media
/// players.
const ELEMENTS: &str = "a abbr b blockquote br caption cite code dd del dfn dl dt em figcaption figure h3 h4 h5 h6 hr i img \
    ins kbd li mark ol p pre q s samp small strong sub sup table tbody td tfoot th thead time tr ul var";
/// Allowed attributes per element. Excludes scripts, styles, classes, and ids (which could shadow a global of the page)
/// except the ids of a text's parts.
const ATTRIBUTES: [(&str, &str); 8] = [
    ("a", "href title"),
    ("abbr", "title"),
    ("h3", "id"),
    ("img", "alt decoding height loading src title width"),
    ("ol", "reversed start"),
    ("td", "colspan rowspan"),
    ("th", "colspan rowspan scope"),
    ("time", "datetime"),
];
/// Elements that are removed with their content: it is code, or would be read as markup elsewhere.
const REMOVED_WHOLE: &str =
    "iframe math noembed noframes noscript object plaintext script style svg template textarea title xmp";
/// Limit of cleaning passes: the known attacks need three at most.
const PASSES_MAX: usize = 5;
/// Allowed schemes of links.
const SCHEMES: &str = "http https mailto tel";

static BUILDER: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let set = |words: &'static str| words.split(' ').collect::<HashSet<_>>();
    let attributes: HashMap<_, _> = ATTRIBUTES.into_iter().map(|(element, names)| (element, set(names))).collect();
    let mut builder = Builder::empty();
    builder
        .tags(set(ELEMENTS))
        .tag_attributes(attributes)
        .clean_content_tags(set(REMOVED_WHOLE))
        .url_schemes(set(SCHEMES))
        .url_relative(UrlRelative::PassThrough)
        .link_rel(Some("noopener noreferrer"))
        .strip_comments(true)
        .attribute_filter(|element, attribute, value| match (element, attribute) {
            ("h3", "id") => is_part_id(value).then_some(value.into()),
            ("img", "src") => is_own_picture(value).then_some(value.into()),
            ("a", "href") => is_allowed_link(value).then_some(value.into()),
            _ => Some(value.into()),
        });
    builder
});

/// Removes everything that is not allowed. Applied to rendered Markdown when a page is made; the database keeps the
/// original text.
///
/// A browser may parse cleaned HTML into another tree than the serialised one (mutation XSS): content in a table
/// outside its cells, for example, moves in front of the table. Cleaning is therefore repeated until the result is
/// stable; HTML that never becomes stable, or exceeds a limit of [`check_markup`], is shown as text.
pub fn sanitise(html: &str) -> String {
    try_sanitise(html).unwrap_or_else(|| clean_text(html))
}

/// Returns `None` for HTML that can only be shown as text.
pub(super) fn try_sanitise(html: &str) -> Option<String> {
    let mut held = clean(html)?;
    for _ in 1..PASSES_MAX {
        let again = clean(&held)?;
        if again == held {
            return Some(held);
        }
        held = again;
    }
    None
}

fn clean(html: &str) -> Option<String> {
    check_markup(html).ok().map(|()| BUILDER.clean(html).to_string())
}

/// Returns true for an image of the content. The name has plain characters only: `%2e%2e` would lead elsewhere.
fn is_own_picture(src: &str) -> bool {
    MediaPath::of_address(src).is_some()
}

fn is_part_id(id: &str) -> bool {
    id.strip_prefix(PART_ID).is_some_and(|number| number.parse::<u16>().is_ok())
}

/// Returns true for a fragment, a path of this site, or an address with an allowed scheme; false for an address of
/// another site that looks like a path, or becomes one without its dot segments (`//…`, `/.//…`).
fn is_allowed_link(href: &str) -> bool {
    let href = href.trim();
    let plain = !href.contains('\\') && !href.chars().any(char::is_control);
    plain && has_known_scheme(href)
}

/// Returns true when the part before a colon is an allowed scheme, or the colon belongs to a path, query or fragment and
/// no segment of the path is empty. A scheme with letters of another script is not allowed.
fn has_known_scheme(href: &str) -> bool {
    let first = href.find([':', '/', '?', '#']).and_then(|place| href.split_at_checked(place));
    match first {
        Some((scheme, rest)) if rest.starts_with(':') => {
            SCHEMES.split(' ').any(|known| scheme.eq_ignore_ascii_case(known))
        }
        _ => !href.split(['?', '#']).next().is_some_and(|path| path.contains("//")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allowed_html_stays_as_it_is() {
        for html in [
            "<h3 id=\"part-12\">A</h3><p>B <strong>c</strong> <em>d</em> <code>e</code></p>",
            "<figure><img src=\"/content/a.jpg?v=1\" alt=\"A\" width=\"4\" height=\"3\"><figcaption>B</figcaption></figure>",
            "<table><thead><tr><th scope=\"col\">A</th></tr></thead><tbody><tr><td>B</td></tr></tbody></table>",
        ] {
            assert_eq!(sanitise(html), html);
        }
    }

    #[test]
    fn ids_are_removed_except_of_parts() {
        for html in
            ["<h3 id=\"location\">A</h3>", "<h3 id=\"part-x\">A</h3>", "<h4 id=\"part-1\">A</h4>", "<p id=\"a\">A</p>"]
        {
            assert!(!sanitise(html).contains("id"), "{html}");
        }
    }

    #[test]
    fn links_keep_only_harmless_addresses() {
        for (href, kept) in [
            ("https://example.com/a", true),
            ("mailto:a@example.com", true),
            ("/contacts", true),
            ("#part", true),
            ("javascript:alert(1)", false),
            ("data:text/html,x", false),
            ("//evil.example", false),
            ("/.//evil.example", false),
            ("/a/%2e%2e//evil.example", false),
            ("..//evil.example", false),
            ("/a?b=//c#//d", true),
            ("/\\evil.example", false),
            ("/a:b", true),
            ("HTTPS://example.com", true),
            ("jav\u{fffd}ascript:alert(1)", false),
            ("ftp://example.com", false),
        ] {
            let html = sanitise(&format!("<a href=\"{href}\">x</a>"));
            assert_eq!(html.contains("href"), kept, "{html}");
        }
    }

    #[test]
    fn sources_of_pictures_outside_the_content_are_removed() {
        for src in [
            "https://evil.example/a.png",
            "/content/../api/a.png",
            "/content/%2e%2e/api/a.png",
            "/content/%2E%2e/a.png",
            "/content/.%2e/a.png",
            "/content/%252e%252e/a.png",
            "/content/..\\a.png",
            "/content/%5c..%5ca.png",
            "/content//evil.example/a.png",
            "/content/a.png%00",
            "/content/a.svg",
            "/%63ontent/a.png",
        ] {
            assert_eq!(sanitise(&format!("<img src=\"{src}\" alt=\"A\">")), "<img alt=\"A\">", "{src}");
        }
    }
}
