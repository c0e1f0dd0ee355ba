import type { DropdownId, Navigation } from "~/core/contract";

/**
 * The heading under whose links a path stands, read off the menus: what the server's page highlights until the core
 * decides. The insights hub has no heading to highlight, only a tab.
 */
export function sectionOf(path: string, { dropdowns }: Navigation): DropdownId | null {
  const [, first] = path.split("/");
  const found = dropdowns.find(
    ({ id, items }) => id !== "insights" && items[0]?.href.split("/")[1] === first,
  );
  return found?.id ?? null;
}
