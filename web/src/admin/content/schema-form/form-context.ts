import { type ComponentType, createContext, useContext } from "react";
import { createStore } from "../../ui/store";
import type { ContrastFigure, Fault } from "../types";
import type { NodeProps } from "./node-props";

/** Returns the place in a form that should become visible. Groups that contain it open. */
export const createReveal = () => createStore({ pointer: "", count: 0 });

export type Reveal = ReturnType<typeof createReveal>;

export interface FormEnvironment {
  /** Start of all ids of the form. */
  readonly id: string;
  /** By the pointer of the value. */
  readonly faults: ReadonlyMap<string, readonly Fault[]>;
  /** By the pointer of the colour. */
  readonly contrast: ReadonlyMap<string, readonly ContrastFigure[]>;
  readonly timeZone: string;
  readonly reveal: Reveal;
  /** The control of any value. Here since groups and lists need it, and it needs them. */
  readonly Node: ComponentType<NodeProps>;
}

export const FormContext = createContext<FormEnvironment | null>(null);

export function useForm(): FormEnvironment {
  const form = useContext(FormContext);
  if (!form) throw new Error("a field needs a form around it");
  return form;
}

/** Returns how many faults a value and its parts have. */
export function useFaultCount(pointer: string): { errors: number; warnings: number } {
  const { faults } = useForm();
  let errors = 0;
  let warnings = 0;
  for (const [at, found] of faults) {
    if (at !== pointer && !at.startsWith(`${pointer}/`)) continue;
    for (const { warning } of found) {
      if (warning) warnings += 1;
      else errors += 1;
    }
  }
  return { errors, warnings };
}
