//! Pages: an address to a route, a route to its data, the data to a document.

mod contacts;
mod data;
mod document;
mod handler;
mod navigation;
mod prerender;
mod view;

pub use contacts::{ContactData, FormState, FormValues};
pub use data::{Loaded, load};
pub use document::document_response;
pub use handler::{get_page, only_get};
pub use navigation::get_page_data;
pub use prerender::prerender;
pub use view::{Page, PageDocument, Shell};
