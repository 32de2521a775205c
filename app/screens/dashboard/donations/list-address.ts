import { readDonationFilter, type DonationFilter } from "#domain/giving/donation-filter.ts";

export type ListAddress = DonationFilter & Readonly<{ page: number }>;

export const ownPath = "/dashboard/donations";
const highestPage = 9999;

export function readListAddress(search: string): ListAddress {
  const page = Number(new URLSearchParams(search).get("page"));
  const isPage = Number.isInteger(page) && page > 0 && page <= highestPage;
  return { ...readDonationFilter(search), page: isPage ? page : 1 };
}

/** Without defaults; empty for the whole list. */
export function searchOf({ year, campaignId, page }: ListAddress): string {
  const query = new URLSearchParams({
    ...(year !== null && { year: String(year) }),
    ...(campaignId !== null && { campaign: campaignId }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? "" : `?${query.toString()}`;
}
