//! The site search: one index over all pages.

mod documents;

use std::sync::Arc;

use core_wasm::site::search::Index;

use crate::site::site_content::SiteContent;
use crate::work::careers::openings;
use crate::work::cpu_pool;
use store::Store;

/// Builds the index. The error is an index without the openings, which could not be read.
pub async fn build(store: &Store, content: &SiteContent) -> Result<Arc<Index>, Arc<Index>> {
    let openings = openings(store, content).await;
    let openings = openings.inspect_err(|cause| tracing::error!(%cause, "the search index has no job openings"));
    let is_whole = openings.is_ok();
    let mut documents = documents::of_content(content);
    documents.extend(documents::of_items(content));
    documents.extend(documents::of_openings(content, openings.unwrap_or_default()));
    let index = Arc::new(cpu_pool::run(move || Index::build(&documents)).await.unwrap_or_default());
    if is_whole { Ok(index) } else { Err(index) }
}
