import type pg from "pg";
import { stateOf } from "#adapters/postgres/base/presence.ts";
import { foundation as sample } from "#domain/content/kinds/foundation/sample.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { OtherWays } from "../../database-unavailable/unavailable-page.ts";
import type { Config } from "../../config.ts";

export function composeDatabaseState({ mode }: Pick<Config, "mode">, pool: pg.Pool) {
  let ways: OtherWays = { account: null, phone: null };
  return {
    /** Whether writes would be stored now. */
    takesGifts: (): boolean => stateOf(pool) === "available",
    isUnavailable: (): boolean => stateOf(pool) === "unavailable",
    otherWays: (): OtherWays => ways,
    /** Called with each read. The bank account of the sample is not a real one. */
    remember: (identity: Foundation): Foundation => {
      const { iban, registeredName: holder, phone } = identity;
      const isOurs = mode === "demo" || iban !== sample.iban;
      ways = { account: isOurs ? { holder, iban } : null, phone };
      return identity;
    },
  };
}
