import * as z from "zod/mini";
import { listedToken } from "#domain/connections/token.ts";
import { deliveryPage, listedWebhook } from "#domain/connections/webhook.ts";
import { calls } from "../call.ts";
import { done } from "../shared-answers.ts";

const text = (max: number) => z.string().check(z.maxLength(max));
const wish = { url: text(2000), description: text(2000), types: z.array(text(100)).check(z.maxLength(50)) };
const notFound = { 404: "No such endpoint, or there is nothing to change" } as const;
const changed = { 200: done, ...notFound } as const;
const missing = { 422: "Something is missing; the sentence says what" } as const;
const secretOnce = z.object({ secret: z.string() });

export const connectionsCalls = calls({
  // Tokens may read the log and resend; only people decide where messages go.
  "GET /api/admin/webhooks": {
    who: "admin",
    scope: "webhooks:manage",
    summary: "Endpoints that are told what happens, and how it goes",
    answers: { 200: z.array(listedWebhook) },
  },
  "POST /api/admin/webhooks": {
    who: "admin",
    proof: true,
    summary: "Add an endpoint; only this answer contains its signing secret",
    body: z.object({ id: z.uuid(), ...wish }),
    answers: { 201: secretOnce, 409: "An endpoint was made with this id already", ...missing },
  },
  "PUT /api/admin/webhooks/:id": {
    who: "admin",
    proof: true,
    summary: "Change where an endpoint is and what it is told",
    body: z.object(wish),
    answers: { ...changed, ...missing },
  },
  "POST /api/admin/webhooks/:id/pause": {
    who: "admin",
    summary: "Send nothing for now; messages wait",
    answers: changed,
  },
  "POST /api/admin/webhooks/:id/resumption": {
    who: "admin",
    summary: "Send again, also to an endpoint that was switched off",
    answers: changed,
  },
  "POST /api/admin/webhooks/:id/secret": {
    who: "admin",
    proof: true,
    summary: "Make a new secret; for a day the old one signs, too",
    answers: { 200: secretOnce, ...notFound },
  },
  "DELETE /api/admin/webhooks/:id": {
    who: "admin",
    proof: true,
    summary: "Remove an endpoint with all that waits for it",
    answers: changed,
  },
  "GET /api/admin/webhooks/:id/deliveries": {
    who: "admin",
    scope: "webhooks:manage",
    summary: "What was sent to an endpoint, with every attempt, newest first",
    query: z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
    answers: { 200: deliveryPage, ...notFound },
  },
  "POST /api/admin/webhooks/:id/test": {
    who: "admin",
    scope: "webhooks:manage",
    summary: "Send a test message; the same id again sends nothing",
    body: z.object({ id: z.uuid() }),
    answers: changed,
  },
  "POST /api/admin/webhooks/:id/deliveries/:delivery/resending": {
    who: "admin",
    scope: "webhooks:manage",
    summary: "Send one message again, under its own id",
    params: z.object({ id: z.string(), delivery: z.string().check(z.regex(/^\d{1,15}$/)) }),
    answers: changed,
  },
  "POST /api/admin/webhooks/:id/resending": {
    who: "admin",
    scope: "webhooks:manage",
    summary: "Send everything again that happened since a moment, under its own ids",
    body: z.object({ since: z.iso.datetime() }),
    answers: { 200: z.object({ resent: z.int() }), ...notFound },
  },
  // Closed to tokens, so that none can create another.
  "GET /api/admin/tokens": {
    who: "admin",
    summary: "Tokens of programs, those that can be used first; never the tokens themselves",
    answers: { 200: z.array(listedToken) },
  },
  "POST /api/admin/tokens": {
    who: "admin",
    proof: true,
    summary: "Create a token; only this answer contains it",
    body: z.object({
      id: z.uuid(),
      name: text(500),
      scopes: z.array(text(100)).check(z.maxLength(50)),
      lastDay: text(20),
      networks: text(2000),
    }),
    answers: {
      201: z.object({ token: z.string() }),
      409: "A token was made with this id already, and told then",
      422: "Something is missing; the sentence says what",
    },
  },
  "DELETE /api/admin/tokens/:id": {
    who: "admin",
    summary: "Revoke a token: from now on no instance accepts it",
    answers: { 200: done, 404: "No such token, or it is revoked already" },
  },
});
