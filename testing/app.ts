import { pino } from "pino";
import type pg from "pg";
import { seedNewDatabase } from "#adapters/postgres/seed/seed.ts";
import { createApp } from "#server/app.ts";
import { today } from "#server/timing/clock.ts";
import { compose } from "#server/composition.ts";
import { readConfig, type Config } from "#server/config.ts";
import type { Renderer } from "#server/pages/render-page.ts";
import type { Rendering } from "#server/pages/rendering.ts";

type Options = {
  env?: Record<string, string>;
  /** Whether an empty database becomes the demonstration; testDatabase("demonstration") is that already. */
  seed?: boolean;
  /** Draws pages in place of the build, for tests of what stands around them. */
  renderer?: Renderer;
  /** With the renderer of the build: which files belong to a page. */
  assetsFor?: Rendering["assetsFor"];
  /** Draws papers in place of a few words about each. */
  renderPaper?: Rendering["renderPaper"];
  /** How long shared answers of the API are cached. By default they are not: tests write to the database directly. */
  answersFreshMs?: number;
};

const drawPathOnly: Renderer = ({ path }) => Promise.resolve({ status: 200, html: `<!doctype html>${path}` });

/** Pages without their drawing: enough for everything but what browser tests cover. */
export const noPages: Rendering = {
  renderer: () => Promise.resolve(drawPathOnly),
  assetsFor: () => ({ script: "", modules: [], sheets: [], fonts: [] }),
  styles: { whole: "", linked: "" },
  renderPaper: ({ kind, madeAt }, language) =>
    Promise.resolve(new TextEncoder().encode(`%PDF-${kind} in ${language}, ${madeAt}`)),
  paperVersion: "test",
};

/** In tests an answer that is not declared is a failure of the call. */
const refuseUndeclared = (problem: string): never => {
  throw new Error(problem);
};

/** The whole program but for the drawing of pages, on a real database. Browser tests cover the pages. */
export async function testApp(
  pool: pg.Pool,
  {
    env = {},
    seed = true,
    renderer = drawPathOnly,
    assetsFor = noPages.assetsFor,
    renderPaper = noPages.renderPaper,
    answersFreshMs = 0,
  }: Options = {},
) {
  const config: Config = readConfig({ PUBLIC_URL: "http://open-hand.test", ...env });
  if (seed) await seedNewDatabase(pool, { demo: true, today: today(), report: () => {} });
  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { level: "info", base: null },
    { write: (line: string) => void logged.push(JSON.parse(line)) },
  );
  const rendering: Rendering = {
    ...noPages,
    assetsFor,
    renderPaper,
    renderer: () => Promise.resolve(renderer),
  };
  const foundation = compose(config, pool, rendering);
  const { app, pages } = createApp(foundation, config, log, rendering, {
    onUndeclared: refuseUndeclared,
    answersFreshMs,
  });
  return { app, pages, foundation, logged };
}
