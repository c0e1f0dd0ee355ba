import { CardLink } from "~/ui/card-link";
import { Container } from "~/ui/container";
import { Picture } from "~/ui/picture";
import { PortraitCard } from "~/ui/portrait-card";
import { SectionHeader } from "~/ui/section-header";
import styles from "../gallery.module.css";
import { Specimen } from "../specimen";

export function Surfaces({ scope }: { readonly scope: string }) {
  return (
    <>
      <Specimen name="Section header" wide>
        <SectionHeader
          id={`${scope}-section-header`}
          eyebrow="Delivery method"
          title="Five steps, and a date for each"
          text="What happens in week one, who signs for it, and what you can still change afterwards."
        />
      </Specimen>
      <Specimen name="Portrait card">
        <ul className={styles.swatches}>
          <PortraitCard
            name="Arjun Pillai"
            jobTitle="Head of public sector"
            profile={{ href: "https://www.linkedin.com/", label: "Arjun Pillai on LinkedIn" }}
          >
            <Picture image={{ name: "leader/arjun-pillai", alt: "" }} sizes="18rem" loading="lazy" />
          </PortraitCard>
        </ul>
      </Specimen>
      <Specimen name="Card link">
        <p className={styles.card}>
          <CardLink href="/about">The whole card leads to its page</CardLink>
        </p>
      </Specimen>
      <Specimen name="Container: the page's width" wide>
        <Container>
          <p>Text keeps to the gutters.</p>
        </Container>
      </Specimen>
    </>
  );
}
