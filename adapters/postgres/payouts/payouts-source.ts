import type pg from "pg";
import type { Cents } from "#domain/money/cents.ts";
import type { PartKind } from "#domain/payouts/payout.ts";
import { payoutsList, type PayoutRow } from "#domain/payouts/payouts-list.ts";
import { listSource } from "../lists/list-source.ts";
import { readRow } from "../lists/read-list.ts";

const partsShown = 200;
const parts = "from payout_parts part where part.provider = p.provider and part.payout_id = p.id";

export const payoutsSource = listSource(payoutsList, {
  from: "payouts p",
  columns: {
    provider: "p.provider",
    id: "p.id",
    cents: "p.cents",
    state: "p.state",
    madeAt: "p.made_at",
    arrivesOn: "p.arrives_on",
    onBank: `(select e.booked_on from held_bank_matches m join bank_lines l on l.id = m.line_id join bank_entries e on e.id = l.entry_id
      where m.payout_provider = p.provider and m.payout_id = p.id)`,
    problem: "p.problem->>'reason'",
    differenceCents: "(p.problem->>'differenceCents')::bigint",
    partCount: `(select count(*) ${parts})`,
    unknownCount: `(select count(*) ${parts} and part.is_unknown)`,
    open: "(p.booked_at is null)::int",
  },
  filters: {},
});

type Part = {
  number: number;
  kind: PartKind;
  on: string;
  cents: Cents;
  feeCents: Cents;
  name: string;
  isUnknown: boolean;
  donation: { id: string; reference: string } | null;
};

export const showPayout = (pool: pg.Pool) => async (provider: string, id: string, after: number) => {
  const payout = await readRow<PayoutRow>(
    pool,
    payoutsSource,
    (bind) => `p.provider = ${bind(provider)} and p.id = ${bind(id)}`,
  );
  if (!payout) return null;
  const { rows } = await pool.query<Part>(
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
  const shown = rows.slice(0, partsShown);
  return { payout, parts: shown, next: rows.length > partsShown ? (shown.at(-1)?.number ?? null) : null };
};
