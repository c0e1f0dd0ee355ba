// Converts master images to responsive AVIF and WebP, and generates the typed manifest that pages read.

import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inLight, lightOf } from "./lights.mjs";
import { load, mediaFolder, root } from "./tools.mjs";

const sharp = (await load("sharp")).default;
sharp.concurrency(Number(process.env.MEDIA_THREADS ?? 2));

const masters = process.env.MEDIA_MASTERS;
const media = fileURLToPath(mediaFolder);
const focus = JSON.parse(await readFile(join(masters, "focus.json"), "utf8").catch(() => "{}"));

// AVIF in every width, and in the master's own if it lies between; WebP in two, for the few browsers without AVIF.
const SETS = {
  portrait: { avif: [160, 320, 640], webp: [320], quality: { avif: 56, webp: 78 } },
  wide: { avif: [480, 800, 1200, 1600, 2000, 2880], webp: [800, 1200], quality: { avif: 62, webp: 74 } },
  upright: { avif: [720, 900, 1080], webp: [1080], quality: { avif: 62, webp: 72 } },
};
const AVIF = { effort: Number(process.env.MEDIA_EFFORT ?? 6), chromaSubsampling: "4:2:0" };
/** Limit of a file's bytes by width, above which the quality is reduced step by step. Between two widths the larger counts. */
const HEAVIEST = {
  480: 14_000,
  720: 56_000,
  800: 34_000,
  // The first view of a phone: one round trip of 150 ms at 1.6 Mbit/s.
  900: 29_600,
  1080: 120_000,
  1200: 64_000,
  1600: 92_000,
  2000: 130_000,
  2880: 240_000,
};
const STEP = 6;
const WORST = 38;
/** Standard deviation, of 255, of the noise that prevents banding in slow gradients. */
const DITHER = 1.1;
const UPRIGHT = "-upright";
/** Media query for upright pictures and films; the same as in `web/src/ui/pictures/opening-picture.ts`. */
const NARROW = "(max-width: 767.98px)";
/** The suffix of films for windows in which the others would be enlarged by more than a quarter. */
const LARGE = "-large";
const LARGE_WINDOWS = "(min-width: 1440px), (min-width: 768px) and (orientation: portrait)";
const PORTRAITS = ["leader", "team", "testimonial"];
/** The frames' widths: at most the second in motion, the third where the film rests. */
const FRAME_WIDTHS = [800, 1200, 2400];
/** Number of frames of the image sequence. */
const FRAMES = 72;

async function files(folder, kind) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith(kind)).sort();
}

const newer = async (source, target) =>
  !existsSync(target) || (await stat(source)).mtimeMs > (await stat(target)).mtimeMs;

const targets = new Set();

const heaviest = (width) => {
  const step = Object.keys(HEAVIEST).find((known) => width <= Number(known) * 1.02);
  return step === undefined ? Number.POSITIVE_INFINITY : HEAVIEST[step];
};

/** Returns a function that opens a master in its picture's light, which is computed once, if any file needs it. */
function opener(source, name) {
  const light = lightOf(name);
  let lit;
  const open = async () => {
    const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { data: inLight(light, data, info.width, info.height), raw: info };
  };
  return async () => {
    if (!light || light === "paper") return sharp(source);
    lit ??= open();
    const { data, raw } = await lit;
    return sharp(data, { raw });
  };
}

