/** Which may follow which is decided where applications are worked on: domain/back-office/application-moves.ts. */
export const applicationStatuses = ["NEW", "SCREENING", "INTERVIEW", "APPROVED", "DECLINED"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
