import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { ApplicationAnswer, LetterPreview } from "#domain/applications/review/application-answer.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import { applicants } from "./admin-work.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const anApplicant = applicants(pool);
let app: Awaited<ReturnType<typeof testApp>>["app"];
let staff: TestVisitor;
let admin: TestVisitor;

beforeAll(async () => {
  ({ app } = await testApp(pool));
  [staff, admin] = [visitorOf(app), visitorOf(app)];
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
});

const at = (kind: string, id: string, part = "") => `/api/admin/applications/${kind}/${id}${part}`;
const read = async (kind: string, id: string) =>
  (await (await staff.get(at(kind, id))).json()) as ApplicationAnswer;
const move = (who: TestVisitor, kind: string, id: string, body: object) =>
  who.send("POST", at(kind, id, "/moves"), body);
const lettersTo = async (id: string) => {
  const { rows } = await pool.query<{
    language: string;
    letter: { subject: string; blocks: { text?: string; url?: string }[] };
    forget_once_sent: boolean;
  }>(
    "select language, letter, forget_once_sent from mail_outbox where kind = 'application-moved' and to_address = $1 order by created_at",
    [`${id}@example.org`],
  );
  return rows;
};

describe("the page of an application", () => {
  test("tells a volunteer's words, role and language", async () => {
    const id = await anApplicant.volunteer();
    expect(await read("volunteer", id)).toMatchObject({
      who: "Lotte Visser",
      status: "NEW",
      nextStatuses: ["SCREENING", "DECLINED"],
      about: { id: "digital-marketing", name: expect.stringMatching(/Marketing/) },
      texts: [{ question: null, text: "I would like to help." }],
      language: "nl",
      version: 1,
      history: [],
    });
  });

  test("tells an organisation's answers with the questions they belong to, and what it asked for", async () => {
    expect(await read("grant", await anApplicant.grant())).toMatchObject({
      who: "Stichting Lezen",
      facts: [
        { field: "contactName", value: "Omar Haddad" },
        { field: "amount", value: "500000" },
      ],
      texts: [{ field: null, question: "extra", text: "Books." }],
    });
  });

  test("tells where a partner works and where to read more", async () => {
    const { facts } = await read("partner", await anApplicant.partner());
    expect(facts.map(({ field }) => field)).toEqual(["contactName", "siteUrl", "country"]);
  });

  test("is not there for an id nobody has", async () => {
    expect((await staff.get(at("grant", "nobody"))).status).toBe(404);
    expect((await move(staff, "grant", "nobody", { version: 1, to: "SCREENING" })).status).toBe(404);
  });
});

describe("a move", () => {
  test("is told to the applicant in their own language, once, and stays in the history and the audit log", async () => {
    const id = await anApplicant.volunteer();
    const body = { version: 1, to: "SCREENING", line: "Tot gauw!" };
    const moved = await move(staff, "volunteer", id, body);
    expect([moved.status, await moved.json()]).toMatchObject([200, { status: "SCREENING", version: 2 }]);
    // The answer was lost and the browser sends it again.
    expect((await move(staff, "volunteer", id, body)).status).toBe(200);
    const letters = await lettersTo(id);
    expect(letters).toMatchObject([{ language: "nl", letter: { subject: "Wij lezen uw gegevens" } }]);
    expect(letters[0]?.letter.blocks.map(({ text }) => text)).toContain("Tot gauw!");
    expect((await read("volunteer", id)).history).toMatchObject([
      { from: "NEW", to: "SCREENING", by: "Samir", reason: null },
    ]);
    const { rows } = await pool.query(
      "select actor_id, action, before, after from audit_log where subject_kind = 'volunteer_application' and subject_id = $1 and action <> 'application.viewed'",
      [id],
    );
    expect(rows).toEqual([
      {
        actor_id: "demo-staff",
        action: "application.moved",
        before: { status: "NEW" },
        after: { status: "SCREENING" },
      },
    ]);
  });

  test("is read before it goes, word for word, and reading sends nothing", async () => {
    const id = await anApplicant.grant({ language: "ar" });
    const response = await staff.send("POST", at("grant", id, "/letter"), {
      to: "SCREENING",
      line: "أهلًا بكم",
    });
    const letter = (await response.json()) as LetterPreview;
    expect(letter).toMatchObject({ to: `${id}@example.org`, language: "ar", subject: "نقرأ طلبكم الآن" });
    expect(letter.text).toContain("أهلًا بكم");
    expect(await lettersTo(id)).toEqual([]);
  });

  test.each([
    ["volunteer", () => anApplicant.volunteer(), "/nl/applications/"],
    ["grant", () => anApplicant.grant(), "/ar/applications/"],
    ["partner", () => anApplicant.partner(), "/applications/"],
  ])(
    "of a %s application is told with the way to their own page, in their language",
    async (kind, apply, path) => {
      const id = await apply();
      const stranger = visitorOf(app);
      const own = (letter: { url?: string }[]) =>
        letter.map(({ url }) => url).find((url) => url?.startsWith(`http://open-hand.test${path}`)) ?? "";
      await move(staff, kind, id, { version: 1, to: "SCREENING" });
      await move(staff, kind, id, { version: 2, to: "DECLINED", reason: "Not now." });
      const letters = await lettersTo(id);
      expect(letters.map(({ forget_once_sent: forgets }) => forgets)).toEqual([true, true]);
      // Also the link of the first letter still shows how it stands today.
      for (const { letter } of letters) {
        const token = own(letter.blocks).split("/").at(-1) ?? "";
        const shown = await stranger.get(`/api/own-applications/${token}`);
        expect(await shown.json()).toMatchObject({ state: "STANDING", kind, status: "DECLINED" });
      }
    },
  );

  test("shows staff in the preview that there is a link, and not the link itself", async () => {
    const id = await anApplicant.volunteer();
    const preview = await staff.send("POST", at("volunteer", id, "/letter"), { to: "SCREENING" });
    const { text } = (await preview.json()) as LetterPreview;
    expect(text).toContain("http://open-hand.test/nl/applications/…");
    const { rows } = await pool.query("select from application_links where application_id = $1", [id]);
    expect(rows).toEqual([]);
  });

  test("of two colleagues at the same time only the first is made, and the second is told", async () => {
    const id = await anApplicant.partner();
    const [first, second] = await Promise.all([
      move(staff, "partner", id, { version: 1, to: "SCREENING" }),
      move(admin, "partner", id, { version: 1, to: "DECLINED", reason: "Too far." }),
    ]);
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
    const refused = first.status === 409 ? first : second;
    expect(await refused.text()).toContain("A colleague has changed this application");
    expect(await lettersTo(id)).toHaveLength(1);
  });

  test("to DECLINED needs a reason; a declined application can be opened again", async () => {
    const id = await anApplicant.partner();
    const without = await move(staff, "partner", id, { version: 1, to: "DECLINED", reason: "  " });
    expect([without.status, await without.text()]).toEqual([
      422,
      expect.stringContaining("Enter the reason"),
    ]);
    const declined = await move(staff, "partner", id, { version: 1, to: "DECLINED", reason: "No licence." });
    expect(await declined.json()).toMatchObject({
      status: "DECLINED",
      decidedAt: expect.any(String),
      history: [{ reason: "No licence." }],
    });
    const again = await move(staff, "partner", id, { version: 2, to: "SCREENING" });
    expect(await again.json()).toMatchObject({ status: "SCREENING", decidedAt: null, version: 3 });
  });

  test("cannot leap over the steps between", async () => {
    const id = await anApplicant.partner();
    const leap = await move(staff, "partner", id, { version: 1, to: "APPROVED" });
    expect(leap.status).toBe(409);
    expect(await lettersTo(id)).toEqual([]);
  });
});

