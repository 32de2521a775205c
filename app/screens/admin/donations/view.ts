import { key } from "../../../data/api-key.ts";
import { donationStatuses, type DonationStatus } from "#domain/donation-status.ts";
import { addressOf, oneOf, searchIn } from "../../../components/back-office/list-address.ts";

export type DonationListView = { status: DonationStatus | null; search: string; before: string | null };

/** What the address asks for; whatever it says that makes no sense is left out. */
export function readDonationListView(search = ""): DonationListView {
  const asked = new URLSearchParams(search);
  return {
    status: oneOf(donationStatuses, asked.get("status")),
    search: searchIn(asked),
    before: asked.get("before") || null,
  };
}

export const donationListSearch = ({ status, search, before }: DonationListView): string =>
  addressOf({ status, q: search, before });

export const donationListKey = (view: DonationListView) =>
  key("/api/admin/donations", {}, donationListSearch(view));
export const storyKey = (id = "") => key("/api/admin/donations/:id", { id });
