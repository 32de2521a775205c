import * as z from "zod/mini";
import { documentTypes } from "#domain/document-type.ts";
import { giftByHand, reversalReason } from "#domain/entered-gifts/gift-by-hand.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { calls } from "../call.ts";
import { nothing, papersBusy } from "../shared-answers.ts";

const enterBody = z.object({
  ...giftByHand.shape,
  documentBase64: z.prefault(z.nullable(z.string()), null),
});
const withReason = z.object({ reason: reversalReason });

export const adminEnteredGiftsCalls = calls({
  "POST /api/admin/donations": {
    who: "staff",
    summary:
      "Enter a gift that did not come through the site: a transfer, cash, a cheque or something in kind; the same id again enters nothing",
    body: enterBody,
    answers: {
      201: z.object({ donationId: z.string(), waits: z.boolean() }),
      409: "This line of the statement is a gift already, or what it corrects cannot be undone",
      413: "The document is larger than 5 MB",
      422: "In the future or a closed year, an unknown purpose, or without its document",
    },
  },
  "GET /api/admin/approvals/limit": {
    who: "staff",
    summary: "The amount above which a second person approves a donation, expense or manual entry",
    answers: { 200: z.object({ limitCents: centsField }) },
  },
  "POST /api/admin/approvals/:id/approval": {
    who: "staff",
    summary: "Approve what another person entered; it is booked in the same step",
    answers: {
      201: nothing,
      403: "Entered by the person who asks",
      404: "Nothing waits under this id",
      409: "Decided already, or it can no longer be booked",
    },
  },
  "POST /api/admin/approvals/:id/refusal": {
    who: "staff",
    summary: "Refuse what another person entered; nothing is booked",
    body: withReason,
    answers: {
      201: nothing,
      403: "Entered by the person who asks",
      404: "Nothing waits under this id",
      409: "Decided already",
    },
  },
  "GET /api/admin/approvals/:id/document": {
    who: "staff",
    summary: "The document that an entry was made from",
    answers: { 200: { file: documentTypes }, 404: "No such entry, or no document" },
  },
  "POST /api/admin/donations/:id/reversal": {
    who: "staff",
    summary:
      "Undo a gift that came without a payment provider; its receipt becomes void; asked again, it is undone once",
    body: withReason,
    answers: {
      201: nothing,
      404: "No such donation",
      409: "Paid through a provider, or not paid: it cannot be undone here",
    },
  },
  "GET /api/admin/donations/:id/receipt.pdf": {
    who: "staff",
    summary:
      "The receipt of a gift in the donor's language, to be printed for a donor without an e-mail address",
    answers: {
      ...papersBusy,
      200: { file: ["application/pdf"] },
      404: "No such donation, not paid, or not numbered yet",
    },
  },
});
