import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, createReadStream, statSync } from "node:fs";
import { join, extname } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import type { RequestListener } from "node:http";
import { createMiddleware } from "hono/factory";
import { StartRefusal } from "#adapters/start-refusal.ts";
import { readCatalogs } from "#app/messages/read-catalogs.ts";
import type { RequestEnv } from "../context.ts";
import { pdfWorker } from "../papers/pdf-worker.ts";
import type { RenderPaper } from "../papers/render-paper.ts";
import { builtAssets, builtStyles, type AssetsFor, type Styles } from "./assets.ts";
import type { Renderer } from "./render-page.ts";

/** The version identifies papers of the same build and texts. */
export type PaperRendering = { renderPaper: RenderPaper; paperVersion: string };

/** From the build, or from Vite in development. */
export type Rendering = PaperRendering & {
  renderer: () => Promise<Renderer>;
  assetsFor: AssetsFor;
  styles: Styles;
  files?: ReturnType<typeof builtFiles>;
  /** Lets Vite serve its files first. */
  wrap?: (listener: RequestListener) => RequestListener;
  /** Vite's client needs what our strict policy forbids. */
  contentPolicy?: string;
};

const dist = join(import.meta.dirname, "../../dist");

export async function renderingFromBuild(): Promise<Rendering> {
  const entry = join(dist, "server/entry-server.js");
  if (!existsSync(entry)) throw new StartRefusal("The pages are not built: run `npm run build`.");
  const built = pathToFileURL(entry).href;
  const { render } = (await import(built)) as { render: Renderer };
  const client = join(dist, "client");
  return {
    renderer: () => Promise.resolve(render),
    renderPaper: pdfWorker(built),
    paperVersion: versionOf(join(dist, "server")),
    assetsFor: builtAssets(client),
    styles: builtStyles(client),
    files: builtFiles(client),
  };
}

/** PDFs are cached: another build or text makes new ones. */
function versionOf(folder: string): string {
  const hash = createHash("sha256").update(JSON.stringify(readCatalogs()));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".js"),
  );
  for (const file of files.sort()) hash.update(readFileSync(join(folder, file)));
  return hash.digest("base64url");
}

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

/** Built files have a hash in their name, so browsers cache them for ever. */
const builtFiles = (clientDir: string) =>
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
