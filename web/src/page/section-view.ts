import type { PageSection } from "./section-data";

/** Returns the name of a section's view: its kind, or its kind and look, such as `cards:rows`. */
export function viewName({ kind, props }: Pick<PageSection, "kind" | "props">): string {
  return "look" in props ? `${kind}:${props.look}` : kind;
}

/**
 * Returns the file of a view. Looks that few pages have are in their own files: `cards:rows` is in `cards-rows.tsx`,
 * and `pageHero` in `page-hero.tsx`.
 */
export function fileName(view: string, exists: (name: string) => boolean): string {
  const [own = "", shared = ""] = [view, view.replace(/:.*/, "")].map(
    (name) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(":", "-")}.tsx`,
  );
  return exists(own) ? own : shared;
}
