import type pg from "pg";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { columnsOf } from "#domain/forms/define-form.ts";
import { normalizeEmail } from "#domain/identifiers/email.ts";
import { pledgeForm, type PledgeValues } from "#domain/matching/pledge-form.ts";
import type { Claim, PledgeRefusal, Pledges } from "#domain/matching/ports.ts";
import type { Cents } from "#domain/money/cents.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { constraintOf } from "../base/constraint-of.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { tellEveryInstance } from "../content/content-changes.ts";
import { matchesOfDonation, offersFor } from "./matched.ts";
import { pendingOf, showPledge } from "./show-pledge.ts";

export const storedPledges = (pool: pg.Pool): Pledges => ({
  show: (id, today) => showPledge(pool, id, today),
  offersFor: (campaignId, today) => offersFor(pool, campaignId, today),
  ofDonation: (donationId) => matchesOfDonation(pool, donationId),

  add: (id, values, by) =>
    saving(pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `insert into matching_pledges (id, created_by, ${names}) select $2, $3, ${names} from ${asked}
         on conflict (id) do nothing returning id`,
        [rowOf(values), id, by.actor.userId],
      );
      if (rows.length > 0) await note(client, "pledge.added", id, by, values);
      return null;
    }),

  change: (id, version, values, by) =>
    saving(pool, async (client) => {
      const { rows } = await client.query<{ version: number; claimedOn: string | null }>(
        `select version, claimed_on::text as "claimedOn" from matching_pledges where id = $1 for update`,
        [id],
      );
      const [before] = rows;
      if (!before) return "not_found";
      if (before.claimedOn !== null) return "claimed";
      if (before.version !== version) return "changed_meanwhile";
      await client.query(
        `update matching_pledges set version = version + 1, (${names}) = (select ${names} from ${asked}) where id = $2`,
        [rowOf(values), id],
      );
      await note(client, "pledge.changed", id, by, values);
      return null;
    }),

  claim: (id, on, by) =>
    inTransaction(pool, async (client) => {
      // Not while matches are decided.
      await lockByName(client, "matching");
      const { rows } = await client.query<Claim & { isClaimed: boolean; isPending: boolean }>(
        `select coalesce(p.claim_id, gen_random_uuid()::text) as id, p.sponsor, p.sponsor_kind as "sponsorKind",
           p.campaign_id as "campaignId", p.claimed_on is not null as "isClaimed",
           coalesce(p.claimed_cents, (select sum(match_cents) from matching_entries where pledge_id = p.id), 0)::bigint as cents,
           exists (select from matching_queue q join donations d on d.id = q.donation_id where d.campaign_id = p.campaign_id)
             or ${pendingOf} > 0 as "isPending"
         from matching_pledges p where p.id = $1 for update`,
        [id],
      );
      const [found] = rows;
      if (!found) return { ok: false, reason: "not_found" };
      const { isClaimed, isPending, ...claim } = found;
      if (isClaimed) return { ok: true, claim };
      if (isPending) return { ok: false, reason: "payments_pending" };
      if (claim.cents <= 0) return { ok: false, reason: "nothing_to_claim" };
      await client.query(
        "update matching_pledges set claimed_on = $2, claim_id = $3, claimed_cents = $4, version = version + 1 where id = $1",
        [id, on, claim.id, claim.cents],
      );
      await note(client, "pledge.claimed", id, by, { claimedCents: claim.cents });
      await client.query(tellEveryInstance);
      return { ok: true, claim };
    }),
});

const columns = {
  campaign_id: "text",
  sponsor: "text",
  sponsor_kind: "text",
  sponsor_email: "text",
  adds: "int",
  per: "int",
  pool_cents: "bigint",
  per_donation_cents: "bigint",
  per_donor_cents: "bigint",
  minimum_cents: "bigint",
  starts_on: "date",
  ends_on: "date",
  priority: "int",
  monthly: "text",
  with_manual: "boolean",
  remainder_given: "boolean",
  signed_on: "date",
} satisfies Record<keyof ReturnType<typeof columnsOf<typeof pledgeForm>>, string>;
const names = Object.keys(columns).join(", ");
const asked = `jsonb_to_record($1::jsonb) as asked(${Object.entries(columns)
  .map((pair) => pair.join(" "))
  .join(", ")})`;

const rowOf = (values: PledgeValues): string => {
  const sponsorEmail = values.sponsorEmail && normalizeEmail(values.sponsorEmail).toLowerCase();
  return JSON.stringify(columnsOf(pledgeForm, { ...values, sponsorEmail }));
};

const refusalOf: Readonly<Record<string, PledgeRefusal>> = {
  matching_window: "ends_before_start",
  matching_priority_taken: "priority_taken",
  matching_pool_not_exceeded: "pool_below_used",
};

async function saving(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<PledgeRefusal | null>) {
  try {
    const refusal = await inTransaction(pool, async (client) => {
      const outcome = await work(client);
      await client.query(tellEveryInstance);
      return outcome;
    });
    return refusal === null ? { ok: true as const } : { ok: false as const, reason: refusal };
  } catch (error) {
    const reason = refusalOf[constraintOf(error) ?? ""];
    if (!reason) throw error;
    return { ok: false as const, reason };
  }
}

/** Without names and addresses, which the log never holds. */
async function note(
  client: pg.ClientBase,
  action: "pledge.added" | "pledge.changed" | "pledge.claimed",
  id: string,
  { actor, requestId }: Caller,
  after: Partial<PledgeValues> & { claimedCents?: Cents },
): Promise<void> {
  const { sponsor: _name, sponsorEmail: _email, ...terms } = after;
  await writeAudit(client, { actor, action, subject: { kind: "pledge", id }, after: terms, requestId });
}
