import type { SectionProps } from "~/page/section-module";
import { OfferStrip } from "~/ui/layout/offer-strip";

/** An offer with a button, and the person who answers. */
export default function RequestStrip({ id, props, data }: SectionProps<"requestStrip">) {
  return <OfferStrip id={id} offer={props} leader={data.leader} />;
}
