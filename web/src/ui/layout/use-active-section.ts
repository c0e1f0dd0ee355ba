import { useEffect, useState } from "react";
import { useCore } from "~/core/use-core";

/** Returns the index of the section being read, by the core's rule; 0 until the core has loaded. */
export function useActiveSection(sections: readonly { readonly id: string }[]): number {
  const core = useCore();
  const [active, setActive] = useState(0);

  useEffect(() => {
    const tops = () => Float64Array.from(sections, ({ id }) => topOf(document.getElementById(id)));
    const machine = core && new core.TableOfContents(tops());
    if (!machine) return;
    const follow = () => setActive(machine.active(scrollY));
    const measure = () => {
      machine.setTops(tops());
      follow();
    };
    // Late fonts and rotated windows move the sections.
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

/** Returns the distance from the document's top; NaN for a section that does not exist. */
function topOf(element: Element | null): number {
  return element ? element.getBoundingClientRect().top + scrollY : Number.NaN;
}
