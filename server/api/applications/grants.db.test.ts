import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteExpiredDrafts } from "#adapters/postgres/applications/grant-drafts.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { triesPerMailbox } from "../../requests/form-limits.ts";

const { pool, owner } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
let logged: Awaited<ReturnType<typeof testApp>>["logged"];
beforeAll(async () => {
  ({ app, logged } = await testApp(pool, { env: { TRUST_PROXY: "1" } }));
});
beforeEach(async () => {
  await owner.query(
    "truncate grant_applications, grant_drafts, application_links, consent_events, mail_outbox, rate_limits",
  );
});

const callId = "less-alone";
const fields = {
  organisation: "Buurthuis De Brug",
  contactName: "Hanna de Wit",
  email: "Hanna@example.org",
  amount: "1.250,50",
  "answer-plan": "A shared lunch, every week.",
  "answer-people": "Older people from the street.",
  "answer-result": "Twenty guests come back.",
  "answer-costs": "Rent and food.",
  "answer-afterward": "The guests will run it.",
};
const answers = Object.fromEntries(
  Object.entries(fields)
    .filter(([name]) => name.startsWith("answer-"))
    .map(([name, text]) => [name.slice("answer-".length), text]),
);
const application = {
  callId,
  organisation: fields.organisation,
  contactName: fields.contactName,
  email: fields.email,
  amount: fields.amount,
  answers,
  dataProcessing: true,
};

let visitors = 0;
const visitor = () => `203.0.113.${(visitors += 1)}`;

const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, {
    method,
    headers: { "content-type": "application/json", "x-forwarded-for": visitor(), ...headers },
    body: JSON.stringify(body),
  });
const apply = (change: object = {}, headers?: Record<string, string>) =>
  send("POST", "/api/applications/grant", { ...application, ...change }, headers);
const post = (path: string, form: Record<string, string>) =>
  app.request(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": visitor() },
    body: new URLSearchParams(form),
  });
const begin = async (): Promise<string> =>
  (await (await send("POST", "/api/grant-drafts", { callId, fields })).json()).token;
const stored = async () => (await pool.query("select * from grant_applications")).rows;
const mails = async () =>
  (await pool.query("select kind, to_address, language, letter from mail_outbox order by created_at")).rows;
const linkIn = async (): Promise<string> => {
  const [, token] = /applications\/([\w-]{43})/.exec(JSON.stringify((await mails())[0]?.letter)) ?? [];
  return token ?? "";
};

/** For the length of some work the call has closed days ago. */
async function withCallClosed(work: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query("select body from content_items where kind = 'grantCall' and id = $1", [
    callId,
  ]);
  const { body } = rows[0];
  const set = (value: unknown) =>
    pool.query("update content_items set body = $2 where kind = 'grantCall' and id = $1", [callId, value]);
  await set({ ...body, closesOn: body.opensOn });
  await work().finally(() => set(body));
}

describe("calls", () => {
  test("are listed with what they fund and until when; one that does not exist is not found", async () => {
    const list = await (await app.request("/api/grant-calls", { headers: { "x-language": "nl" } })).json();
    expect(list.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
      ["small-plans-for-children", "OPEN"],
      ["less-alone", "OPEN"],
      ["ready-streets", "CLOSED"],
    ]);
    expect(list[1]).toMatchObject({ title: "Minder alleen", maxGrantCents: 200_000, daysLeft: 70 });
    expect((await app.request("/api/grant-calls/nothing")).status).toBe(404);
  });

  test("say how long a decision takes once there are three, whoever took them", async () => {
    const median = async () => (await (await app.request("/api/grant-decisions")).json()).medianDays;
    for (const email of ["a@example.org", "b@example.org", "c@example.org"]) await apply({ email });
    await pool.query("update grant_applications set created_at = created_at - interval '9 days 1 hour'");
    await pool.query("update grant_applications set status = 'SCREENING'");
    expect(await median()).toBeNull();
    await pool.query("update grant_applications set status = 'DECLINED'");
    expect(await median()).toBe(10);
    await pool.query("update grant_applications set status = 'SCREENING'");
    expect(await median()).toBeNull();
  });
});

