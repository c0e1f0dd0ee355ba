import type { ComponentType } from "react";
import type { CardsLook, Ground } from "~/generated/contract";
import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { Picture } from "~/ui/pictures/picture";
import { Accordion } from "./cards/accordion";
import type { CardListProps } from "./cards/card-list";
import { FromTo } from "./cards/from-to";
import { Columns, Grid, Steps } from "./cards/lists";
import { Packages } from "./cards/packages";
import { Pillars, Results, Rows } from "./cards/sections";
import { Stack } from "./cards/stack";
import styles from "./cards.module.css";

interface Look {
  readonly ground: Ground;
  readonly List: ComponentType<CardListProps>;
}

/** The looks with the cards below the section's header. */
const LOOKS: Readonly<Record<Exclude<CardsLook, "pillars" | "results" | "rows" | "stack">, Look>> = {
  accordion: { ground: "dark", List: Accordion },
  columns: { ground: "paper", List: Columns },
  fromTo: { ground: "paper", List: FromTo },
  grid: { ground: "mist", List: Grid },
  packages: { ground: "paper", List: Packages },
  steps: { ground: "mist", List: Steps },
};

/** A heading and a list of cards. Some looks have their own section. */
export default function Cards({ id, props }: SectionProps<"cards">) {
  const { look, label, title, text, ground, image, cards } = props;
  if (cards.length === 0) return null;
  switch (look) {
    case "pillars":
      return <Pillars id={id} section={props} />;
    case "results":
      return <Results id={id} section={props} />;
    case "rows":
      return <Rows id={id} section={props} />;
    case "stack":
      return <Stack id={id} section={props} />;
  }
  const { ground: usual, List } = LOOKS[look];
  const header = <SectionHeader id={id} eyebrow={label} title={title} text={text} split={!image} />;
  return (
    <Section ground={ground ?? usual} labelledBy={id}>
      {image ? (
        <div className={styles.opening}>
          {header}
          <Picture
            className={styles.picture}
            image={image}
            sizes="(min-width: 1024px) 40rem, 92vw"
            loading="lazy"
          />
        </div>
      ) : (
        header
      )}
      <List id={id} section={props} />
    </Section>
  );
}
