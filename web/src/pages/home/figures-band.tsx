import type { HomePage } from "~/content/types/home-page";
import { Statistics } from "~/sections/statistics/statistics";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";

export function FiguresBand({ content }: { readonly content: HomePage["statistics"] }) {
  return (
    <Section ground="dark" labelledBy="figures">
      <SectionHeader id="figures" title={content.heading} />
      <Statistics counters={content.counters} />
    </Section>
  );
}
