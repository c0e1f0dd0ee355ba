import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog";
import { SearchField } from "../../ui/search-field";
import styles from "./picker.module.css";

interface PickerDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly placeholder: string;
  readonly count: number;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a search field over a grid. */
export function PickerDialog(props: PickerDialogProps) {
  const { open, title, text, placeholder, count, onText, onClose, children } = props;
  return (
    <Dialog open={open} title={title} wide onClose={onClose}>
      <SearchField label={placeholder} placeholder={placeholder} value={text} onText={onText} />
      <p role="status" className={count === 0 ? styles.nothing : "visually-hidden"}>
        {count === 0 ? "Nothing found. Try other words." : `${count} found`}
      </p>
      <div className={styles.scroll}>{children}</div>
    </Dialog>
  );
}
