import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../program.ts";

const shipped = join(import.meta.dirname, "../../deploy/nginx/open-hand.conf");
const lookMs = 20;

export const hasNginx = (): boolean => spawnSync("nginx", ["-v"]).error === undefined;

/**
 * nginx with the configuration that is shipped, in front of a program on this machine; without certificates, because what it does with
 * pages is looked at and not TLS. Beside it, on the second port, it serves the files of a folder and nothing else.
 */
export async function startPlainNginx(
  folder: string,
  { upstream, files }: { upstream: number; files?: string },
) {
  const [port, filesPort] = [await freePort(), await freePort()];
  mkdirSync(folder, { recursive: true });
  // Where root runs this, nginx's own account must be able to enter.
  chmodSync(folder, 0o755);
  const site = readFileSync(shipped, "utf8")
    .replace("/var/cache/open-hand-pages", join(folder, "pages"))
    .replace(/ {4}server 127\.0\.0\.1:3001 [^]*?3002 [^\n]*\n/, `    server 127.0.0.1:${upstream};\n`)
    .replaceAll(/server \{\n {4}listen 80[ ;][^]*?\n\}\n/g, "")
    .replace("/var/log/nginx/open-hand.log", join(folder, "access.log"))
    .replace(/ {4}listen 443 ssl http2;\n[^\n]*\n/, `    listen 127.0.0.1:${port};\n`)
    .replaceAll(/ {4}ssl_[^\n]*\n/g, "");
  const plain = `server { listen 127.0.0.1:${filesPort}; root ${files ?? folder}; }`;
  const whole = `pid ${folder}/pid; worker_processes 1; daemon off; events {} http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; ${site} ${plain} }`;
  const file = join(folder, "nginx.conf");
  writeFileSync(file, whole);
  const child = spawn("nginx", ["-e", join(folder, "error.log"), "-c", file], { stdio: "ignore" });
  for (const at of [port, filesPort])
    while (!(await answers(at)) && child.exitCode === null) await pause(lookMs);
  if (child.exitCode !== null) throw new Error(readFileSync(join(folder, "error.log"), "utf8"));
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { port, filesPort, pid: child.pid, stop };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}
