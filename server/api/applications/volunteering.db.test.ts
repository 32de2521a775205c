import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool, owner } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
beforeAll(async () => {
  ({ app } = await testApp(pool, { env: { TRUST_PROXY: "1" } }));
});
beforeEach(async () => {
  await owner.query("truncate volunteer_applications, consent_events, mail_outbox, rate_limits");
});

const application = {
  name: "Fatima al-Zahra",
  email: "Fatima@example.org",
  phone: "+971 50 123 4567",
  roleId: "education-tutor",
  motivationMdx: "I taught for ten years and would love to help children read.",
  consentsJson: { dataProcessing: true, communications: false, backgroundCheck: true },
};

let visitors = 0;
/** A visitor of their own for each test, so that no test uses up what another is allowed. */
const visitor = () => `203.0.113.${(visitors += 1)}`;

const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.request("/api/applications/volunteer", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": visitor(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const stored = async () => (await pool.query("select * from volunteer_applications")).rows;

describe("an application by the API", () => {
  test("is stored as new, with its consents, and a letter waits for the applicant", async () => {
    const response = await post(application, { "x-language": "ar" });
    expect(response.status).toBe(201);
    const { id, status } = await response.json();
    expect(status).toBe("NEW");

    expect(await stored()).toMatchObject([
      {
        id,
        name: "Fatima al-Zahra",
        email: "Fatima@example.org",
        phone: "+971 50 123 4567",
        role_id: "education-tutor",
        motivation: application.motivationMdx,
        language: "ar",
        status: "NEW",
        background_check: "NOT_REQUIRED",
        created_at: expect.any(Date),
        decided_at: null,
      },
    ]);
    const consents = await pool.query(
      "select purpose, granted, text_version, language, at from consent_events where subject_kind = 'volunteer_application' and subject_id = $1 order by id",
      [id],
    );
    const proof = { text_version: "volunteer-3", language: "ar", at: expect.any(Date) };
    expect(consents.rows).toEqual([
      { purpose: "dataProcessing", granted: true, ...proof },
      { purpose: "communications", granted: false, ...proof },
      { purpose: "backgroundCheck", granted: true, ...proof },
    ]);
    const mails = await pool.query("select kind, cause, to_address, language, letter from mail_outbox");
    expect(mails.rows).toEqual([
      {
        kind: "volunteer-received",
        cause: id,
        to_address: "Fatima@example.org",
        language: "ar",
        letter: expect.objectContaining({ subject: "وصلنا طلبكم" }),
      },
    ]);
    expect(JSON.stringify(mails.rows[0].letter)).toContain("الدعم الدراسي");
  });

  test("needs no telephone number", async () => {
    const { phone: _, ...withoutPhone } = application;
    expect((await post(withoutPhone)).status).toBe(201);
    expect(await stored()).toMatchObject([{ phone: null }]);
  });

  test("that misses something is refused with the sentence of the first wrong field, in the visitor's language", async () => {
    for (const [change, language, sentence] of [
      [{ name: " " }, "en", "Name is required"],
      [{ email: "fatima" }, "en", "Valid email is required"],
      [{ roleId: "" }, "en", "Please select a volunteer role"],
      [{ motivationMdx: "x".repeat(49) }, "en", "Please provide at least 50 characters of motivation"],
      [{ consentsJson: { dataProcessing: false } }, "en", "You must consent to data processing"],
      [{ name: "", email: "", motivationMdx: "" }, "nl", "Vul uw naam in"],
      [{ motivationMdx: 7 }, "ar", "يرجى كتابة دافعكم في 50 حرفًا على الأقل"],
    ] as const) {
      const response = await post({ ...application, ...change }, { "x-language": language });
      expect([response.status, await response.text()]).toEqual([422, sentence]);
    }
    for (const body of [[], null, "7", '"text"']) expect((await post(body)).status).toBe(422);
    expect(await stored()).toEqual([]);
    expect((await pool.query("select 1 from mail_outbox")).rowCount).toBe(0);
  });

  test("for a role that does not exist is refused", async () => {
    const response = await post({ ...application, roleId: "astronaut" });
    expect([response.status, await response.text()]).toEqual([
      422,
      "This role is no longer open. Please choose another one.",
    ]);
    expect(await stored()).toEqual([]);
  });

  test("of the same person for the same role within a day is answered like anyone, and told by mail that we have it", async () => {
    await post(application);
    const again = await post({ ...application, email: "fatima@EXAMPLE.org", name: "Fatima" });
    expect([again.status, await again.json()]).toEqual([201, { id: expect.any(String), status: "NEW" }]);
    const { rows } = await pool.query("select to_address from mail_outbox where kind = 'volunteer-again'");
    expect(rows).toEqual([{ to_address: "fatima@example.org" }]);
    expect((await post({ ...application, roleId: "animal-care" })).status).toBe(201);
    await pool.query("update volunteer_applications set created_at = created_at - interval '1 day'");
    expect((await post(application)).status).toBe(201);
    expect(await stored()).toHaveLength(3);
  });

  test("that is sent many times at once is one application and one letter", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, async () => post(application)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await stored()).toHaveLength(1);
    const { rows } = await pool.query("select kind from mail_outbox order by kind");
    expect(rows).toEqual([{ kind: "volunteer-again" }, { kind: "volunteer-received" }]);
    expect((await pool.query("select 1 from consent_events")).rowCount).toBe(3);
  });

  test("that is no JSON is refused", async () => {
    const response = await post("name=Fatima");
    expect([response.status, await response.text()]).toEqual([
      400,
      "We could not read that request: it is not valid JSON.",
    ]);
  });

  test("whose hidden field is filled in was written by a program", async () => {
    expect((await post({ ...application, website: "https://buy.example" })).status).toBe(422);
    expect((await post({ ...application, website: "" })).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });

  test("leaves nothing behind when its letter cannot be queued", async () => {
    await owner.query("alter table mail_outbox add constraint full_up check (false) not valid");
    expect((await post(application)).status).toBe(500);
    await owner.query("alter table mail_outbox drop constraint full_up");
    expect(await stored()).toEqual([]);
    expect((await pool.query("select 1 from consent_events")).rowCount).toBe(0);
  });

  test("may be for a sample role while the foundation has written none of its own", async () => {
    const kept = await pool.query(
      "delete from content_items where kind = 'volunteerRole' returning kind, id, position, body",
    );
    expect((await post(application)).status).toBe(201);
    await pool.query("insert into settings (name, value) values ('sampleFallback', 'false')");
    expect((await post({ ...application, roleId: "animal-care" })).status).toBe(422);
    await pool.query("delete from settings where name = 'sampleFallback'");
    await pool.query(
      `insert into content_items (kind, id, position, body)
       select kind, id, position, body from jsonb_populate_recordset(null::content_items, $1)`,
      [JSON.stringify(kept.rows)],
    );
  });

  test("is described with its fields", async () => {
    const { paths } = await (await app.request("/api/openapi.json")).json();
    const call = paths["/api/applications/volunteer"].post;
    expect(Object.keys(call.requestBody.content["application/json"].schema.properties)).toEqual(
      expect.arrayContaining(Object.keys(application)),
    );
    expect(Object.keys(call.responses)).toEqual(["201", "400", "422", "429"]);
  });
});

