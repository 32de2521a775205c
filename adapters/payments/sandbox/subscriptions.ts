import { randomInt } from "node:crypto";
import type pg from "pg";
import type {
  SubscriptionAnswer,
  Subscriptions,
  SubscriptionReport,
} from "#domain/giving/monthly/subscriptions.ts";
import type { Language } from "#domain/language.ts";

type Needs = { pool: pg.Pool; publicUrl: string };

export type SandboxSubscription = Readonly<{ id: string; reference: string; language: Language }>;
const methodKinds = ["card", "sepa_debit"] as const;
export type MethodKind = (typeof methodKinds)[number];

/** What a donor may request of a monthly gift, as the sandbox carries it out. */
export const sandboxSubscriptions = ({ pool, publicUrl }: Needs): Subscriptions => {
  const update = async (set: string, id: string, ...values: unknown[]): Promise<SubscriptionAnswer> => {
    const { rowCount } = await pool.query(
      `update sandbox_subscriptions set ${set} where id = $1 and status <> 'ENDED'`,
      [id, ...values],
    );
    return rowCount === 1 ? "done" : "refused";
  };
  return {
    change: (id, { chargedCents, dayOfMonth, nextChargeOn }) =>
      update(
        "amount_cents = $2, day_of_month = $3, next_charge_on = $4",
        id,
        chargedCents,
        dayOfMonth,
        nextChargeOn,
      ),
    pause: (id) => update("status = 'PAUSED', retry_on = null, owed_payment_id = null", id),
    resume: (id, nextChargeOn) =>
      update(
        "status = case when status = 'PAUSED' then 'ACTIVE' else status end, next_charge_on = $2",
        id,
        nextChargeOn,
      ),
    cancel: async (id) => {
      await update("status = 'ENDED', retry_on = null", id);
      return (await find(pool, id)) ? "done" : "refused";
    },
    changeMethod: async (id, returnUrl) => {
      const known = await find(pool, id);
      if (!known || known.status === "ENDED") return "refused";
      const back = new URLSearchParams({ returnTo: returnUrl }).toString();
      return { url: `${publicUrl}/sandbox/subscriptions/${id}/method?${back}` };
    },
    charges: async (id, since) => {
      const { rows } = await pool.query<{ id: string }>(
        `select id from sandbox_payments where subscription_id = $1 and created_at >= $2::date
         order by created_at desc`,
        [id, since],
      );
      return rows.map((charge) => charge.id);
    },
    describe: async (id) => {
      const known = await find(pool, id);
      if (!known) return "refused";
      return {
        status: known.status,
        nextChargeOn: known.status === "ENDED" ? null : known.nextChargeOn,
        method: { kind: known.methodKind, lastDigits: known.lastDigits },
      };
    },
  };
};

export const sandboxSubscriptionControls = (pool: pg.Pool) => ({
  findSubscription: async (id: string): Promise<SandboxSubscription | null> => {
    const { rows } = await pool.query<SandboxSubscription>(
      "select id, reference, language from sandbox_subscriptions where id = $1 and status <> 'ENDED'",
      [id],
    );
    return rows[0] ?? null;
  },
  /** From now on every charge declines, until the method is changed. */
  declineFromNow: async (id: string): Promise<void> => {
    await pool.query("update sandbox_subscriptions set declines = true where id = $1", [id]);
  },
  useMethod: async (id: string, kind: MethodKind): Promise<void> => {
    await pool.query(
      "update sandbox_subscriptions set method_kind = $2, last_digits = $3, declines = false where id = $1",
      [id, kind, String(randomInt(1000, 9999))],
    );
  },
});

type Found = {
  status: SubscriptionReport["status"];
  nextChargeOn: string;
  methodKind: MethodKind;
  lastDigits: string;
};

async function find(pool: pg.Pool, id: string): Promise<Found | null> {
  const { rows } = await pool.query<Found>(
    `select status, next_charge_on::text as "nextChargeOn", method_kind as "methodKind", last_digits as "lastDigits"
     from sandbox_subscriptions where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
