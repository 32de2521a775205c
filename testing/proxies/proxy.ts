import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../program.ts";
import { startNameServer } from "./name-server.ts";
import { visit } from "./visitor.ts";

const deploy = join(import.meta.dirname, "..", "..", "deploy");
const lookMs = 50;

export const isInstalled = (...programs: string[]): boolean =>
  programs.every((program) => spawnSync(program, ["--version"]).error === undefined);

export type Instance = Readonly<{ host: string; port: number }>;
export type Proxy = Readonly<{ port: number; said: () => string; stop: () => Promise<void> }>;

/** nginx with deploy/nginx/, in front of these two. */
export async function startNginx([first, second]: readonly [Instance, Instance]): Promise<Proxy> {
  const folder = scratch();
  const [port, plain] = [await freePort(), await freePort()];
  const made = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  spawnSync("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-subj",
    "/CN=www.example.org",
    ...made,
  ]);
  const site = replaced(readFileSync(join(deploy, "nginx", "open-hand.conf"), "utf8"), [
    ["127.0.0.1:3001", `${first.host}:${first.port}`],
    ["127.0.0.1:3002", `${second.host}:${second.port}`],
    ["/etc/letsencrypt/live/www.example.org", folder],
    ["/var/cache/open-hand-pages", join(folder, "pages")],
    ["/var/log/nginx/open-hand.log", join(folder, "access.log")],
    ["listen 443", `listen 127.0.0.1:${port}`],
    ["listen 80", `listen 127.0.0.1:${plain}`],
    ["listen [::]:443 ssl http2;", ""],
    ["listen [::]:80;", ""],
    ["listen [::]:443 ssl default_server;", ""],
    ["listen [::]:80 default_server;", ""],
  ]);
  writeFileSync(join(folder, "site.conf"), site);
  const whole = `daemon off; pid ${folder}/pid; error_log ${folder}/errors.log; user root;
events {} http { access_log off; client_body_temp_path ${folder}/bodies; proxy_temp_path ${folder}/answers;
include ${folder}/site.conf; }`;
  writeFileSync(join(folder, "nginx.conf"), whole);
  const args = ["-e", join(folder, "errors.log"), "-c", join(folder, "nginx.conf")];
  return started({
    command: "nginx",
    args,
    port,
    folder,
    log: () => readFileSync(join(folder, "errors.log"), "utf8"),
  });
}

/** Caddy with deploy/caddy/, in front of instances that a name server knows under one name, as those of containers are. */
export async function startCaddy(instances: readonly [Instance, Instance]): Promise<Proxy> {
  const folder = scratch();
  const [port, plain] = [await freePort(), await freePort()];
  const names = await startNameServer(instances.map(({ host }) => host));
  const site = replaced(readFileSync(join(deploy, "caddy", "Caddyfile"), "utf8"), [
    ["keepalive 60s", `keepalive 60s\n\t\t\tresolvers ${names.at}`],
  ]);
  // A certificate of its own making, and no port that only root may take.
  const own = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${plain}\n\thttps_port ${port}\n}\n`;
  writeFileSync(join(folder, "Caddyfile"), own + site);
  const env = { SITE_HOST: "www.example.org", PROGRAM: "program", PROGRAM_PORT: String(instances[0].port) };
  const args = ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  const proxy = await started({ command: "caddy", args, port, folder, env });
  return { ...proxy, stop: () => proxy.stop().finally(names.stop) };
}

const scratch = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "open-hand-proxy-"));
  chmodSync(folder, 0o755);
  return folder;
};

/** What the file says, said of this machine; each line has to be there still. */
function replaced(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`${from} is not in the configuration any more`);
    return before.replaceAll(from, to);
  }, text);
}

type Begun = Readonly<{
  command: string;
  args: string[];
  port: number;
  folder: string;
  env?: Record<string, string>;
  log?: () => string;
}>;

async function started({ command, args, port, folder, env = {}, log = () => "" }: Begun): Promise<Proxy> {
  const child = spawn(command, args, {
    env: { PATH: process.env["PATH"], HOME: folder, XDG_DATA_HOME: folder, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (piece: Buffer) => (said += piece.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!(await takesCalls(port))) {
    if (isOver) throw new Error(`${command} ended: ${said}${log()}`);
    await pause(lookMs);
  }
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, said: () => said + log(), stop };
}

/** It listens before it has a certificate. */
const takesCalls = (port: number): Promise<boolean> =>
  visit(port, "/healthz").then(
    () => true,
    () => false,
  );
