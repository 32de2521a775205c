import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { writeAudits } from "../audit/audit-log.ts";
import { writingEntries } from "../ledger/ledger.ts";
import type { LineToMatch } from "./candidates.ts";
import { matchEntry, type Match } from "./match-entry.ts";

export type FoundMatch = Readonly<{ line: LineToMatch; match: Match }>;

/** Stores parts of lines with their bookings and audit entries, in as many statements as for one. */
export async function keepMatches(
  client: pg.PoolClient,
  found: readonly FoundMatch[],
  by: Actor,
  requestId: string,
): Promise<string[]> {
  const kept = found.map((each) => ({ ...each, id: randomUUID() }));
  await client.query(
    `insert into bank_matches (id, line_id, kind, ledger_account_id, donation_id, expense_id, original_line_id, rule_id, made_by,
       payout_provider, payout_id, hand_entry_id, project_id, program_id, nature, cents, fund, description)
     select id, "lineId", kind, account, "donationId", "expenseId", "originalLineId", "ruleId", $2, payout->>'provider',
       payout->>'payoutId', "handEntryId", "projectId", "programId", nature, cents, fund, description
     from jsonb_to_recordset($1) as found(id text, "lineId" bigint, kind text, account text, "donationId" text,
       "expenseId" text, "originalLineId" bigint, "ruleId" text, payout jsonb, "handEntryId" text, "projectId" text,
       "programId" text, nature text, cents bigint, fund text, description text)`,
    [
      JSON.stringify(kept.map(({ id, line, match }) => ({ ...match, id, lineId: line.id }))),
      by === "program" ? null : by.userId,
    ],
  );
  const entries = kept.flatMap(
    ({ id, line, match }) =>
      matchEntry({ ...match, id, cents: match.cents ?? line.cents, bookedOn: line.bookedOn }) ?? [],
  );
  await client.query(
    `with ${writingEntries({ entries: "jsonb_array_elements($1::jsonb)" })} select count(*)::int as written from written`,
    [JSON.stringify(entries)],
  );
  await writeAudits(
    client,
    kept.map(({ line, match }) => ({
      actor: by,
      action: "bank.line_explained",
      subject: { kind: "bank_line", id: String(line.id) },
      after: {
        kind: match.kind,
        account: match.account,
        cents: match.cents ?? line.cents,
        donationId: match.donationId,
        payoutId: match.payout?.payoutId,
        entryId: match.handEntryId,
      },
      requestId,
    })),
  );
  return kept.map(({ id }) => id);
}
