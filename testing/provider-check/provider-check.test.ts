import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { fakeMollie } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";
import { fakeStripe } from "#adapters/payments/stripe/fake/stripe.fixtures.ts";
import { keysIn } from "./keys.ts";
import { mollieBeliefs } from "./mollie-beliefs.ts";
import { checkProviders } from "./provider-check.ts";
import { stripeBeliefs } from "./stripe-beliefs.ts";
import { asCents } from "#domain/money/cents.ts";

const allIds = [...stripeBeliefs, ...mollieBeliefs].map(({ id }) => id);
type Environment = Parameters<typeof keysIn>[0];

async function check(environment: Environment, pause: () => void = () => {}) {
  const lines: string[] = [];
  const exitCode = await checkProviders({
    keys: keysIn(environment),
    say: (line) => void lines.push(line),
    pause: () => Promise.resolve(pause()),
  });
  const lineOf = (id: string) => lines.find((line) => line.startsWith(`${id} `));
  /** Of which it says so. */
  const ids = (words: string) => allIds.filter((id) => lineOf(id)?.startsWith(`${id} ${words}`));
  return { exitCode, lines, ids, lineOf };
}

test("each belief of docs/providers.md is in the program, and each of the program in the document", () => {
  const page = readFileSync(new URL("../../docs/providers.md", import.meta.url), "utf8");
  const written = [...page.matchAll(/^\| ([SM]\d+) /gm)].map(([, id]) => id);
  expect(allIds).toEqual(written);
});

test("without keys nothing is checked, and the variables are named", async () => {
  const { exitCode, lines } = await check({});
  expect(exitCode).toBe(0);
  expect(lines).toEqual([
    expect.stringContaining("STRIPE_SECRET_KEY"),
    expect.stringContaining("MOLLIE_API_KEY"),
    "nothing checked",
  ]);
});

test.for(["sk_live_1", "rk_live_1", "pk_test_1"])("with %s nothing is asked of anybody", async (key) => {
  const mollie = await fakeMollie();
  onTestFinished(mollie.stop);
  const { exitCode, lines } = await check({
    STRIPE_SECRET_KEY: key,
    MOLLIE_API_KEY: "test_fake",
    MOLLIE_API_BASE: mollie.url,
  });
  expect(exitCode).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^STRIPE_SECRET_KEY must begin with .* in test mode alone\.$/),
  ]);
  expect(mollie.asked).toEqual([]);
});

test("a live key of Mollie's is refused as well", async () => {
  const { exitCode, lines } = await check({ MOLLIE_API_KEY: "live_1" });
  expect(exitCode).toBe(1);
  expect(lines).toEqual([expect.stringContaining("MOLLIE_API_KEY must begin with test_")]);
});

const stripeByPerson = [
  "S8",
  "S10",
  "S13",
  "S20",
  "S21",
  "S22",
  "S23",
  "S26",
  "S31",
  "S33",
  "S34",
  "S35",
  "S36",
  "S37",
];

async function stripeWithBank() {
  let now = Date.now();
  const stripe = await fakeStripe({ now: () => now });
  onTestFinished(stripe.stop);
  const { books } = stripe;
  const environment = { STRIPE_SECRET_KEY: "sk_test_fake", STRIPE_API_BASE: stripe.url };
  const debitsUnderWay = () => [...books.intents.values()].filter(({ status }) => status === "processing");
  const accountOf = (method: unknown) => books.methods.get(String(method))?.sepa_debit?.last4;
  /** While the program waits, banks decide: about Stripe's test accounts, as they are documented. */
  const pause = (): void => {
    now += 3 * 60_000;
    for (const { id, payment_method: method } of debitsUnderWay()) {
      const account = accountOf(method);
      if (account === "3202") stripe.failPending(id);
      else stripe.clear(id);
      if (account === "3203") stripe.dispute(id, "lost");
    }
    for (const { id, status } of books.refunds.values())
      if (status === "pending") stripe.endRefund(id, "failed");
  };
  stripe.refundsBegin({ status: "pending" });
  return { stripe, environment, pause };
}

