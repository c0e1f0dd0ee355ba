import { isObject, type Json, type JsonObject } from "./json";

/** A JSON Schema, as far as the form reads it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly title?: string;
  readonly description?: string;
  readonly default?: Json;
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Described {
  /** The name of the type that the schema refers to, such as `PagePath`. */
  readonly typeName: string | null;
  readonly title: string | null;
  readonly description: string;
  readonly fallback: Json | undefined;
  /** Whether the schema allows null instead of a value. */
  readonly nullable: boolean;
}

export interface Option {
  readonly value: Json;
  readonly label: string;
  readonly description: string;
}

export interface Member {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly shape: Shape;
}

export interface Variant {
  readonly label: string;
  readonly description: string;
  /** The only member of the variant's object, where its name says which variant it is. */
  readonly key: string | null;
  /** Members with a fixed value, where those say which variant it is. */
  readonly fixed: JsonObject;
  readonly shape: Shape;
}

export type TextShape = Described & { readonly kind: "text"; readonly maxLength: number | null };
export type NumberShape = Described & {
  readonly kind: "number";
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly isInteger: boolean;
};
export type FlagShape = Described & { readonly kind: "flag" };
export type ChoiceShape = Described & { readonly kind: "choice"; readonly options: readonly Option[] };
export type ListShape = Described & {
  readonly kind: "list";
  /** Computed at the first use: types can contain themselves. */
  readonly items: () => Shape;
  readonly minItems: number;
  readonly maxItems: number | null;
};
export type GroupShape = Described & {
  readonly kind: "group";
  /** Returns the members of an object. Some are required only next to certain values of the object. */
  readonly members: (object?: Json) => readonly Member[];
};
export type UnionShape = Described & { readonly kind: "union"; readonly variants: () => readonly Variant[] };

/** What a form needs to know about a value. */
export type Shape = TextShape | NumberShape | FlagShape | ChoiceShape | ListShape | GroupShape | UnionShape;

const shapes = new WeakMap<JsonSchema, WeakMap<JsonSchema, Shape>>();

/** Returns the shape of the values that a schema describes. The same schema gives the same object. */
export function shapeOf(schema: JsonSchema, root: JsonSchema): Shape {
  let known = shapes.get(root);
  if (!known) {
    known = new WeakMap();
    shapes.set(root, known);
  }
  let shape = known.get(schema);
  if (!shape) {
    shape = readShape(schema, root);
    known.set(schema, shape);
  }
  return shape;
}

function readShape(schema: JsonSchema, root: JsonSchema): Shape {
  const { schema: target, typeName, nullable } = resolve(schema, root);
  const described: Described = {
    typeName,
    title: target.title ?? null,
    description: target.description ?? "",
    fallback: target.default,
    nullable,
  };
  const options = optionsOf(target);
  if (options) return { ...described, kind: "choice", options };
  const alternatives = target.oneOf ?? target.anyOf;
  if (alternatives) {
    const variants = once(() => alternatives.map((alternative) => variantOf(alternative, root)));
    return { ...described, kind: "union", variants };
  }
  switch (typeOf(target)) {
    case "object":
      return { ...described, kind: "group", members: conditionalMembers(target, root) };
    case "array": {
      const items = once(() => shapeOf(target.items ?? {}, root));
      return {
        ...described,
        kind: "list",
        items,
        minItems: target.minItems ?? 0,
        maxItems: target.maxItems ?? null,
      };
    }
    case "boolean":
      return { ...described, kind: "flag" };
    case "integer":
    case "number":
      return {
        ...described,
        kind: "number",
        minimum: target.minimum ?? null,
        maximum: target.maximum ?? null,
        isInteger: typeOf(target) === "integer",
      };
    default:
      return { ...described, kind: "text", maxLength: target.maxLength ?? null };
  }
}

function once<T>(compute: () => T): () => T {
  let result: { readonly value: T } | null = null;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}

interface Resolved {
  readonly schema: JsonSchema;
  readonly typeName: string | null;
  readonly nullable: boolean;
}

/** Follows references. Keywords next to a reference override its target. */
function resolve(schema: JsonSchema, root: JsonSchema): Resolved {
  const { $ref, ...own } = schema;
  if ($ref) {
    const name = $ref.split("/").at(-1) ?? "";
    const found = resolve(root.$defs?.[name] ?? {}, root);
    return { schema: extended(found.schema, own), typeName: name, nullable: found.nullable };
  }
  const values = schema.anyOf?.filter((alternative) => alternative.type !== "null");
  const [only] = values ?? [];
  if (schema.anyOf && only && values?.length === 1) {
    const { anyOf: _, ...rest } = own;
    const found = resolve(only, root);
    return { schema: { ...found.schema, ...rest }, typeName: found.typeName, nullable: true };
  }
  return {
    schema,
    typeName: null,
    nullable: Array.isArray(schema.type) && schema.type.includes("null"),
  };
}

