#version 300 es
precision highp float;
in vec3 place;
in vec3 facing;
in vec3 level;
in float lit;
in float marked;
in float wrong;
uniform vec2 size;
// The design tokens.
uniform vec3 INK;
uniform vec3 DEEP;
uniform vec3 BRAND;
uniform vec3 BRIGHT;
uniform vec3 MIST;
uniform vec3 ACCENT;
out vec4 colour;

const vec3 KEY = normalize(vec3(0.55, 0.62, -0.35));
const vec3 FILL = normalize(vec3(0.75, 0.25, 0.6));

float noise(vec2 at) {
  return fract(52.9829189 * fract(dot(at, vec2(0.06711056, 0.00583715))));
}

void main() {
  vec3 normal = normalize(facing);
  float rise = clamp(level.x / 7.0, 0.0, 1.0);
  // Light of the sky in the water, by place on the screen: it does not move with the columns.
  vec2 at = gl_FragCoord.xy / size;
  vec2 away = vec2(at.x - 0.58, 0.54 - at.y);
  float sky = max(1.0 - sqrt(away.x * away.x * 4.2 + away.y * away.y * 7.0), 0.0);
  sky *= sky;
  float lid = smoothstep(0.5, 0.95, normal.y);
  // Depth below the column's own top, in units of length.
  float depth = max(level.x - place.y, 0.0);
  float key = max(dot(normal, KEY), 0.0);
  float fill = max(dot(normal, FILL), 0.0);

  vec3 top = mix(DEEP, BRIGHT * 0.86, 0.03 + 0.82 * sky) + BRAND * (0.03 + 0.42 * sqrt(rise));
  // Sides keep some of the lid's light at their top, and lose it on the way down.
  float glow = (0.2 + 0.8 * fill) * (0.3 + 0.7 * rise) * exp(-depth * 0.42);
  vec3 side = mix(DEEP * 0.6, BRAND * 0.8, glow) + BRIGHT * sky * 0.1 * fill;
  vec3 shade = mix(side, top, lid);
  // The bevel catches the key light.
  float bevel = smoothstep(0.6, 0.75, normal.y) * (1.0 - smoothstep(0.85, 0.95, normal.y));
  shade += bevel * (BRIGHT * (0.1 + 0.5 * key) * (0.25 + sky + rise));
  // Light passes through: from the lid down, brightest within.
  float beam = lit * exp(-depth * 0.3);
  shade = mix(shade, mix(BRAND, BRIGHT, 0.3 + 0.7 * lid), beam * (0.6 + 0.3 * lid));
  shade += MIST * beam * beam * (0.06 + 0.12 * lid);
  // The chosen column has an outline: its bevel, and the upper end of its sides.
  float outline = max(1.0 - lid, bevel) * (1.0 - smoothstep(0.1, 0.3, depth));
  shade = mix(shade, ACCENT, marked * outline);
  shade = mix(shade, MIST, marked * lid * (1.0 - bevel) * 0.25);
  // An error colours its whole column.
  shade = mix(shade, ACCENT * (0.35 + 0.65 * max(lid, fill)), wrong * (0.55 + 0.45 * exp(-depth * 0.2)));

  // The field dissolves towards its rim, and columns stand in deep water.
  float clear = smoothstep(0.0, 1.0, level.z) * (1.0 - smoothstep(0.4, 2.2, -place.y));
  shade = mix(INK, shade, clear);
  // Steps of 8 bits would be seen in so dark a picture.
  shade += (noise(gl_FragCoord.xy) - 0.5) / 255.0;
  colour = vec4(shade, 1.0);
}
