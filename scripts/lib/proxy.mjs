// Starts nginx and Caddy with the files of deploy/proxy, in front of a server of this machine.

import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export const ROOT = resolve(import.meta.dirname, "../..");

/** Returns a port that is free at this moment. */
export function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** Starts a program that writes to a log file, and waits until it listens on a port. */
async function start(program, words, port, log) {
  const out = openSync(log, "a");
  const child = spawn(program, words, {
    stdio: ["ignore", out, out],
    env: { ...process.env, HOME: `${log}.home` },
  });
  process.on("exit", () => child.kill());
  const listens = () =>
    new Promise((done) => {
      const socket = connect(port, "127.0.0.1", () => done(true)).on("error", () => done(false));
      socket.once("connect", () => socket.destroy());
    });
  for (let attempts = 100; !(await listens()); attempts -= 1) {
    if (attempts === 0 || child.exitCode !== null) throw new Error(`${program} does not start; see ${log}`);
    await pause(50);
  }
  return {
    pid: child.pid,
    stop: () =>
      new Promise((done) => {
        child.once("exit", done);
        child.kill("SIGQUIT");
      }),
  };
}

/** Starts nginx in a folder with a configuration of `http { }`; a launcher such as `taskset -c 0` comes before it. */
export async function startNginx(folder, port, http, { workers = "auto", launcher = [] } = {}) {
  const file = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    file,
    `daemon off;
worker_processes ${workers};
pid ${folder}/pid;
error_log ${folder}/error.log;
${process.getuid() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n  ")}
  ${http}
}
`,
  );
  const words = [...launcher, "nginx", "-c", file, "-p", folder, "-e", `${folder}/error.log`];
  return await start(words[0], words.slice(1), port, join(folder, "nginx.out"));
}

/** Replaces every occurrence in a file of deploy/proxy; fails when one is missing. */
function adapted(name, replacements) {
  return replacements.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/proxy/${name} has no '${from}'`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(ROOT, "deploy/proxy", name), "utf8"),
  );
}

/** Creates a certificate that signs itself. Returns the paths of certificate and key. */
function certify(folder) {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const request = [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
    "-days",
    "2",
  ];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", [...request, ...names, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  return [certificate, key];
}

/** Starts nginx with `deploy/proxy/nginx.conf`, over TLS. Its logs are in the folder. */
export async function startNginxProxy(folder, serverPort) {
  mkdirSync(folder, { recursive: true });
  const [certificate, key] = certify(folder);
  const [port, plainPort] = [await freePort(), await freePort()];
  const http = adapted("nginx.conf", [
    ["127.0.0.1:8080", `127.0.0.1:${serverPort}`],
    ["listen [::]:443 ssl http2;", ""],
    ["listen [::]:80;", ""],
    ["listen 443 ", `listen 127.0.0.1:${port} `],
    ["listen 80;", `listen 127.0.0.1:${plainPort};`],
    ["/etc/letsencrypt/live/www.example.com/fullchain.pem", certificate],
    ["/etc/letsencrypt/live/www.example.com/privkey.pem", key],
    ["/var/log/nginx", folder],
  ]);
  return { ...(await startNginx(folder, port, http)), origin: `https://localhost:${port}` };
}

/** Starts Caddy with `deploy/proxy/Caddyfile`, over TLS. Its logs are in the folder. */
export async function startCaddyProxy(folder, serverPort) {
  mkdirSync(folder, { recursive: true });
  const [certificate, key] = certify(folder);
  const port = await freePort();
  const tls = `tls ${certificate} ${key}`;
  const text = adapted("Caddyfile", [
    ["reverse_proxy 127.0.0.1:8080 {", `reverse_proxy 127.0.0.1:${serverPort} {`],
    ["\n{\n", "\n{\n\tadmin off\n\tauto_https off\n"],
    ["\nwww.example.com {", `\nhttps://localhost:${port} {\n\t${tls}`],
    ["\nexample.com {", `\nhttps://example.com:${port} {\n\t${tls}`],
    ["/var/log/caddy", folder],
  ]);
  const file = join(folder, "Caddyfile");
  writeFileSync(file, text);
  const words = ["run", "--adapter", "caddyfile", "--config", file];
  return {
    ...(await start("caddy", words, port, join(folder, "caddy.log"))),
    origin: `https://localhost:${port}`,
  };
}
