import { isOfDonor } from "../giving/shown-donations.ts";
import type { Tables } from "../tables.ts";

type Personal<Name extends keyof Tables> = Readonly<{
  table: Name;
  /** The person's rows: `t` is the table, $1 the account, $2 the verified address in lower case. */
  ofPerson: string;
  /** `lock` keeps what tax law requires; `forget` empties mail; `unlink` from the account; `keep` names nobody without the rest. */
  onErasure: "delete" | "lock" | "forget" | "unlink" | "keep";
  /** Digests, keys and other people's data. */
  hidden?: readonly (keyof Tables[Name])[];
  /** Binary data: its own file in the download. */
  file?: Readonly<{ column: keyof Tables[Name]; name: string }>;
}>;

/** Columns are typed by their table: a renamed hidden column would otherwise be shown. */
export type PersonalTable = { [Name in keyof Tables]: Personal<Name> }[keyof Tables];

const gifts = `select d.id from donations d where ${isOfDonor}`;
/** Bank lines matched with this donor's donations. */
const bankLines = `select m.line_id from bank_matches m where m.donation_id in (${gifts})`;
const applications = `select v.id from volunteer_applications v where lower(v.email) = $2
  union all select p.id from partner_applications p where lower(p.email) = $2
  union all select g.id from grant_applications g where lower(g.contact_email) = $2`;
/** Contacts of the person. Staff merged them because they are the same person, so what staff wrote about any of them counts. */
const contacts = `select m.id from contacts own join contacts m on m.person_id = own.person_id where own.address = $2`;
const by = (column: string): string => `lower(t.${column}) = $2`;

