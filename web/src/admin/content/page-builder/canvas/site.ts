import type { PageSection } from "~/page/section-data";
import type { SectionModule } from "~/page/section-module";
import { fileName, viewName } from "~/page/section-view";
import { ShellProvider } from "~/page/shell-context";
import { ToastProvider } from "~/ui/overlays/toast-provider";

/** What the canvas takes from public pages. It is loaded with the canvas, and its stylesheet is for the frame. */
export const site = { moduleOf, ShellProvider, ToastProvider };

export type Site = typeof site;

interface SectionGroup {
  readonly modules: Readonly<Record<string, SectionModule<never>>>;
}

const groups = import.meta.glob<SectionGroup>("/src/sections/*.ts", { eager: true });

/** The modules of all sections by the names of their files. */
const modules = new Map(
  Object.values(groups)
    .flatMap((group) => Object.entries(group.modules))
    .map(([path, module]) => [path.slice(path.lastIndexOf("/") + 1), module]),
);

function moduleOf(section: PageSection): SectionModule<never> | undefined {
  return modules.get(fileName(viewName(section), (name) => modules.has(name)));
}
