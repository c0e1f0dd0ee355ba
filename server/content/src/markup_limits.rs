//! Limits of HTML. Parsing takes time and memory that grow with the square of the text where elements are nested without
//! end, left open, moved out of a table, or have thousands of attributes, and serialising where a text consists of `&`.

use std::borrow::Cow;
use std::cell::Cell;
use std::rc::Rc;

use html5ever::interface::{ElementFlags, NodeOrText, QuirksMode, TreeSink};
use html5ever::tendril::{StrTendril, TendrilSink};
use html5ever::{Attribute, ParseOpts, Parser, QualName, local_name, ns, parse_fragment};

/// Deepest nesting. Articles have about 10 levels.
pub(super) const DEPTH_MAX: usize = 100;
/// Limit of nodes that are in a table but outside its cells, and of elements that a parser adds for unclosed ones.
const REPAIRS_MAX: usize = 1000;
/// Longest tag or comment in bytes.
const TAG_MAX_BYTES: usize = 16 * 1024;
/// Limit of characters in one text node at which html5ever's serialiser searches the rest of the node: `&` and those whose
/// first byte in UTF-8 is 0xC2, such as `£`.
const ESCAPES_MAX: usize = 16 * 1024;
/// Part of a text between two checks of the limits, in bytes.
const STEP_BYTES: usize = 1024;
/// Shortest element: `<b>`.
const ELEMENT_MIN_BYTES: usize = 3;

/// A fault of HTML that exceeds a limit, worded for its editor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(super) enum MarkupFault {
    #[error("markup is nested deeper than {DEPTH_MAX} levels")]
    TooDeep,
    #[error("too much markup is not closed, or is in a table outside its cells")]
    TooManyRepairs,
    #[error("a tag or comment is longer than {} KiB", TAG_MAX_BYTES / 1024)]
    TagTooLong,
    #[error("text without markup has more than {ESCAPES_MAX} of & and of signs such as £")]
    TooManyEscapes,
}

/// Checks a whole text.
pub(super) fn check_markup(html: &str) -> Result<(), MarkupFault> {
    MarkupMeter::new().feed(html)
}

/// A parser that builds no tree and stops at a limit. It is the one that the sanitiser parses with, so that both
/// understand a text alike.
pub(super) struct MarkupMeter {
    parser: Parser<Counts>,
    fed_bytes: usize,
    /// Value of `fed_bytes` when the parser last completed a tag, a text or a comment.
    progress_at: usize,
}

impl MarkupMeter {
    pub(super) fn new() -> Self {
        let context = QualName::new(None, ns!(html), local_name!("div"));
        let parser = parse_fragment(Counts::default(), ParseOpts::default(), context, Vec::new(), false);
        Self { parser, fed_bytes: 0, progress_at: 0 }
    }

    /// Reads the next part of a text.
    pub(super) fn feed(&mut self, html: &str) -> Result<(), MarkupFault> {
        let mut rest = html;
        while !rest.is_empty() {
            let (step, after) = rest.split_at_checked(rest.floor_char_boundary(STEP_BYTES)).unwrap_or((rest, ""));
            rest = after;
            self.parser.process(StrTendril::from_slice(step));
            self.fed_bytes += step.len();
            self.check()?;
        }
        Ok(())
    }

    fn check(&mut self) -> Result<(), MarkupFault> {
        let counts = &self.parser.tokenizer.sink.sink;
        if counts.progressed.take() {
            self.progress_at = self.fed_bytes;
        }
        let added = counts.elements.get().saturating_sub(self.fed_bytes / ELEMENT_MIN_BYTES);
        match () {
            () if counts.depth.get() > DEPTH_MAX => Err(MarkupFault::TooDeep),
            () if added.max(counts.moved.get()) > REPAIRS_MAX => Err(MarkupFault::TooManyRepairs),
            () if counts.escapes.get() > ESCAPES_MAX => Err(MarkupFault::TooManyEscapes),
            () if self.fed_bytes - self.progress_at > TAG_MAX_BYTES => Err(MarkupFault::TagTooLong),
            () => Ok(()),
        }
    }
}

/// Counts of what a parser made of a text.
#[derive(Debug, Default)]
struct Counts {
    /// The deepest node.
    depth: Cell<usize>,
    elements: Cell<usize>,
    /// Nodes that were moved out of a table.
    moved: Cell<usize>,
    /// Characters of the last text node that are counted for [`ESCAPES_MAX`].
    escapes: Cell<usize>,
    /// True if something was completed since the last check.
    progressed: Cell<bool>,
}

impl Counts {
    fn place(&self, child: &NodeOrText<Handle>, depth: usize) {
        self.progressed.set(true);
        match child {
            NodeOrText::AppendNode(node) => {
                node.depth.set(depth);
                self.depth.set(self.depth.get().max(depth));
                self.escapes.set(0);
            }
            NodeOrText::AppendText(text) => {
                let escapes = text.bytes().filter(|byte| matches!(byte, b'&' | 0xC2)).count();
                self.escapes.set(self.escapes.get() + escapes);
            }
        }
    }
}

