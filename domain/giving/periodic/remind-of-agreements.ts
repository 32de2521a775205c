import { yearOf } from "#domain/calendar/day.ts";
import type { Language } from "#domain/language.ts";
import type { Donor } from "../donor.ts";
import {
  fallenShort,
  isTimeToWarn,
  type RunningAgreement,
  type ShortAgreement,
} from "./periodic-shortfall.ts";
import type { ReceivedGift } from "../settle/received-gift.ts";

type Needs = {
  running: (year: number) => Promise<readonly RunningAgreement[]>;
  giftsOfYear: (donor: Donor, year: number) => Promise<readonly ReceivedGift[]>;
  /** Null: the account or the agreement no longer exists. */
  donorOf: (agreementId: string) => Promise<Readonly<{ email: string; language: Language }> | null>;
  queue: (reminder: Readonly<{ cause: string; to: string; language: Language }>) => Promise<unknown>;
  today: () => string;
};

/** In December: reminds donors while the rest still counts for this year. */
export function agreementReminders({ running, giftsOfYear, donorOf, queue, today }: Needs) {
  const short = async (): Promise<ShortAgreement[]> => {
    if (!isTimeToWarn(today())) return [];
    const year = yearOf(today());
    const found: ShortAgreement[] = [];
    for (const agreements of byDonor(await running(year)))
      found.push(...fallenShort(agreements, await giftsOfYear(agreements[0].donor, year), year));
    return found;
  };
  return {
    short,

    /** The facts of the reminder, or null if the donor has given the rest meanwhile. */
    ofCause: async (cause: string): Promise<ShortAgreement | null> =>
      (await short()).find((one) => causeOf(one) === cause) ?? null,

    /** Once a year per agreement, however often it is called. */
    remind: async (): Promise<void> => {
      for (const one of await short()) {
        const donor = await donorOf(one.id);
        if (donor) await queue({ cause: causeOf(one), to: donor.email, language: donor.language });
      }
    },
  };
}

const causeOf = ({ id, year }: ShortAgreement): string => `${id} ${year}`;

type OfOneDonor = [RunningAgreement, ...RunningAgreement[]];

function byDonor(agreements: readonly RunningAgreement[]): OfOneDonor[] {
  const donors = new Map<string, OfOneDonor>();
  for (const agreement of agreements) {
    const known = donors.get(agreement.donor.userId);
    if (known) known.push(agreement);
    else donors.set(agreement.donor.userId, [agreement]);
  }
  return [...donors.values()];
}
