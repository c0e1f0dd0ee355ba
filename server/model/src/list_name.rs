//! The lists that several sections share, with the names of their files.

use crate::attributes::names;

/// The name of a list: its slug, which is also the name of its file without `.yaml`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListName {
    Delivery,
    Testimonials,
    Leaders,
    Partners,
}

names! {
    ListName: Delivery = "delivery", Testimonials = "testimonials", Leaders = "leaders", Partners = "partners"
}
