import * as z from "zod";

// The site's content security policy forbids `eval`.
z.config({ jitless: true });

const text = (limit) => z.string().trim().max(limit);
const schema = z.object({
  fullName: text(120)
    .min(1)
    .regex(/^[\p{L}\p{M}.\s]+$/u),
  email: text(254)
    .min(1)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  phone: z.string().regex(/^\+[0-9]{7,15}$/),
  company: text(160),
  service: text(120),
  description: text(5000),
  privacy: z.literal(true),
});
const name = z.string().transform((text) => text.replace(/[^\p{L}\p{M}.\s]/gu, ""));

export const load = () => ({
  form: (filled) => () => schema.safeParse(filled).error?.issues.map(({ path }) => String(path[0])) ?? [],
  nameKey: (text) => name.parse(text),
});
