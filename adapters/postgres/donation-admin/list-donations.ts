import type pg from "pg";
import type { DonationListPage, DonationListRow } from "#domain/donation-admin/answers.ts";
import type { AskedDonations } from "#domain/donation-admin/ports.ts";
import { providers } from "#domain/giving/payment-report.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { escapeLike } from "../base/escape-like.ts";
import { readMomentCursor, writeMomentCursor } from "../base/page-cursor.ts";

const pageSize = 25;
/** Each interpretation of a search looks at this many of the newest. */
const maxFound = 1000;

export const donationListColumns = `d.id, d.reference, d.created_at as "createdAt", d.status, d.amount_cents as "amountCents",
  d.frequency, d.donor_name as "donorName",
  case when d.donor_email not like '%.invalid' then d.donor_email end as "donorEmail", d.campaign_id as "campaignId"`;

type Row = Omit<DonationListRow, "createdAt"> & { createdAt: Date };

/** Cursor paging, so every page costs the same. Each meaning of a search uses its own index. */
export const listDonations =
  (pool: pg.Pool) =>
  async ({ status, search, before }: AskedDonations): Promise<DonationListPage> => {
    const from = readMomentCursor(before);
    const { rows } = await pool.query<Row>(
      `select ${donationListColumns} from donations d
       where ${donationConditions} and ($5::timestamptz is null or (d.created_at, d.id) < ($5, $6::text))
       order by d.created_at desc, d.id desc limit ${pageSize + 1}`,
      [...donationValues({ status, search }), from?.createdAt ?? null, from?.id ?? null],
    );
    const shown = rows.slice(0, pageSize);
    const last = shown.at(-1);
    return {
      rows: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      older: rows.length > pageSize && last ? writeMomentCursor(last.createdAt.toISOString(), last.id) : null,
    };
  };

/** With the provider the unique key is used; without it all rows would be read. */
const everyProvider = providers.map((name) => `'${name}'`).join(", ");
const newest = `order by created_at desc limit ${maxFound}`;

/** Limits for the index lookup by name and for scanning the latest donations. */
const maxLookedAt = 10_000;

/** PostgreSQL cannot estimate which is faster, and for an unknown name scanned every donation. Fenced, both have a fixed cost. */
const byName = `(select id from (
    select id, created_at from (select id, created_at from donations
      where lower(donor_name) like $3::text and donor_name is not null offset 0 limit ${maxLookedAt}) alike
    union
    select id, created_at from (select id, created_at, donor_name from donations
      order by created_at desc, id desc limit ${maxLookedAt}) latest where lower(donor_name) like $3::text
  ) named ${newest})`;

/**
 * `d` is the donation. An unused status is null and an empty search is removed when planning. Search results are
 * collected first, so that donations are found by id.
 */
export const donationConditions = `($1::text is null or d.status = $1) and ($2::text = '' or d.id = any(array(
  select id from donations where id = $2 or reference = upper($2)
  union (select id from donations where lower(donor_email) like $3::text ${newest})
  union ${byName}
  union select donation_id from payment_attempts where provider in (${everyProvider}) and payment_id = $2
  union (select id from donations where amount_cents = $4::bigint ${newest}))))`;

export function donationValues({ status, search }: Pick<AskedDonations, "status" | "search">): unknown[] {
  const cents = parseAmount(search);
  return [status, search, `${escapeLike(search.toLowerCase())}%`, cents > 0 ? cents : null];
}
