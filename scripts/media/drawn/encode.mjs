// Masters → responsive AVIF and WebP, and the typed manifest that pages read.

import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { load, mediaFolder, root } from "./tools.mjs";

const sharp = (await load("sharp")).default;
sharp.concurrency(Number(process.env.MEDIA_THREADS ?? 2));

const masters = process.env.MEDIA_MASTERS;
const media = fileURLToPath(mediaFolder);
const focus = JSON.parse(await readFile(join(masters, "focus.json"), "utf8").catch(() => "{}"));

// AVIF in every width; WebP, for the few browsers without AVIF, in two.
const SETS = {
  portrait: { avif: [160, 320, 640], webp: [320], quality: { avif: 56, webp: 78 } },
  narrow: { avif: [480, 800], webp: [800], quality: { avif: 50, webp: 74 } },
  wide: { avif: [480, 800, 1200, 1600], webp: [800, 1200], quality: { avif: 50, webp: 74 } },
};
const AVIF = { effort: 4, chromaSubsampling: "4:2:0" };
/** A phone's screen is dense and its heroes lie behind a veil: up to this width a wide picture is pressed a little harder. */
const PHONE = { width: 800, quality: 46 };
const PORTRAITS = ["leader", "team", "testimonial"];
const FRAME_WIDTHS = [1200, 800];
/** How many the film has. */
const FRAMES = 72;

async function files(folder, kind) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((name) => name.endsWith(kind))
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
}

const newer = async (source, target) =>
  !existsSync(target) || (await stat(source)).mtimeMs > (await stat(target)).mtimeMs;

const wanted = new Set();

async function write(source, target, width, format, options) {
  wanted.add(target);
  if (!(await newer(source, target))) return;
  await mkdir(dirname(target), { recursive: true });
  const image = sharp(source).resize({ width, kernel: "lanczos3" });
  await writeFile(target, await image[format](options).toBuffer());
}

const hex = ({ r, g, b }) => `#${[r, g, b].map((v) => v.toString(16).padStart(2, "0")).join("")}`;

async function picture(name) {
  const source = join(masters, `${name}.png`);
  const { width, height } = await sharp(source).metadata();
  const portrait = PORTRAITS.includes(name.split("/")[0]);
  const set = portrait ? SETS.portrait : width < height ? SETS.narrow : SETS.wide;
  // A master is never blown up by more than a tenth.
  const within = (sizes) => sizes.filter((size) => size <= width * 1.1);
  for (const format of ["avif", "webp"]) {
    for (const size of within(set[format])) {
      const options =
        format === "avif"
          ? { quality: set === SETS.wide && size <= PHONE.width ? PHONE.quality : set.quality.avif, ...AVIF }
          : { quality: set.quality.webp, effort: 4 };
      await write(source, join(media, `${name}-${size}.${format}`), size, format, options);
    }
  }
  const widest = within(set.avif).at(-1);
  const { channels } = await sharp(source).stats();
  const colour = hex({
    r: Math.round(channels[0].mean),
    g: Math.round(channels[1].mean),
    b: Math.round(channels[2].mean),
  });
  return {
    width: widest,
    height: Math.round((widest * height) / width),
    colour,
    focus: focus[name] ?? "50% 50%",
    avif: within(set.avif),
    webp: within(set.webp),
  };
}

async function vector(name) {
  const text = await readFile(join(media, name), "utf8");
  const [width, height] = /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(text).slice(1).map(Number);
  return { src: `/media/${name}`, width, height };
}

async function frames() {
  const sources = (await files(join(masters, "frames"), ".png")).filter((name) => /^\d\d\.png$/.test(name));
  for (const name of sources) {
    for (const width of FRAME_WIDTHS) {
      const target = join(media, "frames", String(width), name.replace(".png", ".avif"));
      // About 25 kB at 1200: the frames are seen in motion, the key frames a little longer.
      await write(join(masters, "frames", name), target, width, "avif", {
        quality: 44,
        ...AVIF,
      });
    }
  }
  return sources.length;
}

