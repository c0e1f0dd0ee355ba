//! Markdown rendered to HTML for a page.

use std::ops::Range;

use pulldown_cmark::{Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd, TextMergeWithOffset, html};

use super::downloads::download;
use super::escape::escape;
use super::markup_limits::{DEPTH_MAX, MarkupFault, MarkupMeter};
use super::sanitise::try_sanitise;
use model::{MediaFiles, MediaPath, TextPart};

/// Mark of a caption between two passes. Cannot occur in parsed Markdown: it contains a control character.
const CAPTION: &str = "\u{1}caption:";

/// Columns between two tab stops.
const TAB_COLUMNS: usize = 4;
/// Longest part of a text that a warning repeats.
const SHOWN_MAX_BYTES: usize = 300;
/// Start of the id of a part.
pub(super) const PART_ID: &str = "part-";
/// Start of a rendered picture's tag.
const IMG: &str = "<img src=\"";
/// Value of the `sizes` attribute: the text is as wide as a phone's window, else a column.
const TEXT_SIZES: &str = "(max-width: 767.98px) 100vw, 46rem";

/// An image in a text, with its line relative to the text's first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Reference {
    /// The file, or the fault of the reference.
    pub(super) file: Result<MediaPath, String>,
    /// Line of the image, counted from 0.
    pub(super) line: usize,
}

pub(super) fn parse(body: &str) -> Parser<'_> {
    Parser::new_ext(body, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH)
}

/// Returns the number of the first line that opens too many quotes and lists at once. Parsing such a text can take time
/// that grows with its square, for each line after it may continue all of them.
fn too_deep_line(body: &str) -> Option<usize> {
    body.lines().position(|line| levels(line) > DEPTH_MAX)
}

/// Returns how many levels of quotes and lists a line can be in, by its first characters.
fn levels(line: &str) -> usize {
    let (mut markers, mut columns) = (0, 0);
    let mut characters = line.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '>' => markers += 1,
            '-' | '+' | '*' | '.' | ')' if characters.peek().is_none_or(|next| next.is_whitespace()) => markers += 1,
            ' ' => columns += 1,
            '\t' => columns += TAB_COLUMNS,
            '0'..='9' => {}
            _ => break,
        }
    }
    markers.max(columns / TAB_COLUMNS)
}

/// Returns a fault of a text whose markup is too much for parsers, with its line relative to the text's first.
pub(super) fn markup_fault(body: &str) -> Option<(MarkupFault, usize)> {
    if let Some(line) = too_deep_line(body) {
        return Some((MarkupFault::TooDeep, line));
    }
    let (mut meter, mut lines) = (MarkupMeter::new(), Lines::of(body));
    parse(body).into_offset_iter().find_map(|(event, range)| {
        let mut part = String::new();
        html::push_html(&mut part, std::iter::once(event));
        meter.feed(&part).err().map(|fault| (fault, lines.at(&range)))
    })
}

/// Returns every image of a text.
pub(super) fn references(body: &str) -> Vec<Reference> {
    let mut lines = Lines::of(body);
    let events = parse(body).into_offset_iter().filter_map(|(event, range)| {
        let file = match event {
            Event::Start(Tag::Image { dest_url, .. }) => MediaPath::parse_of(&dest_url, "image/").and_then(|path| {
                let picture = path.media_type().starts_with("image/");
                picture.then_some(path).ok_or_else(|| format!("{dest_url:?} is not a picture"))
            }),
            Event::Html(html) | Event::InlineHtml(html) if html.to_lowercase().contains("<img") => {
                Err("a picture is written as ![What it shows](media/a.jpg)".to_owned())
            }
            _ => return None,
        };
        Some(Reference { file, line: lines.at(&range) })
    });
    events.collect()
}

