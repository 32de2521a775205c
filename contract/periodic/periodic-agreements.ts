import { languages } from "#domain/language.ts";
import { agreementStory } from "#domain/periodic/admin-answers.ts";
import { endGrounds } from "#domain/periodic/end-agreement.ts";
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

const unknown = { 404: "No such agreement" };

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
  "GET /api/admin/periodic-agreements/:id": {
    who: "staff",
    summary: "One agreement; the look is written to the audit log",
    answers: { 200: agreementStory, ...unknown },
  },
  "GET /api/admin/periodic-agreements/:id/agreement.pdf": {
    who: "staff",
    summary: "The deed without the citizen service number, but for its last three digits",
    query: z.object({ language: z.optional(z.enum(languages)) }),
    answers: { 200: { file: ["application/pdf"] }, ...unknown },
  },
  "POST /api/admin/periodic-agreements/:id/activation": {
    who: "staff",
    summary: "Both have signed: gifts from that day on count under the agreement",
    body: z.object({ signedOn: z.optional(z.iso.date()) }),
    answers: {
      200: z.object({ state: z.literal("ACTIVE"), activeFrom: z.string() }),
      ...unknown,
      409: "It was withdrawn",
      422: "The day lies ahead",
    },
  },
  "POST /api/admin/periodic-agreements/:id/end": {
    who: "staff",
    summary: "It ends before its time, by a death or on a ground it names; gifts up to that day count",
    body: z.object({ endedOn: z.iso.date(), ground: z.enum(endGrounds) }),
    answers: {
      200: z.object({ state: z.literal("ENDED"), endedOn: z.string() }),
      ...unknown,
      409: "It is not active",
      422: "Not agreed as a ground, or no day on which it can end",
    },
  },
});
