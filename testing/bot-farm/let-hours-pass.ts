import type pg from "pg";

/** A slow farm works for days. What it did is moved back in time, as the owner of the tables. */
export async function letHoursPass(owner: Pick<pg.Pool, "query">, hours: number): Promise<void> {
  const ago = `interval '${hours} hours'`;
  await owner.query(`update payment_pauses set until = until - ${ago}, began_at = began_at - ${ago}`);
  await owner.query(`update giving_origins set at = at - ${ago}`);
  await owner.query(`update declined_cards set at = at - ${ago}, noted_at = noted_at - ${ago}`);
  await owner.query(`update card_uses set at = at - ${ago}`);
}
