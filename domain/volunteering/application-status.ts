export const applicationStatuses = ["NEW", "SCREENING", "INTERVIEW", "APPROVED", "DECLINED"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** A declined application may be looked at again; an approved one has become a volunteer. */
const movesFrom: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  NEW: ["SCREENING", "DECLINED"],
  SCREENING: ["INTERVIEW", "DECLINED"],
  INTERVIEW: ["APPROVED", "DECLINED"],
  APPROVED: [],
  DECLINED: ["SCREENING"],
};

export type Move =
  { ok: true; status: ApplicationStatus } | { ok: false; reason: "move_not_allowed" | "reason_required" };

/** The one place that decides whether an application may go from one status to another. */
export const moveApplication = (from: ApplicationStatus, to: ApplicationStatus, why = ""): Move => {
  if (!movesFrom[from].includes(to)) return { ok: false, reason: "move_not_allowed" };
  // Nobody is turned away without a sentence that says why.
  if (to === "DECLINED" && why.trim() === "") return { ok: false, reason: "reason_required" };
  return { ok: true, status: to };
};

/** What a person may choose next. */
export const nextStatuses = (from: ApplicationStatus): readonly ApplicationStatus[] => movesFrom[from];
