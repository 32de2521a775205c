import type pg from "pg";
import type { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { shownDonations } from "#adapters/postgres/giving/shown-donations.ts";
import { sumsOfDonor } from "#adapters/postgres/giving/sums-of-donor.ts";
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
    const { kept, monthlyCents } = await sumsOfDonor(pool, donor);
    return sumUp(kept, monthlyCents, new Date());
  },
});
