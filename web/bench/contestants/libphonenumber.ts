import { AsYouType, isPossiblePhoneNumber } from "libphonenumber-js";
import type { Contestant } from "../contestant.ts";

export function load(): Contestant {
  let possible = false;
  return {
    phoneKey(text) {
      const shown = new AsYouType("US").input(text);
      // The core computes this with every keystroke too.
      possible = isPossiblePhoneNumber(text, "US") || possible;
      return shown;
    },
  };
}