test("what we believe of Stripe is what its fake does, and customers stay only for a person to go on with", async () => {
  const { stripe, environment, pause } = await stripeWithBank();
  const { exitCode, ids, lines, lineOf } = await check(environment, pause);
  expect(ids("does NOT hold")).toEqual([]);
  expect(ids("could not be asked")).toEqual([]);
  expect(ids("needs a person")).toEqual(stripeByPerson);
  expect(lines.at(-1)).toBe("24 hold, 0 do not, 14 need a person, 0 could not be asked.");
  expect(exitCode).toBe(0);
  const goneOnWith = ["S13", "S21", "S22", "S23"].map(lineOf);
  expect(goneOnWith).toEqual(goneOnWith.map(() => expect.stringMatching(/needs a person: open https:/)));
  expect(stripe.books.customers.size).toBe(goneOnWith.length);
  expect(stripe.books.clocks.size).toBe(1);
});

test("a call that is refused tells nothing of its belief, and is not taken for an answer", async () => {
  const { stripe, environment, pause } = await stripeWithBank();
  stripe.faults.push({ status: 400 });
  const { exitCode, ids, lineOf } = await check(environment, pause);
  expect(lineOf("S1")).toMatch(/^S1 could not be asked: .*Fake 400/);
  expect(ids("could not be asked")).toEqual(["S1"]);
  expect(exitCode).toBe(1);
});

test("a failed debit that Stripe's balance does not tell of is a belief that does not hold", async () => {
  const { stripe, environment, pause } = await stripeWithBank();
  const { lineOf } = await check(environment, () => {
    pause();
    for (const charge of stripe.books.charges.values()) charge.failure_balance_transaction = null;
  });
  expect(lineOf("S2")).toMatch(
    /^S2 does NOT hold: expected has its failure true, saw has its failure false \(/,
  );
});

async function mollieWithPaidGift() {
  const mollie = await fakeMollie();
  onTestFinished(mollie.stop);
  const environment = {
    MOLLIE_API_KEY: "test_fake",
    MOLLIE_ACCESS_TOKEN: "access_fake",
    MOLLIE_API_BASE: mollie.url,
  };
  const amount = { currency: "EUR", value: "25.00" };
  const made = await fetch(`${mollie.url}/v2/payments`, {
    method: "POST",
    headers: { authorization: "Bearer test_fake" },
    body: JSON.stringify({ amount, description: "A gift" }),
  });
  const { id } = (await made.json()) as { id: string };
  mollie.pay(id);
  mollie.toBalance(id, asCents(29));
  const paid = mollie.books.payments.get(id);
  if (paid) paid.amountRemaining = amount;
  return { mollie, environment };
}

const mollieByPerson = ["M4", "M6", "M10", "M11", "M12", "M13", "M18", "M20", "M21", "M24", "M25", "M26"];

test("what we believe of Mollie is what its fake does", async () => {
  const { environment } = await mollieWithPaidGift();
  const { exitCode, ids, lines } = await check(environment);
  expect(ids("does NOT hold")).toEqual([]);
  expect(ids("could not be asked")).toEqual([]);
  expect(ids("needs a person")).toEqual(mollieByPerson);
  expect(ids("holds")).toEqual(
    mollieBeliefs.map(({ id }) => id).filter((id) => !mollieByPerson.includes(id)),
  );
  expect(lines.at(-1)).toBe("14 hold, 0 do not, 12 need a person, 0 could not be asked.");
  expect(exitCode).toBe(0);
});

test("a provider that takes twins is told as one of which a belief does not hold", async () => {
  const { mollie, environment } = await mollieWithPaidGift();
  mollie.books.allowsTwins = true;
  const { exitCode, lineOf, ids } = await check(environment);
  expect(lineOf("M9")).toMatch(/^M9 does NOT hold: expected while it lives 422, saw while it lives taken \(/);
  expect(ids("does NOT hold")).toEqual(["M9"]);
  expect(exitCode).toBe(1);
});

test("who has paid nothing in test mode yet is told where to, and with which token the balance is read", async () => {
  const mollie = await fakeMollie();
  onTestFinished(mollie.stop);
  const { lineOf } = await check({ MOLLIE_API_KEY: "test_fake", MOLLIE_API_BASE: mollie.url });
  expect(lineOf("M17")).toMatch(/^M17 needs a person: pay https:\/\/mollie\.test\/checkout\/tr_/);
  expect(lineOf("M2")).toMatch(/^M2 needs a person: .* set MOLLIE_ACCESS_TOKEN/);
});
