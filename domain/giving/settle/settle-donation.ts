import { giftId } from "../gift-id.ts";
import type { PaymentRef, PaymentReport } from "../payment-report.ts";
import type { BookMovement, Donations, Notice } from "../ports.ts";
import { referenceBytes, referenceFrom } from "../reference.ts";
import { isChargedAfterEnd, renewalOf } from "../monthly/renewal.ts";
import { planSettlement, type DiscrepancyKind } from "./settlement.ts";
import type { DonationStatus } from "#domain/donation-status.ts";

type Needs<Entry> = {
  donations: Pick<
    Donations<Entry>,
    "findByPayment" | "settle" | "findMonthly" | "beginRenewal" | "noteDiscrepancy"
  >;
  book: BookMovement<Entry>;
  newId?: () => string;
  newReference?: () => string;
};

export type SettleOutcome =
  | Readonly<{
      ok: true;
      donationId: string;
      status: DonationStatus;
      changed: boolean;
      /** Payments of the same donation to be withdrawn, now that this one has been paid. */
      withdraw: readonly PaymentRef[];
    }>
  | Readonly<{ ok: false; reason: DiscrepancyKind }>;

/** Another writer won each time: this is a bug, not a reason to retry. */
const maxTries = 100;

/** Safe with any report, in any order, repeatedly and concurrently: it writes only if the version it decided on is unchanged. */
export const settleDonation =
  <Entry>({ donations, book, newId = randomId, newReference = randomReference }: Needs<Entry>) =>
  async (report: PaymentReport, notice: Notice | null = null): Promise<SettleOutcome> => {
    for (let tries = 0; tries < maxTries; tries++) {
      const known = await donations.findByPayment(report);
      if (!known) {
        const monthly = await monthlyOf(report);
        if (monthly) {
          // Charged after the donor ended it: not a gift, and staff give it back.
          if (isChargedAfterEnd(monthly, report)) {
            await donations.noteDiscrepancy({
              kind: "charged_after_end",
              report,
              donationId: monthly.first.id,
            });
            return { ok: false, reason: "charged_after_end" };
          }
          // The second caller creates nothing, and both find the same donation in the next round.
          const { donation, attempt } = renewalOf(monthly, report, {
            id: newId(),
            reference: newReference(),
          });
          await donations.beginRenewal(donation, attempt);
          continue;
        }
        // Money that belongs to no donation is for staff to find out about; anything else is noise.
        if (report.state === "paid")
          await donations.noteDiscrepancy({ kind: "unknown_payment", report, donationId: null });
        return { ok: false, reason: "unknown_payment" };
      }

      const { donation, attempt, others } = known;
      const settlement = planSettlement(known, report);
      if (settlement) {
        const entries = settlement.movements.map(book);
        // A notice with payments left to withdraw must be handled again after a crash.
        const done = others.length === 0 ? notice : null;
        if ((await donations.settle(settlement, entries, done)) === "stale") continue;
      }

      const mismatch = settlement?.discrepancies.find((kind) => kind !== "owed_twice");
      if (mismatch) return { ok: false, reason: mismatch };
      const paidNow = (settlement?.donation ?? donation).paidAttemptId === attempt.id;
      return {
        ok: true,
        donationId: donation.id,
        status: settlement?.moves.at(-1) ?? donation.status,
        changed: settlement !== null,
        withdraw: paidNow ? others : [],
      };
    }
    throw new Error(
      `Payment ${report.provider} ${report.paymentId} changed ${maxTries} times while it was settled`,
    );

    /** The provider charges monthly donations automatically, so a payment can arrive before its donation exists. */
    async function monthlyOf({ provider, subscriptionId }: PaymentReport) {
      return subscriptionId === null ? null : donations.findMonthly({ provider, subscriptionId });
    }
  };

const randomId = (): string => giftId(new Date());
const randomReference = (): string => referenceFrom(crypto.getRandomValues(new Uint8Array(referenceBytes)));
