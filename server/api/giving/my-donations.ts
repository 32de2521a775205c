import { myDonation } from "#domain/giving/my-giving.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { myDonationsCalls } from "#contract/giving/my-donations.ts";
import { answer, endpoints } from "../../endpoint.ts";

/** What a signed-in person gave. Listed before the donations by id, of which "my" is none. */
export const myDonationsApi = ({ giving }: Foundation) =>
  endpoints(myDonationsCalls, {
    "GET /api/donations/my": async ({ c }) =>
      answer(c, 200, (await giving.listOf(callerOf(c).asDonor())).map(myDonation)),
    "GET /api/my/giving": async ({ c }) => answer(c, 200, await giving.sumOf(callerOf(c).asDonor())),
  });
