import type { Client } from "mollie-api-typescript";
import { MethodEnum } from "mollie-api-typescript/models";

export const cardMethod = "creditcard";
/** Apple Pay and Google Pay stay on: card numbers cannot be typed into them. */
const knownMs = 10 * 60_000;
const known = Object.values(MethodEnum);

/** The account's payment methods without cards. */
export type WithoutCards = (monthly: boolean) => Promise<MethodEnum[]>;

/** Asked of Mollie, because it refuses methods that the account lacks; cached for ten minutes. */
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
