import { createHash } from "node:crypto";
import { bitsOf, hasLeadingZeros, proofHeader, workOn } from "#domain/giving/proof-of-work.ts";
import { asBrowser, type Call } from "./caller.ts";
import type { World } from "./worlds.ts";

export type Tally = {
  attempts: number;
  reached: number;
  givers: number;
  atOnce: number;
  byAnotherWay: number;
};
type Ground = Readonly<{ world: World; call: Call; random: () => number; tally: Tally }>;
type Giver = Readonly<{ from: string; email: string; amountCents: number; headers: Record<string, string> }>;

/** Every second bot drives a browser through the page; the others post past it. Each is somebody new every time. */
export async function botAttempt({ world, call, random, tally }: Ground): Promise<void> {
  tally.attempts += 1;
  const throughPage = random() < 0.5;
  const bot: Giver = {
    from: addressFrom(random),
    email: `m${Math.floor(random() * 1e9)}@mail${Math.floor(random() * 500)}.example`,
    amountCents: throughPage ? 1000 + Math.floor(random() * 4000) : 100,
    headers: throughPage ? asBrowser : {},
  };
  const next = await start(call, bot);
  if (!next) return;
  const card = `stolen-${Math.floor(random() * 1e9)}`;
  if (await world.tryCard(call, world.paymentIn(next), card)) tally.reached += 1;
}

/** Each third donor means to pay by card, and pays by their bank where cards are not to be had. */
export async function donorGives({ world, call, random, tally }: Ground): Promise<void> {
  tally.givers += 1;
  const number = tally.givers;
  // Half of them are in one hall, behind one address.
  const donor: Giver = {
    from: number % 2 === 0 ? "203.0.113.7" : addressFrom(random),
    email: `donor${number}@example.org`,
    amountCents: 100 + Math.floor(random() * 50) * 100,
    headers: asBrowser,
  };
  const next = await start(call, donor, { proves: false });
  if (!next) return;
  const paymentId = world.paymentIn(next);
  const card = number % 3 === 0 ? `own-${number}` : null;
  if (await world.pay(call, paymentId, card)) tally.atOnce += 1;
  else if (card !== null && (await world.pay(call, paymentId, null))) {
    tally.atOnce += 1;
    tally.byAnotherWay += 1;
  }
}

/** What the program answers to pay with; null if it asks for anything that the caller does not do. */
async function start(call: Call, giver: Giver, { proves = true } = {}): Promise<unknown> {
  const { from, email, amountCents, headers } = giver;
  const opened = await call("/api/create-payment-intent", {
    body: { amountCents, currency: "EUR" },
    from,
    headers,
  });
  if (opened.status !== 201) return null;
  const { clientSecret } = JSON.parse(opened.text);
  const body = {
    clientSecret,
    amountCents,
    currency: "EUR",
    frequency: "ONE_TIME",
    coverFees: false,
    donor: { email },
    language: "nl",
  };
  const first = await call("/api/donations", { body, from, headers });
  const challenge = first.headers[proofHeader];
  const answer =
    first.status === 428 && proves && typeof challenge === "string"
      ? await call("/api/donations", {
          body,
          from,
          headers: { ...headers, [proofHeader]: workOut(challenge) },
        })
      : first;
  return answer.status === 201 ? JSON.parse(answer.text).next : null;
}

function workOut(challenge: string): string {
  for (let number = 0; ; number++) {
    const work = workOn(challenge, number);
    if (hasLeadingZeros(createHash("sha256").update(work).digest(), bitsOf(challenge))) return work;
  }
}

const addressFrom = (random: () => number): string =>
  [11 + Math.floor(random() * 180), ...[0, 0, 0].map(() => 1 + Math.floor(random() * 250))].join(".");
