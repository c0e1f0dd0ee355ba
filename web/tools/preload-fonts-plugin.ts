import type { Plugin } from "vite";

/**
 * The fonts of the first screen, for text and then for headings. Other sets are fetched only by pages with such
 * letters.
 */
const FIRST_FACES = [/\/?inter-basic-[^/]+\.woff2$/, /\/?sora-basic-[^/]+\.woff2$/];

/** Writes `preload.json` with the addresses of the fonts that the server preloads in every page's head. */
export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle);
      const fonts = FIRST_FACES.flatMap((face) => files.filter((name) => face.test(name)));
      this.emitFile({
        type: "asset",
        fileName: "preload.json",
        source: JSON.stringify(fonts.map((name) => `/${name}`)),
      });
    },
  };
}
