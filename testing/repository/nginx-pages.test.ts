import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { hasNginx, startPlainNginx } from "../proxies/plain-nginx.ts";

const folder = mkdtempSync(join(tmpdir(), "open-hand-nginx-"));
let nginx: Awaited<ReturnType<typeof startPlainNginx>> | undefined;
let program: Server | undefined;
afterEach(async () => {
  await nginx?.stop();
  nginx = undefined;
  program?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A program that tells how it was asked, and marks its pages as ours does; they may be kept for a minute, so that no test waits for one. */
async function site() {
  let asked = 0;
  program = createServer(({ url = "", headers }, response) => {
    const isPage =
      !url.startsWith("/api/") && !url.startsWith("/donate") && !headers.cookie?.includes("session");
    response.writeHead(200, {
      "cache-control": "private, no-cache",
      vary: "Accept-Encoding, Cookie",
      etag: 'W/"one"',
      "content-type": "text/html",
      ...(isPage && { "x-accel-expires": "60" }),
    });
    response.end(`${++asked} ${url} ${String(headers["accept-encoding"])} ${headers.cookie ?? ""}`);
  });
  await new Promise<void>((resolve) => program?.listen(0, "127.0.0.1", resolve));
  nginx = await startPlainNginx(folder, { upstream: (program.address() as AddressInfo).port });
  const at = `http://127.0.0.1:${nginx.port}`;
  const visit = async (path: string, headers: Record<string, string> = {}) =>
    fetch(at + path, { headers: { "accept-encoding": "gzip, deflate, br", ...headers } });
  const text = async (path: string, headers: Record<string, string> = {}) =>
    (await visit(path, headers)).text();
  return { visit, text };
}

test.runIf(hasNginx())("nginx gives strangers a page that it has, and nobody else", async () => {
  const { text, visit } = await site();
  // A page is kept when it is asked for a second time.
  for (const path of ["/terms", "/donate", "/api/site"])
    for (let each = 0; each < 2; each += 1) await text(path);
  expect(await text("/terms")).toBe("2 /terms br, gzip ");
  expect(await text("/terms", { "accept-encoding": "br;q=1, gzip" })).toBe("2 /terms br, gzip ");
  const again = await visit("/terms", { "if-none-match": 'W/"one"' });
  expect([again.status, again.headers.get("x-accel-expires")]).toEqual([304, null]);
  const own: Record<string, string>[] = [
    { cookie: "open-hand-session=s" },
    { cookie: "preferred-language=nl; open-hand-session=s" },
    { cookie: "x=1" },
    { "x-language": "ar" },
    { authorization: "Bearer t" },
  ];
  for (const headers of own) expect(await text("/terms", headers)).not.toMatch(/^2 /);
  expect(await text("/donate")).not.toMatch(/^[34] /);
  expect(await text("/api/site")).not.toMatch(/^[56] /);
  // Each way to compress, each language that was chosen and each address has a page of its own.
  expect(await text("/terms", { "accept-encoding": "gzip" })).toMatch(/ gzip $/);
  expect(await text("/terms", { cookie: "preferred-language=nl" })).toContain("language=nl");
  expect(await text("/terms?x=1")).toContain("?x=1");
});

test.runIf(hasNginx())(
  "nginx takes large bodies for staff only, and logs neither queries nor secrets",
  async () => {
    const { visit } = await site();
    const post = async (path: string, bytes: number): Promise<number> => {
      const response = await fetch(`http://127.0.0.1:${nginx?.port}${path}`, {
        method: "POST",
        body: Buffer.alloc(bytes),
      });
      return response.status;
    };
    const megabyte = 1024 * 1024;
    expect(await post("/api/contact-messages", 2 * megabyte)).toBe(413);
    expect(await post("/api/admin/bank/files", 2 * megabyte)).toBe(200);
    expect(await post("/nl/account/security", 2 * megabyte)).toBe(200);
    const secret = "s".repeat(43);
    await visit(`/applications/${secret}`);
    await visit(`/sign-in/link?token=${secret}`);
    await nginx?.stop();
    const log = readFileSync(join(folder, "access.log"), "utf8");
    nginx = undefined;
    expect(log).toContain('"GET /applications/:secret" 200');
    expect(log).toContain('"GET /sign-in/link" 200');
    expect(log).not.toContain(secret);
  },
);
