import type pg from "pg";
import { receivedGifts } from "#adapters/postgres/giving/received-gifts.ts";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { agreementDonor, runningAgreements } from "#adapters/postgres/periodic/running-agreements.ts";
import { agreementReminders } from "#domain/giving/periodic/remind-of-agreements.ts";
import type { LetterMaker } from "#domain/mail/ports.ts";
import type { Config } from "../../config.ts";
import { shortfallLetter } from "../../letters/donor-letters.ts";
import { cacheFor } from "../../timing/cache-for.ts";
import { today as dutchToday } from "../../timing/clock.ts";

/** The staff's first page asks each time it is opened; the answer costs a look at each donor's year. */
const defaultKnownForMs = 10 * 60_000;
const kind = "periodic-shortfall";

type Options = { today?: () => string; knownForMs?: number };

/** Reminders of agreements whose yearly sum has not been given. */
export function composeAgreementReminders({ publicUrl }: Config, pool: pg.Pool, options: Options = {}) {
  const { today = dutchToday, knownForMs = defaultKnownForMs } = options;
  const { short, ofCause, remind } = agreementReminders({
    running: (year) => runningAgreements(pool, year),
    giftsOfYear: receivedGifts(pool).ofYear,
    donorOf: (agreementId) => agreementDonor(pool, agreementId),
    queue: (reminder) => queueMail(pool, { kind, ...reminder }),
    today,
  });
  const letters: Record<string, LetterMaker> = {
    [kind]: async (cause, language) => {
      const found = await ofCause(cause);
      return found && shortfallLetter(found, language, publicUrl);
    },
  };
  return { shortAgreements: cacheFor(knownForMs, short).get, remindOfAgreements: remind, letters };
}
