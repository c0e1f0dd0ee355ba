import { useState } from "react";
import { AppLink } from "~/ui/app-link";
import { Carousel } from "~/ui/carousel";
import { Compounds } from "~/ui/compounds";
import { LinkTabs } from "~/ui/link-tabs";
import { SwipeList } from "~/ui/swipe-list";
import { WindowList } from "~/ui/window-list";
import styles from "../gallery.module.css";
import { Specimen } from "../specimen";

const STEPS = ["Relate", "Acclimate", "Innovate", "Simulate", "Elevate"];
const TABS = ["Events", "News", "Blog"].map((label) => ({
  id: label,
  label,
  href: `/insights?tab=${label}`,
}));

export function Lists({ scope }: { readonly scope: string }) {
  const [index, setIndex] = useState(1);
  const last = STEPS.length - 1;
  return (
    <>
      <Specimen name="Tabs in the address" wide>
        <LinkTabs label={`Kinds on ${scope}`} tabs={TABS} current="News" />
      </Specimen>
      <Specimen name="Tabs, hover" force="hover" wide>
        <LinkTabs label={`Kinds under the pointer on ${scope}`} tabs={TABS} current="Blog" />
      </Specimen>
      <Specimen name="Carousel with dots" wide>
        <Carousel
          label={`Steps on ${scope}`}
          labels={{ previous: "Previous step", next: "Next step", dotLabel: "Show step {number}" }}
          count={STEPS.length}
          index={index}
          onPrevious={() => setIndex(Math.max(index - 1, 0))}
          onNext={() => setIndex(Math.min(index + 1, last))}
          onSelect={setIndex}
        >
          <p>{STEPS[index]}</p>
        </Carousel>
      </Specimen>
      <Specimen name="Hyphenated words of a title">
        <h3>
          <Compounds text="Report-building effort and model-risk rules" />
        </h3>
      </Specimen>
      <Specimen name="Swipe list: a phone swipes" wide>
        <SwipeList className={styles.columns} label={`Steps to swipe on ${scope}`} focusable>
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </SwipeList>
      </Specimen>
      <Specimen name="Window over a ring" wide>
        <WindowList
          className={styles.columns}
          label={`Steps in a window on ${scope}`}
          items={STEPS.map((step) => ({
            id: step,
            name: step,
            content: <AppLink href="/about">{step}</AppLink>,
          }))}
          visible={[1, 2, 3]}
        />
      </Specimen>
    </>
  );
}
