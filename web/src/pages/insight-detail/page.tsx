import { useNavigation } from "react-router-dom";
import { fill } from "~/content/fill";
import { insights } from "~/content/insights";
import { unavailable } from "~/content/unavailable";
import { createHead, type PreloadImage } from "~/document/head";
import type { InsightDetailData } from "~/document/page-data-insights";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { isDetailPath } from "~/sections/insight-cards/is-detail-path";
import { Unavailable } from "~/sections/unavailable/unavailable";
import { LoadingNote } from "~/ui/loading-note/loading-note";
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
  if (!data) {
    const { title, description } = fill(unavailable, shell.site);
    return createHead(document, { title, description });
  }
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
  const { location } = useNavigation();
  const { data } = page;
  if (!data) return <Unavailable path={page.path} />;

  const text = fill(insights, shell.site);
  const kind = KINDS[data.kind];
  const loading =
    location !== undefined && location.pathname !== page.path && isDetailPath(location.pathname);
  const notice = page.stale ? text.detail.stale : data.preview ? text.detail.preview : null;

  return (
    <article aria-busy={loading}>
      <Opening text={text.detail} section={kind} data={data} />
      <Body text={text.detail} data={data} notice={notice} />
      {data.images.length > 0 ? <Gallery text={text.detail} pictures={data.images} /> : null}
      <Neighbours text={text.detail} previous={data.previous} next={data.next} />
      {data.related.length > 0 ? (
        <Related heading={text.detail.related} items={data.related} newWindow={text.newWindow} />
      ) : null}
      <LoadingNote text={loading ? text.detail.loading : null} />
    </article>
  );
}
