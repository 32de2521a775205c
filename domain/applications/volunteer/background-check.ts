/** The Dutch VOG, or a police clearance elsewhere. Stores only that it was seen: never a copy or a personal number. */
export const backgroundChecks = ["NOT_REQUIRED", "REQUESTED", "SEEN_OK", "REFUSED", "EXPIRED"] as const;
export type BackgroundCheck = (typeof backgroundChecks)[number];

const movesFrom: Readonly<Record<BackgroundCheck, readonly BackgroundCheck[]>> = {
  NOT_REQUIRED: ["REQUESTED"],
  REQUESTED: ["SEEN_OK", "REFUSED", "NOT_REQUIRED"],
  SEEN_OK: ["EXPIRED", "REQUESTED"],
  REFUSED: ["REQUESTED"],
  EXPIRED: ["REQUESTED"],
};

export type CheckMove =
  | { ok: true; backgroundCheck: BackgroundCheck }
  | { ok: false; reason: "move_not_allowed" };

export const moveBackgroundCheck = (from: BackgroundCheck, to: BackgroundCheck): CheckMove =>
  movesFrom[from].includes(to)
    ? { ok: true, backgroundCheck: to }
    : { ok: false, reason: "move_not_allowed" };

export const checksAfter = (from: BackgroundCheck): readonly BackgroundCheck[] => movesFrom[from];

/** Nobody works with children or the elderly before the check was seen. */
export const mayStartWork = (roleNeedsCheck: boolean, check: BackgroundCheck): boolean =>
  check === "SEEN_OK" || (check === "NOT_REQUIRED" && !roleNeedsCheck);