/// Returns the addresses that a text links to, each with its line relative to the text's first.
pub(super) fn links(body: &str) -> Vec<(String, usize)> {
    let mut lines = Lines::of(body);
    let links = parse(body).into_offset_iter().flat_map(|(event, range)| {
        let addresses = match event {
            Event::Start(Tag::Link { link_type: LinkType::Email, dest_url, .. }) => vec![format!("mailto:{dest_url}")],
            Event::Start(Tag::Link { dest_url, .. }) => vec![dest_url.into_string()],
            Event::Html(html) | Event::InlineHtml(html) => addresses(&html),
            _ => Vec::new(),
        };
        let line = if addresses.is_empty() { 0 } else { lines.at(&range) };
        addresses.into_iter().map(move |address| (address, line))
    });
    links.collect()
}

/// Returns the values of `href` attributes in quotes.
fn addresses(html: &str) -> Vec<String> {
    let mut parts = html.split(['"', '\'']);
    let mut found = Vec::new();
    while let (Some(before), Some(value)) = (parts.next(), parts.next()) {
        let name = before.trim_end().strip_suffix('=').unwrap_or_default().trim_end().to_ascii_lowercase();
        let is_link = name.strip_suffix("href").is_some_and(|before| before.trim_end().len() < before.len());
        found.extend(is_link.then(|| value.to_owned()));
    }
    found
}

/// Returns markup that is shown as it was written, with its line relative to the text's first.
pub(super) fn unread_markup(body: &str) -> Vec<(usize, String)> {
    let mut lines = Lines::of(body);
    let mut found = Vec::new();
    let (mut heading, mut is_code) = (None, false);
    for (event, range) in TextMergeWithOffset::new(parse(body).into_offset_iter()) {
        let source = body.get(range.clone()).unwrap_or_default();
        let mut report = |problem| found.push((lines.at(&range), problem));
        match event {
            Event::End(TagEnd::Heading(_)) if heading == Some(range.start) => {
                report("a heading without a text; remove its #".to_owned());
            }
            // A definition such as `[^1]: /a` makes a link of the mark.
            Event::Start(Tag::Link { .. }) if source.starts_with("[^") => report(footnote(source)),
            Event::Start(Tag::CodeBlock(_)) => is_code = true,
            Event::End(TagEnd::CodeBlock) => is_code = false,
            Event::Text(_) if !is_code => {
                for rest in unescaped(source, "](") {
                    let (address, _) = rest.split_once(')').unwrap_or((rest, ""));
                    report(match address.contains(char::is_whitespace) {
                        true => {
                            format!("({address}) is shown as it is written; write %20 for a blank in an address")
                        }
                        false => format!("]({address} is shown as it is written; a link is [text](/address)"),
                    });
                }
                for rest in unescaped(source, "[^") {
                    let mark = rest.split_once(']').map(|(mark, _)| mark).unwrap_or_default();
                    if !mark.is_empty() && !mark.contains(char::is_whitespace) {
                        report(footnote(&format!("[^{mark}]")));
                    }
                }
            }
            _ => {}
        }
        heading = matches!(event, Event::Start(Tag::Heading { .. })).then_some(range.start);
    }
    found
}

fn footnote(mark: &str) -> String {
    format!("{mark} is shown as it is written; there are no footnotes, so write the note into the text")
}

/// Returns what follows each occurrence of a mark that no backslash escapes, at most [`SHOWN_MAX_BYTES`]: a text may
/// consist of marks.
fn unescaped<'a>(source: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    let places = source.match_indices(mark).filter(|(at, _)| !source.get(..*at).unwrap_or_default().ends_with('\\'));
    let rests = places.filter_map(|(at, _)| source.get(at + mark.len()..));
    rests.map(|rest| rest.get(..rest.floor_char_boundary(SHOWN_MAX_BYTES)).unwrap_or(rest))
}

/// The lines of a text. Counts from the last requested place.
struct Lines<'a> {
    body: &'a str,
    counted_to: usize,
    line: usize,
}

impl<'a> Lines<'a> {
    fn of(body: &'a str) -> Self {
        Self { body, counted_to: 0, line: 0 }
    }

    /// Returns the line on which a range starts, counted from 0.
    fn at(&mut self, range: &Range<usize>) -> usize {
        if range.start < self.counted_to {
            (self.counted_to, self.line) = (0, 0);
        }
        self.line += self.body.get(self.counted_to..range.start).unwrap_or_default().matches('\n').count();
        self.counted_to = range.start;
        self.line
    }
}

