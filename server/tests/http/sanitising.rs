//! Published attacks as an editor's text: through Markdown, into the database and out of the API.

use content::sanitise;

const ATTACKS: &str = include_str!("../fixtures/sanitising/attacks.txt");
/// Attributes that the sanitiser keeps.
const ATTRIBUTES: &str =
    "alt colspan datetime decoding height href id loading rel reversed rowspan scope src start title width";
/// Elements that the sanitiser keeps.
const ELEMENTS: &str = "a abbr b blockquote br caption cite code dd del dfn dl dt em figcaption figure h3 h4 h5 h6 hr i img \
    ins kbd li mark ol p pre q s samp small strong sub sup table tbody td tfoot th thead time tr ul var";

fn attacks() -> Vec<String> {
    let lines = ATTACKS.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| line.replace("\\n", "\n").replace("\\t", "\t").replace("\\0", "\0").replace("\\f", "\u{c}"))
        .collect()
}

/// Returns a dangerous part of serialised HTML. ammonia escapes `<` and `"` in text and attributes, so a plain scan
/// finds every tag.
fn harm(html: &str) -> Option<String> {
    for piece in html.split('<').skip(1) {
        let Some((tag, _)) = piece.split_once('>') else { return Some(format!("an open end: {piece}")) };
        let tag = tag.strip_prefix('/').unwrap_or(tag);
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        if !ELEMENTS.split(' ').any(|known| known == name) {
            return Some(format!("element {name}"));
        }
        let mut rest = attributes;
        while let Some((attribute, after)) = rest.split_once("=\"") {
            let Some((value, after)) = after.split_once('"') else { return Some(format!("quotes: {tag}")) };
            if !ATTRIBUTES.split(' ').any(|known| known == attribute.trim()) {
                return Some(format!("attribute {attribute}"));
            }
            let scheme = value.trim().split_once(':').map(|(scheme, _)| scheme.to_lowercase());
            let known = ["http", "https", "mailto", "tel"];
            match attribute.trim() {
                "href" if scheme.as_deref().is_some_and(|scheme| !known.contains(&scheme)) => {
                    return Some(format!("link {value}"));
                }
                "href" if value.contains('\\') || (scheme.is_none() && value.contains("//")) => {
                    return Some(format!("link {value}"));
                }
                "src" if !value.starts_with("/content/") || value.contains("..") || value.contains('%') => {
                    return Some(format!("picture {value}"));
                }
                "id" if name != "h3" || !value.starts_with("part-") => return Some(format!("id {value}")),
                _ => {}
            }
            rest = after;
        }
    }
    None
}

#[test]
fn no_attack_leaves_runnable_markup() {
    let attacks = attacks();
    assert!(attacks.len() >= 60, "{}", attacks.len());
    for attack in &attacks {
        let once = sanitise(attack);
        assert_eq!(harm(&once), None, "{attack}\n{once}");
        assert_eq!(sanitise(&once), once, "{attack}");
    }
}

#[test]
fn nested_attacks_leave_no_runnable_markup() {
    let attacks = attacks();
    for (outer, inner) in attacks.iter().zip(attacks.iter().rev()) {
        for nested in
            [format!("{outer}{inner}"), outer.replace("alert(1)", inner), format!("<table><p>{outer}<svg>{inner}")]
        {
            let html = sanitise(&nested);
            assert_eq!(harm(&html), None, "{nested}\n{html}");
            assert_eq!(sanitise(&html), html, "{nested}");
        }
    }
}
