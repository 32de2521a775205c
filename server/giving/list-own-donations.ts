import { dutchDate } from "#domain/calendar/dutch-date.ts";
import type { ListedDonation } from "#domain/giving/donation-list.ts";
import type { Donor } from "#domain/giving/donor.ts";
import { myDonation, type ShownDonation } from "#domain/giving/my-giving.ts";
import type { ReceivedGifts } from "#domain/giving/settle/received-gift.ts";
import type { Language } from "#domain/language.ts";
import type { Purposes } from "#domain/ledger/purpose.ts";

type Needs = {
  ofDonor: (donor: Donor) => Promise<readonly ShownDonation[]>;
  gifts: Pick<ReceivedGifts, "numbersOf" | "purposesOf">;
  purposes: () => Promise<Purposes>;
};

export const listOwnDonations =
  ({ ofDonor, gifts, purposes }: Needs) =>
  async (donor: Donor, language: Language): Promise<ListedDonation[]> => {
    const [given, numbers, booked, known] = await Promise.all([
      ofDonor(donor),
      gifts.numbersOf(donor),
      gifts.purposesOf(donor),
      purposes(),
    ]);
    const purposeOf = (donation: ShownDonation) => {
      const purposeId = booked.get(donation.id);
      if (purposeId !== undefined) return known.booked({ ...donation, purposeId });
      return known.latest("campaign", donation.campaignId) ?? known.latest("program", donation.programId);
    };
    return given.map((donation) => ({
      ...myDonation(donation),
      purpose: purposeOf(donation)?.title[language] ?? null,
      paidOn: donation.paidAt && dutchDate(donation.paidAt),
      receiptNumber: numbers.get(donation.id) ?? null,
    }));
  };
