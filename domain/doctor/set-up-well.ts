import type { FindingId } from "./finding.ts";

/** Faults that only a change of variables or records fixes, not outages. */
const faultsOf = {
  mail: [
    "mail_login",
    "mail_tls",
    "spf_missing",
    "spf_several",
    "spf_broken",
    "spf_open",
    "dkim_untold",
    "dkim_missing",
    "dkim_broken",
    "dmarc_missing",
    "dmarc_broken",
  ],
  provider: [
    "test_keys",
    "no_provider",
    "provider_key",
    "stripe_permission",
    "stripe_monthly",
    "stripe_webhook_secret",
    "stripe_webhook_missing",
    "stripe_webhook_events",
  ],
} as const satisfies Record<string, readonly FindingId[]>;

/** Null: not checked yet. */
export const isSetUpWell = (what: keyof typeof faultsOf, findings: readonly string[] | null): boolean => {
  const faults: readonly string[] = faultsOf[what];
  return findings !== null && !findings.some((found) => faults.includes(found));
};
