import { createReadStream, existsSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { createMiddleware } from "hono/factory";
import type { RequestEnv } from "../context.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
};
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;
const hashedName = /^\/assets\/[\w.-]+$/;

/** Built files carry a hash in their name and never change: browsers keep them for good. */
export const builtFiles = (clientDir: string) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const type = types[extname(c.req.path)];
    if (!type || !hashedName.test(c.req.path)) return next();
    const path = join(clientDir, c.req.path);
    const accepted = c.req.header("accept-encoding") ?? "";
    const encoded = encodings.find(([name, ending]) => accepted.includes(name) && existsSync(path + ending));
    const file = encoded ? path + encoded[1] : path;
    if (!existsSync(file)) return next();
    c.header("content-type", type);
    c.header("content-length", String(statSync(file).size));
    c.header("cache-control", "public, max-age=31536000, immutable");
    c.header("vary", "Accept-Encoding");
    if (encoded) c.header("content-encoding", encoded[0]);
    if (c.req.method === "HEAD") return c.body(null);
    return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream);
  });
