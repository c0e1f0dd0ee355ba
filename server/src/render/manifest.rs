//! The files that a page's document links to, from Vite's manifest.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::Deserialize;

use super::page_styles::PageStyles;
use crate::files::{self, WebBuildError};

/// Vite's manifest, relative to the client's folder.
pub(super) const MANIFEST: &str = ".vite/manifest.json";
/// The module that the document loads, by its key.
const ENTRY: &str = "src/app/entry-client.ts";
/// The module that starts the site after the first paint, by its key.
const START: &str = "src/app/start.tsx";
/// Addresses of the fonts of the first screen, as a JSON list, relative to the client's folder.
pub(super) const PRELOAD: &str = "preload.json";
/// Address of the web app manifest.
pub const WEB_MANIFEST: &str = "/site.webmanifest";
/// Icons that the document links to if they exist: relation, media type, file.
const ICONS: [(&str, &str, &str); 2] =
    [("icon", "image/svg+xml", "favicon.svg"), ("apple-touch-icon", "image/png", "apple-touch-icon.png")];

/// The files that a page's document links to.
#[derive(Debug, Clone, Default)]
pub struct Manifest {
    /// Address of the script that the document loads.
    pub entry: String,
    /// Addresses of the stylesheets, in practice one.
    pub stylesheets: Vec<String>,
    /// The stylesheets' rules, of which a document has those that it needs.
    pub styles: PageStyles,
    /// Addresses of the fonts of the first screen, that of the text first.
    pub fonts: Vec<String>,
    /// Relation, media type and address of each icon.
    pub icons: Vec<(&'static str, &'static str, String)>,
    chunks: BTreeMap<String, Chunk>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Chunk {
    file: String,
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    css: Vec<String>,
}

impl Manifest {
    /// Reads the manifest of a client folder.
    pub fn read(client: &Path) -> Result<Self, WebBuildError> {
        let file = client.join(MANIFEST);
        let text = files::read_text(&file)?;
        let chunks: BTreeMap<String, Chunk> =
            serde_json::from_str(&text).map_err(|cause| WebBuildError::new(&file, cause))?;
        let chunk = |key| chunks.get(key).ok_or_else(|| WebBuildError::new(&file, format!("does not name {key}")));
        let entry = chunk(ENTRY)?;
        chunk(START)?;
        let mut stylesheets: BTreeSet<String> = entry.css.iter().map(|file| address(file)).collect();
        stylesheets
            .extend(chunks.values().filter(|chunk| chunk.file.ends_with(".css")).map(|chunk| address(&chunk.file)));
        let icons = ICONS
            .into_iter()
            .filter(|(_, _, name)| files::is_file(&client.join(name)))
            .map(|(relation, media_type, name)| (relation, media_type, address(name)))
            .collect();
        Ok(Self {
            entry: address(&entry.file),
            stylesheets: stylesheets.into_iter().collect(),
            styles: PageStyles::read(client)?,
            fonts: fonts(client)?,
            icons,
            chunks,
        })
    }

    /// Returns the addresses of the modules that hydrate a page, each after what it imports: those named by key, and last
    /// the one that starts the site. Without the entry, which imports them.
    pub fn modules(&self, modules: &[String]) -> Vec<String> {
        let mut seen = BTreeSet::from([ENTRY]);
        let mut found = Vec::new();
        for key in modules.iter().map(String::as_str).chain([START]) {
            self.add_with_imports(key, &mut seen, &mut found);
        }
        found
    }

    fn add_with_imports<'a>(&'a self, key: &'a str, seen: &mut BTreeSet<&'a str>, found: &mut Vec<String>) {
        let Some(chunk) = self.chunks.get(key).filter(|_| seen.insert(key)) else { return };
        for import in &chunk.imports {
            self.add_with_imports(import, seen, found);
        }
        found.push(address(&chunk.file));
    }
}

fn fonts(client: &Path) -> Result<Vec<String>, WebBuildError> {
    let file = client.join(PRELOAD);
    let Ok(text) = files::read_text(&file) else { return Ok(Vec::new()) };
    let fonts: Vec<String> = serde_json::from_str(&text).map_err(|cause| WebBuildError::new(&file, cause))?;
    Ok(fonts.iter().map(|font| address(font)).collect())
}

fn address(file: &str) -> String {
    format!("/{}", file.trim_start_matches('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_each_chunk_once_after_what_it_imports() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join(".vite")).unwrap();
        let manifest = r#"{
            "src/app/entry-client.ts": {"file": "assets/client-1.js", "isEntry": true},
            "src/app/start.tsx": {"file": "assets/start-1.js", "isEntry": true, "imports": ["_react.js"],
                "dynamicImports": ["src/app/section-groups/home.ts"]},
            "_react.js": {"file": "assets/react-1.js"},
            "_form.js": {"file": "assets/form-1.js", "imports": ["_react.js"]},
            "src/app/section-groups/home.ts": {"file": "assets/home-1.js", "isDynamicEntry": true,
                "imports": ["_react.js", "_form.js", "src/app/entry-client.ts"]},
            "style.css": {"file": "assets/style-1.css", "src": "style.css"}
        }"#;
        std::fs::write(folder.path().join(MANIFEST), manifest).unwrap();
        std::fs::write(folder.path().join(".vite/page-styles.json"), "[]").unwrap();
        let manifest = Manifest::read(folder.path()).unwrap();
        assert_eq!(manifest.entry, "/assets/client-1.js");
        assert_eq!(manifest.stylesheets, ["/assets/style-1.css"]);
        assert_eq!(
            manifest.modules(&["src/app/section-groups/home.ts".to_owned()]),
            ["/assets/react-1.js", "/assets/form-1.js", "/assets/home-1.js", "/assets/start-1.js"]
        );
        assert_eq!(manifest.modules(&["unknown".to_owned()]), ["/assets/react-1.js", "/assets/start-1.js"]);
    }

    #[test]
    fn a_missing_build_says_what_to_do() {
        let message = Manifest::read(Path::new("nowhere")).unwrap_err().to_string();
        assert!(message.starts_with("nowhere/.vite/manifest.json: "), "{message}");
        assert!(message.ends_with("build the web part first (scripts/run does)"), "{message}");
    }
}
