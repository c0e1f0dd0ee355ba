import type { FormSnapshot } from "core-wasm";

/** The first snapshot of every form machine: what stands until the core has loaded. */
export const INITIAL_FORM: FormSnapshot = {
  values: { fullName: "", email: "", company: "", service: "", description: "", privacy: false },
  phone: { value: "", text: "", country: { iso: "US", name: "United States", dial: "1" }, notice: null },
  errors: [],
  firstInvalid: null,
  summaryFocus: 0,
  submission: {
    status: "idle",
    buttonLabel: "Submit",
    disabled: false,
    message: null,
    reference: null,
    failure: null,
  },
};