/** The picture in one width, with noise that is the same each time. */
async function dithered(open, width) {
  const { data, info } = await (await open())
    .resize({ width, kernel: "lanczos3" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let state = 0x9e3779b9;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let at = 0; at < data.length; at += info.channels) {
    // Nearly normal, of deviation one; the same in every channel, so that it has no colour.
    const noise = Math.round((next() + next() + next() - 1.5) * 2 * DITHER);
    for (let channel = 0; channel < info.channels; channel++) {
      data[at + channel] = Math.min(255, Math.max(0, data[at + channel] + noise));
    }
  }
  return { raw: { width: info.width, height: info.height, channels: info.channels }, data };
}

async function write(source, target, width, format, { quality, open = () => sharp(source), ...options }) {
  targets.add(target);
  if (!(await newer(source, target))) return;
  await mkdir(dirname(target), { recursive: true });
  const { data, raw } = await dithered(open, width);
  const limit = format === "avif" ? heaviest(width) : Number.POSITIVE_INFINITY;
  for (let pressed = quality; ; pressed -= STEP) {
    const bytes = await sharp(data, { raw })
      [format]({ ...options, quality: pressed })
      .toBuffer();
    if (bytes.length > limit && pressed - STEP >= WORST) continue;
    await writeFile(target, bytes);
    return;
  }
}

/** The widths of a set that a master has, its own among them. A master is never blown up by more than a twentieth. */
function widthsOf(sizes, width) {
  const within = sizes.filter((size) => size <= width * 1.05);
  const own = sizes.length > within.length && width > (within.at(-1) ?? 0) * 1.15;
  return own ? [...within, width] : within;
}

async function filesOf(source, stem, set, name) {
  const open = opener(source, name);
  const { width } = await sharp(source).metadata();
  const widths = { avif: widthsOf(set.avif, width), webp: set.webp.filter((size) => size <= width * 1.05) };
  for (const format of ["avif", "webp"]) {
    const options = { open, quality: set.quality[format], ...(format === "avif" ? AVIF : { effort: 4 }) };
    for (const size of widths[format])
      await write(source, join(media, `${stem}-${size}.${format}`), size, format, options);
  }
  return widths;
}

async function picture(name) {
  const source = join(masters, `${name}.png`);
  const { width, height } = await sharp(source).metadata();
  const { avif, webp } = await filesOf(
    source,
    name,
    PORTRAITS.includes(name.split("/")[0]) ? SETS.portrait : SETS.wide,
    name,
  );
  const widest = avif.at(-1);
  return {
    width: widest,
    height: Math.round((widest * height) / width),
    ...focusOf(name),
    ...groundOf(name),
    avif,
    webp,
    ...(await crop(name)),
  };
}

/**
 * The point that stays in sight, as far as the styles follow it: the horizontal place in tens of per cent, none at 50. A
 * drawing has that of its picture.
 */
function focusOf(name) {
  const picture = name.replace(/^daylight\/(\w+)-/, "$1/");
  const point = focus[name] ?? focus[picture] ?? known[picture]?.focus ?? 50;
  const step = Math.round(Number.parseFloat(point) / 10) * 10;
  return step === 50 ? {} : { focus: Math.min(80, Math.max(40, step)) };
}

/** The ground of text over the picture, none for the dark one. */
const groundOf = (name) =>
  /^(daylight|poster)\//.test(name) || ["daylight", "paper"].includes(lightOf(name))
    ? { ground: "mist" }
    : {};

/** The upright crop's part of an entry: the earlier files if its master is not on this machine. */
async function crop(name) {
  const stem = `${name}${UPRIGHT}`;
  const source = join(masters, `${stem}.png`);
  if (existsSync(source)) return { upright: (await filesOf(source, stem, SETS.upright, name)).avif };
  const upright = known[name]?.upright?.filter((width) => existsSync(join(media, `${stem}-${width}.avif`)));
  if (prunes || !upright?.length) return {};
  withoutMaster.add(stem);
  return { upright };
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
      await write(join(masters, "frames", name), target, width, "avif", {
        quality: 44,
        ...AVIF,
      });
    }
  }
  return sources.length;
}

async function video(name) {
  const file = (stem, kind) => join(media, "video", `${stem}.${kind}`);
  const sources = [];
  for (const [shape, windows] of [
    [UPRIGHT, { media: NARROW }],
    [LARGE, { media: LARGE_WINDOWS }],
    ["", {}],
  ]) {
    const level = shape === LARGE ? "08" : "05";
    const types = { webm: `video/webm; codecs="av01.0.${level}M.08,opus"`, mp4: "video/mp4" };
    for (const [kind, type] of Object.entries(types)) {
      const src = `${name}${shape}`;
      if (existsSync(file(src, kind))) sources.push({ src: `/media/video/${src}.${kind}`, type, ...windows });
    }
  }
  return { sources, poster: `video/${name}`, width: 1280, height: 720 };
}

const print = (value) =>
  JSON.stringify(value)
    .replace(/"([a-zA-Z]+)":/g, "$1: ")
    .replaceAll(",", ", ")
    .replace(/\{/g, "{ ")
    .replace(/\}/g, " }");

