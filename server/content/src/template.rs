//! Documents to begin with.

use serde_json::{Value, json};

use model::DocumentKind;

/// A picture of the site's own for documents that need one.
const PICTURE: &str = "event/summit";

/// Returns values and Markdown of a new document; `None` for kinds that exist once. `day` is today's date at the site,
/// such as `2026-10-05`. The texts are to be replaced.
pub fn template(kind: DocumentKind, slug: &str, title: &str, day: &str) -> Option<(Value, String)> {
    let text = "Write the text here.".to_owned();
    Some(match kind {
        DocumentKind::Page => (page(slug, title), String::new()),
        DocumentKind::Event | DocumentKind::Blog => {
            let values = json!({
                "title": title, "date": day, "excerpt": "One or two sentences for the card and for search engines.",
                "thumbnail": PICTURE,
            });
            (values, text)
        }
        DocumentKind::News => {
            let values = json!({
                "title": title, "date": day, "excerpt": "One or two sentences for the card and for search engines.",
                "news_url": "https://example.com/article", "thumbnail": PICTURE,
            });
            (values, String::new())
        }
        DocumentKind::Job => {
            let values = json!({
                "title": title, "department": "Engineering", "locations": ["Remote"], "date": day,
                "responsibilities": ["What the person does."], "requirements": ["What the person knows."],
            });
            (values, text)
        }
        DocumentKind::Landing => {
            let values = json!({
                "name": title, "booth": "1", "tagline": "A line below the name of the event.",
                "description": "One or two sentences for search engines and shared links.", "time_zone": "Etc/UTC",
                "first_day": day, "last_day": day, "first_slot": "10:00", "last_slot": "15:30",
            });
            (values, String::new())
        }
        DocumentKind::List
        | DocumentKind::Menus
        | DocumentKind::Redirects
        | DocumentKind::Words
        | DocumentKind::Settings => return None,
    })
}

fn page(slug: &str, title: &str) -> Value {
    json!({
        "path": format!("/{slug}"),
        "label": title,
        "seo": { "title": title, "description": "One or two sentences for search engines." },
        "sections": [
            { "pageHero": { "title": title, "image": { "name": PICTURE, "alt": "" } } },
            { "prose": { "look": "chapter", "title": "A heading", "paragraphs": ["Write the first paragraph here."] } },
        ],
    })
}