async function video(name) {
  const file = (kind) => join(media, "video", `${name}.${kind}`);
  const sources = [];
  if (existsSync(file("webm")))
    sources.push({ src: `/media/video/${name}.webm`, type: 'video/webm; codecs="av01.0.05M.08,opus"' });
  if (existsSync(file("mp4"))) sources.push({ src: `/media/video/${name}.mp4`, type: "video/mp4" });
  return { sources, poster: `video/${name}`, width: 1280, height: 720 };
}

const print = (value) =>
  JSON.stringify(value)
    .replace(/"([a-zA-Z]+)":/g, "$1: ")
    .replaceAll(",", ", ")
    .replace(/\{/g, "{ ")
    .replace(/\}/g, " }");

/** The entries of a record as the manifest has them now, word by word. */
async function manifestEntries(record) {
  const text = await readFile(manifestFile, "utf8");
  const [, body = ""] = new RegExp(`^export const ${record} = \\{\n([\\s\\S]*?)^\\}`, "m").exec(text) ?? [];
  return new Map([...body.matchAll(/^ {2}"([^"]+)": (.*),$/gm)].map(([, name, entry]) => [name, entry]));
}

const manifestFile = fileURLToPath(new URL("web/src/content/media.ts", root));
const known = await manifestEntries("pictures");
const pictures = {};
for (const name of (await files(masters, ".png")).map((n) => n.slice(0, -4))) {
  if (!name.startsWith("frames/") && !name.startsWith("loops/")) pictures[name] = await picture(name);
}
// Masters are not committed: a machine that lacks one keeps what was made of it elsewhere.
const kept = process.argv.includes("--prune") ? [] : [...known.keys()].filter((name) => !(name in pictures));
for (const name of kept) pictures[name] = { asItIs: known.get(name) };
const vectors = {};
for (const name of await files(media, ".svg")) vectors[name.slice(0, -4)] = await vector(name);
const framesMade = await frames();
const frameCount = framesMade || FRAMES;
const videos = {};
for (const name of new Set((await files(join(media, "video"), ".mp4")).map((n) => n.slice(0, -4))))
  videos[name] = await video(name);

const record = (name, type, entries) =>
  `export const ${name} = {\n${Object.entries(entries)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, value]) => `  "${key}": ${value.asItIs ?? print(value)},\n`)
    .join("")}} as const satisfies Record<string, ${type}>;\n`;

const manifest = `// Written by scripts/media/make: change the scripts, not this file.

/** A picture in several widths: \`/media/{name}-{width}.{avif|webp}\`. */
export interface Picture {
  /** Size of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Mean colour, for the ground until the picture is there. */
  readonly colour: string;
  /** Value for \`object-position\`: what must stay in sight when the picture is cropped. */
  readonly focus: string;
  readonly avif: readonly number[];
  readonly webp: readonly number[];
}

export interface Vector {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface Video {
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  /** Name of the poster in \`pictures\`. */
  readonly poster: string;
  readonly width: number;
  readonly height: number;
}

${record("pictures", "Picture", pictures)}
${record("vectors", "Vector", vectors)}
${record("videos", "Video", videos)}
/** The delivery method's frames: \`/media/frames/{width}/{01…72}.avif\`. */
export const frames = { count: ${frameCount}, widths: ${JSON.stringify(FRAME_WIDTHS).replace(",", ", ")}, width: 1200, height: 675 } as const;

export type PictureName = keyof typeof pictures;
export type VectorName = keyof typeof vectors;
export type VideoName = keyof typeof videos;
`;
await writeFile(manifestFile, manifest);

// A file of a picture that the manifest does not have any more goes.
const stays = (name) =>
  wanted.has(join(media, name)) ||
  (framesMade === 0 && name.startsWith("frames/")) ||
  kept.includes(name.replace(/-\d+\.\w+$/, ""));
for (const kind of [".avif", ".webp"]) {
  for (const name of await files(media, kind)) if (!stays(name)) await rm(join(media, name));
}
if (kept.length > 0)
  process.stdout.write(`Kept ${kept.length} pictures whose masters are not on this machine.\n`);
