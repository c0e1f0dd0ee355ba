import { createContext, useContext } from "react";
import type { JsonSchema } from "../schema-form/schema";
import type { Fault } from "../types";
import type { SectionKind } from "./section-kinds";

/** What all parts of the page builder need. */
export interface BuilderEnvironment {
  readonly root: JsonSchema;
  readonly kinds: ReadonlyMap<string, SectionKind>;
  readonly faults: readonly Fault[];
  readonly announce: (message: string) => void;
}

export const BuilderContext = createContext<BuilderEnvironment | null>(null);

export function useBuilder(): BuilderEnvironment {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error("a part of the page builder needs the builder around it");
  return builder;
}
