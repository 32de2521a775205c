import * as z from "zod/mini";
import { myDonation, myDonationAnswer, myGivingAnswer } from "#domain/giving/my-giving.ts";
import { signedInBehind } from "../auth/signed-in-user.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import { endpoint } from "../endpoint.ts";

/** What a signed-in person gave. Listed before the donations by id, of which "my" is none. */
export const myDonationsApi = ({ giving }: Foundation) => [
  endpoint(
    {
      method: "get",
      path: "/api/donations/my",
      who: "signed_in",
      summary: "My donations, newest first, also those made under my address before I signed in",
      answers: { 200: { description: "The donations", schema: z.array(myDonationAnswer) } },
    },
    async ({ c }) => c.json((await giving.listOf(donorBehind(c))).map(myDonation)),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/my/giving",
      who: "signed_in",
      summary: "What I gave in all, this year, and give each month; paid gifts, net of refunds",
      answers: { 200: { description: "The sums", schema: myGivingAnswer } },
    },
    async ({ c }) => c.json(await giving.sumOf(donorBehind(c))),
  ),
];

/** The address of an account is always proved: nobody signs in without showing that it is theirs. */
export const donorBehind = (c: RequestContext) => {
  const { id, email } = signedInBehind(c).user;
  return { userId: id, verifiedEmail: email };
};
