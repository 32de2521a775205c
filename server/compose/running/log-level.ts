import type pg from "pg";
import type { Logger } from "pino";
import { changeSetting, storedSettings } from "#adapters/postgres/site/settings.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import {
  currentLevel,
  otherLevelMs,
  type LogLevel,
  type LogLevelSetting,
} from "#domain/running/log-level.ts";

/** How much every instance logs: what the variable says, or for an hour what an administrator said, or a signal to this one. */
export function composeLogLevel(pool: pg.Pool, usual: string) {
  const settings = storedSettings(pool);
  let log: Pick<Logger, "level" | "info"> | null = null;
  let signalledUntil = 0;
  const change = (level: string): void => {
    if (!log || log.level === level) return;
    log.level = level;
    log.info({ level }, "log level");
  };
  const current = async (): Promise<LogLevelSetting | null> =>
    currentLevel(await settings.get("logLevel"), new Date());
  const follow = async (): Promise<void> => {
    if (signalledUntil > Date.now()) return;
    change((await current())?.level ?? usual);
  };
  return {
    /** Asked every few seconds, so that all instances change, and change back by themselves. */
    follow,
    current,
    use: (root: Pick<Logger, "level" | "info">): void => {
      log = root;
    },
    /** In full for an hour on this instance, or no longer. */
    signal: (): void => {
      const isOn = signalledUntil > Date.now();
      signalledUntil = isOn ? 0 : Date.now() + otherLevelMs;
      change(isOn ? usual : "debug");
    },
    set: async (level: LogLevel | null, by: Caller): Promise<void> => {
      const until = new Date(Date.now() + otherLevelMs).toISOString();
      await changeSetting(pool)("logLevel", () => (level ? { level, until } : null), by);
      await follow();
    },
  };
}
