import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeCampaign } from "~/api/campaign";
import { FormSender } from "~/api/send-form";

const response = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

let fetched: ReturnType<typeof vi.fn<typeof fetch>>;

beforeEach(() => {
  fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("isSecureContext", true);
});
afterEach(() => vi.unstubAllGlobals());

const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("Idempotency-Key"));

test("an accepted payload returns its reference", async () => {
  fetched.mockResolvedValue(response(200, { data: { reference: "R-1" } }));
  const outcome = await new FormSender("/api/x/", 0).send({ fullName: "Ada" });
  expect(outcome).toEqual({ kind: "accepted", reference: "R-1" });
});

test("only status 200 is success", async () => {
  fetched.mockResolvedValue(response(202, {}));
  expect(await new FormSender("/api/x/", 0).send({})).toEqual({ kind: "failed", status: 202, advice: null });
});

test("rejected values return their messages", async () => {
  const errors = [{ field: "email", code: "invalid", message: "Please enter a valid email address." }];
  fetched.mockResolvedValue(response(422, { errors }));
  expect(await new FormSender("/api/x/", 0).send({})).toEqual({ kind: "rejected", errors });
});

test("a response that is not JSON has a status; without a response it is 0", async () => {
  const sender = new FormSender("/api/x/", 0);
  fetched.mockResolvedValueOnce(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect(await sender.send({})).toEqual({ kind: "failed", status: 502, advice: null });
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  expect(await sender.send({})).toEqual({ kind: "failed", status: 0, advice: null });
});

test("an exceeded limit returns the server's advice, a failure none", async () => {
  const sender = new FormSender("/api/x/", 0);
  fetched.mockResolvedValueOnce(response(429, { detail: "No more today." }));
  expect(await sender.send({})).toEqual({ kind: "failed", status: 429, advice: "No more today." });
  fetched.mockResolvedValueOnce(new Response("<h1>Too many</h1>", { status: 429 }));
  expect(await sender.send({})).toEqual({ kind: "failed", status: 429, advice: null });
  fetched.mockResolvedValueOnce(response(503, { detail: "Away." }));
  expect(await sender.send({})).toEqual({ kind: "failed", status: 503, advice: null });
});

test("the age of a form is measured from when it was shown", async () => {
  vi.spyOn(performance, "now").mockReturnValue(9_000);
  fetched.mockImplementation(async () => response(200, {}));
  await new FormSender("/api/x/", 0).send({});
  await new FormSender("/api/x/", 8_500).send({});
  expect(fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("Form-Age"))).toEqual([
    "9000",
    "500",
  ]);
  vi.restoreAllMocks();
});

test("a retry after a failure has the same key, a changed payload a new one", async () => {
  const sender = new FormSender("/api/x/", 0);
  fetched.mockResolvedValue(response(503, {}));
  await sender.send({ a: 1 });
  await sender.send({ a: 1 });
  await sender.send({ a: 2 });
  const [first, second, third] = keys();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("a failed payload has the same key after a reload, and its text is not stored", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  fetched.mockImplementationOnce(async () => response(503, {}));
  fetched.mockImplementation(async () => response(200, { data: { reference: "R" } }));
  await new FormSender("/api/x/", 0).send({ fullName: "Ada" });
  expect([...stored.values()].join()).not.toContain("Ada");
  await new FormSender("/api/x/", 0).send({ fullName: "Ada" });
  const [first, second] = keys();
  expect(second).toBe(first);
  expect(stored.size).toBe(0);
});

test("an accepted payload can be sent again with a new key", async () => {
  const sender = new FormSender("/api/x/", 0);
  fetched.mockImplementation(async () => response(200, { data: { reference: "R" } }));
  await sender.send({ a: 1 });
  await sender.send({ a: 1 });
  const [first, second] = keys();
  expect(second).not.toBe(first);
});

test("the response timeout exceeds the server's request timeout", async () => {
  const limits = join(import.meta.dirname, "../../server/src/app/middleware/failure.rs");
  const [, seconds] = /REQUEST_TIMEOUT.*from_secs\((\d+)\)/.exec(readFileSync(limits, "utf8")) ?? [];
  const timeout = vi.spyOn(AbortSignal, "timeout");
  fetched.mockResolvedValue(response(200, {}));
  await new FormSender("/api/x/", 0).send({});
  expect(timeout.mock.lastCall?.[0]).toBeGreaterThan(Number(seconds) * 1_000);
  timeout.mockRestore();
});

test("a payload has the query of the visit's first page, if that names a campaign", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  fetched.mockImplementation(async () => response(200, { data: { reference: "R-1" } }));
  const sent = () => JSON.parse(String(fetched.mock.lastCall?.[1]?.body));
  storeCampaign("?page=2");
  await new FormSender("/api/x/", 0).send({ fullName: "Ada" });
  expect(sent()).toEqual({ fullName: "Ada" });
  storeCampaign("?utm_source=newsletter&page=2");
  storeCampaign("");
  await new FormSender("/api/x/", 0).send({ fullName: "Ada" });
  expect(sent()).toEqual({ fullName: "Ada", campaign: "?utm_source=newsletter&page=2" });
});
