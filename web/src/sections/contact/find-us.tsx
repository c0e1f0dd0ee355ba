import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { SocialLinks } from "~/features/shell/social-links";
import type { Office } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import { useShell } from "~/page/shell-context";
import { Container } from "~/ui/layout/container";
import { SectionHeader } from "~/ui/layout/section-header";
import { telephoneHref } from "~/ui/links/telephone-href";
import { Icon } from "~/ui/pictures/icon";
import styles from "./find-us.module.css";

export default function FindUs({ id, props }: SectionProps<"findUs">) {
  const { site } = useShell();
  return (
    <section className={styles.section} data-ground="paper" aria-labelledby={id}>
      <Container>
        <div className={styles.top}>
          <SectionHeader id={id} title={props.title} text={props.text} />
          <SocialLinks label={props.socialLabel} linkClassName={styles.socialLink} />
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

function OfficeCard({ office }: { readonly office: Office }) {
  return (
    <li className={styles.office}>
      <h3 className={styles.name}>{office.labels.contact}</h3>
      <address className={styles.address}>
        {office.address.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </address>
      <ul className={styles.contacts}>
        <li>
          <a className={styles.contact} href={telephoneHref(office.phone)}>
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
    </li>
  );
}
