import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type KeyboardEvent, type Ref, useState } from "react";
import type { BoardEvent, Booking } from "~/generated/contract";
import { errorText } from "../../api/problem";
import { foundBookingsQuery } from "../../api/queries";
import { IconButton } from "../../ui/button";
import { SearchField } from "../../ui/search-field";
import { toast } from "../../ui/toast";
import styles from "./check-in-search.module.css";

/** Shorter texts find too much. */
export const MIN_LETTERS = 2;

/** Returns whether Enter checks the person in: only a meeting of today, and only once. */
export function mayEnterCheckIn({ day, checkedInAt, cancelledAt }: Booking, { today }: BoardEvent): boolean {
  return day === today && checkedInAt === null && cancelledAt === null;
}

interface CheckInSearchProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly event: BoardEvent;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onCheckIn: (booking: Booking) => void;
  readonly onOpen: (booking: Booking) => void;
  /** Moves the focus to the first of several people. */
  readonly onSeveral: () => void;
}

/** Finds the people of an event. Enter checks in the only match. */
export function CheckInSearch(props: CheckInSearchProps) {
  const { ref, event, text, onText, onCheckIn, onOpen, onSeveral } = props;
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const enter = async () => {
    const typed = text.trim();
    if (typed.length < MIN_LETTERS || isBusy) return;
    setBusy(true);
    try {
      const found = await client.fetchQuery(foundBookingsQuery(event.token, typed));
      const [booking] = found;
      if (!booking) return;
      if (found.length > 1) onSeveral();
      else if (mayEnterCheckIn(booking, event)) {
        onCheckIn(booking);
        onText("");
      } else onOpen(booking);
    } catch (error) {
      toast(errorText(error), undefined, "error");
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (key: KeyboardEvent) => {
    if (key.key === "Enter") void enter();
    if (key.key === "Escape") onText("");
    if (key.key === "ArrowDown") onSeveral();
  };
  return (
    <search className={styles.search}>
      <SearchField
        large
        ref={ref}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        label="Check in: name, company or reference"
        aria-keyshortcuts="/"
        placeholder="Name, company or reference"
        value={text}
        onText={onText}
        onKeyDown={onKeyDown}
      >
        {text ? (
          <IconButton label="Clear" icon={X} onClick={() => onText("")} />
        ) : (
          <kbd className={styles.key}>/</kbd>
        )}
      </SearchField>
    </search>
  );
}
