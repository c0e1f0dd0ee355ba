import type { SectionModule } from "~/page/section-module";
import { ShellProvider } from "~/page/shell-context";
import { ToastProvider } from "~/ui/overlays/toast-provider";

/** What the canvas takes from public pages. It is loaded with the canvas, and its stylesheet is for the frame. */
export const site = { moduleOf, ShellProvider, ToastProvider };

export type Site = typeof site;

interface SectionGroup {
  readonly modules: Readonly<Record<string, SectionModule<never>>>;
}

const groups = import.meta.glob<SectionGroup>("/src/sections/*.ts", { eager: true });

/** The modules of all sections by kind. `pageHero` is in `page-hero.tsx`. */
const modules = new Map(
  Object.values(groups)
    .flatMap((group) => Object.entries(group.modules))
    .map(([path, module]) => [kindOf(path), module]),
);

function moduleOf(kind: string): SectionModule<never> | undefined {
  return modules.get(kind);
}

function kindOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1, -".tsx".length);
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
