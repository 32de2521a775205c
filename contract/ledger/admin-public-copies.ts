import { calls } from "../call.ts";
import { nothing } from "../shared-answers.ts";
import * as z from "zod/mini";
import { copyState, typedCopy } from "#domain/ledger/open/publish-copy.ts";

const copyBody = z.object({ ...typedCopy.shape, documentBase64: z.nullable(z.string()) });

/** Entries are numbered from 1. */
const byNumber = z.object({ number: z.string().check(z.regex(/^\d{1,15}$/)) });

export const adminPublicCopiesCalls = calls({
  "GET /api/admin/public-copies/:number": {
    who: "books",
    summary: "Of an entry: whether its document may have a copy for the public, and which it has",
    params: byNumber,
    answers: { 200: copyState, 404: "No such entry" },
  },
  "POST /api/admin/public-copies": {
    who: "staff",
    summary:
      "Publish a copy without names beside the document of a cost, or take it away; the same id again does nothing",
    body: copyBody,
    answers: {
      201: nothing,
      404: "No such entry",
      413: "The document is larger than 5 MB",
      422: "No cost, no original, about wages, the original itself, or without a reason",
    },
  },
});
