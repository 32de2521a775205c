import * as z from "zod/mini";
import { bankLinePage, bankOverview, matchRules, rulePreview, suggestions } from "#domain/bank/answers.ts";
import { decision, newBankAccount, newMatchRule, ruleConditions } from "#domain/bank/matching.ts";
import { calls } from "../call.ts";
import { nothing } from "../shared-answers.ts";

const maxNameLength = 200;
const fileQuery = z.object({ name: z.string().check(z.minLength(1), z.maxLength(maxNameLength)) });
const linesQuery = z.object({
  state: z.optional(z.enum(["waiting", "matched"])),
  before: z.optional(z.string().check(z.regex(/^\d{0,15}$/))),
});
const maxSearchLength = 100;
const searchQuery = z.object({ q: z.string().check(z.maxLength(maxSearchLength)) });
const byNumber = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) });

const uploaded = z.object({
  files: z.array(z.object({ id: z.string(), name: z.string(), isKnown: z.boolean() })),
  refused: z.array(z.object({ name: z.string(), reason: z.string() })),
});

export const adminBankCalls = calls({
  "GET /api/admin/bank": {
    who: "books",
    summary: "Our accounts, the files uploaded lately, and the statements with what they wait for",
    answers: { 200: bankOverview },
  },
  "POST /api/admin/bank/accounts": {
    who: "admin",
    proof: true,
    summary: "An account of ours at a bank, so that its statements are read",
    body: newBankAccount,
    answers: { 201: nothing, 409: "It is one of ours already" },
  },
  "POST /api/admin/bank/accounts/:id/opening": {
    who: "admin",
    summary: "Confirm that the bank's opening balance is right, not the typed one; the difference is booked",
    answers: { 201: nothing, 409: "No typed balance contradicts the bank" },
  },
  "POST /api/admin/bank/files": {
    who: "staff",
    summary: "Upload a camt.053 file, or a zip of many, as the body; the same bytes again bring nothing",
    query: fileQuery,
    answers: { 201: uploaded, 413: "Larger than 100 MB" },
  },
  "GET /api/admin/bank/sample": {
    who: "staff",
    summary:
      "In the demonstration: a statement that follows what is known of the account, to try an upload with",
    answers: { 200: { file: ["application/xml"] }, 404: "Only the demonstration has one" },
  },
  "POST /api/admin/bank/files/:id/stop": {
    who: "staff",
    summary: "Stop reading a file; what was read of it waits",
    answers: { 201: nothing, 404: "It is over, or unknown" },
  },
  "POST /api/admin/bank/files/:id/resume": {
    who: "staff",
    summary: "Go on reading a file that was stopped",
    answers: { 201: nothing, 404: "It was not stopped" },
  },
  "GET /api/admin/bank/lines": {
    who: "books",
    summary: "What the bank shows: what waits to be matched, with what is suggested, or what is matched",
    query: linesQuery,
    answers: { 200: bankLinePage },
  },
  "POST /api/admin/bank/lines/:id/match": {
    who: "staff",
    summary: "Match a line: its parts are donations, invoices, payouts or accounts, and add up to its amount",
    params: byNumber,
    body: decision,
    answers: {
      201: z.object({ matchId: z.string() }),
      404: "No such line",
      409: "The line or a part is matched already, or the donor's name differs",
      422: "The parts do not add up, or an account lacks a purpose or cost type",
    },
  },
  "GET /api/admin/bank/lines/:id/search": {
    who: "staff",
    summary: "Everything that a line could be matched with, by name, reference, amount or text",
    params: byNumber,
    query: searchQuery,
    answers: { 200: suggestions, 404: "No such line, or it is matched" },
  },
  "DELETE /api/admin/bank/matches/:id": {
    who: "staff",
    summary: "Undo the match of a line, with all its parts, by reversals; the line waits again",
    answers: {
      200: nothing,
      404: "No such match",
      409: "A donation that is undone elsewhere, or paid again",
    },
  },
  "GET /api/admin/bank/rules": {
    who: "books",
    summary: "Rules for entries that come again and again",
    answers: { 200: matchRules },
  },
  "POST /api/admin/bank/rules": {
    who: "staff",
    summary: "A rule: it suggests a match, and books automatically after a person accepted one",
    body: newMatchRule,
    answers: {
      201: z.object({ id: z.string() }),
      422: "The account needs a project or program, or a cost type, or may not have one",
    },
  },
  "POST /api/admin/bank/rules/preview": {
    who: "staff",
    summary: "The lines of the last year that a rule would have matched",
    body: ruleConditions,
    answers: { 200: rulePreview },
  },
  "DELETE /api/admin/bank/rules/:id": {
    who: "staff",
    summary: "End a rule; what it matched stays",
    answers: { 200: nothing, 404: "No such rule" },
  },
});
