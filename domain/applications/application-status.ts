/** All kinds of application go through these. Apart from the answers, so that a page can list them without the schema library. */
export const applicationStatuses = ["NEW", "SCREENING", "INTERVIEW", "APPROVED", "DECLINED"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const undecidedStatuses = [
  "NEW",
  "SCREENING",
  "INTERVIEW",
] as const satisfies readonly ApplicationStatus[];

export const statusFilters = ["WAITING", ...applicationStatuses] as const;
export type StatusFilter = (typeof statusFilters)[number];

export const statusesOf = (filter: StatusFilter | null): readonly ApplicationStatus[] => {
  if (filter === null) return applicationStatuses;
  return filter === "WAITING" ? undecidedStatuses : [filter];
};
