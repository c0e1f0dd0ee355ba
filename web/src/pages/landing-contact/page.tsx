import { ArrowRight } from "lucide-react";
import { fill, fillWith } from "~/content/fill";
import { landingContact } from "~/content/landing-contact";
import { createHead } from "~/document/head";
import type { LandingContactData } from "~/document/page-data-landing";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { ContactFields } from "~/sections/booking/contact-fields";
import { PlainFailure } from "~/sections/booking/plain-failure";
import { visitorFieldId } from "~/sections/booking/visitor-fields";
import { BookingFrame } from "~/sections/booking-frame/booking-frame";
import { Button, ButtonLink } from "~/ui/button/button";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import styles from "./page.module.css";

const PREFIX = "contact";

/** The event's contact form as a page of its own: an ordinary form, which the server checks. */
export default function LandingContactPage({ shell, page }: PageProps<LandingContactData>) {
  const text = fill(landingContact, shell.site);
  const { landing, form, sent } = page.data;
  const back = { href: `/${landing.token}`, label: landing.name };

  if (sent !== null) {
    return (
      <BookingFrame title={text.sent} lead={text.sentDetail} back={back}>
        {sent ? (
          <p>
            {text.sentReference}: <strong>{sent}</strong>
          </p>
        ) : null}
        <p>
          <ButtonLink href={back.href}>{text.back}</ButtonLink>
        </p>
      </BookingFrame>
    );
  }
  const errors = form?.errors ?? [];
  return (
    <BookingFrame title={text.title} lead={text.lead} back={back}>
      <form className={styles.form} method="post" action={`/api/${shell.site.brand.apiName}-contact-us/`}>
        {/* Where the answer is shown. */}
        <input type="hidden" name="event" value={landing.token} />
        <ErrorSummary
          errors={errors.map(({ field, message }) => ({ fieldId: visitorFieldId(PREFIX, field), message }))}
          attempt={form ? 1 : 0}
          heading="h2"
        />
        <ContactFields prefix={PREFIX} text={text} errors={errors} values={form?.values} />
        <PlainFailure message={form?.failure ?? null} />
        <div className={styles.actions}>
          <Button type="submit" size="lg" icon={ArrowRight}>
            {text.submit}
          </Button>
        </div>
      </form>
    </BookingFrame>
  );
}

export function head(document: SiteDocument<LandingContactData>) {
  const { seo } = fill(landingContact, document.shell.site);
  const { landing, form } = document.page.data;
  const title = fillWith(seo.title, { event: landing.name });
  return createHead(document, {
    // A form is found through its event's page.
    robots: "noindex",
    title: form ? `Error: ${title}` : title,
    description: fillWith(seo.description, { event: landing.name }),
  });
}
