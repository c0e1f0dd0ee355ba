//! Lists that several sections share, one file each.

use macro_rules_attribute::apply;
use serde::Serialize;

use super::values::{Anchor, Href, Image, Line, Text, VectorName};
use crate::attributes::{document, rule, view};

/// The steps of the delivery method.
#[apply(document!)]
#[derive(Default)]
pub struct DeliverySteps {
    /// The steps, in display order.
    #[garde(length(max = 9))]
    pub steps: Vec<DeliveryStep>,
}

/// A step of the delivery method.
#[apply(view!)]
pub struct DeliveryStep {
    /// The name of the step.
    pub title: Line,
    /// The step in a few words.
    pub subtitle: Line,
    /// The occasion of the step, which distinguishes it from a step with the same description.
    pub when: Option<Line>,
    /// A few sentences.
    pub desc: Text,
    /// A picture of the step, next to its words on pages of services.
    pub image: Option<Image>,
}

/// Testimonials of clients.
#[apply(document!)]
#[derive(Default)]
pub struct TestimonialList {
    /// The testimonials, in display order.
    #[garde(length(max = 24))]
    pub testimonials: Vec<Testimonial>,
}

/// A client's testimonial.
#[apply(document!)]
pub struct Testimonial {
    /// The id of the entry, unique within the list.
    pub id: Anchor,
    /// The client's name. The site does not show it.
    pub name: Line,
    /// The client's role.
    pub role: Line,
    /// The client's organisation.
    pub organisation: Line,
    /// The client's town or country. The site does not show it.
    pub location: Line,
    /// The testimonial.
    pub quote: Text,
    /// A portrait.
    pub image: Image,
}

/// A testimonial without the client's name and place.
#[derive(Debug, Clone, PartialEq, Serialize, ts_rs::TS)]
pub struct PublicTestimonial {
    pub id: Anchor,
    pub role: Line,
    pub organisation: Line,
    pub quote: Text,
    pub image: Image,
}

impl From<Testimonial> for PublicTestimonial {
    fn from(testimonial: Testimonial) -> Self {
        let Testimonial { id, role, organisation, quote, image, name: _, location: _ } = testimonial;
        Self { id, role, organisation, quote, image }
    }
}

/// The company's leaders.
#[apply(document!)]
#[derive(Default)]
pub struct LeaderList {
    /// The leaders, in display order.
    #[garde(length(max = 40))]
    pub leaders: Vec<Leader>,
}

/// A leader of the company.
#[apply(view!)]
pub struct Leader {
    /// The person's name.
    pub name: Line,
    /// The person's role.
    pub role: Line,
    /// A portrait.
    pub image: Image,
    /// Address of the professional profile.
    pub linkedin: Option<Href>,
    /// The person's office.
    pub office: Option<Line>,
    /// An invitation to ask the person about a subject, in a few words, such as 'Ask about payroll'.
    pub topic: Option<Line>,
}

/// The company's partners.
#[apply(document!)]
#[derive(Default)]
pub struct PartnerList {
    /// The partners, in display order.
    #[garde(length(max = 24), dive)]
    pub partners: Vec<Partner>,
}

/// A partner with its logo: either a drawing or an image.
#[apply(view!)]
#[garde(custom(one_logo))]
pub struct Partner {
    /// The partner's name.
    pub name: Line,
    /// The logo as one of the site's drawings.
    pub logo: Option<VectorName>,
    /// The logo as a file in `media/`.
    pub image: Option<Image>,
}

fn one_logo(partner: &Partner, (): &()) -> garde::Result {
    rule(partner.logo.is_some() != partner.image.is_some(), "expected either logo or image")
}
