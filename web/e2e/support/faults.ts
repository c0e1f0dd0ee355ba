import type { Page } from "@playwright/test";

/**
 * Returns faults that no page may have, regardless of its content: empty elements, controls without an effect,
 * technical terms.
 */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const text = (element: Element) => element.textContent?.trim() ?? "";
    const name = (element: Element) =>
      element.getAttribute("aria-label")?.trim() ||
      text(element) ||
      [...element.querySelectorAll("img")].map(({ alt }) => alt.trim()).join("");
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const place = (element: Element) => {
      const { tagName, className } = element;
      const around = element.closest("section, nav, header, footer, dialog");
      return `${tagName.toLowerCase()}.${className} in ${around?.className ?? "body"}`;
    };

    const mainHeadings = all("h1").length;
    if (mainHeadings !== 1) found.push(`${mainHeadings} main headings`);
    // Live regions are empty until something changes.
    const isLive = (element: Element) => element.closest("[aria-live], [role=status], [role=alert]") !== null;
    for (const element of all("h1, h2, h3, h4, h5, h6, p, dt, dd, address, figcaption")) {
      if (!text(element) && !isLive(element)) found.push(`no text: ${place(element)}`);
    }
    for (const element of all("ul, ol")) {
      if (!element.querySelector("li")) found.push(`empty list: ${place(element)}`);
    }
    for (const element of all("nav")) {
      if (!element.querySelector("a")) found.push(`no links: ${place(element)}`);
    }
    for (const element of all("section, article, li")) {
      if (!text(element) && !element.querySelector("img, video, canvas, input, button")) {
        found.push(`nothing in: ${place(element)}`);
      }
    }
    for (const element of all("a, button, summary"))
      if (!name(element)) found.push(`no name: ${place(element)}`);
    for (const element of all("a:not([href])")) found.push(`leads nowhere: ${place(element)}`);
    for (const element of all('a[href^="#"]')) {
      const target = element.getAttribute("href")?.slice(1) ?? "";
      if (target && !document.getElementById(target)) found.push(`no such place: #${target}`);
    }

    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    for (const carousel of all("[aria-roledescription=carousel]")) {
      const slides = carousel.querySelectorAll("[aria-roledescription=slide]").length;
      const buttons = [...carousel.querySelectorAll("button")].filter(isShown);
      if (slides < 2 && buttons.length > 0) {
        found.push(`a carousel of ${slides} has ${buttons.map(name).join(", ")}`);
      }
    }
    const labelled = all("main button[aria-label]").filter(isShown);
    const previous = labelled.filter((button) => /^previous/i.test(name(button)));
    for (const button of previous) {
      const next = button.nextElementSibling;
      const isDisabled = (element: Element | null) =>
        element instanceof HTMLButtonElement && element.disabled;
      if (isDisabled(button) && isDisabled(next)) found.push(`nothing to move: ${place(button)}`);
    }

    const words = all("header, main, footer").map(text).join(" ");
    for (const word of words.match(/\{[a-z]\w*\}|\bundefined\b|\bnull\b|\bNaN\b|\[object/gi) ?? []) {
      found.push(`word of the machinery: ${word}`);
    }
    if (/\{[a-z]\w*\}/i.test(document.title)) found.push(`unfilled title: ${document.title}`);
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) {
        found.push(`broken picture: ${image.currentSrc}`);
      }
    }
    return found;
  });
}

/** Returns the targets of the page's internal links, without hashes; links within the page are excluded. */
export function linksInside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const urls = [...document.querySelectorAll<HTMLAnchorElement>('a:not([href^="#"])')].map(
      ({ href }) => new URL(href),
    );
    const internal = urls.filter(({ origin }) => origin === location.origin);
    return [...new Set(internal.map(({ pathname, search }) => pathname + search))];
  });
}
