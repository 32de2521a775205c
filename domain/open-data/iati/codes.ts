/* The IATI 2.03 codes that we use. The schema accepts any text, so a test compares them with the published lists. */

export const version = "2.03";

export const activityStatus = {
  PLANNED: "1",
  ACTIVE: "2",
  COMPLETED: "4",
  CANCELLED: "5",
  PAUSED: "6",
} as const;
export type ProjectStatus = keyof typeof activityStatus;

export const dateType = { plannedStart: "1", actualStart: "2", plannedEnd: "3", actualEnd: "4" } as const;
export const role = { funding: "1", accountable: "2", implementing: "4" } as const;
export const organisationType = {
  foundation: "60",
  nationalNgo: "22",
  partnerNgo: "24",
  other: "90",
} as const;
export const transactionType = { incoming: "1", disbursement: "3", expenditure: "4" } as const;
/** The description of each type. */
export const described = {
  incoming: "Donations received, all together",
  expenditure: "Spent on the project",
  disbursement: "Paid to other organisations for the project",
} as const;
export const budgetType = { original: "1" } as const;
export const budgetStatus = { indicative: "1", committed: "2" } as const;
export const sectorVocabulary = { dac: "1" } as const;
export const tagVocabulary = { goal: "2" } as const;
/** One place. */
export const scope = "8";
export const locationReach = "1";
/** A town, not an address. */
export const exactness = "2";
export const defaults = {
  /** Private development finance. */
  flow: "30",
  /** Standard grant. */
  finance: "110",
  /** Project. */
  aid: "C01",
  untied: "5",
} as const;
export const documentCategory = { activityPage: "A12", annualReport: "B01", audit: "B06" } as const;

/** Emergency response, reconstruction, and preparing for disasters. */
export const isHumanitarian = (sectorCode: string | null): boolean => /^7[234]\d{3}$/.test(sectorCode ?? "");
