import { certificationAnswer } from "#domain/content/kinds/certification/public.ts";
import { documentAnswer } from "#domain/content/kinds/document/public.ts";
import { pictureAnswer } from "#domain/pictures/picture.ts";
import { calls } from "../call.ts";
import { transparencyAnswer } from "#domain/transparency/transparency-answer.ts";
import * as z from "zod/mini";
import { anbiAnswer } from "#domain/transparency/anbi-answer.ts";
import { publishedFormAnswer } from "#domain/transparency/published-form.ts";
import { metalPricesAnswer } from "#domain/zakat/metal-prices-setting.ts";

const listedDocumentAnswer = z.extend(documentAnswer, {
  /** In bytes; null while the document is being made for the first time. */
  fileSize: z.nullable(z.int()),
  /** Of a report that no longer changes, as in the public log. */
  sha256: z.nullable(z.string()),
  url: z.string(),
});

/** After https://oembed.com, version 1.0. */
const oembedAnswer = z.object({
  version: z.literal("1.0"),
  type: z.literal("rich"),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.int(),
  html: z.string(),
  width: z.int(),
  height: z.int(),
  thumbnail_url: z.optional(z.string()),
  thumbnail_width: z.optional(z.int()),
  thumbnail_height: z.optional(z.int()),
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
  "GET /api/pictures": {
    who: "anyone",
    shared: true,
    summary: "What the pictures of the books show, as tables with their day and source",
    answers: { 200: z.array(pictureAnswer) },
  },
  "GET /api/oembed": {
    who: "anyone",
    summary: "How a picture or a figure is shown on another site (oEmbed)",
    query: z.object({
      url: z.string(),
      format: z.optional(z.string()),
      maxwidth: z.optional(z.string()),
      maxheight: z.optional(z.string()),
    }),
    answers: { 200: oembedAnswer, 404: "The address is of neither", 501: "Another format than JSON" },
  },
});
