import { beforeEach, describe, expect, test } from "vitest";
import { mayBeEmailed, thoseWhoMayBeEmailed } from "#adapters/postgres/consent/may-be-emailed.ts";
import { suppress } from "#adapters/postgres/consent/suppression.ts";
import type { EmailPurpose } from "#domain/email-purposes.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf } from "../auth/visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
const { app, foundation } = await testApp(pool);
const visitor = visitorOf(app);
const address = "guest@consent.test";
const token = (purpose: EmailPurpose | null = null) =>
  foundation.emailLinks.tokenOf({ address, purpose, messageId: null });

const give = (purposes: readonly EmailPurpose[], signedInEmail: string | null = null) =>
  foundation.consent.give({
    address: "Guest@Consent.test",
    purposes,
    source: "donate",
    language: "nl",
    signedInEmail,
  });
const may = async (purpose: EmailPurpose) =>
  (await thoseWhoMayBeEmailed(pool, [address], purpose)).has(address);
const mails = async (): Promise<{ letter: { blocks: { url?: string }[] }; language: string }[]> =>
  (await pool.query("select letter, language from mail_outbox where kind = 'consent-confirmation'")).rows;
const linked = async () => (await (await visitor.get(`/api/preferences/${token()}`)).json()) as object;

beforeEach(async () => {
  await owner.query("truncate email_consents, consent_texts, suppressed_addresses, mail_outbox, rate_limits");
});

describe("a guest who ticks a box", () => {
  test("agrees only once the link in the email was confirmed by a click; opening it changes nothing", async () => {
    await give(["news", "events"]);
    expect(await may("news")).toBe(false);
    const [mail] = await mails();
    const link = mail?.letter.blocks.find(({ url }) => url)?.url ?? "";
    expect(mail?.language).toBe("nl");
    expect(link).toMatch(/^http:\/\/open-hand\.test\/nl\/preferences\/[\w-]+$/);
    const path = new URL(link).pathname;

    const page = await visitor.get(path);
    expect([page.status, page.headers.get("cache-control")]).toEqual([
      200,
      expect.stringContaining("no-store"),
    ]);
    expect(await linked()).toMatchObject({ email: address, waiting: ["news", "events"] });
    expect(await may("news")).toBe(false);

    const confirmed = await visitor.post(path, { form: "confirm-consents" });
    expect([confirmed.status, confirmed.headers.get("location")]).toEqual([303, `${path}?confirmed=1`]);
    expect([await may("news"), await may("events"), await may("appeals")]).toEqual([true, true, false]);
    expect(await linked()).toMatchObject({ waiting: [] });
    const again = await visitor.post(path, { form: "confirm-consents" });
    expect(again.headers.get("location")).toBe(`${path}?unchanged=1`);
    const { rowCount } = await pool.query("select from contacts where address = $1", [address]);
    expect(rowCount).toBe(1);
  });

  test("gets one email however often the form is sent, and none for what was given before", async () => {
    await give(["news"]);
    await give(["news"]);
    await give(["news", "events"]);
    expect(await mails()).toHaveLength(1);
    await foundation.consent.byLink.confirm(token());
    await give(["news", "events"]);
    expect((await pool.query("select from email_consents")).rowCount).toBe(2);
  });

  test("agrees at once with a verified address of the same mailbox, and with another one as a guest", async () => {
    await give(["news"], "guest@consent.test");
    await give(["events"], "other@consent.test");
    expect([await may("news"), await may("events")]).toEqual([true, false]);
  });

  test("cannot undo what the owner of the mailbox decided", async () => {
    await give(["news"]);
    await foundation.consent.byLink.unsubscribe(token("news"), "nl");
    expect(await foundation.consent.byLink.confirm(token())).toBe(0);
    expect(await may("news")).toBe(false);
    await give(["news"]);
    expect(await may("news")).toBe(false);
  });

  test("has a week to confirm", async () => {
    await pool.query(
      `insert into email_consents (address, purpose, granted, source, text_version, language, at)
       values ($1, 'news', true, 'donate', 'v', 'en', now() - interval '8 days')`,
      [address],
    );
    expect(await foundation.consent.byLink.confirm(token())).toBe(0);
    expect(await linked()).toMatchObject({ waiting: [] });
  });

  test("gets no email at an address that reported our emails as spam", async () => {
    await suppress(pool, address, "complained");
    await give(["news"]);
    expect(await mails()).toEqual([]);
  });
});

