import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Chain } from "#domain/bank/chain.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { minus, negated } from "#domain/money/sums.ts";
import { entry } from "#domain/ledger/entry.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { storedBooks } from "../ledger/ledger.ts";
import { clearHandEntriesOf } from "./clear-hand-entries.ts";
import { lockAccount, type LockedAccount } from "./locked-account.ts";

/** After its first statement only statements move an account: manual bookings of those days wait in clearing. */
export async function openBooks(
  client: pg.PoolClient,
  account: LockedAccount,
  known: Chain,
  isConfirmed = false,
): Promise<void> {
  await clearHandEntriesOf(client, account.ledgerAccountId, known.from);
  const { rows } = await client.query<{ cents: Cents }>(
    "select coalesce(sum(cents), 0)::bigint as cents from ledger_sums where account_id = $1",
    [account.ledgerAccountId],
  );
  const missing = minus(known.closingCents, rows[0]?.cents ?? noCents);
  if (missing === 0) return;
  // A typed balance that the bank contradicts stays as a difference until a person confirms the bank's.
  if (!isConfirmed && (await hasTypedOpening(client, account.ledgerAccountId))) return;
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

async function hasTypedOpening(client: pg.PoolClient, ledgerAccountId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from hand_entries h
       join ledger_entries e on e.cause_kind = h.kind and e.cause_id = h.id
       join ledger_postings p on p.entry_id = e.id
     where h.kind = 'opening' and p.account_id = $1
       and not exists (select from ledger_entries r where r.reverses_entry_id = e.id) limit 1`,
    [ledgerAccountId],
  );
  return rowCount === 1;
}

/** A person confirms that the bank's opening balance is right, not the typed one. False: nothing contradicts. */
export const confirmOpening =
  (pool: pg.Pool) =>
  (accountId: string, by: Actor, requestId: string): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const account = await lockAccount(client, accountId);
      if (!account?.chain || !(await hasTypedOpening(client, account.ledgerAccountId))) return false;
      await openBooks(client, account, account.chain, true);
      await writeAudit(client, {
        actor: by,
        action: "bank.opening_confirmed",
        subject: { kind: "bank_account", id: accountId },
        requestId,
      });
      return true;
    });
