import { calls } from "../call.ts";
import * as z from "zod/mini";
import { colleague, staffRoles } from "#domain/accounts/people.ts";
import { languages } from "#domain/language.ts";
import { done } from "../shared-answers.ts";

const maxTakeOverLength = 4000;

const changed = {
  200: done,
  404: "Nobody with a role has this id",
  409: "It is the last administrator, or oneself without saying so",
};

export const adminUsersCalls = calls({
  "GET /api/admin/users": {
    who: "admin",
    summary: "Everyone who may open the back office",
    answers: { 200: z.array(colleague) },
  },
  "POST /api/admin/users": {
    who: "admin",
    proof: true,
    summary: "Invite someone by mail; the same id again changes nothing",
    body: z.object({
      id: z.uuid(),
      email: z.string(),
      role: z.enum(staffRoles),
      language: z.enum(languages),
    }),
    answers: { 201: done, 409: "They have a role already", 422: "No address" },
  },
  "PUT /api/admin/users/:id/role": {
    who: "admin",
    proof: true,
    summary:
      "Give someone another role. Tokens and webhooks of an administrator end, except those in `takeOver`, which become the caller's",
    body: z.object({
      role: z.enum(staffRoles),
      myself: z.optional(z.boolean()),
      takeOver: z.optional(z.array(z.string())),
    }),
    answers: changed,
  },
  "DELETE /api/admin/users/:id/role": {
    who: "admin",
    proof: true,
    summary:
      "Take all access away; the person is signed out everywhere. `takeOver` has ids of tokens and webhooks to keep, with commas between",
    query: z.object({
      myself: z.optional(z.enum(["true", "false"])),
      takeOver: z.optional(z.string().check(z.maxLength(maxTakeOverLength))),
    }),
    answers: changed,
  },
  "DELETE /api/admin/users/:id/passkeys": {
    who: "admin",
    proof: true,
    summary: "Remove all passkeys of a colleague who lost theirs; the person is signed out everywhere",
    answers: { 200: done, 404: "Nobody with a role has this id", 409: "It is oneself" },
  },
});
