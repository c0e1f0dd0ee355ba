import { type ComponentType, createContext, useContext } from "react";
import type { ContrastFigure, Fault } from "../types";
import type { NodeProps } from "./node-props";

/** A place in the form that should become visible. Groups that contain it open. */
export class Reveal {
  #pointer = "";
  #count = 0;
  readonly #listeners = new Set<() => void>();

  /** Opens the groups around a field while `open` runs. */
  run(pointer: string): void {
    this.#pointer = pointer;
    this.#count += 1;
    for (const listener of this.#listeners) listener();
  }

  end(): void {
    this.#pointer = "";
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns 0, or a number that differs for each reveal of something within a group. */
  countFor(pointer: string): number {
    return this.#pointer.startsWith(`${pointer}/`) ? this.#count : 0;
  }
}

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
