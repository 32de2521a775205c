import { mailFailures, type MailFailure } from "#domain/mail/mail.ts";

/** The mail server's codes follow the reason: they are for the log. */
export const failureIn = (error: string): MailFailure =>
  mailFailures.find((failure) => error.startsWith(failure)) ?? "surprise";
