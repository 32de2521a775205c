import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { RefundedPayment } from "./ports.ts";
import type { RefundNeeds } from "./pursue-refund.ts";

/** The unmatched rest of a payment in suspense. */
export type MoneyInSuspense = Readonly<{ payment: RefundedPayment; cents: Cents }>;

type Needs = Pick<RefundNeeds, "refund" | "follow"> & {
  find: (id: number) => Promise<MoneyInSuspense | null>;
  /** Stored before the provider is called. */
  noteAsked: (id: number, cents: Cents, by: Actor, requestId: string) => Promise<void>;
  markReturned: (id: number) => Promise<void>;
};

export type ReturnOutcome =
  | { ok: true }
  | { ok: false; reason: "not_found" | "nothing_left" | "refused" | "unavailable" };

/** Sends unmatched money back. The provider is first asked under our own name, so repeating it sends it once. */
export const returnUnfitMoney =
  ({ find, noteAsked, markReturned, refund, follow }: Needs) =>
  async (id: number, by: Actor, requestId: string): Promise<ReturnOutcome> => {
    const money = await find(id);
    if (!money) return { ok: false, reason: "not_found" };
    const name = `unfit-${id}-`;
    const shown = await follow(money.payment);
    if (shown === "unavailable") return { ok: false, reason: "unavailable" };
    const ours = shown.filter(({ requestId: ourName }) => ourName?.startsWith(name));
    if (ours.some(({ state }) => state !== "failed")) {
      await markReturned(id);
      return { ok: true };
    }
    if (money.cents <= 0 || money.payment.provider === "bank") return { ok: false, reason: "nothing_left" };

    await noteAsked(id, money.cents, by, requestId);
    const answer = await refund(money.payment, money.cents, `${name}${ours.length + 1}`);
    if (answer !== "accepted") return { ok: false, reason: answer };
    await markReturned(id);
    await follow(money.payment);
    return { ok: true };
  };
