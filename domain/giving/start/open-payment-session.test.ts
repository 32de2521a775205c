import { expect, test } from "vitest";
import { givingInMemory } from "../giving-in-memory.fixtures.ts";
import { paymentsThatAreDown, paymentsThatOpen } from "../payments.fixtures.ts";
import { noon, secret, sessionAt } from "../sample-gift.fixtures.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { asCents } from "#domain/money/cents.ts";
import { openPaymentSession, sessionLifeMs } from "./open-payment-session.ts";

const visitor = { userId: null, country: null };

function opening(changes: Partial<Parameters<typeof openPaymentSession>[0]> = {}) {
  const giving = givingInMemory();
  let clock = noon;
  const open = openPaymentSession({
    sessions: giving.sessions,
    payments: paymentsThatOpen(),
    isServed: async () => true,
    feeRates: async () => firstFeeRates,
    newSecret: () => secret,
    clock: () => clock,
    ...changes,
  });
  return {
    open,
    sessions: giving.stored.sessions,
    giving,
    wait: (ms: number) => (clock = new Date(clock.getTime() + ms)),
  };
}

test("a session is opened and answers its secret; the amount is the gift's to bring", async () => {
  const { open, sessions } = opening();
  expect(await open({ amountCents: asCents(2500) }, visitor)).toEqual({ ok: true, clientSecret: secret });
  expect(sessions.get(secret)).toMatchObject({ donationId: null });
  expect(sessions.get(secret)).not.toHaveProperty("amountCents");
});

test("changing the amount keeps the session and never opens a second one", async () => {
  const { open, sessions, wait } = opening();
  await open({ amountCents: asCents(2500) }, visitor);
  wait(sessionLifeMs - 1);

  expect(await open({ amountCents: asCents(5000), clientSecret: secret }, visitor)).toEqual({
    ok: true,
    clientSecret: secret,
  });
  expect(sessions.size).toBe(1);
  wait(sessionLifeMs - 1);
  expect(await open({ amountCents: asCents(7500), clientSecret: secret }, visitor)).toMatchObject({
    ok: true,
  });
});

test.each([
  [49, "amount_too_small"],
  [-1, "amount_too_small"],
  [100_000_000, "amount_too_large"],
])("an amount of %d cents is refused and nothing is stored", async (amountCents, reason) => {
  const { open, sessions } = opening();
  expect(await open({ amountCents: asCents(amountCents) }, visitor)).toEqual({ ok: false, reason });
  expect(sessions.size).toBe(0);
});

test("no provider can serve: payments are unavailable and nothing is stored", async () => {
  const { open, sessions } = opening({ payments: paymentsThatAreDown() });
  expect(await open({ amountCents: asCents(2500) }, visitor)).toEqual({
    ok: false,
    reason: "payments_unavailable",
  });
  expect(sessions.size).toBe(0);
});

test("a visitor from a country that may not be asked is refused, whatever the amount", async () => {
  const { open } = opening({ isServed: async (country) => country !== "AE" });
  expect(await open({ amountCents: asCents(1) }, { userId: null, country: "AE" })).toEqual({
    ok: false,
    reason: "country_not_served",
  });
});

test("a secret that nobody has, that has expired or is another person's opens nothing", async () => {
  const { open, wait, giving, sessions } = opening();
  const change = { amountCents: asCents(5000), clientSecret: secret };
  expect(await open(change, visitor)).toEqual({ ok: false, reason: "session_unknown" });

  await giving.sessions.open(sessionAt(noon, { userId: "u1" }));
  expect(await open(change, { userId: "u2", country: null })).toEqual({
    ok: false,
    reason: "session_unknown",
  });
  expect(await open(change, visitor)).toEqual({ ok: false, reason: "session_unknown" });

  wait(sessionLifeMs);
  expect(await open(change, { userId: "u1", country: null })).toEqual({
    ok: false,
    reason: "session_expired",
  });
  expect([...sessions.values()]).toMatchObject([
    { userId: "u1", expiresAt: new Date(noon.getTime() + sessionLifeMs) },
  ]);
});
