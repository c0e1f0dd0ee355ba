import type { Plugin } from "vite";

/**
 * The faces of the first screen, that of the text before that of the headings. Other sets are fetched only by pages that
 * have such letters.
 */
const FIRST_FACES = [/\/?inter-basic-[^/]+\.woff2$/, /\/?sora-basic-[^/]+\.woff2$/];

/** Writes `preload.json`, the addresses of the fonts that the server names in every page's head. */
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
