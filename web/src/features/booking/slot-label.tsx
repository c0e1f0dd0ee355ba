import { OneLine } from "~/ui/text/one-line";

/** The end of a slot's label with the word before it: `to 11:00 AM`. */
const END = / (?=\S+ \d\d:\d\d\D*$)/;

/** `10:30 AM to 11:00 AM`; if it wraps, the second line begins with 'to'. */
export function SlotLabel({ label }: { readonly label: string }) {
  const [start, end] = label.split(END);
  return (
    <>
      <OneLine>{start}</OneLine> {end ? <OneLine>{end}</OneLine> : null}
    </>
  );
}
