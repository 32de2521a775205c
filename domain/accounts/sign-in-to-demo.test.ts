import { expect, test } from "vitest";
import { foundationInMemory, visit } from "./accounts.fixtures.ts";

test("in the demonstration one click is enough, with the role that belongs to it", async () => {
  const { signIn } = foundationInMemory({ mode: "demo" });
  const outcome = await signIn.signInToDemo("staff@example.org", visit);
  const found = await signIn.findSignedIn(outcome.ok ? outcome.session.token : "");
  expect(found?.user).toMatchObject({ email: "staff@example.org", role: "STAFF" });
});

test("nobody else can be signed in that way", async () => {
  const { signIn, sessions } = foundationInMemory({ mode: "demo" });
  const refused = { ok: false, reason: "no_such_demo_account" };
  expect(await signIn.signInToDemo("anna@example.org", visit)).toEqual(refused);
  expect(sessions.size).toBe(0);
});

test("in production there are no demo accounts", async () => {
  const { signIn, people } = foundationInMemory({ mode: "production" });
  expect(signIn.offers.demoAccounts).toEqual([]);
  expect(await signIn.signInToDemo("admin@example.org", visit)).toEqual({
    ok: false,
    reason: "no_such_demo_account",
  });
  expect(people.size).toBe(0);
});
