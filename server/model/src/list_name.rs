//! The lists that several sections share, with the names of their files.

/// The name of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListName {
    Delivery,
    Testimonials,
    Leaders,
    Partners,
}

impl ListName {
    /// Every list, in the order in which messages name them.
    pub const ALL: [Self; 4] = [Self::Delivery, Self::Testimonials, Self::Leaders, Self::Partners];

    /// Returns its slug, which is also the name of its file without `.yaml`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Delivery => "delivery",
            Self::Testimonials => "testimonials",
            Self::Leaders => "leaders",
            Self::Partners => "partners",
        }
    }

    /// Parses the slug.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|list| list.as_str() == word)
    }
}
