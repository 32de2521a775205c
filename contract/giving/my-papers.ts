import { myDonationAnswer, myGivingAnswer } from "#domain/giving/my-giving.ts";
import { transferAnswer } from "#domain/giving/transfer/transfer.ts";
import { calls } from "../call.ts";
import { papersBusy, tooMany } from "../shared-answers.ts";
import * as z from "zod/mini";
import { listedDonationAnswer } from "#domain/giving/donation-list.ts";
import { languages } from "#domain/language.ts";
import { giftTrailAnswer } from "#domain/giving/gift-trail.ts";

const inLanguage = z.object({ language: z.optional(z.enum(languages)) });
const filter = z.extend(inLanguage, { year: z.optional(z.string()), campaign: z.optional(z.string()) });

export const myPapersCalls = calls({
  "GET /api/my/donations": {
    who: "signed_in",
    summary: "All my donations with what they are for and the numbers of their receipts, newest first",
    answers: { 200: z.array(listedDonationAnswer) },
  },
  "GET /api/my/donations.csv": {
    who: "signed_in",
    summary: "The same list for a spreadsheet, narrowed by year and campaign",
    query: filter,
    answers: { 200: { file: ["text/csv"] } },
  },
  "GET /api/my/donations/:id/receipt.pdf": {
    who: "signed_in",
    summary: "The receipt of one of my donations",
    query: inLanguage,
    answers: {
      ...tooMany,
      ...papersBusy,
      200: { file: ["application/pdf"] },
      404: "Not mine, not paid, or not numbered yet",
    },
  },
  "GET /api/my/gifts/:id": {
    who: "signed_in",
    summary: "Where one of my gifts went, to the cent: the oldest gift is spent first within its purpose",
    answers: { 200: giftTrailAnswer, 404: "Not mine, or not paid" },
  },
  "GET /api/my/statements/:file": {
    who: "signed_in",
    summary: "What I gave in a calendar year, net of refunds, for the Dutch tax return: 2026.pdf",
    query: inLanguage,
    answers: {
      ...tooMany,
      ...papersBusy,
      200: { file: ["application/pdf"] },
      404: "No such year, or nothing was given in it",
    },
  },
  "GET /api/donations/my": {
    who: "signed_in",
    summary: "My donations, newest first, also those made under my address before I signed in",
    answers: { 200: z.array(myDonationAnswer) },
  },
  "GET /api/my/giving": {
    who: "signed_in",
    summary: "What I gave in all, this year, and give each month; paid gifts, net of refunds",
    answers: { 200: myGivingAnswer },
  },
  "GET /api/transfers/:id/:token": {
    who: "anyone",
    summary: "What a donor types at the bank, and whether it arrived, for the holder of the link",
    answers: { 200: transferAnswer, 404: "The link leads to no gift by transfer" },
  },
});
