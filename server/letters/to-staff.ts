import { createHash } from "node:crypto";
import type { MailToQueue } from "#domain/mail/mail.ts";

/** The same letter to each of the staff: one mail per person and cause, without an address where none belongs. */
export const toStaff = <Letter extends Omit<MailToQueue, "to" | "cause">>(
  staff: readonly string[],
  cause: string,
  letter: Letter,
) => staff.map((to) => ({ ...letter, to, cause: `${cause}/${nameOf(to)}` }));

const nameOf = (email: string): string => createHash("sha256").update(email).digest("hex").slice(0, 16);
