import { isOfDonor } from "../giving/of-donor.ts";
import type { Tables } from "../tables.ts";

type Personal<Name extends keyof Tables> = Readonly<{
  table: Name;
  /** Which rows are a person's: `t` is the table, $1 the account, $2 the proved address in small letters. */
  ofPerson: string;
  /**
   * `delete` at once; `lock` what the tax law wants and delete the rest; `forget` mail; `unlink` from the account;
   * `keep` because without the rest it names nobody.
   */
  onErasure: "delete" | "lock" | "forget" | "unlink" | "keep";
  /** Digests and keys, which say nothing to anyone, and what belongs to others. */
  hidden?: readonly (keyof Tables[Name])[];
  /** What no text can show: a file of its own in the download. */
  file?: Readonly<{ column: keyof Tables[Name]; name: string }>;
}>;

/** Columns are named by the table they are of: a renamed one that was hidden would be shown. */
export type PersonalTable = { [Name in keyof Tables]: Personal<Name> }[keyof Tables];

const gifts = `select d.id from donations d where ${isOfDonor}`;
/** Lines of our bank statements that were found to be gifts of this donor. */
const bankLines = `select m.line_id from bank_matches m where m.donation_id in (${gifts})`;
const applications = `select v.id from volunteer_applications v where lower(v.email) = $2
  union all select p.id from partner_applications p where lower(p.email) = $2
  union all select g.id from grant_applications g where lower(g.contact_email) = $2`;
const by = (column: string): string => `lower(t.${column}) = $2`;

