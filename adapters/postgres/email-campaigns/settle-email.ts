import type pg from "pg";
import type { ClaimedEmail, EmailSettlement } from "#domain/email-campaigns/send-emails.ts";
import { suppress } from "../consent/suppression.ts";

const ours = "id = $1 and state = 'SENDING' and due_at = $2";

export async function settleEmail(
  pool: pg.Pool,
  { id, address, leaseUntil }: ClaimedEmail,
  settlement: EmailSettlement,
): Promise<void> {
  switch (settlement.state) {
    case "SENT":
      return void (await pool.query({
        name: "email-sent",
        // An accepted email ends the patience with its domain.
        text: `with sent as (update email_recipients set state = 'SENT', sent_at = $3, reason = null where ${ours} returning domain)
          delete from slow_domains s using sent where s.domain = sent.domain`,
        values: [id, leaseUntil, settlement.at],
      }));
    case "QUEUED":
      return void (await pool.query({
        name: "email-queued",
        text: `with waiting as (
            update email_recipients set state = 'QUEUED', due_at = $3, attempts = $4, reason = $5 where ${ours} returning domain)
          insert into slow_domains as s (domain, failures, not_before)
          select domain, 1, now() + ${pauseAfter("1")} from waiting where $6
          on conflict (domain) do update set failures = least(s.failures + 1, 10),
            not_before = greatest(s.not_before, now() + ${pauseAfter("s.failures + 1")})`,
        values: [
          id,
          leaseUntil,
          settlement.dueAt,
          settlement.attempts,
          settlement.reason,
          settlement.slowDomain,
        ],
      }));
    case "REFUSED": {
      const { rowCount } = await pool.query({
        name: "email-refused",
        text: `update email_recipients set state = 'REFUSED', reason = $3 where ${ours}`,
        values: [id, leaseUntil, settlement.reason],
      });
      if (rowCount === 1 && settlement.isUndeliverable) await suppress(pool, address, "bounced");
    }
  }
}

/** Doubles with each failure in a row, from two seconds to half an hour, and differs each time. */
const pauseAfter = (failures: string): string =>
  `least(interval '30 minutes', interval '1 second' * 2 ^ least(${failures}, 11)) * (0.75 + random() / 2)`;
