import type pg from "pg";
import type { ProviderErasures } from "#domain/privacy/ports.ts";
import { isOfDonor } from "../giving/shown-donations.ts";
import { fiscalYears } from "./locking.ts";

/** Donor and partner; BSNs are encrypted. */
const nobody = `donor = null, donor_bsn = null, donor_bsn_ending = null, partner = null, partner_bsn = null,
  ends_on_death_of = null, end_ground = null`;
/** The agreement's term plus the fiscal term; a lifelong one ends with the erasure. */
const lastDay = (thisYear: string): string =>
  `make_date(coalesce(extract(year from ended_on)::int, first_year + term_years - 1, ${thisYear}) + ${fiscalYears}, 12, 31)`;
const yearNow = "extract(year from now() at time zone 'Europe/Amsterdam')::int";

/** Signed agreements are fiscal records and are locked; unsigned ones are withdrawn. */
export async function lockAgreements(client: pg.ClientBase, [userId]: readonly unknown[]): Promise<void> {
  if (!(await haveAgreements(client))) return;
  await client.query(
    `insert into locked_records (kind, record_id, details, keep_until)
     select 'agreement', id, jsonb_build_object('donor', donor, 'donorBsn', encode(donor_bsn, 'base64'),
       'partner', partner, 'partnerBsn', encode(partner_bsn, 'base64'), 'endsOnDeathOf', ends_on_death_of,
       'endGround', end_ground),
       ${lastDay(yearNow)}
     from periodic_agreements where user_id = $1 and state in ('ACTIVE', 'ENDED') and donor is not null`,
    [userId],
  );
  await client.query(
    `update periodic_agreements set ${nobody},
       state = case state when 'AWAITING_SIGNATURE' then 'WITHDRAWN' else state end
     where user_id = $1 and donor is not null`,
    [userId],
  );
}

export async function forgetAgreements(db: Pick<pg.ClientBase, "query">, today: string): Promise<number> {
  if (!(await haveAgreements(db))) return 0;
  const { rowCount } = await db.query(
    `update periodic_agreements set ${nobody}
     where state in ('ACTIVE', 'ENDED') and donor is not null and (term_years is not null or ended_on is not null) and ${lastDay("null")} < $1::date`,
    [today],
  );
  return rowCount ?? 0;
}

async function haveAgreements(db: Pick<pg.ClientBase, "query">): Promise<boolean> {
  const { rows } = await db.query<{ here: boolean }>(
    "select to_regclass('periodic_agreements') is not null as here",
  );
  return rows[0]?.here === true;
}

/** In the erasing transaction: afterwards nobody knows which subscriptions were this person's. */
export const askProvidersToForget = (client: pg.ClientBase, whose: readonly unknown[]) =>
  client.query(
    `insert into provider_erasures (provider, subscription_id)
     select r.provider, r.subscription_id from recurring_gifts r join donations d on d.id = r.id
     where r.subscription_id is not null and ${isOfDonor}
     on conflict do nothing`,
    [...whose],
  );

export const storedProviderErasures = (pool: pg.Pool): ProviderErasures => ({
  waiting: async (most) => {
    const { rows } = await pool.query<{ provider: string; subscriptionId: string }>(
      `select provider, subscription_id as "subscriptionId" from provider_erasures
       order by tried_at nulls first, asked_at limit $1`,
      [most],
    );
    return rows;
  },
  done: async ({ provider, subscriptionId }) => {
    await pool.query("delete from provider_erasures where provider = $1 and subscription_id = $2", [
      provider,
      subscriptionId,
    ]);
  },
  later: async ({ provider, subscriptionId }) => {
    await pool.query(
      "update provider_erasures set tried_at = now() where provider = $1 and subscription_id = $2",
      [provider, subscriptionId],
    );
  },
});
