#version 300 es
layout(location = 0) in vec3 corner;
layout(location = 1) in vec3 normal;
// Height, light, mark and error as parts of 1.
layout(location = 2) in vec4 state;
uniform mat4 view;
// Columns, rows, radius, and the height that 1 stands for.
uniform vec4 grid;
out vec3 place;
out vec3 facing;
out vec3 level;
out float lit;
out float marked;
out float wrong;

void main() {
  int columns = int(grid.x);
  int x = gl_InstanceID % columns;
  int y = gl_InstanceID / columns;
  float radius = grid.z;
  float shift = (y & 1) == 0 ? -0.25 : 0.25;
  vec2 centre = vec2((float(x) + 0.5 + shift - grid.x / 2.0) * 1.7320508, (float(y) + 0.5 - grid.y / 2.0) * 1.5) * radius;
  float height = state.x * grid.w - 0.5;
  float top = height - (1.0 - corner.y) * radius * 0.7;
  place = vec3(centre.x + corner.x * radius, corner.y > 0.5 ? top : -2.5, centre.y + corner.z * radius);
  facing = normal;
  // The column's height, the corner's own, and the distance from the field's rim, 0 there.
  vec2 half_size = vec2(grid.x * 1.7320508, grid.y * 1.5) * radius * 0.5;
  vec2 rim = 1.0 - abs(centre) / half_size;
  level = vec3(height, corner.y, min(rim.x * 2.2, rim.y * 3.0));
  lit = state.y;
  marked = state.z;
  wrong = state.w;
  gl_Position = view * vec4(place, 1.0);
}
