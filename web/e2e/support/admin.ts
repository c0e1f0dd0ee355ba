import { createHmac } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { TestServer } from "./server.ts";

export const PASSWORD = "copper lantern over seven rivers";

interface Message {
  readonly fullName: string;
  readonly email?: string;
  readonly phone?: string;
  readonly company?: string;
  readonly service?: string;
  readonly description: string;
}

/** Sends a message as a visitor does. */
export async function sendMessage(origin: string, message: Message): Promise<void> {
  const response = await fetch(`${origin}/api/corvanta-contact-us/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      email: `${message.fullName.toLowerCase().replaceAll(" ", ".")}@example.org`,
      phone: "+17045550142",
      company: "Engines",
      service: "Cloud Technology",
      privacy: true,
      ...message,
    }),
  });
  expect(response.status).toBe(200);
}

/** Opens an invitation's link and sets the password. */
export async function accept(page: Page, link: string, screen = "Overview"): Promise<void> {
  await page.goto(link);
  await page.getByLabel("New password").fill(PASSWORD);
  await expect(page.getByText("Hard to guess: met")).toBeAttached();
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByRole("heading", { level: 1, name: screen }).waitFor();
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

const sessions = new Map<string, Promise<string>>();

/** Signs in a person of a role without the pages for it. The tests of a worker share one session for each role. */
export async function signInAs(page: Page, server: TestServer, role: string): Promise<void> {
  const key = `${server.origin} ${role}`;
  const session = sessions.get(key) ?? newSession(server, role);
  sessions.set(key, session);
  await page
    .context()
    .addCookies([{ name: "back_office", value: await session, url: `${server.origin}/api/admin/` }]);
}

async function newSession(server: TestServer, role: string): Promise<string> {
  const token = server.invite(`${role}@example.org`, role).split("#")[1];
  const response = await fetch(`${server.origin}/api/admin/links`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: server.origin },
    body: JSON.stringify({ token, password: PASSWORD }),
  });
  const value = /back_office=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1];
  if (!value) throw new Error(`the server answered ${response.status} without a session`);
  return value;
}

/** Signs in again in the dialog of a session that has ended. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog").filter({ has: page.getByLabel("Password") });
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${target}`);
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_SECONDS = 30;

/** Returns the code of an authenticator app (RFC 6238) for a secret in base 32. */
export function timeCode(secret: string, at = Date.now()): string {
  const bits = [...secret.replaceAll(" ", "").toUpperCase()]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 1000 / STEP_SECONDS)));
  const mac = createHmac("sha1", key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
