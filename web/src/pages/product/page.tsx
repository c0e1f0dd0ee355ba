import { ArrowRight, ExternalLink } from "lucide-react";
import { fill } from "~/content/fill";
import { productsBySlug } from "~/content/products/by-slug";
import { productLabels } from "~/content/products/labels";
import type { ProductPage as ProductContent } from "~/content/types/product-page";
import { contactHref } from "~/document/contact-href";
import { createHead } from "~/document/head";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { breadcrumbData, organizationData, productData } from "~/document/structured-data";
import { HERO_SIZES, PageHero } from "~/sections/page-hero/page-hero";
import { Thrive } from "~/sections/thrive/thrive";
import { ButtonLink } from "~/ui/button/button";
import { pictureFile } from "~/ui/picture/find-picture";
import { preloadPicture } from "~/ui/picture/preload-picture";
import { About } from "./about/about";
import { KeyBenefits } from "./key-benefits/key-benefits";
import { ProductMark } from "./product-mark/product-mark";
import { Transforms } from "./transforms/transforms";

function contentOf({ shell, page }: SiteDocument): ProductContent {
  const slug = page.route.name === "product" ? page.route.slug : "";
  const product = Object.values(productsBySlug).find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`no copy for the product ${slug}`);
  return fill(product, shell.site);
}

export function head(document: SiteDocument) {
  const { shell, page } = document;
  const { name, image, seo } = contentOf(document);
  return createHead(document, {
    ...seo,
    jsonLd: [
      organizationData(shell),
      productData(shell, {
        name,
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

export default function ProductPage(document: PageProps) {
  const { shell, page } = document;
  const product = contentOf(document);
  const { hero, about, keyBenefits, transforms, thrive, siteLinkText } = product;

  return (
    <>
      <PageHero
        tag={<ProductMark slug={product.slug} />}
        title={hero.title}
        text={hero.subtitle}
        image={product.image}
      >
        <ButtonLink
          href={contactHref({ service: product.name, from: page.path })}
          size="lg"
          icon={ArrowRight}
        >
          {hero.buttonText}
        </ButtonLink>
        {siteLinkText ? (
          <ButtonLink
            href={shell.site.products.corxUrl}
            size="lg"
            variant="secondary"
            icon={ExternalLink}
            newTab
          >
            {siteLinkText}
          </ButtonLink>
        ) : null}
      </PageHero>
      <About content={about} />
      <KeyBenefits label={productLabels.benefits} content={keyBenefits} />
      <Transforms content={transforms} />
      <Thrive ground="paper" title={thrive.title} cards={thrive.cards} />
    </>
  );
}
