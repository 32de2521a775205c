import type pg from "pg";
import { lookAtJobs } from "#adapters/doctor/look-at-jobs.ts";
import { storeNoticeNews } from "#adapters/postgres/running/notice-health.ts";
import { alertCounts, beginLook, keepAlerts, openAlerts } from "#adapters/postgres/running/stored-alerts.ts";
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
import { alertLetter } from "../../letters/alert-letters.ts";
import { alertSentence } from "../../letters/alert-sentence.ts";
import { toStaff } from "../../letters/to-staff.ts";
import { today } from "../../timing/clock.ts";
import { countNotices } from "../../webhooks/count-notices.ts";

/** A deadline that is this near is told of. */
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

/** What needs a person: found by looking, written about once, shown until it is well again. */
export function composeAlerts({ config, pool, staff, ...needs }: Needs) {
  const settings = storedSettings(pool);
  /** A demonstration writes to those alone whom somebody entered. */
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
    const { news, wells } = await keepAlerts(pool, await find(), (told) =>
      toStaff(to, `${Date.now()}`, alertLetter(told, config.publicUrl)),
    );
    // Where mail itself is at fault, the log and Today still say it.
    news.forEach(({ kind, place, why }) => log.warn({ alert: kind, place, why }, "needs a person"));
    wells.forEach(({ kind, place }) => log.info({ alert: kind, place }, "well again"));
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
