// Generates src/assets/currents.svg, with the boundaries between layers of water of different density. Run with
// `node tools/currents.mjs`; the result is committed.

import { writeFile } from "node:fs/promises";

const WIDTH = 1600;
const HEIGHT = 900;
const LINES = 30;
const POINTS = 13;

/** Returns the height of a line at x: calm near the surface, wavy in the depth. */
function heightAt(line, x) {
  const depth = line / (LINES - 1);
  const fold = 18 + 120 * depth ** 1.6;
  const along = x / WIDTH;
  return (
    60 +
    depth * (HEIGHT - 120) +
    fold * Math.sin(2 * Math.PI * (along * 0.9 + depth * 0.55)) +
    0.45 * fold * Math.sin(2 * Math.PI * (along * 2.1 - depth * 1.2 + 0.2))
  );
}

/** Returns a smooth path through the points: a Catmull-Rom spline as cubic Béziers. */
function path(line) {
  const step = WIDTH / (POINTS - 1);
  const at = (index) => [index * step, heightAt(line, index * step)];
  let d = `M0 ${Math.round(at(0)[1])}`;
  for (let index = 0; index < POINTS - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${[first, second, to].map((point) => point.map(Math.round).join(" ")).join(" ")}`;
  }
  return d;
}

const lines = Array.from({ length: LINES }, (_, line) => {
  const light = Math.exp(-(((line - 11) / 6) ** 2));
  const opacity = (0.1 + 0.5 * light).toFixed(2);
  const width = (0.8 + 0.9 * light).toFixed(1);
  return `<path d="${path(line)}" opacity="${opacity}" stroke-width="${width}"/>`;
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="g" x1="0" x2="1" gradientUnits="objectBoundingBox"><stop stop-color="#0fb5ae" stop-opacity=".15"/><stop offset=".55" stop-color="#0fb5ae"/><stop offset="1" stop-color="#38d6f5"/></linearGradient></defs><g fill="none" stroke="url(#g)">${lines.join("")}</g></svg>\n`;

await writeFile(new URL("../src/assets/currents.svg", import.meta.url), svg);
