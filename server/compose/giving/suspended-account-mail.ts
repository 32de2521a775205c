import type pg from "pg";
import { queueMails } from "#adapters/postgres/mail/outbox.ts";
import { today } from "../../timing/clock.ts";
import { suspendedAccountLetter } from "../../letters/giving-staff-letters.ts";
import { toStaff } from "../../letters/letter-writer.ts";

/** Every instance finds out for itself; the mail's cause lets one of them write, once a day for each provider. */
export const notifyOfSuspendedAccounts =
  (pool: pg.Pool, staff: () => Promise<readonly string[]>) =>
  async (provider: string, what: string): Promise<void> => {
    const letter = suspendedAccountLetter({ provider, what });
    await queueMails(pool, toStaff(await staff(), `${provider}/${today()}`, letter));
  };
