import type { Config } from "@puckeditor/core";
import type { JsonSchema } from "../schema-form/schema";
import type { Choices } from "../types";
import { SectionView } from "./canvas/section-view";
import { initialSection } from "./initial-section";
import { UNKNOWN } from "./puck-data";
import type { SectionKind } from "./section-kinds";

/** Returns Puck's configuration: a component for each kind of section, as the schema describes it. */
export function puckConfig(kinds: readonly SectionKind[], root: JsonSchema, choices: Choices): Config {
  const known = kinds.map(({ name, label, schema }) => [
    name,
    {
      label,
      defaultProps: { values: initialSection(schema, root, choices) },
      render: ({ id }: { id: string }) => <SectionView id={id} label={label} />,
    },
  ]);
  const unknown = {
    label: "Unknown section",
    render: ({ id }: { id: string }) => <SectionView id={id} label="Unknown section" />,
  };
  return { components: { ...Object.fromEntries(known), [UNKNOWN]: unknown } };
}
