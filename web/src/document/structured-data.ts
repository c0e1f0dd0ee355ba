import type { ShellData } from "./site-document";

const CONTEXT = "https://schema.org";

/** Who publishes the site. */
export function organizationData({ site, origin }: ShellData): object {
  return {
    "@context": CONTEXT,
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: site.brand.name,
    legalName: site.brand.legalName,
    url: `${origin}/`,
    foundingDate: String(site.brand.founded),
    email: site.contact.email,
    sameAs: site.social.map(({ url }) => url),
    location: site.offices.map(({ labels, address, phone }) => ({
      "@type": "Place",
      name: labels.home,
      address: address.join(", "),
      telephone: phone,
    })),
  };
}

/** Where a page stands: the names and paths from the home page to itself. */
export function breadcrumbData(
  { origin }: ShellData,
  trail: readonly { readonly name: string; readonly path: string }[],
): object {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
