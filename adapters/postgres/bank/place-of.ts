import type pg from "pg";
import { placeStatement, type Place } from "#domain/bank/chain.ts";
import { noCents } from "#domain/money/cents.ts";
import { knownOf, type WaitingStatement } from "./known-of.ts";
import type { LockedAccount } from "./locked-account.ts";

/** Where a statement belongs among what is known of its account. */
export async function placeOf(
  client: pg.PoolClient,
  account: LockedAccount,
  statement: WaitingStatement,
): Promise<Place> {
  const { chain } = account;
  // Far from what is known, nothing needs to be looked up: of a year of daily statements most are.
  const isFar = chain !== null && (statement.from > chain.to || statement.to < chain.from);
  const known = isFar
    ? nothingKnown
    : await knownOf(client, account.id, chain?.openingCents ?? noCents, statement);
  if (chain && !isFar && known.isRepeated)
    return { kind: "joined", entries: "new", chain, openingShiftCents: noCents };
  return placeStatement(chain, statement, known);
}

const nothingKnown = {
  newCount: 0,
  newCents: noCents,
  openingCents: noCents,
  closingCents: noCents,
  isCovered: false,
  hasAllKnown: false,
  isRepeated: false,
};
