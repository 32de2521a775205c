import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { storedBooks } from "../ledger/ledger.ts";
import type { LineToExplain } from "./candidates.ts";
import { matchEntry, type Match } from "./match-entry.ts";

/** What a line was found to be, with its booking and who said so. */
export async function keepMatch(
  client: pg.PoolClient,
  line: LineToExplain,
  match: Match,
  by: Actor,
  requestId: string,
): Promise<string> {
  const id = randomUUID();
  await client.query(
    `insert into bank_matches (id, line_id, kind, ledger_account_id, donation_id, expense_id, original_line_id, rule_id, made_by,
       payout_provider, payout_id, hand_entry_id, project_id, program_id, nature)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      id,
      line.id,
      match.kind,
      match.account,
      match.donationId ?? null,
      match.expenseId ?? null,
      match.originalLineId ?? null,
      match.ruleId ?? null,
      by === "program" ? null : by.userId,
      match.payout?.provider ?? null,
      match.payout?.payoutId ?? null,
      match.handEntryId ?? null,
      match.projectId ?? null,
      match.programId ?? null,
      match.nature ?? null,
    ],
  );
  const booked = matchEntry({ ...match, id, cents: line.cents, bookedOn: line.bookedOn });
  if (booked) await storedBooks(client).book(booked);
  await writeAudit(client, {
    actor: by,
    action: "bank.line_explained",
    subject: { kind: "bank_line", id: String(line.id) },
    after: {
      kind: match.kind,
      account: match.account,
      donationId: match.donationId,
      payoutId: match.payout?.payoutId,
      entryId: match.handEntryId,
    },
    requestId,
  });
  return id;
}
