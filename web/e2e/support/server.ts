import { execFileSync, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { TIMEOUT } from "./browser.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const BINARY = join(ROOT, "target/debug/server");

/** Folder for mails, in the test's folder. */
const MAILS = "outbox";

/** Returns a company's settings for a test: mails go to its folder, and few pages are rendered ahead by default. */
function ownSettings(firm: string, folder: string, rendersAhead: boolean): string {
  const shipped = readFileSync(join(firm, "site.toml"), "utf8");
  const mails = JSON.stringify(join(folder, MAILS));
  const own = shipped.replace(/^# (folder = )"data\/outbox"$/m, `$1${mails}`);
  if (own === shipped) throw new Error("site.toml does not contain the mail folder to replace");
  const file = join(folder, "site.toml");
  // Pages are rendered ahead until this cache is full; most test files open few pages.
  writeFileSync(file, rendersAhead ? own : own.replace(/^page_cache_mib = \d+$/m, "page_cache_mib = 1"));
  return file;
}

/** A lead as exported by `server leads export --format json`. */
interface Lead {
  readonly reference: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly service: string;
  readonly description: string;
}

export interface TestServer {
  readonly origin: string;
  /** Returns the leads from an address, as exported for the owner. */
  leads(email: string): Lead[];
  /** Returns the output of `server leads list`, one line per lead. */
  leadLines(): string[];
  /** Waits for a mail to this address and returns its signed link. */
  bookingLink(email: string): Promise<string>;
  /** Returns the raw mails that were sent. */
  mails(): string[];
  /** Invites a person to the back office and returns the link. */
  invite(email: string, role: string): string;
  /** Imports a content folder into the database. */
  importContent(folder: string, ...options: "--prune"[]): void;
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** True to import the example content; otherwise only its pages are imported. */
  readonly seed?: boolean;
  /** True to start without content. */
  readonly empty?: boolean;
  /** Folder of another company: its settings in `site.toml` and its content in `content/`. */
  readonly firm?: string;
  /** Files to add to the content, by path such as `jobs/oracle-lead.md`. */
  readonly added?: Readonly<Record<string, string>>;
  /** True to render all pages ahead and cache them. */
  readonly rendersAhead?: boolean;
  /** Returns further environment variables. */
  readonly environment?: () => Record<string, string> | Promise<Record<string, string>>;
}

/** Returns a free port. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

/** Starts the built server on a free port, with a new database: empty, or with content. */
export async function startServer({
  seed = false,
  empty = false,
  firm,
  added,
  rendersAhead = false,
  environment,
}: SiteOptions): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "site-e2e-"));
  const database = join(folder, "site.db");
  const env = {
    ...process.env,
    SITE_CONFIG: ownSettings(firm ?? ROOT, folder, rendersAhead),
    DATABASE_URL: `sqlite://${database}`,
    PORT: "0",
    RATE_LIMIT: "off",
    ...(await environment?.()),
  };
  const run = (...words: string[]) => execFileSync(BINARY, words, { cwd: ROOT, env, encoding: "utf8" });
  if (seed) run("migrate", "--seed");
  else if (firm) run("content", "import", join(firm, "content"));
  else if (!empty) run("content", "import", join(ROOT, "content"), "--only", "pages");
  if (added) {
    const content = join(folder, "content");
    for (const [name, text] of Object.entries(added)) {
      const file = join(content, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    run("content", "import", content);
  }
  const child = spawn(BINARY, ["serve"], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));

  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Listening on (http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`the server exited with ${code}:\n${output}`)));
  });

  const mails = () => {
    const folderOfMails = join(folder, MAILS);
    if (!existsSync(folderOfMails)) return [];
    const files = readdirSync(folderOfMails).filter((name) => name.endsWith(".eml"));
    return files.map((name) => readFileSync(join(folderOfMails, name), "utf8"));
  };

  return {
    origin,
    async bookingLink(email) {
      for (const deadline = Date.now() + TIMEOUT; Date.now() < deadline; await setTimeout(100)) {
        for (const mail of mails()) {
          const [, path] = /(\/booking\/[\w.~-]+)/.exec(mail.replaceAll(/=\r?\n/g, "")) ?? [];
          if (path && mail.includes(`To: ${email}`)) return origin + path;
        }
      }
      throw new Error(`no mail to ${email} contains a link`);
    },
    mails,
    invite(email, role) {
      const [, token] = /admin\/link#(\S+)/.exec(run("users", "invite", email, "--role", role)) ?? [];
      if (!token) throw new Error("no link was printed");
      return `${origin}/admin/link#${token}`;
    },
    importContent(content, ...options) {
      run("content", "import", content, ...options);
    },
    leads(email) {
      const all = JSON.parse(run("leads", "export", "--format", "json")) as Lead[];
      return all.filter((lead) => lead.email === email);
    },
    leadLines: () => run("leads", "list").trimEnd().split("\n"),
    async stop() {
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Options of a server with metrics. */
export function withMetrics(options: SiteOptions = {}) {
  let address = "";
  return {
    site: {
      ...options,
      environment: async () => {
        address = `127.0.0.1:${await freePort()}`;
        return { METRICS: address };
      },
    },
    /** Returns the metrics' lines. */
    lines: async () => (await (await fetch(`http://${address}/metrics`)).text()).split("\n"),
  };
}
