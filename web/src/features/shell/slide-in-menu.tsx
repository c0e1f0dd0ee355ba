import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type MouseEvent, useRef } from "react";
import { useShell } from "~/page/shell-context";
import type { PageData } from "~/page/site-document";
import round from "~/ui/layout/round.module.css";
import { useDismissal } from "~/ui/overlays/use-dismissal";
import { Brand } from "~/ui/pictures/brand";
import { Icon } from "~/ui/pictures/icon";
import { SlideInGroup, SlideInLink } from "./slide-in-entry";
import styles from "./slide-in-menu.module.css";
import { SocialLinks } from "./social-links";
import { useSlideIn } from "./use-slide-in";

/**
 * The round button and its menu. Without JavaScript they are a disclosure widget with a fixed panel; with JavaScript
 * the panel is a modal dialog: the browser keeps the focus inside, makes the page inert and returns the focus.
 */
export function SlideInMenu({ page }: { readonly page: PageData }) {
  const { site, menus, words, brandWidth, logo } = useShell();
  const details = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const entries = menus.slideIn.filter((entry) => "link" in entry || entry.group.items.length > 0);
  const groups = entries.flatMap((entry) => ("group" in entry ? [entry.group] : []));
  const active = groups.findIndex(({ id }) => id === page.section.group);
  const menu = useSlideIn(details, dialog, groups.length, active < 0 ? undefined : active);
  const dismissal = useDismissal(menu.close);

  const choose = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("nav a")) menu.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
    <details ref={details} className={styles.slideIn} data-modal={menu.ready} onClick={choose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary
        className={`${round.round} ${styles.opener}`}
        aria-label={words.shell.menu}
        onClick={menu.press}
      >
        <Icon icon={Menu} className={styles.openIcon} />
        <Icon icon={X} className={styles.closeIcon} />
      </summary>
      <dialog
        ref={dialog}
        className={styles.dialog}
        data-ground="dark"
        aria-label={words.shell.menu}
        {...dismissal}
        onCancel={menu.cancel}
      >
        <div className={styles.content}>
          <div className={styles.top}>
            <Brand name={site.brand.name} width={brandWidth} logo={logo} />
            <button
              type="button"
              className={`${round.round} ${styles.close}`}
              aria-label={words.shell.closeMenu}
              onClick={menu.close}
            >
              <Icon icon={X} />
            </button>
          </div>
          <nav className={styles.entries} aria-label={words.shell.allPages}>
            {entries.map((entry, index) =>
              "group" in entry ? (
                <SlideInGroup
                  key={index}
                  group={entry.group}
                  index={groups.indexOf(entry.group)}
                  route={page.route}
                  menu={menu}
                />
              ) : (
                <SlideInLink key={index} link={entry.link} route={page.route} />
              ),
            )}
          </nav>
          <SocialLinks />
        </div>
      </dialog>
    </details>
  );
}
