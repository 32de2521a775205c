import { randomBytes } from "node:crypto";
import type { Cents } from "#domain/money/cents.ts";
import type {
  Amount,
  CustomerResponse,
  EntityChargeback,
  EntitySettlement,
  ListSettlementCaptureResponse,
  MandateResponse,
  PaymentResponse,
  RefundResponse,
  SubscriptionResponse,
} from "mollie-api-typescript/models";

/** What the fake remembers: Mollie's own objects, as its client types them; their links are made when they are shown. */
export type FakePayment = Omit<PaymentResponse, "links">;
export type FakeRefund = Omit<RefundResponse, "links">;
export type FakeChargeback = Omit<EntityChargeback, "links">;
export type FakeCapture = Omit<ListSettlementCaptureResponse, "links">;
export type FakeCustomer = Omit<CustomerResponse, "links">;
export type FakeMandate = Omit<MandateResponse, "links">;
export type FakeSettlement = Omit<EntitySettlement, "links">;
export type FakeSubscription = Omit<SubscriptionResponse, "links">;

/** A movement on the balance, with what Mollie kept of it. */
export type FakeTransaction = {
  id: string;
  type: string;
  initialCents: Cents;
  feeCents: Cents;
  /** Flat, as in every example and live answer; Mollie's schema, and so its client, has it one level deeper. */
  context: FakeContext;
  createdAt: string;
};
/** An empty list where there is nothing to say. */
export type FakeContext = Readonly<Record<string, string>> | readonly never[];

export const fakeBooks = () => ({
  /** What the profile takes; some not as the first of many. */
  methods: [
    { id: "ideal", min: "0.01" },
    { id: "bancontact", min: "0.02" },
    { id: "banktransfer", min: "5.00" },
  ] as { id: string; min: string; max?: string; isOnce?: true }[],
  /** The methods that a payment is limited to, where it is. */
  offered: new Map<string, readonly string[]>(),
  transactions: [] as FakeTransaction[],
  /** The oldest first. */
  settlements: [] as FakeSettlement[],
  /** Which settlement a payment, refund, chargeback or capture was paid out with, by the names of both. */
  settledWith: new Map<string, string>(),
  customers: new Map<string, FakeCustomer>(),
  payments: new Map<string, FakePayment>(),
  refunds: new Map<string, FakeRefund>(),
  chargebacks: new Map<string, FakeChargeback>(),
  captures: new Map<string, FakeCapture>(),
  subscriptions: new Map<string, FakeSubscription>(),
  /** Those that were charged: from the first time on a start date cannot be changed. */
  charged: new Set<string>(),
  mandates: new Map<string, FakeMandate>(),
  /** Mollie gives a customer no two living subscriptions of one description; without that, only our own care is left. */
  allowsTwins: false,
  /** What can be refunded from; null: more than enough. */
  balanceCents: null as number | null,
});
export type FakeBooks = ReturnType<typeof fakeBooks>;

export const idOf = (kind: string): string => `${kind}_${randomBytes(6).toString("hex")}`;
export const centsIn = ({ value }: Amount): number => Math.round(Number(value) * 100);
export const isActive = ({ status }: FakeSubscription): boolean =>
  status !== "canceled" && status !== "completed";
