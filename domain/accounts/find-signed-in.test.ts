import { expect, test } from "vitest";
import { foundationInMemory, visit } from "./accounts.fixtures.ts";
import { openSession } from "./open-session.ts";
import { sessionMs, type SignInMethod } from "./session.ts";
import type { Role } from "./account.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

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

test("staff come in again after twelve idle hours, and after seven days however busy they are", async () => {
  const idle = await signedIn("STAFF", "passkey");
  idle.pass(12 * hourMs);
  expect(await idle.signIn.findSignedIn("token")).toBeNull();

  const busy = await signedIn("ADMIN", "passkey");
  for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
    busy.pass(6 * hourMs);
    expect(await busy.signIn.findSignedIn("token"), `after ${hours + 6} hours`).not.toBeNull();
  }
  busy.pass(6 * hourMs);
  expect(await busy.signIn.findSignedIn("token")).toBeNull();
});

test("a click of the demonstration opens nothing in production", async () => {
  for (const role of ["ADMIN", "DONOR"] as const) {
    const foundation = await signedIn(role, "demo", "production");
    expect(await foundation.signIn.findSignedIn("token")).toBeNull();
    expect(foundation.sessions.size).toBe(0);
  }
});

test("ten minutes later staff have to show again who they are, and donors have not", async () => {
  const admin = await signedIn("ADMIN", "passkey");
  expect((await admin.signIn.findSignedIn("token"))?.session.proofDue).toBe(false);
  admin.pass(10 * 60 * 1000 + 1);
  expect((await admin.signIn.findSignedIn("token"))?.session.proofDue).toBe(true);
  const donor = await signedIn("DONOR", "passkey");
  donor.pass(dayMs);
  expect((await donor.signIn.findSignedIn("token"))?.session.proofDue).toBe(false);
});
