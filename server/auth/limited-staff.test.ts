import { Hono } from "hono";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import type { SignedIn } from "#domain/accounts/find-signed-in.ts";
import type { RequestEnv } from "../context.ts";
import { calls } from "#contract/call.ts";
import { answer, endpoints } from "../endpoint.ts";
import { mountEndpoints } from "../mount.ts";

const donor = {
  id: "u1",
  email: "anna@example.org",
  firstName: null,
  role: "DONOR",
  profileImageUrl: null,
} as const;
const declared = calls({
  "GET /api/admin/anything": {
    who: "staff",
    summary: "For staff",
    answers: { 200: z.string() },
  },
});
const forStaff = endpoints(declared, {
  "GET /api/admin/anything": ({ c }) => answer(c, 200, "secret"),
});

async function ask(limited: boolean): Promise<[number, string]> {
  const signedIn: SignedIn = {
    user: donor,
    session: { id: "s1", method: "email_link", limited, proofDue: false },
    renewedUntil: null,
  };
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set("language", "nl");
    c.set("user", signedIn.user);
    c.set("signedIn", signedIn);
    await next();
  });
  app.route("/", mountEndpoints(forStaff));
  const response = await app.request("/api/admin/anything");
  return [response.status, await response.text()];
}

test("staff whose session counts as a donor's are told to use a passkey", async () => {
  expect(await ask(true)).toEqual([
    403,
    "Medewerkers loggen in met een passkey. Voeg er een toe onder ‘Inloggen en apparaten’ en log er dan mee in.",
  ]);
});

test("a donor is told plainly that this is not for them", async () => {
  const [status, sentence] = await ask(false);
  expect(status).toBe(403);
  expect(sentence).not.toContain("passkey");
});
