import type { Allow } from "#domain/rate-limit.ts";
import { expect, test } from "vitest";
import { foundationInMemory, visit } from "./accounts.fixtures.ts";
import { linksPerEmail, linksPerEmailHere } from "./limits.ts";
import { linkMs } from "./request-sign-in-link.ts";

const linkOf = ({ signIn }: ReturnType<typeof foundationInMemory>) => {
  if (!signIn.link) throw new Error("No links here");
  return signIn.link;
};

test("the answer is the same for an address we know and for one we do not", async () => {
  const foundation = foundationInMemory();
  foundation.invite("known@example.org", "DONOR");
  const link = linkOf(foundation);
  expect(await link.request("known@example.org", "/", visit)).toMatchObject({ ok: true });
  expect(await link.request("stranger@example.org", "/", visit)).toMatchObject({ ok: true });
  expect(foundation.letters.map(({ email }) => email)).toEqual(["known@example.org", "stranger@example.org"]);
});

test("the letter is in the visitor's language and says when the link ends", async () => {
  const foundation = foundationInMemory();
  await linkOf(foundation).request(" Anna@EXAMPLE.org ", "/dashboard", visit);
  expect(foundation.letters[0]).toMatchObject({
    email: "Anna@example.org",
    language: "nl",
    expiresAt: new Date("2026-03-01T12:15:00Z"),
  });
});

test("what is no address gets no letter", async () => {
  const foundation = foundationInMemory();
  for (const typed of [
    "",
    "anna",
    "anna@",
    "anna@example.org, eve@example.org",
    "anna@example.org\r\nBcc: eve@example.org",
  ]) {
    expect(await linkOf(foundation).request(typed, "/", visit)).toEqual({
      ok: false,
      reason: "email_invalid",
    });
  }
  expect(foundation.letters).toEqual([]);
});

/** Counts like the database, within one window. */
function counting(): Allow {
  const counted = new Map<string, number>();
  return async (key, { most }) => {
    counted.set(key, (counted.get(key) ?? 0) + 1);
    return (counted.get(key) ?? 0) <= most ? { ok: true } : { ok: false, retryAfterSeconds: 60 };
  };
}

test("strangers who ask for links to a mailbox do not lock its owner out", async () => {
  const foundation = foundationInMemory({ allow: counting() });
  const link = linkOf(foundation);
  for (let place = 0; place < 40; place += 1)
    for (let time = 0; time < 10; time += 1)
      await link.request("anna@example.org", "/", { ...visit, address: `198.51.100.${place}` });
  // One from each address, plus the shared allowance.
  expect(foundation.letters).toHaveLength(40 + linksPerEmail.most);
  expect(await link.request("anna@example.org", "/", visit)).toMatchObject({ ok: true });
});

test("nobody's mailbox is flooded, however the address is written", async () => {
  const foundation = foundationInMemory({ allow: counting() });
  const link = linkOf(foundation);
  for (let sent = 0; sent < linksPerEmailHere.most; sent += 1) {
    await link.request(sent % 2 ? "Anna@Example.org" : "anna@example.org", "/", visit);
  }
  expect(await link.request("ANNA@example.org", "/", visit)).toEqual({
    ok: false,
    reason: "too_many",
    retryAfterSeconds: 60,
  });
  expect(foundation.letters).toHaveLength(linksPerEmailHere.most);
});

test("the link signs a newcomer in as a donor and leads back to where they were", async () => {
  const foundation = foundationInMemory();
  const link = linkOf(foundation);
  await link.request("Anna@example.org", "/dashboard", visit);
  const outcome = await link.confirm(foundation.lastToken(), visit);
  expect(outcome).toMatchObject({ ok: true, returnTo: "/dashboard" });
  expect([...foundation.people.values()]).toEqual([
    { id: expect.any(String), email: "anna@example.org", firstName: null, language: "nl", role: "DONOR" },
  ]);
});

test("the link works once", async () => {
  const foundation = foundationInMemory();
  const link = linkOf(foundation);
  await link.request("anna@example.org", "/", visit);
  const token = foundation.lastToken();
  expect((await link.confirm(token, visit)).ok).toBe(true);
  expect(await link.confirm(token, visit)).toEqual({ ok: false, reason: "link_invalid" });
});

test("the link works for fifteen minutes and not a moment longer", async () => {
  const foundation = foundationInMemory();
  const link = linkOf(foundation);
  await link.request("anna@example.org", "/", visit);
  const [first] = [foundation.lastToken()];
  foundation.pass(linkMs - 1);
  expect((await link.confirm(first, visit)).ok).toBe(true);

  await link.request("anna@example.org", "/", visit);
  foundation.pass(linkMs);
  expect(await link.confirm(foundation.lastToken(), visit)).toEqual({ ok: false, reason: "link_invalid" });
});

test("whoever is named in ADMIN_EMAILS becomes an admin at the first sign-in", async () => {
  const foundation = foundationInMemory({ adminEmails: ["Chair@Example.org"] });
  const link = linkOf(foundation);
  await link.request("chair@example.org", "/", visit);
  await link.confirm(foundation.lastToken(), visit);
  expect([...foundation.people.values()][0]).toMatchObject({ email: "chair@example.org", role: "ADMIN" });
});

test("the session a browser came with is ended, and the new one has a token of its own", async () => {
  const foundation = foundationInMemory();
  const link = linkOf(foundation);
  const signInWith = async (token: string | null) => {
    await link.request("anna@example.org", "/", visit);
    const outcome = await link.confirm(foundation.lastToken(), { ...visit, token });
    return outcome.ok ? outcome.session.token : "";
  };
  const planted = await signInWith(null);
  const own = await signInWith(planted);
  expect(own).not.toBe(planted);
  expect(await foundation.signIn.findSignedIn(planted)).toBeNull();
  expect(await foundation.signIn.findSignedIn(own)).not.toBeNull();
});
