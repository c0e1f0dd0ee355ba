import { frames } from "~/generated/media";
import { ACCEPTED_PICTURES } from "./accepted";

/** Files that were chosen as frames: in order, or why they cannot be used. */
type Selection = { readonly frames: readonly File[] } | { readonly fault: string };

const { count } = frames;

/** Sorts chosen files by name, with numbers by their value. Other files of a folder are left out. */
export function selectFrames(files: readonly File[]): Selection {
  const byName = new Intl.Collator("en", { numeric: true });
  const pictures = files
    .filter(({ type }) => ACCEPTED_PICTURES.split(",").includes(type))
    .toSorted((a, b) => byName.compare(a.name, b.name));
  if (pictures.length === count) return { frames: pictures };
  if (pictures.length === 0 && files.some(({ type }) => type.startsWith("video/"))) {
    return {
      fault: `The server can't split a film into frames. Export the film as ${count} pictures and choose those.`,
    };
  }
  if (pictures.length === 0) {
    return { fault: `There is no picture among the files. Choose ${count} in JPEG, PNG, WebP, AVIF or GIF.` };
  }
  const chosen = `${pictures.length} ${pictures.length === 1 ? "picture is" : "pictures are"} chosen`;
  const difference = Math.abs(count - pictures.length);
  if (pictures.length > count) return { fault: `${chosen}: ${difference} more than ${count}. Remove those.` };
  const gaps = gapsOf(pictures);
  const missing =
    gaps.length === difference
      ? `${gaps.length === 1 ? "number" : "numbers"} ${listText(gaps)} missing`
      : `${difference} missing`;
  return { fault: `${chosen}, and ${count} are needed: ${missing}. Add the rest and choose all again.` };
}

/** Returns the numbers that no name ends with; none if a name has no number. */
function gapsOf(pictures: readonly File[]): readonly number[] {
  const numbers = pictures.map(({ name }) => Number(/(\d+)\.\w+$/.exec(name)?.[1] ?? Number.NaN));
  if (numbers.some(Number.isNaN)) return [];
  const lowest = Math.min(...numbers);
  // Most programs begin with 0 or 1; the numbers of a part of a film begin with that of its first frame.
  const start = Math.max(...numbers) > count ? lowest : Math.min(lowest, 1);
  const known = new Set(numbers);
  return Array.from({ length: count }, (_, index) => start + index).filter((number) => !known.has(number));
}

function listText(numbers: readonly number[]): string {
  const names = numbers.map(String);
  const last = names.pop();
  return names.length > 0 ? `${names.join(", ")} and ${last} are` : `${last} is`;
}

/** Returns the dropped files, also those of dropped folders. */
export async function droppedFiles({ items }: DataTransfer): Promise<readonly File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return (await Promise.all(entries.map(filesOf))).flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const entries: FileSystemEntry[] = [];
  // A reader returns a part at a time, and nothing at the end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) break;
    entries.push(...part.filter(({ isFile }) => isFile));
  }
  return (await Promise.all(entries.map(filesOf))).flat();
}
