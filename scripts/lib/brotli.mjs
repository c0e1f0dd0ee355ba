import { brotliCompressSync, constants } from "node:zlib";

/** Returns the size of a file as it is sent: compressed by brotli, quality 11. */
export const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;
