import type { ComponentData, Data } from "@puckeditor/core";
import { isObject, type Json, type JsonObject } from "../schema-form/json";

/** The type of a section that the schema does not know. It can be moved and removed, and is otherwise unchanged. */
export const UNKNOWN = "unknownSection";

/** The component of a section in Puck's data. */
export interface SectionProps {
  /** Puck's id, which is not stored. */
  readonly id: string;
  /** The values of the section; of an unknown section, all of it. */
  readonly values: Json;
}

/** A page in Puck's data. */
export interface PageProps {
  /** The page's values. `sections` only marks the place of the sections. */
  readonly page: JsonObject;
}

let lastId = 0;

/** Returns an id that no other section of this visit has. */
export function newSectionId(): string {
  lastId += 1;
  return `section-${lastId}`;
}

/** Returns the kind and the values of a section. */
function componentOf(section: Json, kinds: ReadonlySet<string>): ComponentData {
  const id = newSectionId();
  const [[kind, values] = []] = isObject(section) ? Object.entries(section) : [];
  const isKnown = isObject(section) && Object.keys(section).length === 1;
  return isKnown && kind !== undefined && values !== undefined && kinds.has(kind)
    ? { type: kind, props: { id, values } }
    : { type: UNKNOWN, props: { id, values: section } };
}

/** Returns a page's values as Puck's data. */
export function toPuck(values: JsonObject, kinds: ReadonlySet<string>): Data {
  const sections = Array.isArray(values.sections) ? values.sections : [];
  const content = sections.map((section) => componentOf(section, kinds));
  const page = Array.isArray(values.sections) ? { ...values, sections: [] } : values;
  return { root: { props: { page } as object }, content };
}

/** Returns the values of a page from Puck's data. */
export function toValues({ root, content }: Data): JsonObject {
  const { page } = root.props as unknown as PageProps;
  const sections = content.map(sectionOf);
  if (sections.length === 0 && !Array.isArray(page.sections)) return page;
  return { ...page, sections };
}

/** Returns a section as it is in a document. */
function sectionOf({ type, props }: ComponentData): Json {
  const { values } = props as unknown as SectionProps;
  return type === UNKNOWN ? values : { [type]: values };
}
