import { beforeEach, expect, test } from "vitest";
import { defaultLimits, type Limits } from "#domain/email-campaigns/pace.ts";
import { sendDueEmails, type ClaimedEmail, type SendOutcome } from "#domain/email-campaigns/send-emails.ts";
import { testDatabase } from "#testing/database.ts";
import {
  addColleagues,
  addPeople,
  author,
  englishOnly,
  reviewer,
  withdraw,
} from "./email-campaign.fixtures.ts";
import { emailQueue } from "./email-queue.ts";
import { storedCampaigns } from "./stored-campaigns.ts";

const { pool, owner } = await testDatabase();
const second = 1_000;
const limits: Limits = { perSecond: 1_000, firstDay: null, perDomain: 5 };

let now: number;
let needsReview: boolean;
const clock = () => new Date(now);
const campaigns = storedCampaigns(pool, { clock, needsReview: () => Promise.resolve(needsReview) });

beforeEach(async () => {
  await owner.query(
    "truncate email_campaigns, email_recipients, slow_domains, email_days, contacts, email_consents, suppressed_addresses cascade",
  );
  await addColleagues(owner);
  now = Date.now();
  needsReview = false;
});

/** What one instance sends; accepts everything unless told otherwise. */
function instance(
  sent: ClaimedEmail[],
  answer: (email: ClaimedEmail) => SendOutcome = () => ({ kind: "accepted" }),
  changes: Partial<Limits> = {},
) {
  const send = (email: ClaimedEmail) => {
    sent.push(email);
    return Promise.resolve(answer(email));
  };
  const queue = emailQueue(pool, { limits: { ...limits, ...changes } });
  return sendDueEmails(
    { queue, send, clock, random: () => 0, pause: () => Promise.resolve(), report: () => {} },
    50,
  );
}

async function sendAll(round: ReturnType<typeof instance>): Promise<void> {
  for (let handled = 1; handled > 0; now += second) ({ handled } = await round());
}

async function draft(changes: Parameters<typeof englishOnly>[1] = {}, id = "e1"): Promise<string> {
  await campaigns.create(id, author);
  expect(await campaigns.save(id, englishOnly(1, changes), author)).toBe("done");
  return id;
}

const plan = async (id: string, plannedFor: string | null = null) =>
  campaigns.act(id, { act: "plan", version: (await campaigns.find(id))?.version ?? 0, plannedFor }, author);
const act = async (id: string, step: "pause" | "resume" | "stop") =>
  campaigns.act(id, { act: step, version: 0 }, author);
const stateOf = async (id: string) => (await campaigns.find(id))?.state;
const addresses = (emails: readonly ClaimedEmail[]) => emails.map(({ address }) => address).toSorted();

test("people without consent, with a bounced address, without an address or a text are counted out", async () => {
  await addPeople(owner, [
    { id: "a", address: "a@example.org" },
    { id: "b", address: "b@example.org", agrees: false },
    { id: "c", address: "c@no-address.invalid" },
    { id: "d", address: "d@example.org" },
    { id: "f", address: "f@example.org", language: "ar" },
  ]);
  await owner.query(
    "insert into suppressed_addresses (address_digest, reason) values (address_digest('d@example.org'), 'bounced')",
  );
  const id = await draft();
  const audience = await campaigns.audience(id);
  expect(audience).toMatchObject({ people: 5, recipients: 1, waiting: 1 });
  expect(audience?.leftOut.toSorted((one, other) => one.reason.localeCompare(other.reason))).toEqual([
    { reason: "no_consent", people: 1 },
    { reason: "no_email", people: 1 },
    { reason: "undeliverable", people: 1 },
  ]);
  expect(audience?.languages).toEqual([
    { language: "en", people: 1, isWritten: true },
    { language: "ar", people: 1, isWritten: false },
  ]);
  await plan(id);
  const sent: ClaimedEmail[] = [];
  await sendAll(instance(sent));
  expect(addresses(sent)).toEqual(["a@example.org"]);
  expect(await campaigns.audience(id)).toMatchObject({ people: 5, recipients: 1, waiting: 1 });
});

