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

interface Offering {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** Address of a picture on this site. */
  readonly image?: string;
}

/** Something that the firm does for its clients. */
export function serviceData(
  { origin }: ShellData,
  { category, ...offering }: Offering & { readonly category: string },
): object {
  return {
    "@context": CONTEXT,
    "@type": "Service",
    ...describe(origin, offering),
    serviceType: category,
    provider: { "@id": `${origin}/#organization` },
  };
}

/** Software that the firm makes. */
export function productData({ site, origin }: ShellData, offering: Offering): object {
  return {
    "@context": CONTEXT,
    "@type": "Product",
    ...describe(origin, offering),
    category: "Enterprise software",
    brand: { "@type": "Brand", name: site.brand.name },
    manufacturer: { "@id": `${origin}/#organization` },
  };
}

/** The account of an engagement. */
export function articleData({ origin }: ShellData, { name, ...offering }: Offering): object {
  const { name: headline, ...described } = describe(origin, { name, ...offering });
  return {
    "@context": CONTEXT,
    "@type": "Article",
    headline,
    ...described,
    author: { "@id": `${origin}/#organization` },
    publisher: { "@id": `${origin}/#organization` },
  };
}

function describe(origin: string, { name, description, path, image }: Offering) {
  return { name, description, url: origin + path, ...(image ? { image: origin + image } : {}) };
}
