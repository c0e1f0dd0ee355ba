// @vitest-environment happy-dom
import { ScrollTrigger } from "gsap/ScrollTrigger";
import { expect, test, vi } from "vitest";
import { scrollPageTo } from "~/motion/scroll-trigger";

test("a refresh scrolls the page again before the first scroll event, but not after it", () => {
  ScrollTrigger.enable();
  const scrolled = vi.spyOn(globalThis, "scrollTo").mockImplementation(() => undefined);
  const steps = () => scrolled.mock.calls.filter(([to]) => typeof to === "object");
  scrollPageTo(300);
  expect(steps()).toEqual([[{ top: 300 }]]);
  ScrollTrigger.refresh();
  expect(steps()).toEqual([[{ top: 300 }], [{ top: 300 }]]);
  dispatchEvent(new Event("scroll"));
  ScrollTrigger.refresh();
  expect(steps()).toHaveLength(2);
  ScrollTrigger.disable();
});
