import type pg from "pg";

/**
 * A slow farm works for days. What it did is moved back in time, as the owner of the tables, and what is not kept for longer than
 * a day goes, as it does every night.
 */
export async function letHoursPass(owner: Pick<pg.Pool, "query">, hours: number): Promise<void> {
  const ago = `interval '${hours} hours'`;
  await owner.query(`update payment_pauses set until = until - ${ago}, began_at = began_at - ${ago}`);
  await owner.query(`update rate_limits set resets_at = resets_at - ${ago}`);
  await owner.query("delete from giving_origins where at < now() - interval '1 day'");
  await owner.query(`update giving_origins set at = at - ${ago}`);
  await owner.query(`update declined_cards set at = at - ${ago}, noted_at = noted_at - ${ago}`);
  await owner.query("delete from card_uses where at < now() - interval '1 day'");
  await owner.query(`update card_uses set at = at - ${ago}`);
}

/**
 * While the program's clock is ahead of the database's, a provider's time is the database's too, once it is stored; and the sandbox,
 * which keeps its payments there, tells of no decline that the program would take for old.
 */
export async function timeDeclinesHere(owner: Pick<pg.Pool, "query">): Promise<void> {
  await owner.query(`create function declined_now() returns trigger language plpgsql
    as $$ begin new.at := now(); return new; end $$`);
  await owner.query(`create trigger declined_now before insert on declined_cards
    for each row execute function declined_now()`);
  await owner.query(`create function declined_ahead() returns trigger language plpgsql
    as $$ begin new.changed_at := now() + interval '8 days'; return new; end $$`);
  await owner.query(`create trigger declined_ahead before update on sandbox_payments
    for each row when (new.state = 'failed') execute function declined_ahead()`);
}
