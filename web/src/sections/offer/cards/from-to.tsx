import ArrowRight from "lucide-react/icons/arrow-right";
import table from "~/sections/artefact/artefact/table.module.css";
import { Icon } from "~/ui/pictures/icon";
import { icons } from "~/ui/pictures/icons";
import { Compounds } from "~/ui/text/compounds";
import { Marked } from "~/ui/text/marked";
import styles from "../cards.module.css";
import type { CardListProps } from "./card-list";

/** A table of what moves: what it was, what it becomes, what is checked. In narrow windows a row is a list of its cells. */
export function FromTo({ id, section: { columns, cards } }: CardListProps) {
  return (
    <table className={`${table.base} ${styles.moves}`} aria-labelledby={id}>
      <thead>
        <tr>
          {columns?.map((column, index) => (
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cards.map(({ title, icon, from, to, text }, index) => (
          <tr key={index}>
            <th scope="row">
              <span className={styles.platform}>
                {icon ? <Icon icon={icons[icon]} /> : null}
                <span>
                  <Compounds text={title ?? ""} />
                </span>
              </span>
            </th>
            <td data-column={columns?.[1]}>
              <p>
                <Marked text={from} />
              </p>
            </td>
            <td data-column={columns?.[2]}>
              <div className={styles.to}>
                <Icon icon={ArrowRight} />
                <p>
                  <Marked text={to} />
                </p>
              </div>
            </td>
            <td data-column={columns?.[3]}>
              <p>
                <Marked text={text} />
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
