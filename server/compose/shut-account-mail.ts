import type pg from "pg";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { today } from "../timing/clock.ts";
import { shutAccountLetter } from "../letters/giving-staff-letters.ts";
import { toStaff } from "../letters/to-staff.ts";

/** Every instance finds out for itself; the mail's cause lets one of them write, once a day for each provider. */
export const tellingOfShutAccounts =
  (pool: pg.Pool, staff: () => Promise<readonly string[]>) =>
  async (provider: string, what: string): Promise<void> => {
    const letter = shutAccountLetter({ provider, what });
    for (const mail of toStaff(await staff(), `${provider}/${today()}`, letter)) await queueMail(pool, mail);
  };
