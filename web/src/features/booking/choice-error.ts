import { errorId } from "~/ui/forms/field-text";

interface ChoiceErrorAttributes {
  readonly "aria-invalid"?: true;
  readonly "aria-describedby"?: string;
}

/** Returns the attributes that associate a radio button with the error of its group. */
export function choiceError(groupId: string, isInvalid: boolean): ChoiceErrorAttributes {
  return isInvalid ? { "aria-invalid": true, "aria-describedby": errorId(groupId) } : {};
}
