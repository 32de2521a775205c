import type { PaymentReport } from "../payment-report.ts";
import type { Notice } from "../ports.ts";
import type { SettleOutcome } from "../settle/settle-donation.ts";
import type { CardTrust } from "./card-trust.ts";
import { doubtfulFrom, riskOfPayment, type CardSigns, type Risk } from "./risk.ts";

/** By the provider's fingerprint of the card. */
export type CardUse = Readonly<{ id: string; card: string; declined: boolean }>;

type Settle = (report: PaymentReport, notice?: Notice | null) => Promise<SettleOutcome>;
type Needs = {
  settle: Settle;
  trust: Pick<CardTrust, "hear">;
  /** Stores these for a day and returns what the last card did in that time and the donation's first score. */
  noteUses: (
    donationId: string,
    provider: string,
    uses: readonly CardUse[],
  ) => Promise<Readonly<{ start: Risk; card: Omit<CardSigns, "declinesBefore"> }>>;
  /** Once per gift. */
  noteDoubt: (donationId: string, risk: Risk) => Promise<void>;
};

/** Settles, and marks donations that may be card testing for review. They settle like any other, because the money arrived. */
export const watchingCards =
  ({ settle, trust, noteUses, noteDoubt }: Needs): Settle =>
  async (report, notice = null) => {
    trust.hear(report);
    const outcome = await settle(report, notice);
    const uses = usesIn(report);
    if (!outcome.ok || !outcome.changed || uses.length === 0) return outcome;
    const { start, card } = await noteUses(outcome.donationId, report.provider, uses);
    if (report.state !== "paid" || !report.card) return outcome;
    const risk = riskOfPayment(start, { ...card, declinesBefore: report.declines?.length ?? 0 });
    if (risk.score >= doubtfulFrom) await noteDoubt(outcome.donationId, risk);
    return outcome;
  };

/** Declined cards, then the one that paid. A renewal has no donor present. */
function usesIn({ attemptId, paymentId, state, card, declines = [] }: PaymentReport): CardUse[] {
  if (attemptId === null) return [];
  const declined = declines.flatMap(({ id, card: mark }) =>
    mark ? [{ id, card: mark, declined: true }] : [],
  );
  return [...declined, ...(state === "paid" && card ? [{ id: paymentId, card, declined: false }] : [])];
}
