import type { DateFormats, PickerSnapshot } from "~/core/contract";
import { fillWith } from "~/ui/text/fill";
import { useWords } from "~/ui/text/words";
import styles from "./chosen-slot.module.css";
import { slotElsewhere, visitorZone } from "./venue-time";

interface ChosenSlotProps {
  readonly picker: PickerSnapshot;
  readonly formats: DateFormats;
}

/** The selected slot, in the venue's and the visitor's time. */
export function ChosenSlot({ picker, formats }: ChosenSlotProps) {
  const words = useWords().booking;
  const day = picker.days.find(({ selected }) => selected);
  const slot = picker.slots.find(({ selected }) => selected);
  if (!day || !slot) return <p className={styles.none}>{words.nothingChosen}</p>;
  const own = slotElsewhere({ ...slot, date: day.date }, visitorZone(), formats);
  return (
    <p className={styles.chosen}>
      <span>{`${day.weekday}, ${day.label}`}</span>
      <span className={styles.time}>{slot.label}</span>
      {own ? <span className={styles.own}>{fillWith(words.yourTime, { time: own })}</span> : null}
    </p>
  );
}
