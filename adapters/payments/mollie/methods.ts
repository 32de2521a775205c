import type { Client } from "mollie-api-typescript";
import { MethodEnum } from "mollie-api-typescript/models";
import type { PaymentOrder } from "#domain/giving/ports.ts";
import type { MethodOffer } from "#domain/giving/start/method-offer.ts";
import { noCents } from "#domain/money/cents.ts";
import type { OnlineMethod } from "#domain/money/online-method.ts";
import { centsOf } from "./client.ts";

/** Apple Pay and Google Pay are other methods and stay on: card numbers cannot be typed into them. */
export const cardMethod = "creditcard";
const wallets = { APPLE_PAY: "applepay", GOOGLE_PAY: "googlepay" } as const;
const knownMs = 60_000;
const known = Object.values(MethodEnum);

/** Mollie's names of the methods that begin a payment. It takes no debit without an earlier payment. */
const names = {
  IDEAL: "ideal",
  CARD: cardMethod,
  BANCONTACT: "bancontact",
  PAYPAL: "paypal",
} as const satisfies Partial<Record<OnlineMethod, string>>;

type Listed = Awaited<ReturnType<Client["methods"]["list"]>>["embedded"]["methods"];

export type MollieMethods = ReturnType<typeof mollieMethods>;

/** Asked of Mollie, because it refuses methods that the account lacks; cached for a minute. */
export function mollieMethods(client: Promise<Client>, now: () => number) {
  const kept = new Map<boolean, { methods: Promise<Listed>; until: number }>();
  const listed = (monthly: boolean): Promise<Listed> => {
    const found = kept.get(monthly);
    if (found && found.until > now()) return found.methods;
    const methods = client
      .then((mollie) =>
        mollie.methods.list({
          // The client sends one wallet only; Google Pay is listed with cards.
          includeWallets: "applepay",
          ...(monthly && { sequenceType: "first" }),
        }),
      )
      .then(({ embedded }) => embedded.methods);
    kept.set(monthly, { methods, until: now() + knownMs });
    methods.catch(() => {
      if (kept.get(monthly)?.methods === methods) kept.delete(monthly);
    });
    return methods;
  };
  const namesOf = async (monthly: boolean): Promise<MethodEnum[]> => {
    const ids = (await listed(monthly)).map(({ id }) => id);
    return known.filter((method) => ids.some((id) => id === method));
  };

  return {
    offers: async (): Promise<MethodOffer[]> => {
      const [once, monthly] = await Promise.all([listed(false), listed(true)]);
      const offered = (["IDEAL", "CARD", "BANCONTACT", "PAYPAL"] as const).map((method) => ({
        method,
        once: limitsIn(once, names[method]),
        monthly: limitsIn(monthly, names[method]),
        wallets:
          method === "CARD"
            ? (["APPLE_PAY", "GOOGLE_PAY"] as const).filter((wallet) => limitsIn(once, wallets[wallet]))
            : [],
      }));
      return offered.filter((each) => each.once || each.monthly);
    },

    /** What the donor can choose on Mollie's page; null: everything. */
    namesFor: async ({
      method,
      frequency,
      without = [],
    }: Pick<PaymentOrder, "method" | "frequency" | "without">): Promise<MethodEnum[] | null> => {
      const cardsAreOff = without.includes(cardMethod);
      if (method === null && !cardsAreOff) return null;
      const all = await namesOf(frequency === "MONTHLY");
      if (method === null) return all.filter((name) => name !== cardMethod);
      const chosen: string[] = method === "CARD" ? [cardMethod, ...Object.values(wallets)] : [nameOf(method)];
      return all.filter((name) => chosen.includes(name) && !(cardsAreOff && name === cardMethod));
    },
  };
}

const nameOf = (method: OnlineMethod): string => (method === "SEPA_DEBIT" ? "directdebit" : names[method]);

function limitsIn(methods: Listed, name: string): MethodOffer["once"] {
  const found = methods.find(({ id }) => id === name);
  if (!found) return null;
  const { minimumAmount, maximumAmount } = found;
  return {
    minCents: minimumAmount ? centsOf(minimumAmount) : noCents,
    maxCents: maximumAmount ? centsOf(maximumAmount) : null,
  };
}
