import ArrowRight from "lucide-react/icons/arrow-right";
import { BookingFrame } from "~/features/booking/booking-frame";
import { ContactFields } from "~/features/contact/contact-fields";
import shared from "~/features/contact/form.module.css";
import { summaryOf } from "~/features/contact/messages";
import { SendFailure } from "~/features/contact/send-failure";
import type { LandingContactData } from "~/generated/contract";
import { createHead } from "~/page/head";
import type { PageProps } from "~/page/page-module";
import type { SiteDocument } from "~/page/site-document";
import { ErrorSummary } from "~/ui/forms/error-summary";
import actions from "~/ui/layout/actions.module.css";
import { Button, ButtonLink } from "~/ui/links/button";
import { fillWith } from "~/ui/text/fill";
import styles from "./contact-page.module.css";

const PREFIX = "contact";

/** The page with the event's contact form: an ordinary form, which the server validates. */
export default function LandingContactPage({ shell, page }: PageProps<LandingContactData>) {
  const { contact, messages, eventContact: text } = shell.words;
  const { landing, form, sent } = page.data;
  const back = { href: `/${landing.token}`, label: landing.name };

  if (sent !== null) {
    return (
      <BookingFrame title={messages.sent} lead={text.sentDetail} back={back}>
        {sent ? (
          <p>
            {contact.reference}: <strong>{sent}</strong>
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
      <form className={shared.form} method="post" action={`/api/${shell.site.brand.apiName}-contact-us/`}>
        {/* Selects the page of the response. */}
        <input type="hidden" name="event" value={landing.token} />
        <ErrorSummary errors={summaryOf(messages, PREFIX, errors)} attempt={form ? 1 : 0} heading="h2" />
        <ContactFields prefix={PREFIX} className={styles.fields} errors={errors} values={form?.values} />
        <SendFailure message={form?.failure ?? null} />
        <div className={actions.actions}>
          <Button type="submit" size="lg" icon={ArrowRight}>
            {messages.submit}
          </Button>
        </div>
      </form>
    </BookingFrame>
  );
}

export function head(document: SiteDocument<LandingContactData>) {
  const { eventContact, forms } = document.shell.words;
  const { landing, form } = document.page.data;
  const title = fillWith(eventContact.seoTitle, { event: landing.name });
  return createHead(document, {
    // Search engines should list the event's page instead.
    robots: "noindex",
    title: form ? fillWith(forms.errorTitle, { title }) : title,
    description: fillWith(eventContact.seoDescription, { event: landing.name }),
  });
}
