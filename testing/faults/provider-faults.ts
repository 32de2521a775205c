import type { Gift, Outside } from "./outside.ts";

type ProviderFault = Readonly<{
  name: string;
  begin: (outside: Outside) => Promise<void> | void;
  /** What happens meanwhile at the provider's page and in its notices. */
  during?: (outside: Outside, gifts: readonly Gift[]) => Promise<void>;
  end: (outside: Outside) => Promise<void> | void;
  /** Nobody can give meanwhile, and is told so. */
  keepsFromGiving: boolean;
}>;

/** Longer than the program waits. */
const tooLateMs = 7_000;
const manyTimes = 15;

const well = ({ mollie }: Outside): void => mollie.ail(null);
/** Those who had gone there before pay all the same: the provider's page is not its API. */
const payAll = async ({ pay }: Outside, gifts: readonly Gift[]): Promise<void> => {
  for (const gift of gifts) await pay(gift);
};

/** Two gifts are begun before each; it is begun, looked at and ended, and nothing else is done about it. */
export const providerFaults: readonly ProviderFault[] = [
  {
    name: "provider refuses connections",
    begin: ({ door }) => door.shut(),
    during: payAll,
    end: ({ door }) => door.open(),
    keepsFromGiving: true,
  },
  {
    name: "provider answers 503",
    begin: ({ mollie }) => mollie.ail({ status: 503 }),
    during: payAll,
    end: well,
    keepsFromGiving: true,
  },
  {
    name: "provider slower than our patience",
    begin: ({ mollie }) => mollie.ail({ delayMs: tooLateMs }),
    during: payAll,
    end: well,
    keepsFromGiving: true,
  },
  {
    name: "provider shows a page in place of its answers",
    begin: ({ mollie }) => mollie.ail({ page: 200 }),
    during: payAll,
    end: well,
    keepsFromGiving: true,
  },
  {
    name: "provider cuts its answers off",
    begin: ({ mollie }) => mollie.ail("cut_within"),
    during: payAll,
    end: well,
    keepsFromGiving: true,
  },
  {
    name: "provider lies: notices of payments that it does not know, or that nobody paid",
    begin: async ({ tell }) => {
      for (const name of ["tr_nobody", "tr_0000000000", "no payment", ""]) await tell(name);
    },
    during: async ({ tell }, gifts) => {
      for (const { paymentId } of gifts) await tell(paymentId);
    },
    end: () => {},
    keepsFromGiving: false,
  },
  {
    name: "provider lies: another amount, another currency",
    begin: () => {},
    during: async ({ mollie, tell, lied }, [less, dollars]) => {
      if (!less || !dollars) throw new Error("Two gifts are needed");
      mollie.pay(less.paymentId, { received: "0.25" });
      const payment = mollie.books.payments.get(dollars.paymentId);
      if (payment) payment.amount = { ...payment.amount, currency: "USD" };
      mollie.pay(dollars.paymentId);
      for (const { paymentId } of [less, dollars]) {
        lied.add(paymentId);
        await tell(paymentId);
      }
    },
    end: () => {},
    keepsFromGiving: false,
  },
  {
    name: "provider repeats itself: every notice many times, the last first, all at once",
    begin: () => {},
    during: async (outside, gifts) => {
      await payAll(outside, gifts);
      const again = Array.from({ length: manyTimes }, () => gifts.toReversed()).flat();
      await Promise.all(again.map(({ paymentId }) => outside.tell(paymentId)));
    },
    end: () => {},
    keepsFromGiving: false,
  },
];
