import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import type { Logger } from "pino";
import { yearOf } from "#domain/calendar/day.ts";
import { serveHealth } from "../api/running/health.ts";
import { examine } from "../compose/running/doctor.ts";
import { codeTries, composeFirstSetup, stateOfTables } from "../compose/running/setup.ts";
import type { Config } from "../config.ts";
import type { RequestEnv } from "../context.ts";
import { bodyLimits } from "../middleware/body-limits.ts";
import { handleError } from "../middleware/errors.ts";
import { requestLog } from "../middleware/request-log.ts";
import { sameOrigin } from "../middleware/same-origin.ts";
import { securityHeaders, securityHeadersFor } from "../middleware/security-headers.ts";
import { visitor } from "../middleware/visitor.ts";
import { serveSetup } from "../setup/setup-app.ts";
import { setupCode } from "../setup/setup-code.ts";
import { setupPath } from "../setup/setup-page.ts";
import { today } from "../timing/clock.ts";
import { listen } from "./listen.ts";
import type { OpenDatabase } from "./open-database.ts";

const lookEveryMs = 1_000;

/** Serves only the setup until somebody with the code, or `npm run setup`, finishes it. Other instances see it in the database. */
export async function serveUntilSetUp(
  config: Config,
  log: Logger,
  { pool, close }: OpenDatabase,
  stopped: Promise<string>,
): Promise<void> {
  const first = composeFirstSetup(pool, config.publicUrl);
  const isSetUp = async (): Promise<boolean> => {
    const { identity, administrator } = await first.state();
    return identity && (administrator || config.adminEmails.length > 0);
  };
  if (config.mode === "demo" || (await isSetUp())) return;

  const code = setupCode(config.sessionSecrets[0] ?? "");
  const app = setupApp(config, log, pool, code);
  const listening = await listen(app, config);
  let isDone = false;
  void stopped.then(async () => {
    if (isDone) return;
    await listening.drain();
    await close();
    process.exit(0);
  });
  for (let printed = ""; !(await isSetUp().catch(() => false)); await pause(lookEveryMs)) {
    const shown = code.shown(Date.now());
    if (shown !== printed)
      log.warn(
        `This site is not set up yet: open ${config.publicUrl}${setupPath} and type the code ${shown}, or run npm run setup`,
      );
    printed = shown;
  }
  isDone = true;
  await listening.drain();
}

export function setupApp(
  config: Config,
  log: Logger,
  pool: OpenDatabase["pool"],
  code: ReturnType<typeof setupCode>,
): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  const headersFor = securityHeadersFor({ production: true, paymentProviders: [] });
  app.use(requestLog(log, visitor(config), securityHeaders(headersFor), sameOrigin(config)), bodyLimits());
  app.onError(handleError);
  serveHealth(app, stateOfTables(pool));
  serveSetup(app, {
    first: composeFirstSetup(pool, config.publicUrl),
    code,
    mayTry: codeTries(pool),
    findings: async () => (await examine(config, pool)).filter(({ id }) => id !== "backup_none"),
    trustedProxies: config.trustedProxies,
    suggested: config.adminEmails[0] ?? "",
    year: () => yearOf(today()),
    now: Date.now,
  });
  return app;
}
