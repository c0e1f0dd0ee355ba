import { errorId } from "~/ui/forms/field-text";

interface ChoiceErrorAttributes {
  readonly "aria-invalid"?: true;
  readonly "aria-describedby"?: string;
}

/** Attributes that tie every radio button of a group to the error that is shown for the group. */
export function choiceError(groupId: string, isInvalid: boolean): ChoiceErrorAttributes {
  return isInvalid ? { "aria-invalid": true, "aria-describedby": errorId(groupId) } : {};
}
