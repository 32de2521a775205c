import { workFor } from "../giver.ts";
import { asBrowser, type Call } from "./caller.ts";
import type { Pace } from "./pace.ts";
import type { World } from "./worlds.ts";

export type Tally = {
  attempts: number;
  reached: number;
  givers: number;
  atOnce: number;
  byAnotherWay: number;
};
type Waits = Pick<Pace, "botWaits" | "donorWaits">;
type Ground = Readonly<{ world: World; call: Call; random: () => number; tally: Tally; waits: Waits }>;
type Giver = Readonly<{ from: string; email: string; amountCents: number; headers: Record<string, string> }>;
type Steps = Readonly<{ proves: boolean; wait: () => Promise<void> }>;

/** Half of them drive a browser through the page, a tenth send its form without scripts, the others post past it. */
const throughPage = 0.5;
const pastPage = 0.6;
/** The part of bots that does the proof of work; the others are refused before any provider is called. */
const worksFor = 0.2;

/** Each is somebody new every time: another address, browser, mailbox and card. */
export async function botAttempt({ world, call, random, tally, waits }: Ground): Promise<void> {
  tally.attempts += 1;
  const way = random();
  const bot: Giver = {
    from: addressFrom(random),
    email: `m${Math.floor(random() * 1e9)}@mail${Math.floor(random() * 500)}.example`,
    amountCents: way < throughPage ? 1000 + Math.floor(random() * 4000) : 100,
    headers: { "user-agent": browserFrom(random), ...(way < throughPage && asBrowser) },
  };
  const steps = { proves: random() < worksFor, wait: waits.botWaits };
  if (way < throughPage) await call("/donate", { from: bot.from, headers: bot.headers });
  const next =
    way < throughPage || way >= pastPage ? await start(call, bot, steps) : await sendForm(call, bot, steps);
  await waits.botWaits();
  const payment = next === null ? "" : world.paymentIn(next);
  if (payment === "") return;
  const card = `stolen-${Math.floor(random() * 1e9)}`;
  if (await world.tryCard(call, payment, card)) tally.reached += 1;
}

/** Each third donor means to pay by card, and pays by their bank where cards are not to be had. */
export async function donorGives({ world, call, random, tally, waits }: Ground): Promise<void> {
  tally.givers += 1;
  const number = tally.givers;
  // Half of them are in one hall, behind one address.
  const donor: Giver = {
    from: number % 2 === 0 ? "203.0.113.7" : addressFrom(random),
    email: `donor${number}@example.org`,
    amountCents: 100 + Math.floor(random() * 50) * 100,
    headers: asBrowser,
  };
  const next = await start(call, donor, { proves: true, wait: waits.donorWaits });
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
async function start(call: Call, giver: Giver, { proves, wait }: Steps): Promise<unknown> {
  const { from, email, amountCents, headers } = giver;
  const opened = await call("/api/create-payment-intent", {
    body: { amountCents, currency: "EUR" },
    from,
    headers,
  });
  if (opened.status !== 201) return null;
  const { clientSecret } = JSON.parse(opened.text);
  await wait();
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
  const answer =
    first.status === 428 && proves
      ? await call("/api/donations", {
          body,
          from,
          headers: { ...headers, ...workFor(new Headers(first.headers as HeadersInit)) },
        })
      : first;
  return answer.status === 201 ? JSON.parse(answer.text).next : null;
}

/** The form as a browser without scripts sends it. Where it is paid within the page, nothing comes of it. */
async function sendForm(call: Call, giver: Giver, { wait }: Steps): Promise<unknown> {
  const { from, email, amountCents, headers } = giver;
  const body = new URLSearchParams({ form: "donate", amount: String(amountCents / 100), email });
  await wait();
  const answer = await call("/donate", { body: body.toString(), from, headers });
  return answer.status === 303 ? { url: answer.headers["location"] } : null;
}

const addressFrom = (random: () => number): string =>
  [11 + Math.floor(random() * 180), ...[0, 0, 0].map(() => 1 + Math.floor(random() * 250))].join(".");

const browserFrom = (random: () => number): string =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${100 + Math.floor(random() * 60)}.0) Gecko/20100101 Firefox/${100 + Math.floor(random() * 60)}.0`;