test("consent that is withdrawn between planning and sending counts", async () => {
  await addPeople(owner, [
    { id: "a", address: "a@example.org" },
    { id: "b", address: "b@example.org" },
  ]);
  const id = await draft();
  await plan(id);
  await emailQueue(pool, { limits }).startDue(clock());
  await withdraw(owner, "b@example.org");
  const sent: ClaimedEmail[] = [];
  await sendAll(instance(sent));
  expect(addresses(sent)).toEqual(["a@example.org"]);
  expect(await campaigns.progress(id)).toMatchObject({ sent: 1, leftOut: 1, queued: 0 });
  expect(await stateOf(id)).toBe("finished");
});

test("readers of another language get the email once it is translated, and only then", async () => {
  await addPeople(owner, [
    { id: "a", address: "a@example.org" },
    { id: "b", address: "b@example.org", language: "ar" },
  ]);
  const id = await draft();
  await plan(id);
  const sent: ClaimedEmail[] = [];
  await sendAll(instance(sent));
  expect(addresses(sent)).toEqual(["a@example.org"]);

  const { version = 0 } = (await campaigns.find(id)) ?? {};
  const { subject, body } = englishOnly(version);
  const changed = { subject: { ...subject, en: "Other" }, body };
  expect(await campaigns.save(id, englishOnly(version, changed), author)).toBe("not_possible");
  const arabic = { subject: { ...subject, ar: "أخبار" }, body: { ...body, ar: "شكرًا" } };
  expect(await campaigns.save(id, englishOnly(version, arabic), author)).toBe("done");
  await sendAll(instance(sent));
  expect(sent.map(({ address, language }) => [address, language])).toEqual([
    ["a@example.org", "en"],
    ["b@example.org", "ar"],
  ]);
});

test("an empty audience, a date in the past, a half text and an old version are refused", async () => {
  await campaigns.create("e1", author);
  expect(await plan("e1")).toBe("text_missing");
  await campaigns.save("e1", englishOnly(1, { body: { en: "", nl: "", ar: "" } }), author);
  expect(await plan("e1")).toBe("text_incomplete");
  await campaigns.save("e1", englishOnly(2, { body: { en: "{amount}", nl: "", ar: "" } }), author);
  expect(await plan("e1")).toBe("placeholder_unknown");
  await campaigns.save("e1", englishOnly(3), author);
  expect(await plan("e1", new Date(now - second).toISOString())).toBe("date_past");
  expect(await plan("e1")).toBe("audience_empty");
  expect(await campaigns.act("e1", { act: "plan", version: 3 }, author)).toBe("changed_meanwhile");
  expect(await campaigns.save("e1", englishOnly(3), reviewer)).toBe("changed_meanwhile");
  expect(await campaigns.save("nobody", englishOnly(1), author)).toBe("not_found");
  expect(await plan("nobody")).toBe("not_found");
  expect(await stateOf("e1")).toBe("draft");
});

test("where a review is required, someone else than the author gives it, and a change takes it away", async () => {
  await addPeople(owner, [{ id: "a", address: "a@example.org" }]);
  const id = await draft();
  needsReview = true;
  expect(await plan(id)).toBe("review_missing");
  const review = { act: "review", version: 2 } as const;
  expect(await campaigns.act(id, review, author)).toBe("own_review");
  expect(await campaigns.act(id, review, reviewer)).toBe("done");
  await campaigns.save(id, englishOnly(2, { quietDays: 1 }), author);
  expect(await plan(id)).toBe("review_missing");
  expect(await campaigns.act(id, { act: "review", version: 3 }, reviewer)).toBe("done");
  expect(await plan(id)).toBe("done");
});

test("a paused campaign sends nothing, a stopped one nothing ever again, and stopping twice is safe", async () => {
  await addPeople(owner, [{ id: "a", address: "a@example.org" }]);
  const id = await draft();
  await plan(id);
  await emailQueue(pool, { limits }).startDue(clock());
  const sent: ClaimedEmail[] = [];
  expect(await act(id, "pause")).toBe("done");
  await sendAll(instance(sent));
  expect(await act(id, "resume")).toBe("done");
  expect(await act(id, "stop")).toBe("done");
  expect(await act(id, "stop")).toBe("done");
  expect(await act(id, "resume")).toBe("not_possible");
  await sendAll(instance(sent));
  expect(sent).toEqual([]);
});

