//! Markdown rendered to HTML for a page.

use std::ops::Range;

use pulldown_cmark::{Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd, html};

use super::escape::escape;
use super::model::{MediaFiles, MediaPath};
use super::sanitise::sanitise;

/// Mark of a caption between two passes. Cannot occur in parsed Markdown: it holds a control character.
const CAPTION: &str = "\u{1}caption:";

/// An image in a text, with its line relative to the text's first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Reference {
    /// The file, or the fault of the reference.
    pub(super) file: Result<MediaPath, String>,
    /// Line of the image, counted from 0.
    pub(super) line: usize,
}

fn parse(body: &str) -> Parser<'_> {
    Parser::new_ext(body, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH)
}

/// Returns every image of a text.
pub(super) fn references(body: &str) -> Vec<Reference> {
    let events = parse(body).into_offset_iter().filter_map(|(event, range)| {
        let file = match event {
            Event::Start(Tag::Image { dest_url, .. }) => MediaPath::parse(&dest_url).and_then(|path| {
                let picture = path.media_type().starts_with("image/");
                picture.then_some(path).ok_or_else(|| format!("{dest_url:?} is no picture"))
            }),
            Event::Html(html) | Event::InlineHtml(html) if html.to_lowercase().contains("<img") => {
                Err("a picture is written as ![What it shows](media/a.jpg)".to_owned())
            }
            _ => return None,
        };
        Some(Reference { file, line: line_of(body, &range) })
    });
    events.collect()
}

/// Returns the addresses that a text links to, each with its line relative to the text's first.
pub(super) fn links(body: &str) -> Vec<(String, usize)> {
    let links = parse(body).into_offset_iter().filter_map(|(event, range)| match event {
        Event::Start(Tag::Link { link_type: LinkType::Email, dest_url, .. }) => {
            Some((format!("mailto:{dest_url}"), line_of(body, &range)))
        }
        Event::Start(Tag::Link { dest_url, .. }) => Some((dest_url.into_string(), line_of(body, &range))),
        _ => None,
    });
    links.collect()
}

/// Returns the line on which a range begins, counted from 0.
fn line_of(body: &str, range: &Range<usize>) -> usize {
    body.get(..range.start).unwrap_or_default().matches('\n').count()
}

/// Renders the text to sanitised HTML.
pub(super) fn render(body: &str, media: &MediaFiles) -> String {
    let mut events = pictures(parse(body), media);
    for event in &mut events {
        match event {
            Event::Start(Tag::Heading { level, id, classes, attrs }) => {
                *level = below_the_pages_own(*level);
                (*id, *classes, *attrs) = (None, Vec::new(), Vec::new());
            }
            Event::End(TagEnd::Heading(level)) => *level = below_the_pages_own(*level),
            _ => {}
        }
    }
    let mut out = String::with_capacity(body.len() * 2);
    html::push_html(&mut out, events.into_iter());
    sanitise(&out).trim_end().to_owned()
}

/// Lowers a heading by two levels: the page itself has an h1 (its title) and an h2 (Overview).
fn below_the_pages_own(level: HeadingLevel) -> HeadingLevel {
    match level {
        HeadingLevel::H1 | HeadingLevel::H2 => HeadingLevel::H3,
        HeadingLevel::H3 => HeadingLevel::H4,
        HeadingLevel::H4 => HeadingLevel::H5,
        HeadingLevel::H5 | HeadingLevel::H6 => HeadingLevel::H6,
    }
}

/// Replaces Markdown images by `<img>` with sizes; an image alone in its paragraph with a title becomes a figure.
fn pictures<'a>(events: impl Iterator<Item = Event<'a>>, media: &MediaFiles) -> Vec<Event<'a>> {
    let mut out: Vec<Event<'a>> = Vec::new();
    let mut picture: Option<Picture> = None;
    for event in events {
        match (&mut picture, event) {
            (None, Event::Start(Tag::Image { dest_url, title, .. })) => {
                let path = MediaPath::parse(&dest_url).ok();
                picture = Some(Picture { path, caption: title.into_string(), alt: String::new(), depth: 0 });
            }
            (None, event) => out.push(event),
            (Some(open), Event::Start(Tag::Image { .. })) => open.depth += 1,
            (Some(open), Event::End(TagEnd::Image)) if open.depth > 0 => open.depth -= 1,
            (Some(open), Event::End(TagEnd::Image)) => {
                let img = open.img(media);
                let caption = std::mem::take(&mut open.caption);
                picture = None;
                out.push(Event::InlineHtml(img.into()));
                if !caption.is_empty() {
                    out.push(Event::InlineHtml(format!("{CAPTION}{caption}").into()));
                }
            }
            (Some(open), Event::Text(text) | Event::Code(text)) => open.alt.push_str(&text),
            (Some(open), Event::SoftBreak | Event::HardBreak) => open.alt.push(' '),
            (Some(_), _) => {}
        }
    }
    figures(out)
}