/// Renders the text to sanitised HTML. A text whose markup is too much for parsers is shown as it was written: the
/// checks refuse it, but an earlier version may have stored it.
pub(super) fn render(body: &str, media: &MediaFiles) -> String {
    let rendered = if too_deep_line(body).is_some() { None } else { try_render(body, media) };
    rendered.unwrap_or_else(|| format!("<p>{}</p>", escape(body)))
}

fn try_render(body: &str, media: &MediaFiles) -> Option<String> {
    let mut events = pictures(with_downloads(parse(body), media), media);
    let mut parts = 0;
    for event in &mut events {
        match event {
            Event::Start(Tag::Heading { level, id, classes, attrs }) => {
                *level = below_the_pages_own(*level);
                (*id, *classes, *attrs) = (None, Vec::new(), Vec::new());
                if *level == HeadingLevel::H3 {
                    parts += 1;
                    *id = Some(part_id(parts).into());
                }
            }
            Event::End(TagEnd::Heading(level)) => *level = below_the_pages_own(*level),
            _ => {}
        }
    }
    let mut out = String::with_capacity(body.len() * 2);
    html::push_html(&mut out, events.into_iter());
    try_sanitise(&out).map(|html| with_sizes(html.trim_end(), media))
}

/// Returns the parts of a text, in their order.
pub(super) fn parts(body: &str) -> Vec<TextPart> {
    let mut parts: Vec<TextPart> = Vec::new();
    if too_deep_line(body).is_some() {
        return parts;
    }
    let mut is_title = false;
    for event in parse(body) {
        match event {
            Event::Start(Tag::Heading { level, .. }) if below_the_pages_own(level) == HeadingLevel::H3 => {
                is_title = true;
                parts.push(TextPart { id: part_id(parts.len() + 1), title: String::new() });
            }
            Event::End(TagEnd::Heading(_)) => is_title = false,
            Event::Text(text) | Event::Code(text) if is_title => {
                if let Some(part) = parts.last_mut() {
                    part.title.push_str(&text);
                }
            }
            Event::SoftBreak | Event::HardBreak if is_title => {
                if let Some(part) = parts.last_mut() {
                    part.title.push(' ');
                }
            }
            _ => {}
        }
    }
    // A picture only, or nothing.
    parts.retain(|part| !part.title.trim().is_empty());
    parts
}

/// Returns the id of a heading. Parts are counted from 1.
fn part_id(number: usize) -> String {
    format!("{PART_ID}{number}")
}

