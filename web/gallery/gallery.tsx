import { useId } from "react";
import { Section } from "~/ui/section";
import styles from "./gallery.module.css";
import { SPECIMENS } from "./specimens";

const GROUNDS = ["paper", "mist", "dark"] as const;

/** Every part of the design system in every state, on every ground. */
export function Gallery() {
  return (
    <>
      <header data-ground="paper">
        <nav className={styles.contents} aria-label="Parts">
          {SPECIMENS.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <h1 className="visually-hidden">Design system</h1>
        {SPECIMENS.map((part) => (
          <div key={part.id} id={part.id}>
            {GROUNDS.filter((ground) => !part.grounds || part.grounds.includes(ground)).map((ground) => (
              <Part key={ground} ground={ground} {...part} />
            ))}
          </div>
        ))}
      </main>
    </>
  );
}

function Part({
  title,
  View,
  ground,
}: (typeof SPECIMENS)[number] & { readonly ground: (typeof GROUNDS)[number] }) {
  const heading = useId();
  return (
    <Section ground={ground} labelledBy={heading}>
      <h2 id={heading} className={styles.heading}>
        {title} on {ground}
      </h2>
      <div className={styles.grid}>
        <View scope={ground} />
      </div>
    </Section>
  );
}
