import type pg from "pg";
import { activeMonthlyCents } from "#adapters/postgres/giving/active-monthly-cents.ts";
import type { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { keptGifts } from "#adapters/postgres/giving/kept-gifts.ts";
import { shownDonations } from "#adapters/postgres/giving/shown-donations.ts";
import type { Donor } from "#domain/giving/donor.ts";
import { sumUp } from "#domain/giving/my-giving.ts";

type Donations = Pick<ReturnType<typeof storedDonations>, "findForSecret" | "ofSession">;

/** What donors see of what they gave. */
export const composeOwnGiving = (pool: pg.Pool, donations: Donations) => ({
  findForSecret: donations.findForSecret,
  ofSecret: async (clientSecret: string, userId: string | null) =>
    (await donations.ofSession(clientSecret, userId))?.donation ?? null,
  listOf: (donor: Donor) => shownDonations(pool, donor),
  sumOf: async (donor: Donor) => {
    const [kept, active] = await Promise.all([keptGifts(pool, donor), activeMonthlyCents(pool, donor)]);
    return sumUp(kept, active, new Date());
  },
});
