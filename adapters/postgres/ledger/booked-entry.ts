import type pg from "pg";
import { entry, type Cause, type Entry } from "#domain/ledger/entry.ts";

/** An entry with its postings, for a reversal. */
export async function bookedEntry(client: Pick<pg.ClientBase, "query">, cause: Cause): Promise<Entry | null> {
  const { rows } = await client.query<Pick<Entry, "bookedOn" | "description" | "donationId" | "postings">>(
    `select e.booked_on as "bookedOn", e.description, e.donation_id as "donationId",
       (select jsonb_agg(jsonb_build_object('account', account_id, 'cents', cents, 'campaignId', campaign_id,
          'programId', program_id, 'projectId', project_id, 'fund', fund, 'nature', nature) order by line)
        from ledger_postings where entry_id = e.id) as postings
     from ledger_entries e where e.cause_kind = $1 and e.cause_id = $2`,
    [cause.kind, cause.id],
  );
  return rows[0] ? entry({ cause, ...rows[0] }) : null;
}
