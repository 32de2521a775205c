import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { carriedSessions } from "#adapters/postgres/giving/carried-sessions.ts";
import type { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { storedPaymentSessions } from "#adapters/postgres/giving/payment-sessions.ts";
import type { Content } from "#domain/content/ports.ts";
import { giftId } from "#domain/giving/gift-id.ts";
import { openPaymentSession } from "#domain/giving/start/open-payment-session.ts";
import type { Payments } from "#domain/giving/ports.ts";
import { startDonation } from "#domain/giving/start/start-donation.ts";
import { purposesFrom } from "../../giving/open-purposes.ts";
import type { paymentMethods } from "../../giving/payment-methods.ts";

type Needs = {
  pool: pg.Pool;
  content: Content;
  donations: ReturnType<typeof storedDonations>;
  payments: Payments;
  methods: Pick<ReturnType<typeof paymentMethods>, "offered" | "fees" | "forget">;
  mayGive: (country: string | null) => Promise<boolean>;
  sessions: ReturnType<typeof carriedSessions>;
  newReference: () => string;
  clock: () => Date;
};

export function composeStarting({ pool, content, donations, mayGive, methods, sessions, ...needs }: Needs) {
  const { newReference, clock } = needs;
  const payments: Payments = {
    ...needs.payments,
    open: async (order) => {
      const opened = await needs.payments.open(order);
      if (opened === "method_unavailable") methods.forget();
      return opened;
    },
  };
  return {
    openPaymentSession: openPaymentSession({
      sessions: storedPaymentSessions(pool, sessions.read),
      payments,
      isServed: mayGive,
      feeRates: methods.fees,
      newSecret: sessions.secretOf,
      clock,
    }),
    startDonation: startDonation({
      donations,
      payments,
      purposes: purposesFrom(content),
      methods: methods.offered,
      isServed: mayGive,
      newId: () => giftId(clock()),
      newReference,
      clock,
      pause: (ms) => pause(ms),
    }),
  };
}
