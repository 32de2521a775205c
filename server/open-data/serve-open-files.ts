import type { Hono } from "hono";
import type { RequestEnv } from "../context.ts";

/** Stable public URLs, independent of the manifest's file names. */
const lasting: Readonly<Record<string, string>> = {
  "/open-data/ledger.csv": "lines.csv",
  "/open-data/ledger.json": "lines.json",
  "/open-data/figures.json": "figures.json",
  "/open-data/iati/activities.xml": "iati-activities.xml",
  "/open-data/iati/organisation.xml": "iati-organisation.xml",
  "/open-data/360giving.json": "360giving.json",
};

export function serveOpenFiles(app: Hono<RequestEnv>): void {
  for (const [path, file] of Object.entries(lasting))
    app.get(path, (c) => {
      const { method } = c.req;
      const request = new Request(new URL(`/api/open-data/files/${file}`, c.req.url), {
        method,
        headers: c.req.raw.headers,
      });
      return app.fetch(request, c.env);
    });
}
