import { fill, fillWith } from "~/content/fill";
import { landing } from "~/content/landing";
import { createHead } from "~/document/head";
import type { LandingData } from "~/document/page-data-landing";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { Highlights } from "./highlights";
import { LandingHero } from "./landing-hero";
import styles from "./page.module.css";
import { Takeaways } from "./takeaways";
import { Team } from "./team";

/** An event's own page, outside the shared layout. What differs from event to event comes with the data. */
export default function LandingPage({ shell, page }: PageProps<LandingData>) {
  const content = fill(landing, shell.site);
  return (
    <div className={styles.page}>
      <LandingHero content={content} event={page.data} brand={shell.site.brand.name} />
      {page.data.ended ? null : (
        <>
          <Highlights content={content.highlights} event={page.data} />
          <Takeaways content={content.takeaways} />
          <Team content={content.team} />
        </>
      )}
      <a className={styles.contactTab} href={`/contacts?from=/${page.data.token}`}>
        {content.contactTab}
      </a>
    </div>
  );
}

export function head(document: SiteDocument<LandingData>) {
  const { hero, ended } = fill(landing, document.shell.site);
  const { data } = document.page;
  const { name } = document.shell.site.brand;
  return createHead(document, {
    title: `${data.name} | ${name}`,
    description: data.ended
      ? fillWith(`${ended.title}. ${ended.text}`, { event: data.name })
      : hero.description,
  });
}
