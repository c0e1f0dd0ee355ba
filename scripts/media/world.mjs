// web/public/media/brand/world.svg: the land as dots, on which the home page marks the offices.
// `npm install --no-save --prefix /tmp/world world-atlas@2 topojson-client@3 d3-geo@3`, then `node scripts/media/world.mjs /tmp/world`.
// One unit is a degree: x from 170° west to the east, y from 75° north to the south (`web/src/sections/home/partners/office-map.tsx`).
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.argv[2] ?? ".", "node_modules/"));
const { geoContains } = await import(require.resolve("d3-geo"));
const { feature } = require("topojson-client");
const atlas = require("world-atlas/land-110m.json");

const WEST = -170;
const NORTH = 75;
const WIDTH = 360;
const HEIGHT = 130;
/** Degrees between two dots. */
const STEP = 2;

const land = feature(atlas, atlas.objects.land);
const isLand = (x, y) => geoContains(land, [((WEST + x + 180) % 360) - 180, NORTH - y]);

// A line from the first to the last dot of a run; its dashes, without length and with round caps, are the dots.
let path = "";
for (let y = STEP / 2; y < HEIGHT; y += STEP) {
  let start = null;
  for (let x = STEP / 2; x <= WIDTH + STEP; x += STEP) {
    const dry = x < WIDTH && isLand(x, y);
    if (dry) start ??= x;
    else if (start !== null) {
      path += `M${start} ${y}h${x - STEP - start + 0.1}`;
      start = null;
    }
  }
}
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path d="${path}" stroke="#9dbec3" stroke-dasharray="0 ${STEP}" stroke-linecap="round"/></svg>\n`;
writeFileSync(join(import.meta.dirname, "../../web/public/media/brand/world.svg"), svg);
console.log(`${svg.length} bytes`);
