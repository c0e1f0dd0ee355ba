import type { SectionProps } from "~/page/section-module";
import { Section } from "~/ui/layout/section";
import { SectionHeader } from "~/ui/layout/section-header";
import { Statistics } from "./figures/statistics";

/** The firm in a sentence and in numbers. */
export default function WhoWeAre({ id, props }: SectionProps<"whoWeAre">) {
  if (props.counters.length === 0) return null;
  return (
    <Section ground="dark" labelledBy={id}>
      <SectionHeader id={id} title={props.heading} text={props.description} />
      <Statistics counters={props.counters} />
    </Section>
  );
}
