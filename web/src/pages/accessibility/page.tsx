import { accessibility } from "~/content/accessibility";
import { fill } from "~/content/fill";
import { createHead } from "~/document/head";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { LongRead } from "~/sections/long-read/long-read";

export function head(document: SiteDocument) {
  return createHead(document, fill(accessibility, document.shell.site).seo);
}

export default function AccessibilityPage({ shell }: PageProps) {
  const { title, intro, sections } = fill(accessibility, shell.site);
  return <LongRead title={title} intro={intro} contentsLabel="On this page" sections={sections} />;
}
