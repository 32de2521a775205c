import { calls } from "../call.ts";
import { tooMany } from "../shared-answers.ts";
import * as z from "zod/mini";
import { monthlyGiftAnswer } from "#domain/giving/monthly/monthly-gift.ts";
import { languages } from "#domain/language.ts";
import { centsField } from "#domain/money/cents-field.ts";

const change = z.object({ amountCents: z.optional(centsField), dayOfMonth: z.optional(z.int()) });
const skip = z.object({ date: z.iso.date() });
const from = z.object({ language: z.optional(z.enum(languages)) });
const fromLetter = z.object({ language: z.optional(z.enum(languages)), key: z.string() });
const answers = {
  200: monthlyGiftAnswer,
  404: "No such gift of yours",
  409: "Not possible as the gift stands",
  422: "An amount or a day that cannot be",
  503: "The payment provider does not answer",
} as const;

export const monthlyGiftsCalls = calls({
  "GET /api/my/monthly-gifts": {
    who: "signed_in",
    summary: "My monthly gifts, those that have ended last",
    answers: { 200: z.array(monthlyGiftAnswer) },
  },
  "PATCH /api/my/monthly-gifts/:id": {
    who: "signed_in",
    summary: "Another amount or another day, from the next charge on",
    body: change,
    answers,
  },
  "POST /api/my/monthly-gifts/:id/pause": {
    who: "signed_in",
    summary: "Nothing is charged until it is resumed",
    answers,
  },
  "POST /api/my/monthly-gifts/:id/resumption": {
    who: "signed_in",
    summary: "A paused gift goes on",
    answers,
  },
  "POST /api/my/monthly-gifts/:id/cancellation": { who: "signed_in", summary: "The gift ends", answers },
  "POST /api/my/monthly-gifts/:id/skip": {
    who: "signed_in",
    summary: "The charge of this date is skipped; the gift goes on a month later",
    body: skip,
    answers,
  },
  "GET /api/my/monthly-gifts/:id/method": {
    who: "signed_in",
    summary: "A plain navigation: on to the provider's page for another card or account",
    query: from,
    answers: { ...tooMany, 302: "To the provider, or back with the reason why not" },
  },
  "GET /api/monthly-gift-mending": {
    who: "anyone",
    summary: "A plain navigation with the key of a letter: on to the provider's page for another method",
    query: fromLetter,
    answers: { 302: "To the provider, or back with the reason why not" },
  },
});