/// Adds the sizes of pictures to sanitised HTML. Authors cannot write such elements themselves.
fn with_sizes(html: &str, media: &MediaFiles) -> String {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, tag)) = rest.split_once(IMG) {
        out.push_str(before);
        let Some((attributes, after)) = tag.split_once('>') else { break };
        let src = attributes.split('"').next().unwrap_or_default();
        let file = media.values().find(|file| escape(&file.src) == src);
        match file.and_then(|file| file.sizes.as_ref()) {
            Some(sizes) => {
                let (avif, webp) = (sizes.set_of(&sizes.avif, "avif"), sizes.set_of(&sizes.webp, "webp"));
                out.push_str(&format!(
                    "<picture><source type=\"image/avif\" srcset=\"{avif}\" sizes=\"{TEXT_SIZES}\">{IMG}{attributes} \
                     srcset=\"{webp}\" sizes=\"{TEXT_SIZES}\"></picture>"
                ));
            }
            None => out.push_str(&format!("{IMG}{attributes}>")),
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

/// Replaces references to files by their addresses, and says that their links lead to a PDF.
fn with_downloads<'a>(events: impl Iterator<Item = Event<'a>>, media: &MediaFiles) -> impl Iterator<Item = Event<'a>> {
    let address = |link: &str| media.get(&download(link)?.to_string()).map(|file| file.src.clone());
    let mut is_open = false;
    events.flat_map(move |mut event| {
        let mut kind = None;
        match &mut event {
            Event::Start(Tag::Link { dest_url, .. }) => {
                if let Some(address) = address(dest_url) {
                    *dest_url = address.into();
                    is_open = true;
                }
            }
            Event::End(TagEnd::Link) if is_open => {
                is_open = false;
                kind = Some(Event::Text(" (PDF)".into()));
            }
            _ => {}
        }
        kind.into_iter().chain([event])
    })
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

/// Replaces Markdown images by `<img>` with sizes. An image with a title that is its paragraph's only content becomes a
/// figure.
fn pictures<'a>(events: impl Iterator<Item = Event<'a>>, media: &MediaFiles) -> Vec<Event<'a>> {
    let mut out: Vec<Event<'a>> = Vec::new();
    let mut picture: Option<MarkdownImage> = None;
    for event in events {
        match (&mut picture, event) {
            (None, Event::Start(Tag::Image { dest_url, title, .. })) => {
                let path = MediaPath::parse(&dest_url).ok();
                picture = Some(MarkdownImage { path, caption: title.into_string(), alt: String::new(), depth: 0 });
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

struct MarkdownImage {
    path: Option<MediaPath>,
    caption: String,
    alt: String,
    depth: usize,
}

impl MarkdownImage {
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
    use model::ImageSizes;

    fn media() -> MediaFiles {
        let file = MediaFile::new(MediaPath::parse("media/a.gif").unwrap(), PIXEL.to_vec()).unwrap();
        MediaFiles::from([(file.path.to_string(), file.image_file())])
    }

    #[test]
    fn headings_are_lowered_below_the_pages_own() {
        assert_eq!(
            render("# A\n\n## B {#x .y}\n\n### C\n", &media()),
            "<h3 id=\"part-1\">A</h3>\n<h3 id=\"part-2\">B {#x .y}</h3>\n<h4>C</h4>"
        );
    }

    #[test]
    fn a_text_has_a_part_for_each_heading_of_the_first_level() {
        let parts = parts("##\n\na\n\n## Rates & *rules* in `SQL`\n\nb\n\n### Not this\n\nThe switch\n, off\n---\n");
        let of = |id: &str, title: &str| TextPart { id: id.to_owned(), title: title.to_owned() };
        assert_eq!(parts, [of("part-2", "Rates & rules in SQL"), of("part-3", "The switch , off")]);
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
    fn a_picture_has_its_sizes() {
        let mut media = media();
        let sizes =
            ImageSizes { name: "library/ab".into(), avif: vec![480, 800], webp: vec![480], upright: Vec::new() };
        media.values_mut().for_each(|file| file.sizes = Some(sizes.clone()));
        let html = render("A ![B](media/a.gif) c ![D](media/none.gif)", &media);
        let address = media.values().next().unwrap().src.clone();
        assert_eq!(
            html,
            format!(
                "<p>A <picture><source type=\"image/avif\" srcset=\"/media/library/ab-480.avif 480w, \
                 /media/library/ab-800.avif 800w\" sizes=\"{TEXT_SIZES}\"><img src=\"{address}\" alt=\"B\" width=\"1\" \
                 height=\"1\" loading=\"lazy\" decoding=\"async\" srcset=\"/media/library/ab-480.webp 480w\" \
                 sizes=\"{TEXT_SIZES}\"></picture> c <img alt=\"D\"></p>"
            )
        );
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
    fn links_in_html_are_found() {
        let found = links(
            "A <a title='x' HREF = \"/a\">b</a> and <a\nhref='/c'>\n\n<p>\n<a href=\"/d\">e</a> <img alt=\"href=/f\">\n</p>",
        );
        assert_eq!(found, [("/a", 0), ("/c", 0), ("/d", 4)].map(|(address, line)| (address.to_owned(), line)));
    }

    #[test]
    fn markup_shown_as_written_is_found_with_its_line() {
        for (text, expected) in [
            (
                "A\n\n[b](/my page)",
                Some((2, "(/my page) is shown as it is written; write %20 for a blank in an address")),
            ),
            ("[*b*](/my page)", Some((0, "(/my page) is shown as it is written; write %20 for a blank in an address"))),
            (
                "![b](media/my photo.jpg)",
                Some((0, "(media/my photo.jpg) is shown as it is written; write %20 for a blank in an address")),
            ),
            ("[b](/page", Some((0, "](/page is shown as it is written; a link is [text](/address)"))),
            (
                "A[^1] b",
                Some((0, "[^1] is shown as it is written; there are no footnotes, so write the note into the text")),
            ),
            (
                "A[^b]\n\n[^b]: /c",
                Some((0, "[^b] is shown as it is written; there are no footnotes, so write the note into the text")),
            ),
            ("A\n\n##\n\nb", Some((2, "a heading without a text; remove its #"))),
            ("## ##", Some((0, "a heading without a text; remove its #"))),
            ("[b](/my%20page) [c](</my page>) `[d](e f) [^1]`", None),
            ("\\[b\\](c d) \\[^1] [^ 1] x[1] (y z)", None),
            ("## B\n\n### `c`\n\n    [d](e f)\n", None),
        ] {
            let expected: Vec<_> = expected.into_iter().map(|(line, problem)| (line, problem.to_owned())).collect();
            assert_eq!(unread_markup(text), expected, "{text}");
        }
    }

    #[test]
    fn ordinary_nesting_is_no_fault() {
        let quotes = format!("{}a\n", "> ".repeat(90));
        let rule = format!("{}\n\n{}\n", "-".repeat(500), "*".repeat(500));
        let table = format!("| a |\n|{}|\n| b |\n", "-".repeat(500));
        let code = format!("```\n{}x\n```\n", " ".repeat(300));
        let list = (0..40).map(|level| format!("{}- a\n", "  ".repeat(level))).collect::<String>();
        for body in [quotes, rule, table, code, list, "- a\n\n  1. b\n     <b>c</b>\n".repeat(10_000)] {
            assert_eq!(markup_fault(&body), None, "{body:.60}");
            assert!(!render(&body, &media()).contains("&lt;"), "{body:.60}");
        }
    }

    #[test]
    fn deep_nesting_is_a_fault_and_shown_as_text_at_once() {
        let lazy_lines = "b\n".repeat(300_000);
        let indented = (0..200).map(|level| format!("{}- a\n", "  ".repeat(level))).collect::<String>();
        for (body, expected) in [
            (">".repeat(1_000_000), 0),
            (format!("a\n\n{}a\n", "- ".repeat(500_000)), 2),
            (format!("{}a\n{lazy_lines}", ">".repeat(200_000)), 0),
            (format!("{}a\n{lazy_lines}", "1. ".repeat(100_000)), 0),
            (format!("{indented}{}", "b\n".repeat(1000)), 49),
            (format!("a\n\nb {}", "<b>".repeat(300_000)), 2),
            (format!("a\n\n{}", "<div>\n".repeat(190_000)), 101),
        ] {
            let found = markup_fault(&body).map(|(_, line)| line);
            let html = render(&body, &media());
            assert_eq!(found, Some(expected), "{body:.60}");
            assert_eq!(html, format!("<p>{}</p>", escape(&body)), "{body:.60}");
        }
    }

    // With a parser whose time grows with the square of such a row this would take hours.
    #[test]
    fn a_long_row_of_any_sign_is_rendered() {
        for sign in ["[", "![", "![](a", "[a](", "*", "*a _b ", "`", "<", "<a ", "<!--", "&", "|", "\\", "#", "~~a "] {
            let body = sign.repeat(50_000 / sign.len());
            assert!(render(&body, &media()).len() < 20 * body.len(), "{sign}");
            references(&body);
            links(&body);
            unread_markup(&body);
            markup_fault(&body);
        }
    }

    #[test]
    fn html_within_markdown_is_sanitised() {
        assert_eq!(
            render("<p onclick=x>a<kbd>b</kbd></p>\n<script>c</script>\n\n[d](javascript:e)", &media()),
            "<p>a<kbd>b</kbd></p>\n\n<p><a rel=\"noopener noreferrer\">d</a></p>"
        );
    }
}
