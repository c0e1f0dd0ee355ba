import { Unavailable } from "~/features/unavailable/unavailable";
import { unavailableHead } from "~/features/unavailable/unavailable-page";
import type { InsightDetail } from "~/generated/contract";
import { createHead } from "~/page/head";
import { TAB_OF_KIND, tabHref } from "~/page/insights-tab";
import type { PageProps } from "~/page/page-module";
import type { SiteDocument } from "~/page/site-document";
import { OfferStrip } from "~/ui/layout/offer-strip";
import { Section } from "~/ui/layout/section";
import { imageOf } from "~/ui/pictures/content-picture";
import type { PreloadImage } from "~/ui/pictures/preload-picture";
import { preloadPicture } from "~/ui/pictures/preload-picture";
import { Body } from "./body";
import { Gallery } from "./gallery";
import { InsightCards } from "./insight-cards";
import { Neighbours } from "./neighbours";
import { leadSizes, Opening } from "./opening";
import { stillOf } from "./stills";

/** The item; null if the server could not read it. */
type Data = InsightDetail | null;

export function head(document: SiteDocument<Data>) {
  const { shell, page } = document;
  const { data } = page;
  if (!data) return unavailableHead(document);
  const { name, src } = data.thumbnail;
  return createHead(document, {
    title: `${data.title} | ${shell.site.brand.name}`,
    description: data.excerpt,
    ogType: "article",
    sharePicture: name ?? src,
    robots: data.preview ? "noindex" : null,
    preloadImages: [leadPreload(data)],
  });
}

/** Returns the preload of the first picture, or of the video's poster. */
function leadPreload(data: InsightDetail): PreloadImage {
  const { video, thumbnail } = data;
  return preloadPicture(imageOf(video ? stillOf(video, thumbnail) : thumbnail), leadSizes(data));
}

export default function InsightDetailPage({ shell, page }: PageProps<Data>) {
  const { data } = page;
  if (!data) return <Unavailable />;

  const { kind, tabLabel } = data;
  return (
    <article>
      <Opening
        tab={tabLabel === null ? null : { label: tabLabel, href: tabHref(TAB_OF_KIND[kind]) }}
        data={data}
      />
      <Body data={data} />
      {data.images.length > 0 ? <Gallery pictures={data.images} /> : null}
      <Neighbours previous={data.previous} next={data.next} />
      {data.offer ? <OfferStrip id="offer" offer={data.offer.props} leader={data.offer.data.leader} /> : null}
      {data.related.length > 0 ? (
        <Section ground="mist" labelledBy="related">
          <h2 id="related">{shell.words.insights.related}</h2>
          <InsightCards items={data.related} heading="h3" />
        </Section>
      ) : null}
    </article>
  );
}
