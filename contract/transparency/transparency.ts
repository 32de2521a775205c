import { certificationAnswer } from "#domain/content/kinds/certification/public.ts";
import { documentAnswer } from "#domain/content/kinds/document/public.ts";
import { calls } from "../call.ts";
import { transparencyAnswer } from "#domain/transparency/transparency-answer.ts";
import * as z from "zod/mini";
import { anbiAnswer } from "#domain/transparency/anbi-answer.ts";
import { publishedFormAnswer } from "#domain/transparency/published-form.ts";
import { metalPricesAnswer } from "#domain/zakat/metal-prices-setting.ts";

const listedDocumentAnswer = z.extend(documentAnswer, {
  /** In bytes; null while the document is being made for the first time. */
  fileSize: z.nullable(z.int()),
  url: z.string(),
});

export const transparencyCalls = calls({
  "GET /api/transparency": {
    who: "anyone",
    shared: true,
    summary: "Where the money goes, with the origin of every figure",
    answers: { 200: transparencyAnswer },
  },
  "GET /api/documents": {
    who: "anyone",
    shared: true,
    summary: "Reports and other documents, with their size and how often they were downloaded",
    answers: { 200: z.array(listedDocumentAnswer) },
  },
  "GET /api/certifications": {
    who: "anyone",
    shared: true,
    summary: "Recognitions and certificates, with number, issuer, status and last day",
    answers: { 200: z.array(certificationAnswer) },
  },
  "GET /api/anbi": {
    who: "anyone",
    shared: true,
    summary: "What Dutch law has a public benefit organisation publish",
    answers: { 200: anbiAnswer },
  },
  "GET /api/anbi-form": {
    who: "anyone",
    shared: true,
    summary: "The standard form of the tax office for the last year it was published of, with the day it was",
    answers: { 200: publishedFormAnswer },
  },
  "GET /api/metal-prices": {
    who: "anyone",
    shared: true,
    summary: "Gold and silver per gram, and the nisab they make",
    answers: { 200: metalPricesAnswer, 404: "The foundation has entered no prices" },
  },
});
