import * as z from "zod/mini";

/** What may be wrong with how the site runs. Each has its own words in the catalog `staff/doctor`: what is wrong, what it means, what to do. */
const findingIds = [
  "refused",
  "schema_older",
  "schema_newer",
  "books_unguarded",
  "standstill",
  "clock_off",
  "replica_away",
  "replica_none",
  "mail_unreachable",
  "mail_login",
  "mail_tls",
  "sender_unknown",
  "spf_missing",
  "spf_several",
  "spf_broken",
  "spf_open",
  "dkim_untold",
  "dkim_missing",
  "dkim_broken",
  "dmarc_missing",
  "dmarc_broken",
  "stripe_unreachable",
  "stripe_key",
  "stripe_permission",
  "stripe_mixed_keys",
  "stripe_webhook_secret",
  "mollie_unreachable",
  "mollie_key",
  "mollie_token",
  "test_keys",
  "no_provider",
  "openid_unusable",
  "public_url_unreachable",
  "public_url_elsewhere",
  "webhook_unreachable",
  "proxy_untold",
  "disk_full",
  "env_file_open",
  "private_key_here",
  "backup_key_missing",
  "backup_key",
  "backup_place",
  "backup_none",
  "backup_old",
  "certificate_ending",
  "job_overdue",
  "job_failing",
  "mail_stuck",
  "notices_refused",
  "notices_late",
  "reconciliation_differs",
  "books_faulty",
  "connections_few",
  "long_transaction",
  "claim_ending",
  "anbi_due",
] as const;
export type FindingId = (typeof findingIds)[number];
export const isFindingId = (id: string): id is FindingId => findingIds.some((known) => known === id);

/** `place` and `why` fill in its words; empty where they do not ask for them. */
export const finding = z.object({ id: z.enum(findingIds), place: z.string(), why: z.string() });
export type Finding = z.infer<typeof finding>;

export const found = (id: FindingId, { place = "", why = "" } = {}): Finding => ({ id, place, why });
