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
import type { FeeRates } from "#domain/money/cover-fees.ts";
import { purposesFrom } from "../../giving/open-purposes.ts";

type Needs = {
  pool: pg.Pool;
  content: Content;
  donations: ReturnType<typeof storedDonations>;
  payments: Payments;
  mayGive: (country: string | null) => Promise<boolean>;
  feeRates: () => Promise<FeeRates>;
  sessions: ReturnType<typeof carriedSessions>;
  newReference: () => string;
  clock: () => Date;
};

export function composeStarting({ pool, content, donations, payments, mayGive, sessions, ...needs }: Needs) {
  const { feeRates, newReference, clock } = needs;
  return {
    openPaymentSession: openPaymentSession({
      sessions: storedPaymentSessions(pool, sessions.read),
      payments,
      isServed: mayGive,
      feeRates,
      newSecret: sessions.secretOf,
      clock,
    }),
    startDonation: startDonation({
      donations,
      payments,
      purposes: purposesFrom(content),
      isServed: mayGive,
      newId: () => giftId(clock()),
      newReference,
      clock,
      pause: (ms) => pause(ms),
    }),
  };
}
