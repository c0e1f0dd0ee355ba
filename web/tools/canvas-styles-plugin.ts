import type { Plugin } from "vite";

const SITE_STYLES = /^(?:features|motion|sections|ui)\/.*\.module\.css$/;

/**
 * Builds the stylesheets of sections for the page builder's canvas: nothing moves, whatever the editor's own preference
 * is, and a window height is that of a device. The canvas itself is as high as the editor's window.
 */
export function canvasStyles(source: string): Plugin {
  return {
    name: "canvas-styles",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(source) || !SITE_STYLES.test(id.slice(source.length))) return null;
      return code
        .replaceAll("(prefers-reduced-motion: no-preference)", "(max-width: 0)")
        .replaceAll("(prefers-reduced-motion: reduce)", "(min-width: 0)")
        .replaceAll(/\b(\d*\.?\d+)[dls]?vh\b/g, "calc($1 * var(--canvas-vh, 1vh))");
    },
  };
}
