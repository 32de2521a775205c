import { createHash } from "node:crypto";
import type { MailToQueue } from "#domain/mail/mail.ts";

/** The same mail to each of the staff: one per person and cause. */
export const toStaff = <Letter extends Omit<MailToQueue, "to" | "cause">>(
  staff: readonly string[],
  cause: string,
  letter: Letter,
) => staff.map((to) => ({ ...letter, to, cause: `${cause}/${nameOf(to)}` }));

const nameOf = (email: string): string => createHash("sha256").update(email).digest("hex").slice(0, 16);
