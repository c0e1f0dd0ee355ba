/** Pixels of the longer side. */
const SIZE = 480;

/** Returns a small copy of a picture as a data address, or an empty text for other files. */
export async function thumbnailOf(file: File): Promise<string> {
  if (!file.type.startsWith("image/")) return "";
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, SIZE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas.toDataURL("image/webp", 0.8);
  } catch {
    // The browser cannot draw it; the server says whether it is a picture.
    return "";
  }
}
