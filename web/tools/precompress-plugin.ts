import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** File types without built-in compression. */
const TEXT = /\.(css|ico|js|json|map|mjs|svg|txt|vtt|wasm|xml)$/;
/** Minimum size in bytes: below it, compression saves less than a packet. */
const WORTHWHILE = 512;
/** Brotli's window sizes, as powers of two. A window larger than the body only wastes memory. */
const WINDOW = { smallest: 16, largest: 22 };

/** Writes `NAME.br` and `NAME.gz` next to each text file in a folder. The server sends them unchanged. */
export async function precompressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Vite's metadata in a dot-folder is not served.
  const served = entries.filter((entry) => !entry.parentPath.slice(folder.length).startsWith(`${sep}.`));
  const texts = served.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(texts.map(async (entry) => precompressFile(join(entry.parentPath, entry.name))));
}

async function precompressFile(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < WORTHWHILE) return;
  const window = Math.min(Math.max(Math.ceil(Math.log2(body.length)), WINDOW.smallest), WINDOW.largest);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_LGWIN]: window,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/** Compresses the client build once all its files are written. */
export function precompress(clientFolder: string): Plugin {
  return {
    name: "precompress",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    closeBundle: { order: "post", sequential: true, handler: async () => precompressFolder(clientFolder) },
  };
}
