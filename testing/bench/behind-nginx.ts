import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPlainNginx } from "../proxies/plain-nginx.ts";
import { processorMs, serverMs } from "./processor-time.ts";
import { asSent, visit } from "./visits.ts";

type Asked = Readonly<{
  folder: string;
  program: Readonly<{ pid: number | undefined; port: number }>;
  path: string;
  seconds: number;
  visitors: number;
}>;
type Cost = Readonly<{ ms: number; perSecond: number }>;

/**
 * What a page costs behind nginx as it is shipped, nginx and program together, beside the same nginx serving a file with the bytes of the
 * page. Each is visited once beforehand, until it is warm.
 */
export async function behindNginx({ folder, program, path, ...asked }: Asked): Promise<[Cost, Cost]> {
  const files = join(folder, "files");
  mkdirSync(files, { recursive: true });
  const { body } = await asSent(program.port, path);
  writeFileSync(join(files, "page.html"), Buffer.from(body, "base64"));
  const nginx = await startPlainNginx(folder, { upstream: program.port, files });
  try {
    const visits = async (port: number, of: string): Promise<Cost> => {
      const used = () => serverMs(nginx.pid ?? 0) + processorMs(program.pid);
      const before = used();
      const { answers, refused, seconds } = await visit({ ...asked, port, path: () => of });
      if (refused > 0) throw new Error(`${refused} of ${answers} answers of nginx were no page`);
      return { ms: (used() - before) / answers, perSecond: answers / seconds };
    };
    const both = async (): Promise<[Cost, Cost]> => [
      await visits(nginx.port, path),
      await visits(nginx.filesPort, "/page.html"),
    ];
    await both();
    return await both();
  } finally {
    await nginx.stop();
  }
}
