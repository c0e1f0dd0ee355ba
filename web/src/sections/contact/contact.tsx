import { useId } from "react";
import { ContactForm } from "~/features/contact/contact-form";
import type { SectionProps } from "~/page/section-module";
import { useShell } from "~/page/shell-context";
import { Container } from "~/ui/layout/container";
import { Eyebrow } from "~/ui/text/eyebrow";
import styles from "./contact.module.css";

export default function Contact({ id, props, data }: SectionProps<"contact">) {
  const { site } = useShell();
  const formHeading = useId();

  return (
    <section id={id} className={styles.hero} data-ground="dark">
      <Container className={styles.columns}>
        <div className={styles.intro}>
          <Eyebrow>{props.eyebrow}</Eyebrow>
          <h1 className={styles.title}>{props.title}</h1>
          <p className={styles.lead}>{props.lead}</p>
          {props.steps.length > 0 ? (
            <ol className={styles.steps}>
              {props.steps.map((step, index) => (
                <li key={index} className={styles.step}>
                  <h2 className={styles.stepTitle}>{step.title}</h2>
                  <p className={styles.stepText}>{step.text}</p>
                </li>
              ))}
            </ol>
          ) : null}
          <p className={styles.email}>
            {props.emailLead} <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
          </p>
        </div>
        <section className={styles.form} data-ground="paper" aria-labelledby={formHeading} id="contact-form">
          <h2 className={styles.formHeading} id={formHeading}>
            {props.formHeading}
          </h2>
          <ContactForm data={data} sentDetail={props.sentDetail} />
        </section>
      </Container>
    </section>
  );
}
