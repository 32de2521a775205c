import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { giftProof } from "#domain/proofs/gift-proof.ts";
import { hexOfBytes, publicKeyAnswer, signedText } from "#domain/proofs/signed.ts";
import { calls } from "../call.ts";
import { tooMany } from "../shared-answers.ts";

const maxCodeLength = 400;

const place = z.string().check(z.regex(/^\d{1,9}$/));
const path = z.object({ path: z.array(hexOfBytes(32)) });
const shorter = { 404: "The log is not that long" };

/** Entries in the order of the log, at most as many as one answer holds. */
const logAnswer = z.object({
  head: z.nullable(signedText),
  entries: z.array(z.extend(signedText, { position: z.int() })),
  keys: z.array(publicKeyAnswer),
});

const ownProof = z.object({
  proof: giftProof,
  link: z.string(),
  code: z.object({ size: z.int(), path: z.string() }),
});

export const proofsCalls = calls({
  "GET /api/transparency/keys": {
    who: "anyone",
    shared: true,
    summary: "Every key that has signed roots and receipts; the first signs now",
    answers: { 200: z.object({ keys: z.array(publicKeyAnswer) }) },
  },
  "POST /api/transparency/receipt-states": {
    who: "anyone",
    summary: "Current status of a receipt, for the holder of its signature",
    body: z.object({ code: z.string().check(z.maxLength(maxCodeLength)) }),
    answers: {
      ...tooMany,
      200: z.object({ isVoid: z.boolean(), returnedCents: centsField }),
      404: "Not signed by us",
    },
  },
  "GET /api/transparency/verify-gift.mjs": {
    who: "anyone",
    summary: "The verifier in one file, to be read and run without us",
    answers: { 200: { file: ["text/javascript"] } },
  },
  "GET /api/transparency/witness.mjs": {
    who: "anyone",
    summary: "The witness of the public log in one file, to be read and run without us",
    answers: { 200: { file: ["text/javascript"] } },
  },
  "GET /api/transparency/proof-format.md": {
    who: "anyone",
    summary: "How proofs, roots and the log are built, enough to write another verifier",
    answers: { 200: { file: ["text/markdown"] } },
  },
  "GET /api/transparency/log": {
    who: "anyone",
    shared: true,
    summary:
      "The public log of signed roots from a position on (or else its newest), its signed head, and every key",
    query: z.object({ from: z.optional(place) }),
    answers: { 200: logAnswer, ...tooMany },
  },
  "GET /api/transparency/log/inclusion": {
    who: "anyone",
    summary: "That the log of a size holds the entry at a position (RFC 9162, 2.1.3)",
    query: z.object({ position: place, size: place }),
    answers: { 200: path, ...shorter, ...tooMany },
  },
  "GET /api/transparency/log/consistency": {
    who: "anyone",
    summary: "That the log of one size begins with the log of another (RFC 9162, 2.1.4)",
    query: z.object({ first: place, second: place }),
    answers: { 200: path, ...shorter, ...tooMany },
  },
  "GET /api/my/gifts/:id/proofs": {
    who: "signed_in",
    summary:
      "That one of my gifts counts in the sealed total of its year, and a refund of it in that of its own",
    answers: { 200: z.array(ownProof), 404: "Not mine, or not paid" },
  },
  "GET /api/my/gifts/:id/proof.json": {
    who: "signed_in",
    summary: "The newest of these proofs as a file to keep",
    answers: {
      200: { file: ["application/json"] },
      404: "Not mine, or not paid",
      409: "Not sealed yet: that happens every night",
    },
  },
  "POST /api/admin/books/seals": {
    who: "staff",
    summary: "Seal the gifts of every year in which something was booked since the last time",
    answers: { 201: z.object({ years: z.array(z.int()) }) },
  },
  "POST /api/admin/settings/signing-keys": {
    who: "admin",
    proof: true,
    summary: "Sign with a new key from now on; what earlier keys signed stays valid",
    answers: { 201: z.object({ keyId: z.string() }) },
  },
});
