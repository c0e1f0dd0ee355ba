import { AppLink } from "./app-link";
import styles from "./link-tabs.module.css";

interface LinkTab {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

interface LinkTabsProps {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  /** The id of the current tab. */
  readonly current: string;
}

/** Tabs as links, so that they work before and without scripts. A change of tab replaces the history entry. */
export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <AppLink
              className={styles.tab}
              href={tab.href}
              replace
              aria-current={tab.id === current ? "page" : undefined}
            >
              {tab.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
