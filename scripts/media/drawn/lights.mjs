// The three lights of the pictures. Masters are rendered in the deep light; the encoder converts those of this table.

import { abyss, ink, mist } from "./tools.mjs";

/** The light of each picture that is not deep. The text of a page's opening has the ground that suits its picture. */
const LIGHTS = {
  dawn: [
    "career/ascent",
    "career/life",
    "event/city",
    "event/public-finance",
    "industry/public-sector",
    "industry/public-sector-background",
    "industry/utilities",
    "industry/utilities-background",
    "page/about",
    "product/govcubes",
    "service/agentic-ai",
    "service/ai-consulting",
    "service/cloud-technology",
    "service/consulting-and-implementation",
    "service/strategic-advisory-consulting",
    "story/city-erp-engagement",
    "story/hcm-efficiency",
    "story/town-financials-projects-grants-procurement",
  ],
  daylight: [
    "blog/healthcare",
    "event/aisle",
    "event/stand",
    "service/acclimate",
    "service/product-software-development",
    "story/diagnosing-heart-disease",
  ],
  // Rendered in daylight, and left as they are.
  paper: [
    "blog/agentic-ai",
    "blog/oracle-strategy",
    "blog/public-sector",
    "news/corx",
    "service/intelligent-virtual-assistants",
    "service/predictive-analytics",
    "story/financial-services-ga-erp-transformation",
    "story/town-planning-epm",
  ],
};

/** Returns the light of a picture by its name; drawings and posters have their own. */
export function lightOf(name) {
  return Object.keys(LIGHTS).find((light) => LIGHTS[light].includes(name));
}

/** Returns the pixels of a rendered picture, in red, green and blue, in another light. */
export const inLight = (light, pixels, width, height) =>
  light === "dawn" ? dawn(pixels, width, height) : daylight(pixels, width, height);

const rgb = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminances(pixels) {
  return Float32Array.from(
    { length: pixels.length / 3 },
    (_, at) => 0.2126 * pixels[at * 3] + 0.7152 * pixels[at * 3 + 1] + 0.0722 * pixels[at * 3 + 2],
  );
}

/** Returns one channel of a ramp of colours, at a share between 0 and 1; `stops` are the places of the colours. */
function along(colours, stops, share, channel) {
  let step = 0;
  while (step < stops.length - 2 && share > stops[step + 1]) step++;
  const within = (share - stops[step]) / (stops[step + 1] - stops[step]);
  return colours[step][channel] + (colours[step + 1][channel] - colours[step][channel]) * within;
}

/** Colours from the darkest to the brightest, away from the low sun on the right and towards it. */
const COOL = [ink, "#0b3b49", "#2f7680", "#8fc4c4", mist].map(rgb);
const COOL_STOPS = [0, 0.25, 0.5, 0.75, 1];
const WARM = ["#0a1a22", "#4a5358", "#b98f6a", "#f1cfa0", "#fff6e6"].map(rgb);
const WARM_STOPS = [0, 0.22, 0.48, 0.75, 1];
/** Share of the width from the left that the sun does not reach. */
const SHADE = 0.15;

/** By how much an accent's red exceeds its blue; accents keep their colour. */
const ACCENT = 48;

/** Warms the bright parts, the more so the nearer they are to the low sun at the right edge. */
function dawn(pixels, width, height) {
  const light = luminances(pixels);
  const graded = Buffer.alloc(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const sun = Math.max(0, (x / width - SHADE) / (1 - SHADE)) ** 1.4 * (1 - (0.35 * y) / height);
      const value = Math.min(1, (light[at] / 255) ** 0.8 * (1 + 0.25 * sun));
      const warmth = sun * Math.min(1, value * 1.8);
      const accent = Math.min(1, Math.max(0, (pixels[at * 3] - pixels[at * 3 + 2]) / ACCENT));
      for (let channel = 0; channel < 3; channel++) {
        const [cool, warm] = [
          along(COOL, COOL_STOPS, value, channel),
          along(WARM, WARM_STOPS, value, channel),
        ];
        const lit = cool + (warm - cool) * warmth;
        graded[at * 3 + channel] = Math.round(lit + (pixels[at * 3 + channel] - lit) * accent);
      }
    }
  }
  return graded;
}

/** Radius of the light behind the forms, which is removed, as a share of the picture's longer side. */
const GLOW = 0.035;
/** Share of the pixels that are as dark as the ink. */
const DARKEST = 0.003;
/** Below 1, so that faint lines are visible. */
const GAMMA = 0.75;
/** Colours from the paper to the ink. */
const INKS = [mist, "#C4E1E2", "#5CB4B6", "#0F7F84", abyss].map(rgb);

/** Draws the forms of a picture in ink on paper. */
function daylight(pixels, width, height) {
  const light = luminances(pixels);
  const glow = blurred(light, width, height, Math.round(GLOW * Math.max(width, height)));
  const forms = light.map((value, at) => Math.max(0, value - glow[at]));
  const most = forms.toSorted()[Math.floor(forms.length * (1 - DARKEST))];
  const drawing = Buffer.alloc(pixels.length);
  forms.forEach((value, at) => {
    const share = Math.min(1, value / most) ** GAMMA;
    for (let channel = 0; channel < 3; channel++)
      drawing[at * 3 + channel] = Math.round(along(INKS, COOL_STOPS, share, channel));
  });
  return drawing;
}

/** Returns the picture without its forms: three averages in each direction, which together are nearly a Gaussian. */
function blurred(light, width, height, radius) {
  let [from, to] = [light, new Float32Array(light.length)];
  for (let turn = 0; turn < 3; turn++) {
    for (let y = 0; y < height; y++) average(from, to, { start: y * width, step: 1, count: width, radius });
    from = new Float32Array(light.length);
    for (let x = 0; x < width; x++) average(to, from, { start: x, step: width, count: height, radius });
  }
  return from;
}

/** Writes the averages of a line's neighbours within a radius; `step` leads to the next neighbour. */
function average(from, to, { start, step, count, radius }) {
  let sum = 0;
  let number = 0;
  for (let at = -radius; at < count; at++) {
    const added = at + radius;
    if (added < count) {
      sum += from[start + added * step];
      number++;
    }
    const removed = at - radius - 1;
    if (removed >= 0) {
      sum -= from[start + removed * step];
      number--;
    }
    if (at >= 0) to[start + at * step] = sum / number;
  }
}
