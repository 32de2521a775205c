import type pg from "pg";
import { asCents } from "#domain/money/cents.ts";
import { matchEntry } from "../bank/match-entry.ts";
import { bookAll } from "./book-all.ts";
import type { SampleLine } from "./sample-lines.ts";

/** Matches of lines: automatic ones by the program, others by staff. */
export async function seedMatches(client: pg.ClientBase, lines: readonly SampleLine[]): Promise<void> {
  const matched = lines.flatMap(({ entry, match }) =>
    match
      ? [
          {
            ...match,
            id: `demo-match-${entry.bankReference}`,
            reference: entry.bankReference,
            cents: asCents(entry.cents),
            bookedOn: entry.on,
          },
        ]
      : [],
  );
  await client.query(
    `with found as (
       select match.*, l.id as line_id
       from jsonb_to_recordset($1::jsonb) as match(id text, reference text, kind text, account text, "donationId" text,
           "expenseId" text, "ruleId" text, "handEntryId" text, payout jsonb)
         join bank_entries e on e.bank_reference = match.reference
         join bank_lines l on l.entry_id = e.id
     )
     insert into bank_matches (id, line_id, kind, ledger_account_id, donation_id, expense_id, rule_id, made_by,
       payout_provider, payout_id, hand_entry_id)
     select id, line_id, kind, account, "donationId", "expenseId", "ruleId",
       case when kind in ('expense', 'account', 'entry') then 'demo-staff' end, payout->>'provider',
       payout->>'payoutId', "handEntryId"
     from found order by line_id`,
    [JSON.stringify(matched)],
  );
  await client.query(
    `insert into transfer_receipts (bank_entry_id, donation_id, announced_cents, received_cents, received_on)
     select l.id::text, m.donation_id, l.cents, l.cents, e.booked_on
     from bank_matches m join bank_lines l on l.id = m.line_id join bank_entries e on e.id = l.entry_id
     where m.donation_id is not null`,
  );
  await bookAll(
    client,
    matched.flatMap((match) => matchEntry(match) ?? []),
  );
}
