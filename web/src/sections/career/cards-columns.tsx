import type { SectionProps } from "~/page/section-module";
import card from "~/sections/offer/cards/card.module.css";
import { CardTitle } from "~/sections/offer/cards/card-title";
import { Headed } from "~/sections/offer/cards/headed";
import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import { Marked } from "~/ui/text/marked";
import styles from "./cards-columns.module.css";

/** Columns with an icon. */
export default function Columns({ id, props: section }: SectionProps<"cards">) {
  return (
    <Headed id={id} section={section} ground="paper">
      <ul className={styles.columns}>
        {section.cards.map(({ icon, title, text }, index) => (
          <li key={index} className={styles.column}>
            {icon ? <Icon icon={icons[icon]} size="lg" className={styles.icon} /> : null}
            <CardTitle className={card.title} text={title} />
            <p className={card.text}>
              <Marked text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Headed>
  );
}
