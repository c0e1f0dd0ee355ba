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
  const w = edge * Math.cos(Math.PI / 6);
  const h = edge / 2;
  const top = polygon([
    [cx, cy - edge],
    [cx + w, cy - h],
    [cx, cy],
    [cx - w, cy - h],
  ]);
  const left = polygon([
    [cx - w, cy - h],
    [cx, cy],
    [cx, cy + edge],
    [cx - w, cy + h],
  ]);
  const right = polygon([
    [cx + w, cy - h],
    [cx, cy],
    [cx, cy + edge],
    [cx + w, cy + h],
  ]);
  return `<path fill="${faces[0]}" d="${top}"/><path fill="${faces[1]}" d="${left}"/><path fill="${faces[2]}" d="${right}"/>`;
}

const PRODUCT_MARKS = {
  // Cubes that form one cube.
  GovCubes: ({ faces }) =>
    cube(24, 15.2, 10.4, faces) + cube(14.6, 31.4, 10.4, faces) + cube(33.4, 31.4, 10.4, faces),
  // Paths that converge on one centre.
  Cadeo: ({ faces, core }) =>
    [
      [20, faces[2]],
      [14, faces[1]],
      [8, faces[0]],
    ]
      .map(([r, colour]) => {
        const [x1, y1] = polar(24, 24, r, 40);
        const [x2, y2] = polar(24, 24, r, 140);
        return `<path fill="none" stroke="${colour}" stroke-width="3.6" stroke-linecap="round" d="M${x1.toFixed(2)} ${y1.toFixed(2)}A${r} ${r} 0 1 0 ${x2.toFixed(2)} ${y2.toFixed(2)}"/>`;
      })
      .join("") + `<circle cx="24" cy="24" r="3.4" fill="${core}"/>`,
  // Four arms that interlock around a core.
  CORX: ({ faces, core }) =>
    [0, 90, 180, 270]
      .map((turn, index) => {
        const arm = polygon([
          [6, 6],
          [16, 6],
          [24, 14],
          [24, 20.5],
          [20.5, 20.5],
        ]);
        return `<path transform="rotate(${turn} 24 24)" fill="${[...faces, faces[1]][index]}" d="${arm}"/>`;
      })
      .join("") +
    `<path fill="${core}" d="${polygon([
      [24, 20.6],
      [27.4, 24],
      [24, 27.4],
      [20.6, 24],
    ])}"/>`,
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
