import type pg from "pg";
import { zipOf } from "#adapters/files/zip.ts";
import {
  endMonthlyGiftsHere,
  isStaff,
  ownData,
  ownPrivacy,
  placesOf,
} from "#adapters/postgres/privacy/own-privacy.ts";
import { erasureTransaction } from "#adapters/postgres/privacy/erasing.ts";
import { storedForgetting } from "#adapters/postgres/privacy/forgetting.ts";
import { storedProviderErasures } from "#adapters/postgres/privacy/agreements.ts";
import { erasePerson } from "#domain/privacy/erase-person.ts";
import { forgetAtProviders } from "#domain/privacy/forget-at-providers.ts";
import { applyRetention } from "#domain/privacy/apply-retention.ts";
import { ownFiles } from "#domain/privacy/own-files.ts";
import type { Person } from "#domain/privacy/person.ts";
import type { ForgetAtProvider } from "#domain/privacy/ports.ts";
import type { RetentionPeriods } from "#domain/privacy/retention.ts";
import { streamOf } from "../../exports/stream-of.ts";
import { today } from "../../timing/clock.ts";
import { erasureLetter } from "../../letters/account-letters.ts";

type Needs = {
  retention: () => Promise<RetentionPeriods>;
  giveUpPlace: (eventId: string, registrationId: string) => Promise<unknown>;
  forgetAtProvider: ForgetAtProvider;
  endAtProviders: (donor: { userId: string; verifiedEmail: string }) => Promise<"ended" | "unavailable">;
};

export function composePrivacy(
  pool: pg.Pool,
  { retention, giveUpPlace, endAtProviders, forgetAtProvider }: Needs,
) {
  const places = placesOf(pool);
  const dataOf = ownData(pool);
  const endHere = endMonthlyGiftsHere(pool);
  return {
    privacy: {
      show: ownPrivacy(pool),
      download: (person: Person, readme: string) =>
        streamOf(zipOf(ownFiles(readme, dataOf(person)), new Date())),
      erasePerson: erasePerson({
        isStaff: isStaff(pool),
        // Without a provider it is ended only here.
        endMonthlyGifts: async (person) => {
          const answer = await endAtProviders({ userId: person.userId, verifiedEmail: person.email });
          return answer === "ended" ? endHere(person) : answer;
        },
        placesOf: ({ email }) => places(email),
        giveUpPlace: ({ eventId, registrationId }) => giveUpPlace(eventId, registrationId),
        withTransaction: erasureTransaction(pool, erasureLetter),
      }),
    },

    forgetAtProviders: forgetAtProviders({
      erasures: storedProviderErasures(pool),
      forget: forgetAtProvider,
    }),
    applyRetention: applyRetention({
      forgetting: storedForgetting(pool),
      retention,
      clock: () => new Date(),
      today,
    }),
  };
}
