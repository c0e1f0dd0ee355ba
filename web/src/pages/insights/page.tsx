import { useNavigation, useRevalidator } from "react-router-dom";
import { fill, fillWith } from "~/content/fill";
import { insights } from "~/content/insights";
import { createHead } from "~/document/head";
import type { InsightsData } from "~/document/page-data-insights";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { breadcrumbData } from "~/document/structured-data";
import { preloadPicture } from "~/ui/picture/preload-picture";
import { Articles } from "./articles/articles";
import { InsightsHero } from "./hero/insights-hero";

type TabId = InsightsData["tab"];

const PATH = "/insights";
/** What the hub shows when the address names no tab that there is. */
const DEFAULT_TAB: TabId = "events";

function tabOf(id: string | null) {
  const [first] = insights.tabs;
  return insights.tabs.find((tab) => tab.id === id) ?? first;
}

function tabPath(id: TabId): string {
  return `${PATH}?tab=${id}`;
}

export function head(document: SiteDocument<InsightsData>) {
  const { shell, page } = document;
  const { label, seo } = fill(tabOf(page.data.tab), shell.site);
  const path = page.data.tab === DEFAULT_TAB ? PATH : tabPath(page.data.tab);
  const own = createHead(document, {
    ...seo,
    jsonLd: [
      breadcrumbData(shell, [
        { name: shell.site.brand.name, path: "/" },
        { name: label, path },
      ]),
    ],
    sharePicture: insights.hero.video,
    preloadImages: [preloadPicture(insights.hero.video, "100vw")],
  });
  return { ...own, canonical: own.canonical && shell.origin + path };
}

export default function InsightsPage({ shell, page }: PageProps<InsightsData>) {
  const { location } = useNavigation();
  const revalidator = useRevalidator();
  const text = fill(insights, shell.site);
  const { tab, items, upcoming } = page.data;
  const wanted =
    location?.pathname === PATH ? tabOf(new URLSearchParams(location.search).get("tab")).id : tab;
  const { label, description } = fill(tabOf(wanted), shell.site);
  const loading = wanted !== tab || revalidator.state === "loading";

  return (
    <>
      <InsightsHero labels={text.hero} title={fillWith(text.heading, { label })} description={description} />
      <Articles
        text={text}
        tabs={text.tabs.map((tab) => ({ id: tab.id, label: tab.label, href: tabPath(tab.id) }))}
        current={{ id: wanted, label }}
        items={loading ? null : items}
        upcoming={loading ? null : upcoming}
        stale={page.stale === true}
        failed={page.status >= 500}
      />
    </>
  );
}
