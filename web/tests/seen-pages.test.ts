import { expect, test } from "vitest";
import { lastCopy, postedPage, remember } from "~/app/seen-pages";
import type { PageData } from "~/page/site-document";

const at = (pathname: string) => ({ pathname, search: "" });
const page = (path: string, status: number) => ({ path, status }) as PageData;

test("a last copy is stale unless it is an error page", () => {
  remember(at("/about"), page("/about", 200));
  remember(at("/events/ascend-2025"), page("/events/ascend-2025", 503));
  expect(lastCopy(at("/about"))).toMatchObject({ path: "/about", stale: true });
  expect(lastCopy(at("/events/ascend-2025"))).toMatchObject({ status: 503, stale: false });
  expect(lastCopy(at("/career"))).toBeNull();
});

test("only the response to a posted form is shown from its copy without a stale mark", () => {
  remember(at("/api/site-contact-us/"), page("/contacts", 422));
  remember(at("/about"), page("/about", 200));
  expect(postedPage(at("/api/site-contact-us/"))).toEqual(page("/contacts", 422));
  expect(postedPage(at("/about"))).toBeNull();
});
