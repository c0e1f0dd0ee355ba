import type { AboutPage } from "~/content/types/about-page";
import { Statistics } from "~/sections/statistics/statistics";
import { Section } from "~/ui/section/section";
import { SectionHeader } from "~/ui/section-header/section-header";

export function WhoWeAre({ content }: { readonly content: AboutPage["whoWeAre"] }) {
  return (
    <Section ground="dark" labelledBy="who-we-are">
      <SectionHeader id="who-we-are" title={content.heading} text={content.description} />
      <Statistics counters={content.counters} />
    </Section>
  );
}
