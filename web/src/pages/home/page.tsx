import { fill } from "~/content/fill";
import { home } from "~/content/home";
import { createHead } from "~/document/head";
import type { HomeInsightsData } from "~/document/page-data-insights";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { organizationData } from "~/document/structured-data";
import { Expertise } from "./expertise/expertise";
import { FiguresBand } from "./figures-band";
import { Hero } from "./hero/hero";
import { heroPreloads } from "./hero/hero-media";
import { Mission } from "./mission/mission";
import { Partners } from "./partners/partners";
import { FeaturedProducts } from "./products/featured-products";
import { Teaser } from "./teaser/teaser";

/** Seven sections; their grounds alternate, beginning dark. */
export default function HomePage({ shell, page }: PageProps<HomeInsightsData>) {
  const content = fill(home, shell.site);
  return (
    <>
      <Hero content={content.hero} title={content.seo.title} />
      <Teaser content={content.teaser} items={page.data.teaser} />
      <Expertise content={content.expertise} />
      <Partners content={content.partners} offices={shell.site.offices} />
      <Mission content={content.mission} />
      <FeaturedProducts content={content.products} />
      <FiguresBand content={content.statistics} />
    </>
  );
}

export function head(document: SiteDocument<HomeInsightsData>) {
  const { seo } = fill(home, document.shell.site);
  return createHead(document, {
    title: seo.title,
    description: seo.description,
    jsonLd: [organizationData(document.shell)],
    preloadImages: heroPreloads,
  });
}
