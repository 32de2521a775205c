import { bookedCurrency } from "#domain/money/currency.ts";
import { pendingDonation, type Donation, type DonationChoices } from "../donation.ts";
import type { GiftNote } from "../gift-note.ts";
import { newAttempt, type PaymentAttempt } from "../payment-attempt.ts";
import type { PaymentReport } from "../payment-report.ts";
import type { Purposes } from "../ports.ts";
import type { RecalledPayment } from "./recalled-payment.ts";

type Needs = {
  find: (donationId: string) => Promise<Donation | null>;
  /** Null: no such account. */
  addressOf: (userId: string) => Promise<string | null>;
  /** Placeholder for an unknown email address. */
  noAddress: (donationId: string) => string;
  purposes: Purposes;
  /** Stores what is missing; changes nothing that exists. */
  store: (donation: Donation, attempt: PaymentAttempt) => Promise<void>;
};

/** The money is then listed for staff. */
type NotRecreated = "note_unreadable" | "purpose_unknown" | "amount_unlike_note";

/** Recreates a donation missing from a restored backup, under its own ids, as pending. The words of a tribute are lost. */
export const recreateGift =
  ({ find, addressOf, noAddress, purposes, store }: Needs) =>
  async (report: PaymentReport, recalled: RecalledPayment): Promise<"recreated" | NotRecreated> => {
    const { note, createdAt, attemptId } = recalled;
    const names = namesIn(attemptId);
    if (!note || !names) return "note_unreadable";
    if (report.currency !== bookedCurrency || note.giftCents > report.chargedCents)
      return "amount_unlike_note";
    // A purpose that has ended was open when this was given.
    const purpose = await purposes.status(note);
    if (purpose === "campaign_unknown" || purpose === "program_unknown") return "purpose_unknown";

    const { donationId, number } = names;
    // Another attempt of a known gift.
    const known = await find(donationId);
    const address = note.userId === null ? null : await addressOf(note.userId);
    const choices: DonationChoices = {
      ...chosenIn(note),
      chargedCents: report.chargedCents,
      currency: bookedCurrency,
      frequency: recalled.frequency,
      byTransfer: false,
      method: null,
      donorName: known?.donorName ?? recalled.donorName,
      donorEmail: known?.donorEmail ?? recalled.donorEmail ?? address ?? noAddress(donationId),
      tribute: known?.tribute ?? null,
    };
    // An unknown account would hide the donation from the person who later proves the address.
    const visitor = { userId: address === null ? null : note.userId, country: null };
    const begun = { id: donationId, reference: note.reference, createdAt };
    const donation = known ?? pendingDonation(choices, visitor, begun);
    const attempt = newAttempt({ ...donation, ...choices }, number, createdAt);
    const { provider, paymentId } = report;
    await store(donation, { ...attempt, payment: { provider, paymentId } });
    return "recreated";
  };

const chosenIn = ({ giftCents, campaignId, programId, fund, language }: GiftNote) => ({
  giftCents,
  campaignId,
  programId,
  fund,
  language,
});

/** An attempt's id contains its donation's. */
function namesIn(attemptId: string): Readonly<{ donationId: string; number: number }> | null {
  const [, donationId, number] = /^([\w-]{1,100})-(\d{1,4})$/.exec(attemptId) ?? [];
  return donationId && number ? { donationId, number: Number(number) } : null;
}