/**
 * Every table that holds personal data, in an order in which rows can be deleted: erasing a person, the download of
 * their data and the test that looks for traces all read this list. A table is in it or in `impersonalTables`.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: "consent_events",
    ofPerson: `((t.subject_kind = 'user' and t.subject_id = $1) or (t.subject_kind = 'volunteer_application'
      and t.subject_id in (select v.id from volunteer_applications v where lower(v.email) = $2)))`,
    onErasure: "delete",
  },
  // The database deletes them with their application.
  {
    table: "application_events",
    ofPerson: `t.application_id in (${applications})`,
    onErasure: "keep",
    hidden: ["actor_id"],
  },
  {
    table: "application_notes",
    ofPerson: `t.application_id in (${applications})`,
    onErasure: "keep",
    hidden: ["author_id"],
  },
  {
    table: "grant_scores",
    ofPerson: `t.application_id in (${applications})`,
    onErasure: "keep",
    hidden: ["reviewer_id"],
  },
  { table: "volunteer_applications", ofPerson: by("email"), onErasure: "delete" },
  { table: "partner_applications", ofPerson: by("email"), onErasure: "delete" },
  { table: "grant_applications", ofPerson: by("contact_email"), onErasure: "lock", hidden: ["draft_hash"] },
  {
    table: "grant_drafts",
    ofPerson: "lower(t.fields->>'email') = $2",
    onErasure: "delete",
    hidden: ["token_hash"],
  },
  { table: "contact_messages", ofPerson: by("email"), onErasure: "delete" },
  { table: "event_registrations", ofPerson: by("email"), onErasure: "delete" },
  {
    table: "support_messages",
    ofPerson: "t.thread_id in (select s.id from support_threads s where s.user_id = $1)",
    onErasure: "delete",
  },
  { table: "support_threads", ofPerson: "t.user_id = $1", onErasure: "delete" },
  {
    table: "periodic_agreements",
    ofPerson: "t.user_id = $1",
    onErasure: "lock",
    hidden: ["donor_bsn", "partner_bsn"],
  },
  {
    table: "card_uses",
    ofPerson: `t.donation_id in (${gifts})`,
    onErasure: "delete",
    hidden: ["card_hash", "email_hash", "use_id"],
  },
  {
    table: "doubtful_gifts",
    ofPerson: `t.donation_id in (${gifts})`,
    onErasure: "delete",
    hidden: ["decided_by"],
  },
  {
    table: "refund_requests",
    ofPerson: `t.donation_id in (${gifts})`,
    onErasure: "keep",
    hidden: ["asked_by"],
  },
  { table: "recurring_gifts", ofPerson: `t.id in (${gifts})`, onErasure: "keep" },
  // A document of the books, kept as long as they are. Of a gift that waits, the donor is forgotten with the others' mail.
  {
    table: "entered_gifts",
    ofPerson: `(t.id in (${gifts}) or lower(t.donor->>'email') = $2)`,
    onErasure: "keep",
    hidden: ["entered_by", "document"],
  },
  {
    table: "gift_reversals",
    ofPerson: `t.donation_id in (${gifts})`,
    onErasure: "keep",
    hidden: ["reversed_by"],
  },
  { table: "transfer_reminders", ofPerson: `t.donation_id in (${gifts})`, onErasure: "keep" },
  { table: "transfer_receipts", ofPerson: `t.donation_id in (${gifts})`, onErasure: "keep" },
  // What proves a gift is its donor's own.
  { table: "sealed_gifts", ofPerson: `t.donation_id in (${gifts})`, onErasure: "lock" },
  { table: "receipts", ofPerson: `t.donation_id in (${gifts})`, onErasure: "keep" },
  { table: "payment_sessions", ofPerson: "t.user_id = $1", onErasure: "unlink", hidden: ["secret_hash"] },
  {
    table: "payment_attempts",
    ofPerson: `t.donation_id in (${gifts})`,
    onErasure: "keep",
    hidden: ["next"],
  },
  // What the bank showed of a gift is a document of the books: kept seven years, whoever asks.
  {
    table: "bank_entries",
    ofPerson: `t.id in (select l.entry_id from bank_lines l where l.id in (${bankLines}))`,
    onErasure: "keep",
    hidden: ["key", "xml", "text", "code"],
  },
  { table: "bank_lines", ofPerson: `t.id in (${bankLines})`, onErasure: "keep" },
  { table: "donations", ofPerson: isOfDonor.replaceAll("d.", "t."), onErasure: "lock" },
  { table: "mail_outbox", ofPerson: "lower(t.to_address) = $2", onErasure: "forget" },
  { table: "sessions", ofPerson: "t.user_id = $1", onErasure: "delete", hidden: ["token_hash"] },
  { table: "passkeys", ofPerson: "t.user_id = $1", onErasure: "delete", hidden: ["public_key"] },
  { table: "known_devices", ofPerson: "t.user_id = $1", onErasure: "delete", hidden: ["device_hash"] },
  {
    table: "account_pictures",
    ofPerson: "t.user_id = $1",
    onErasure: "delete",
    hidden: ["bytes", "hash"],
    file: { column: "bytes", name: "picture.webp" },
  },
  { table: "openid_identities", ofPerson: "t.user_id = $1", onErasure: "delete" },
  {
    table: "single_use_secrets",
    ofPerson: "(lower(t.meaning->>'email') = $2 or t.meaning->>'userId' = $1)",
    onErasure: "delete",
    hidden: ["secret_hash"],
  },
  {
    table: "audit_log",
    ofPerson: "t.about_user_id = $1",
    onErasure: "keep",
    hidden: ["actor_id", "request_id", "before", "after"],
  },
  { table: "users", ofPerson: "t.id = $1", onErasure: "delete" },
];

/** No personal data in them, or only ids that mean nothing once the person is gone. */
export const impersonalTables: readonly string[] = [
  "content_items",
  "foundation_identities",
  "purposes",
  "anbi_statuses",
  "settings",
  "ledger_accounts",
  "ledger_entries",
  "ledger_postings",
  // Within a transaction alone.
  "books_to_come",
  "ledger_summary",
  "ledger_summary_mark",
  "ledger_days",
  // Who closed a year is an id; who of the board adopted it is public.
  "book_years",
  "book_year_events",
  // What is expected of a year; who changed it stands in the audit log.
  "budgets",
  // What is published of the foundation anyway.
  "anbi_forms",
  "anbi_publications",
  // Who entered one is an id; what was counted names nobody.
  "figure_records",
  // What projects count; who entered it is an id.
  "indicators",
  "indicator_words",
  "indicator_records",
  // Made to be read by anyone.
  "open_data_runs",
  "open_data_files",
  "open_data_chunks",
  "open_data_rows",
  // Documents without names; who published one is an id.
  "public_copies",
  "donation_moves",
  "donation_events",
  "provider_events",
  "provider_costs_mark",
  "discrepancies",
  "receipt_counters",
  "receipt_gaps",
  // Where copies of everything lie, and who let a restored one go on, as an id.
  "backups",
  "standstills",
  "rate_limits",
  "document_files",
  "document_downloads",
  "sandbox_payments",
  "sandbox_webhooks",
  "locked_records",
  // Parts that not every foundation's database has yet.
  "giving_origins",
  "failures_by_origin",
  "payment_pauses",
  "declined_cards",
  "check_results",
  "application_moves",
  "application_links",
  "staff_tasks",
  "content_drafts",
  "content_versions",
  "uploads",
  "upload_files",
  "monthly_gift_keys",
  // A provider's name of a subscription that has ended, until the provider has forgotten whose it was.
  "provider_erasures",
  // Who entered it is an id; its document is a supplier's invoice.
  "expenses",
  "hand_entries",
  // Our own accounts, and ids; what a person wrote or is called stands in the entries and lines.
  "entered_gift_decisions",
  // The file of many gifts is a document of the books; who stands in it is a donation's donor.
  "gift_imports",
  "bank_accounts",
  "bank_files",
  "bank_statements",
  "bank_matches",
  "match_rules",
  // What providers paid out, by their names for payments, and whether the books agree.
  "payouts",
  "payout_parts",
  "payouts_mark",
  "reconciliations",
  "sandbox_payouts",
  "sandbox_payout_parts",
  // Of an upload, until it is read and joined.
  "bank_file_pieces",
  "bank_read_entries",
  // Numbers of gifts and of visits by day; nothing in them leads to anyone.
  "gift_days",
  "gift_days_mark",
  "form_funnel",
  "sandbox_subscriptions",
  // Roots and hashes, of which none leads to anyone without what stands in sealed_gifts.
  "signing_keys",
  "signing_key_secrets",
  "log_entries",
  "log_heads",
  "sealed_mark",
  "sealings",
  "seal_trees",
  "seal_tiles",
  "seal_orders",
  // Keys of programs; who made one is an id.
  "api_tokens",
  // Ids, sums and what is public; what a receiver answered is kept for a month.
  "webhook_endpoints",
  "webhook_messages",
  "webhook_deliveries",
  "webhook_attempts",
  "database_mode",
  // Digests of addresses that lost their role: without them an erasure would give it back.
  "removed_staff",
  // How the site runs: names of jobs and of migrations.
  "job_health",
  // Places and reasons of what needs a person; who announced maintenance is an id.
  "alerts",
  "alert_looks",
  "notice_health",
  "status_mark",
  "incidents",
  "maintenance_windows",
  "schema_reach",
  "kysely_migration",
  "kysely_migration_lock",
];
