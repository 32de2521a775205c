import type pg from "pg";
import type { Chain } from "#domain/bank/chain.ts";
import { asCents } from "#domain/money/cents.ts";
import { minus, negated } from "#domain/money/sums.ts";
import { entry } from "#domain/ledger/entry.ts";
import { storedBooks, writingEntries } from "../ledger/ledger.ts";
import type { LockedAccount } from "./locked-account.ts";

/**
 * From its first statement on, an account is moved by statements alone. What staff had booked there by hand for these days waits
 * in clearing until its entry is found, and the books open with what the bank says; an earlier statement does both again.
 */
export async function openBooks(client: pg.PoolClient, account: LockedAccount, known: Chain): Promise<void> {
  await client.query(
    `with booking(entry) as (
       select jsonb_build_object(
         'cause', jsonb_build_object('kind', 'transfer', 'id', 'bank-clearing:' || e.id),
         'bookedOn', e.booked_on, 'description', 'Waits for the bank statement',
         'postings', jsonb_build_array(
           jsonb_build_object('account', p.account_id, 'cents', -p.cents),
           jsonb_build_object('account', case when e.donation_id is null then 'creditors' else 'transfers-expected' end,
             'cents', p.cents)))
       from ledger_entries e
         join ledger_postings p on p.entry_id = e.id and p.account_id = $1
         left join ledger_entries first on first.id = e.reverses_entry_id
       where e.booked_on >= $2
         and (e.donation_id is not null or e.cause_kind = 'expense' or first.cause_kind = 'expense')
         and not exists (select from ledger_entries c
           where c.cause_kind = 'transfer' and c.cause_id = 'bank-clearing:' || e.id)
     ), ${writingEntries({ entries: "booking" })}
     select count(*)::int as written from written`,
    [account.ledgerAccountId, known.from],
  );
  const { rows } = await client.query<{ cents: number }>(
    "select coalesce(sum(cents), 0)::bigint as cents from ledger_sums where account_id = $1",
    [account.ledgerAccountId],
  );
  const missing = minus(asCents(known.closingCents), asCents(rows[0]?.cents ?? 0));
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
