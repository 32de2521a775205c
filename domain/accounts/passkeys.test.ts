import { expect, test } from "vitest";
import { foundationInMemory, passkeyAnswering, visit } from "./accounts.fixtures.ts";
import { ceremonyMs } from "./add-passkey.ts";

const full = { id: "s1", method: "passkey", limited: false } as const;
const limited = { id: "s2", method: "email_link", limited: true } as const;

const challengeOf = (begun: { ok: boolean; options?: object }): string =>
  (begun.options as { challenge: string } | undefined)?.challenge ?? "";

async function withPasskey(id = "key-1") {
  const foundation = foundationInMemory();
  const user = foundation.invite("anna@example.org", "STAFF");
  const { passkey } = foundation.signIn;
  const challenge = challengeOf(await passkey.begin({ user, session: full }));
  await passkey.add({ user, session: full }, passkeyAnswering(challenge, id), "Safari · iPhone");
  return { ...foundation, user, passkey };
}

test("a person adds a passkey and signs in with it", async () => {
  const { user, passkey, signIn } = await withPasskey();
  expect(await passkey.listOf(user.id)).toMatchObject([
    { id: "key-1", name: "Safari · iPhone", lastUsedAt: null },
  ]);

  const asked = await passkey.ask(visit);
  const outcome = await passkey.signIn(passkeyAnswering(challengeOf(asked)), visit);
  const found = await signIn.findSignedIn(outcome.ok ? outcome.session.token : "");
  expect(found).toMatchObject({ user: { id: user.id, role: "STAFF" }, session: { method: "passkey" } });
  expect(await passkey.listOf(user.id)).toMatchObject([{ counter: 1, lastUsedAt: expect.any(Date) }]);
});

test.each(["broken", "unknown-key"])("a %s passkey signs nobody in", async (id) => {
  const { passkey, sessions } = await withPasskey();
  const asked = await passkey.ask(visit);
  expect(await passkey.signIn(passkeyAnswering(challengeOf(asked), id), visit)).toEqual({
    ok: false,
    reason: "passkey_refused",
  });
  expect(sessions.size).toBe(0);
});

test("an answer of an authenticator works once, in time, and for what it was asked", async () => {
  const { passkey, user, pass } = await withPasskey();
  const refused = { ok: false, reason: "passkey_refused" };
  const used = challengeOf(await passkey.ask(visit));
  expect((await passkey.signIn(passkeyAnswering(used), visit)).ok).toBe(true);
  expect(await passkey.signIn(passkeyAnswering(used), visit)).toEqual(refused);

  const toAdd = challengeOf(await passkey.begin({ user, session: full }));
  expect(await passkey.signIn(passkeyAnswering(toAdd), visit)).toEqual(refused);

  const late = challengeOf(await passkey.ask(visit));
  pass(ceremonyMs);
  expect(await passkey.signIn(passkeyAnswering(late), visit)).toEqual(refused);
});

test("a passkey made for one person is not added to another", async () => {
  const { passkey, user, invite } = await withPasskey();
  const eve = invite("eve@example.org", "DONOR");
  const challenge = challengeOf(await passkey.begin({ user, session: full }));
  const outcome = await passkey.add({ user: eve, session: full }, passkeyAnswering(challenge, "key-2"), "");
  expect(outcome).toEqual({ ok: false, reason: "passkey_refused" });
});

test("staff who came by mail may add their first passkey, but neither a second nor remove one", async () => {
  const { passkey, invite } = await withPasskey();
  const ben = { user: invite("ben@example.org", "STAFF"), session: limited };
  const [first, second] = [challengeOf(await passkey.begin(ben)), challengeOf(await passkey.begin(ben))];
  expect((await passkey.add(ben, passkeyAnswering(first, "ben-1"), "")).ok).toBe(true);

  const refused = { ok: false, reason: "has_passkey" };
  expect(await passkey.add(ben, passkeyAnswering(second, "ben-2"), "")).toEqual(refused);
  expect(await passkey.begin(ben)).toEqual(refused);
  expect(await passkey.remove(ben.user.id, limited, "ben-1")).toEqual(refused);
  expect(await passkey.remove(ben.user.id, full, "ben-1")).toEqual({ ok: true });
});

test("nobody removes another person's passkey", async () => {
  const { passkey, user, invite } = await withPasskey();
  const eve = invite("eve@example.org", "DONOR");
  expect(await passkey.remove(eve.id, full, "key-1")).toEqual({ ok: false, reason: "passkey_unknown" });
  expect(await passkey.listOf(user.id)).toHaveLength(1);
});

test("nobody begins adding passkeys without end", async () => {
  const keys: string[] = [];
  const allow = async (key: string) => {
    keys.push(key);
    return { ok: false, retryAfterSeconds: 60 } as const;
  };
  const { signIn, invite } = foundationInMemory({ allow });
  const anna = invite("anna@example.org", "DONOR");
  expect(await signIn.passkey.begin({ user: anna, session: full })).toEqual({
    ok: false,
    reason: "too_many",
    retryAfterSeconds: 60,
  });
  expect(keys).toEqual([`new-passkey:account:${anna.id}`]);
});
