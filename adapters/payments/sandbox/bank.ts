import type pg from "pg";
import type { Language } from "#domain/language.ts";
import type { Dispute, PaymentReport, Refund } from "#domain/giving/payment-report.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { OnlineMethod } from "#domain/money/online-method.ts";
import { inBatches } from "../../postgres/base/in-batches.ts";
import {
  actOnPayments,
  columns,
  findPayments,
  openPayments,
  type Act,
  type Order,
} from "./bank-statements.ts";

export type SandboxPayment = Readonly<{
  id: string;
  /** Null: an automatic charge of a monthly donation. */
  attemptId: string | null;
  /** The monthly gift this is a charge of; its first payment begins one. */
  subscriptionId: string | null;
  chargedCents: Cents;
  currency: string;
  frequency: "ONE_TIME" | "MONTHLY";
  reference: string;
  language: Language;
  /** What the donor chose in the form. */
  method: OnlineMethod | null;
  state: PaymentReport["state"];
  paidAt: Date | null;
  /** The card of the payment, if known. */
  card: string | null;
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
  changedAt: Date;
}>;

const sandboxActions = [
  "pay",
  "pay-later",
  /** A debit that was on its way and never was paid. */
  "bounce",
  "decline",
  "cancel",
  "refund",
  "dispute",
  /** The bank takes back a paid debit, without a dispute. */
  "return",
  "win",
  "lose",
] as const;
export type SandboxAction = (typeof sandboxActions)[number];

/** Moves no money, but remembers, refuses and repeats like a provider. */
export const sandboxBank = (pool: pg.Pool) => {
  const open = inBatches((orders: readonly Order[]) => openPayments(pool, orders));
  const pay = inBatches((acts: readonly Act[]) => actOnPayments(pool, "pay", acts));
  return {
    open: async (order: Order): Promise<SandboxPayment> => {
      const opened = await open(order);
      if (opened) return opened;
      const { rows } = await pool.query<SandboxPayment>(
        `select ${columns} from sandbox_payments where attempt_id = $1`,
        [order.attemptId],
      );
      if (!rows[0]) throw new Error(`The sandbox lost the payment of attempt ${order.attemptId}`);
      return rows[0];
    },

    find: inBatches((ids: readonly string[]) => findPayments(pool, ids)),

    /** Does it if the payment's state allows it, and queues its notices in the same statement. */
    act: async (
      id: string,
      action: SandboxAction | "settle",
      cents: Cents | null = null,
      name: string | null = null,
      card: string | null = null,
    ): Promise<boolean> => {
      // Paying happens once; two concurrent other actions may both be intended.
      if (action === "pay") return pay({ id, cents, name, card });
      const [done = false] = await actOnPayments(pool, action, [{ id, cents, name, card }]);
      return done;
    },

    returnedSince: async (since: Date): Promise<string[]> => {
      const { rows } = await pool.query<{ id: string }>(
        "select id from sandbox_payments where changed_at >= $1 and (refunds <> '[]' or disputes <> '[]')",
        [since],
      );
      return rows.map(({ id }) => id);
    },

    /** Payments whose money is now there: those who chose to pay later. */
    settling: async (): Promise<string[]> => {
      const { rows } = await pool.query<{ id: string }>(
        "select id from sandbox_payments where state = 'processing' and settles_at <= now() limit 100",
      );
      return rows.map(({ id }) => id);
    },
  };
};

/** The first payment of a monthly gift names it. */
export const subscriptionIdOf = ({ id, frequency, subscriptionId }: SandboxPayment): string | null =>
  subscriptionId ?? (frequency === "MONTHLY" ? `sub_${id}` : null);
