import { expect, test } from "vitest";
import { fieldError, formError, Problem } from "~/admin/api/problem";
import { replyAddress, sitePath } from "~/admin/screens/leads/lead-links";
import { FIRST_LIST, leadFilter, listQuery, readList } from "~/admin/screens/leads/list-state";
import { shortTime } from "~/admin/ui/time";

const read = (query: string) => readList(new URLSearchParams(query));

test("a filtered list survives its address", () => {
  const list = {
    state: "all",
    form: "event",
    assignee: "none",
    from: "2026-11-01",
    to: "2026-11-30",
    sort: "company",
    page: 3,
  } as const;
  expect(read(listQuery(list))).toEqual(list);
});

test("unknown values in an address are ignored", () => {
  expect(read("state=old&form=fax&from=yesterday&sort=size&page=-1")).toEqual(FIRST_LIST);
  expect(read("page=1.5").page).toBe(1);
});

test("the search text is in the filter and not in the address", () => {
  const list = { ...FIRST_LIST, assignee: "u1" };
  expect(leadFilter(list, "  Jo Kent ")).toEqual({
    text: "Jo Kent",
    states: ["new"],
    assignee: "u1",
    sort: "newest",
  });
  expect(listQuery(list)).toBe("?assignee=u1");
});

test("the list of all states has no state filter", () => {
  expect(leadFilter({ ...FIRST_LIST, state: "all" }, "")).toEqual({ sort: "newest" });
});

test("a reply names the service and the reference", () => {
  const lead = { email: "a&b+c@example.com", service: "Payroll", reference: "HC-1" };
  expect(replyAddress(lead)).toBe("mailto:a%26b%2Bc@example.com?subject=Re%3A%20Payroll%20(HC-1)");
  expect(replyAddress({ ...lead, service: "" })).toContain("Re%3A%20Your%20message%20(HC-1)");
});

test("a reply address cannot add headers", () => {
  const address = replyAddress({
    email: "a@example.com?bcc=b@example.com",
    service: "x&bcc=y",
    reference: "1",
  });
  expect(new URL(address).searchParams.has("bcc")).toBe(false);
});

test("an error is shown at its field or at the form, never at both", () => {
  const errors = [{ field: "email", code: "taken", message: "This person has an account." }];
  const problem = new Problem(422, { title: "Invalid", errors });
  expect(fieldError(problem, "email")).toBe("This person has an account.");
  expect(fieldError(problem, "role")).toBeNull();
  expect(formError(problem, ["email"])).toBeNull();
  expect(formError(problem, ["role"])).toBe("Invalid");
  expect(formError(null, [])).toBeNull();
});

test("a throttled request says when to try again", () => {
  expect(new Problem(429, {}, 1).message).toBe("Too many attempts. Try again in 1 second.");
  expect(new Problem(429, {}, 61).message).toBe("Too many attempts. Try again in 2 minutes.");
  expect(new Problem(429, {}).message).toBe("Too many attempts. Try again later.");
});

test("a time is an age, a time of day or a date", () => {
  const now = new Date(2026, 10, 29, 16, 0).getTime();
  expect(shortTime(now - 30_000, now)).toBe("now");
  expect(shortTime(now - 5 * 60_000, now)).toBe("5 min");
  expect(shortTime(new Date(2026, 10, 29, 9, 5).getTime(), now)).toBe("09:05");
  expect(shortTime(new Date(2026, 10, 3).getTime(), now)).toBe("3 Nov");
  expect(shortTime(new Date(2025, 10, 3).getTime(), now)).toBe("3 Nov 2025");
});

test("only an address of this site becomes a link", () => {
  const origin = "https://example.com";
  expect(sitePath("/contact?from=a", origin)).toBe("/contact?from=a");
  expect(sitePath("//evil.example/", origin)).toBeNull();
  expect(sitePath("/\\evil.example", origin)).toBeNull();
  expect(sitePath("javascript:alert(1)", origin)).toBeNull();
  expect(sitePath(null, origin)).toBeNull();
});
