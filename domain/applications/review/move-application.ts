import type { BackgroundCheck } from "../volunteer/background-check.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { oneLine, paragraphs } from "#domain/identifiers/typed-text.ts";
import { refusalOfMove, type MoveRefusal } from "./application-moves.ts";
import type { ApplicationStatus } from "../application-status.ts";
import type {
  ApplicationKey,
  Award,
  LockedApplication,
  WithLockedApplication,
  LetterFacts,
  StoredMove,
} from "./locked-application.ts";
import type { ApplicationSubjects } from "./ports.ts";
import { reviewersNeeded } from "./review.ts";

export type AskedMove = Readonly<{
  /** The version that was on the screen. */
  version: number;
  to: ApplicationStatus;
  reason: string;
  line: string;
  award: Award | null;
}>;

type ApprovalRefusal =
  | "check_not_seen"
  | "scores_missing"
  | "award_required"
  | "award_too_high"
  | "motivation_required";
export type MoveOutcome =
  | { ok: true }
  | { ok: false; reason: "not_found" | "changed_meanwhile" | MoveRefusal | ApprovalRefusal };

type Needs = {
  withLockedApplication: WithLockedApplication;
  subjects: ApplicationSubjects;
  mayStartWork: (roleId: string, backgroundCheck: BackgroundCheck) => Promise<boolean>;
  clock: () => Date;
};

export const moveApplication =
  ({ withLockedApplication, subjects, mayStartWork, clock }: Needs) =>
  (key: ApplicationKey, asked: AskedMove, by: Caller): Promise<MoveOutcome> =>
    withLockedApplication(key, by, async ({ application, moveFrom, move }) => {
      if (!application) return { ok: false, reason: "not_found" };
      if (application.version !== asked.version) {
        const made = await moveFrom(asked.version);
        const isRepeated = made?.to === asked.to && made.actorId === by.actor.userId;
        return isRepeated ? { ok: true } : { ok: false, reason: "changed_meanwhile" };
      }
      const refusal =
        refusalOfMove(application.status, asked.to, asked.reason) ??
        (asked.to === "APPROVED" ? await refusalOfApproval(application, asked.award, mayStartWork) : null);
      if (refusal) return { ok: false, reason: refusal };
      const stored = storedMove(asked, application, clock());
      await move(stored, await letterFacts(application, asked, subjects));
      return { ok: true };
    });

/** Shared by the email and its preview. */
export async function letterFacts(
  application: Omit<
    LockedApplication,
    "scores" | "backgroundCheck" | "assigneeId" | "decidedAt" | "stoppedOn"
  >,
  { to, line, award }: Pick<AskedMove, "to" | "line" | "award">,
  subjects: Pick<ApplicationSubjects, "name">,
): Promise<LetterFacts> {
  const { kind, id, version, name, email, language, aboutId } = application;
  const about = (await subjects.name(kind, aboutId, language)) ?? aboutId;
  const awardedCents = kind === "grant" && to === "APPROVED" ? (award?.cents ?? null) : null;
  return { kind, id, version, to, name, email, language, about, line: oneLine(line), awardedCents };
}

async function refusalOfApproval(
  application: LockedApplication,
  award: Award | null,
  mayStartWork: Needs["mayStartWork"],
): Promise<ApprovalRefusal | null> {
  const { kind, aboutId, backgroundCheck, scores, requestedCents } = application;
  if (kind === "volunteer") {
    return (await mayStartWork(aboutId, backgroundCheck ?? "NOT_REQUIRED")) ? null : "check_not_seen";
  }
  if (kind === "partner") return null;
  if (scores < reviewersNeeded) return "scores_missing";
  if (!award || award.cents <= 0) return "award_required";
  if (award.cents > (requestedCents ?? 0)) return "award_too_high";
  return award.motivation.trim() === "" ? "motivation_required" : null;
}

const storedMove = ({ to, reason, award }: AskedMove, { kind }: LockedApplication, at: Date): StoredMove => ({
  to,
  reason: paragraphs(reason) || null,
  award:
    kind === "grant" && to === "APPROVED" && award
      ? { cents: award.cents, motivation: paragraphs(award.motivation) }
      : null,
  at,
});
