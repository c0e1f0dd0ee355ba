import { Mail, Phone } from "lucide-react";
import { useId } from "react";
import type { Office, SiteFacts } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import { useShell } from "~/page/shell-context";
import { AppLink } from "~/ui/app-link";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { Icon } from "~/ui/icon";
import { SectionHeader } from "~/ui/section-header";
import { networkName, SocialIcon } from "~/ui/social-icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./find-us.module.css";

/** The offices with address and telephone. */
export default function FindUs({ props }: SectionProps<"findUs">) {
  const { site } = useShell();
  const heading = useId();
  return (
    <section className={styles.section} data-ground="paper" aria-labelledby={heading}>
      <Container>
        <div className={styles.top}>
          <SectionHeader id={heading} title={props.title} text={props.text} />
          {site.social.length > 0 ? <SocialLinks label={props.socialLabel} links={site.social} /> : null}
        </div>
        <ul className={styles.offices}>
          {site.offices.map((office) => (
            <OfficeCard key={office.id} office={office} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function SocialLinks({ label, links }: { readonly label: string; readonly links: SiteFacts["social"] }) {
  return (
    <ul className={styles.social} aria-label={label}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <AppLink href={url} newTab className={styles.socialLink}>
            <SocialIcon network={network} />
            <VisuallyHidden>{networkName(network)}</VisuallyHidden>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function OfficeCard({ office }: { readonly office: Office }) {
  return (
    <Card as="li" className={styles.office}>
      <h3 className={styles.name}>{office.labels.contact}</h3>
      <address className={styles.address}>
        {office.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <ul className={styles.contacts}>
        <li>
          <a className={styles.contact} href={`tel:${office.phone.replaceAll(" ", "")}`}>
            <Icon icon={Phone} size="sm" />
            {office.phone}
          </a>
        </li>
        <li>
          <a className={styles.contact} href={`mailto:${office.email}`}>
            <Icon icon={Mail} size="sm" />
            {office.email}
          </a>
        </li>
      </ul>
    </Card>
  );
}
