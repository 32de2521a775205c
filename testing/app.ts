import { pino } from "pino";
import type pg from "pg";
import { seedNewDatabase } from "#adapters/postgres/seed/seed.ts";
import { createApp } from "#server/app.ts";
import { today } from "#server/clock.ts";
import { compose } from "#server/composition.ts";
import { readConfig, type Config } from "#server/config.ts";
import type { Rendering } from "#server/pages/rendering.ts";

type Options = { env?: Record<string, string>; seed?: boolean };

/** The whole program but for the drawing of pages, on a real database. Browser tests cover the pages. */
export async function testApp(pool: pg.Pool, { env = {}, seed = true }: Options = {}) {
  const config: Config = readConfig({ PUBLIC_URL: "http://open-hand.test", ...env });
  if (seed) await seedNewDatabase(pool, { demo: true, today: today(), report: () => {} });
  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { level: "info", base: null },
    { write: (line: string) => void logged.push(JSON.parse(line)) },
  );
  const rendering: Rendering = {
    renderer: () =>
      Promise.resolve(({ path }) => Promise.resolve({ status: 200, html: `<!doctype html>${path}` })),
    assetsFor: () => ({ entry: "", styles: [], modules: [], fonts: [] }),
    renderPaper: ({ kind, madeAt }, language) =>
      Promise.resolve(new TextEncoder().encode(`%PDF-${kind} in ${language}, ${madeAt}`)),
    paperVersion: "test",
  };
  const foundation = compose(config, pool, rendering);
  const { app } = createApp(foundation, config, log, rendering);
  return { app, logged, foundation };
}
