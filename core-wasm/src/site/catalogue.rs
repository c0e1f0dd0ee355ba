//! What is offered: services, products, industries and success stories, in the order of the menus.

use serde::Serialize;

/// The two families of services; each is a first path segment and a dropdown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub enum Family {
    /// `/ai-services/…`
    AiServices,
    /// `/cloud-services/…`
    CloudServices,
}

impl Family {
    /// The first segment of the family's paths.
    #[must_use]
    pub const fn segment(self) -> &'static str {
        match self {
            Self::AiServices => "ai-services",
            Self::CloudServices => "cloud-services",
        }
    }

    /// The family's heading.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::AiServices => "AI Services",
            Self::CloudServices => "Cloud Services",
        }
    }
}

/// One service with a page of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Service {
    /// Which dropdown and which first path segment it belongs to.
    pub family: Family,
    /// Last path segment.
    pub slug: &'static str,
    /// Name as menus and forms show it.
    pub label: &'static str,
}

impl Service {
    /// The service's page.
    #[must_use]
    pub fn path(&self) -> String {
        format!("/{}/{}", self.family.segment(), self.slug)
    }

    /// The service of a family and slug, if there is one.
    #[must_use]
    pub fn find(family: Family, slug: &str) -> Option<&'static Self> {
        SERVICES.iter().find(|service| service.family == family && service.slug == slug)
    }
}

/// A slug with its label: a product, an industry or a success story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// Last path segment.
    pub slug: &'static str,
    /// Name as menus and links show it.
    pub label: &'static str,
}

impl Entry {
    /// The entry of `table` with this slug, if there is one.
    #[must_use]
    pub fn find(table: &'static [Self], slug: &str) -> Option<&'static Self> {
        table.iter().find(|entry| entry.slug == slug)
    }
}

const fn ai(slug: &'static str, label: &'static str) -> Service {
    Service { family: Family::AiServices, slug, label }
}

const fn cloud(slug: &'static str, label: &'static str) -> Service {
    Service { family: Family::CloudServices, slug, label }
}

const fn entry(slug: &'static str, label: &'static str) -> Entry {
    Entry { slug, label }
}

/// The twelve services in menu order (document 1, section 2.3).
pub const SERVICES: [Service; 12] = [
    ai("generative-ai", "Generative AI"),
    ai("agentic-ai", "Agentic AI"),
    ai("predictive-analytics", "Predictive Analytics"),
    ai("ai-consulting", "AI Consulting"),
    ai("product-software-development", "Product & Software Development"),
    ai("machine-learning", "Machine Learning"),
    ai("intelligent-virtual-assistants", "Intelligent Virtual Assistants"),
    cloud("consulting-and-implementation", "Consulting and Implementation"),
    cloud("fusion-advanced-support-team", "FAST (Fusion Advanced Support Team)"),
    cloud("cloud-technology", "Cloud Technology"),
    cloud("strategic-advisory-consulting", "Strategic and Advisory Consulting"),
    cloud("faw-xcelerator", "FAW Xcelerator"),
];

/// The three products in menu order (document 1, section 2.3).
pub const PRODUCTS: [Entry; 3] = [entry("corx", "CORX"), entry("govcubes", "GovCubes"), entry("cadeo", "Cadeo")];

/// The four industries in menu order (document 1, section 2.3).
pub const INDUSTRIES: [Entry; 4] = [
    entry("public-sector", "Public Sector"),
    entry("utilities", "Utilities"),
    entry("healthcare", "Healthcare"),
    entry("financial", "Financial Services"),
];

/// The seven success stories (document 2, section 2.3).
pub const STORIES: [Entry; 7] = [
    entry("city-erp-engagement", "City ERP Engagement"),
    entry("town-financials-projects-grants-procurement", "Town Financials, Projects, Grants and Procurement"),
    entry("town-planning-epm", "Town Planning with EPM"),
    entry("county-erp-cloud-hcm-conversion", "County ERP Cloud and HCM Conversion"),
    entry("hcm-efficiency", "HCM Efficiency"),
    entry("diagnosing-heart-disease", "Diagnosing Heart Disease"),
    entry("financial-services-ga-erp-transformation", "Financial Services ERP Transformation"),
];
