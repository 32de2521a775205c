import type pg from "pg";
import type { Chain } from "#domain/bank/chain.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { minus, negated } from "#domain/money/sums.ts";
import { entry } from "#domain/ledger/entry.ts";
import { storedBooks } from "../ledger/ledger.ts";
import { clearHandEntriesOf } from "./clear-hand-entries.ts";
import type { LockedAccount } from "./locked-account.ts";

/**
 * From its first statement on, an account is moved by statements alone. What staff had booked there by hand for these days waits
 * in clearing until its entry is found, and the books open with what the bank says; an earlier statement does both again.
 */
export async function openBooks(client: pg.PoolClient, account: LockedAccount, known: Chain): Promise<void> {
  await clearHandEntriesOf(client, account.ledgerAccountId, known.from);
  const { rows } = await client.query<{ cents: Cents }>(
    "select coalesce(sum(cents), 0)::bigint as cents from ledger_sums where account_id = $1",
    [account.ledgerAccountId],
  );
  const missing = minus(known.closingCents, rows[0]?.cents ?? noCents);
  if (missing === 0) return;
  await storedBooks(client).book(
    entry({
      cause: { kind: "opening", id: `bank:${account.id}:${known.from}:${known.openingCents}` },
      bookedOn: known.from,
      description: "What the bank's earliest statement opens with",
      postings: [
        { account: account.ledgerAccountId, cents: missing },
        { account: "opening-balances", cents: negated(missing) },
      ],
    }),
  );
}
