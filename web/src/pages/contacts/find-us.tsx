import { Mail, Phone } from "lucide-react";
import { useId } from "react";
import type { contact } from "~/content/contact";
import type { Office, SiteFacts } from "~/document/site-document";
import { AppLink } from "~/ui/app-link/app-link";
import { Card } from "~/ui/card/card";
import { Container } from "~/ui/container/container";
import { Icon } from "~/ui/icon/icon";
import { SectionHeader } from "~/ui/section-header/section-header";
import { networkName, SocialIcon } from "~/ui/social-icon/social-icon";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./find-us.module.css";

interface FindUsProps {
  readonly text: (typeof contact)["findUs"];
  readonly site: SiteFacts;
}

export function FindUs({ text, site }: FindUsProps) {
  const heading = useId();
  return (
    <section className={styles.section} data-ground="paper" aria-labelledby={heading}>
      <Container>
        <div className={styles.top}>
          <SectionHeader id={heading} title={text.title} text={text.text} />
          <SocialLinks label={text.socialLabel} links={site.social} />
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
