import type { KeptRefund, RefundedPayment, Refunds } from "./ports.ts";
import type { Cents } from "#domain/money/cents.ts";

export type ShownRefund = Readonly<{ requestId?: string; state: "pending" | "done" | "failed" }>;

export type RefundNeeds = {
  refunds: Refunds;
  /** `name` is the idempotency key; the provider returns it with the refund. */
  refund: (
    payment: RefundedPayment,
    cents: Cents,
    name: string,
  ) => Promise<"accepted" | "refused" | "unavailable">;
  /** Updates donation and books from the provider's report and returns its refunds. */
  follow: (payment: RefundedPayment) => Promise<readonly ShownRefund[] | "unavailable">;
};

type Pursued = KeptRefund["outcome"];

/** One key per attempt, because providers repeat a failure under the same key for a day. Safe: we look for the refund first. */
const nameOf = (id: string, tries: number): string => `${id}-${tries}`;
const isCalled = (id: string, { requestId }: ShownRefund): boolean => requestId?.startsWith(id) ?? false;

/** Requests a stored refund. Without an answer it stays open, and the next attempt looks for it first. */
export const askForRefund =
  ({ refunds, refund, follow }: RefundNeeds) =>
  async ({ id, payment, cents }: KeptRefund, tries: number): Promise<Pursued> => {
    const answer = await refund(payment, cents, nameOf(id, tries));
    if (answer === "unavailable") return "ASKED";
    // A refusal may mean that an earlier, unanswered attempt succeeded.
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

/** Looks for the refund at the provider and stores what it finds. Null: not there; "unavailable": unknown. */
export const lookForRefund =
  ({ refunds, follow }: RefundNeeds) =>
  async ({ id, payment }: KeptRefund): Promise<"ACCEPTED" | "REFUSED" | "unavailable" | null> => {
    const shown = await follow(payment);
    if (shown === "unavailable") return shown;
    const known = shownAs(id, shown);
    if (known) await refunds.settle(id, known);
    return known;
  };

/** Finishes an open refund if possible: looks for it, and repeats it only if it is not there. */
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
    // If the lookup fails, do not repeat: it may have been done.
    if (!now || tries === null || found === "unavailable") return now?.outcome ?? "ASKED";
    if (now.isOpen) return askForRefund(needs)(now, tries);
    // The bank took the money back, or it was refunded otherwise.
    await refunds.settle(id, "REFUSED");
    return "REFUSED";
  };

function shownAs(id: string, shown: readonly ShownRefund[] | "unavailable"): "ACCEPTED" | "REFUSED" | null {
  const ours = shown === "unavailable" ? [] : shown.filter((each) => isCalled(id, each));
  if (ours.length === 0) return null;
  return ours.some(({ state }) => state !== "failed") ? "ACCEPTED" : "REFUSED";
}
