import { Plus } from "lucide-react";
import type { MouseEvent, PointerEvent } from "react";
import type { Transform } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import { DESKTOP } from "~/ui/browser/media-queries";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { holdInPlace } from "~/ui/overlays/hold-in-place";
import { Icon } from "~/ui/pictures/icon";
import { Compounds } from "~/ui/text/compounds";
import { ordinal } from "~/ui/text/ordinal";
import styles from "./transforms.module.css";

/**
 * An accordion of native disclosures that close each other. On a desktop what is open stands beside the list, so that
 * nothing moves under a mouse that opens by hovering.
 */
export default function Transforms({ id, props }: SectionProps<"transforms">) {
  if (props.pillars.length === 0) return null;
  return (
    <Section ground="dark" labelledBy={id}>
      <SectionHeader id={id} title={props.title} />
      <div className={styles.accordion}>
        {props.pillars.map((transform, index) => (
          <Disclosure
            key={index}
            transform={transform}
            number={ordinal(index)}
            group={id}
            open={index === 0}
          />
        ))}
      </div>
    </Section>
  );
}

interface DisclosureProps {
  readonly transform: Transform;
  readonly number: string;
  /** Name that the disclosures share, so that each closes the others. */
  readonly group: string;
  readonly open: boolean;
}

function Disclosure({ transform: { title, desc }, number, group, open }: DisclosureProps) {
  return (
    <details className={styles.item} name={group} open={open} onPointerEnter={openOnHover}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
      <summary className={styles.summary} onClick={press}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h3 className={styles.title}>
          <Compounds text={title} />
        </h3>
        <Icon icon={Plus} className={styles.icon} />
      </summary>
      <div className={styles.panel}>
        <p className={styles.large} aria-hidden="true">
          {number}
        </p>
        <p className={styles.text}>{desc}</p>
      </div>
    </details>
  );
}

function openOnHover({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>): void {
  if (pointerType === "mouse" && matchMedia(DESKTOP).matches) currentTarget.open = true;
}

/**
 * Holds a pressed heading in its place, and keeps a disclosure open that the mouse opened by hovering and then clicks; a
 * key's click (detail 0) may close it.
 */
function press(event: MouseEvent<HTMLElement>): void {
  holdInPlace(event.currentTarget);
  const details = event.currentTarget.closest("details");
  if (event.detail > 0 && details?.open && details.matches(":hover") && matchMedia(DESKTOP).matches) {
    event.preventDefault();
  }
}
