import type { Caller } from "#domain/audit/audit-entry.ts";
import { paragraphs } from "#domain/identifiers/typed-text.ts";
import type { ApplicationKey, WithLockedApplication } from "./locked-application.ts";
import type { AskedScore } from "./review.ts";

const lowestMark = 1;
const highestMark = 5;

type Reason = "not_found" | "already_decided" | "already_scored" | "marks_incomplete" | "comment_required";
export type ScoreOutcome = { ok: true } | { ok: false; reason: Reason };

type Needs = { withLockedApplication: WithLockedApplication; criteria: (callId: string) => Promise<number> };

/** Given once: changing it after reading another's would bias it. */
export const scoreApplication =
  ({ withLockedApplication, criteria }: Needs) =>
  (key: ApplicationKey, { marks, comment }: AskedScore, by: Caller): Promise<ScoreOutcome> =>
    withLockedApplication(key, by, async ({ application, addScore }) => {
      if (!application || application.kind !== "grant") return { ok: false, reason: "not_found" };
      if (application.status === "APPROVED" || application.status === "DECLINED") {
        return { ok: false, reason: "already_decided" };
      }
      if (marks.length !== (await criteria(application.aboutId)) || !marks.every(isMark)) {
        return { ok: false, reason: "marks_incomplete" };
      }
      const words = paragraphs(comment);
      if (words === "") return { ok: false, reason: "comment_required" };
      const outcome = await addScore({ marks, comment: words });
      return outcome === "added" ? { ok: true } : { ok: false, reason: "already_scored" };
    });

const isMark = (mark: number): boolean => Number.isInteger(mark) && mark >= lowestMark && mark <= highestMark;
