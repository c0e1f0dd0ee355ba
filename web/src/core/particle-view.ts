import type { Core } from "./load";

type Particles = InstanceType<Core["Particles"]>;

/**
 * The particles' numbers (x, y, radius, opacity for each), read where they lie in the module's memory. The view is made
 * anew when that memory has grown: the old one is then empty.
 */
export function particleView(core: Core, particles: Particles): () => Float32Array {
  const memory = core.wasmMemory();
  let view = new Float32Array(0);
  return () => {
    const pointer = particles.ptr();
    if (view.buffer !== memory.buffer || view.byteOffset !== pointer) {
      view = new Float32Array(memory.buffer, pointer, particles.len());
    }
    return view;
  };
}