describe("one-click unsubscribing", () => {
  const oneClick = (path: string) =>
    app.request(path, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://mail.example",
        "sec-fetch-site": "cross-site",
      },
      body: "List-Unsubscribe=One-Click",
    });

  beforeEach(() => give(["news", "events"], address));

  test("stops the emails of its purpose without cookies or redirect, however often it is used", async () => {
    for (let each = 0; each < 2; each += 1) {
      const answer = await oneClick(`/unsubscribe/${token("news")}`);
      expect([answer.status, await answer.text()]).toEqual([200, "You are unsubscribed"]);
    }
    expect([await may("news"), await may("events")]).toEqual([false, true]);
    expect((await pool.query("select from email_consents where not granted")).rowCount).toBe(1);
  });

  test("of a link about everything stops all emails", async () => {
    await oneClick(`/nl/unsubscribe/${token()}`);
    expect([await may("news"), await may("events")]).toEqual([false, false]);
  });

  test("does not happen when a scanner opens the page; its button does it", async () => {
    const path = `/unsubscribe/${token("news")}`;
    const page = await visitor.get(path);
    expect([page.status, await may("news")]).toEqual([200, true]);
    const done = await visitor.post(path, {});
    expect([done.status, await may("news")]).toEqual([200, false]);
  });

  test.each(["x", "a".repeat(120)])("with a forged link is refused with a clear answer", async (forged) => {
    expect((await oneClick(`/unsubscribe/${forged}`)).status).toBe(404);
    const read = await visitor.get(`/api/preferences/${forged}`);
    expect([read.status, await read.text()]).toEqual([
      404,
      expect.stringContaining("This link is not valid"),
    ]);
    expect((await visitor.post(`/preferences/${forged}`, { form: "confirm-consents" })).status).toBe(404);
  });
});

test("choices are saved with the link, and a suppressed address is written to again once its owner agrees", async () => {
  await suppress(pool, address, "bounced");
  const path = `/preferences/${token()}`;
  const saved = await visitor.post(path, {
    form: "linked-preferences",
    language: "ar",
    "appeals.email": "on",
  });
  expect(saved.headers.get("location")).toBe(`${path}?saved=1`);
  expect(await may("appeals")).toBe(true);
  expect(await linked()).toMatchObject({ language: "ar" });
  await suppress(pool, address, "bounced");
  expect(await may("appeals")).toBe(false);
});

test("the audience of an email is found in one statement", async () => {
  await give(["news"], address);
  const audience = async () => {
    const text = `select c.address from contacts c where ${mayBeEmailed("c.address", "$1::text")}`;
    return (await pool.query<{ address: string }>(text, ["news"])).rows.map((row) => row.address);
  };
  expect(await audience()).toEqual([address]);
  await suppress(pool, address.toUpperCase(), "bounced");
  expect(await audience()).toEqual([]);
});

test("a consent is never changed, and two at the same time leave one current state", async () => {
  await Promise.all([give(["news"], address), give(["news"], address)]);
  const { rows } = await pool.query<{ n: number }>(
    "select count(*) filter (where is_current)::int as n from email_consents",
  );
  expect(rows[0]?.n).toBe(1);
  await expect(pool.query("update email_consents set granted = false")).rejects.toThrow("not changed");
  await expect(pool.query("update email_consents set confirmed_at = null")).rejects.toThrow("not changed");
});

describe("the boxes of a form", () => {
  const boxes = { emails: { news: true, events: false } };
  const waiting = async () =>
    (await pool.query("select source, purpose from email_consents where confirmed_at is null order by id"))
      .rows;
  const email = address;

  test.each([
    ["contact", "/api/contact-messages", { topic: "receipt", name: "Noor", email, message: "Where is it?" }],
    [
      "partner",
      "/api/applications/partner",
      {
        organisation: "Choir",
        contactName: "Noor",
        email,
        country: "NL",
        plan: "We would like to open our kitchen to you.",
      },
    ],
    ["event", "/api/events/volunteer-information-evening/registrations", { name: "Noor", email, people: 1 }],
    [
      "volunteer",
      "/api/applications/volunteer",
      {
        name: "Noor",
        email,
        roleId: "education-tutor",
        motivationMdx: "I taught for ten years and want to help children with it.",
        consentsJson: { dataProcessing: true },
      },
    ],
  ])("of the form %s ask for a confirmation, and only those that are ticked", async (source, path, form) => {
    expect((await visitor.send("POST", path, { ...form, ...boxes })).status).toBe(201);
    expect(await waiting()).toEqual([{ source, purpose: "news" }]);
  });

  test("of a donation and of a form without JavaScript do the same; a refused form asks for nothing", async () => {
    const opened = await visitor.send("POST", "/api/create-payment-intent", {
      amountCents: 2500,
      currency: "EUR",
    });
    const { clientSecret } = (await opened.json()) as { clientSecret: string };
    const donation = {
      clientSecret,
      amountCents: 2500,
      currency: "EUR",
      frequency: "ONE_TIME",
      coverFees: false,
      language: "en",
    };
    const start = (donor: object) =>
      visitor.send("POST", "/api/donations", { ...donation, ...boxes, donor: { name: "Noor", ...donor } });
    expect((await start({ email: "wrong" })).status).toBe(422);
    expect(await waiting()).toEqual([]);
    expect((await start({ email })).status).toBe(201);
    expect((await start({ email })).status).toBe(201);
    expect(await waiting()).toEqual([{ source: "donate", purpose: "news" }]);
    const message = { form: "contact", topic: "receipt", name: "Noor", email, message: "Where is it?" };
    expect((await visitor.post("/contact", { ...message, news: "on", events: "on" })).status).toBe(303);
    expect(await waiting()).toContainEqual({ source: "contact", purpose: "events" });
    expect(await waiting()).toHaveLength(2);
  });
});
