import { beforeEach, describe, expect, test } from "vitest";
import { messagesPerDonor } from "#domain/support/support.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signInByLink, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
const { app } = await testApp(pool);
let donor: TestVisitor;
let people = 0;

beforeEach(async () => {
  await owner.query("truncate rate_limits");
  donor = visitorOf(app);
  await signInByLink(donor, pool, `donor${(people += 1)}@example.org`);
});
const staff = async () => {
  const visitor = visitorOf(app);
  await visitor.post("/sign-in", { form: "demo", email: "staff@example.org" });
  return visitor;
};
const events = async (address: string | undefined) =>
  (
    await pool.query(
      `select purpose, granted, source, c.language, words, confirmed_at is not null as counts from email_consents c
       join consent_texts t on t.version = c.text_version and t.language = c.language
       where address = $1 order by id`,
      [address],
    )
  ).rows;

describe("preferences", () => {
  test("begin with a no to everything", async () => {
    const { choices } = await (await donor.get("/api/my/preferences")).json();
    expect(choices).toHaveLength(4);
    expect(choices.every(({ granted }: { granted: boolean }) => !granted)).toBe(true);
  });

  test("are kept as consent events with the words that were seen, and only what changed", async () => {
    const choices = { language: "nl", granted: ["news.email", "events.email"] };
    expect((await donor.send("PUT", "/api/my/preferences", choices)).status).toBe(200);
    await donor.send("PUT", "/api/my/preferences", choices);
    const answer = await donor.send("PUT", "/api/my/preferences", {
      language: "nl",
      granted: ["news.email"],
    });
    expect(await answer.json()).toMatchObject({
      language: "nl",
      choices: expect.arrayContaining([
        { purpose: "events", channel: "email", granted: false, decidedAt: expect.any(String) },
      ]),
    });
    const words = expect.stringMatching(/^(News|Events)/);
    const seen = { source: "preferences", language: "en", words, counts: true };
    expect(await events((await donor.user())?.email)).toEqual([
      { purpose: "news", granted: true, ...seen },
      { purpose: "events", granted: true, ...seen },
      { purpose: "events", granted: false, ...seen },
    ]);
  });

  test("come by a form without JavaScript, too, in the language of its page", async () => {
    const done = await donor.post("/ar/dashboard/preferences", {
      form: "preferences",
      language: "ar",
      "appeals.email": "on",
    });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/ar/dashboard/preferences?saved=1"]);
    expect(await events((await donor.user())?.email)).toMatchObject([
      { purpose: "appeals", granted: true, language: "ar", words: expect.stringContaining("حملات") },
    ]);
    const wrong = await donor.post("/dashboard/preferences", { form: "preferences", language: "fr" });
    expect(wrong.status).toBe(422);
  });
});

describe("support", () => {
  const ask = async (): Promise<string> => {
    const asked = await donor.send("POST", "/api/my/support", {
      subject: "My receipt",
      message: "Where is it?",
    });
    return (await asked.json()).threadId;
  };
  const mailsOf = async (kind: string) =>
    (
      await pool.query(
        `select to_address, language, letter from mail_outbox where kind = $1 order by created_at`,
        [kind],
      )
    ).rows;

  test("a question waits for staff, who are told without its words; asked twice it is one", async () => {
    const threadId = await ask();
    expect(await ask()).toBe(threadId);
    expect(await (await donor.get("/api/my/support")).json()).toMatchObject([
      { id: threadId, status: "OPEN", messages: [{ author: "DONOR", body: "Where is it?" }] },
    ]);
    const [notice] = await mailsOf("support-question");
    expect(notice.to_address).toBe("contact@openhand.example");
    expect(JSON.stringify(notice.letter)).toContain(`http://open-hand.test/admin/support/${threadId}`);
    expect(JSON.stringify(notice.letter)).not.toContain("Where is it?");
  });

  test("an answer goes by mail in the donor's language with a link, and the donor sees who read and answered", async () => {
    await donor.send("PUT", "/api/my/preferences", { language: "nl", granted: [] });
    const threadId = await ask();
    const colleague = await staff();
    const { rows } = await (await colleague.get("/api/admin/support")).json();
    const [line] = rows;
    expect(line).toMatchObject({ id: threadId, status: "OPEN", messages: 1 });
    const opened = await (await colleague.get(`/api/admin/support/${threadId}`)).json();
    expect(opened.donor.email).toBe((await donor.user())?.email);
    const reply = { message: "Hij is onderweg." };
    expect((await colleague.send("POST", `/api/admin/support/${threadId}/replies`, reply)).status).toBe(201);
    expect((await colleague.send("POST", `/api/admin/support/${threadId}/replies`, reply)).status).toBe(201);

    const mails = (await mailsOf("support-answer")).filter(({ language }) => language === "nl");
    expect(mails).toHaveLength(1);
    expect(mails[0].letter.subject).toContain("Antwoord op");
    expect(JSON.stringify(mails[0].letter)).toContain(
      `http://open-hand.test/nl/dashboard/support#thread-${threadId}`,
    );
    expect(await (await donor.get("/api/my/support")).json()).toMatchObject([
      { status: "ANSWERED", messages: [{ author: "DONOR" }, { author: "STAFF", body: "Hij is onderweg." }] },
    ]);
    const { looks } = await (await donor.get("/api/my/privacy")).json();
    expect(looks).toMatchObject([
      { action: "support.replied", role: "STAFF" },
      { action: "support.viewed", role: "STAFF" },
    ]);
  });

  test("a conversation goes on, and is nobody else's", async () => {
    const threadId = await ask();
    const stranger = visitorOf(app);
    await stranger.post("/sign-in", { form: "demo", email: "donor@example.org" });
    const more = { message: "It came." };
    expect((await stranger.send("POST", `/api/my/support/${threadId}/messages`, more)).status).toBe(404);
    expect(await (await stranger.get("/api/my/support")).json()).toEqual([]);
    const done = await donor.post("/dashboard/support", { form: "support-reply", thread: threadId, ...more });
    expect(done.headers.get("location")).toBe(`/dashboard/support?sent=1#thread-${threadId}`);
    const [thread] = await (await donor.get("/api/my/support")).json();
    expect(thread.messages.map(({ body }: { body: string }) => body)).toEqual(["Where is it?", "It came."]);
  });

  test("more messages than anyone writes are told when to come back", async () => {
    const write = (n: number) =>
      donor.send("POST", "/api/my/support", { subject: `Number ${n}`, message: "Again" });
    for (let n = 0; n < messagesPerDonor.most; n += 1) expect((await write(n)).status).toBe(201);
    const refused = await write(99);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  test("what is missing is said in one sentence", async () => {
    const answer = await donor.send("POST", "/api/my/support", { subject: "", message: "" });
    expect([answer.status, await answer.text()]).toEqual([422, "Please enter a subject."]);
  });
});

test("all of one's data can be had ten times an hour", async () => {
  for (let each = 0; each < 10; each += 1) {
    const answer = await donor.get("/api/my/data.zip");
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  }
  expect((await donor.get("/api/my/data.zip")).status).toBe(429);
});
