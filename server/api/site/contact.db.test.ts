import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool, owner } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
beforeAll(async () => {
  ({ app } = await testApp(pool, { env: { TRUST_PROXY: "1" } }));
});
beforeEach(async () => {
  await owner.query("truncate contact_messages, mail_outbox, rate_limits");
});

const message = {
  topic: "receipt",
  name: "Daan Visser",
  email: "daan@example.org",
  message: "I did not get my receipt of October.",
};

let visitors = 0;
const visitor = () => `203.0.113.${(visitors += 1)}`;

const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.request("/api/contact-messages", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": visitor(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const stored = async () => (await pool.query("select * from contact_messages")).rows;

test("anyone can look up who the foundation is and how to reach it, in their language", async () => {
  const response = await app.request("/api/foundation", { headers: { "x-language": "nl" } });
  expect(await response.json()).toEqual({
    name: "Stichting Open Hand",
    registeredName: "Stichting Open Hand",
    address: { street: "Voorbeeldkade 12", postalCode: "1019 AB", city: "Amsterdam" },
    country: "Nederland",
    countryCode: "NL",
    email: "contact@openhand.example",
    phone: "+31 20 123 4567",
    openingHours: "maandag tot en met vrijdag, 9:00–17:00 uur",
    rsin: "123456782",
    kvk: "12345678",
    iban: "NL91ABNA0417164300",
    bic: "ABNANL2A",
    foundedYear: 2014,
  });
});

describe("a message by the API", () => {
  test("is stored; the sender is thanked and the foundation gets the message", async () => {
    const response = await post(message, { "x-language": "nl" });
    expect([response.status, await response.json()]).toEqual([201, { status: "NEW" }]);
    const [row] = await stored();
    expect(row).toEqual({
      ...message,
      id: expect.any(String),
      preferred_time: null,
      phone: null,
      language: "nl",
      status: "NEW",
      created_at: expect.any(Date),
    });
    const { rows: mails } = await pool.query(
      "select kind, to_address, language, letter->>'subject' as subject from mail_outbox where cause = $1 order by kind",
      [row.id],
    );
    expect(mails).toEqual([
      {
        kind: "contact-copy",
        to_address: "daan@example.org",
        language: "nl",
        subject: "Wij hebben uw bericht ontvangen",
      },
      {
        kind: "contact-message",
        to_address: "contact@openhand.example",
        language: "en",
        subject: "New message: A receipt or a tax question",
      },
    ]);
  });

  test("sends nobody's words to an address that nobody proved", async () => {
    const name = "Your account is blocked, visit https://evil.example";
    expect((await post({ ...message, name, message: name })).status).toBe(201);
    const { rows } = await pool.query("select letter::text from mail_outbox where kind = 'contact-copy'");
    expect(rows).toHaveLength(1);
    expect(rows[0].letter).not.toMatch(/evil|blocked/);
  });

  test("that asks for a call keeps when and on which number", async () => {
    const call = { ...message, topic: "call", preferredTime: "Tuesday after 14:00", phone: "+31 6 12345678" };
    expect((await post(call)).status).toBe(201);
    expect(await stored()).toMatchObject([
      { preferred_time: "Tuesday after 14:00", phone: "+31 6 12345678" },
    ]);
    expect(
      (await pool.query("select letter from mail_outbox where kind = 'contact-message'")).rows[0].letter
        .blocks[0].rows,
    ).toEqual([
      { label: "Name", value: "Daan Visser" },
      { label: "Email", value: "daan@example.org", code: true },
      { label: "Topic", value: "Schedule a call" },
      { label: "Preferred time for a call", value: "Tuesday after 14:00" },
      { label: "Phone", value: "+31 6 12345678", code: true },
      { label: "Reference", value: expect.stringMatching(/^[0-9A-F]{8}$/), code: true },
      { label: "Language of the form", value: "English" },
    ]);
  });

  test("that misses something is refused with the sentence of the first wrong field, in the visitor's language", async () => {
    for (const [change, language, sentence] of [
      [{ topic: "gossip" }, "en", "Please choose a topic"],
      [{ name: "" }, "nl", "Vul uw naam in"],
      [{ email: "daan@" }, "ar", "يرجى إدخال بريد إلكتروني صحيح"],
      [{ topic: "call" }, "en", "Please enter when we may call you"],
      [{ message: "\n" }, "en", "Please enter your message"],
    ] as const) {
      const response = await post({ ...message, ...change }, { "x-language": language });
      expect([response.status, await response.text()]).toEqual([422, sentence]);
    }
    expect((await post({ ...message, website: "spam" })).status).toBe(422);
    expect((await post("{")).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test("that is sent many times at once is one message with one copy", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, async () => post(message)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await stored()).toHaveLength(1);
    expect((await pool.query("select 1 from mail_outbox")).rowCount).toBe(2);
    expect((await post({ ...message, message: "Another question" })).status).toBe(201);
    expect(await stored()).toHaveLength(2);
  });
});

describe("a message by the form without JavaScript", () => {
  const send = (fields: Record<string, string>, path = "/contact", address = visitor()) =>
    app.request(path, {
      method: "POST",
      headers: { "x-forwarded-for": address },
      body: new URLSearchParams({ form: "contact", openedAt: "0", website: "", ...fields }),
    });

  test("is stored, and the visitor goes on to the thanks", async () => {
    const response = await send({ ...message, preferredTime: "", phone: "" }, "/ar/contact");
    expect([response.status, response.headers.get("location")]).toEqual([303, "/ar/contact?sent=1#write"]);
    expect(await stored()).toMatchObject([{ language: "ar", preferred_time: null }]);
  });

  test("that misses something, or was sent by a program, comes back with 422 and is not stored", async () => {
    expect((await send({ ...message, topic: "" })).status).toBe(422);
    expect((await send({ ...message, website: "https://buy.example" })).status).toBe(422);
    expect((await send({ ...message, openedAt: String(Date.now()) })).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test("too often from one address is told when to come back, by the form and by the API alike", async () => {
    const address = visitor();
    for (let tries = 0; tries < 60; tries += 1) await send({ ...message, email: "" }, "/contact", address);
    const form = await send(message, "/contact", address);
    expect(form.status).toBe(429);
    expect(Number(form.headers.get("retry-after"))).toBeGreaterThan(500);

    const call = await post(message, { "x-forwarded-for": address, "x-language": "nl" });
    expect(call.status).toBe(429);
    const seconds = call.headers.get("retry-after");
    expect(await call.text()).toBe(`Te veel pogingen. Wacht ${seconds} seconden en probeer het opnieuw.`);
    expect(await stored()).toEqual([]);
    expect((await post(message)).status).toBe(201);
  });

  test("nobody can fill someone else's mailbox with copies", async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 32; tries += 1) {
      const victim = { ...message, email: tries % 2 === 0 ? "victim@example.org" : "Victim@EXAMPLE.org" };
      statuses.push((await post({ ...victim, message: `Message ${tries}` })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(201), 429, 429]);
    expect((await pool.query("select 1 from mail_outbox where kind = 'contact-copy'")).rowCount).toBe(30);
  });
});

test("mail to staff is in the foundation's language", async () => {
  const dutch = await testApp(pool, { env: { TRUST_PROXY: "1", FOUNDATION_LANGUAGE: "nl" } });
  await dutch.app.request("/api/contact-messages", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": visitor() },
    body: JSON.stringify(message),
  });
  const { rows } = await pool.query(
    "select language, letter->>'subject' as subject from mail_outbox order by kind",
  );
  expect(rows).toEqual([
    { language: "en", subject: "We have received your message" },
    { language: "nl", subject: expect.stringContaining("Nieuw bericht") },
  ]);
});
