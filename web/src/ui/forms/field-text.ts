import type { ReactNode } from "react";

/** Texts of a field. */
export interface FieldText {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly required?: boolean;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** Returns the ids of a control's hint and error if shown, for `aria-describedby`. */
export function describedBy(id: string, shown: Pick<FieldText, "hint" | "error">): string | undefined {
  const ids = [shown.hint && hintId(id), shown.error && errorId(id)];
  return ids.filter(Boolean).join(" ") || undefined;
}
