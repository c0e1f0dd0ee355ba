//! The lists that several sections share, with the names of their files.

use crate::attributes::names;

names! {
    /// The name of a list: its slug, which is also the name of its file without `.yaml`.
    pub enum ListName {
        Delivery = "delivery",
        Testimonials = "testimonials",
        Leaders = "leaders",
        Partners = "partners",
    }
}
