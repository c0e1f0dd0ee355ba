import ArrowRight from "lucide-react/icons/arrow-right";
import { Unavailable } from "~/features/unavailable/unavailable";
import { unavailableHead } from "~/features/unavailable/unavailable-page";
import { CAREER } from "~/generated/contract";
import { createHead } from "~/page/head";
import type { PageProps } from "~/page/page-module";
import type { SiteDocument } from "~/page/site-document";
import { PageMessage } from "~/ui/layout/page-message";
import { ButtonLink } from "~/ui/links/button";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import type { Job } from "./job";
import { OpenJob } from "./open-job";

/** The job; null if the server could not read it. */
type Data = Job | null;

export function head(document: SiteDocument<Data>) {
  const { shell, page } = document;
  const words = shell.words.careers;
  const { data } = page;
  if (!data) return unavailableHead(document);
  const brand = shell.site.brand.name;
  const title = `${data.title} | ${brand}`;
  if (data.closed)
    return createHead(document, { title, description: `${words.closedTitle}. ${words.closedText}` });
  const places = data.jobLocations.map(({ name }) => name).join(", ");
  return createHead(document, {
    title,
    description: fillWith(words.seoDescription, { title: data.title, places }),
  });
}

export default function JobPage({ shell, page }: PageProps<Data>) {
  const { data } = page;
  if (!data) return <Unavailable />;
  if (data.closed) return <ClosedJob title={data.title} />;
  return <OpenJob data={data} email={shell.site.contact.applications} />;
}

/** A position that has been filled: a thank-you and a link to the open positions. */
function ClosedJob({ title }: { readonly title: string }) {
  const words = useWords().careers;
  return (
    <PageMessage label={title} title={words.closedTitle} text={words.closedText}>
      <ButtonLink href={CAREER} size="lg" icon={ArrowRight}>
        {words.back}
      </ButtonLink>
    </PageMessage>
  );
}