#[derive(Debug)]
struct Node {
    name: QualName,
    depth: Cell<usize>,
}

type Handle = Rc<Node>;

fn node(name: QualName) -> Handle {
    Rc::new(Node { name, depth: Cell::new(0) })
}

fn nameless() -> Handle {
    node(QualName::new(None, ns!(), local_name!("")))
}

impl TreeSink for Counts {
    type Handle = Handle;
    type Output = ();
    type ElemName<'a> = &'a QualName;

    fn finish(self) {}

    fn parse_error(&self, _: Cow<'static, str>) {}

    fn get_document(&self) -> Handle {
        nameless()
    }

    fn elem_name<'a>(&'a self, target: &'a Handle) -> &'a QualName {
        &target.name
    }

    fn create_element(&self, name: QualName, _: Vec<Attribute>, _: ElementFlags) -> Handle {
        self.progressed.set(true);
        self.elements.set(self.elements.get() + 1);
        node(name)
    }

    fn create_comment(&self, _: StrTendril) -> Handle {
        nameless()
    }

    fn create_pi(&self, _: StrTendril, _: StrTendril) -> Handle {
        nameless()
    }

    fn append(&self, parent: &Handle, child: NodeOrText<Handle>) {
        self.place(&child, parent.depth.get() + 1);
    }

    fn append_based_on_parent_node(&self, table: &Handle, _: &Handle, child: NodeOrText<Handle>) {
        self.append_before_sibling(table, child);
    }

    fn append_doctype_to_document(&self, _: StrTendril, _: StrTendril, _: StrTendril) {}

    fn pop(&self, _: &Handle) {
        self.progressed.set(true);
    }

    fn get_template_contents(&self, target: &Handle) -> Handle {
        Rc::clone(target)
    }

    fn same_node(&self, one: &Handle, other: &Handle) -> bool {
        Rc::ptr_eq(one, other)
    }

    fn set_quirks_mode(&self, _: QuirksMode) {}

    fn append_before_sibling(&self, sibling: &Handle, child: NodeOrText<Handle>) {
        self.moved.set(self.moved.get() + 1);
        self.place(&child, sibling.depth.get());
    }

    fn add_attrs_if_missing(&self, _: &Handle, _: Vec<Attribute>) {}

    fn remove_from_parent(&self, _: &Handle) {}

    fn reparent_children(&self, _: &Handle, _: &Handle) {}
}

#[cfg(test)]
mod tests {
    use super::MarkupFault::{TagTooLong, TooDeep, TooManyEscapes, TooManyRepairs};
    use super::*;

    #[test]
    fn ordinary_markup_stays_within_the_limits() {
        let list = format!("<ul>{}</ul>", "<li>a".repeat(10_000));
        let table = format!("<table>\n{}</table>", "<tr>\n<td>a<td>b\n".repeat(10_000));
        let terms = format!("<dl>{}</dl>", "<dt>a<dd>b<p>c".repeat(10_000));
        let text = "<p>a <b>b</b> <br> <img src=x>".repeat(10_000);
        let drawing = format!("<svg>{}</svg>", "<path d='M0 0'/>".repeat(10_000));
        let unclosed = "<p><b>a".repeat(50);
        let nested = format!("{}a", "<blockquote>".repeat(DEPTH_MAX - 1));
        for html in [list, table, terms, text, drawing, unclosed, nested, "word ".repeat(10_000)] {
            assert_eq!(check_markup(&html), Ok(()), "{:.60}", html);
        }
    }

    #[test]
    fn markup_that_takes_too_long_to_parse_is_refused() {
        let attributes = (0..200_000).map(|number| format!(" {number:x}=\">\"")).collect::<String>();
        let left_open = (0..50).map(|number| format!("<b title={number}>")).collect::<String>();
        for (html, fault) in [
            ("<b>".repeat(300_000), TooDeep),
            ("<div>".repeat(190_000), TooDeep),
            ("<blockquote>\n".repeat(DEPTH_MAX + 1), TooDeep),
            ("<li><dd>".repeat(100_000), TooDeep),
            ("<div><u title=\"</div></u>\">".repeat(30_000), TooDeep),
            ("<div><template></div></template>".repeat(30_000), TooDeep),
            ("<div><svg><title></div></svg>".repeat(30_000), TooDeep),
            (format!("<table>{}", "a<i>b</i>".repeat(100_000)), TooManyRepairs),
            (format!("<p>{left_open}</p>{}", "<p>a</p>".repeat(100_000)), TooManyRepairs),
            (format!("<a{attributes}>a</a>"), TagTooLong),
            (format!("<a{attributes}"), TagTooLong),
            (format!("<p>{}", "&amp;".repeat(200_000)), TooManyEscapes),
            (format!("<p>{}", "£".repeat(500_000)), TooManyEscapes),
        ] {
            assert_eq!(check_markup(&html), Err(fault), "{:.60}", html);
        }
    }
}
