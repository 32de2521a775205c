import { randomBytes, randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { openPaymentSession, sessionLifeMs } from "#domain/giving/start/open-payment-session.ts";
import { paymentsThatOpen } from "#domain/giving/payments.fixtures.ts";
import { referenceBytes, referenceFrom } from "#domain/giving/reference.ts";
import { noon, requestFor } from "#domain/giving/sample-gift.fixtures.ts";
import { startDonation } from "#domain/giving/start/start-donation.ts";
import { asCents } from "#domain/money/cents.ts";
import { testDatabase } from "#testing/database.ts";
import { carriedSessions } from "./carried-sessions.ts";
import { storedDonations } from "./donations.ts";
import { storedPaymentSessions } from "./payment-sessions.ts";

const { pool } = await testDatabase();
const { secretOf, read } = carriedSessions(["k".repeat(32)]);
const visitor = { userId: null, country: "NL" };
const fees = { permille: 50, fixedCents: asCents(10) };
let clock = noon;
beforeEach(() => {
  clock = noon;
});
const wait = (ms: number) => (clock = new Date(clock.getTime() + ms));

const open = openPaymentSession({
  sessions: storedPaymentSessions(pool, read),
  payments: paymentsThatOpen(),
  isServed: async () => true,
  feeRates: async () => fees,
  newSecret: secretOf,
  clock: () => clock,
});
const opened = async (): Promise<string> => {
  const outcome = await open({ amountCents: asCents(2500) }, visitor);
  return outcome.ok ? outcome.clientSecret : "";
};
const prolonged = (clientSecret: string) => open({ amountCents: asCents(5000), clientSecret }, visitor);
const start = (clientSecret: string, changes = {}) =>
  startDonation({
    donations: storedDonations(pool, read),
    payments: paymentsThatOpen(),
    purposes: { status: async () => "open" as const },
    methods: async () => [],
    isServed: async () => true,
    newId: () => randomUUID(),
    newReference: () => referenceFrom(randomBytes(referenceBytes)),
    clock: () => clock,
    pause: async () => {},
  })(requestFor({ clientSecret, ...changes }), visitor);
const rowOf = async (clientSecret: string) => {
  const { rows } = await pool.query(
    `select donation_id as "donationId", fee_permille as permille, expires_at as "expiresAt" from payment_sessions
     where secret_hash = sha256(convert_to($1, 'UTF8'))`,
    [clientSecret],
  );
  return rows;
};

test("it is no row until a gift is begun in it, and then keeps the fees of its beginning", async () => {
  const secret = await opened();
  expect(await rowOf(secret)).toEqual([]);
  const begun = await start(secret, { coverFees: true });
  expect(begun).toMatchObject({ ok: true, status: "PENDING" });
  const donationId = "donationId" in begun ? begun.donationId : "";
  expect(await rowOf(secret)).toMatchObject([{ donationId, permille: fees.permille }]);
  const { rows } = await pool.query("select charged_cents as cents from donations where id = $1", [
    donationId,
  ]);
  expect(rows).toEqual([{ cents: 2500 + 125 + 10 }]);
});

test("whoever sends the same form many times at once begins one gift", async () => {
  const secret = await opened();
  const answers = await Promise.all(Array.from({ length: 8 }, () => start(secret)));
  expect(
    new Set(answers.map((answer) => ("donationId" in answer ? answer.donationId : answer))),
  ).toHaveLength(1);
});

test("its time runs out, unless it was prolonged, and one that was can be begun", async () => {
  const [left, kept] = [await opened(), await opened()];
  wait(sessionLifeMs - 1);
  expect(await prolonged(kept)).toEqual({ ok: true, clientSecret: kept });
  wait(1);
  expect(await start(left)).toEqual({ ok: false, reason: "session_expired" });
  expect(await prolonged(left)).toEqual({ ok: false, reason: "session_expired" });
  expect(await start(kept)).toMatchObject({ ok: true });
  expect(await rowOf(left)).toEqual([]);
});

test("one that somebody made up is unknown", async () => {
  const madeUp = carriedSessions(["other".repeat(8)]).secretOf({
    userId: null,
    fees,
    openedAt: noon,
    expiresAt: new Date(noon.getTime() + sessionLifeMs),
  });
  expect(await start(madeUp)).toEqual({ ok: false, reason: "session_unknown" });
  expect(await prolonged(madeUp)).toEqual({ ok: false, reason: "session_unknown" });
});
