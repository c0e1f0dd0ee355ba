import { OneLine } from "~/ui/text/one-line";

/** `10:30 AM to 11:00 AM`; if it wraps, the second line begins with 'to'. */
export function SlotLabel({ label }: { readonly label: string }) {
  const [start, end] = label.split(" to ");
  return (
    <>
      <OneLine>{start}</OneLine> <OneLine>to {end}</OneLine>
    </>
  );
}
