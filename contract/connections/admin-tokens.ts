import * as z from "zod/mini";
import { listedToken } from "#domain/connections/token.ts";
import { calls } from "../call.ts";
import { done } from "../shared-answers.ts";

const text = (most: number) => z.string().check(z.maxLength(most));

/** Keys of programs that call this API. No token opens these: none can make another. */
export const adminTokensCalls = calls({
  "GET /api/admin/tokens": {
    who: "admin",
    summary: "Tokens of programs, those that can be used first; never the tokens themselves",
    answers: { 200: z.array(listedToken) },
  },
  "POST /api/admin/tokens": {
    who: "admin",
    proof: true,
    summary: "Make a token; it is told in this answer and never again",
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
