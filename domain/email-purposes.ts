/** Topics of emails that we send only to people who agreed. Receipts and answers need no consent. */
export const emailPurposes = ["news", "projects", "appeals", "events"] as const;
export type EmailPurpose = (typeof emailPurposes)[number];

export const isEmailPurpose = (value: unknown): value is EmailPurpose =>
  emailPurposes.some((purpose) => purpose === value);
