// The company's logo, the products' marks, the partners' logos and the favicons.

import { outline } from "./letters.mjs";
import {
  abyss,
  cyan,
  deep,
  ink,
  load,
  mediaFolder,
  polar,
  polygon,
  publicFolder,
  save,
  teal,
} from "./tools.mjs";

const sharp = (await load("sharp")).default;
const svg = (width, height, body, title) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${title ? ` role="img" aria-label="${title}"` : ""}>${body}</svg>\n`;

/** The colours of logos by their background: of the faces from lit to shaded, and of the core. */
const COLOURS = {
  dark: { faces: [cyan, teal, "#0B7F83"], core: "#FFFFFF" },
  light: { faces: ["#12A9C4", "#0A7F83", abyss], core: teal },
};

/** Draws a hexagonal C of three folded faces around a clear core. */
function mark(size, { faces, core }) {
  const c = size / 2;
  const outer = size * 0.48;
  const inner = size * 0.27;
  const corner = (radius, degrees) => polar(c, c, radius, degrees);
  const cut = (from, to, share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const face = (a, b) => polygon([corner(outer, a), corner(outer, b), corner(inner, b), corner(inner, a)]);
  const arm = (a, b) =>
    polygon([
      corner(outer, a),
      cut(corner(outer, a), corner(outer, b), 0.86),
      cut(corner(inner, a), corner(inner, b), 0.86),
      corner(inner, a),
    ]);
  const upper = `<path fill="${faces[0]}" d="${face(300, 360)}${arm(0, 60)}"/>`;
  const side = `<path fill="${faces[1]}" d="${face(240, 300)}"/>`;
  const lower = `<path fill="${faces[2]}" d="${face(180, 240)}${arm(180, 120)}"/>`;
  const heart = `<path fill="${core}" d="${polygon([0, 60, 120, 180, 240, 300].map((a) => corner(size * 0.115, a)))}"/>`;
  return upper + side + lower + heart;
}

async function marks() {
  for (const [background, colours] of Object.entries(COLOURS))
    await save(mediaFolder, `brand/mark-on-${background}.svg`, svg(48, 48, mark(48, colours)));
}

/** Draws an isometric cube: top, left and right faces. */
function cube(cx, cy, edge, faces) {
  const at = (x, y) => [cx + x * edge * Math.cos(Math.PI / 6), cy + (y * edge) / 2];
  const shapes = [
    [at(0, -2), at(1, -1), at(0, 0), at(-1, -1)],
    [at(-1, -1), at(0, 0), at(0, 2), at(-1, 1)],
    [at(1, -1), at(0, 0), at(0, 2), at(1, 1)],
  ];
  return shapes.map((shape, face) => `<path fill="${faces[face]}" d="${polygon(shape)}"/>`).join("");
}

const PRODUCT_MARKS = {
  // Cubes that form one cube.
  GovCubes: ({ faces }) =>
    cube(24, 15.2, 10.4, faces) + cube(14.6, 31.4, 10.4, faces) + cube(33.4, 31.4, 10.4, faces),
  // Paths that converge on one centre.
  Cadeo: ({ faces, core }) =>
    [20, 14, 8]
      .map((r, ring) => {
        const [start, end] = [polar(24, 24, r, 40), polar(24, 24, r, 140)].map((point) =>
          point.map((value) => value.toFixed(2)).join(" "),
        );
        return `<path fill="none" stroke="${faces[2 - ring]}" stroke-width="3.6" stroke-linecap="round" d="M${start}A${r} ${r} 0 1 0 ${end}"/>`;
      })
      .concat(`<circle cx="24" cy="24" r="3.4" fill="${core}"/>`)
      .join(""),
  // Four arms that interlock around a core.
  CORX: ({ faces, core }) =>
    [...faces, faces[1]]
      .map(
        (colour, turn) =>
          `<path transform="rotate(${90 * turn} 24 24)" fill="${colour}" d="M6 6L16 6L24 14L24 20.5L20.5 20.5Z"/>`,
      )
      .concat(`<path fill="${core}" d="M24 20.6L27.4 24L24 27.4L20.6 24Z"/>`)
      .join(""),
};

async function products() {
  for (const [name, draw] of Object.entries(PRODUCT_MARKS)) {
    const file = `brand/${name.toLowerCase()}-mark-light.svg`;
    await save(mediaFolder, file, svg(48, 48, draw(COLOURS.dark), name));
  }
}

const bars = (colour, heights) =>
  heights
    .map(
      (h, i) =>
        `<rect x="${4 + i * 9}" y="${24 - h / 2}" width="5" height="${h}" rx="2.5" fill="${colour}"/>`,
    )
    .join("");

const PARTNERS = {
  // Different ideas of equal visual weight: a meridian, a tessellation, a northern light, a harbour.
  meridian: {
    words: ["Meridian", "Ledger"],
    draw: (c) =>
      `<g fill="none" stroke="${c}" stroke-width="3"><circle cx="24" cy="24" r="18.5"/><ellipse cx="24" cy="24" rx="8" ry="18.5"/><path d="M5.5 24H42.5"/></g>`,
  },
  tessera: {
    words: ["Tessera", "Cloud"],
    draw: (c) =>
      [
        [6, 6, 1],
        [26, 6, 0.55],
        [6, 26, 0.55],
        [26, 26, 1],
      ]
        .map(
          ([x, y, o], i) =>
            `<path fill="${c}" fill-opacity="${o}" d="${i % 3 ? `M${x} ${y}h16v16a16 16 0 0 1-16-16z` : `M${x} ${y}h16v16h-16z`}"/>`,
        )
        .join(""),
  },
  northlight: { words: ["Northlight", "Data"], draw: (c) => bars(c, [14, 26, 40, 30, 18]) },
  harbour: {
    words: ["Harbour", "Civic"],
    draw: (c) =>
      `<g fill="none" stroke="${c}" stroke-width="3.4" stroke-linecap="round"><path d="M8 20a16 16 0 0 1 32 0"/><path d="M16 20a8 8 0 0 1 16 0"/><path d="M6 30q4.5-4.4 9 0t9 0 9 0 9 0"/><path d="M6 39q4.5-4.4 9 0t9 0 9 0 9 0"/></g>`,
  },
};

async function partners() {
  for (const [name, { words, draw }] of Object.entries(PARTNERS)) {
    const first = await outline(words[0], 60, 34, 28);
    const second = await outline(words[1], first.end + 8, 34, 28, { weight: 400 });
    const colour = "#16414C";
    const body = `${draw(colour)}<path fill="${colour}" d="${first.d}"/><path fill="${colour}" fill-opacity="0.78" d="${second.d}"/>`;
    await save(mediaFolder, `partner/${name}.svg`, svg(second.end + 2, 48, body, words.join(" ")));
  }
}

/** Returns an .ico file that contains PNGs. */
function ico(images) {
  const header = Buffer.alloc(6 + images.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, data }, i) => {
    const at = 6 + i * 16;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(data.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

/** Draws the logo on its background; `inset` is the logo's share of the side. */
const tile = (inset, radius) => {
  const size = 512 * inset;
  const at = (512 - size) / 2;
  const ground = `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${ink}"/></linearGradient></defs><rect width="512" height="512" rx="${radius}" fill="url(#g)"/>`;
  return svg(512, 512, `${ground}<g transform="translate(${at} ${at})">${mark(size, COLOURS.dark)}</g>`);
};

async function favicons() {
  const small = tile(0.84, 104);
  const png = (source, size) =>
    sharp(Buffer.from(source)).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();
  await save(publicFolder, "favicon.svg", small);
  const sizes = await Promise.all(
    [16, 32, 48].map(async (size) => ({
      size,
      data: await sharp(Buffer.from(small)).resize(size, size).png().toBuffer(),
    })),
  );
  await save(publicFolder, "favicon.ico", ico(sizes));
  await save(publicFolder, "apple-touch-icon.png", await png(tile(0.66, 0), 180));
  await save(publicFolder, "icon-192.png", await png(tile(0.76, 104), 192));
  await save(publicFolder, "icon-512.png", await png(tile(0.76, 104), 512));
  await save(publicFolder, "icon-maskable-512.png", await png(tile(0.56, 0), 512));
}

await Promise.all([marks(), products(), partners(), favicons()]);