describe("an application", () => {
  test("is stored as new with its consent, and a letter with a private link waits for the applicant", async () => {
    const response = await apply({}, { "x-language": "ar" });
    expect([response.status, await response.json()]).toEqual([201, { status: "NEW" }]);
    expect(await stored()).toMatchObject([
      {
        call_id: callId,
        org_name: "Buurthuis De Brug",
        contact_email: "Hanna@example.org",
        requested_cents: 125_050,
        answers,
        language: "ar",
        status: "NEW",
        decided_at: null,
      },
    ]);
    const { rows } = await pool.query("select purpose, granted, text_version, language from consent_events");
    expect(rows).toEqual([
      { purpose: "dataProcessing", granted: true, text_version: "grant-3", language: "ar" },
    ]);
    expect(await mails()).toMatchObject([
      { kind: "grant-received", to_address: "Hanna@example.org", language: "ar" },
    ]);
    const token = await linkIn();
    expect(token).toHaveLength(43);
    const kept = await pool.query("select row_to_json(application_links) as row from application_links");
    expect(JSON.stringify(kept.rows)).not.toContain(token);
  });

  test("that misses something is refused with the sentence of the first wrong field", async () => {
    for (const [change, language, sentence] of [
      [{ organisation: " " }, "en", "Please enter your organization or group"],
      [{ amount: "2000,01" }, "nl", "Dit is meer dan het maximum per aanvraag"],
      [{ answers: {} }, "ar", "أجيبوا عن هذا السؤال"],
      [{ dataProcessing: false }, "en", "Without your agreement we cannot consider the application"],
    ] as const) {
      const response = await apply(change, { "x-language": language });
      expect([response.status, await response.text()]).toEqual([422, sentence]);
    }
    expect((await apply({ callId: "nothing" })).status).toBe(404);
    expect((await apply({ website: "https://buy.example" })).status).toBe(422);
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test("that is sent many times at once is one application and one letter", async () => {
    const draftToken = await begin();
    const sent = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => (index % 2 ? apply() : apply({ draftToken }))),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    expect((await pool.query("select 1 from consent_events")).rowCount).toBe(1);
  });

  test("of the same draft is one, even if it was changed in between; another one to the same call is another", async () => {
    const draftToken = await begin();
    await apply({ draftToken });
    expect((await apply({ draftToken, amount: "900" })).status).toBe(201);
    expect(await stored()).toHaveLength(1);
    await apply({ amount: "900" });
    expect(await stored()).toHaveLength(2);
  });

  test("leaves nothing behind when its letter cannot be queued, and its draft stays", async () => {
    const draftToken = await begin();
    await owner.query("alter table mail_outbox add constraint full_up check (false) not valid");
    expect((await apply({ draftToken })).status).toBe(500);
    await owner.query("alter table mail_outbox drop constraint full_up");
    expect(await stored()).toEqual([]);
    expect((await app.request(`/api/grant-drafts/${draftToken}`)).status).toBe(200);
  });

  test("after the deadline is refused kindly, and the draft is kept", async () => {
    const draftToken = await begin();
    await withCallClosed(async () => {
      const response = await apply({ draftToken });
      expect([response.status, await response.text()]).toEqual([
        409,
        "This call has closed, so the application could not be sent. We are sorry. Your answers are kept below.",
      ]);
      expect((await post(`/grants/${callId}/apply/${draftToken}`, fields)).status).toBe(409);
      const draft = await (await app.request(`/api/grant-drafts/${draftToken}`)).json();
      expect(draft).toMatchObject({ state: "OPEN", fields: { organisation: "Buurthuis De Brug" } });
      expect((await send("POST", "/api/grant-drafts", { callId, fields })).status).toBe(409);
    });
    expect(await stored()).toEqual([]);
  });
});

describe("a draft", () => {
  test("is found by its secret alone, and neither cached nor kept in the clear", async () => {
    const token = await begin();
    const response = await app.request(`/api/grant-drafts/${token}`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.json()).toMatchObject({ state: "OPEN", callId, fields });
    expect((await app.request(`/api/grant-drafts/${"x".repeat(43)}`)).status).toBe(404);
    const { rows } = await pool.query("select row_to_json(grant_drafts) as row from grant_drafts");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("is saved again under the same secret", async () => {
    const token = await begin();
    const saved = await send("PUT", `/api/grant-drafts/${token}`, {
      callId,
      fields: { ...fields, amount: "900" },
    });
    expect(await saved.json()).toMatchObject({ token, savedAt: expect.any(String) });
    const draft = await (await app.request(`/api/grant-drafts/${token}`)).json();
    expect(draft.fields.amount).toBe("900");
    const foreign = { callId: "small-plans-for-children", fields };
    expect((await send("PUT", `/api/grant-drafts/${token}`, foreign)).status).toBe(404);
    expect((await pool.query("select 1 from grant_drafts")).rowCount).toBe(1);
  });

  test("is over once it was sent, and says so", async () => {
    const token = await begin();
    await apply({ draftToken: token });
    expect(await (await app.request(`/api/grant-drafts/${token}`)).json()).toEqual({
      state: "SENT",
      sentAt: expect.any(String),
    });
    expect((await send("PUT", `/api/grant-drafts/${token}`, { callId, fields })).status).toBe(409);
    expect((await pool.query("select 1 from grant_drafts")).rowCount).toBe(0);
  });

  test("is gone after sixty days, before it is deleted as well as after", async () => {
    const token = await begin();
    await pool.query(
      "update grant_drafts set saved_at = saved_at - interval '60 days', expires_at = expires_at - interval '60 days'",
    );
    expect((await app.request(`/api/grant-drafts/${token}`)).status).toBe(404);
    expect((await send("PUT", `/api/grant-drafts/${token}`, { callId, fields })).status).toBe(404);
    await begin();
    expect(await deleteExpiredDrafts(pool, new Date())).toBe(1);
    expect((await pool.query("select 1 from grant_drafts")).rowCount).toBe(1);
  });

  test("is mailed about in the visitor's language, once for an impatient second click, without what was typed", async () => {
    const token = await begin();
    const ask = () =>
      send(
        "POST",
        `/api/grant-drafts/${token}/link`,
        { callId, fields, email: fields.email },
        { "x-language": "nl" },
      );
    expect((await ask()).status).toBe(200);
    await ask();
    const letters = await mails();
    expect(letters).toMatchObject([{ kind: "grant-draft", to_address: "Hanna@example.org", language: "nl" }]);
    const text = JSON.stringify(letters[0].letter);
    expect(text).toContain(`http://open-hand.test/nl/grants/${callId}/apply/${token}`);
    expect(text).not.toMatch(/Brug|lunch|Hanna/);
    const without = { callId, fields, email: "hanna" };
    expect((await send("POST", `/api/grant-drafts/${token}/link`, without)).status).toBe(422);
  });
});

test("nobody's mailbox is filled with links to drafts", async () => {
  const email = "somebody@example.org";
  const ask = async () => {
    const token = await begin();
    return (await send("POST", `/api/grant-drafts/${token}/link`, { callId, fields, email })).status;
  };
  for (let count = 0; count < triesPerMailbox.most; count += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
});

describe("the form without JavaScript", () => {
  test("is sent with the one button and thanked for on the call's page", async () => {
    const response = await post(`/nl/grants/${callId}`, { ...fields, dataProcessing: "on" });
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      `/nl/grants/${callId}?sent=1#apply`,
    ]);
    expect(await stored()).toMatchObject([{ language: "nl", requested_cents: 125_050 }]);
  });

  test("is saved and mailed about with the other, whatever is still missing, and goes on where it was", async () => {
    const half = { organisation: "De Brug", email: "hanna@example.org", intent: "link" };
    const response = await post(`/grants/${callId}`, half);
    const [, token] = /^\/grants\/less-alone\/apply\/([\w-]{43})\?mailed=1#apply$/.exec(
      response.headers.get("location") ?? "",
    ) ?? [""];
    expect(token).toBeTruthy();
    expect(await mails()).toHaveLength(1);
    await post(`/grants/${callId}/apply/${token}`, { ...half, organisation: "Buurthuis De Brug" });
    expect((await pool.query("select fields->>'organisation' as name from grant_drafts")).rows).toEqual([
      { name: "Buurthuis De Brug" },
    ]);
    const sent = await post(`/grants/${callId}/apply/${token}`, { ...fields, dataProcessing: "on" });
    expect(sent.headers.get("location")).toBe(`/grants/${callId}?sent=1#apply`);
    expect((await pool.query("select 1 from grant_drafts")).rowCount).toBe(0);
  });

  test("comes back when it cannot be sent", async () => {
    expect((await post(`/grants/${callId}`, fields)).status).toBe(422);
    expect((await post(`/grants/${callId}`, { intent: "link" })).status).toBe(422);
    expect((await post("/grants/nothing", { ...fields, dataProcessing: "on" })).status).toBe(404);
  });
});

test("no secret of a link ever stands in the log, and its page is kept by nobody", async () => {
  const token = await begin();
  await apply({ draftToken: token });
  const status = await linkIn();
  for (const path of [`/grants/${callId}/apply/${token}`, `/ar/applications/${status}`]) {
    const page = await app.request(path);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
  }
  await app.request(`/api/own-applications/${status}`);
  await app.request(`/api/grant-drafts/${token}/`);
  const lines = JSON.stringify(logged);
  expect(lines).toContain("/ar/applications/:secret");
  expect(lines).not.toContain(token);
  expect(lines).not.toContain(status);
});
