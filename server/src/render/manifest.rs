//! The files that a page's document links to, from Vite's manifest.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::http::files::{self, WebBuildError};

/// Vite's manifest, relative to the client's folder.
pub(super) const MANIFEST: &str = ".vite/manifest.json";
/// The module that the document loads, by its key.
const ENTRY: &str = "src/app/entry-client.ts";
/// The module that hydrates the page after the first paint, by its key.
const START: &str = "src/app/start.tsx";
/// The script of the back office, by its key in its own manifest.
const ADMIN: &str = "src/admin/main.tsx";
/// Addresses of the fonts of the first screen, as a JSON list, relative to the client's folder.
pub(super) const PRELOAD: &str = "preload.json";
/// Address of the web app manifest.
pub const WEB_MANIFEST: &str = "/site.webmanifest";
/// Icons that the document links to if they exist: relation, media type, file.
const ICONS: [(&str, &str, &str); 2] =
    [("icon", "image/svg+xml", "favicon.svg"), ("apple-touch-icon", "image/png", "apple-touch-icon.png")];

/// The files that documents contain or link to.
#[derive(Debug, Clone, Default)]
pub struct Manifest {
    /// Address of the script that the document loads.
    pub entry: String,
    /// Addresses of the fonts of the first screen, that of the text first.
    pub fonts: Vec<String>,
    /// Relation, media type and address of each icon.
    pub icons: Vec<(&'static str, &'static str, String)>,
    chunks: BTreeMap<String, Chunk>,
    /// Content of each stylesheet by its file.
    styles: BTreeMap<String, String>,
    admin: Option<AdminFiles>,
}

/// Addresses of the files that the page of the back office links to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AdminFiles {
    /// Address of the script.
    pub entry: String,
    /// Addresses of the modules that the script imports.
    pub modules: Vec<String>,
    /// Addresses of the stylesheets.
    pub styles: Vec<String>,
}

/// The files of one page, each after what it depends on.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PageFiles<'a> {
    /// Addresses of the modules that the entry imports.
    pub entry_imports: Vec<String>,
    /// Addresses of the other modules that hydrate the page.
    pub modules: Vec<String>,
    /// Address and content of each stylesheet.
    pub styles: Vec<(String, &'a str)>,
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
    /// Reads the manifests of a web build: of the public pages, and of the back office if it was built.
    pub fn read(web_dist: &Path) -> Result<Self, WebBuildError> {
        let client = &web_dist.join("client");
        let (file, chunks) = chunks(client)?;
        let chunk = |key| chunks.get(key).ok_or_else(|| WebBuildError::new(&file, format!("does not name {key}")));
        let entry = address(&chunk(ENTRY)?.file);
        chunk(START)?;
        let mut styles = BTreeMap::new();
        for name in chunks.values().flat_map(|chunk| &chunk.css) {
            styles.insert(name.clone(), files::read_text(&client.join(name))?);
        }
        let icons = ICONS
            .into_iter()
            .filter(|(_, _, name)| files::is_file(&client.join(name)))
            .map(|(relation, media_type, name)| (relation, media_type, address(name)))
            .collect();
        Ok(Self {
            entry,
            fonts: fonts(client)?,
            icons,
            chunks,
            styles,
            admin: AdminFiles::read(&web_dist.join("admin"))?,
        })
    }

    /// Returns the files of the back office, unless the build has none.
    pub fn admin_files(&self) -> Option<&AdminFiles> {
        self.admin.as_ref()
    }

    /// Returns the files of a page whose modules have these keys.
    pub fn page_files(&self, modules: &[String]) -> PageFiles<'_> {
        let mut seen = BTreeSet::new();
        let mut found = PageFiles::default();
        self.add_with_imports(ENTRY, &mut seen, &mut found);
        found.modules.pop();
        found.entry_imports = mem::take(&mut found.modules);
        for key in modules.iter().map(String::as_str).chain([START]) {
            self.add_with_imports(key, &mut seen, &mut found);
        }
        found
    }

    fn add_with_imports<'a>(&'a self, key: &str, seen: &mut BTreeSet<&'a str>, found: &mut PageFiles<'a>) {
        let Some((key, chunk)) = self.chunks.get_key_value(key) else { return };
        if !seen.insert(key) {
            return;
        }
        for import in &chunk.imports {
            self.add_with_imports(import, seen, found);
        }
        found.modules.push(address(&chunk.file));
        found.styles.extend(
            chunk.css.iter().filter_map(|file| Some((address(file), self.styles.get(file).map(String::as_str)?))),
        );
    }
}

