import { mailFailures, type MailFailure } from "#domain/mail/mail.ts";

/** The mail server's own codes follow the reason: they are for the log, not for people. */
export const failureIn = (error: string): MailFailure =>
  mailFailures.find((failure) => error.startsWith(failure)) ?? "surprise";
