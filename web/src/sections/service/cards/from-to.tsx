import table from "~/sections/artefact/artefact/table.module.css";
import card from "~/sections/offer/cards/card.module.css";
import type { CardListProps } from "~/sections/offer/cards/card-list";
import { Marked } from "~/ui/text/marked";
import styles from "../cards.module.css";
import { Fold } from "./fold";

/**
 * A table of what moves: what it was, what it becomes, what is checked. On a phone a row folds up to its
 * title, and opens to a list of its cells.
 */
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
        {cards.map(({ title, from, to, text }, index) => (
          <tr key={index}>
            <th scope="row">
              <Fold index={index} title={title} titleClass={`${card.title} ${styles.title}`} />
            </th>
            {[from, to, text].map((cell, place) => (
              <td key={place} data-column={columns?.[place + 1]}>
                <p>
                  <Marked text={cell} />
                </p>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
