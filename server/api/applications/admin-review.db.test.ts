import { beforeAll, describe, expect, test } from "vitest";
import type { ApplicationAnswer } from "#domain/applications/review/application-answer.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import { applicants } from "./admin-work.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const anApplicant = applicants(pool);
let staff: TestVisitor;
let admin: TestVisitor;

beforeAll(async () => {
  const { app } = await testApp(pool);
  [staff, admin] = [visitorOf(app), visitorOf(app)];
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
});
const at = (kind: string, id: string, part = "") => `/api/admin/applications/${kind}/${id}${part}`;
const read = async (who: TestVisitor, kind: string, id: string) =>
  (await (await who.get(at(kind, id))).json()) as ApplicationAnswer;
const inYears = (years: number) => `${new Date().getUTCFullYear() + years}-06-30`;

describe("a volunteer who stops", () => {
  const stop = (id: string, version: number, stoppedOn: unknown) =>
    staff.send("PUT", at("volunteer", id, "/stop"), { version, stoppedOn });
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

  test("is recorded with the last day, in the log, and can be taken back; said twice it is said once", async () => {
    const id = await anApplicant.volunteer({ status: "APPROVED" });
    const stopped = await stop(id, 1, yesterday);
    expect(await stopped.json()).toMatchObject({ version: 2, status: "APPROVED", stoppedOn: yesterday });
    expect((await stop(id, 1, yesterday)).status).toBe(200);
    expect((await stop(id, 1, null)).status).toBe(409);
    expect(await (await stop(id, 2, null)).json()).toMatchObject({ version: 3, stoppedOn: null });
    const { rows } = await pool.query(
      "select before, after from audit_log where action = 'application.stop_recorded' and subject_id = $1 order by id",
      [id],
    );
    expect(rows).toEqual([
      { before: { stoppedOn: null }, after: { stoppedOn: yesterday } },
      { before: { stoppedOn: yesterday }, after: { stoppedOn: null } },
    ]);
  });

  test("is an approved one, on a day that has come and not before they began", async () => {
    const applicant = await anApplicant.volunteer({ status: "INTERVIEW" });
    expect((await stop(applicant, 1, yesterday)).status).toBe(409);
    const id = await anApplicant.volunteer({ status: "APPROVED" });
    await pool.query(
      "update volunteer_applications set decided_at = now() - interval '30 days' where id = $1",
      [id],
    );
    for (const day of [inYears(1), "2020-01-01", "2026-02-31", 5])
      expect((await stop(id, 1, day)).status).toBe(422);
    expect((await stop("nobody", 1, yesterday)).status).toBe(404);
    await expect(
      pool.query("update volunteer_applications set stopped_on = now() where id = $1", [applicant]),
    ).rejects.toThrow("check");
  });
});

describe("a background check", () => {
  const record = (id: string, body: object) =>
    staff.send("PUT", at("volunteer", id, "/background-check"), body);
  const approve = (id: string, version: number) =>
    staff.send("POST", at("volunteer", id, "/moves"), { version, to: "APPROVED" });

  test("is asked for, seen by somebody, and only then is a tutor approved", async () => {
    const id = await anApplicant.volunteer({ roleId: "education-tutor", status: "INTERVIEW" });
    const early = await approve(id, 1);
    expect([early.status, await early.text()]).toEqual([409, expect.stringContaining("background check")]);
    expect((await record(id, { version: 1, to: "REQUESTED" })).status).toBe(200);
    expect((await approve(id, 2)).status).toBe(409);
    const seen = await record(id, { version: 2, to: "SEEN_OK", issuedOn: "2026-01-02", renewBy: inYears(3) });
    expect(await seen.json()).toMatchObject({
      version: 3,
      check: { state: "SEEN_OK", needed: true, seenBy: "Samir", issuedOn: "2026-01-02", renewBy: inYears(3) },
    });
    expect((await approve(id, 3)).status).toBe(200);
  });

  test("is no obstacle where the role needs none, and is a step that must make sense", async () => {
    const id = await anApplicant.volunteer({ roleId: "digital-marketing", status: "INTERVIEW" });
    expect((await record(id, { version: 1, to: "SEEN_OK", renewBy: inYears(3) })).status).toBe(409);
    expect((await approve(id, 1)).status).toBe(200);
  });

  test("that ends soon is seen among today's work", async () => {
    const id = await anApplicant.volunteer({ roleId: "education-tutor", status: "INTERVIEW" });
    await record(id, { version: 1, to: "REQUESTED" });
    const renewBy = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await record(id, { version: 2, to: "SEEN_OK", renewBy });
    await approve(id, 3);
    const today = await staff.get("/api/admin/today");
    expect(await today.json()).toMatchObject({ checks: [{ id, name: "Lotte Visser", endsOn: renewBy }] });
  });
});

describe("a grant", () => {
  const criteria = async (id: string) => (await read(staff, "grant", id)).review?.criteria.length ?? 0;
  const score = (who: TestVisitor, id: string, marks: number[], comment = "A clear plan.") =>
    who.send("POST", at("grant", id, "/scores"), { marks, comment });
  const approve = (id: string, award: object | null) =>
    admin.send("POST", at("grant", id, "/moves"), { version: 1, to: "APPROVED", award });

  test("is scored by two who do not know of each other, then awarded with a reason", async () => {
    const id = await anApplicant.grant({ status: "INTERVIEW" });
    const marks = Array.from({ length: await criteria(id) }, () => 4);
    expect(marks.length).toBeGreaterThan(1);
    const award = { cents: 400_000, motivation: "The strongest plan of the round." };
    expect((await score(staff, id, marks, "Samir's own words.")).status).toBe(200);
    expect((await approve(id, award)).status).toBe(409);

    const blind = await read(admin, "grant", id);
    expect(blind.review).toMatchObject({ given: 1, isScored: false, scores: [] });
    expect(JSON.stringify(blind)).not.toContain("Samir's own words");
    expect((await score(staff, id, marks)).status).toBe(409);
    expect((await score(admin, id, marks)).status).toBe(200);
    expect((await read(admin, "grant", id)).review?.scores.map(({ by }) => by)).toEqual(["Samir", "Eva"]);

    expect((await approve(id, null)).status).toBe(422);
    expect((await approve(id, { ...award, cents: 500_001 })).status).toBe(422);
    expect((await approve(id, { ...award, motivation: " " })).status).toBe(422);
    expect((await approve(id, award)).status).toBe(200);
    expect(await read(staff, "grant", id)).toMatchObject({
      status: "APPROVED",
      review: { awardedCents: 400_000, motivation: "The strongest plan of the round." },
    });
    const { rows } = await pool.query<{ letter: string }>(
      "select letter::text as letter from mail_outbox where to_address = $1",
      [`${id}@example.org`],
    );
    expect(rows[0]?.letter).toContain("4,000");
    expect(rows[0]?.letter).not.toContain("strongest plan");
  });

  test("gets a mark for every criterion and words with them, and none after the decision", async () => {
    const id = await anApplicant.grant();
    expect((await score(staff, id, [4])).status).toBe(422);
    const marks = Array.from({ length: await criteria(id) }, () => 3);
    expect((await score(staff, id, marks, " ")).status).toBe(422);
    expect((await score(staff, id, [...marks.slice(1), 6])).status).toBe(422);
    const declined = { version: 1, to: "DECLINED", reason: "Outside our field." };
    await staff.send("POST", at("grant", id, "/moves"), declined);
    expect((await score(staff, id, marks)).status).toBe(409);
  });
});
