import type { BookingFormSnapshot } from "core-wasm";
import { INITIAL_FORM } from "./initial-form";

/** What stands until the core has made the booking form's machine: no day to choose yet. */
export const INITIAL_BOOKING: BookingFormSnapshot = {
  form: INITIAL_FORM,
  picker: {
    ended: false,
    timeZone: "",
    days: [],
    slots: [],
    date: null,
    time: null,
    notice: null,
    alert: null,
    alternatives: [],
  },
};
