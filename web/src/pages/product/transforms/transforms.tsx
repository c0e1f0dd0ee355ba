import { Plus } from "lucide-react";
import type { MouseEvent, PointerEvent } from "react";
import type { Pillar } from "~/content/types/pillar";
import type { ProductPage } from "~/content/types/product-page";
import { DESKTOP } from "~/motion/media-queries";
import { Compounds } from "~/ui/compounds/compounds";
import { Icon } from "~/ui/icon/icon";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";
import styles from "./transforms.module.css";

/**
 * An accordion of native disclosures that close each other. On a desktop what is open stands beside the list, so that
 * nothing moves under a mouse that opens by hovering.
 */
export function Transforms({ content }: { readonly content: ProductPage["transforms"] }) {
  return (
    <Section ground="dark" labelledBy="transforms">
      <SectionHeader id="transforms" title={content.title} />
      <div className={styles.accordion}>
        {content.pillars.map((pillar, index) => (
          <Disclosure key={pillar.id} pillar={pillar} open={index === 0} />
        ))}
      </div>
    </Section>
  );
}

function Disclosure({ pillar, open }: { readonly pillar: Pillar; readonly open: boolean }) {
  return (
    <details className={styles.item} name="transforms" open={open} onPointerEnter={openOnHover}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
      <summary className={styles.summary} onClick={keepOpen}>
        <span className={styles.number} aria-hidden="true">
          {pillar.id}
        </span>
        <h3 className={styles.title}>
          <Compounds text={pillar.title} />
        </h3>
        <Icon icon={Plus} className={styles.icon} />
      </summary>
      <div className={styles.panel}>
        <p className={styles.large} aria-hidden="true">
          {pillar.id}
        </p>
        <p className={styles.text}>{pillar.desc}</p>
      </div>
    </details>
  );
}

function openOnHover({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>): void {
  if (pointerType === "mouse" && matchMedia(DESKTOP).matches) currentTarget.open = true;
}

/** The mouse has opened it already by coming: its click must not close it again. A key's click (detail 0) may. */
function keepOpen(event: MouseEvent<HTMLElement>): void {
  const details = event.currentTarget.closest("details");
  if (event.detail > 0 && details?.open && details.matches(":hover") && matchMedia(DESKTOP).matches) {
    event.preventDefault();
  }
}
