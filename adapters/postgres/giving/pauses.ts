import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { AttackSigns } from "#domain/giving/attack.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { writeAudit } from "../audit-log.ts";
import { inTransaction, takeTurns } from "../in-transaction.ts";
import { queueMail } from "../outbox.ts";

export type Pause = Readonly<{ id: number; until: Date; failures: number }>;

const running = "until > now() and ended_at is null";
const columns = "id, until, failures";

/** When payments are switched off, for all instances alike. */
export const storedPauses = (pool: pg.Pool) => ({
  current: async (): Promise<Pause | null> => {
    const { rows } = await pool.query<Pause>({
      name: "payment-pause",
      text: `select ${columns} from payment_pauses where ${running} order by until desc limit 1`,
    });
    return rows[0] ?? null;
  },

  /**
   * Looks at the payments decided lately, those before the last pause left aside, and begins a pause if `isAttack`
   * says so, with its mails in the same transaction. Tries that no provider could serve and gifts that were
   * left lying are nobody's failure.
   */
  watch: (
    { windowMinutes, pauseMinutes, isAttack }: WatchRules,
    letters: (pause: Pause) => readonly MailToQueue[],
  ): Promise<Pause | null> =>
    inTransaction(pool, async (client) => {
      await takeTurns(client, "payment pause");
      const { rowCount } = await client.query(`select from payment_pauses where ${running} limit 1`);
      if (rowCount !== 0) return null;
      const failures = await countOf(client, failuresLately, windowMinutes);
      // Payments are counted only if there is a reason to: failures have an index of their own.
      if (!isAttack({ failures, payments: 0 })) return null;
      if (!isAttack({ failures, payments: await countOf(client, paymentsLately, windowMinutes) }))
        return null;
      const { rows } = await client.query<Pause>(
        `insert into payment_pauses (until, failures) values (now() + make_interval(mins => $1), $2)
         returning ${columns}`,
        [pauseMinutes, failures],
      );
      const [pause] = rows;
      if (!pause) throw new Error("A pause was begun but not stored");
      for (const letter of letters(pause)) await queueMail(client, letter);
      return pause;
    }),

  /** Staff know better: payments are on again at once. False: they were. */
  end: (actor: Actor, requestId: string): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<Pause>(
        `update payment_pauses set ended_at = now() where ${running} returning ${columns}`,
      );
      for (const { id, until } of rows) {
        const subject = { kind: "payment_pause", id: String(id) };
        const before = { until: until.toISOString() };
        await writeAudit(client, { actor, action: "payment_pause.ended", subject, before, requestId });
      }
      return rows.length > 0;
    }),
});

const since = `(select greatest(now() - make_interval(mins => $1), max(least(until, coalesce(ended_at, until))))
  from payment_pauses)`;
const failuresLately = `select count(*) as count
  from donation_events e
    join payment_attempts a on a.id = e.attempt_id
  where e.to_status = 'FAILED' and e.at > ${since} and a.payment_id is not null and a.expired_at is null`;
const paymentsLately = `select count(*) as count from receipts where queued_at > ${since}`;

async function countOf(client: pg.ClientBase, text: string, windowMinutes: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(text, [windowMinutes]);
  return rows[0]?.count ?? 0;
}

type WatchRules = Readonly<{
  windowMinutes: number;
  pauseMinutes: number;
  isAttack: (signs: AttackSigns) => boolean;
}>;
