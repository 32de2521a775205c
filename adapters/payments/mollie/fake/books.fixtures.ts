import { randomBytes } from "node:crypto";

export type FakeAmount = { currency: string; value: string };

/** What the fake remembers. Names are Mollie's own. */
export type FakePayment = {
  id: string;
  status: string;
  amount: FakeAmount;
  description: string;
  sequenceType: string;
  customerId?: string;
  mandateId?: string;
  subscriptionId?: string;
  metadata: unknown;
  webhookUrl: string | null;
  locale: string | null;
  redirectUrl: string | null;
  method: string | null;
  createdAt: string;
  paidAt?: string;
  failedAt?: string;
  details?: { bankReasonCode: string };
  /** Some methods let a payment be taken back; while none is chosen it cannot be. */
  isCancelable: boolean;
  /** Until then it can be paid. */
  expiresAt?: string;
};
export type FakeMovement = {
  id: string;
  paymentId: string;
  amount: FakeAmount;
  status: string;
  createdAt: string;
  reversedAt?: string;
  reason?: { code: string; description: string };
};
export type FakeSubscription = {
  id: string;
  customerId: string;
  status: string;
  amount: FakeAmount;
  startDate: string;
  description: string;
  mandateId?: string;
  metadata: unknown;
  webhookUrl: string | null;
  createdAt: string;
};
export type FakeMandate = {
  id: string;
  customerId: string;
  account: string;
  status: string;
  createdAt: string;
};

/** A movement on the balance, with what Mollie kept of it. */
export type FakeTransaction = {
  id: string;
  type: string;
  initialCents: number;
  feeCents: number;
  /** Flat, as in every example and live answer; Mollie's schema, and so its client, has it one level deeper. */
  context: FakeContext;
  createdAt: string;
};
/** An empty list where there is nothing to say. */
export type FakeContext = Readonly<Record<string, string>> | readonly never[];

export const fakeBooks = () => ({
  transactions: [] as FakeTransaction[],
  customers: new Map<string, { id: string; email: string | null }>(),
  payments: new Map<string, FakePayment>(),
  refunds: new Map<string, FakeMovement>(),
  chargebacks: new Map<string, FakeMovement>(),
  subscriptions: new Map<string, FakeSubscription>(),
  mandates: new Map<string, FakeMandate>(),
});
export type FakeBooks = ReturnType<typeof fakeBooks>;

export const idOf = (kind: string): string => `${kind}_${randomBytes(6).toString("hex")}`;
export const centsIn = ({ value }: FakeAmount): number => Math.round(Number(value) * 100);
