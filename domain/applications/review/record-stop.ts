import type { Caller } from "#domain/audit/audit-entry.ts";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import type { ApplicationKey, WithLockedApplication } from "./locked-application.ts";

export type AskedStop = Readonly<{
  /** The version that was on the screen. */
  version: number;
  /** The last day; null undoes it. */
  stoppedOn: string | null;
}>;

type Reason = "not_found" | "changed_meanwhile" | "not_volunteering" | "stopped_later" | "stopped_before";
export type StopOutcome = { ok: true } | { ok: false; reason: Reason };

type Needs = { withLockedApplication: WithLockedApplication; today: () => string };

/** A volunteer has stopped: from that day on the term runs after which we forget them. */
export const recordStop =
  ({ withLockedApplication, today }: Needs) =>
  (key: ApplicationKey, { version, stoppedOn }: AskedStop, by: Caller): Promise<StopOutcome> =>
    withLockedApplication(key, by, async ({ application, setStopped }) => {
      if (application?.kind !== "volunteer") return { ok: false, reason: "not_found" };
      if (application.version !== version) {
        const isMade = application.stoppedOn === stoppedOn && application.version === version + 1;
        return isMade ? { ok: true } : { ok: false, reason: "changed_meanwhile" };
      }
      if (application.status !== "APPROVED") return { ok: false, reason: "not_volunteering" };
      // A future day may still change.
      if (stoppedOn !== null && stoppedOn > today()) return { ok: false, reason: "stopped_later" };
      const { decidedAt } = application;
      if (stoppedOn !== null && decidedAt && stoppedOn < dutchDate(decidedAt))
        return { ok: false, reason: "stopped_before" };
      await setStopped(stoppedOn);
      return { ok: true };
    });
