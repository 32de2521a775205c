import { createHash } from "node:crypto";
import type pg from "pg";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { today } from "../clock.ts";
import { shutAccountLetter } from "../letters/giving-staff-letters.ts";

/** Every instance finds out for itself; the mail's cause lets one of them write, once a day for each provider. */
export const tellingOfShutAccounts =
  (pool: pg.Pool, staff: () => Promise<readonly string[]>) =>
  async (provider: string, what: string): Promise<void> => {
    for (const to of await staff())
      await queueMail(pool, {
        to,
        cause: `${provider}/${today()}/${nameOf(to)}`,
        ...shutAccountLetter({ provider, what }),
      });
  };

/** One mail per person and cause, without an address where none belongs. */
const nameOf = (email: string): string => createHash("sha256").update(email).digest("hex").slice(0, 16);
