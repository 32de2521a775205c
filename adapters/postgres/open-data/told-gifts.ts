import type pg from "pg";
import type { ToldGifts } from "#domain/figures/told-gifts.ts";

type Told = { dataset: "months" | "campaigns"; name: string; first: string; last: string };

/** The publication periods of the last open data. */
export async function toldGifts(pool: pg.Pool): Promise<ToldGifts> {
  const { rows } = await pool.query<Told>({
    name: "told-gifts",
    text: `select dataset, coalesce(row ->> 'campaign', '') as name,
        case dataset when 'months' then row ->> 'raisedFrom' else split_part(row ->> 'period', '/', 1) end as first, /* never null: first, because others are left out */
        case dataset when 'months' then row ->> 'id' else regexp_replace(row ->> 'period', '^.*/', '') end as last /* never null: last, because every row has it */
      from open_data_rows
      where run_id = (select id from open_data_runs where made_at is not null order by made_at desc, id desc limit 1)
        and (dataset = 'campaigns' or (dataset = 'months' and row ->> 'raisedFrom' is not null))
      order by position`,
  });
  const periods = (own: readonly Told[]) => own.map(({ first, last }) => ({ from: first, through: last }));
  const campaigns = rows.filter(({ dataset }) => dataset === "campaigns");
  return {
    months: periods(rows.filter(({ dataset }) => dataset === "months")),
    campaigns: new Map(
      [...Map.groupBy(campaigns, ({ name }) => name)].map(([name, own]) => [name, periods(own)]),
    ),
  };
}
