import type { changeMonthlyGift } from "./change-monthly-gift.ts";
import type { Donor } from "../donor.ts";
import type { MonthlyGifts } from "./monthly-gift.ts";

type Needs = { gifts: Pick<MonthlyGifts, "ofDonor">; change: ReturnType<typeof changeMonthlyGift> };

/** Ends each at its provider first. `unavailable`: one may still be charged. */
export const endMonthlyGifts =
  ({ gifts, change }: Needs) =>
  async (donor: Donor): Promise<"ended" | "unavailable"> => {
    for (const { id, status, subscriptionId } of await gifts.ofDonor(donor)) {
      if (status === "ENDED" || subscriptionId === null) continue;
      if (!(await change(id, donor, { kind: "cancel" })).ok) return "unavailable";
    }
    return "ended";
  };
