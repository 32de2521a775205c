import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool, owner } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
beforeAll(async () => {
  ({ app } = await testApp(pool, { env: { TRUST_PROXY: "1" } }));
});
beforeEach(async () => {
  await owner.query("truncate partner_applications, mail_outbox, rate_limits");
});

const application = {
  organisation: "Buurthuis De Brug",
  contactName: "Hanna de Wit",
  email: "hanna@example.org",
  siteUrl: "debrug.example",
  country: "Nederland",
  plan: "We would like to open our kitchen to your students twice a week.",
};

let visitors = 0;
const visitor = () => `203.0.113.${(visitors += 1)}`;

const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.request("/api/applications/partner", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": visitor(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const stored = async () => (await pool.query("select * from partner_applications")).rows;

describe("the list of partners", () => {
  type Partner = { name: string; kind: string; country: string; licence?: { number: string } };
  const list = async (language = "en"): Promise<Partner[]> =>
    (await app.request("/api/partners", { headers: { "x-language": language } })).json();

  test("names each with its kind, its country and, where there is one, its licence", async () => {
    const partners = await list();
    expect(partners).toHaveLength(8);
    expect(partners[0]).toMatchObject({
      name: "Al Wafa Senior Care (sample partner)",
      kind: "LOCAL",
      country: "UAE",
      licence: { number: "SAMPLE-AE-0117" },
    });
    expect(partners.filter(({ licence }) => !licence).map(({ country }) => country)).toEqual(
      Array(4).fill("Netherlands"),
    );
    expect((await list("nl"))[0]?.country).toBe("VAE");
  });

  test("claims nothing of a licence that has run out", async () => {
    await pool.query(
      `update content_items set body = jsonb_set(body, '{licence,validUntil}', '"2020-01-01"')
       where kind = 'partner' and id = 'al-wafa-senior-care'`,
    );
    expect((await list())[0]).not.toHaveProperty("licence");
  });
});

describe("a partner application", () => {
  test("is stored as new; the applicant and the foundation are written to", async () => {
    const response = await post(application, { "x-language": "nl" });
    expect([response.status, await response.json()]).toEqual([201, { status: "NEW" }]);
    const [row] = await stored();
    expect(row).toMatchObject({
      organisation: "Buurthuis De Brug",
      contact_name: "Hanna de Wit",
      email: "hanna@example.org",
      site_url: "https://debrug.example/",
      country: "Nederland",
      plan: application.plan,
      language: "nl",
      status: "NEW",
    });
    const { rows } = await pool.query(
      "select kind, to_address, language from mail_outbox where cause = $1 order by kind",
      [row.id],
    );
    expect(rows).toEqual([
      { kind: "partner-application", to_address: "contact@openhand.example", language: "en" },
      { kind: "partner-received", to_address: "hanna@example.org", language: "nl" },
    ]);
  });

  test("that misses something is refused with the sentence of the first wrong field", async () => {
    for (const [change, language, sentence] of [
      [{ organisation: "" }, "en", "Please enter your organization"],
      [{ contactName: "" }, "nl", "Vul een contactpersoon in"],
      [
        { siteUrl: "javascript:alert(1)" },
        "en",
        "Please enter the website as example.org or https://example.org",
      ],
      [{ country: "" }, "ar", "يرجى كتابة البلد"],
      [{ plan: "Hi" }, "en", "Please describe your plan in at least 30 characters"],
    ] as const) {
      const response = await post({ ...application, ...change }, { "x-language": language });
      expect([response.status, await response.text()]).toEqual([422, sentence]);
    }
    expect((await post({ ...application, website: "spam" })).status).toBe(422);
    expect((await post("not json")).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test("that is sent twice at once is one application with one confirmation", async () => {
    const answers = await Promise.all([post(application), post(application)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await stored()).toHaveLength(1);
    expect((await pool.query("select 1 from mail_outbox")).rowCount).toBe(2);
  });

  test("by the form without JavaScript goes on to the thanks, or comes back with 422", async () => {
    const send = (fields: Record<string, string>) =>
      app.request("/partners", {
        method: "POST",
        headers: { "x-forwarded-for": visitor() },
        body: new URLSearchParams({ form: "partner", openedAt: "0", website: "", ...fields }),
      });
    const response = await send({ ...application, siteUrl: "" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/partners?sent=1#apply"]);
    expect(await stored()).toMatchObject([{ site_url: null }]);
    expect((await send({ ...application, plan: "" })).status).toBe(422);
  });
});
