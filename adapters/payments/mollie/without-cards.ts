import type { Client } from "mollie-api-typescript";
import { MethodEnum } from "mollie-api-typescript/models";

export const cardMethod = "creditcard";
/** Apple Pay and Google Pay are cards in a telephone, which nobody can type a number into. */
const knownMs = 10 * 60_000;
const known = Object.values(MethodEnum);

/** What a payment may be paid with when cards are switched off: all that the account has, without them. */
export type WithoutCards = (monthly: boolean) => Promise<MethodEnum[]>;

/** Asked of Mollie, because a method that the account does not have would be refused, and kept for ten minutes. */
export function withoutCards(client: Promise<Client>, now: () => number): WithoutCards {
  const kept = new Map<boolean, { methods: MethodEnum[]; until: number }>();
  return async (monthly) => {
    const found = kept.get(monthly);
    if (found && found.until > now()) return found.methods;
    const { embedded } = await (await client).methods.list(monthly ? { sequenceType: "first" } : {});
    const ids = embedded.methods.map(({ id }) => id);
    const methods = known.filter((method) => method !== cardMethod && ids.some((id) => id === method));
    kept.set(monthly, { methods, until: now() + knownMs });
    return methods;
  };
}
