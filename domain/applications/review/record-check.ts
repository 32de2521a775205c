import { moveBackgroundCheck, type BackgroundCheck } from "../volunteer/background-check.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { ApplicationKey, WithLockedApplication } from "./locked-application.ts";

/** Stores that a check was seen, by whom and until when. Never a copy. */
export type CheckRecord = Readonly<{
  state: BackgroundCheck;
  requestedOn: string | null;
  issuedOn: string | null;
  seenBy: string | null;
  seenOn: string | null;
  renewBy: string | null;
}>;

export type AskedCheck = Readonly<{
  version: number;
  to: BackgroundCheck;
  issuedOn: string | null;
  renewBy: string | null;
}>;

type Reason =
  | "not_found"
  | "changed_meanwhile"
  | "check_move_not_allowed"
  | "renew_by_required"
  | "issued_later";
export type CheckOutcome = { ok: true } | { ok: false; reason: Reason };

type Needs = { withLockedApplication: WithLockedApplication; today: () => string };

export const recordCheck =
  ({ withLockedApplication, today }: Needs) =>
  (key: ApplicationKey, asked: AskedCheck, by: Caller): Promise<CheckOutcome> =>
    withLockedApplication(key, by, async ({ application, setCheck }) => {
      if (!application?.backgroundCheck) return { ok: false, reason: "not_found" };
      if (application.version !== asked.version) {
        const isMade = application.backgroundCheck === asked.to && application.version === asked.version + 1;
        return isMade ? { ok: true } : { ok: false, reason: "changed_meanwhile" };
      }
      const refusal = refusalOf(application.backgroundCheck, asked, today());
      if (refusal) return { ok: false, reason: refusal };
      await setCheck(asked.to, {
        issuedOn: asked.to === "SEEN_OK" ? asked.issuedOn : null,
        renewBy: asked.to === "SEEN_OK" ? asked.renewBy : null,
        today: today(),
      });
      return { ok: true };
    });

function refusalOf(
  from: BackgroundCheck,
  { to, issuedOn, renewBy }: AskedCheck,
  today: string,
): Reason | null {
  if (!moveBackgroundCheck(from, to).ok) return "check_move_not_allowed";
  if (to !== "SEEN_OK") return null;
  if (issuedOn !== null && issuedOn > today) return "issued_later";
  return renewBy === null || renewBy <= today ? "renew_by_required" : null;
}
