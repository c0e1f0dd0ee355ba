// The forms of the vision section: a field of columns for each statement, the columns separately for the scene, and
// the numbers of both.

import { ink, mediaFolder, root, save } from "./tools.mjs";

const COLUMNS = 15;
const ROWS = 13;
/** Distance of two columns in a row, and of two rows: hexagons seen at an angle. In units of the drawing. */
const STRIDE = 46;
const DEPTH = 26;
/** Height of the highest column above the ground, which lies below a margin. */
const RISE = 150;
const MARGIN = 20;
const WIDTH = COLUMNS * STRIDE + STRIDE / 2;
const HEIGHT = RISE + ROWS * DEPTH + 120;
/** A place for a column with its sides, a whole number of strides high, and the column's origin in it. */
const CELL = { width: STRIDE, height: 8 * STRIDE, x: STRIDE / 2, y: 18 };
const DARK = [8, 46, 56];
const LIGHT = [20, 122, 128];
const LIT = "#2cc0d6";

const MEASURED_ROW = 6;
const FIGURES = [0.2, 0.28, 0.24, 0.38, 0.34, 0.5, 0.44, 0.58, 0.52, 0.7, 0.62, 0.8, 0.74, 0.9, 0.98];

/** Distance from the source of the rings, in columns. */
const distance = ({ across, down }) => Math.hypot(across + (down % 2) / 2 - 7.5, (down - 6) * 0.87);

const stepOf = (across, down) =>
  Math.max(0, Math.floor((across + (down % 2) / 2 + (ROWS - down) * 0.5 - 4) / 3));

/** The forms in the order of the statements: a height from 0 to 1 for each column, and which columns carry light. */
const FORMS = {
  // A source that can be seen, and the rings that go out from it.
  rings: {
    height: (place) => 0.3 + 0.7 * Math.cos(distance(place) * 1.05) ** 2 * Math.exp(-distance(place) * 0.2),
    lit: (place) => distance(place) < 0.6 || (distance(place) > 2.6 && distance(place) < 3.35),
  },
  // Small steps, each of which can be taken back.
  steps: {
    height: ({ across, down }) => Math.min(stepOf(across, down), 4) * 0.24,
    lit: ({ across, down }) => stepOf(across, down) <= 4 && stepOf(across, down) > stepOf(across - 1, down),
  },
  // Figures of one row, held against a level that was agreed.
  measure: {
    height: ({ across, down }) =>
      down === MEASURED_ROW ? FIGURES[across] : down < MEASURED_ROW ? 0.34 : 0.06,
    lit: ({ down }) => down === MEASURED_ROW,
  },
};

/** Every column, from the back to the front. */
const PLACES = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  across: index % COLUMNS,
  down: Math.floor(index / COLUMNS),
}));

/** The colour of a row: the field comes out of the depth and goes back into it. */
function colourOf(row) {
  const share = Math.sin((Math.PI * (row + 1)) / (ROWS + 1));
  const channels = DARK.map((dark, at) => Math.round(dark + (LIGHT[at] - dark) * share));
  return `rgb(${channels.join(" ")})`;
}

// The sides are the colour with ink over it, more at the right; all of a column fades into the depth.
const SYMBOL = `<defs><linearGradient id="d" x2="0" y2="1"><stop stop-color="${ink}" stop-opacity="0"/><stop offset=".45" stop-color="${ink}" stop-opacity=".92"/></linearGradient><linearGradient id="l" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/></linearGradient><g id="c"><path fill="currentColor" d="M-22 8v300h44V8L0 17z"/><g fill="${ink}"><path fill-opacity=".54" d="M-22 8v300H0V17z"/><path fill-opacity=".72" d="M22 8v300H0V17z"/></g><path fill="url(#d)" d="M-22 8v300h44V8L0 17z"/><path fill="currentColor" d="M0-17l22 9V8L0 17-22 8V-8z"/><path fill="url(#l)" d="M0-17l22 9V8L0 17-22 8V-8z"/></g></defs>`;

const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${SYMBOL}${body}</svg>\n`;

const groundOf = ({ across, down }) => ({
  x: (across + 0.5 + (down % 2) / 2) * STRIDE,
  y: RISE + MARGIN + down * DEPTH,
});

const rows = (draw) =>
  Array.from({ length: ROWS }, (_, row) => `<g color="${colourOf(row)}">${draw(row)}</g>`).join("");

const forms = [];
for (const [name, { height, lit }] of Object.entries(FORMS)) {
  const heights = PLACES.map((place) => Math.round(height(place) * RISE));
  forms.push({
    name: `vision/${name}`,
    heights,
    lit: PLACES.flatMap((place, at) => (lit(place) ? [at] : [])),
  });
  const field = rows((row) =>
    PLACES.map((place, at) => {
      if (place.down !== row) return "";
      const { x, y } = groundOf(place);
      return `<use href="#c" x="${x}" y="${y - heights[at]}"${lit(place) ? ` color="${LIT}"` : ""}/>`;
    }).join(""),
  );
  await save(mediaFolder, `vision/${name}.svg`, svg(WIDTH, HEIGHT, field));
}

const sheet = rows(
  (row) =>
    `<use href="#c" x="${row * CELL.width + CELL.x}" y="${CELL.y}"/><use href="#c" x="${row * CELL.width + CELL.x}" y="${CELL.height + CELL.y}" color="${LIT}"/>`,
);
await save(mediaFolder, "vision/columns.svg", svg(ROWS * CELL.width, 2 * CELL.height, sheet));

const object = (entries) =>
  `{ ${Object.entries(entries)
    .map(([key, value]) => `${key}: ${value}`)
    .join(", ")} }`;

await save(
  root,
  "web/src/generated/vision-forms.ts",
  `// Written by scripts/media/make: change the scripts, not this file.

/** The field of columns, from the back to the front, that the vision section's forms have in common. In units of the drawing. */
export const field = {
  width: ${WIDTH},
  height: ${HEIGHT},
  /** A cell of \`vision/columns\`: a column for each row, below it the same with light; and the column's origin in a cell. */
  cell: ${object(CELL)},
  /** Columns in a row; every second row is half a stride to the right. */
  across: ${COLUMNS},
  stride: ${STRIDE},
  /** Distance of two rows, and the place of the first one's ground. */
  depth: ${DEPTH},
  ground: ${RISE + MARGIN},
} as const;

/** The forms in the order of the statements: the height of each column, and the columns that carry light. */
export const forms = [
${forms.map(({ name, heights, lit }) => `  {\n    picture: "${name}",\n    heights: [${heights.join(", ")}],\n    lit: [${lit.join(", ")}],\n  },\n`).join("")}] as const;
`,
);
