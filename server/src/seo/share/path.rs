//! Addresses of share images.

const FOLDER: &str = "/share";
/// Name of the home page's image; no page of the site has that path.
pub const SHARE_IMAGE_OF_HOME: &str = "/index";
pub const SHARE_IMAGE_EXTENSION: &str = ".jpg";

/// Returns the path of a page's share image.
pub fn share_image_path(page: &str) -> String {
    format!("{FOLDER}{}{SHARE_IMAGE_EXTENSION}", if page == "/" { SHARE_IMAGE_OF_HOME } else { page })
}
