import type { LucideIcon } from "lucide-react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Fragment, useEffect, useEffectEvent, useRef } from "react";
import type { PageNumber, Pagination } from "~/generated/contract";
import round from "~/ui/layout/round.module.css";
import { AppLink } from "~/ui/links/app-link";
import { Icon } from "~/ui/pictures/icon";
import { fillWith } from "~/ui/text/fill";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { useWords } from "~/ui/text/words";
import styles from "./page-links.module.css";

interface PageLinksProps {
  readonly pagination: Pagination;
  /** Returns the address of a page of the list. */
  readonly href: (page: PageNumber) => string;
  /** Called when the target of a followed link is shown. */
  readonly onArrive: () => void;
}

/** Links to the pages of a list. */
export function PageLinks({ pagination: { current, last, links }, href, onArrive }: PageLinksProps) {
  const words = useWords().insights;
  const pressed = useRef(0);
  const arrive = useEffectEvent(onArrive);
  useEffect(() => {
    if (pressed.current === current) arrive();
    pressed.current = 0;
  }, [current]);
  const press =
    ({ number }: PageNumber) =>
    () => {
      pressed.current = number;
    };
  const arrow = (to: number, label: string, icon: LucideIcon, rel: "prev" | "next") => {
    const page = links.find(({ number }) => number === to);
    return page ? (
      <li>
        <AppLink
          className={`${round.round} ${styles.page}`}
          href={href(page)}
          onClick={press(page)}
          rel={rel}
        >
          <VisuallyHidden>{label}</VisuallyHidden>
          <Icon icon={icon} />
        </AppLink>
      </li>
    ) : null;
  };
  return (
    <nav aria-label={words.pageLinks}>
      <ul className={styles.pages}>
        {arrow(current - 1, words.newer, ArrowLeft, "prev")}
        {links.map((page, index) => (
          <Fragment key={page.number}>
            {page.number > (links[index - 1]?.number ?? 0) + 1 ? (
              <li className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : null}
            <li
              className={
                page.number > 1 && page.number < last && page.number !== current ? styles.near : undefined
              }
            >
              <AppLink
                className={`${round.round} ${styles.page}`}
                href={href(page)}
                onClick={press(page)}
                aria-label={fillWith(words.pageLink, { number: page.number })}
                aria-current={page.number === current ? "page" : undefined}
              >
                {page.number}
              </AppLink>
            </li>
          </Fragment>
        ))}
        {arrow(current + 1, words.older, ArrowRight, "next")}
      </ul>
    </nav>
  );
}
