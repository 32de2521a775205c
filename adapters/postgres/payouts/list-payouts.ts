import type pg from "pg";
import type { PayoutDetail, PayoutPage, PayoutRow } from "#domain/payouts/answers.ts";
import { holds } from "../bank/holds.ts";

const pageSize = 25;
const partsShown = 200;

const columns = `p.provider, p.id, p.cents, p.state, (p.made_at at time zone 'Europe/Amsterdam')::date as "madeOn",
  p.arrives_on as "arrivesOn", p.problem,
  (select e.booked_on from bank_matches m join bank_lines l on l.id = m.line_id join bank_entries e on e.id = l.entry_id
    where m.payout_provider = p.provider and m.payout_id = p.id and ${holds("m")}) as "onBank",
  (select count(*)::int from payout_parts part where part.provider = p.provider and part.payout_id = p.id) as "partCount",
  (select count(*)::int from payout_parts part where part.provider = p.provider and part.payout_id = p.id
    and part.is_unknown) as "unknownCount"`;

/** Latest first; unbooked ones before all others. */
export const listPayouts =
  (pool: pg.Pool) =>
  async (before: string | null): Promise<PayoutPage> => {
    const skipped = Number(before ?? 0);
    const { rows } = await pool.query<PayoutRow>(
      `select ${columns} from payouts p
       order by p.booked_at is not null, p.made_at desc, p.provider, p.id offset $1 limit ${pageSize + 1}`,
      [skipped],
    );
    return {
      rows: rows.slice(0, pageSize),
      older: rows.length > pageSize ? String(skipped + pageSize) : null,
    };
  };

/** Null: unknown payout. */
export const showPayout =
  (pool: pg.Pool) =>
  async (provider: string, id: string, after: number): Promise<PayoutDetail | null> => {
    const found = await pool.query<PayoutRow>(
      `select ${columns} from payouts p where p.provider = $1 and p.id = $2`,
      [provider, id],
    );
    const [payout] = found.rows;
    if (!payout) return null;
    const { rows } = await pool.query<PayoutDetail["parts"][number]>(
      `select part.number, part.kind, (part.happened_at at time zone 'Europe/Amsterdam')::date as "on", part.cents,
         part.fee_cents as "feeCents", coalesce(part.payment_id, part.part_id) as name, part.is_unknown as "isUnknown",
         (select jsonb_build_object('id', d.id, 'reference', d.reference)
          from payment_attempts a join donations d on d.id = a.donation_id
          where a.provider = part.provider and a.payment_id = part.payment_id limit 1) as donation
       from payout_parts part
       where part.provider = $1 and part.payout_id = $2 and part.number > $3
       order by part.number limit ${partsShown + 1}`,
      [provider, id, after],
    );
    const parts = rows.slice(0, partsShown);
    return { payout, parts, next: rows.length > partsShown ? (parts.at(-1)?.number ?? null) : null };
  };
