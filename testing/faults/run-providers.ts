import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { loopbackSmtp } from "#adapters/mail/loopback-smtp.fixtures.ts";
import { openPool } from "#adapters/postgres/base/client.ts";
import { faultsOfBooks } from "../load/books-hold.ts";
import { freePort, startProgram, stopProgram, untilListening } from "../program.ts";
import { outside, type Gift } from "./outside.ts";
import { ownPostgres } from "./own-postgres.ts";
import { providerFaults } from "./provider-faults.ts";
import { lookAt } from "./visitor.ts";
import { say } from "../say.ts";

/**
 * The second part of `npm run faults`: the only provider of a site is broken in every way. For each: what visitors met, seconds until a
 * gift could begin again, and at the end whether every gift that was paid is in the books once, by itself, and no other.
 */
const giftsBefore = 2;
/** Two rounds of the job that asks about payments of which nothing was heard for a minute, and one to spare. */
const mendWithinMs = 200_000;
const lookEveryMs = 500;
const stopWithinMs = 20_000;

const asked = process.argv.slice(2);
const chosen = providerFaults.filter(
  ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)),
);
if (chosen.length === 0) process.exit(0);
const database = await ownPostgres();
const mail = await loopbackSmtp();
const port = await freePort();
const provider = await outside();
const program = startProgram({
  env: {
    PORT: String(port),
    DATABASE_URL: database.address,
    SMTP_URL: mail.url,
    MAIL_FROM: "Open Hand <gifts@example.org>",
    TRUST_PROXY: "1",
    SESSION_SECRET: "bad nights".repeat(4),
    ...provider.env,
  },
});
const url = `http://127.0.0.1:${port}`;
const site = provider.at(url);
let bad = 0;
try {
  await untilListening(program);
  for (const { name, begin, during, end, keepsFromGiving } of chosen) {
    const gifts: Gift[] = [];
    for (let place = 0; place < giftsBefore; place++) gifts.push(await site.begin());
    await begin(site);
    await during?.(site, gifts);
    const page = await lookAt(url, "/nl/donate");
    const [pressed, withoutScript] = [await site.tryToGive(), await site.tryWithoutScript()];
    await end(site);
    const endedAt = performance.now();
    await within(async () => (await site.tryToGive()).goesOn, `It did not mend itself: ${name}`);
    const seconds = ((performance.now() - endedAt) / 1000).toFixed(1);
    const isOpen = [pressed, withoutScript].some(({ goesOn }) => goesOn);
    if (isOpen === keepsFromGiving) throw new Error(`It was not felt as it should: ${name}`);
    bad += [page, pressed, withoutScript].filter(({ isBad }) => isBad).length;
    say(`${name}: well again after ${seconds} s`);
    say(`    donate: ${page.words}`);
    say(`    pressed: ${pressed.words}`);
    say(`    pressed without JavaScript: ${withoutScript.words}`);
  }
  const last = await site.begin();
  await site.pay(last);
  const waited = performance.now();
  const owner = openPool(database.address, { max: 2 });
  await within(async () => (await booked(owner)).length >= site.paid.size, "A paid gift is not in the books");
  const seconds = ((performance.now() - waited) / 1000).toFixed(0);
  const all = await booked(owner);
  const wrong = [
    ...all.filter((id) => !site.paid.has(id)).map((id) => `booked and not paid: ${id}`),
    ...all.filter((id, place) => all.indexOf(id) !== place).map((id) => `booked twice: ${id}`),
    ...(await unseen(owner, site.lied)).map((id) => `nobody is told of ${id}`),
    // That money waits for staff is the end of a lie, and no fault.
    ...(await faultsOfBooks(owner)).filter((line) => ![...site.lied].some((id) => line.includes(id))),
  ];
  await owner.end();
  for (const line of wrong.slice(0, 20)) say(`✗ ${line}`);
  say(
    `gifts paid: ${site.paid.size}; booked: ${all.length}; lies told to staff: ${site.lied.size}; the last booked by itself ${seconds} s after all was well; faults in the books: ${wrong.length}; visitors left with a trace, a silence or no kind word: ${bad}`,
  );
  process.exitCode = wrong.length + bad === 0 ? 0 : 1;
} catch (error) {
  say(program.output().slice(-2_000));
  throw error;
} finally {
  setTimeout(() => program.child.kill("SIGKILL"), stopWithinMs).unref();
  await stopProgram(program);
  await site.stop();
  await mail.stop();
  await database.remove();
}

/** Every gift at the provider that the books hold, as often as they hold it. */
async function booked(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select e.cause_id as id from ledger_entries e
     where e.cause_kind = 'gift'
       and exists (select from payment_attempts a where a.donation_id = e.cause_id and a.provider = 'mollie')`,
  );
  return rows.map(({ id }) => id);
}

/** Lies that staff do not find among what is to be looked at. */
async function unseen(owner: pg.Pool, lied: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    "select payment_id as id from discrepancies where provider = 'mollie' and payment_id = any ($1)",
    [[...lied]],
  );
  return [...lied].filter((id) => !rows.some((row) => row.id === id));
}

async function within(holds: () => Promise<boolean>, otherwise: string): Promise<void> {
  const giveUpAt = performance.now() + mendWithinMs;
  while (!(await holds())) {
    if (performance.now() > giveUpAt) throw new Error(otherwise);
    await pause(lookEveryMs);
  }
}
