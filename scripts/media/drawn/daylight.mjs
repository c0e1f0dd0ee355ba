// Pictures for light grounds: the forms of a rendered picture as a drawing in ink on paper. Reads the widest published
// file of each, so that no master is necessary.

import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { abyss, load, mediaFolder, mist, root } from "./tools.mjs";

const sharp = (await load("sharp")).default;

const SOURCES = [
  "blog/agentic-ai",
  "blog/healthcare",
  "blog/oracle-strategy",
  "blog/public-sector",
  "news/corx",
  "product/cadeo",
  "product/govcubes",
  "service/faw-xcelerator",
  "service/fusion-advanced-support-team",
  "service/generative-ai",
  "service/machine-learning",
  "service/predictive-analytics",
  "service/product-software-development",
  "service/strategic-advisory-consulting",
  "story/county-erp-cloud-hcm-conversion",
  "story/financial-services-ga-erp-transformation",
  "story/town-planning-epm",
];

const WIDTH = 1600;
/** Radius in pixels of the light behind the forms, which is removed. */
const GLOW = 56;
/** Share of the pixels that are as dark as the ink. */
const DARKEST = 0.003;
/** Below 1, so that faint lines are visible. */
const GAMMA = 0.75;
/** Colours from the paper to the ink, evenly spaced. */
const RAMP = [mist, "#C4E1E2", "#5CB4B6", "#0F7F84", abyss].map((colour) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
);

/** Returns the averages of a line's neighbours within the glow's radius; `step` leads to the next neighbour. */
function average(from, to, start, step, count) {
  let sum = 0;
  let number = 0;
  for (let at = -GLOW; at < count; at++) {
    const added = at + GLOW;
    if (added < count) {
      sum += from[start + added * step];
      number++;
    }
    const removed = at - GLOW - 1;
    if (removed >= 0) {
      sum -= from[start + removed * step];
      number--;
    }
    if (at >= 0) to[start + at * step] = sum / number;
  }
}

/** Returns the picture without its forms: three averages in each direction, which together are nearly a Gaussian. */
function blurred(light, width, height) {
  let [from, to] = [light, new Float32Array(light.length)];
  for (let turn = 0; turn < 3; turn++) {
    for (let y = 0; y < height; y++) average(from, to, y * width, 1, width);
    from = new Float32Array(light.length);
    for (let x = 0; x < width; x++) average(to, from, x, width, height);
  }
  return from;
}

const table = JSON.parse(await readFile(new URL("server/assets/media.json", root), "utf8")).pictures;

for (const name of SOURCES) {
  const source = join(fileURLToPath(mediaFolder), `${name}-${table[name].avif.at(-1)}.avif`);
  const { data, info } = await sharp(source)
    .resize({ width: WIDTH })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const light = Float32Array.from(
    { length: width * height },
    (_, at) => 0.2126 * data[at * 3] + 0.7152 * data[at * 3 + 1] + 0.0722 * data[at * 3 + 2],
  );
  const glow = blurred(light, width, height);
  const forms = light.map((value, at) => Math.max(0, value - glow[at]));
  const most = forms.toSorted()[Math.floor(forms.length * (1 - DARKEST))];
  const drawing = Buffer.alloc(width * height * 3);
  forms.forEach((value, at) => {
    const place = Math.min(1, value / most) ** GAMMA * (RAMP.length - 1);
    const step = Math.min(RAMP.length - 2, Math.floor(place));
    for (let channel = 0; channel < 3; channel++) {
      const [before, after] = [RAMP[step][channel], RAMP[step + 1][channel]];
      drawing[at * 3 + channel] = Math.round(before + (after - before) * (place - step));
    }
  });
  const target = join(process.env.MEDIA_MASTERS, "daylight", `${name.replace("/", "-")}.png`);
  await mkdir(dirname(target), { recursive: true });
  await sharp(drawing, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(target);
}
