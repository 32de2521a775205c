import type { KeptRefund, RefundedPayment, Refunds } from "./ports.ts";
import type { Cents } from "#domain/money/cents.ts";

/** A refund as the provider shows it. */
export type ShownRefund = Readonly<{ requestId?: string; state: "pending" | "done" | "failed" }>;

export type RefundNeeds = {
  refunds: Refunds;
  /** `name` is the provider's idempotency key, and the provider gives it back with the refund. */
  refund: (
    payment: RefundedPayment,
    cents: Cents,
    name: string,
  ) => Promise<"accepted" | "refused" | "unavailable">;
  /** Brings donation and books to what the provider now says, and tells which refunds it shows. */
  follow: (payment: RefundedPayment) => Promise<readonly ShownRefund[] | "unavailable">;
};

type Pursued = KeptRefund["outcome"];

/**
 * Each try has a name of its own: a provider that answers a name with its own failure does so for a day, whatever is
 * asked under it. That is safe only because it is looked for first.
 */
const nameOf = (id: string, tries: number): string => `${id}-${tries}`;
const isCalled = (id: string, { requestId }: ShownRefund): boolean => requestId?.startsWith(id) ?? false;

/** Asks for a refund that was just kept. Silence leaves it open: whoever pursues it later looks for it first. */
export const askForRefund =
  ({ refunds, refund, follow }: RefundNeeds) =>
  async ({ id, payment, cents }: KeptRefund, tries: number): Promise<Pursued> => {
    const answer = await refund(payment, cents, nameOf(id, tries));
    if (answer === "unavailable") return "ASKED";
    // Refused may only mean that an earlier try, long silent, was done after all.
    const outcome =
      answer === "accepted"
        ? "ACCEPTED"
        : tries > 1
          ? (shownAs(id, await follow(payment)) ?? "REFUSED")
          : "REFUSED";
    await refunds.settle(id, outcome);
    if (answer === "accepted") await follow(payment);
    return outcome;
  };

/** Whether the provider shows it; what it shows is written down. Null: it does not, and "unavailable" that nobody knows. */
export const lookForRefund =
  ({ refunds, follow }: RefundNeeds) =>
  async ({ id, payment }: KeptRefund): Promise<"ACCEPTED" | "REFUSED" | "unavailable" | null> => {
    const shown = await follow(payment);
    if (shown === "unavailable") return shown;
    const known = shownAs(id, shown);
    if (known) await refunds.settle(id, known);
    return known;
  };

/** Brings an open refund to its end, if that can be known now: it is looked for, and asked for again only if it is not there. */
export const pursueRefund =
  (needs: RefundNeeds) =>
  async (refund: KeptRefund): Promise<Pursued> => {
    const { id, outcome } = refund;
    if (outcome !== "ASKED") return outcome;
    const { refunds } = needs;
    const tries = await refunds.claim(id);
    const found = await lookForRefund(needs)(refund);
    if (found === "ACCEPTED" || found === "REFUSED") return found;
    const now = await refunds.find(id);
    // Where it cannot be looked for it is not asked for either: it may have been done.
    if (!now || tries === null || found === "unavailable") return now?.outcome ?? "ASKED";
    if (now.isOpen) return askForRefund(needs)(now, tries);
    // Meanwhile the bank took it back, or all of it was sent back otherwise.
    await refunds.settle(id, "REFUSED");
    return "REFUSED";
  };

function shownAs(id: string, shown: readonly ShownRefund[] | "unavailable"): "ACCEPTED" | "REFUSED" | null {
  const ours = shown === "unavailable" ? [] : shown.filter((each) => isCalled(id, each));
  if (ours.length === 0) return null;
  return ours.some(({ state }) => state !== "failed") ? "ACCEPTED" : "REFUSED";
}