describe("working together", () => {
  test("an application is given to a colleague, who finds it among their own", async () => {
    const id = await anApplicant.volunteer();
    const given = await staff.send("PUT", at("volunteer", id, "/assignee"), {
      version: 1,
      assigneeId: "demo-admin",
    });
    expect(await given.json()).toMatchObject({ assignee: { id: "demo-admin", name: "Eva" }, version: 2 });
    const mine = await admin.get("/api/admin/applications/volunteer/list?assignee=me");
    expect(await mine.json()).toMatchObject({ rows: [{ id, assignee: { name: "Eva" } }] });
    const nobodys = await admin.get(`/api/admin/applications/volunteer/list?assignee=nobody&q=${id}`);
    expect(await nobodys.json()).toMatchObject({ count: 0 });
  });

  test("it cannot be given to a donor, nor over a change one has not seen", async () => {
    const id = await anApplicant.volunteer();
    const path = at("volunteer", id, "/assignee");
    expect((await staff.send("PUT", path, { version: 1, assigneeId: "demo-donor" })).status).toBe(422);
    await staff.send("PUT", path, { version: 1, assigneeId: "demo-staff" });
    expect((await admin.send("PUT", path, { version: 1, assigneeId: "demo-admin" })).status).toBe(409);
  });

  test("a note is kept once, with its writer", async () => {
    const id = await anApplicant.grant();
    const note = { id: randomUUID(), text: "Called them.\r\nThey call back." };
    for (const _ of [1, 2]) await staff.send("POST", at("grant", id, "/notes"), note);
    expect((await read("grant", id)).notes).toMatchObject([
      { by: "Samir", text: "Called them.\nThey call back." },
    ]);
    const empty = await staff.send("POST", at("grant", id, "/notes"), { id: randomUUID(), text: " " });
    expect(empty.status).toBe(422);
  });
});

describe("a list", () => {
  test("is narrowed by what an application is about and by how long it has waited, and sorted by name", async () => {
    const list = async (query: string) =>
      (await (await staff.get(`/api/admin/applications/volunteer/list?${query}`)).json()) as {
        rows: { id: string; who: string; about: { id: string } }[];
      };
    const { rows } = await list("about=education-tutor&waiting=14");
    expect(rows.map(({ id }) => id)).toEqual([]);
    expect((await list("about=education-tutor")).rows.map(({ about }) => about.id)).toContain(
      "education-tutor",
    );
    const waiting = await list("waiting=14");
    expect(waiting.rows.map(({ id }) => id)).toEqual(["va-demo-4"]);
    const names = (await list("sort=name")).rows.map(({ who }) => who);
    expect(names.indexOf("Amina Idrissi")).toBeLessThan(names.indexOf("Priya Nair"));
    expect((await list("sort=oldest")).rows[0]?.id).toBe("va-demo-7");
  });

  test("finds beginnings of words by two letters and anything by three", async () => {
    const found = async (q: string) => {
      const answer = await staff.get(`/api/admin/applications/volunteer/list?q=${encodeURIComponent(q)}`);
      return ((await answer.json()) as { rows: { id: string }[] }).rows.map(({ id }) => id);
    };
    expect(await found("pr")).toEqual(["va-demo-3"]);
    expect(await found("RIY")).toEqual(["va-demo-3"]);
    expect(await found("ri")).not.toContain("va-demo-3");
    expect(await found("الحر")).toEqual(["va-demo-2"]);
    expect(await found("يو")).toEqual(["va-demo-2"]);
  });
});
