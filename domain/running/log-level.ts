import * as z from "zod/mini";

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Somebody who looks for a fault forgets to put it back; a disk full of details is the next fault. */
export const otherLevelMs = 3_600_000;

export const logLevelSetting = z.object({ level: z.enum(logLevels), until: z.iso.datetime() });
export type LogLevelSetting = z.infer<typeof logLevelSetting>;

/** What holds now of what was set for a while. */
export const currentLevel = (set: LogLevelSetting | null, now: Date): LogLevelSetting | null =>
  set && Date.parse(set.until) > now.getTime() ? set : null;
