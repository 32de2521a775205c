import { dutchDate } from "#domain/calendar/dutch-date.ts";
import type { Donation } from "#domain/giving/donation.ts";
import type { ListedDonation } from "#domain/giving/donation-list.ts";
import type { Donor } from "#domain/giving/donor.ts";
import { myDonation } from "#domain/giving/my-giving.ts";
import type { ReceivedGifts } from "#domain/giving/received-gift.ts";
import type { Language } from "#domain/language.ts";
import type { Purposes } from "#domain/ledger/purpose.ts";

/** More than anyone gives in a life of monthly gifts. */
const maxListed = 1000;

type Needs = {
  ofDonor: (donor: Donor, most: number) => Promise<readonly Donation[]>;
  gifts: Pick<ReceivedGifts, "numbersOf" | "purposesOf">;
  purposes: () => Promise<Purposes>;
};

/** Everything a donor gave or began to give, newest first. */
export const listOwnDonations =
  ({ ofDonor, gifts, purposes }: Needs) =>
  async (donor: Donor, language: Language): Promise<ListedDonation[]> => {
    const [given, numbers, booked, known] = await Promise.all([
      ofDonor(donor, maxListed),
      gifts.numbersOf(donor),
      gifts.purposesOf(donor),
      purposes(),
    ]);
    const purposeOf = (donation: Donation) => {
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
