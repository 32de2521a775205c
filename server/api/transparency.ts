import * as z from "zod/mini";
import { certificationAnswer, documentAnswer } from "#domain/content/public.ts";
import { anbiAnswer } from "#domain/transparency/anbi-answer.ts";
import { transparencyAnswer } from "#domain/transparency/transparency-answer.ts";
import { metalPricesAnswer } from "#domain/zakat/metal-prices-setting.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";

export const listedDocumentAnswer = z.extend(documentAnswer, {
  /** In bytes; null while the document is being made for the first time. */
  fileSize: z.nullable(z.int()),
  url: z.string(),
});
export type ListedDocument = z.infer<typeof listedDocumentAnswer>;

export const transparencyApi = (foundation: Foundation): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/transparency",
      who: "anyone",
      summary: "Where the money goes, with the origin of every figure",
      answers: { 200: { description: "The figures; sums in cents", schema: transparencyAnswer } },
    },
    async ({ c }) => c.json(await foundation.showTransparency(c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/documents",
      who: "anyone",
      summary: "Reports and other documents, with their size and how often they were downloaded",
      answers: { 200: { description: "The documents", schema: z.array(listedDocumentAnswer) } },
    },
    async ({ c }) => c.json(await foundation.listDocuments(c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/certifications",
      who: "anyone",
      summary: "Recognitions and certificates, with number, issuer, status and last day",
      answers: { 200: { description: "The certificates", schema: z.array(certificationAnswer) } },
    },
    async ({ c }) => c.json(await foundation.listCertifications(c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/anbi",
      who: "anyone",
      summary: "What Dutch law has a public benefit organisation publish",
      answers: { 200: { description: "The publication; sums in cents", schema: anbiAnswer } },
    },
    async ({ c }) => c.json(await foundation.showAnbi(c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/metal-prices",
      who: "anyone",
      summary: "Gold and silver per gram, and the nisab they make",
      answers: {
        200: {
          description: "The prices, in ten-thousandths of a cent per gram of pure metal",
          schema: metalPricesAnswer,
        },
        404: { description: "The foundation has entered no prices" },
      },
    },
    async ({ c }) => {
      const prices = await foundation.metalPrices(c.get("language"));
      return prices ? c.json(prices) : refuse(c, 404, "errors.not_found");
    },
  ),
];
