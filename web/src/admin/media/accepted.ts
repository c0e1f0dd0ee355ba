/** Files that the library accepts. The server decides by their content. */
export const ACCEPTED =
  "image/jpeg,image/png,image/webp,image/avif,image/gif,video/mp4,video/webm,text/vtt,.vtt,application/pdf,font/woff2,.woff2";
export const ACCEPTED_PICTURES = "image/jpeg,image/png,image/webp,image/avif,image/gif";
