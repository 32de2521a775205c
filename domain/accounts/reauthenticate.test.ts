import { expect, test } from "vitest";
import { foundationInMemory, passkeyAnswering, providerSaying, visit } from "./accounts.fixtures.ts";
import { openSession } from "./open-session.ts";
import type { SignInMethod } from "./session.ts";

const minuteMs = 60_000;
const challengeOf = (begun: { ok: boolean; options?: object }): string =>
  (begun.options as { challenge: string } | undefined)?.challenge ?? "";

async function admin(method: SignInMethod, changes: Parameters<typeof foundationInMemory>[0] = {}) {
  const foundation = foundationInMemory(changes);
  const person = foundation.invite("anna@example.org", "ADMIN");
  await openSession({ ...foundation.needs, newSecret: () => "token" })(person.id, method, visit);
  const key = { id: "key-1", userId: person.id, publicKey: new Uint8Array([1]), counter: 0, transports: [] };
  await foundation.needs.passkeys.add({ ...key, name: "", createdAt: new Date(), lastUsedAt: null });
  const now = async () => {
    const found = await foundation.signIn.findSignedIn("token");
    if (!found) throw new Error("signed out");
    return found;
  };
  return { ...foundation, now };
}

test("with their passkey staff go on in the same session for another ten minutes", async () => {
  const { signIn, now, pass } = await admin("passkey");
  pass(11 * minuteMs);
  expect((await now()).session.proofDue).toBe(true);
  expect(await signIn.proof.wayOf(await now())).toBe("passkey");
  const challenge = challengeOf(await signIn.proof.ask(await now()));
  expect(await signIn.proof.prove(await now(), passkeyAnswering(challenge))).toEqual({ ok: true });
  expect((await now()).session.proofDue).toBe(false);
  pass(11 * minuteMs);
  expect((await now()).session.proofDue).toBe(true);
});

test("neither nothing, nor a used answer, nor somebody else's passkey proves anything in production", async () => {
  const { signIn, now, pass, needs, invite } = await admin("passkey");
  pass(11 * minuteMs);
  const refused = { ok: false, reason: "passkey_refused" };
  expect(await signIn.proof.prove(await now(), null)).toEqual(refused);

  const eve = invite("eve@example.org", "ADMIN");
  const key = { id: "eve-1", userId: eve.id, publicKey: new Uint8Array([1]), counter: 0, transports: [] };
  await needs.passkeys.add({ ...key, name: "", createdAt: new Date(), lastUsedAt: null });
  const hers = challengeOf(await signIn.proof.ask(await now()));
  expect(await signIn.proof.prove(await now(), passkeyAnswering(hers, "eve-1"))).toEqual(refused);
  expect(await signIn.proof.prove(await now(), passkeyAnswering(hers)), "asked once").toEqual(refused);
  const toSignIn = challengeOf(await signIn.passkey.ask(visit));
  expect(
    await signIn.proof.prove(await now(), passkeyAnswering(toSignIn)),
    "asked for another thing",
  ).toEqual(refused);
  expect((await now()).session.proofDue).toBe(true);
});

test("in the demonstration one click is enough", async () => {
  const { signIn, now, pass } = await admin("demo", { mode: "demo" });
  pass(11 * minuteMs);
  expect(await signIn.proof.wayOf(await now())).toBe("click");
  expect(await signIn.proof.prove(await now(), null)).toEqual({ ok: true });
  expect((await now()).session.proofDue).toBe(false);
});

test("with a provider a passkey opens no door, but is the second factor of whoever came through it", async () => {
  const provider = providerSaying({});
  const { signIn, now } = await admin("openid", { provider });
  expect(await signIn.passkey.ask(visit)).toEqual({ ok: false, reason: "not_offered" });
  expect(await signIn.passkey.signIn(passkeyAnswering("any"), visit)).toEqual({
    ok: false,
    reason: "passkey_refused",
  });
  expect((await now()).user.role).toBe("DONOR");
  const challenge = challengeOf(await signIn.proof.ask(await now()));
  expect(await signIn.proof.prove(await now(), passkeyAnswering(challenge))).toEqual({ ok: true });
  expect((await now()).user.role).toBe("ADMIN");
});

test("with a provider a session that a passkey opened before counts as a donor's", async () => {
  const { now } = await admin("passkey", { provider: providerSaying({}) });
  expect(await now()).toMatchObject({ user: { role: "DONOR" }, session: { limited: true } });
});

test("a mailed link of staff is no proof that a passkey could renew", async () => {
  const { signIn, now } = await admin("email_link");
  expect(await signIn.proof.wayOf(await now())).toBe("sign_in");
  const challenge = challengeOf(await signIn.proof.ask(await now()));
  expect((await signIn.proof.prove(await now(), passkeyAnswering(challenge))).ok).toBe(false);
});
