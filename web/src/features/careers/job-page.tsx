import { Unavailable } from "~/features/unavailable/unavailable";
import { unavailableHead } from "~/features/unavailable/unavailable-page";
import { createHead } from "~/page/head";
import type { PageProps } from "~/page/page-module";
import { CAREER } from "~/page/paths";
import type { SiteDocument } from "~/page/site-document";
import { fill, fillWith } from "~/ui/fill";
import { ClosedJob } from "./closed-job";
import type { Job } from "./job";
import { OpenJob } from "./open-job";
import { words } from "./words";

/** The job; null when the server could not read it. */
type Data = Job | null;

export function head(document: SiteDocument<Data>) {
  const { shell, page } = document;
  const { data } = page;
  if (!data) return unavailableHead(document);
  const text = fill(words, shell.site);
  const title = `${data.title} | ${shell.site.brand.name}`;
  if (data.closed)
    return createHead(document, { title, description: `${text.closedTitle}. ${text.closedText}` });
  const places = data.jobLocations.map(({ name }) => name).join(", ");
  return createHead(document, {
    title,
    description: fillWith(text.description, { title: data.title, places }),
  });
}

export default function JobPage({ shell, page }: PageProps<Data>) {
  const { data } = page;
  if (!data) return <Unavailable />;
  const text = fill(words, shell.site);
  if (data.closed) return <ClosedJob text={text} title={data.title} list={CAREER} />;
  return <OpenJob text={text} data={data} email={shell.site.contact.email} list={CAREER} />;
}
