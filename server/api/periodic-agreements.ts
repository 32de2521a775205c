import * as z from "zod/mini";
import { ownAgreementAnswer } from "#domain/periodic/answers.ts";
import { signedInBehind } from "../auth/signed-in-user.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { describedBody } from "../forms/described-body.ts";
import { refuseFields } from "../forms/guards.ts";
import { papersPerAccount } from "../form-limits.ts";
import { refuseWhenBusy } from "../papers/refuse-when-busy.ts";
import { refuse } from "../refuse.ts";
import { file, languageOf } from "./my-papers.ts";

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

/** A donor's own agreements. */
export const periodicAgreementsApi = ({ periodicAgreements, formLimits }: Foundation) => [
  endpoint(
    {
      method: "get",
      path: "/api/my/periodic-agreements",
      who: "signed_in",
      summary: "My agreements to give for five years or more, newest first",
      answers: { 200: { description: "The agreements", schema: z.array(ownAgreementAnswer) } },
    },
    async ({ c }) => c.json(await periodicAgreements.list(signedInBehind(c).user.id)),
  ),
  endpoint(
    {
      method: "post",
      path: "/api/my/periodic-agreements",
      who: "signed_in",
      summary: "Draw up an agreement, to be signed on paper",
      body: describedBody(agreementBody),
      answers: {
        201: { description: "It waits for its signatures", schema: ownAgreementAnswer },
        409: { description: "Another one waits already" },
        422: { description: "A field is wrong; the sentence says which" },
      },
    },
    async ({ c, body }) => {
      const { id } = signedInBehind(c).user;
      const outcome = await periodicAgreements.drawUp(body, id, c.get("language"));
      if (outcome.ok) return c.json(outcome.agreement, 201);
      if (outcome.reason === "already_waiting") return refuse(c, 409, "periodic.error.already_waiting");
      return refuseFields(c, definite(outcome.errors));
    },
  ),
  formLimits.perAccount(
    papersPerAccount,
    refuseWhenBusy(
      endpoint(
        {
          method: "get",
          path: "/api/my/periodic-agreements/:id/agreement.pdf",
          who: "signed_in",
          summary: "The deed to sign, in two copies",
          query: z.object({ language: z.optional(z.enum(["en", "nl", "ar"])) }),
          answers: { 200: { description: "The PDF" }, 404: { description: "Not mine, or withdrawn" } },
        },
        async ({ c }) => {
          const deed = await periodicAgreements.deed(
            signedInBehind(c).user.id,
            c.req.param("id") ?? "",
            languageOf(c),
          );
          return deed
            ? file(c, "application/pdf", deed.name, deed.bytes)
            : refuse(c, 404, "errors.not_found");
        },
      ),
    ),
  ),
  endpoint(
    {
      method: "post",
      path: "/api/my/periodic-agreements/:id/withdrawal",
      who: "signed_in",
      summary: "Withdraw an agreement that is not signed yet; what it says about me is erased",
      answers: {
        200: { description: "Withdrawn", schema: z.object({ state: z.literal("WITHDRAWN") }) },
        404: { description: "Not mine, or not waiting" },
      },
    },
    async ({ c }) => {
      const outcome = await periodicAgreements.withdraw(signedInBehind(c).user.id, c.req.param("id") ?? "");
      return outcome === "withdrawn" ? c.json({ state: "WITHDRAWN" }) : refuse(c, 404, "errors.not_found");
    },
  ),
];

/** Leaves out the fields that nothing is wrong with. */
export const definite = <Value>(errors: Partial<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, value]) => (value ? [[field, value]] : [])));
