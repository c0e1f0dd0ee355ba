import * as v from "valibot";

const text = (limit, ...rules) => v.pipe(v.string(), v.trim(), v.maxLength(limit), ...rules);
const schema = v.object({
  fullName: text(120, v.minLength(1), v.regex(/^[\p{L}\p{M}.\s]+$/u)),
  email: text(254, v.minLength(1), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  phone: v.pipe(v.string(), v.regex(/^\+[0-9]{7,15}$/)),
  company: text(160),
  service: text(120),
  description: text(5000),
  privacy: v.literal(true),
});
const name = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[^\p{L}\p{M}.\s]/gu, "")),
);

export const load = () => ({
  form: (filled) => () => v.safeParse(schema, filled).issues?.map(({ path }) => String(path[0].key)) ?? [],
  nameKey: (text) => v.parse(name, text),
});
