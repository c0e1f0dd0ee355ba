import { career } from "~/content/career";
import { fill } from "~/content/fill";
import { createHead } from "~/document/head";
import type { CareerData } from "~/document/page-data-insights";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { breadcrumbData } from "~/document/structured-data";
import { CareerHero } from "./hero/career-hero";
import { Life } from "./life/life";
import { Openings } from "./openings/openings";

export function head(document: SiteDocument<CareerData>) {
  const { shell, page } = document;
  const { seo, hero } = fill(career, shell.site);
  return createHead(document, {
    ...seo,
    sharePicture: "career/life",
    jsonLd: [
      breadcrumbData(shell, [
        { name: shell.site.brand.name, path: "/" },
        { name: hero.eyebrow, path: page.path },
      ]),
    ],
  });
}

export default function CareerPage({ shell, page }: PageProps<CareerData>) {
  const text = fill(career, shell.site);
  return (
    <>
      <CareerHero text={text.hero} />
      <Life text={text.life} />
      <Openings text={text.openings} data={page.data} failed={page.status >= 500} />
    </>
  );
}
