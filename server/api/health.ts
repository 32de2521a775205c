import type { Hono } from "hono";
import type { RequestEnv } from "../context.ts";

/** Alive: the process answers. Ready: the database answers and has this program's schema. */
export function serveHealth(app: Hono<RequestEnv>, isReady: () => Promise<boolean>): void {
  app.get("/healthz", (c) => c.text("alive"));
  app.get("/readyz", async (c) => {
    const ready = await isReady().catch(() => false);
    return ready ? c.text("ready") : c.text("not ready", 503);
  });
}
