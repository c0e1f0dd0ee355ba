import { fill, fillWith } from "~/content/fill";
import { home } from "~/content/home";
import type { HomePage as HomeContent } from "~/content/types/home-page";
import { createHead } from "~/document/head";
import type { HomeInsightsData, UpcomingEvent } from "~/document/page-data-insights";
import type { HomeMachines } from "~/document/page-machines";
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
export default function HomePage({ shell, page }: PageProps<HomeInsightsData, HomeMachines>) {
  const content = fill(home, shell.site);
  return (
    <>
      <Hero
        content={leadingTo(page.data.upcoming, content.hero)}
        title={content.seo.title}
        initial={page.machines}
      />
      <Teaser content={content.teaser} items={page.data.teaser} />
      <Expertise content={content.expertise} />
      <Partners content={content.partners} offices={shell.site.offices} />
      <Mission content={content.mission} />
      <FeaturedProducts content={content.products} />
      <FiguresBand content={content.statistics} />
    </>
  );
}

/** The banner, whose first slide leads to the next event while one lies ahead. */
function leadingTo(upcoming: UpcomingEvent | null, hero: HomeContent["hero"]): HomeContent["hero"] {
  if (!upcoming) return hero;
  const [event, main, awards] = hero.slides;
  const link = { href: upcoming.href, label: fillWith(hero.upcomingLabel, { event: upcoming.name }) };
  return { ...hero, slides: [{ ...event, link }, main, awards] };
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
