import { about } from "~/content/about";
import { deliverySteps } from "~/content/delivery";
import { fill } from "~/content/fill";
import { testimonialLabels, testimonials } from "~/content/testimonials";
import { createHead } from "~/document/head";
import type { AboutMachines } from "~/document/page-machines";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { breadcrumbData, organizationData } from "~/document/structured-data";
import { Banner } from "~/sections/banner/banner";
import { Testimonials } from "~/sections/testimonials/testimonials";
import { Leadership } from "./leadership/leadership";
import { Story } from "./story/story";
import { Vision } from "./vision/vision";
import { WhoWeAre } from "./who-we-are";
import { Workflow } from "./workflow/workflow";

/** Five sections in the specified order, with the testimonials before the last and the banner at the end. */
export default function AboutPage({ shell, page }: PageProps<unknown, AboutMachines>) {
  const content = fill(about, shell.site);
  const { machines } = page;
  return (
    <>
      <Story content={content.story} />
      <Workflow content={content.workflow} steps={deliverySteps} frames={machines.stepFrames} />
      <Vision content={content.vision} />
      <Leadership content={content.leadership} initial={machines.leadership} />
      <Testimonials labels={testimonialLabels} testimonials={testimonials} initial={machines.testimonials} />
      <WhoWeAre content={content.whoWeAre} />
      <Banner content={content.banner} />
    </>
  );
}

export function head(document: SiteDocument) {
  const { seo, story } = fill(about, document.shell.site);
  return createHead(document, {
    title: seo.title,
    description: seo.description,
    sharePicture: "page/about",
    jsonLd: [
      organizationData(document.shell),
      breadcrumbData(document.shell, [
        { name: document.shell.site.brand.name, path: "/" },
        { name: story.eyebrow, path: "/about" },
      ]),
    ],
  });
}