const manifestFile = fileURLToPath(new URL("web/src/generated/media.ts", root));
/** The same table for the server, which validates the names in content. */
const tableFile = fileURLToPath(new URL("server/assets/media.json", root));
const known = JSON.parse(await readFile(tableFile, "utf8")).pictures;
const prunes = process.argv.includes("--prune");
/** Names of the pictures and crops whose masters are not on this machine, and whose files stay. */
const withoutMaster = new Set();
const pictures = {};
for (const name of (await files(masters, ".png")).map((n) => n.slice(0, -4))) {
  if (!name.startsWith("frames/") && !name.endsWith(UPRIGHT)) pictures[name] = await picture(name);
}
// Masters are not committed: without them, existing results stay.
for (const name of prunes ? [] : Object.keys(known).filter((name) => !(name in pictures))) {
  withoutMaster.add(name);
  const { width, height, focus, avif, webp } = known[name];
  pictures[name] = { width, height, focus, ...groundOf(name), avif, webp, ...(await crop(name)) };
}
const vectors = {};
for (const name of await files(media, ".svg")) vectors[name.slice(0, -4)] = await vector(name);
const framesMade = await frames();
const videos = {};
for (const name of new Set((await files(join(media, "video"), ".mp4")).map((n) => n.slice(0, -4))))
  if (!name.endsWith(UPRIGHT) && !name.endsWith(LARGE)) videos[name] = await video(name);

const sorted = (entries) => Object.entries(entries).sort(([left], [right]) => (left < right ? -1 : 1));

const record = (name, type, entries) =>
  `export const ${name} = {\n${sorted(entries)
    .map(([key, value]) => `  "${key}": ${print(value)},\n`)
    .join("")}} as const satisfies Record<string, ${type}>;\n`;

const manifest = `// Written by scripts/media/make: change the scripts, not this file.

/** A picture in several widths: \`/media/{name}-{width}.{avif|webp}\`. */
export interface Picture {
  /** Size of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The horizontal place in per cent that stays in sight when the picture is cropped; 50 without. */
  readonly focus?: number;
  /** The ground of text over a light picture. */
  readonly ground?: "mist";
  readonly avif: readonly number[];
  readonly webp: readonly number[];
  /** Widths of the 9:16 crop for phones in AVIF, the widest in WebP too: \`/media/{name}-upright-{width}.{avif|webp}\`. */
  readonly upright?: readonly number[];
}

export interface Vector {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface Video {
  /** In the order in which a browser tries them; \`media\` says for which windows one is. */
  readonly sources: readonly { readonly src: string; readonly type: string; readonly media?: string }[];
  /** Name of the poster in \`pictures\`. */
  readonly poster: string;
  readonly width: number;
  readonly height: number;
}

${record("pictures", "Picture", pictures)}
${record("vectors", "Vector", vectors)}
${record("videos", "Video", videos)}
/** The delivery method's frames: \`/media/frames/{width}/{01…72}.avif\`. */
export const frames = { count: ${FRAMES}, widths: ${JSON.stringify(FRAME_WIDTHS).replaceAll(",", ", ")} } as const;

export type PictureName = keyof typeof pictures;
export type VectorName = keyof typeof vectors;
export type VideoName = keyof typeof videos;
`;
await writeFile(manifestFile, manifest);
const table = Object.entries({ pictures, vectors, videos }).map(([name, entries]) => {
  const lines = sorted(entries).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `  "${name}": {\n${lines.join(",\n")}\n  }`;
});
await writeFile(tableFile, `{\n${table.join(",\n")}\n}\n`);

// Files of images that are no longer in the manifest are deleted.
const isUsed = (name) =>
  targets.has(join(media, name)) ||
  (framesMade === 0 && name.startsWith("frames/")) ||
  withoutMaster.has(name.replace(/-\d+\.\w+$/, ""));
for (const kind of [".avif", ".webp"]) {
  for (const name of await files(media, kind)) if (!isUsed(name)) await rm(join(media, name));
}
if (withoutMaster.size > 0)
  process.stdout.write(`Kept ${withoutMaster.size} pictures whose masters are not on this machine.\n`);
