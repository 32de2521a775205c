import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRoot, nobody } from "#adapters/postgres/embedded/account.ts";
import { freePort } from "./program.ts";

const binary = "/usr/sbin/pgbouncer";
const connections = 3;

export const hasPgBouncer = existsSync(binary);

/** PgBouncer in transaction mode before a server on a socket, with fewer connections than those who ask. */
export async function startPgBouncer(target: string): Promise<{ address: string; stop: () => void }> {
  const { searchParams, pathname } = new URL(target);
  const role = searchParams.get("user") ?? "";
  const name = pathname.slice(1);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "open-hand-pgbouncer-"));
  chmodSync(folder, 0o755);
  const users = join(folder, "users.txt");
  writeFileSync(users, `"${role}" ""\n`);
  const config = join(folder, "pgbouncer.ini");
  writeFileSync(
    config,
    `[databases]
${name} = host=${searchParams.get("host") ?? ""} port=${searchParams.get("port") ?? "5432"} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
`,
  );
  const account = isRoot() ? nobody() : null;
  const child = spawn(binary, [config], {
    stdio: ["ignore", "ignore", "pipe"],
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  });
  await new Promise<void>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (piece: Buffer) => {
      said += piece.toString();
      if (said.includes("process up")) resolve();
    });
    child.once("exit", () => reject(new Error(said)));
  });
  return {
    address: `postgresql://${role}@127.0.0.1:${port}/${name}`,
    stop: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
