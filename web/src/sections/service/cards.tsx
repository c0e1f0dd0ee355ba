import type { SectionProps } from "~/page/section-module";
import { Headed } from "~/sections/offer/cards/headed";
import { FromTo } from "./cards/from-to";
import { Packages } from "./cards/packages";
import { Pillars } from "./cards/pillars";
import { Steps } from "./cards/steps";

/** A heading and a list of cards, in the looks without their own file. */
export default function Cards({ id, props }: SectionProps<"cards">) {
  const { look } = props;
  if (look === "pillars") return <Pillars id={id} section={props} />;
  const List = look === "fromTo" ? FromTo : look === "packages" ? Packages : Steps;
  return (
    <Headed id={id} section={props} ground={look === "steps" ? "mist" : "paper"}>
      <List id={id} section={props} />
    </Headed>
  );
}
