import type pg from "pg";
import { lookAtJobs } from "#adapters/doctor/look-at-database.ts";
import {
  alertCounts,
  beginLook,
  keepAlerts,
  openAlerts,
  storeNoticeNews,
} from "#adapters/postgres/running/stored-alerts.ts";
import { watchFacts } from "#adapters/postgres/running/watch-facts.ts";
import { changeSetting, storedSettings } from "#adapters/postgres/site/settings.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { addDays } from "#domain/calendar/day.ts";
import { found, type Finding } from "#domain/doctor/finding.ts";
import type { Language } from "#domain/language.ts";
import type { AlertAnswer } from "#domain/running/alert.ts";
import type { JobHealth } from "#domain/running/job-health.ts";
import type { Work } from "#jobs/job.ts";
import type { Config } from "../../config.ts";
import { alertLetter, alertSentence } from "../../letters/staff-letters.ts";
import { toStaff } from "../../letters/letter-writer.ts";
import { today } from "../../timing/clock.ts";
import { countNotices } from "../../webhooks/count-notices.ts";

/** Deadlines within this many days raise an alert. */
const soonDays = 30;

type Ending = Readonly<{ name: string; endsOn: string }>;
type Needs = {
  config: Config;
  pool: pg.Pool;
  examine: () => Promise<readonly Finding[]>;
  showJobs: () => Promise<readonly JobHealth[]>;
  claimsEnding: (by: string, language: Language) => Promise<readonly Ending[]>;
  anbiDue: () => Promise<Readonly<{ year: number; dueOn: string }> | null>;
  staff: () => Promise<readonly string[]>;
};

/** Alerts: raised by checks, mailed once, shown until they are resolved. */
export function composeAlerts({ config, pool, staff, ...needs }: Needs) {
  const settings = storedSettings(pool);
  /** A demonstration mails only the addresses that somebody entered. */
  const receivers = async (): Promise<readonly string[]> => {
    const entered = await settings.get("alertAddresses");
    return entered.length > 0 || config.mode === "demo" ? entered : staff();
  };

  const find = async (): Promise<Finding[]> => {
    const [examined, stored, jobs, claims, anbi] = await Promise.all([
      needs.examine(),
      watchFacts(pool),
      needs.showJobs(),
      needs.claimsEnding(addDays(today(), soonDays), "en"),
      needs.anbiDue(),
    ]);
    return [
      ...examined,
      ...stored,
      ...lookAtJobs(jobs),
      ...claims.map(({ name, endsOn }) => found("claim_ending", { place: name, why: endsOn })),
      ...(anbi && anbi.dueOn <= addDays(today(), soonDays)
        ? [found("anbi_due", { place: String(anbi.year), why: anbi.dueOn })]
        : []),
    ];
  };

  const look: Work["run"] = async ({ log }) => {
    if (!(await beginLook(pool))) return;
    const to = await receivers();
    const { raised, resolved } = await keepAlerts(pool, await find(), (changes) =>
      toStaff(to, `${Date.now()}`, alertLetter(changes, config.publicUrl)),
    );
    // If mail itself fails, the log and Today still report it.
    raised.forEach(({ kind, place, why }) => log.warn({ alert: kind, place, why }, "alert raised"));
    resolved.forEach(({ kind, place }) => log.info({ alert: kind, place }, "alert resolved"));
  };

  return {
    look,
    count: async (): Promise<number> => (await openAlerts(pool)).length,
    open: () => openAlerts(pool),
    list: async (language: Language): Promise<AlertAnswer[]> =>
      (await openAlerts(pool)).map((alert) => ({
        id: alert.id,
        beganAt: alert.beganAt.toISOString(),
        sentence: alertSentence(language, alert),
      })),
    addresses: () => settings.get("alertAddresses"),
    setAddresses: (addresses: string[], by: Caller) =>
      changeSetting(pool)("alertAddresses", () => addresses, by),
    noteNotice: countNotices((news) => storeNoticeNews(pool, news)),
    counts: () => alertCounts(pool),
  };
}