describe("an application by the form without JavaScript", () => {
  const { consentsJson: _, ...texts } = application;
  const send = (fields: Record<string, string>, path = "/volunteer") =>
    app.request(path, {
      method: "POST",
      headers: { "x-forwarded-for": visitor() },
      body: new URLSearchParams({ form: "volunteer", openedAt: "0", website: "", ...fields }),
    });

  test("is stored, and the visitor goes on to the thanks in their language", async () => {
    const response = await send({ ...texts, dataProcessing: "on", backgroundCheck: "on" }, "/nl/volunteer");
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/nl/volunteer?submitted=1#apply",
    ]);
    expect(await stored()).toMatchObject([{ email: "Fatima@example.org", language: "nl" }]);
    const { rows } = await pool.query("select purpose, granted from consent_events order by id");
    expect(rows.map(({ granted }) => granted)).toEqual([true, false, true]);
  });

  test("that misses something comes back with 422 and is not stored", async () => {
    expect((await send({ ...texts })).status).toBe(422);
    expect((await send({ ...texts, dataProcessing: "on", roleId: "astronaut" })).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test("twice within a day is thanked for twice and stored once", async () => {
    await send({ ...texts, dataProcessing: "on" });
    expect((await send({ ...texts, dataProcessing: "on" })).status).toBe(303);
    expect(await stored()).toHaveLength(1);
  });

  test("that is no form at all is refused", async () => {
    const response = await app.request("/volunteer", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(application),
    });
    expect(response.status).toBe(400);
  });
});
