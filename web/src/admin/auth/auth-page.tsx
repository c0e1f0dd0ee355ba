import type { ReactNode } from "react";
import { useTitle } from "../ui/page";
import styles from "./auth-page.module.css";

interface AuthPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A form in front of the currents of the public site. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  useTitle(title);
  return (
    <div className={styles.page} data-ground="dark">
      <main className={styles.card}>
        <p className="brand">
          <img src="/media/brand/mark-on-dark.svg" width="28" height="28" alt="" />
          Back office
        </p>
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </main>
    </div>
  );
}
