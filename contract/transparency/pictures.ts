import * as z from "zod/mini";
import { pictureAnswer } from "#domain/pictures/picture.ts";
import { calls } from "../call.ts";

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
  thumbnail_url: z.string(),
  thumbnail_width: z.int(),
  thumbnail_height: z.int(),
});

export const picturesCalls = calls({
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
