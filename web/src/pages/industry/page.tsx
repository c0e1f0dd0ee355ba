import { fill } from "~/content/fill";
import { industriesBySlug } from "~/content/industries/by-slug";
import { industryLabels } from "~/content/industries/labels";
import type { IndustryPage as IndustryContent } from "~/content/types/industry-page";
import { contactHref } from "~/document/contact-href";
import { createHead } from "~/document/head";
import type { IndustryMachines } from "~/document/page-machines";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { breadcrumbData, organizationData } from "~/document/structured-data";
import { SuccessStories } from "~/sections/success-stories/success-stories";
import { preloadPicture } from "~/ui/picture/preload-picture";
import { IndustryHero } from "./hero/industry-hero";
import { MAIN_SIZES } from "./hero/sizes";
import { NumberedSections } from "./numbered-sections/numbered-sections";
import { Overview } from "./overview/overview";

function contentOf({ shell, page }: SiteDocument): IndustryContent {
  const slug = page.route.name === "industry" ? page.route.slug : "";
  const industry = Object.values(industriesBySlug).find((candidate) => candidate.slug === slug);
  if (!industry) throw new Error(`no copy for the industry ${slug}`);
  return fill(industry, shell.site);
}

export function head(document: SiteDocument) {
  const { shell, page } = document;
  const { name, hero, seo } = contentOf(document);
  return createHead(document, {
    ...seo,
    jsonLd: [
      organizationData(shell),
      breadcrumbData(shell, [
        { name: shell.site.brand.name, path: "/" },
        { name, path: page.path },
      ]),
    ],
    sharePicture: hero.mainImage.name,
    preloadImages: [preloadPicture(hero.mainImage.name, MAIN_SIZES)],
  });
}

export default function IndustryPage(document: PageProps<unknown, IndustryMachines>) {
  const { name, hero, overview, sections, successStories } = contentOf(document);
  const { stories } = document.page.machines;
  const initial = stories[successStories.cards.length] ?? stories.at(-1);
  return (
    <>
      <IndustryHero
        name={name}
        content={hero}
        contact={{ label: industryLabels.contact, href: contactHref({ from: document.page.path }) }}
      />
      <Overview content={overview} />
      <NumberedSections sections={sections} />
      {initial ? <SuccessStories labels={industryLabels} content={successStories} initial={initial} /> : null}
    </>
  );
}
