import { useEffect } from "react";
import type { HeaderSnapshot } from "~/core/contract";
import type { Core } from "~/core/load";
import { useMachine } from "~/core/use-machine";
import type { PageData } from "~/page/site-document";

type Header = InstanceType<Core["Header"]>;

/** Returns the core's state of the header on a page; null until the core has loaded. */
export function useHeader(page: PageData): HeaderSnapshot | null {
  const [snapshot, send, read] = useMachine<Header, HeaderSnapshot | null>((loaded) => {
    const header = new loaded.Header();
    header.setOnLight(isTopLight());
    header.scroll(scrollY);
    return header;
  }, null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page, also a fallback for a failed one, has another first section
  useEffect(() => {
    send((header) => {
      header.setOnLight(isTopLight());
      header.scroll(scrollY);
    });
  }, [page, send]);

  useEffect(() => {
    // Called on every frame of a scroll: React renders only after a change.
    const scrolled = () => {
      if (read((header) => header.scroll(scrollY))) send(() => undefined);
    };
    addEventListener("scroll", scrolled, { passive: true });
    return () => removeEventListener("scroll", scrolled);
  }, [read, send]);

  return snapshot;
}

/** Returns true if the page starts with a light background, over which the transparent header needs dark text. */
function isTopLight(): boolean {
  const top = document.querySelector<HTMLElement>("main [data-ground]");
  return top?.dataset.ground === "paper" || top?.dataset.ground === "mist";
}
