import { fill } from "~/content/fill";
import { insights } from "~/content/insights";
import { createHead, type PreloadImage } from "~/document/head";
import type { InsightDetailData } from "~/document/page-data-insights";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { Unavailable } from "~/sections/unavailable/unavailable";
import { unavailableHead } from "~/sections/unavailable/unavailable-page";
import { preloadPicture } from "~/ui/picture/preload-picture";
import { Body } from "./body/body";
import { Gallery } from "./gallery/gallery";
import { stillOf } from "./lead-video/still-of";
import { Neighbours } from "./neighbours/neighbours";
import { LEAD_SIZES, Opening } from "./opening/opening";
import { Related } from "./related/related";

/** Null when the server could not read the item. */
type Data = InsightDetailData | null;

const KINDS = {
  event: { section: insights.detail.sections.events, hub: "/insights?tab=events" },
  blog: { section: insights.detail.sections.blog, hub: "/insights?tab=blog" },
} as const;

export function head(document: SiteDocument<Data>) {
  const { shell, page } = document;
  const { data } = page;
  if (!data) return unavailableHead(document);
  const { name, src } = data.thumbnail;
  return createHead(document, {
    title: `${data.title} | ${shell.site.brand.name}`,
    description: data.excerpt,
    ogType: "article",
    // An editor's own picture stands by itself; one of the site's is drawn on.
    ogImage: name ? null : shell.origin + src,
    sharePicture: name,
    robots: data.preview ? "noindex" : null,
    preloadImages: [leadPreload(data)],
  });
}

/** The first picture, or what stands in the film's place. */
function leadPreload({ video, thumbnail }: InsightDetailData): PreloadImage {
  const { name, src } = video ? stillOf(video, thumbnail) : thumbnail;
  return name ? preloadPicture(name, LEAD_SIZES) : { href: src };
}

export default function InsightDetailPage({ shell, page }: PageProps<Data>) {
  const { data } = page;
  if (!data) return <Unavailable />;

  const text = fill(insights, shell.site);
  const kind = KINDS[data.kind];

  return (
    <article>
      <Opening text={text.detail} section={kind} data={data} />
      <Body text={text.detail} data={data} stale={page.stale === true} />
      {data.images.length > 0 ? <Gallery text={text.detail} pictures={data.images} /> : null}
      <Neighbours text={text.detail} previous={data.previous} next={data.next} />
      {data.related.length > 0 ? (
        <Related heading={text.detail.related} items={data.related} newWindow={text.newWindow} />
      ) : null}
    </article>
  );
}
