import type { JsonSchema } from "../schema-form/schema";
import { labelOf } from "../schema-form/schema";

/** A kind of section, as the schema describes it. */
export interface SectionKind {
  /** The section's only key in a document, such as `pageHero`. */
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** The schema of its values. */
  readonly schema: JsonSchema;
}

/** Returns the kinds of sections that pages can have, by label. */
export function sectionKinds(root: JsonSchema): SectionKind[] {
  const items = follow(root.properties?.sections?.items ?? {}, root);
  return (items.oneOf ?? [])
    .flatMap(({ title, description = "", properties = {} }) => {
      const [[name, schema] = []] = Object.entries(properties);
      return name && schema ? [{ name, label: title ?? labelOf(name), description, schema }] : [];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
}

/** Returns the schema of a page without its sections. */
export function pageSettingsSchema(root: JsonSchema): JsonSchema {
  const { sections: _, ...properties } = root.properties ?? {};
  return { ...root, properties, required: (root.required ?? []).filter((name) => name !== "sections") };
}

function follow(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? follow(root.$defs?.[name] ?? {}, root) : schema;
}