/** Returns a schema with the keywords of another one. */
function extended(schema: JsonSchema, own: JsonSchema): JsonSchema {
  const properties = { ...schema.properties };
  for (const [name, property] of Object.entries(own.properties ?? {})) {
    properties[name] = extended(properties[name] ?? {}, property);
  }
  return {
    ...schema,
    ...own,
    ...(own.properties ? { properties } : {}),
    ...(own.items ? { items: extended(schema.items ?? {}, own.items) } : {}),
    ...(own.required ? { required: [...(schema.required ?? []), ...own.required] } : {}),
  };
}

function typeOf({ type, properties }: JsonSchema): string | undefined {
  if (typeof type === "string") return type;
  return type?.find((name) => name !== "null") ?? (properties ? "object" : undefined);
}

function optionsOf(schema: JsonSchema): Option[] | null {
  if (schema.enum) {
    return schema.enum
      .filter((value) => value !== null)
      .map((value) => ({ value, label: labelOf(String(value)), description: "" }));
  }
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (!alternatives?.every((alternative) => alternative.const !== undefined || alternative.enum)) return null;
  // Values without a title or a description share an alternative.
  const options = alternatives.flatMap(({ const: value = null, enum: values, title, description = "" }) =>
    (values ?? [value]).map((each) => ({ value: each, label: title ?? labelOf(String(each)), description })),
  );
  return alternatives.some((alternative) => alternative.enum) ? options.sort(byLabel) : options;
}

function byLabel(one: Option, two: Option): number {
  return one.label.localeCompare(two.label, "en");
}

function variantOf(alternative: JsonSchema, root: JsonSchema): Variant {
  const { schema } = resolve(alternative, root);
  const names = Object.keys(schema.properties ?? {});
  const fixed: JsonObject = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value = resolve(property, root).schema.const;
    if (value !== undefined) fixed[name] = value;
  }
  const [discriminator] = Object.values(fixed);
  const [only] = names;
  const key = discriminator === undefined && names.length === 1 && only !== undefined ? only : null;
  const property = key === null ? undefined : schema.properties?.[key];
  return {
    label:
      schema.title ??
      labelOf(key ?? (discriminator === undefined ? (typeOf(schema) ?? "") : String(discriminator))),
    description: schema.description ?? "",
    key,
    fixed,
    shape: shapeOf(property ?? alternative, root),
  };
}

const PICTURE_TYPES: ReadonlySet<string | null> = new Set(["PictureName", "PictureMedium"]);

/** Returns whether values of a shape name a picture. */
export function isPicture({ typeName }: { readonly typeName: string | null }): boolean {
  return PICTURE_TYPES.has(typeName);
}

/** Returns the name of the first picture in a value, or null. */
export function firstPicture(shape: Shape, value: Json | undefined): string | null {
  if (shape.kind === "text") return isPicture(shape) && typeof value === "string" ? value : null;
  if (shape.kind === "list") {
    return Array.isArray(value) ? firstOf(value, (entry) => firstPicture(shape.items(), entry)) : null;
  }
  if (!isObject(value)) return null;
  if (shape.kind === "union") {
    const variant = variantOfValue(shape.variants(), value);
    return variant?.key ? firstPicture(variant.shape, value[variant.key]) : null;
  }
  if (shape.kind !== "group") return null;
  return firstOf(shape.members(), (member) => firstPicture(member.shape, value[member.name]));
}

function firstOf<T>(values: readonly T[], find: (value: T) => string | null): string | null {
  for (const value of values) {
    const found = find(value);
    if (found) return found;
  }
  return null;
}

/** Returns the variant that a value is of, or null. */
export function variantOfValue(variants: readonly Variant[], value: Json | undefined): Variant | null {
  return variants.find((variant) => isOfVariant(variant, value)) ?? null;
}

function isOfVariant({ key, fixed, shape }: Variant, value: Json | undefined): boolean {
  if (key !== null) return isObject(value) && key in value;
  const names = Object.keys(fixed);
  if (names.length > 0) return isObject(value) && names.every((name) => value[name] === fixed[name]);
  return kindOfValue(value) === shape.kind;
}

function kindOfValue(value: Json | undefined): Shape["kind"] | null {
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "flag";
  if (Array.isArray(value)) return "list";
  return isObject(value) ? "group" : null;
}

function membersOf(schema: JsonSchema, root: JsonSchema): Member[] {
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    // A fixed value says of which variant the object is; editors don't change it.
    if (resolve(property, root).schema.const !== undefined) return [];
    const shape = shapeOf(property, root);
    return [{ name, label: property.title ?? labelOf(name), required: required.includes(name), shape }];
  });
}

