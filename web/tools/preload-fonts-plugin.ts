import type { Plugin } from "vite";

/** The faces of the first screen: other sets are fetched only by pages that have such letters. */
const FIRST_FACES = /\/?(inter|sora)-basic-[^/]+\.woff2$/;

/** Writes `preload.json`, the addresses of the fonts that the server names in every page's head. */
export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_options, bundle) {
      const fonts = Object.keys(bundle).filter((name) => FIRST_FACES.test(name));
      this.emitFile({
        type: "asset",
        fileName: "preload.json",
        source: JSON.stringify(fonts.map((name) => `/${name}`)),
      });
    },
  };
}
