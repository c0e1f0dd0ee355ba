import type { createBrowserRouter } from "react-router-dom";
import { REDUCED_MOTION } from "~/ui/browser/media-queries";
import { opensElsewhere } from "~/ui/links/opens-elsewhere";

/** Navigates on the client at a press on an `AppLink`. One listener for all, because a page has over a hundred links. */
export function followLinks(router: ReturnType<typeof createBrowserRouter>): void {
  const reducedMotion = matchMedia(REDUCED_MOTION);
  addEventListener("click", (event) => {
    if (event.defaultPrevented || opensElsewhere(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>("a[data-route]");
    const href = link?.getAttribute("href");
    if (!link || !href) return;
    event.preventDefault();
    const { pathname, search, hash } = router.state.location;
    const replaces = link.dataset.route === "replace";
    // As a page load would. A change of tab keeps the scroll position.
    if (href === pathname + search && !replaces) scrollTo({ top: 0 });
    router.navigate(href, {
      replace: replaces || href === pathname + search + hash,
      viewTransition: !reducedMotion.matches && "startViewTransition" in document,
    });
  });
}
