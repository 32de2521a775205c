import * as z from "zod/mini";

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];

/** People forget to reset it, and a full disk is the next fault. */
export const otherLevelMs = 3_600_000;

export const logLevelSetting = z.object({ level: z.enum(logLevels), until: z.iso.datetime() });
export type LogLevelSetting = z.infer<typeof logLevelSetting>;

/** The setting, if still active. */
export const currentLevel = (set: LogLevelSetting | null, now: Date): LogLevelSetting | null =>
  set && Date.parse(set.until) > now.getTime() ? set : null;
