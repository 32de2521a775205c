import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { AttackSigns } from "#domain/giving/risk/attack.ts";
import { pauseReaches, type PauseReach } from "#domain/giving/risk/decline-budget.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";
import { failedTries, isCounted, countedFor, running } from "./card-uses.ts";

/** Without a method: all of a provider's. Without a provider (old pauses): every provider. */
export type Pause = Readonly<{
  id: number;
  provider: string | null;
  method: string | null;
  until: Date;
  failures: number;
  reach: PauseReach;
}>;

const columns = "id, provider, method, until, failures, reach";

export const storedPauses = (pool: pg.Pool) => ({
  current: async (): Promise<Pause[]> => {
    const { rows } = await pool.query<Pause>({
      name: "payment-pauses",
      text: `select ${columns} from payment_pauses where ${running} order by id`,
    });
    return rows;
  },

  /** Pauses each method of a provider for which `isAttack` is true, with its mails in one transaction. Unknown method: all of them. */
  watch: (rules: WatchRules, letters: (pause: Pause) => readonly MailToQueue[]): Promise<Pause[]> =>
    inTransaction(pool, async (client) => {
      await lockByName(client, "payment pause");
      const { windowMinutes, pauseMinutes, countedPerNetwork, isAttack } = rules;
      const { rows: failing } = await client.query<Failing>(failuresLately, [
        windowMinutes,
        countedPerNetwork,
      ]);
      const begun: Pause[] = [];
      for (const { provider, method, ...signs } of failing) {
        // Counts payments only with a reason to: failures have their own indexes.
        if (!isAttack({ ...signs, payments: 0 })) continue;
        const lately = await client.query<{ payments: number }>(paymentsLately, [
          windowMinutes,
          provider,
          method,
        ]);
        if (!isAttack({ ...signs, payments: lately.rows[0]?.payments ?? 0 })) continue;
        // The first within a week leaves out donors who are known.
        const { rows } = await client.query<Pause>(
          `insert into payment_pauses (provider, method, until, failures, reach)
           select $1, $2, now() + make_interval(mins => $3), $4,
             case when exists (select from payment_pauses p where ${isAbout("$1", "$2")} and ${isCounted})
               then 'account' else 'stranger' end
           returning ${columns}`,
          [provider, method, pauseMinutes, signs.failures],
        );
        begun.push(...rows);
      }
      for (const letter of begun.flatMap(letters)) await queueMail(client, letter);
      return begun;
    }),

  /** Starts a pause unless one that reaches as far is running. Each within a week is twice as long, so repeated tests gain little. */
  begin: (pause: ToBegin, letters: (pause: Pause) => readonly MailToQueue[]): Promise<Pause[]> =>
    inTransaction(pool, async (client) => {
      await lockByName(client, "payment pause");
      const { provider, method, failures, reach, pauseMinutes, maxMinutes } = pause;
      const asFar = pauseReaches.slice(pauseReaches.indexOf(reach));
      const { rows } = await client.query<Pause>(
        `insert into payment_pauses (provider, method, until, failures, reach)
         select $1, $2, now() + make_interval(mins => least($5, $4 * (2 ^ count(*)))::int), $3, $6
         from payment_pauses p
         where p.provider = $1 and p.method = $2 and p.until > now() - interval '${countedFor}'
         having not coalesce(bool_or(${running} and p.reach = any($7)), false)
         returning ${columns}`,
        [provider, method, failures, pauseMinutes, maxMinutes, reach, asFar],
      );
      for (const letter of rows.flatMap(letters)) await queueMail(client, letter);
      return rows;
    }),

  /** Resumes payments at once. False: none were paused. */
  end: (id: number, actor: Actor, requestId: string): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<Pause>(
        `update payment_pauses set ended_at = now() where id = $1 and ${running} returning ${columns}`,
        [id],
      );
      for (const { provider, method, until } of rows) {
        const subject = { kind: "payment_pause", id: String(id) };
        const before = { provider, method, until: until.toISOString() };
        await writeAudit(client, { actor, action: "payment_pause.ended", subject, before, requestId });
      }
      return rows.length > 0;
    }),
});

/** Whether pause `p` is about this method of this provider. */
const isAbout = (provider: string, method: string): string =>
  `coalesce(p.provider = ${provider}, true) and coalesce(p.method = ${method}, p.method is null)`;
/** The last pause has handled earlier payments. */
const since = (provider: string, method: string): string => `(
  select greatest(now() - make_interval(mins => $1), max(least(until, coalesce(ended_at, until))))
  from payment_pauses p where ${isAbout(provider, method)})`;

const failuresLately = `
  select provider, method, sum(times)::int as failures, sum(least(times, $2))::int as spread from (
    select tries.provider, tries.method, count(*) as times
    from (${failedTries("now() - make_interval(mins => $1)")}) as tries
      join payment_sessions s on s.donation_id = tries.donation_id
      left join lateral (
        select coalesce(o.range_hash, o.address_hash) as network_hash from giving_origins o
        where o.secret_hash = s.secret_hash and o.at <= tries.seen_at order by o.at desc limit 1
      ) as origin on true
    where tries.at > ${since("tries.provider", "tries.method")} and not exists (
      select from payment_pauses p where ${isAbout("tries.provider", "tries.method")} and ${running})
    group by tries.provider, tries.method, coalesce(encode(origin.network_hash, 'hex'), tries.donation_id)
  ) as by_network
  group by provider, method`;
const paymentsLately = `
  select count(*) as payments
  from receipts r
    join donations d on d.id = r.donation_id
    join payment_attempts a on a.id = d.paid_attempt_id and a.provider = $2
  where r.queued_at > ${since("$2", "$3")} and coalesce(a.truth->>'method' = $3, true)`;

type Failing = { provider: string; method: string | null; failures: number; spread: number };
type ToBegin = Readonly<{
  provider: string;
  method: string;
  failures: number;
  reach: PauseReach;
  pauseMinutes: number;
  maxMinutes: number;
}>;
type WatchRules = Readonly<{
  windowMinutes: number;
  pauseMinutes: number;
  countedPerNetwork: number;
  isAttack: (signs: AttackSigns) => boolean;
}>;