impl AdminFiles {
    fn read(folder: &Path) -> Result<Option<Self>, WebBuildError> {
        if !files::is_file(&folder.join(MANIFEST)) {
            return Ok(None);
        }
        let (file, chunks) = chunks(folder)?;
        let (mut seen, mut found, mut keys) = (BTreeSet::new(), Self::default(), vec![ADMIN]);
        while let Some(key) = keys.pop() {
            let chunk = chunks.get(key).ok_or_else(|| WebBuildError::new(&file, format!("does not name {key}")))?;
            if !seen.insert(key) {
                continue;
            }
            found.modules.push(address(&chunk.file));
            found.styles.extend(chunk.css.iter().map(|file| address(file)));
            keys.extend(chunk.imports.iter().map(String::as_str));
        }
        found.entry = found.modules.remove(0);
        Ok(Some(found))
    }
}

/// Returns the path of a folder's manifest, and its chunks by key.
fn chunks(folder: &Path) -> Result<(PathBuf, BTreeMap<String, Chunk>), WebBuildError> {
    let file = folder.join(MANIFEST);
    let text = files::read_text(&file)?;
    let chunks = serde_json::from_str(&text).map_err(|cause| WebBuildError::new(&file, cause))?;
    Ok((file, chunks))
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
    fn page_files_are_listed_once_after_their_imports() {
        let dist = tempfile::tempdir().unwrap();
        let folder = dist.path().join("client");
        std::fs::create_dir_all(folder.join(".vite")).unwrap();
        std::fs::create_dir(folder.join("assets")).unwrap();
        let manifest = r#"{
            "src/app/entry-client.ts": {"file": "assets/client-1.js", "isEntry": true, "css": ["assets/client-1.css"],
                "imports": ["_loader.js"], "dynamicImports": ["src/app/start.tsx"]},
            "_loader.js": {"file": "assets/loader-1.js"},
            "src/app/start.tsx": {"file": "assets/start-1.js", "isDynamicEntry": true, "imports": ["_react.js"],
                "dynamicImports": ["src/sections/home.ts"]},
            "_react.js": {"file": "assets/react-1.js"},
            "_form.js": {"file": "assets/form-1.js", "imports": ["_react.js"], "css": ["assets/form-1.css"]},
            "src/sections/home.ts": {"file": "assets/home-1.js", "isDynamicEntry": true,
                "imports": ["_react.js", "_form.js", "src/app/entry-client.ts"], "css": ["assets/home-1.css"]}
        }"#;
        std::fs::write(folder.join(MANIFEST), manifest).unwrap();
        for name in ["client", "form", "home"] {
            std::fs::write(folder.join(format!("assets/{name}-1.css")), format!(".{name}{{}}")).unwrap();
        }
        let manifest = Manifest::read(dist.path()).unwrap();
        assert_eq!(manifest.entry, "/assets/client-1.js");
        let style =
            |name: &str| (format!("/assets/{name}-1.css"), manifest.styles[&format!("assets/{name}-1.css")].as_str());
        let script = |name: &str| format!("/assets/{name}-1.js");
        assert_eq!(
            manifest.page_files(&["src/sections/home.ts".to_owned()]),
            PageFiles {
                entry_imports: vec![script("loader")],
                modules: ["react", "form", "home", "start"].map(script).to_vec(),
                styles: ["client", "form", "home"].map(style).to_vec(),
            }
        );
        assert_eq!(manifest.page_files(&["unknown".to_owned()]).modules, ["react", "start"].map(script));
        assert_eq!(manifest.admin_files(), None);
    }

    #[test]
    fn the_back_office_links_to_its_entry_and_all_that_it_imports() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join(".vite")).unwrap();
        let manifest = r#"{
            "src/admin/main.tsx": {"file": "assets/admin-1.js", "isEntry": true, "css": ["assets/admin-1.css"],
                "imports": ["_react.js", "_table.js"], "dynamicImports": ["src/admin/builder.tsx"]},
            "_react.js": {"file": "assets/react-1.js"},
            "_table.js": {"file": "assets/table-1.js", "imports": ["_react.js"], "css": ["assets/table-1.css"]},
            "src/admin/builder.tsx": {"file": "assets/builder-1.js", "isDynamicEntry": true}
        }"#;
        std::fs::write(folder.path().join(MANIFEST), manifest).unwrap();
        let files = AdminFiles::read(folder.path()).unwrap().unwrap();
        assert_eq!(files.entry, "/assets/admin-1.js");
        assert_eq!(files.modules, ["/assets/table-1.js", "/assets/react-1.js"]);
        assert_eq!(files.styles, ["/assets/admin-1.css", "/assets/table-1.css"]);
    }
}
