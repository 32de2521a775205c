import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPlainNginx } from "../proxies/plain-nginx.ts";
import { processorMs, serverMs } from "./processor-time.ts";
import { compareCosts, type Cost } from "./compare-costs.ts";
import { asSent } from "./visits.ts";

type Asked = Readonly<{
  folder: string;
  program: Readonly<{ pid: number | undefined; port: number }>;
  path: string;
  seconds: number;
  visitors: number;
}>;
/**
 * What a page costs behind nginx as it is shipped, nginx and program together, beside the same nginx serving a file with the bytes of the
 * page, in turns.
 */
export async function behindNginx({ folder, program, path, ...asked }: Asked): Promise<Cost[]> {
  const files = join(folder, "files");
  mkdirSync(files, { recursive: true });
  const { body } = await asSent(program.port, path);
  writeFileSync(join(files, "page.html"), Buffer.from(body, "base64"));
  const nginx = await startPlainNginx(folder, { upstream: program.port, files });
  try {
    const usedMs = () => serverMs(nginx.pid ?? 0) + processorMs(program.pid);
    const page = { port: nginx.port, path, usedMs };
    const file = { port: nginx.filesPort, path: "/page.html", usedMs };
    return await compareCosts([page, file], asked);
  } finally {
    await nginx.stop();
  }
}
