import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { HeaderSnapshot } from "~/core/contract";
import type { Core } from "~/core/load";
import { useMachine } from "~/core/use-machine";

type Header = InstanceType<Core["Header"]>;

/** Returns the header's state in the core, or null until the core has loaded. */
export function useHeader(): HeaderSnapshot | null {
  const { pathname } = useLocation();

  const [snapshot, send, read] = useMachine<Header, HeaderSnapshot | null>((loaded) => {
    const header = new loaded.Header(innerWidth);
    header.setOnLight(isTopLight());
    header.scroll(scrollY);
    return header;
  }, null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own first section
  useEffect(() => {
    send((header) => {
      header.setOnLight(isTopLight());
      header.scroll(scrollY);
    });
  }, [pathname, send]);

  useEffect(() => {
    // Called on every frame of a scroll: React renders only when something has changed.
    const tell = (changed: boolean | undefined) => {
      if (changed) send(() => undefined);
    };
    const scrolled = () => tell(read((header) => header.scroll(scrollY)));
    const resized = () => tell(read((header) => header.resize(innerWidth)));
    addEventListener("scroll", scrolled, { passive: true });
    addEventListener("resize", resized);
    return () => {
      removeEventListener("scroll", scrolled);
      removeEventListener("resize", resized);
    };
  }, [read, send]);

  return snapshot;
}

/** Returns true if the page begins with a light background, over which the transparent header needs dark text. */
function isTopLight(): boolean {
  const top = document.querySelector<HTMLElement>("main [data-ground]");
  return top?.dataset.ground === "paper" || top?.dataset.ground === "mist";
}
