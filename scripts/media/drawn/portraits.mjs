// Portraits of fictitious people: ink drawings from the Notionists set (Zoish, CC0), in the site's colours.

import { deep, ink, load, mist, save, teal } from "./tools.mjs";

const { createAvatar } = await load("@dicebear/core");
const notionists = await load("@dicebear/notionists");

// Variants by number: hair, body, lips, brows; glasses, beard and nose where they differ.
const PEOPLE = {
  "leader/marguerite-okafor": { hair: 20, body: 17, lips: 3, brows: 10 },
  "leader/arjun-pillai": { hair: 33, body: 16, lips: 3, brows: 8, beard: 2 },
  "leader/daniel-whitcombe": { hair: 35, body: 20, lips: 3, brows: 3, glasses: 3 },
  "leader/lakshmi-venkataraman": { hair: 23, body: 9, lips: 3, brows: 5 },
  "leader/tomas-arriaga": { hair: 17, body: 14, lips: 3, brows: 4, beard: 12 },
  "leader/noor-al-suwaidi": { hair: 63, body: 16, lips: 3, brows: 5 },
  "leader/hannah-lindqvist": { hair: 58, body: 16, lips: 3, brows: 12, glasses: 8 },
  "leader/joseph-kurian": { hair: 25, body: 19, lips: 3, brows: 8, beard: 6 },
  "team/meera-nambiar": { hair: 48, body: 13, lips: 3, brows: 5 },
  "team/caleb-rosenthal": { hair: 22, body: 25, lips: 3, brows: 9, glasses: 11 },
  "team/farah-haddad": { hair: 62, body: 7, lips: 3, brows: 5 },
  "team/rohan-menon": { hair: 56, body: 21, lips: 3, brows: 4, beard: 2 },
  "team/ingrid-solberg": { hair: 39, body: 14, lips: 3, brows: 12 },
  "team/marcus-bell": { hair: 49, body: 16, lips: 3, brows: 8 },
  "testimonial/city-cfo": { hair: 2, body: 16, lips: 3, brows: 12, glasses: 3 },
  "testimonial/utilities-director": { hair: 6, body: 13, lips: 3, brows: 8, beard: 6 },
  "testimonial/medical-professor": { hair: 30, body: 19, lips: 3, brows: 10, glasses: 11 },
  "testimonial/county-deputy-cfo": { hair: 55, body: 20, lips: 3, brows: 4, glasses: 8 },
  "testimonial/medtech-ceo": { hair: 41, body: 17, lips: 3, brows: 5 },
};

// Backgrounds vary slightly from person to person, so that a row is calm but not uniform.
const GROUNDS = [
  [teal, deep],
  ["#2BC4D9", "#0A5560"],
  ["#0E8F92", "#062A33"],
  ["#1FA7B8", "#0A4450"],
];

const variant = (number) => [`variant${String(number).padStart(2, "0")}`];

function draw(name, { hair, body, lips, brows, glasses, beard, nose = 3 }, [above, below]) {
  const person = createAvatar(notionists, {
    seed: name,
    hair: variant(hair),
    body: variant(body),
    lips: variant(lips),
    brows: variant(brows),
    nose: variant(nose),
    eyes: variant(5),
    glasses: variant(glasses ?? 3),
    glassesProbability: glasses ? 100 : 0,
    beard: variant(beard ?? 1),
    beardProbability: beard ? 100 : 0,
    bodyIconProbability: 0,
    gestureProbability: 0,
    scale: 112,
    translateY: 6,
  }).toString();
  const recoloured = person
    .replaceAll(/#(000000|000|0C0B0B|black)\b/gi, ink)
    .replaceAll(/#(ffffff|fff)\b/gi, mist)
    .replace(/<metadata[\s\S]*?<\/metadata>/, "");
  const [, box, inner] = /viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(recoloured) ?? [];
  const [, , width, height] = box.split(" ").map(Number);
  const ground =
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="0.35" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>` +
    `<g fill="none" stroke="${mist}" stroke-opacity="0.16" stroke-width="${width / 260}">${[0.24, 0.36, 0.48, 0.6].map((r) => `<circle cx="${width * 0.5}" cy="${height * 0.44}" r="${width * r}"/>`).join("")}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${ground}<g fill="${ink}">${inner}</g></svg>`;
}

const sharp = (await load("sharp")).default;
const SIDE = 640;

for (const [index, [name, features]] of Object.entries(PEOPLE).entries()) {
  const drawing = Buffer.from(draw(name, features, GROUNDS[index % GROUNDS.length]));
  const master = await sharp(drawing, { density: 200 }).resize(SIDE, SIDE).png().toBuffer();
  await save(new URL(`file://${process.env.MEDIA_MASTERS}/`), `${name}.png`, master);
}
