import type { Tables } from "../tables.ts";

type Name = keyof Tables;

/** Append-only: books, audit log and sources of documents. The program may read and insert only. */
export const appendOnlyTables: readonly Name[] = [
  "anbi_publications",
  "anbi_statuses",
  "audit_log",
  "bank_entries",
  "bank_lines",
  "bank_matches",
  "book_year_events",
  "campaign_commitments",
  "campaign_outcomes",
  "content_versions",
  "donation_events",
  "donation_moves",
  "entered_gift_decisions",
  "entry_decisions",
  "expenses",
  "figure_records",
  "foundation_identities",
  "gift_imports",
  "gift_reversals",
  "hand_entries",
  "indicator_records",
  "indicator_words",
  "indicators",
  "ledger_accounts",
  "ledger_entries",
  "ledger_postings",
  "log_entries",
  "log_heads",
  "payout_parts",
  "public_copies",
  "published_documents",
  "purposes",
  "receipt_gaps",
  "sealings",
  "signing_keys",
  "waiting_entries",
];

/** Rows that may change within the rules of triggers, but are never deleted. */
export const keptTables: readonly Name[] = [
  "added_accounts",
  "book_years",
  "donations",
  "entered_gifts",
  "receipt_counters",
  "receipts",
  "standstills",
  "transfer_receipts",
];

const tablesOfMigrations: readonly string[] = ["kysely_migration", "kysely_migration_lock", "schema_reach"];

export const rights = ["SELECT", "INSERT", "UPDATE", "DELETE", "TRUNCATE", "REFERENCES", "TRIGGER"] as const;
export type Right = (typeof rights)[number];

/** The program's rights on a table; full for tables not listed above. */
export function rightsOn(table: string): readonly Right[] {
  const isOf = (names: readonly string[]): boolean => names.includes(table);
  if (isOf(tablesOfMigrations)) return ["SELECT"];
  if (isOf(appendOnlyTables)) return ["SELECT", "INSERT"];
  if (isOf(keptTables)) return ["SELECT", "INSERT", "UPDATE"];
  return ["SELECT", "INSERT", "UPDATE", "DELETE"];
}
