//! Lists that several sections share, one file each.

use garde::Validate;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::values::{Anchor, Href, Image, Line, Text, VectorName};

/// The steps of the delivery method.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, Validate, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DeliverySteps {
    /// The steps, in display order.
    #[garde(length(max = 9), dive)]
    pub steps: Vec<DeliveryStep>,
}

/// A step of the delivery method.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct DeliveryStep {
    /// The name of the step.
    pub title: Line,
    /// The step in a few words.
    pub subtitle: Line,
    /// A few sentences.
    pub desc: Text,
    /// A picture of the step, next to its words on pages of services.
    #[garde(dive)]
    pub image: Option<Image>,
}

/// Testimonials of clients.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, Validate, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TestimonialList {
    /// The testimonials, in display order.
    #[garde(length(max = 24), dive)]
    pub testimonials: Vec<Testimonial>,
}

/// A client's testimonial.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
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
    #[garde(dive)]
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
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, Validate, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LeaderList {
    /// The leaders, in display order.
    #[garde(length(max = 40), dive)]
    pub leaders: Vec<Leader>,
}

/// A leader of the company.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
pub struct Leader {
    /// The person's name.
    pub name: Line,
    /// The person's role.
    pub role: Line,
    /// A portrait.
    #[garde(dive)]
    pub image: Image,
    /// Address of the professional profile.
    pub linkedin: Option<Href>,
    /// The person's office.
    pub office: Option<Line>,
    /// An invitation to ask the person about a subject, in a few words, such as 'Ask about payroll'.
    pub topic: Option<Line>,
}

/// The company's partners.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, Validate, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PartnerList {
    /// The partners, in display order.
    #[garde(length(max = 24), dive)]
    pub partners: Vec<Partner>,
}

/// A partner with its logo: either a drawing or an image.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate, JsonSchema, ts_rs::TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[garde(allow_unvalidated)]
#[garde(custom(one_logo))]
pub struct Partner {
    /// The partner's name.
    pub name: Line,
    /// The logo as one of the site's drawings.
    pub logo: Option<VectorName>,
    /// The logo as a file in `media/`.
    #[garde(dive)]
    pub image: Option<Image>,
}

fn one_logo(partner: &Partner, (): &()) -> garde::Result {
    match partner.logo.is_some() == partner.image.is_some() {
        true => Err(garde::Error::new("expected either logo or image")),
        false => Ok(()),
    }
}