/** Returns the members of a schema's objects, for each of its conditions `if` … `then`. */
function conditionalMembers(schema: JsonSchema, root: JsonSchema): GroupShape["members"] {
  const always = once(() => membersOf(schema, root));
  const cases = (schema.allOf ?? []).flatMap(({ if: condition, then }) =>
    condition && then ? [{ condition, members: once(() => membersOf(extended(schema, then), root)) }] : [],
  );
  return (object) => (cases.find(({ condition }) => isMet(condition, object))?.members ?? always)();
}

/** Returns whether an object has the fixed values of a condition. */
function isMet({ properties = {} }: JsonSchema, object: Json | undefined): boolean {
  return (
    isObject(object) && Object.entries(properties).every(([name, { const: value }]) => object[name] === value)
  );
}

const INITIALISMS: Readonly<Record<string, string>> = { id: "ID", seo: "SEO", url: "URL", faq: "FAQ" };

/** Returns a name as a label: `thumbnail_alt` and `thumbnailAlt` give "Thumbnail alt". */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => INITIALISMS[word.toLowerCase()] ?? word.toLowerCase());
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the place of a value in words: "Sections 3, Image" for `sections`, `2`, `image`, `name`. */
export function placeText(path: readonly (string | number)[]): string {
  const words: string[] = [];
  for (const step of path) {
    const isIndex = !Number.isNaN(Number(step));
    if (isIndex) words.push(`${words.pop() ?? ""} ${Number(step) + 1}`.trim());
    else words.push(labelOf(String(step)));
  }
  return words.filter((word, index) => word !== "Name" || index === 0).join(", ");
}

/** Returns a text for a new value from the name of its type and its own name. */
type TextOf = (typeName: string | null, name: string) => string;

/** Returns a new value: the required members only. With texts for them, its lists have an entry. */
export function initialValue(shape: Shape, textOf?: TextOf, name = "text"): Json {
  switch (shape.kind) {
    case "group":
      return initialObject(shape, (member) => initialValue(member.shape, textOf, member.name));
    case "list":
      return Array.from({ length: Math.max(shape.minItems, textOf ? 1 : 0) }, () =>
        initialValue(shape.items(), textOf, singular(name)),
      );
    case "union": {
      const [first] = shape.variants();
      return first ? variantValue(first, initialValue(first.shape, textOf, first.key ?? name)) : null;
    }
    case "choice":
      return shape.fallback ?? shape.options[0]?.value ?? null;
    case "flag":
      return shape.fallback ?? false;
    case "number":
      return shape.fallback ?? shape.minimum ?? (textOf ? 1 : 0);
    case "text":
      return shape.fallback ?? textOf?.(shape.typeName, name) ?? "";
  }
}

/** Returns the name of one entry of a list: "Slide" of "Slides". */
export function singular(name: string): string {
  return name.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
}

/** Returns an object with its required members. */
function initialObject(shape: GroupShape, initial: (member: Member) => Json): JsonObject {
  const object: JsonObject = {};
  const addMissing = (members: readonly Member[]) => {
    for (const member of members) {
      if (member.required && !(member.name in object)) object[member.name] = initial(member);
    }
  };
  addMissing(shape.members());
  // The values so far can require others.
  addMissing(shape.members(object));
  return object;
}

/** Returns a value as the variant holds it. */
export function variantValue({ key, fixed }: Variant, inner: Json): Json {
  if (key !== null) return { [key]: inner };
  return isObject(inner) ? { ...fixed, ...inner } : inner;
}

const SUMMARY_LENGTH = 80;

/** Returns a few words that identify a value in a list: its first text. */
export function summaryOf(shape: Shape, value: Json | undefined): string {
  const text = firstText(shape, value)?.replaceAll(/\s+/g, " ").trim() ?? "";
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH).trimEnd()}…` : text;
}

/** Members that name an entry, best first. */
const NAMES = [
  "title",
  "heading",
  "name",
  "label",
  "labels",
  "network",
  "caption",
  "eyebrow",
  "from",
  "question",
  "quote",
];

function firstText(shape: Shape, value: Json | undefined): string | null {
  if (shape.kind === "choice") return shape.options.find((option) => option.value === value)?.label ?? null;
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return shape.kind === "list" ? firstText(shape.items(), value[0]) : null;
  if (!isObject(value)) return null;
  if (shape.kind === "union") {
    const variant = variantOfValue(shape.variants(), value);
    if (!variant) return null;
    return firstText(variant.shape, variant.key === null ? value : value[variant.key]);
  }
  if (shape.kind !== "group") return null;
  const members = shape.members();
  const named = NAMES.flatMap((name) => members.filter((member) => member.name === name));
  for (const { name, shape: inner } of [...named, ...members]) {
    if (inner.kind === "flag" || inner.kind === "number") continue;
    if (inner.kind === "choice" && !NAMES.includes(name)) continue;
    const text = firstText(inner, value[name]);
    if (text) return text;
  }
  return null;
}
