import type { ApplicationStatus } from "../application-status.ts";

/** The database holds the same table. Declined can be reopened; approved is final, because it created a volunteer, grant or partner. */
const movesFrom: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  NEW: ["SCREENING", "DECLINED"],
  SCREENING: ["INTERVIEW", "DECLINED"],
  INTERVIEW: ["APPROVED", "DECLINED"],
  APPROVED: [],
  DECLINED: ["SCREENING"],
};

export const nextStatuses = (from: ApplicationStatus): readonly ApplicationStatus[] => movesFrom[from];

export type MoveRefusal = "move_not_allowed" | "reason_required";

export function refusalOfMove(
  from: ApplicationStatus,
  to: ApplicationStatus,
  reason: string,
): MoveRefusal | null {
  if (!movesFrom[from].includes(to)) return "move_not_allowed";
  // A refusal needs a reason.
  if (to === "DECLINED" && reason.trim() === "") return "reason_required";
  return null;
}
