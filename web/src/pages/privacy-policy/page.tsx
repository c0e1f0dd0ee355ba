import { fill } from "~/content/fill";
import { privacy } from "~/content/privacy";
import { createHead } from "~/document/head";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { LongRead } from "~/sections/long-read/long-read";

export function head(document: SiteDocument) {
  return createHead(document, fill(privacy, document.shell.site).seo);
}

export default function PrivacyPolicyPage({ shell }: PageProps) {
  const { title, intro, lastUpdated, contentsLabel, sections } = fill(privacy, shell.site);
  return (
    <LongRead
      title={title}
      intro={intro}
      note={
        <>
          {lastUpdated.label} <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
        </>
      }
      contentsLabel={contentsLabel}
      sections={sections}
    />
  );
}
