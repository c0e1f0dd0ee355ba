import { type ReactNode, useEffect } from "react";
import styles from "./page.module.css";

/** Sets the window's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Back office`;
  }, [title]);
}

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
  /** For a column of forms. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A screen with a heading, its actions and its content. */
export function Page({ title, lead, actions, narrow, children }: PageProps) {
  useTitle(title);
  return (
    <div className={`${styles.page} ${narrow ? styles.narrow : ""}`}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {actions ? <div className="wrap-row">{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function Panel({ title, lead, actions, children }: PanelProps) {
  return (
    <section className={styles.panel}>
      <div className={styles.panelHead}>
        <div>
          <h2 className={styles.panelTitle}>{title}</h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