/** In deletion order, for erasure, download and the test for traces. Every table is here or in `impersonalTables`. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: "consent_events",
    ofPerson: `((t.subject_kind = 'user' and t.subject_id = $1) or (t.subject_kind = 'volunteer_application'
      and t.subject_id in (select v.id from volunteer_applications v where lower(v.email) = $2)))`,
    onErasure: "delete",
  },
  // What stays is a digest of the address, so that no import brings the person back.
  { table: "email_consents", ofPerson: "t.address = $2", onErasure: "delete" },
  // Deleted by the database with their application.
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
    table: "contact_notes",
    ofPerson: `t.contact_id in (${contacts})`,
    onErasure: "delete",
    hidden: ["author_id"],
  },
  {
    table: "email_recipients",
    ofPerson: `t.contact_id in (${contacts})`,
    onErasure: "delete",
    hidden: ["contact_id"],
  },
  {
    table: "contact_relations",
    ofPerson: `(t.contact_id in (${contacts}) or t.other_id in (${contacts}))`,
    onErasure: "delete",
    hidden: ["contact_id", "other_id", "made_by"],
  },
  {
    table: "staff_tasks",
    ofPerson: `t.id in (select c.task_id from contact_tasks c where c.contact_id in (${contacts}))`,
    onErasure: "delete",
    hidden: ["assignee_id", "created_by", "done_by"],
  },
  {
    table: "contact_gifts",
    ofPerson: `t.contact_id in (select c.id from contacts c where c.address = $2)`,
    onErasure: "delete",
    hidden: ["contact_id", "person_id"],
  },
  { table: "contacts", ofPerson: "t.address = $2", onErasure: "delete", hidden: ["search_text"] },
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
  {
    table: "campaign_offers",
    ofPerson: `t.donation_id in (${gifts})`,
    onErasure: "keep",
    hidden: ["token_hash"],
  },
  {
    table: "matching_entries",
    ofPerson: `t.donation_id in (${gifts})`,
    onErasure: "keep",
  },
  { table: "matching_queue", ofPerson: `t.donation_id in (${gifts})`, onErasure: "keep" },
  // A sponsor's contract; erasing only takes the address away.
  { table: "matching_pledges", ofPerson: by("sponsor_email"), onErasure: "keep", hidden: ["created_by"] },
  { table: "recurring_gifts", ofPerson: `t.id in (${gifts})`, onErasure: "keep" },
  // A document of the books, kept as long. The donor of a waiting donation is deleted with the mail step.
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
  // The proof belongs to the donor.
  { table: "sealed_gifts", ofPerson: `t.donation_id in (${gifts})`, onErasure: "lock" },
  { table: "receipts", ofPerson: `t.donation_id in (${gifts})`, onErasure: "keep" },
  { table: "payment_sessions", ofPerson: "t.user_id = $1", onErasure: "unlink", hidden: ["secret_hash"] },
  {
    table: "payment_attempts",
    ofPerson: `t.donation_id in (${gifts})`,
    onErasure: "keep",
    hidden: ["next"],
  },
  {
    table: "waiting_sums",
    ofPerson: `t.entry_id in (select e.id from ledger_entries e where e.donation_id in (${gifts}))`,
    onErasure: "keep",
    hidden: ["person"],
  },
  // Bank data of a donation is a document of the books: kept seven years.
  {
    table: "bank_entries",
    ofPerson: `t.id in (select l.entry_id from bank_lines l where l.id in (${bankLines}))`,
    onErasure: "keep",
    hidden: ["key", "xml", "text", "code"],
  },
  { table: "bank_lines", ofPerson: `t.id in (${bankLines})`, onErasure: "keep" },
  { table: "donations", ofPerson: isOfDonor.replaceAll("d.", "t."), onErasure: "lock" },
  { table: "mail_outbox", ofPerson: "lower(t.to_address) = $2", onErasure: "forget" },
  { table: "list_views", ofPerson: "t.owner_id = $1", onErasure: "delete" },
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

/** No personal data, or only ids that mean nothing once the person is gone. */
export const impersonalTables: readonly string[] = [
  "public_mark",
  "public_sums",
  "unsealed_entries",
  "counted_refunds",
  "content_items",
  "foundation_identities",
  "purposes",
  "campaign_commitments",
  "campaign_outcomes",
  "anbi_statuses",
  "settings",
  "ledger_accounts",
  "ledger_entries",
  "ledger_postings",
  // Only within a transaction.
  "books_to_come",
  "ledger_summary",
  "ledger_summary_mark",
  "ledger_days",
  // Who closed a year is an id; the board's names are public.
  "book_years",
  "book_year_events",
  // Budgets; changes are in the audit log.
  "budgets",
  // Public data of the foundation.
  "anbi_forms",
  "anbi_publications",
  // The author is an id; counts name nobody.
  "figure_records",
  // Project indicators; the author is an id.
  "indicators",
  "indicator_words",
  "indicator_records",
  // Public data.
  "open_data_runs",
  "open_data_files",
  "open_data_chunks",
  "open_data_rows",
  // Documents without names; the publisher is an id.
  "public_copies",
  "receipts_awaiting_bank",
  "donation_moves",
  "donation_events",
  "provider_events",
  "provider_costs_mark",
  "discrepancies",
  "receipt_counters",
  "receipt_gaps",
  // Backups and restores; the person is an id.
  "backups",
  "standstills",
  "rate_limits",
  "contacts_mark",
  "contact_gifts_mark",
  // Conditions; the author is an id.
  "segments",
  // Our own texts; digests of addresses, and their key.
  "consent_texts",
  "suppressed_addresses",
  "address_digest_key",
  // Texts by staff; the author is an id.
  "email_campaigns",
  // Names of mail domains, and counts.
  "slow_domains",
  "email_days",
  // Ids; deleted with the task or the contact.
  "contact_tasks",
  "document_files",
  "published_documents",
  "document_downloads",
  "sandbox_payments",
  "sandbox_webhooks",
  "locked_records",
  // Tables that older databases may lack.
  "giving_origins",
  "failures_by_origin",
  "payment_pauses",
  "declined_cards",
  "check_results",
  "application_moves",
  "application_links",
  "content_drafts",
  "content_versions",
  "translation_memories",
  // Texts for the site, by the id of their author; they leave with the account.
  "unsaved_edits",
  "uploads",
  "upload_files",
  "monthly_gift_keys",
  // A provider's id of an ended subscription, until the provider has deleted its customer.
  "provider_erasures",
  // The author is an id; the document is a supplier's invoice.
  "entry_decisions",
  "expenses",
  "hand_entries",
  "waiting_entries",
  // Own accounts and ids; personal data is in the entries and lines.
  "entered_gift_decisions",
  // The file is a document of the books; its people are donors of donations.
  "gift_imports",
  "added_accounts",
  "bank_accounts",
  "bank_files",
  "bank_statements",
  "bank_matches",
  "match_rules",
  // Payouts with provider ids, and reconciliation results.
  "payouts",
  "payout_parts",
  "payouts_mark",
  "reconciliations",
  "sandbox_payouts",
  "sandbox_payout_parts",
  // An upload until it is read and joined.
  "bank_file_pieces",
  "bank_read_entries",
  // Counts by day, without personal data.
  "gift_days",
  "gift_days_mark",
  "form_funnel",
  "sandbox_subscriptions",
  // Roots and hashes, meaningless without sealed_gifts.
  "signing_keys",
  "signing_key_secrets",
  "log_entries",
  "log_heads",
  "sealed_mark",
  "sealings",
  "seal_trees",
  "seal_tiles",
  "seal_orders",
  // Tokens of programs; the author is an id.
  "api_tokens",
  // Ids, sums and public data; receivers' answers are kept for a month.
  "webhook_endpoints",
  "webhook_messages",
  "webhook_deliveries",
  "webhook_attempts",
  "database_mode",
  // Digests of addresses that lost their role, so that an erasure does not give it back.
  "removed_staff",
  // Names of jobs and migrations.
  "job_health",
  // Places and reasons of alerts; who announced maintenance is an id.
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
