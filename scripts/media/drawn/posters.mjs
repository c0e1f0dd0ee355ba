// Posters of events: a terrain as a map with contour lines, and one warm point where the firm was. The terrain follows from
// the event's name. It is no survey of a place: only the side of the water matches.

import { load, save, seeded } from "./tools.mjs";

/** Side of the water (in degrees, clockwise from the top; none inland), the light, and the warm point as shares. */
const EVENTS = {
  "ascend-2024": { light: "dawn", point: [0.66, 0.44] },
  "ascend-2025": { water: 120, light: "daylight", point: [0.62, 0.5] },
  "bangalore-office-inauguration": { light: "daylight", point: [0.58, 0.42] },
  "baps-mandir-inauguration": { water: 20, light: "dawn", point: [0.64, 0.56] },
  "cloud-world-2024": { light: "dusk", point: [0.6, 0.46] },
  "gfoa-2024": { water: 80, light: "daylight", point: [0.56, 0.5] },
  "gfoa-2025": { water: 200, light: "dawn", point: [0.63, 0.4] },
  "gitex-global-2023": { water: 320, light: "daylight", point: [0.61, 0.56] },
  "gitex-global-2024": { water: 320, light: "dawn", point: [0.67, 0.52] },
  "icma-2024": { light: "daylight", point: [0.65, 0.38] },
  "kochi-office-inauguration": { water: 270, light: "dawn", point: [0.6, 0.48] },
  "oracle-ai-world-2025": { light: "daylight", point: [0.63, 0.5] },
  "oracle-cloud-world-2023": { light: "dawn", point: [0.57, 0.44] },
  "oracle-cloud-world-tour-dubai": { water: 310, light: "dusk", point: [0.66, 0.58] },
  "oracle-cloud-world-tour-mumbai": { water: 260, light: "daylight", point: [0.64, 0.42] },
  "oracle-core-user-2025": { light: "dusk", point: [0.59, 0.54] },
};

/** All are light, because cards stand on light sections. Colours as red, green and blue: low land, high land, lines, water; `sun` is the light's azimuth, `glow` its warmth. */
const LIGHTS = {
  daylight: {
    low: [226, 240, 240],
    high: [250, 252, 251],
    line: [15, 140, 138],
    water: [196, 226, 228],
    ink: 0.5,
    sun: 315,
    glow: 0,
  },
  dawn: {
    low: [222, 233, 228],
    high: [255, 246, 232],
    line: [128, 112, 84],
    water: [204, 222, 222],
    ink: 0.42,
    sun: 80,
    glow: 0.5,
  },
  dusk: {
    low: [186, 218, 220],
    high: [226, 240, 240],
    line: [6, 88, 91],
    water: [152, 200, 204],
    ink: 0.5,
    sun: 300,
    glow: 0,
  },
};

/** The size in which a terrain is painted; the master is smaller, which smooths its lines. */
const WIDTH = 2000;
const HEIGHT = 1125;
const MASTER_WIDTH = 1600;
const OCTAVES = 4;
/** Contour lines over the whole height; every fifth is stronger. */
const LINES = 26;
const WARM = [255, 180, 84];

const mix = (from, to, share) => from.map((channel, at) => channel + (to[at] - channel) * share);
const clamp = (value) => Math.min(1, Math.max(0, value));
const smooth = (value) => value * value * (3 - 2 * value);

/** Returns smooth noise between 0 and 1 over the plane. */
function noise(random) {
  const side = 64;
  const grid = Float32Array.from({ length: side * side }, random);
  const at = (x, y) => grid[(y & (side - 1)) * side + (x & (side - 1))];
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smooth(x - left), smooth(y - top)];
    const above = at(left, top) + (at(left + 1, top) - at(left, top)) * u;
    const below = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * u;
    return above + (below - above) * v;
  };
}

/** Returns the heights of all pixels, from 0 to 1; the water is at zero. */
function terrain(random, { water }) {
  const [land, warp] = [noise(random), noise(random)];
  const scale = 2.6 + 1.2 * random();
  const heights = new Float32Array(WIDTH * HEIGHT);
  const towards = water === undefined ? null : ((water - 90) * Math.PI) / 180;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [u, v] = [x / HEIGHT, y / HEIGHT];
      const bend = warp(u * 2, v * 2 + 9) * 0.9;
      let height = 0;
      for (
        let octave = 0, size = scale, share = 0.52;
        octave < OCTAVES;
        octave++, size *= 2.03, share *= 0.44
      ) {
        height += share * land((u + bend * 0.4) * size + octave * 17, (v + bend * 0.3) * size + octave * 5);
      }
      if (towards !== null) {
        const out = (u - 0.9) * Math.cos(towards) + (v - 0.5) * Math.sin(towards);
        height -= 0.62 * smooth(clamp(out * 1.3 - 0.06));
      }
      heights[y * WIDTH + x] = clamp((height - 0.18) * 1.5);
    }
  }
  return heights;
}

/** Returns the pixel on land that is nearest to the event's point. */
function placeOf(heights, [x, y]) {
  const [left, top] = [Math.round(x * WIDTH), Math.round(y * HEIGHT)];
  for (let radius = 0; radius < HEIGHT / 2; radius += 8) {
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.2) {
      const [px, py] = [
        Math.round(left + radius * Math.cos(angle)),
        Math.round(top + radius * Math.sin(angle)),
      ];
      if (heights[py * WIDTH + px] > 0.08) return [px, py];
    }
  }
  return [left, top];
}

function paint(name, event) {
  const light = LIGHTS[event.light];
  const heights = terrain(seeded(name), event);
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const sun = ((light.sun - 90) * Math.PI) / 180;
  const [px, py] = placeOf(heights, event.point);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = y * WIDTH + x;
      const height = heights[at];
      const right = heights[at + (x < WIDTH - 1 ? 1 : 0)] - height;
      const down = heights[at + (y < HEIGHT - 1 ? WIDTH : 0)] - height;
      const shade = clamp(0.5 - (right * Math.cos(sun) + down * Math.sin(sun)) * 90);
      let colour;
      if (height <= 0) {
        colour = light.water;
      } else {
        colour = mix(mix(light.low, light.high, smooth(height)), light.water, 0.55 * (1 - shade));
        // The distance from the nearest contour line in pixels.
        const steep = Math.max(Math.hypot(right, down) * LINES, 1e-5);
        const level = height * LINES;
        const distance = Math.abs(level - Math.round(level)) / steep;
        const strong = Math.round(level) % 5 === 0;
        const line = clamp((strong ? 1.9 : 1.25) - distance);
        colour = mix(colour, light.line, line * light.ink * (strong ? 1.5 : 1));
      }
      if (light.glow > 0)
        colour = mix(colour, WARM, light.glow * 0.34 * clamp(x / WIDTH - 0.35) * (0.4 + shade));
      const from = Math.hypot(x - px, y - py);
      // The point, a ring around it, and its glow.
      const dot = clamp(13 - from);
      const ring = clamp(2.2 - Math.abs(from - 34));
      const glow = 0.42 * Math.exp(-((from / 150) ** 2));
      colour = mix(colour, WARM, Math.max(dot, ring, glow));
      pixels.set(colour.map(Math.round), at * 3);
    }
  }
  return pixels;
}

const sharp = (await load("sharp")).default;

for (const [name, event] of Object.entries(EVENTS)) {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 };
  const master = await sharp(paint(name, event), { raw }).resize(MASTER_WIDTH).png().toBuffer();
  await save(new URL(`file://${process.env.MEDIA_MASTERS}/`), `poster/${name}.png`, master);
}
