import { expect, test } from "vitest";
import { foundationInMemory, providerSaying, visit } from "./accounts.fixtures.ts";
import type { AccountsNeeds } from "./accounts.ts";

type Provider = NonNullable<AccountsNeeds["provider"]>;

function foundationWith(provider: Provider) {
  const foundation = foundationInMemory({ provider });
  const { openId } = foundation.signIn;
  if (!openId) throw new Error("No provider here");
  const begin = async (returnTo = "/dashboard") => {
    const begun = await openId.begin(returnTo, visit);
    return begun.ok ? begun.state : "";
  };
  const finish = (state: string, expected: string | null = state) =>
    openId.finish({ code: "code", state, issuer: null }, expected, visit);
  return { ...foundation, openId, begin, finish };
}

test("a person the provider vouches for is signed in and led back", async () => {
  const { begin, finish, people, signIn } = foundationWith(providerSaying({}));
  const outcome = await finish(await begin());
  expect(outcome).toMatchObject({ ok: true, returnTo: "/dashboard" });
  expect([...people.values()]).toMatchObject([
    { email: "anna@example.org", firstName: "Anna", role: "DONOR" },
  ]);
  expect((await signIn.findSignedIn(outcome.ok ? outcome.session.token : ""))?.session.method).toBe("openid");
});

test("an answer that another browser began is refused", async () => {
  const { begin, finish, sessions } = foundationWith(providerSaying({}));
  const state = await begin();
  expect(await finish(state, null)).toMatchObject({ ok: false, reason: "provider_refused" });
  expect(await finish(state, await begin())).toMatchObject({ ok: false, reason: "provider_refused" });
  expect(sessions.size).toBe(0);
});

test("an answer works once, and for a quarter of an hour", async () => {
  const { begin, finish, pass } = foundationWith(providerSaying({}));
  const state = await begin();
  expect((await finish(state)).ok).toBe(true);
  expect(await finish(state)).toMatchObject({ ok: false, reason: "provider_refused" });
  const late = await begin();
  pass(15 * 60 * 1000);
  expect(await finish(late)).toMatchObject({ ok: false, reason: "provider_refused" });
});

test.each([
  ["an unverified address", { emailVerified: false }],
  ["no address", { email: null }],
  ["something that is no address", { email: "anna" }],
])("%s opens nobody's account", async (_, identity) => {
  const { begin, finish, invite, sessions } = foundationWith(providerSaying(identity));
  invite("anna@example.org", "ADMIN");
  expect(await finish(await begin())).toMatchObject({ ok: false, reason: "email_unverified" });
  expect(sessions.size).toBe(0);
});

test("a person who is known stays the same account when their address changes at the provider", async () => {
  let email = "anna@example.org";
  const provider: Provider = {
    ...providerSaying({}),
    identify: () =>
      providerSaying({ email }).identify({ code: "", issuer: null }, { nonce: "", codeVerifier: "" }),
  };
  const { begin, finish, people } = foundationWith(provider);
  await finish(await begin());
  email = "anna.new@example.org";
  expect((await finish(await begin())).ok).toBe(true);
  expect(people.size).toBe(1);
});

test("staff whose provider asked for a second factor are staff", async () => {
  const { begin, finish, invite, signIn } = foundationWith(providerSaying({ secondFactor: true }));
  invite("anna@example.org", "STAFF");
  const outcome = await finish(await begin());
  expect((await signIn.findSignedIn(outcome.ok ? outcome.session.token : ""))?.user.role).toBe("STAFF");
});

test("a provider that does not answer is said so, with the reason for the log", async () => {
  const silent: Provider = {
    ...providerSaying({}),
    addressOf: async () => ({ ok: false, why: "no route to host" }),
  };
  expect(await foundationWith(silent).openId.begin("/", visit)).toEqual({
    ok: false,
    reason: "provider_unavailable",
    why: "no route to host",
  });
});

test("where a provider decides who comes in, no e-mailed link goes around it", () => {
  const { signIn } = foundationInMemory({ provider: providerSaying({}) });
  expect(signIn.link).toBeNull();
  expect(signIn.offers).toMatchObject({ emailLink: false, openId: true, demoAccounts: [] });
});
