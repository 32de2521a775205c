import { dayMs } from "#domain/calendar/day.ts";
import { askProviders } from "#domain/giving/settle/ask-providers.ts";
import type { PaymentRef, PaymentReport, Provider } from "#domain/giving/payment-report.ts";
import type { Payments, ReturnedSince } from "#domain/giving/ports.ts";
import type { SettleOutcome } from "#domain/giving/settle/settle-donation.ts";
import { agrees, type Comparison } from "#domain/reconciliation/comparison.ts";
import type { Check, Books } from "./check.ts";

export type ProviderAccess = {
  fetch: Payments["fetch"];
  settle: (report: PaymentReport) => Promise<SettleOutcome>;
};

/** Polls each payment and settles news; a provider that does not answer is not asked again. */
async function faultsOf(payments: readonly PaymentRef[], asking: ProviderAccess): Promise<readonly string[]> {
  const faults: string[] = [];
  const left = await askProviders(payments, async (payment) => {
    const fault = await faultOf(payment, asking);
    if (fault) faults.push(fault);
    return fault?.endsWith(silence.unavailable) ? "unavailable" : fault;
  });
  const notAsked = Map.groupBy(left, ({ provider }) => provider);
  return [
    ...faults,
    ...[...notAsked].map(
      ([provider, { length }]) => `${provider}: ${length} more payments were not asked about`,
    ),
  ];
}

/** Polls one payment and settles news; a remaining mismatch is a fault. */
async function faultOf(payment: PaymentRef, { fetch, settle }: ProviderAccess): Promise<string | null> {
  const report = await fetch(payment);
  const fault = typeof report === "string" ? silence[report] : await mismatch(settle(report));
  return fault && `${payment.provider} payment ${payment.paymentId}: ${fault}`;
}

const silence = {
  unavailable: "the provider cannot be asked",
  unknown: "the provider does not know it",
} as const;

async function mismatch(settled: Promise<SettleOutcome>): Promise<string | null> {
  const outcome = await settled;
  return outcome.ok ? null : outcome.reason;
}

/** Bank transfers have no provider, and neither has the demonstration's history. */
const hasNoProvider = (attempt: string): string =>
  `(${attempt}.provider = 'bank' or ${attempt}.payment_id like 'demo-payment-%')`;

const recentDays = 3;

/**
 * Polls each payment of the last days. Missed news, such as a refund in the provider's dashboard, is settled at once; a
 * remaining mismatch is a fault.
 */
export const providerAgrees = (asking: ProviderAccess): Check => ({
  name: "provider-agrees",
  claim: "Recent payments at the payment providers match our records.",
  faults: async (books) => {
    const { rows: payments } = await books.query<PaymentRef>(
      `/* never null: provider, because a payment has both */ select a.provider, a.payment_id as "paymentId" from payment_attempts a join donations d on d.id = a.donation_id
       where a.payment_id is not null and not ${hasNoProvider("a")}
         and greatest(d.created_at, d.paid_at) > now() - make_interval(days => ${recentDays})
       order by d.created_at, a.id`,
    );
    return faultsOf(payments, asking);
  },
});

type ReturnsNeeds = ProviderAccess & {
  providers: readonly Readonly<{ name: Provider; returnedSince: ReturnedSince }>[];
  clock: () => Date;
};

/** Providers repeat a notice for up to three days; this is longer than an unnoticed outage. */
const noticeDays = 14;

/**
 * Money can go back months after a payment, and the notice may be lost. Asks each provider for returned payments and
 * for disputes that are open here; news is settled at once.
 */
export const providerReturns = ({ providers, clock, ...asking }: ReturnsNeeds): Check => ({
  name: "provider-returns",
  claim: "Every recent refund and return at the payment providers is in our ledger.",
  faults: async (books) => {
    const since = new Date(clock().getTime() - noticeDays * dayMs);
    const faults: string[] = [];
    const returned: PaymentRef[] = [];
    for (const { name, returnedSince } of providers) {
      const paymentIds = await returnedSince(since);
      if (paymentIds === "unavailable") faults.push(`${name}: the provider cannot be asked`);
      else returned.push(...paymentIds.map((paymentId) => ({ provider: name, paymentId })));
    }
    return [...faults, ...(await faultsOf(await oursAmong(books, returned), asking))];
  },
});

/** The provider's account may serve others too; unpaid payments have nothing to return. */
async function oursAmong(books: Books, returned: readonly PaymentRef[]): Promise<readonly PaymentRef[]> {
  const { rows } = await books.query<PaymentRef>(
    `/* never null: provider, paymentId, because it was paid */ select a.provider, a.payment_id as "paymentId" from payment_attempts a join donations d on d.id = a.donation_id
     where d.paid_attempt_id = a.id and not ${hasNoProvider("a")}
       and (d.status = 'DISPUTED'
         or (a.provider, a.payment_id) in (select * from unnest($1::text[], $2::text[])))
     order by d.created_at, a.id`,
    [returned.map(({ provider }) => provider), returned.map(({ paymentId }) => paymentId)],
  );
  return rows;
}

type ComparisonNeeds = {
  compare: () => Promise<readonly Comparison[]>;
  /** Stores the night's result; omitted when only looking. */
  keep?: (books: Books, compared: readonly Comparison[]) => Promise<void>;
};

/** Bank accounts without a statement are no fault. */
export const outsideAgrees = ({ compare, keep }: ComparisonNeeds): Check => ({
  name: "outside-agrees",
  claim: "Every payment provider and bank account balance matches the ledger, to the cent.",
  faults: async (books) => {
    const compared = await compare();
    await keep?.(books, compared);
    return compared
      .filter((each) => !agrees(each) && each.notTold !== "no_statement")
      .map(({ account, booksCents, outsideCents, notTold }) =>
        notTold
          ? `${account}: ${unknownBalance[notTold]}`
          : `${account}: the books say ${booksCents} cents, outside are ${outsideCents}`,
      );
  },
});

const unknownBalance = {
  unavailable: "the provider cannot be asked",
  not_permitted: "our key may not read the balance",
  no_statement: "no statement was uploaded",
} as const;
