import { expect, test } from "vitest";
import { foundationInMemory, passkeyAnswering, visit } from "./accounts.fixtures.ts";
import { openSession } from "./open-session.ts";

const challengeOf = (begun: { ok: boolean; options?: object }): string =>
  (begun.options as { challenge: string } | undefined)?.challenge ?? "";

test("the first browser is nobody's surprise, a second one is told to its owner, a known one is not", async () => {
  const { needs, notices, invite } = foundationInMemory();
  const anna = invite("anna@example.org", "DONOR");
  const open = openSession(needs);
  await open(anna.id, "email_link", visit);
  await open(anna.id, "email_link", visit);
  expect(notices).toEqual([]);
  await open(anna.id, "passkey", { ...visit, browser: null, device: "Chrome · Windows" });
  expect(notices).toMatchObject([
    { notice: "new_device", email: "anna@example.org", language: "en", device: "Chrome · Windows" },
  ]);
});

test("one click of the demonstration writes to nobody", async () => {
  const { needs, notices, invite } = foundationInMemory({ mode: "demo" });
  const anna = invite("anna@example.org", "ADMIN");
  for (const browser of ["b1", "b2"]) await openSession(needs)(anna.id, "demo", { ...visit, browser });
  expect(notices).toEqual([]);
});

test("a new passkey is told to its owner", async () => {
  const { signIn, notices, invite } = foundationInMemory();
  const user = invite("anna@example.org", "DONOR");
  const person = { user, session: { limited: false } };
  const challenge = challengeOf(await signIn.passkey.begin(person));
  await signIn.passkey.add(person, passkeyAnswering(challenge), "Safari · iPhone");
  expect(notices).toMatchObject([
    { notice: "new_passkey", email: "anna@example.org", device: "Safari · iPhone" },
  ]);
});
