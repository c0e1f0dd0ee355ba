import { useShell } from "~/page/shell-context";
import { telephoneHref } from "~/ui/links/telephone-href";
import styles from "./offices.module.css";

export function Offices() {
  const { site, menus } = useShell();
  return (
    <section className={styles.section} aria-labelledby="footer-offices">
      <h2 className={styles.title} id="footer-offices">
        {menus.footer.officesTitle}
      </h2>
      <ul className={styles.offices}>
        {site.offices.map((office) => (
          <li key={office.id} className={styles.office}>
            <h3 className={styles.name}>{office.labels.footer}</h3>
            <address className={styles.address}>
              <span>{office.address.join(", ")}</span>
              <a href={`mailto:${office.email}`}>{office.email}</a>
              <a href={telephoneHref(office.phone)}>{office.phone}</a>
            </address>
          </li>
        ))}
      </ul>
    </section>
  );
}