test("a person who got a campaign yesterday does not get another one", async () => {
  await addPeople(owner, [{ id: "a", address: "a@example.org" }]);
  const sent: ClaimedEmail[] = [];
  await plan(await draft());
  await sendAll(instance(sent));
  now += 24 * 3_600 * second;
  const id = await draft({}, "e2");
  expect(await plan(id)).toBe("audience_empty");
  expect((await campaigns.audience(id))?.leftOut).toEqual([{ reason: "recently_emailed", people: 1 }]);
  now += 7 * 24 * 3_600 * second;
  expect(await plan(id)).toBe("done");
});

const crowd = (count: number, domain = (place: number) => `d${place % 7}.example`) =>
  Array.from({ length: count }, (_, place) => ({ id: `p${place}`, address: `p${place}@${domain(place)}` }));

test("several instances send each email once, at most five at a time to one domain", async () => {
  await addPeople(owner, crowd(200));
  await plan(await draft());
  const sent: ClaimedEmail[] = [];
  const rounds: ClaimedEmail[][] = [];
  const instances = Array.from({ length: 4 }, () => {
    const own: ClaimedEmail[] = [];
    rounds.push(own);
    return instance(own);
  });
  for (let handled = 1; handled > 0;) {
    const answers = await Promise.all(instances.map((round) => round()));
    handled = answers.reduce((sum, one) => sum + one.handled, 0);
    for (const own of rounds) {
      const byDomain = Map.groupBy(own, ({ address }) => address.split("@")[1]);
      for (const ofDomain of byDomain.values()) expect(ofDomain.length).toBeLessThanOrEqual(limits.perDomain);
      sent.push(...own.splice(0));
    }
  }
  expect(new Set(addresses(sent)).size).toBe(200);
  expect(sent).toHaveLength(200);
});

test("no more than the limits of a second and of the first day are sent, over all instances", async () => {
  await addPeople(owner, crowd(60));
  await plan(await draft());
  const sent: ClaimedEmail[] = [];
  const pace = { perSecond: 10, firstDay: 25, perDomain: 100 };
  const instances = [instance(sent, undefined, pace), instance(sent, undefined, pace)];
  now = Math.ceil(now / second) * second;
  await Promise.all(instances.map((round) => round()));
  expect(sent).toHaveLength(10);
  for (let passed = 0; passed < 5; passed += 1) {
    now += second;
    for (const round of instances) await round();
  }
  expect(sent).toHaveLength(25);
  expect(defaultLimits.firstDay).toBe(500);
});

test("more than 5% refusals pause the campaign; dead mailboxes get nothing ever again", async () => {
  await addPeople(owner, crowd(200));
  const id = await draft();
  await plan(id);
  const sent: ClaimedEmail[] = [];
  await sendAll(instance(sent, () => ({ kind: "refused", reason: "recipient_refused 550 5.1.1" })));
  expect(await campaigns.find(id)).toMatchObject({ state: "paused", pausedBecause: "bounces" });
  expect(sent.length).toBeLessThan(60);
  expect((await campaigns.progress(id))?.refusals).toEqual([
    { reason: "recipient_refused 550 5.1.1", emails: sent.length },
  ]);
  // A person who resumes knows of these.
  await act(id, "resume");
  const others: ClaimedEmail[] = [];
  await sendAll(instance(others));
  expect(others).toHaveLength(200 - sent.length);
  expect(await stateOf(id)).toBe("finished");
  expect((await campaigns.audience(await draft({ quietDays: 0 }, "e2")))?.leftOut).toEqual([
    { reason: "undeliverable", people: sent.length },
  ]);
});

test("a domain that defers is left alone for a while, and the others go on", async () => {
  await addPeople(
    owner,
    crowd(20, (place) => (place < 10 ? "slow.example" : "fast.example")),
  );
  await plan(await draft());
  const sent: ClaimedEmail[] = [];
  const answer = ({ address }: ClaimedEmail): SendOutcome =>
    address.endsWith("slow.example")
      ? { kind: "deferred", reason: "recipient_deferred 421 4.7.0" }
      : { kind: "accepted" };
  for (let round = 0; round < 5; round += 1) await instance(sent, answer)();
  const slow = sent.filter(({ address }) => address.endsWith("slow.example"));
  expect(slow).toHaveLength(limits.perDomain);
  expect(sent.length - slow.length).toBe(10);
  await owner.query("update slow_domains set not_before = now() - interval '1 day'");
  now += 3_600 * second;
  await sendAll(instance(sent));
  expect(new Set(addresses(sent)).size).toBe(20);
});
