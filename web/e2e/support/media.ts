import { expect, type Locator, type Page } from "@playwright/test";

/** A file as Playwright's `setInputFiles` expects it. */
interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Draws a picture of one colour with a spot. Small ones, because the server needs seconds for each size. */
export async function drawPicture(
  page: Page,
  name: string,
  colour: string,
  width = 120,
): Promise<UploadFile> {
  const mimeType = name.endsWith(".png") ? "image/png" : "image/jpeg";
  const address = await page.evaluate(
    ([fill, type, size]) => {
      const canvas = document.createElement("canvas");
      canvas.width = size;
      canvas.height = Math.round((size * 2) / 3);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.fillStyle = fill;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = "#fff";
      context.fillRect(canvas.width * 0.7, canvas.height * 0.2, canvas.width * 0.1, canvas.height * 0.2);
      return canvas.toDataURL(type);
    },
    [colour, mimeType, width] as const,
  );
  return { name, mimeType, buffer: Buffer.from(address.split(",")[1] ?? "", "base64") };
}

/** Pastes a file, or drops it, on an element. */
export async function give(target: Locator, how: "paste" | "drop", file: UploadFile): Promise<void> {
  await target.evaluate(
    (element, [kind, name, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type }));
      const box = element.getBoundingClientRect();
      const place = { clientX: box.left + box.width / 2, clientY: box.top + Math.min(box.height / 2, 60) };
      const common = { bubbles: true, cancelable: true };
      if (kind === "paste") {
        element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, ...common }));
        return;
      }
      for (const event of ["dragenter", "dragover", "drop"]) {
        element.dispatchEvent(new DragEvent(event, { dataTransfer: data, ...place, ...common }));
      }
    },
    [how, file.name, file.mimeType, file.buffer.toString("base64")] as const,
  );
}

export const uploadInput = (page: Page): Locator => page.getByLabel("Files to upload");

/** The tile of a file in the library. */
export const tileOf = (page: Page, name: string): Locator =>
  page.getByRole("list", { name: "Files" }).getByRole("listitem").filter({ hasText: name });

/** Waits until the server has made the sizes of a file. */
export async function ready(page: Page, name: string): Promise<void> {
  await expect(tileOf(page, name).locator("img")).toHaveAttribute("src", /\/media\//);
  await expect(tileOf(page, name)).not.toContainText("%");
}

export async function openFile(page: Page, name: string): Promise<Locator> {
  await tileOf(page, name).getByRole("link").click();
  const file = page.getByRole("region", { name: "File" });
  await file.getByRole("heading", { name, level: 2 }).waitFor();
  return file;
}
