import type { Hono } from "hono";
import type { Foundation } from "../composition.ts";
import type { RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";

const fileName = /^([0-9a-f]{32})-(\d{1,4})\.webp$/;

/** The name is a digest of the pixels, so browsers may cache it for ever. */
export function serveUploads(app: Hono<RequestEnv>, { findUpload }: Pick<Foundation, "findUpload">): void {
  app.get("/uploads/:file", async (c) => {
    const [, id, width] = fileName.exec(c.req.param("file")) ?? [];
    const bytes = id === undefined ? null : await findUpload(id, Number(width));
    if (!bytes) return refuse(c, 404, "errors.not_found");
    c.header("content-type", "image/webp");
    c.header("content-length", String(bytes.length));
    c.header("cache-control", "public, max-age=31536000, immutable");
    c.header("content-security-policy", "default-src 'none'; sandbox");
    return c.req.method === "HEAD" ? c.body(null) : c.body(new Uint8Array(bytes));
  });
}
