// Plates instead of portraits: initials over an engraved rosette, as on a banknote. People are fictitious, and no face is
// shown. Testimonials show a quotation mark, because pages don't name their authors.

import { outline } from "./letters.mjs";
import { ink, load, mist, save, seeded, teal } from "./tools.mjs";

const PEOPLE = [
  "leader/marguerite-okafor",
  "leader/arjun-pillai",
  "leader/daniel-whitcombe",
  "leader/lakshmi-venkataraman",
  "leader/tomas-arriaga",
  "leader/noor-al-suwaidi",
  "leader/hannah-lindqvist",
  "leader/joseph-kurian",
  "team/meera-nambiar",
  "team/caleb-rosenthal",
  "team/farah-haddad",
  "team/rohan-menon",
  "team/ingrid-solberg",
  "team/marcus-bell",
  "testimonial/city-cfo",
  "testimonial/utilities-director",
  "testimonial/medical-professor",
  "testimonial/county-deputy-cfo",
  "testimonial/medtech-ceo",
];

const WIDTH = 640;
const HEIGHT = 800;
/** Size of the initials: 96 px on a card of 280 px. */
const LETTERS = 220;
const LINES = 44;
const POINTS = 540;

/** Returns the closed curve of a rosette: a circle with two waves on it. */
function curve(radius, { petals, depth, twist, ripple }) {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / POINTS;
    const wave =
      depth * Math.cos(petals * angle + twist) + ripple * Math.cos((2 * petals + 1) * angle - 2 * twist);
    const r = radius * (1 + wave);
    return `${(WIDTH / 2 + r * Math.cos(angle)).toFixed(1)} ${(HEIGHT / 2 + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

async function letters(name) {
  const [family, slug] = name.split("/");
  const parts = slug.split("-");
  const text = family === "testimonial" ? "“" : `${parts[0][0]}${parts.at(-1)[0]}`.toUpperCase();
  const size = family === "testimonial" ? LETTERS * 2 : LETTERS;
  // The mark is in the upper part of its line.
  const baseline = HEIGHT / 2 + (family === "testimonial" ? size * 0.52 : size * 0.355);
  const { end } = await outline(text, 0, 0, size);
  return (await outline(text, (WIDTH - end) / 2, baseline, size)).d;
}

async function draw(name) {
  const random = seeded(name);
  const petals = 5 + Math.floor(random() * 7);
  const shape = { petals, depth: 0.1 + 0.08 * random(), ripple: 0.03 + 0.03 * random() };
  const spin = (random() < 0.5 ? -1 : 1) * (0.5 + random());
  const lines = Array.from({ length: LINES }, (_, index) => {
    const share = index / (LINES - 1);
    return curve(150 + 400 * share, { ...shape, twist: spin * share * Math.PI });
  });
  const tint = ["#FFFFFF", "#F1FAFA", "#DDF0F1", "#EAF6F4"][Math.floor(random() * 4)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><linearGradient id="ground" x1="0" y1="0" x2="0.4" y2="1"><stop stop-color="${tint}"/><stop offset="1" stop-color="${mist}"/></linearGradient>
<radialGradient id="light"><stop offset="0.2" stop-color="${tint}"/><stop offset="0.62" stop-color="${tint}" stop-opacity="0"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#ground)"/>
<path d="${lines.join("")}" fill="none" stroke="${teal}" stroke-opacity="0.62" stroke-width="1.3"/>
<rect width="100%" height="100%" fill="url(#light)"/>
<path d="${await letters(name)}" fill="${ink}"/></svg>`;
}

const sharp = (await load("sharp")).default;

for (const name of PEOPLE) {
  const master = await sharp(Buffer.from(await draw(name)))
    .resize(WIDTH, HEIGHT)
    .png()
    .toBuffer();
  await save(new URL(`file://${process.env.MEDIA_MASTERS}/`), `${name}.png`, master);
}
