import type pg from "pg";
import type { Entry } from "#domain/ledger/entry.ts";

/** Many entries at once, for a database that is being filled. Everyday booking goes through the ledger's repository. */
export async function bookAll(client: pg.ClientBase, entries: readonly Entry[]): Promise<void> {
  await client.query(
    `with given as (
       select entry, lines.line, lines.posting
       from jsonb_array_elements($1::jsonb) as entry,
         jsonb_array_elements(entry->'postings') with ordinality as lines(posting, line)
     ), written as (
       insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description)
       select (entry->>'bookedOn')::date, entry->'cause'->>'kind', entry->'cause'->>'id',
         jsonb_array_length(entry->'postings'), entry->>'donationId', entry->>'description'
       from jsonb_array_elements($1::jsonb) as entry
       returning id, cause_kind, cause_id
     )
     insert into ledger_postings (entry_id, line, account_id, cents, campaign_id, program_id, project_id)
     select written.id, given.line, posting->>'account', (posting->>'cents')::bigint, posting->>'campaignId',
       posting->>'programId', posting->>'projectId'
     from given join written
       on written.cause_kind = entry->'cause'->>'kind' and written.cause_id = entry->'cause'->>'id'`,
    [JSON.stringify(entries)],
  );
}
