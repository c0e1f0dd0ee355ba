import type { DropdownId, SlideInEntry } from "~/core/contract";

/** The group under whose links a path stands, read off the menu: what the server's page opens until the core decides. */
export function groupOf(path: string, entries: readonly SlideInEntry[]): DropdownId | null {
  const first = firstSegment(path);
  for (const entry of entries) {
    if (entry.kind !== "group") continue;
    if (firstSegment(entry.items[0]?.href ?? "") === first) return entry.id;
  }
  return null;
}

function firstSegment(href: string): string | undefined {
  return href.split(/[/?]/)[1];
}
