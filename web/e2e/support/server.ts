import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const BINARY = join(ROOT, "target/release/server");

/** What goes out to an address, read where it waits: the reminder does so until the day before. */
const READ_MAILS = `
import sqlite3, sys
database, email = sys.argv[1:]
for (body,) in sqlite3.connect(database).execute("select body from outbox where kind = 'mail'"):
    if email in body:
        print(body)
`;

/** The shipped settings, with mails left in a folder of the test's own. */
function ownSettings(folder: string): string {
  const shipped = readFileSync(join(ROOT, "site.toml"), "utf8");
  const own = shipped.replace(
    /^# (folder = )"data\/outbox"$/m,
    `$1${JSON.stringify(join(folder, "outbox"))}`,
  );
  if (own === shipped) throw new Error("site.toml no longer names the folder of mails");
  const file = join(folder, "site.toml");
  writeFileSync(file, own);
  return file;
}

/** A lead as `server leads export --format json` writes it. */
export interface Lead {
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
  /** What came in, as the owner would list it. */
  leads(): Lead[];
  /** What `server leads list` prints: a line a lead. */
  leadLines(): string[];
  /** The signed link that a mail to this address holds. */
  bookingLink(email: string): string;
  stop(): Promise<void>;
}

export interface Content {
  /** Whether the example content is there. */
  readonly seed?: boolean;
  /** What an editor adds to it: a file's text under its path, `jobs/oracle-lead.md`. */
  readonly added?: Readonly<Record<string, string>>;
}

/** The built server on a free port, with a database of its own: empty, or with content. */
export async function startServer(
  environment: Record<string, string> = {},
  { seed = false, added }: Content = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "site-e2e-"));
  const database = join(folder, "site.db");
  const env = {
    ...process.env,
    SITE_CONFIG: ownSettings(folder),
    DATABASE_URL: `sqlite://${database}`,
    PORT: "0",
    RATE_LIMIT: "off",
    ...environment,
  };
  const run = (...words: string[]) => execFileSync(BINARY, words, { cwd: ROOT, env, encoding: "utf8" });
  run("migrate", ...(seed ? ["--seed"] : []));
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
    let said = "";
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /Listening on (http:\/\/\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });

  return {
    origin,
    bookingLink(email) {
      const mails = execFileSync("python3", ["-c", READ_MAILS, database, email], { encoding: "utf8" });
      const path = /\/booking\/[\w.~-]+/.exec(mails)?.[0];
      if (!path) throw new Error(`no mail to ${email} holds a link`);
      return origin + path;
    },
    leads: () => JSON.parse(run("leads", "export", "--format", "json")) as Lead[],
    leadLines: () => run("leads", "list").trimEnd().split("\n"),
    async stop() {
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
