import type pg from "pg";
import type { Logger } from "pino";
import { endMonthlyGiftsHere } from "#adapters/postgres/privacy/end-monthly-gifts.ts";
import { erasingTogether } from "#adapters/postgres/privacy/erasing.ts";
import { storedForgetting } from "#adapters/postgres/privacy/forgetting.ts";
import { ownPrivacy } from "#adapters/postgres/privacy/own-privacy.ts";
import { placesOf } from "#adapters/postgres/privacy/places-of.ts";
import { erasePerson } from "#domain/privacy/erase-person.ts";
import { keepTerms } from "#domain/privacy/keep-terms.ts";
import { repeat, type Repeated } from "#jobs/repeat.ts";
import { today } from "../clock.ts";
import { erasureLetter } from "../privacy/erasure-letter.ts";

const nightMs = 24 * 60 * 60 * 1000;

type Needs = { giveUpPlace: (eventId: string, registrationId: string) => Promise<unknown> };

/** What people may know, choose and have erased, and what is forgotten by itself. */
export function composePrivacy(pool: pg.Pool, { giveUpPlace }: Needs) {
  const places = placesOf(pool);
  const keep = keepTerms({ forgetting: storedForgetting(pool), clock: () => new Date(), today });
  return {
    privacy: {
      show: ownPrivacy(pool),
      erasePerson: erasePerson({
        endMonthlyGifts: endMonthlyGiftsHere(pool),
        giveUpPlaces: async ({ email }) => {
          for (const { eventId, registrationId } of await places(email))
            await giveUpPlace(eventId, registrationId);
        },
        together: erasingTogether(pool, erasureLetter),
      }),
    },

    /** Once a day, on every instance: forgetting what is forgotten already harms nobody. */
    startKeepingTerms: (log: Logger): Repeated =>
      repeat(async () => log.info(await keep(), "terms kept"), {
        everyMs: nightMs,
        onFailure: (error) => log.error({ error: String(error) }, "terms are not kept"),
      }),
  };
}
