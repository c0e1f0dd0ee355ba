import type { ReactNode } from "react";
import type { Ground } from "~/generated/contract";
import type { Sections } from "~/page/section-data";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { Picture } from "~/ui/pictures/picture";
import styles from "./headed.module.css";

interface HeadedProps {
  readonly id: string;
  readonly section: Sections["cards"];
  /** The ground if the editor chose none. */
  readonly ground: Ground;
  readonly children: ReactNode;
}

/** Cards below a heading, perhaps with a picture. */
export function Headed({ id, section, ground: usual, children }: HeadedProps) {
  const { label, title, text, ground, image, cards } = section;
  if (cards.length === 0) return null;
  const header = <SectionHeader id={id} eyebrow={label} title={title} text={text} split={!image} />;
  return (
    <Section ground={ground ?? usual} labelledBy={id}>
      {image ? (
        <div className={styles.opening}>
          {header}
          <Picture
            className={styles.picture}
            image={image}
            sizes="(min-width: 1024px) 40rem, 92vw"
            loading="lazy"
          />
        </div>
      ) : (
        header
      )}
      {children}
    </Section>
  );
}
