import { useId } from "react";
import { contact } from "~/content/contact";
import { fill } from "~/content/fill";
import { createHead } from "~/document/head";
import type { ContactMachines } from "~/document/page-machines";
import type { PageProps } from "~/document/page-module";
import type { SiteDocument } from "~/document/site-document";
import { Container } from "~/ui/container/container";
import type { ContactData } from "./contact-data";
import { ContactForm } from "./contact-form";
import { FindUs } from "./find-us";
import styles from "./page.module.css";

export function head(document: SiteDocument<ContactData>) {
  const { seo } = fill(contact, document.shell.site);
  const refused = document.page.data.form !== null;
  return createHead(document, refused ? { ...seo, title: `Error: ${seo.title}` } : seo);
}

export default function ContactPage({ shell, page }: PageProps<ContactData, ContactMachines>) {
  const text = fill(contact, shell.site);
  const formHeading = useId();

  return (
    <>
      <section className={styles.hero} data-ground="dark">
        <Container className={styles.columns}>
          <div className={styles.intro}>
            <p className={styles.eyebrow}>{text.eyebrow}</p>
            <h1 className={styles.title}>{text.title}</h1>
            <p className={styles.lead}>{text.lead}</p>
            <ol className={styles.steps}>
              {text.steps.map((step) => (
                <li key={step.title} className={styles.step}>
                  <h2 className={styles.stepTitle}>{step.title}</h2>
                  <p className={styles.stepText}>{step.text}</p>
                </li>
              ))}
            </ol>
            <p className={styles.email}>
              {text.emailLead} <a href={`mailto:${shell.site.contact.email}`}>{shell.site.contact.email}</a>
            </p>
          </div>
          <section
            className={styles.form}
            data-ground="paper"
            aria-labelledby={formHeading}
            id="contact-form"
          >
            <h2 className={styles.formHeading} id={formHeading}>
              {text.form.heading}
            </h2>
            <ContactForm text={text} data={page.data} machines={page.machines} site={shell.site} />
          </section>
        </Container>
      </section>
      <FindUs text={text.findUs} site={shell.site} />
    </>
  );
}
