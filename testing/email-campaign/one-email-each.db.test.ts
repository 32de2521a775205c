import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { loopbackSmtp, type LoopbackSmtp, type Manner } from "#adapters/mail/loopback-smtp.fixtures.ts";
import {
  addColleagues,
  addPeople,
  author,
  englishOnly,
  withdraw,
} from "#adapters/postgres/email-campaigns/email-campaign.fixtures.ts";
import { storedCampaigns } from "#adapters/postgres/email-campaigns/stored-campaigns.ts";
import { testDatabase } from "#testing/database.ts";

/** The whole run is started by hand: EMAIL_RECIPIENTS=100000. */
const recipients = Number(process.env["EMAIL_RECIPIENTS"] ?? 2_000);
const leaseMs = 1_500;
const domains = 40;

const { pool, owner, connectionString } = await testDatabase();
const campaigns = storedCampaigns(pool, {
  clock: () => new Date(),
  needsReview: () => Promise.resolve(false),
});
const ends: Array<() => unknown> = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function startInstance(smtpUrl: string): Promise<ChildProcess> {
  const file = join(import.meta.dirname, "send-campaigns.ts");
  const child = spawn(process.execPath, [file, connectionString, smtpUrl, String(leaseMs)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  ends.push(() => kill(child));
  if (child.stdout) await once(child.stdout, "data");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function until(isTrue: () => boolean): Promise<void> {
  await expect.poll(isTrue, { interval: 20, timeout: 3_000_000 }).toBe(true);
}

/** Answers of a receiver on a bad day; what it defers or drops comes again. */
const moods: readonly Manner[] = [
  "defer_recipient",
  "accept",
  "defer_message",
  "vanish_before_greeting",
  "accept",
  "keep_and_vanish",
  "accept",
];

test(
  `${recipients} people get exactly one email each while the receiver fails and both sides are killed, and nobody else gets any`,
  { timeout: 3_600_000 },
  async () => {
    await addColleagues(owner);
    const people = Array.from({ length: recipients + 300 }, (_, place) => ({
      id: `p${place}`,
      address: `p${place}@d${place % domains}.example`,
      // The last 200 never agreed; 100 before them withdraw once sending has begun.
      agrees: place < recipients + 100,
    }));
    await addPeople(owner, people);
    await campaigns.create("e1", author);
    await campaigns.save("e1", englishOnly(1), author);
    const withdrawn = people.slice(recipients, recipients + 100).map(({ address }) => address);
    // Not due before they have withdrawn.
    await owner.query(
      "update email_campaigns set state = 'planned', planned_for = now() - interval '1 minute' where id = 'e1'",
    );
    await owner.query("update email_campaigns set planned_for = now() + interval '1 hour' where id = 'e1'");
    let server = await loopbackSmtp();
    const { port, url } = server;
    const received: LoopbackSmtp["received"] = [];
    ends.push(() => server.stop());
    let instances = [await startInstance(url), await startInstance(url)];
    for (const address of withdrawn) await withdraw(owner, address);
    await owner.query("update email_campaigns set planned_for = now() where id = 'e1'");

    let crashes = 0;
    for (const mood of moods) {
      const before = received.length + server.received.length;
      await until(
        () => received.length + server.received.length >= Math.min(before + recipients / 12, recipients),
      );
      server.setManner(mood);
      const offered = server.offers();
      if (mood !== "accept" && mood !== "vanish_before_greeting")
        await until(() => server.offers() > offered);
      // The receiver is killed in the middle of its connections, and so is an instance.
      received.push(...server.received);
      await server.stop();
      crashes += 1;
      const [first, ...others] = instances;
      if (first) await kill(first);
      server = await loopbackSmtp({ port });
      instances = [...others, await startInstance(url)];
      await hurry();
    }
    for (;;) {
      await hurry();
      if ((await campaigns.find("e1"))?.state === "finished") break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    received.push(...server.received);

    const progress = await campaigns.progress("e1");
    expect(progress).toMatchObject({ sent: recipients, queued: 0, refused: 0 });
    // A mailbox shows two emails with one Message-ID as one.
    const mailboxes = Map.groupBy(received, ({ to }) => to.join());
    const ids = [...mailboxes.values()].map((mails) => new Set(mails.map(({ messageId }) => messageId)).size);
    expect(ids.every((count) => count === 1)).toBe(true);
    expect([...mailboxes.keys()].toSorted()).toEqual(
      people
        .slice(0, recipients)
        .map(({ address }) => address)
        .toSorted(),
    );
    // Sent again are only emails that were under way when one of the sides was killed.
    expect(received.length - recipients).toBeLessThanOrEqual(crashes * 2 * 10 + 10);
  },
);

/** What was deferred is due in minutes, slow domains rest: a test does not wait that long. */
async function hurry(): Promise<void> {
  await owner.query(
    "update email_recipients set due_at = now() where state = 'QUEUED' and due_at > now() + interval '1 second'",
  );
  await owner.query("delete from slow_domains");
}
