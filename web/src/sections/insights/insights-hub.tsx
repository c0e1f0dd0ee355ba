import { useNavigation, useRevalidator } from "react-router-dom";
import { Articles } from "~/features/insights/articles";
import { HERO_SIZES, InsightsHero } from "~/features/insights/insights-hero";
import { posterOf } from "~/features/insights/poster";
import { findTab, tabOfQuery } from "~/page/insights-tab";
import type { SectionModule, SectionProps } from "~/page/section-module";
import { preloadOpening } from "~/ui/pictures/preload-picture";
import { fillWith } from "~/ui/text/fill";

/** Events, news and blog posts in tabs, below a video as high as the window. */
export default function InsightsHub({ id, props, data, page }: SectionProps<"insightsHub">) {
  const { location } = useNavigation();
  const revalidator = useRevalidator();
  const { items, pagination, upcoming } = data;
  const shown = findTab(props.tabs, data.tab);
  const wanted = location?.pathname === page.path ? findTab(props.tabs, tabOfQuery(location.search)) : shown;
  if (!shown || !wanted) return null;
  const failed = page.status >= 500;
  // A list that is being refreshed stays visible: the visitor may be reading it.
  const loading = wanted !== shown || (failed && revalidator.state === "loading");

  return (
    <>
      <InsightsHero
        target={id}
        video={props.video}
        title={fillWith(props.heading, { label: wanted.label })}
        description={wanted.description}
        next={upcoming && !loading ? { label: props.upcomingEyebrow, event: upcoming } : null}
      />
      <Articles
        id={id}
        hub={props}
        path={page.path}
        current={wanted}
        items={loading ? null : items}
        pagination={loading ? null : pagination}
        upcoming={loading ? null : upcoming}
        failed={failed}
      />
    </>
  );
}

export const preload: SectionModule<"insightsHub">["preload"] = ({ video }) =>
  preloadOpening(posterOf(video), HERO_SIZES);
