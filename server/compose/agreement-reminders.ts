import type pg from "pg";
import { receivedGifts } from "#adapters/postgres/giving/received-gifts.ts";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { agreementDonor, runningAgreements } from "#adapters/postgres/periodic/running-agreements.ts";
import { yearOf } from "#domain/calendar/day.ts";
import {
  fallenShort,
  isTimeToWarn,
  type RunningAgreement,
  type ShortAgreement,
} from "#domain/giving/periodic-shortfall.ts";
import type { LetterMaker } from "#domain/mail/ports.ts";
import { today as dutchToday } from "../timing/clock.ts";
import type { Config } from "../config.ts";
import { shortfallLetter } from "../letters/periodic-agreement-letters.ts";

/** The staff's first page asks each time it is opened; the answer costs a look at each donor's year. */
const knownForMs = 10 * 60_000;
const kind = "periodic-shortfall";

type Options = { today?: () => string; knownForMs?: number };

/** In December: who has not given the yearly sum of their agreement, so that they can while it still counts. */
export function composeAgreementReminders({ publicUrl }: Config, pool: pg.Pool, options: Options = {}) {
  const { today = dutchToday } = options;
  const gifts = receivedGifts(pool);

  const lookUp = async (): Promise<ShortAgreement[]> => {
    if (!isTimeToWarn(today())) return [];
    const year = yearOf(today());
    const short: ShortAgreement[] = [];
    for (const ofOne of byDonor(await runningAgreements(pool, year)))
      short.push(...fallenShort(ofOne.agreements, await gifts.ofYear(ofOne.donor, year), year));
    return short;
  };
  let known: { short: Promise<ShortAgreement[]>; at: number } | null = null;
  const shortAgreements = (): Promise<ShortAgreement[]> => {
    if (known && performance.now() - known.at < (options.knownForMs ?? knownForMs)) return known.short;
    const short = lookUp();
    known = { short, at: performance.now() };
    short.catch(() => (known = null));
    return short;
  };

  /** Once a year for each agreement, however often it is asked. */
  const remind = async (): Promise<void> => {
    for (const { id, year } of await lookUp()) {
      const donor = await agreementDonor(pool, id);
      if (!donor) continue;
      await queueMail(pool, { kind, cause: `${id} ${year}`, to: donor.email, language: donor.language });
    }
  };

  const letters: Record<string, LetterMaker> = {
    // Made when it is sent: whoever gave the rest meanwhile is not asked for it.
    [kind]: async (cause, language) => {
      const [id, year] = cause.split(" ");
      const short = (await lookUp()).find((one) => one.id === id && String(one.year) === year);
      return short ? shortfallLetter(short, language, publicUrl) : null;
    },
  };

  return {
    shortAgreements,
    remindOfAgreements: remind,
    letters,
  };
}

type OfDonor = { donor: RunningAgreement["donor"]; agreements: RunningAgreement[] };

function byDonor(agreements: readonly RunningAgreement[]): OfDonor[] {
  const donors = new Map<string, OfDonor>();
  for (const agreement of agreements) {
    const known = donors.get(agreement.donor.userId) ?? { donor: agreement.donor, agreements: [] };
    known.agreements.push(agreement);
    donors.set(agreement.donor.userId, known);
  }
  return [...donors.values()];
}
