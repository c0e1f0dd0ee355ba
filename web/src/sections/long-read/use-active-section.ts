import { useEffect, useState } from "react";
import { attempt } from "~/core/load";
import { useCore } from "~/core/use-core";

/** The index of the section that is being read, -1 above the first. Which one that is, the core says. */
export function useActiveSection(sections: readonly { readonly id: string }[]): number {
  const core = useCore();
  const [active, setActive] = useState(-1);

  useEffect(() => {
    const tops = () => Float64Array.from(sections, ({ id }) => topOf(document.getElementById(id)));
    const machine = core && attempt(() => new core.TableOfContents(tops()));
    if (!machine) return;
    const follow = () => attempt(() => setActive(machine.active(scrollY)));
    const measure = () => {
      attempt(() => machine.setTops(tops()));
      follow();
    };
    // Fonts that arrive and windows that are turned move the sections.
    const resize = new ResizeObserver(measure);
    resize.observe(document.body);
    addEventListener("scroll", follow, { passive: true });
    return () => {
      resize.disconnect();
      removeEventListener("scroll", follow);
      machine.free();
    };
  }, [core, sections]);

  return active;
}

/** The distance from the document's top; no number for a section that is not there. */
function topOf(element: Element | null): number {
  return element ? element.getBoundingClientRect().top + scrollY : Number.NaN;
}
