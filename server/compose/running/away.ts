import type pg from "pg";
import { stateOf } from "#adapters/postgres/base/presence.ts";
import { foundation as sample } from "#domain/content/kinds/foundation/sample.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { OtherWays } from "../../away/away-page.ts";
import type { Config } from "../../config.ts";

/** What is known without the database, for the time in which it is away. */
export function composeAway({ mode }: Pick<Config, "mode">, pool: pg.Pool) {
  let ways: OtherWays = { account: null, phone: null };
  return {
    /** Whether what people do now would be written down. */
    takesGifts: (): boolean => stateOf(pool) === "here",
    isAway: (): boolean => stateOf(pool) === "away",
    otherWays: (): OtherWays => ways,
    /** Each time it was read. The sample's account is an example's, and no account of ours. */
    remember: (identity: Foundation): Foundation => {
      const { iban, registeredName: holder, phone } = identity;
      const isOurs = mode === "demo" || iban !== sample.iban;
      ways = { account: isOurs ? { holder, iban } : null, phone };
      return identity;
    },
  };
}
