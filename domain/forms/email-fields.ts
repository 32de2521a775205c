import { emailPurposes, type EmailPurpose } from "#domain/email-purposes.ts";

/*
 * Forms that offer our emails have a box for each purpose. The boxes are no fields of the form: a consent belongs to the address, not to
 * what the form is about. The API has them inside `emails`.
 */

/** What was ticked, in a posted form or an API body. */
export const emailsTicked = (input: unknown): EmailPurpose[] => {
  const sent = Object(input) as Readonly<Record<string, unknown>>;
  const within = Object(sent["emails"]) as Readonly<Record<string, unknown>>;
  return emailPurposes.filter((purpose) =>
    [sent[purpose], within[purpose]].some((box) => box === true || box === "on"),
  );
};

/** The same as the page sends it. */
export const tickedEmails = (typed: unknown): { emails?: Partial<Record<EmailPurpose, true>> } => {
  const ticked = emailsTicked(typed);
  return ticked.length === 0 ? {} : { emails: Object.fromEntries(ticked.map((purpose) => [purpose, true])) };
};
