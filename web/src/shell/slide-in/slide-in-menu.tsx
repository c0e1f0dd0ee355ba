import { Menu, X } from "lucide-react";
import { useRef } from "react";
import { useShell } from "~/document/shell-context";
import type { PageData } from "~/document/site-document";
import { Brand } from "~/shell/brand/brand";
import { SocialLinks } from "~/shell/social-links/social-links";
import { Icon } from "~/ui/icon/icon";
import round from "~/ui/round/round.module.css";
import { SlideInEntry } from "./slide-in-entry";
import styles from "./slide-in-menu.module.css";
import { useSlideIn } from "./use-slide-in";

/**
 * The round button and the menu behind it. Without JavaScript it is a disclosure widget over a fixed panel; with it the
 * panel is a modal dialog, so that the browser keeps focus inside, makes the page inert and gives focus back.
 */
export function SlideInMenu({ page }: { readonly page: PageData }) {
  const { site, menus } = useShell();
  const details = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const menu = useSlideIn(details, dialog, page.section.group);

  return (
    <details ref={details} className={styles.slideIn} data-modal={menu.ready}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary className={`${round.round} ${styles.opener}`} aria-label="Menu" onClick={menu.press}>
        <Icon icon={Menu} className={styles.openIcon} />
        <Icon icon={X} className={styles.closeIcon} />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the menu; Escape is its keyboard counterpart */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        data-ground="dark"
        aria-label="Menu"
        onCancel={menu.cancel}
        onClick={(event) => {
          if (event.target === dialog.current) menu.close();
        }}
      >
        <div className={styles.content}>
          <div className={styles.top}>
            <Brand brand={site.brand} />
            <button
              type="button"
              className={`${round.round} ${styles.close}`}
              aria-label="Close menu"
              onClick={menu.close}
            >
              <Icon icon={X} />
            </button>
          </div>
          <nav className={styles.entries} aria-label="All pages">
            {menus.slideIn.map((entry) => (
              <SlideInEntry key={entry.label} entry={entry} route={page.route} menu={menu} />
            ))}
          </nav>
          <SocialLinks />
        </div>
      </dialog>
    </details>
  );
}
