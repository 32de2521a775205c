import type pg from "pg";
import { storedApiTokens } from "#adapters/postgres/connections/api-tokens.ts";
import { countedUses } from "#adapters/postgres/base/rate-limit.ts";
import type { Config } from "../../config.ts";
import { tokenMadeLetter } from "../../letters/staff-letters.ts";
import { toStaff } from "../../letters/letter-writer.ts";

type Needs = Readonly<{ staff: () => Promise<readonly string[]> }>;

/** Programs of others: with which keys they come, and how often. */
export const composeConnections = (config: Config, pool: pg.Pool, { staff }: Needs) => ({
  tokens: storedApiTokens(pool, {
    mode: config.mode,
    letters: async ({ id, ...wish }) =>
      toStaff(await staff(), `token:${id}`, tokenMadeLetter(config.publicUrl, wish)),
  }),
  countCalls: countedUses(pool),
});
