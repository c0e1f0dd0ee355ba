import { career } from "~/content/career";
import { fill } from "~/content/fill";
import { createHead } from "~/document/head";
import type { JobData } from "~/document/page-data-insights";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { Unavailable } from "~/sections/unavailable/unavailable";
import { unavailableHead } from "~/sections/unavailable/unavailable-page";
import { ClosedJob } from "./closed-job/closed-job";
import { OpenJob } from "./open-job/open-job";

/** Null when the server could not read the job. */
type Data = JobData | null;

const CAREER = "/career";

export function head(document: SiteDocument<Data>) {
  const { shell, page } = document;
  const { data } = page;
  if (!data) return unavailableHead(document);
  const { seo, job } = fill(career, shell.site);
  const title = `${data.title} | ${shell.site.brand.name}`;
  if (data.closed)
    return createHead(document, { title, description: `${job.closedTitle}. ${job.closedText}` });
  const places = data.jobLocations.map(({ name }) => name).join(", ");
  return createHead(document, { title, description: `${data.title}, ${places}. ${seo.description}` });
}

export default function JobPage({ shell, page }: PageProps<Data>) {
  const { data } = page;
  if (!data) return <Unavailable />;
  const text = fill(career, shell.site);
  if (data.closed) return <ClosedJob text={text.job} title={data.title} list={CAREER} />;
  return <OpenJob text={text} data={data} email={shell.site.contact.email} list={CAREER} />;
}
