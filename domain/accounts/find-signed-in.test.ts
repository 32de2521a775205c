import { expect, test } from "vitest";
import { foundationInMemory, visit } from "./accounts.fixtures.ts";
import { openSession } from "./open-session.ts";
import { sessionMs, type SignInMethod } from "./session.ts";
import type { Role } from "./account.ts";

const dayMs = 24 * 60 * 60 * 1000;

async function signedIn(role: Role, method: SignInMethod, mode: "demo" | "production" = "production") {
  const foundation = foundationInMemory({ mode });
  const person = foundation.invite("anna@example.org", role);
  const open = openSession({ ...foundation.needs, newSecret: () => "token" });
  await open(person.id, method, visit);
  return foundation;
}

test("a donor is found by their token, with what the pages show", async () => {
  const { signIn } = await signedIn("DONOR", "email_link");
  expect(await signIn.findSignedIn("token")).toMatchObject({
    user: { email: "anna@example.org", role: "DONOR" },
    session: { method: "email_link", limited: false },
    renewedUntil: null,
  });
  expect(await signIn.findSignedIn("another token")).toBeNull();
});

test("staff who came by mail count as a donor in production", async () => {
  const { signIn } = await signedIn("ADMIN", "email_link");
  const found = await signIn.findSignedIn("token");
  expect(found?.user.role).toBe("DONOR");
  expect(found?.session.limited).toBe(true);
});

test("staff who came with a passkey are staff, and so is the demonstration's", async () => {
  const withPasskey = await (await signedIn("STAFF", "passkey")).signIn.findSignedIn("token");
  expect(withPasskey?.user.role).toBe("STAFF");
  const demo = await (await signedIn("STAFF", "demo", "demo")).signIn.findSignedIn("token");
  expect(demo?.user.role).toBe("STAFF");
});

test("a session that is used goes on; one that is not ends after thirty days", async () => {
  const foundation = await signedIn("DONOR", "passkey");
  foundation.pass(20 * dayMs);
  expect((await foundation.signIn.findSignedIn("token"))?.renewedUntil).toEqual(
    new Date("2026-04-20T12:00:00Z"),
  );
  expect((await foundation.signIn.findSignedIn("token"))?.renewedUntil).toBeNull();
  foundation.pass(20 * dayMs);
  expect(await foundation.signIn.findSignedIn("token")).not.toBeNull();
  foundation.pass(sessionMs);
  expect(await foundation.signIn.findSignedIn("token")).toBeNull();
});
