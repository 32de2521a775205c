import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool, owner } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
beforeAll(async () => {
  ({ app } = await testApp(pool));
});
beforeEach(async () => {
  await owner.query(
    `truncate volunteer_applications, grant_applications, partner_applications, application_links, consent_events,
       mail_outbox, rate_limits`,
  );
});

const volunteer = {
  name: "Fatima al-Zahra",
  email: "fatima@example.org",
  roleId: "education-tutor",
  motivationMdx: "I taught for ten years and would love to help children read.",
  consentsJson: { dataProcessing: true, communications: false, backgroundCheck: true },
};
const partner = {
  organisation: "Buurthuis De Brug",
  contactName: "Hanna de Wit",
  email: "hanna@example.org",
  country: "Nederland",
  plan: "We would like to open our kitchen to your students twice a week.",
};

const applyAs = async (kind: "volunteer" | "partner", body: object): Promise<string> => {
  const response = await app.request(`/api/applications/${kind}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  const { rows } = await pool.query("select letter from mail_outbox where kind = $1", [`${kind}-received`]);
  const [, token] = /applications\/([\w-]{43})/.exec(JSON.stringify(rows[0].letter)) ?? [];
  return token ?? "";
};
const look = (token: string, language = "en") =>
  app.request(`/api/own-applications/${token}`, { headers: { "x-language": language } });
const withdraw = (token: string) =>
  app.request(`/api/own-applications/${token}/withdrawal`, { method: "POST" });

describe("the link in a confirmation", () => {
  test("shows volunteers their role and how it stands, in the language they look in", async () => {
    const token = await applyAs("volunteer", volunteer);
    const response = await look(token, "nl");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.json()).toEqual({
      state: "STANDING",
      kind: "volunteer",
      status: "NEW",
      title: "Huiswerkbegeleider",
      organisation: null,
      requestedCents: null,
      wrote: volunteer.motivationMdx,
      appliedAt: expect.any(String),
      decidedAt: null,
      mayWithdraw: true,
    });
  });

  test("shows partners their organization, and when it was decided", async () => {
    const token = await applyAs("partner", partner);
    await pool.query("update partner_applications set status = 'DECLINED'");
    expect(await (await look(token)).json()).toMatchObject({
      kind: "partner",
      status: "DECLINED",
      title: null,
      organisation: "Buurthuis De Brug",
      decidedAt: expect.any(String),
    });
  });

  test("shows nobody else anything", async () => {
    await applyAs("volunteer", volunteer);
    expect((await look("x".repeat(43))).status).toBe(404);
    expect((await withdraw("x".repeat(43))).status).toBe(404);
  });
});

describe("withdrawing", () => {
  test("erases the application and every letter about it, takes back each consent and stays provable", async () => {
    const token = await applyAs("volunteer", volunteer);
    expect((await withdraw(token)).status).toBe(200);
    expect((await withdraw(token)).status).toBe(200);

    expect((await pool.query("select 1 from volunteer_applications")).rowCount).toBe(0);
    const { rows: mails } = await pool.query("select to_address, letter, state from mail_outbox");
    expect(mails).toEqual([{ to_address: null, letter: null, state: "FORGOTTEN" }]);
    const { rows: consents } = await pool.query("select purpose, granted from consent_events order by id");
    expect(consents.slice(3)).toEqual([
      { purpose: "dataProcessing", granted: false },
      { purpose: "backgroundCheck", granted: false },
    ]);
    const { rows: audit } = await pool.query(
      "select action, before, after from audit_log where action = 'application.withdrawn'",
    );
    expect(audit).toEqual([{ action: "application.withdrawn", before: { status: "NEW" }, after: null }]);
    expect(await (await look(token)).json()).toEqual({
      state: "WITHDRAWN",
      kind: "volunteer",
      withdrawnAt: expect.any(String),
    });
  });

  test("erases both letters about a partner: the foundation's holds the same words", async () => {
    const token = await applyAs("partner", partner);
    await withdraw(token);
    const { rows } = await pool.query("select to_address, letter from mail_outbox");
    const nothing = { to_address: null, letter: null };
    expect(rows).toEqual([nothing, nothing]);
  });

  test("is not for what has been approved", async () => {
    const token = await applyAs("partner", partner);
    for (const status of ["SCREENING", "INTERVIEW", "APPROVED"])
      await pool.query("update partner_applications set status = $1", [status]);
    expect((await withdraw(token)).status).toBe(409);
    expect(await (await look(token)).json()).toMatchObject({ state: "STANDING", mayWithdraw: false });
  });

  test("works by a plain form and comes back to the page", async () => {
    const token = await applyAs("partner", partner);
    const response = await app.request(`/nl/applications/${token}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "form=withdraw",
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, `/nl/applications/${token}`]);
    expect((await pool.query("select 1 from partner_applications")).rowCount).toBe(0);
  });
});
