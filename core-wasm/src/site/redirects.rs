//! Old addresses and where they lead (document 1, section 2.2).

use super::landings::Landings;

/// Last segment of the old address that leads to a configured landing.
pub(super) const ORACLE_AI_WORLD_2025: &str = "oracle-ai-world-2025";

/// Where a redirect leads. Always a canonical path that is itself a page, so that none redirects twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A page of the site.
    Path(&'static str),
    /// The landing that the owner has configured for Oracle AI World 2025.
    OracleAiWorld2025Landing,
}

/// One old address, in canonical form, and its target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Redirect {
    /// Canonical path that is no longer served.
    pub from: &'static str,
    /// What is served in its place.
    pub to: Target,
}

const fn redirect(from: &'static str, to: &'static str) -> Redirect {
    Redirect { from, to: Target::Path(to) }
}

/// The 52 redirects in the specification's order. The old event addresses hold under `/events/` too.
pub const REDIRECTS: [Redirect; 52] = [
    redirect("/home", "/"),
    redirect("/services", "/"),
    redirect("/leadership", "/about"),
    redirect("/products", "/products/govcubes"),
    redirect("/product-1", "/products/govcubes"),
    redirect("/product-3", "/products/govcubes"),
    redirect("/product-2", "/products/cadeo"),
    redirect("/service-1", "/cloud-services/consulting-and-implementation"),
    redirect("/oracle-consulting", "/cloud-services/consulting-and-implementation"),
    redirect("/service-2", "/cloud-services/fusion-advanced-support-team"),
    redirect("/service-3", "/cloud-services/cloud-technology"),
    redirect("/service-7", "/cloud-services/faw-xcelerator"),
    redirect("/service-4", "/cloud-services/strategic-advisory-consulting"),
    redirect("/service-5", "/cloud-services/strategic-advisory-consulting"),
    redirect("/events/event", "/insights"),
    redirect("/news", "/insights"),
    redirect("/industries", "/industries/public-sector"),
    redirect("/public-sector", "/industries/public-sector"),
    redirect("/publicsectordetail", "/industries/public-sector"),
    redirect("/publicsectordetailpage", "/industries/public-sector"),
    redirect("/financial", "/industries/financial"),
    redirect("/healthcare", "/industries/healthcare"),
    redirect("/healthcaredetail", "/industries/healthcare"),
    redirect("/utilitiesdetail", "/industries/utilities"),
    redirect("/utilities", "/success-stories/hcm-efficiency"),
    redirect("/publicsector5", "/success-stories/city-erp-engagement"),
    redirect("/publicsector6", "/success-stories/county-erp-cloud-hcm-conversion"),
    redirect("/success_storiesdetail", "/success-stories/diagnosing-heart-disease"),
    redirect("/financialservices1", "/success-stories/financial-services-ga-erp-transformation"),
    redirect("/publicsector2", "/success-stories/town-financials-projects-grants-procurement"),
    redirect("/publicsector4", "/success-stories/town-planning-epm"),
    redirect("/blogs/5", "/blog/oracle-strategy"),
    redirect("/blogs/3", "/blog/agentic-ai"),
    redirect("/blogs/2", "/blog/ai-in-public-sector"),
    redirect("/blogs/1", "/blog/ai-in-healthcare"),
    redirect("/eventdetail10", "/events/kochi-office-inauguration"),
    redirect("/gfoa2025", "/events/gfoa-2025"),
    redirect("/eventdetail4", "/events/gfoa-2024"),
    redirect("/eventdetail2", "/events/baps-mandir-inauguration"),
    redirect("/eventdetail8", "/events/cloud-world-2024"),
    redirect("/eventcore", "/events/oracle-core-user-2025"),
    redirect("/eventdetail7", "/events/oracle-cloud-world-tour-mumbai"),
    redirect("/eventdetail9", "/events/icma-2024"),
    redirect("/eventascend", "/events/ascend-2025"),
    redirect("/eventdetail12", "/events/bangalore-office-inauguration"),
    redirect("/eventdetail3", "/events/oracle-cloud-world-tour-dubai"),
    redirect("/eventdetail", "/events/oracle-cloud-world-2023"),
    redirect("/eventdetail1", "/events/oracle-cloud-world-2023"),
    redirect("/eventdetail6", "/events/gitex-global-2023"),
    redirect("/eventdetail5", "/events/ascend-2024"),
    redirect("/eventdetail11", "/events/gitex-global-2024"),
    Redirect { from: "/oracle-ai-world-2025", to: Target::OracleAiWorld2025Landing },
];

/// Where the canonical `path` leads, if it is an old address. `/events/eventdetail10` counts as `/eventdetail10`,
/// likewise every other old event address.
pub(super) fn target(path: &str, landings: &Landings) -> Option<String> {
    let to = find(path).or_else(|| find(path.strip_prefix("/events")?).filter(leads_to_event))?;
    match to {
        Target::Path(to) => Some(to.to_owned()),
        Target::OracleAiWorld2025Landing => landings.oracle_ai_world_2025_target(),
    }
}

/// Whether `/{segment}` is an old address, whatever landings are configured.
pub(super) fn is_fixed_source(segment: &str) -> bool {
    REDIRECTS.iter().any(|redirect| redirect.from.strip_prefix('/') == Some(segment))
}

fn find(path: &str) -> Option<Target> {
    REDIRECTS.iter().find(|redirect| redirect.from == path).map(|redirect| redirect.to)
}

fn leads_to_event(target: &Target) -> bool {
    matches!(target, Target::Path(to) if to.starts_with("/events/"))
}
