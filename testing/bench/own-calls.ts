import { getRequestListener } from "@hono/node-server";
import type pg from "pg";
import type { Renderer } from "#server/pages/render-page.ts";
import { testApp } from "../app.ts";
import { demoCookie } from "../demo-cookie.ts";

/** So many that memory is cleared as often as ever within them. */
const calls = 10_000;
/** The first answers of a call are compared with what it declares (looking-seldom.ts), and all it does is compiled meanwhile. */
const warmUp = 10_000;

/**
 * Milliseconds of this process's time for one call that a page makes of our own API, within the process: of each path, asked for
 * one page after another as somebody who is signed in.
 */
export async function ownCalls(pool: pg.Pool, paths: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const askMany: Renderer = async ({ fetchApi }) => {
    for (const path of paths) {
      const ask = async () => (await fetchApi(path)).json();
      for (let each = 0; each < warmUp; each += 1) await ask();
      const before = process.cpuUsage();
      for (let each = 0; each < calls; each += 1) await ask();
      const { user, system } = process.cpuUsage(before);
      found.set(path, (user + system) / 1000 / calls);
    }
    return { status: 200, html: "" };
  };
  const { app } = await testApp(pool, { seed: false, renderer: askMany, answersFreshMs: 2000 });
  // As where the program listens: lighter answers than Node's take their place.
  getRequestListener(app.fetch);
  const cookie = await demoCookie((path, init) => app.request(path, init), "donor");
  await app.request("/programs", { headers: { cookie } });
  return found;
}
