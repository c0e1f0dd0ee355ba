// Drawings of deep pictures, for the light sections that show them too.

import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inLight } from "./lights.mjs";
import { load, mediaFolder, root } from "./tools.mjs";

const sharp = (await load("sharp")).default;

const SOURCES = [
  "product/govcubes",
  "service/faw-xcelerator",
  "service/fusion-advanced-support-team",
  "story/county-erp-cloud-hcm-conversion",
];

const WIDTH = 1600;

/** Frames of the delivery method that show a step, by its name. */
const STEPS = { relate: "07", acclimate: "13", innovate: "25", simulate: "34", elevate: "64" };
/** The part of a frame with the subject, as shares of its width and height. */
const SUBJECT = { left: 0.215, top: 0.12, width: 0.57, height: 0.76 };
const STEP_WIDTH = 800;

const table = JSON.parse(await readFile(new URL("server/assets/media.json", root), "utf8")).pictures;

/** Returns the file of a picture: its master, or the widest published one. */
function sourceOf(name) {
  const master = join(process.env.MEDIA_MASTERS, `${name}.png`);
  return existsSync(master)
    ? master
    : join(fileURLToPath(mediaFolder), `${name}-${table[name].avif.at(-1)}.avif`);
}

async function draw(picture, name) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const target = join(process.env.MEDIA_MASTERS, "daylight", `${name}.png`);
  await mkdir(dirname(target), { recursive: true });
  await sharp(inLight("daylight", data, width, height), { raw: { width, height, channels: 3 } })
    .png()
    .toFile(target);
}

for (const name of SOURCES)
  await draw(sharp(sourceOf(name)).resize({ width: WIDTH }), name.replace("/", "-"));
for (const [name, number] of Object.entries(STEPS)) {
  const frame = sharp(join(fileURLToPath(mediaFolder), "frames", "2400", `${number}.avif`));
  const { width, height } = await frame.metadata();
  const part = {
    left: Math.round(SUBJECT.left * width),
    top: Math.round(SUBJECT.top * height),
    width: Math.round(SUBJECT.width * width),
    height: Math.round(SUBJECT.height * height),
  };
  await draw(frame.extract(part).resize({ width: STEP_WIDTH }), `step-${name}`);
}
