import { expect, test } from "vitest";
import { signedOutIsNobody } from "./site.ts";

const refused = () => Promise.resolve(new Response("Unauthorized", { status: 401 }));

test("who is signed in: a refusal means nobody, and nobody is sent to the sign-in for it", async () => {
  const answer = await signedOutIsNobody("/api/auth/user", refused());
  expect([answer.status, await answer.json()]).toEqual([200, null]);
});

test("a refusal of any other call stays one", async () => {
  expect((await signedOutIsNobody("/api/my/giving", refused())).status).toBe(401);
});
