//! The rules of the stylesheet that a page needs.

use std::collections::HashSet;
use std::path::Path;

use serde::Deserialize;

use crate::files::{self, WebBuildError};

/// The stylesheet as a list of rules, relative to the client's folder.
const FILE: &str = ".vite/page-styles.json";

/// The rules of the stylesheet, in order.
#[derive(Debug, Clone, Default)]
pub struct PageStyles(Vec<Rule>);

#[derive(Debug, Clone, Deserialize)]
struct Rule {
    /// First lines of the groups around the rule, outermost first, such as `@media (width>=48rem){`.
    groups: Vec<String>,
    css: String,
    /// Classes of each selector.
    selectors: Vec<Vec<String>>,
}

impl Rule {
    /// Returns true when all classes of one of the selectors are present.
    fn applies(&self, classes: &HashSet<&str>) -> bool {
        self.selectors.iter().any(|needed| needed.iter().all(|class| classes.contains(class.as_str())))
    }
}

impl PageStyles {
    /// Reads the rules from a client folder.
    pub fn read(client: &Path) -> Result<Self, WebBuildError> {
        let file = client.join(FILE);
        let text = files::read_text(&file)?;
        serde_json::from_str(&text).map(Self).map_err(|cause| WebBuildError::new(&file, cause))
    }

    /// Returns the rules that apply to classes of the markup, in the lines and the order of the stylesheet.
    pub fn of(&self, html: &str) -> String {
        let classes: HashSet<&str> = html
            .split("class=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .flat_map(str::split_ascii_whitespace)
            .collect();
        let mut lines = Vec::new();
        let mut open: &[String] = &[];
        for rule in self.0.iter().filter(|rule| rule.applies(&classes)) {
            if rule.groups != open {
                lines.extend(open.iter().map(|_| "}"));
                open = &rule.groups;
                lines.extend(open.iter().map(String::as_str));
            }
            lines.push(&rule.css);
        }
        lines.extend(open.iter().map(|_| "}"));
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn styles() -> PageStyles {
        let rules = r#"[
            { "groups": [], "css": ":root{color:red}", "selectors": [[]] },
            { "groups": [], "css": ".a,.b .c{x:1}", "selectors": [["a"], ["b", "c"]] },
            { "groups": ["@media print{"], "css": ".a{x:2}", "selectors": [["a"]] },
            { "groups": ["@media print{"], "css": ".b{x:3}", "selectors": [["b"]] },
            { "groups": ["@media print{", "@supports (x:y){"], "css": ".b{x:4}", "selectors": [["b"]] },
            { "groups": [], "css": ".b.c{x:5}", "selectors": [["b", "c"]] }
        ]"#;
        PageStyles(serde_json::from_str(rules).unwrap())
    }

    #[test]
    fn a_page_gets_the_rules_of_its_classes_in_their_order() {
        for (html, css) in [
            ("<p>", ":root{color:red}"),
            (r#"<p class="a">"#, ":root{color:red}\n.a,.b .c{x:1}\n@media print{\n.a{x:2}\n}"),
            (
                r#"<p class="b">"#,
                ":root{color:red}\n@media print{\n.b{x:3}\n}\n@media print{\n@supports (x:y){\n.b{x:4}\n}\n}",
            ),
            (
                "<p class=\"d  b\"><b class=\"c\">",
                ":root{color:red}\n.a,.b .c{x:1}\n@media print{\n.b{x:3}\n}\n@media print{\n@supports (x:y){\n.b{x:4}\n}\n}\n.b.c{x:5}",
            ),
        ] {
            assert_eq!(styles().of(html), css, "{html}");
        }
    }

    #[test]
    fn missing_rules_say_what_to_do() {
        let message = PageStyles::read(Path::new("nowhere")).unwrap_err().to_string();
        assert!(message.starts_with("nowhere/.vite/page-styles.json: "), "{message}");
    }
}
