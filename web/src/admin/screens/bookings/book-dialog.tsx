import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Booking } from "~/generated/contract";
import { fieldError, formError, Problem } from "../../api/problem";
import { request } from "../../api/request";
import type { Alternative } from "../../api/types";
import { Button } from "../../ui/button";
import { Dialog, DialogActions } from "../../ui/dialog";
import { Form, FormError, TextField } from "../../ui/field";
import { toast } from "../../ui/toast";
import { Alternatives } from "./alternatives";
import styles from "./book-dialog.module.css";
import { slotLabel } from "./slot-time";
import { refreshBookings, type SlotPlace } from "./use-booking-changes";

interface Visitor {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  /** Whether the visitor gets the confirmation. */
  readonly mail: boolean;
}

const NOBODY: Visitor = { fullName: "", email: "", phone: "", company: "", mail: true };

const FIELDS = [
  { name: "fullName", label: "Full name", type: "text", required: true },
  { name: "email", label: "E-mail", type: "email", required: true },
  { name: "phone", label: "Phone", type: "tel", required: true },
  { name: "company", label: "Company (optional)", type: "text", required: false },
] as const;

const FIELD_NAMES = FIELDS.map(({ name }) => name);

/** What was typed and not sent: it survives a closed dialog, for another slot. */
let draft = NOBODY;

interface BookDialogProps {
  readonly place: SlotPlace;
  readonly onClose: () => void;
  readonly onBlock: () => void;
  readonly onBooked: (booking: Booking) => void;
}

/** Books a slot for somebody, by the rules of the visitors' form. */
export function BookDialog({ place, onClose, onBlock, onBooked }: BookDialogProps) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [visitor, setVisitor] = useState(draft);
  const [slot, setSlot] = useState<Alternative>({ date: place.day, time: place.time });
  const write = (change: Partial<Visitor>) => {
    draft = { ...visitor, ...change };
    setVisitor(draft);
  };
  const book = useMutation({
    mutationFn: () =>
      request<Booking>("POST", "/bookings", {
        body: { event: place.event, day: slot.date, time: slot.time, ...visitor },
      }),
    meta: { quiet: true },
    onSuccess: (booking) => {
      draft = NOBODY;
      toast(`${booking.fullName} is booked for ${slotLabel(booking)}`);
      onBooked(booking);
    },
    onSettled: () => refreshBookings(client),
  });
  const { error } = book;
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const isTaken = error instanceof Problem && error.status === 409;
  return (
    <Dialog
      open
      title="Book for somebody"
      lead={slotLabel({ day: slot.date, time: slot.time })}
      onClose={onClose}
    >
      <Form ref={form} noValidate onSubmit={() => !book.isPending && book.mutate()}>
        {FIELDS.map(({ name, label, type, required }) => (
          <TextField
            key={name}
            label={label}
            type={type}
            required={required}
            // The browser's own data is that of the staff.
            autoComplete="off"
            value={visitor[name]}
            error={fieldError(error, name)}
            onChange={(event) => write({ [name]: event.target.value })}
          />
        ))}
        <label className="check">
          <input
            type="checkbox"
            checked={visitor.mail}
            onChange={(event) => write({ mail: event.target.checked })}
          />
          Send the confirmation by mail
        </label>
        {isTaken ? (
          <Alternatives
            slots={error.alternatives}
            onChoose={(next) => {
              setSlot(next);
              book.reset();
            }}
          />
        ) : (
          <FormError message={formError(error, FIELD_NAMES)} />
        )}
        <DialogActions>
          <Button variant="ghost" className={styles.block} onClick={onBlock}>
            Block the slot instead
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={book.isPending}>
            Book
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
