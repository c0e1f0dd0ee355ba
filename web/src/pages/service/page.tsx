import { ArrowRight } from "lucide-react";
import { deliverySteps } from "~/content/delivery";
import { fill } from "~/content/fill";
import { serviceLabels } from "~/content/services/labels";
import type { ServicePage as ServiceContent } from "~/content/types/service-page";
import { contactHref } from "~/document/contact-href";
import { createHead } from "~/document/head";
import type { ServiceMachines } from "~/document/page-machines";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { breadcrumbData, organizationData, serviceData } from "~/document/structured-data";
import { Circle } from "~/sections/circle/circle";
import { Delivery } from "~/sections/delivery/delivery";
import { Migration } from "~/sections/migration/migration";
import { OtherServices } from "~/sections/other-services/other-services";
import { Packages } from "~/sections/packages/packages";
import { HERO_SIZES, PageHero } from "~/sections/page-hero/page-hero";
import { Pillars } from "~/sections/pillars/pillars";
import { Thrive } from "~/sections/thrive/thrive";
import { ButtonLink } from "~/ui/button/button";
import { pictureFile } from "~/ui/picture/find-picture";
import { preloadPicture } from "~/ui/picture/preload-picture";
import { Impact } from "./impact";

function contentOf({ shell, page, copy }: SiteDocument): ServiceContent {
  if (!copy) throw new Error(`no copy for ${page.path}`);
  return fill(copy, shell.site);
}

export function head(document: SiteDocument) {
  const { shell, page } = document;
  const { name, family, image, seo } = contentOf(document);
  const category = serviceLabels.families[family];
  return createHead(document, {
    ...seo,
    jsonLd: [
      organizationData(shell),
      serviceData(shell, {
        name,
        category,
        description: seo.description,
        path: page.path,
        image: pictureFile(image.name, 1200, "webp"),
      }),
      breadcrumbData(shell, [
        { name: shell.site.brand.name, path: "/" },
        { name, path: page.path },
      ]),
    ],
    sharePicture: image.name,
    preloadImages: [preloadPicture(image.name, HERO_SIZES)],
  });
}

/** One template for all services: the copy's switches say which sections there are. */
export default function ServicePage(document: PageProps<unknown, ServiceMachines>) {
  const { shell, page } = document;
  const service = contentOf(document);
  const { sections } = service;
  const labels = fill(serviceLabels, shell.site);

  return (
    <>
      {sections.hero ? (
        <PageHero tag={service.hero.tag} title={service.hero.title} image={service.image}>
          <ButtonLink
            href={contactHref({ service: service.name, from: page.path })}
            size="lg"
            icon={ArrowRight}
          >
            {service.hero.buttonText}
          </ButtonLink>
        </PageHero>
      ) : null}
      {sections.impact ? <Impact label={labels.impact} content={service.impact} /> : null}
      {sections.pillars ? (
        <Pillars ground="mist" title={service.pillarsHeading} pillars={service.pillars} />
      ) : null}
      {sections.circle ? (
        <Circle
          title={labels.circle}
          items={service.circle}
          initial={page.machines.circle}
          previousLabel={labels.circlePrevious}
          nextLabel={labels.circleNext}
        />
      ) : null}
      {sections.migration && "migration" in service ? (
        <Migration title={labels.migrationEyebrow} boxes={service.migration} />
      ) : null}
      {sections.delivery ? (
        <Delivery title={labels.delivery} text={labels.deliveryText} steps={deliverySteps} />
      ) : null}
      {sections.thrive ? (
        // Grounds alternate: what stands before it decides.
        <Thrive ground={sections.delivery ? "dark" : "paper"} title={labels.thrive} cards={service.thrive} />
      ) : null}
      {sections.packages && "packages" in service ? (
        <Packages labels={labels} packages={service.packages} />
      ) : null}
      {sections.services ? (
        <OtherServices labels={labels} cards={service.services} initial={page.machines.services} />
      ) : null}
    </>
  );
}