/// Turns a paragraph of one image and its caption into a figure; removes other captions.
fn figures(events: Vec<Event<'_>>) -> Vec<Event<'_>> {
    let mut out = Vec::with_capacity(events.len());
    let mut rest = events.as_slice();
    while let Some((first, tail)) = rest.split_first() {
        rest = tail;
        let caption = |event: &Event<'_>| match event {
            Event::InlineHtml(html) => html.strip_prefix(CAPTION).map(escape),
            _ => None,
        };
        if let (
            Event::Start(Tag::Paragraph),
            [Event::InlineHtml(img), second, Event::End(TagEnd::Paragraph), after @ ..],
        ) = (first, tail)
            && let Some(caption) = caption(second)
        {
            out.push(Event::Html(format!("<figure>{img}<figcaption>{caption}</figcaption></figure>\n").into()));
            rest = after;
        } else if caption(first).is_none() {
            out.push(first.clone());
        }
    }
    out
}

struct Picture {
    path: Option<MediaPath>,
    caption: String,
    alt: String,
    depth: usize,
}

impl Picture {
    fn img(&self, media: &MediaFiles) -> String {
        let alt = escape(&self.alt);
        match self.path.as_ref().and_then(|path| media.get(&path.to_string())) {
            Some(file) => format!(
                "<img src=\"{}\" alt=\"{alt}\" width=\"{}\" height=\"{}\" loading=\"lazy\" decoding=\"async\">",
                escape(&file.src),
                file.width,
                file.height
            ),
            // A missing file leaves its alternative text.
            None => format!("<img alt=\"{alt}\">"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::media::MediaFile;
    use super::super::media::tests::PIXEL;
    use super::*;

    fn media() -> MediaFiles {
        let file = MediaFile::new(MediaPath::parse("media/a.gif").unwrap(), PIXEL.to_vec()).unwrap();
        MediaFiles::from([(file.path.to_string(), file.image_file())])
    }

    #[test]
    fn headings_stand_below_the_pages_own() {
        assert_eq!(render("# A\n\n## B {#x .y}\n\n### C\n", &media()), "<h3>A</h3>\n<h3>B {#x .y}</h3>\n<h4>C</h4>");
    }

    #[test]
    fn a_picture_has_its_address_size_and_description() {
        let media = media();
        let address = media.values().next().unwrap().src.clone();
        let img = format!(
            "<img src=\"{address}\" alt=\"A &amp; b\" width=\"1\" height=\"1\" loading=\"lazy\" decoding=\"async\">"
        );
        assert_eq!(render("See ![A & *b*](media/a.gif) here", &media), format!("<p>See {img} here</p>"));
        assert_eq!(
            render("![A & b](media/a.gif \"The caption\")", &media),
            format!("<figure>{img}<figcaption>The caption</figcaption></figure>")
        );
        assert_eq!(render("![A & b](media/a.gif \"The caption\") too", &media), format!("<p>{img} too</p>"));
    }

    #[test]
    fn pictures_are_found_with_their_lines() {
        let found = references("One\n\n![A](media/a.gif)\n\n![B](https://x.example/b.png)\n\n<img src=x>\n");
        let lines: Vec<(usize, bool)> = found.iter().map(|found| (found.line, found.file.is_ok())).collect();
        assert_eq!(lines, [(2, true), (4, false), (6, false)]);
    }

    #[test]
    fn links_are_found_with_their_lines() {
        let found = links("[A](/a \"A\"), [B][b]\n\n- <https://c.example>\n- `[D](/d)`\n\n[b]: /b?x#y\n");
        let expected = [("/a", 0), ("/b?x#y", 0), ("https://c.example", 2)];
        assert_eq!(found, expected.map(|(address, line)| (address.to_owned(), line)));
    }

    #[test]
    fn html_within_markdown_is_sanitised() {
        assert_eq!(
            render("<p onclick=x>a<kbd>b</kbd></p>\n<script>c</script>\n\n[d](javascript:e)", &media()),
            "<p>a<kbd>b</kbd></p>\n\n<p><a rel=\"noopener noreferrer\">d</a></p>"
        );
    }
}
