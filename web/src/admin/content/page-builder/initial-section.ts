import type { Json } from "../schema-form/json";
import type { JsonSchema } from "../schema-form/schema";
import { initialObject, labelOf, type Shape, shapeOf, variantValue } from "../schema-form/schema";
import type { Choices } from "../types";

/** An address that every site has. */
const HOME = "/";

/**
 * Returns the values of a new section: all that is required, with texts that name their field, so that the section can
 * be drawn at once.
 */
export function initialSection(schema: JsonSchema, root: JsonSchema, choices: Choices): Json {
  return initial(shapeOf(schema, root), "text", choices);
}

function initial(shape: Shape, name: string, choices: Choices): Json {
  switch (shape.kind) {
    case "group":
      return initialObject(shape, (member) => initial(member.shape, member.name, choices));
    case "list":
      return Array.from({ length: Math.max(shape.minItems, 1) }, () =>
        initial(shape.items(), singular(name), choices),
      );
    case "union": {
      const [first] = shape.variants();
      return first ? variantValue(first, initial(first.shape, first.key ?? name, choices)) : null;
    }
    case "choice":
      return shape.fallback ?? shape.options[0]?.value ?? null;
    case "flag":
      return shape.fallback ?? false;
    case "number":
      return shape.fallback ?? shape.minimum ?? 1;
    case "text":
      return shape.fallback ?? textOf(shape.typeName, name, choices);
  }
}

/** Returns a text that the server accepts for its type. */
function textOf(type: string | null, name: string, choices: Choices): string {
  switch (type) {
    case "Href":
    case "PagePath":
      return choices.pages.find(({ path }) => path !== HOME)?.path ?? HOME;
    case "PictureName":
      return choices.pictures[0]?.name ?? "";
    case "VideoName":
      return choices.videos[0]?.name ?? "";
    case "Anchor":
      return labelOf(name).toLowerCase().replaceAll(" ", "-");
    case "Day":
      return new Date().toISOString().slice(0, 10);
    default:
      return labelOf(name);
  }
}

function singular(name: string): string {
  return name.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
}
