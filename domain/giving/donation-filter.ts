import { yearOf } from "#domain/calendar/day.ts";
import { dutchYear } from "#domain/calendar/dutch-date.ts";
import type { ListedDonation } from "./donation-list.ts";

export type DonationFilter = Readonly<{ year: number | null; campaignId: string | null }>;

/** Reads the query of an address and ignores invalid values. */
export function readDonationFilter(search: string): DonationFilter {
  const query = new URLSearchParams(search);
  const year = Number(query.get("year"));
  const campaign = query.get("campaign");
  return {
    year: Number.isInteger(year) && year >= 2000 && year < 10_000 ? year : null,
    campaignId: campaign === everything ? null : campaign || null,
  };
}

/** Sent by a form without JavaScript when no filter is chosen. */
export const everything = "all";

/** Donations without a campaign; no campaign has this name. */
export const noCampaign = "none";

export const filterDonations = <Listed extends Pick<ListedDonation, "createdAt" | "campaignId">>(
  donations: readonly Listed[],
  { year, campaignId }: DonationFilter,
): Listed[] =>
  donations.filter(
    (donation) =>
      (year === null || yearGiven(donation) === year) &&
      (campaignId === null || (donation.campaignId ?? noCampaign) === campaignId),
  );

/** The Dutch calendar year of the date that the list shows. */
export const yearGiven = ({ createdAt }: Pick<ListedDonation, "createdAt">): number =>
  dutchYear(new Date(createdAt));

/** Years with payments, newest first. */
export const yearsPaid = (donations: readonly Pick<ListedDonation, "paidOn">[]): number[] =>
  [...new Set(donations.flatMap(({ paidOn }) => (paidOn === null ? [] : [yearOf(paidOn)])))].sort(
    (a, b) => b - a,
  );
