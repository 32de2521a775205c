import { languages } from "#domain/language.ts";
import { calls } from "../call.ts";
import { papersBusy, tooMany } from "../shared-answers.ts";
import * as z from "zod/mini";
import { ownAgreementAnswer } from "#domain/periodic/answers.ts";
import { describedBody } from "../described-body.ts";

const text = z.optional(z.string());
const agreementBody = z.object({
  yearlyAmount: z.string(),
  instalments: z.string(),
  term: z.enum(["years", "indefinite"]),
  termYears: text,
  firstYear: z.string(),
  endsOnDeathOf: z.enum(["donor", "other"]),
  deathName: text,
  job_loss: text,
  disability: text,
  anbi_lost: text,
  surname: z.string(),
  firstNames: z.string(),
  bsn: z.string(),
  bornOn: z.string(),
  birthplace: z.string(),
  street: z.string(),
  town: z.string(),
  country: z.string(),
  phone: text,
  hasPartner: text,
  partnerSurname: text,
  partnerFirstNames: text,
  partnerBsn: text,
  partnerBornOn: text,
  partnerBirthplace: text,
  consent: z.string(),
});

export const periodicAgreementsCalls = calls({
  "GET /api/my/periodic-agreements": {
    who: "signed_in",
    summary: "My agreements to give for five years or more, newest first",
    answers: { 200: z.array(ownAgreementAnswer) },
  },
  "POST /api/my/periodic-agreements": {
    who: "signed_in",
    summary: "Draw up an agreement, to be signed on paper",
    body: describedBody(agreementBody),
    answers: {
      201: ownAgreementAnswer,
      409: "Another one waits already",
      422: "A field is wrong; the sentence says which",
    },
  },
  "GET /api/my/periodic-agreements/:id/agreement.pdf": {
    who: "signed_in",
    summary: "The deed to sign, in two copies",
    query: z.object({ language: z.optional(z.enum(languages)) }),
    answers: { ...tooMany, ...papersBusy, 200: { file: ["application/pdf"] }, 404: "Not mine, or withdrawn" },
  },
  "POST /api/my/periodic-agreements/:id/withdrawal": {
    who: "signed_in",
    summary: "Withdraw an agreement that is not signed yet; what it says about me is erased",
    answers: { 200: z.object({ state: z.literal("WITHDRAWN") }), 404: "Not mine, or not waiting" },
  },
});
