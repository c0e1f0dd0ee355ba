//! Painting with WebGL2: instances of one hexagonal column.

use wasm_bindgen::prelude::*;
use web_sys::{WebGl2RenderingContext as Gl, WebGlBuffer, WebGlProgram, WebGlShader, WebGlUniformLocation};

use crate::camera::Camera;
use crate::colours::Colours;
use crate::field::{Grid, HEIGHT_RANGE, INSTANCE_BYTES};

const VERTEX: &str = include_str!("column.vert");
const FRAGMENT: &str = include_str!("column.frag");

/// Floats per vertex: position and normal.
const CORNER: usize = 6;
/// Radius of the lid and of the bevel's lower edge, as shares of the column's.
const LID: f32 = 0.86;
const EDGE: f32 = 0.95;
/// Corners of a hexagon, closed.
const HEXAGON: [[f32; 2]; 7] = [
    [0.0, -1.0],
    [0.866_025_4, -0.5],
    [0.866_025_4, 0.5],
    [0.0, 1.0],
    [-0.866_025_4, 0.5],
    [-0.866_025_4, -0.5],
    [0.0, -1.0],
];

pub struct Painter {
    gl: Gl,
    instances: WebGlBuffer,
    corners: i32,
    view: Option<WebGlUniformLocation>,
    grid: Option<WebGlUniformLocation>,
    size: Option<WebGlUniformLocation>,
    /// The background.
    ink: [f32; 3],
}

impl Painter {
    pub fn new(gl: Gl, colours: &Colours) -> Result<Self, JsValue> {
        let program = program(&gl)?;
        gl.use_program(Some(&program));
        let lost = || JsValue::from_str("the context is lost");

        let mesh = column();
        let corners = gl.create_buffer().ok_or_else(lost)?;
        gl.bind_buffer(Gl::ARRAY_BUFFER, Some(&corners));
        let bytes: Vec<u8> = mesh.iter().flat_map(|number| number.to_le_bytes()).collect();
        gl.buffer_data_with_u8_array(Gl::ARRAY_BUFFER, &bytes, Gl::STATIC_DRAW);
        let stride = CORNER as i32 * 4;
        gl.enable_vertex_attrib_array(0);
        gl.vertex_attrib_pointer_with_i32(0, 3, Gl::FLOAT, false, stride, 0);
        gl.enable_vertex_attrib_array(1);
        gl.vertex_attrib_pointer_with_i32(1, 3, Gl::FLOAT, false, stride, 12);

        let instances = gl.create_buffer().ok_or_else(lost)?;
        gl.bind_buffer(Gl::ARRAY_BUFFER, Some(&instances));
        gl.enable_vertex_attrib_array(2);
        gl.vertex_attrib_pointer_with_i32(2, 4, Gl::UNSIGNED_SHORT, true, INSTANCE_BYTES as i32, 0);
        gl.vertex_attrib_divisor(2, 1);

        gl.enable(Gl::DEPTH_TEST);
        gl.enable(Gl::CULL_FACE);
        let uniform = |name| gl.get_uniform_location(&program, name);
        let (view, grid, size) = (uniform("view"), uniform("grid"), uniform("size"));
        for (name, [red, green, blue]) in colours.uniforms() {
            gl.uniform3f(uniform(name).as_ref(), red, green, blue);
        }
        Ok(Self { instances, corners: (mesh.len() / CORNER) as i32, view, grid, size, ink: colours.ink, gl })
    }

    /// Resizes the drawing buffer, in device pixels.
    pub fn resize(&mut self, width: i32, height: i32) {
        self.gl.viewport(0, 0, width, height);
        self.gl.uniform2f(self.size.as_ref(), width as f32, height as f32);
    }

    /// Paints the columns of a grid, from their instance buffer.
    pub fn paint(&self, camera: &Camera, grid: Grid, instances: &[u8]) {
        let gl = &self.gl;
        let [red, green, blue] = self.ink;
        gl.clear_color(red, green, blue, 1.0);
        gl.clear(Gl::COLOR_BUFFER_BIT | Gl::DEPTH_BUFFER_BIT);
        gl.uniform_matrix4fv_with_f32_array(self.view.as_ref(), false, &camera.matrix);
        gl.uniform4f(self.grid.as_ref(), grid.columns as f32, grid.rows as f32, grid.radius(), HEIGHT_RANGE);
        gl.bind_buffer(Gl::ARRAY_BUFFER, Some(&self.instances));
        // Uploaded from the module's memory without a copy.
        gl.buffer_data_with_u8_array(Gl::ARRAY_BUFFER, instances, Gl::DYNAMIC_DRAW);
        gl.draw_arrays_instanced(Gl::TRIANGLES, 0, self.corners, grid.count() as i32);
    }
}

fn program(gl: &Gl) -> Result<WebGlProgram, JsValue> {
    let lost = || JsValue::from_str("the context is lost");
    let program = gl.create_program().ok_or_else(lost)?;
    for (kind, source) in [(Gl::VERTEX_SHADER, VERTEX), (Gl::FRAGMENT_SHADER, FRAGMENT)] {
        let shader: WebGlShader = gl.create_shader(kind).ok_or_else(lost)?;
        gl.shader_source(&shader, source);
        gl.compile_shader(&shader);
        gl.attach_shader(&program, &shader);
    }
    gl.link_program(&program);
    if gl.get_program_parameter(&program, Gl::LINK_STATUS).is_truthy() {
        Ok(program)
    } else {
        Err(JsValue::from_str(&gl.get_program_info_log(&program).unwrap_or_default()))
    }
}

/// Returns the triangles of a column of radius 1: lid, bevel and sides. A vertex's height is 1 at the lid, a little
/// less at the bevel's edge, and 0 at the foot.
fn column() -> Vec<f32> {
    let mut mesh = Vec::new();
    for pair in HEXAGON.windows(2) {
        let [[ax, az], [bx, bz]] = *pair else { continue };
        let (nx, nz) = ((ax + bx) / 1.732_050_8, (az + bz) / 1.732_050_8);
        let up = [0.0, 1.0, 0.0];
        let slope = [nx * 0.6, 0.8, nz * 0.6];
        let side = [nx, 0.0, nz];
        let lid = |x: f32, z: f32| [x * LID, 1.0, z * LID];
        let edge = |x: f32, z: f32| [x * EDGE, 0.9, z * EDGE];
        let foot = |x: f32, z: f32| [x * EDGE, 0.0, z * EDGE];
        let mut triangle = |corners: [[f32; 3]; 3], normal: [f32; 3]| {
            for corner in corners {
                mesh.extend_from_slice(&corner);
                mesh.extend_from_slice(&normal);
            }
        };
        triangle([[0.0, 1.0, 0.0], lid(bx, bz), lid(ax, az)], up);
        triangle([lid(ax, az), lid(bx, bz), edge(bx, bz)], slope);
        triangle([lid(ax, az), edge(bx, bz), edge(ax, az)], slope);
        triangle([edge(ax, az), edge(bx, bz), foot(bx, bz)], side);
        triangle([edge(ax, az), foot(bx, bz), foot(ax, az)], side);
    }
    mesh
}
