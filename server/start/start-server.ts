import type { Logger } from "pino";
import { errorFacts } from "#domain/error-facts.ts";
import type { CountryRule } from "#domain/site/site.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import { createApp } from "../app.ts";
import { announce, openLog } from "./announce.ts";
import { jobsOf } from "../compose/running/jobs.ts";
import { compose, type Foundation } from "../composition.ts";
import { readConfig, type Config } from "../config.ts";
import { openDatabase, type OpenDatabase } from "./open-database.ts";
import { listen, type Listening } from "./listen.ts";
import { orRefuse } from "./or-refuse.ts";
import { serveUntilSetUp } from "./serve-until-set-up.ts";
import { beginTraces } from "../traces/begin-traces.ts";
import { watchStatement } from "../traces/watch-statement.ts";
import type { Rendering } from "../pages/rendering.ts";

export const startServer = (openRendering: () => Promise<Rendering>): Promise<void> =>
  orRefuse(async () => {
    const stopped = stopSignal();
    const config = readConfig(process.env);
    let isOpen = false;
    // Only an embedded database server must be stopped as well.
    if (config.databaseUrl !== null) void stopped.then(() => isOpen || process.exit(0));
    const log = openLog(config.logLevel);
    const rendering = openRendering();
    // A refusal of the database comes first; this keeps a failing build from being an unhandled rejection meanwhile.
    rendering.catch(() => {});
    const database = await openDatabase(config, report, watchStatement(log, config.slowStatementMs));
    isOpen = true;
    try {
      await start(config, log, database, rendering, stopped);
    } catch (error) {
      await database.close();
      throw error;
    }
  });

async function start(
  config: Config,
  log: Logger,
  database: OpenDatabase,
  opening: Promise<Rendering>,
  stopped: Promise<string>,
): Promise<void> {
  const traces = beginTraces(config);
  await serveUntilSetUp(config, log, database, stopped);
  const rendering = await opening;
  const foundation = compose(config, database.pool, rendering, database.reads);
  const listening = await serve(config, log, foundation, database, rendering);
  const { running, logLevel } = foundation;
  logLevel.use(log);
  process.on("SIGUSR2", logLevel.signal);
  const jobs = running.started(startJobs(jobsOf(foundation, listening.ownUrl), log, running.jobRuns));
  const drain = async () => {
    foundation.live.stop();
    await listening.drain();
  };
  stopOn(stopped, log, drain, [jobs, foundation.ownPictures, traces], database);
  announce(config, listening.port);
  const { countryRules } = await foundation.siteSettings.show();
  for (const warning of startWarnings(config, countryRules, database.unguarded)) log.warn(warning);
}

async function serve(
  config: Config,
  log: Logger,
  foundation: Foundation,
  database: OpenDatabase,
  rendering: Rendering,
): Promise<Listening> {
  const { app, pages } = createApp(foundation, config, log, rendering);
  await database.onContentChange(pages.invalidate);
  return listen(app, config, { wrap: rendering.wrap });
}

type Background = { stop: () => Promise<void> };

/** Refuses new connections, lets running requests and jobs finish, then closes the database. */
function stopOn(
  stopped: Promise<string>,
  log: Logger,
  drain: Listening["drain"],
  background: Background[],
  database: OpenDatabase,
): void {
  const stop = async (signal: string) => {
    log.info({ signal }, "stopping");
    await drain();
    await Promise.all(background.map(({ stop: end }) => end()));
    await database.close();
    process.exit(0);
  };
  stopped.then(stop).catch((error: unknown) => {
    log.error({ error: errorFacts(error) }, "could not stop cleanly");
    process.exit(1);
  });
}

const report = (line: string): void => {
  process.stdout.write(`• ${line}\n`);
};

const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** Called first: a signal during the start must wait, or the embedded database server would keep running. */
function stopSignal(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  for (const signal of signals) process.on(signal, () => resolve(signal));
  return promise;
}

const countriesUnknown = (restricted: readonly string[]): string =>
  `Settings keep gifts from ${restricted.join(", ")} out, but without COUNTRY_HEADER no visitor's country is known: only what donors say of themselves counts`;

const booksUnguarded = (why: string): string =>
  `The program works as the owner of its tables, so that only triggers keep the books as they are (${why}): make a role for the program, set DATABASE_URL to it and DATABASE_OWNER_URL to the owner`;

/** Settings that work, but perhaps not as the operator expects. */
export function startWarnings(
  { mode, countryHeader }: Pick<Config, "mode" | "countryHeader">,
  countryRules: Readonly<Record<string, CountryRule>>,
  unguarded: string | null,
): string[] {
  const restricted = Object.keys(countryRules).filter((country) => countryRules[country] !== "FULL");
  const untold = mode === "production" && countryHeader === null && restricted.length > 0;
  return [
    ...(untold ? [countriesUnknown(restricted)] : []),
    ...(unguarded === null ? [] : [booksUnguarded(unguarded)]),
  ];
}
